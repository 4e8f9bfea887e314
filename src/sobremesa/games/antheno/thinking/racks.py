"""What the others may hold: by the colours that show, and by what a draw has told.

Playing is compulsory, so who drew or passed could play none of their tiles then (AN-10, AN-11).
That speaks of every tile they held: none of them could join the table alone. Colours are dealt one
by one, again where a tile contradicts that; what remains is even over all deals that do not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sobremesa.games.antheno.bots import rack_of
from sobremesa.games.antheno.content import COLOURS, KIND, KINDS, NUMBERS, count
from sobremesa.games.antheno.events import Drew, Passed, Played
from sobremesa.games.antheno.moves import cells_of
from sobremesa.games.antheno.thinking.fitting import Fitting
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.events import Event
from sobremesa.kernel.native import mypyc_attr

_TRIES: Final = 40  # deals of a colour until one contradicts nothing; the last one stands
_UNLIKELY: Final = 0.02  # that somebody could play who drew: the referee's search has its bounds


class Clue:
    """Somebody's last draw or pass: the table that no tile of theirs could join."""

    __slots__ = ("drawn", "played", "table")

    def __init__(self, table: list[int], drawn: list[int], played: list[int]) -> None:
        self.table = table
        self.drawn = drawn  # by colour, how many tiles they have drawn since, with that one
        self.played = played  # the kinds that they have played since


class DealtRacks:
    """One deal that a seat holds possible."""

    __slots__ = ("bag", "held", "racks")

    def __init__(self, racks: list[list[int]], bag: list[int], held: list[list[int]]) -> None:
        self.racks = racks
        self.bag = bag
        self.held = held  # by seat, the tiles that their clue speaks of; none without a clue


@mypyc_attr(allow_interpreted_subclasses=True)
class Rumours:
    """Everything that one seat knows of the racks of the others."""

    def __init__(self, view: View, told: Sequence[Event], fitting: Fitting) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.fitting = fitting
        self.rack = rack_of(view, view.seat)
        self.table = count(list(cells_of(view.table).values()))
        self.clues: dict[int, Clue] = clues(view, told) if view.options.draw == "strict" else {}

    def deal(self, chance: Chance) -> DealtRacks:
        """A deal that fits the colours and contradicts no clue."""
        seats = len(self.view.seats)
        dealt = DealtRacks(_empty(seats), [], _empty(seats))
        dealt.racks[self.seat] = self.rack[:]
        for colour in range(len(COLOURS)):
            self._deal_colour(colour, dealt, chance)
        chance.shuffle(dealt.bag)
        return dealt

    def _deal_colour(self, colour: int, dealt: DealtRacks, chance: Chance) -> None:
        unseen = self._unseen(colour)
        for _ in range(_TRIES):
            chance.shuffle(unseen)
            held = self._held(colour, unseen, chance)
            if held is not None:
                for seat, kinds in held:
                    for kind in kinds:
                        dealt.held[seat][kind] += 1
                break
        left = iter(unseen)
        for seat, shown in enumerate(self.view.seats):
            if seat != self.seat:
                for _ in range(shown.colours[colour]):
                    dealt.racks[seat][next(left)] += 1
        dealt.bag += left

    def _unseen(self, colour: int) -> list[int]:
        kinds = range(colour * NUMBERS, (colour + 1) * NUMBERS)
        box = self.view.box
        return [
            kind for kind in kinds for _ in range(box[kind] - self.table[kind] - self.rack[kind])
        ]

    def _held(
        self, colour: int, unseen: list[int], chance: Chance
    ) -> list[tuple[int, list[int]]] | None:
        """What those of whom there is a clue held then of this colour; None: they could play it."""
        found: list[tuple[int, list[int]]] = []
        first = 0
        for seat, shown in enumerate(self.view.seats):
            if seat == self.seat:
                continue
            mine = unseen[first : first + shown.colours[colour]]
            first += len(mine)
            clue = self.clues.get(seat)
            if clue is None:
                continue
            mine += [kind for kind in clue.played if kind // NUMBERS == colour]
            chance.shuffle(mine)
            held = mine[clue.drawn[colour] :]
            for kind in held:
                if self.fitting.joins(clue.table, kind):
                    return None
            found.append((seat, held))
        return found

    def likelihood(self, dealt: DealtRacks) -> float:
        """How well a deal agrees with the clues: who could have played several tiles did not."""
        likely = 1.0
        for seat, clue in self.clues.items():
            held = dealt.held[seat]
            if any(held) and self.fitting.find(clue.table, held, sum(held) - 1) is not None:
                likely *= _UNLIKELY
        return likely


def _empty(seats: int) -> list[list[int]]:
    return [[0] * KINDS for _ in range(seats)]


def clues(view: View, told: Sequence[Event]) -> dict[int, Clue]:
    """The last draw or pass of each other seat, and the table as it was then."""
    table = count(list(cells_of(view.table).values()))
    drawn = [[0] * len(COLOURS) for _ in view.seats]
    played: list[list[int]] = [[] for _ in view.seats]
    found: dict[int, Clue] = {}
    for event in reversed(told):
        if isinstance(event, Played):
            kinds = [KIND[tile] for tile in event.tiles]
            for kind in kinds:
                table[kind] -= 1
            played[event.seat] += kinds
        elif isinstance(event, Drew | Passed):
            seat = event.seat
            if isinstance(event, Drew):
                drawn[seat][COLOURS.index(event.colour)] += 1
            if seat != view.seat and seat not in found and view.seats[seat].place is None:
                found[seat] = Clue(table[:], drawn[seat][:], played[seat][:])
    return found
