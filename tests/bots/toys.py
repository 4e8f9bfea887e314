"""Tiny games written down as data, for one idea of search each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sobremesa.bots.model import Model, World
from sobremesa.kernel.chance import Chance


class Turn(NamedTuple):
    """Somebody's choice: who they are, what they know then, and where each move leads."""

    seat: int
    knows: object
    moves: Mapping[str, str]


End = tuple[float, ...]  # what it is worth to each seat


class Start(NamedTuple):
    """Where a game may begin: how often it is drawn, and what it then counts."""

    place: str
    often: int = 1
    weight: float = 1.0


class Toy(Model):
    """A game of turns and ends by name; the state is a list with the name of where it stands."""

    def __init__(self, starts: Sequence[Start], places: Mapping[str, Turn | End]) -> None:
        ends = [place for place in places.values() if not isinstance(place, Turn)]
        super().__init__(len(ends[0]))
        self.starts = [start for start in starts for _ in range(start.often)]
        self.places = places

    def turn(self, state: Any) -> Turn:
        place = self.places[state[0]]
        assert isinstance(place, Turn)
        return place

    def worlds(self) -> list[World]:
        """All of them, by probability."""
        total = sum(start.weight for start in self.starts)
        return [World([start.place], start.weight / total) for start in self.starts]

    def draw(self, chance: Chance) -> World:
        start = self.starts[chance.below(len(self.starts))]
        return World([start.place], start.weight)

    def copy(self, state: Any) -> Any:
        return state[:]

    def to_act(self, state: Any) -> Sequence[int]:
        place = self.places[state[0]]
        return (place.seat,) if isinstance(place, Turn) else ()

    def moves(self, state: Any, seat: int) -> Sequence[str]:  # noqa: ARG002
        return tuple(self.turn(state).moves)

    def apply(self, state: Any, seat: int, move: str) -> None:  # noqa: ARG002
        state[0] = self.turn(state).moves[move]

    def utilities(self, state: Any) -> list[float]:
        place = self.places[state[0]]
        assert not isinstance(place, Turn)
        return list(place)

    def evaluate(self, state: Any) -> list[float]:  # noqa: ARG002
        return [0.0] * self.seats

    def key(self, state: Any, seat: int) -> object:  # noqa: ARG002
        return self.turn(state).knows


class Matrix(NamedTuple):
    """What rows earn and columns lose, how both should play, and what that is worth."""

    rows: list[list[float]]
    mine: list[float]
    theirs: list[float]
    value: float

    @property
    def columns(self) -> list[list[float]]:
        return [[-earned for earned in row] for row in self.rows]


MATRICES = {
    "rock, paper, scissors": Matrix(
        [[0, -1, 1], [1, 0, -1], [-1, 1, 0]], [1 / 3, 1 / 3, 1 / 3], [1 / 3, 1 / 3, 1 / 3], 0.0
    ),
    "rock counts double": Matrix(
        [[0, -1, 2], [1, 0, -1], [-2, 1, 0]], [1 / 4, 1 / 2, 1 / 4], [1 / 4, 1 / 2, 1 / 4], 0.0
    ),
    "uneven pennies": Matrix([[2, -1], [-1, 1]], [2 / 5, 3 / 5], [2 / 5, 3 / 5], 1 / 5),
    "a best row": Matrix([[3, 1, 4], [1, 0, 2]], [1, 0], [0, 1, 0], 1.0),
}


class MatrixModel(Model):
    """Two choose in secret at the same time; either may be the first to say so."""

    def __init__(self, rows: list[list[float]], columns: list[list[float]]) -> None:
        super().__init__(2)
        self.rows = rows
        self.columns = columns

    def draw(self, chance: Chance) -> World:  # noqa: ARG002
        return World([-1, -1])

    def copy(self, state: Any) -> Any:
        return state[:]

    def to_act(self, state: Any) -> Sequence[int]:
        return [seat for seat in (0, 1) if state[seat] < 0]

    def moves(self, state: Any, seat: int) -> Sequence[int]:  # noqa: ARG002
        return range(len(self.rows) if seat == 0 else len(self.rows[0]))

    def apply(self, state: Any, seat: int, move: int) -> None:
        state[seat] = move

    def utilities(self, state: Any) -> list[float]:
        row, column = state
        return [self.rows[row][column], self.columns[row][column]]

    def key(self, state: Any, seat: int) -> object:  # noqa: ARG002
        return "nothing yet"


class Window(Model):
    """Everybody may ring a bell once, or let it be, and nobody hears who let it be.

    Who rings first gets their own prize, and all others nothing; if nobody rings, all get `quiet`.
    """

    def __init__(self, prizes: Sequence[float], quiet: float) -> None:
        super().__init__(len(prizes))
        self.prizes = prizes
        self.quiet = quiet

    def draw(self, chance: Chance) -> World:  # noqa: ARG002
        return World([list(range(self.seats)), -1])

    def copy(self, state: Any) -> Any:
        return [state[0][:], state[1]]

    def to_act(self, state: Any) -> Sequence[int]:
        seats: list[int] = state[0]
        return seats

    def moves(self, state: Any, seat: int) -> Sequence[str]:  # noqa: ARG002
        return ("let it be", "ring")

    def apply(self, state: Any, seat: int, move: str) -> None:
        state[0] = [other for other in state[0] if other != seat]
        if move == "ring":
            state[0], state[1] = [], seat

    def utilities(self, state: Any) -> list[float]:
        if state[1] < 0:
            return [self.quiet] * self.seats
        return [self.prizes[seat] if seat == state[1] else 0.0 for seat in range(self.seats)]

    def key(self, state: Any, seat: int) -> object:  # noqa: ARG002
        return "asked"
