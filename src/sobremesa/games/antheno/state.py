"""The whole truth of a game of Antheno, and how to copy it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sobremesa.games.antheno.content import COLOURS, HIGHEST, KINDS, NUMBERS, Pack
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.table import Cells
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.state import GameTerms, reduced

NOBODY: Final = -1


class Terms(GameTerms[Options, Pack]):
    """How this table plays, and the box that its options fill."""

    __slots__ = ("box", "strict")

    def __init__(self, options: Options, pack: Pack, seats: int) -> None:
        super().__init__(options, pack, seats)
        self.strict = options.draw == "strict"  # AN-11a
        self.box = box_of(options)


def box_of(options: Options) -> list[int]:
    """AN-2: how many tiles there are of each kind."""
    box = [0] * KINDS
    for colour in range(options.colours):
        first = colour * NUMBERS
        box[first] = options.stars
        for number in range(1, HIGHEST + 1):
            box[first + number] = options.copies
    return box


@dataclass(slots=True, init=False)
class State:
    """One game, now."""

    terms: Terms
    chance: Chance
    box: list[int]  # how many tiles of each kind are in this game
    start: list[list[int]]  # AN-5: what each drew for the start, round by round; NOBODY: nothing
    bag: list[int]  # kinds, the next one last
    racks: list[list[int]]  # AN-7: by seat, how many of each kind; a rack has no order
    table: Cells
    turn: int
    out: list[int]  # AN-30: who has no tile left, in the order of their places
    passes: int  # AN-12: how many have passed in a row
    over: bool
    revealed: int

    def __init__(self, terms: Terms, chance: Chance) -> None:
        self.terms = terms
        self.chance = chance
        self.box = terms.box
        self.start = []
        self.bag = []
        self.racks = []
        self.table = {}
        self.turn = 0
        self.out = []
        self.passes = 0
        self.over = False
        self.revealed = 0

    @property
    def seats(self) -> int:
        """How many play."""
        return self.terms.seats

    def copy(self) -> State:
        """A copy that shares only what never changes."""
        copied = State(self.terms, self.chance.copy())
        copied.box = self.box
        copied.start = self.start
        copied.bag = self.bag[:]
        copied.racks = [rack[:] for rack in self.racks]
        copied.table = self.table  # replaced as a whole by every play
        copied.turn = self.turn
        copied.out = self.out[:]
        copied.passes = self.passes
        copied.over = self.over
        copied.revealed = self.revealed
        return copied

    def truth(self) -> list[Any]:
        """All of it as plain numbers, in a form that is never changed: records hash it."""
        table = [[y, x, kind] for (x, y), kind in self.table.items()]
        return [
            self.start,
            self.bag,
            self.racks,
            sorted(table),
            [self.turn, *self.out],
            [self.passes, int(self.over)],
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, self.terms, self.chance)


def colours_of(rack: list[int]) -> list[int]:
    """AN-7: how many tiles of each colour are on a rack."""
    return [sum(rack[colour * NUMBERS : (colour + 1) * NUMBERS]) for colour in range(len(COLOURS))]
