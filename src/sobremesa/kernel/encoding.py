"""Numbers for learners: a view is a row, a move is one action or several.

The *row* of a seat says what its view says and nothing else (`kernel/layout.py`), and last what it
has already said of a move that it is putting together. The *actions* of a game are numbered once
for all its moves. A move that is made of many parts is said in steps: a *walk* knows by which
actions it can still become a legal move, and what the move is once nothing is left to be said.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from struct import pack_into
from typing import Any, Final, Generic, TypeVar

from sobremesa.kernel.errors import IllegalMove, malformed
from sobremesa.kernel.layout import (
    Codec,
    Column,
    FixedCodec,
    NumberCodec,
    ViewCodec,
    bounds_of,
    places_of,
)

MOST_ACTIONS: Final = 4096

S = TypeVar("S")
M = TypeVar("M")


class Walk(ABC, Generic[M]):
    """A move on its way: the actions that were taken, and those that can follow."""

    def __init__(self) -> None:
        self.taken: list[int] = []

    @abstractmethod
    def following(self) -> list[int]:
        """The actions that can still lead to a legal move; at least one."""

    @abstractmethod
    def take(self, action: int) -> M | None:
        """Go on by one of these actions; the move, once it is whole."""


class ListedWalk(Walk[M]):
    """A walk among moves that are all listed, each as its actions.

    What is forced is not asked: after the first action, one that alone can follow is taken too.
    """

    def __init__(self, ways: Sequence[Sequence[int]], move: Callable[[int], M]) -> None:
        super().__init__()
        self._ways = ways
        self._open = list(range(len(ways)))
        self._move = move

    def following(self) -> list[int]:
        """The next action of each way that is still open, once."""
        depth = len(self.taken)
        ways = self._ways
        return list(dict.fromkeys([ways[n][depth] for n in self._open]))

    def take(self, action: int) -> M | None:
        """Leave the other ways."""
        following = [action]
        while len(following) == 1:
            depth = len(self.taken)
            self._open = [n for n in self._open if self._ways[n][depth] == following[0]]
            self.taken.append(following[0])
            if len(self._open) == 1:
                return self._move(self._open[0])
            following = self.following()
        return None


class ActionSpace(ABC, Generic[S, M]):
    """Every action of a game, by its number."""

    names: tuple[str, ...]  # what each is called
    taken: Codec  # how the actions that were taken so far are written

    @abstractmethod
    def walk(self, state: S, seat: int) -> Walk[M]:
        """The choice of a seat that is asked, from its beginning."""

    @abstractmethod
    def steps(self, state: S, seat: int, move: M) -> list[int]:
        """All actions by which this move is said, forced ones too."""

    @abstractmethod
    def meant(self, state: S, seat: int, taken: list[int]) -> M | None:
        """The move that these actions would be, legal or not; None: they are none."""


class Encoding(Generic[S, M]):
    """The rows and actions of a game with one pack: stable for a version."""

    def __init__(self, version: int, view: ViewCodec, actions: ActionSpace[S, M]) -> None:
        if len(actions.names) > MOST_ACTIONS:
            raise ValueError(f"this pack needs {len(actions.names)} actions, more than learners do")
        self.version = version
        self.view = view
        self.actions = actions
        self.width = view.width + actions.taken.width
        self._format = f"={self.width}h"
        self._none = bytes(len(actions.names))

    def row(self, view: Any, taken: Sequence[int] = ()) -> list[int]:
        """What this view says, and which actions its seat has taken towards a move."""
        numbers: list[int] = []
        self.view.write(view, numbers, view.seat or 0, len(view.seats))
        self.actions.taken.write(taken, numbers, 0, 1)
        return numbers

    def write(self, view: Any, taken: Sequence[int], buffer: Any) -> None:
        """Write the row into a buffer of as many 16-bit numbers."""
        pack_into(self._format, buffer, 0, *self.row(view, taken))

    def write_mask(self, walk: Walk[M] | None, buffer: Any) -> None:
        """Write 1 for each action that can follow, and 0 elsewhere, into a buffer of bytes."""
        mask = memoryview(buffer).cast("B")
        mask[:] = self._none
        if walk is not None:
            for action in walk.following():
                mask[action] = 1

    def read(self, row: Sequence[int], seat: int | None) -> tuple[Any, list[int]]:
        """The view of this seat, and the actions that it has taken: out of a row alone."""
        taken = self.actions.taken.read(row, self.view.width, 0, 1)
        return self.view.view(row, seat), list(taken)

    def columns(self) -> list[Column]:
        """What each number of a row means."""
        taken = self.actions.taken.columns("taken", self.view.width)
        return [column for column in self.view.columns("", 0) + taken if places_of(column)]

    def bounds(self) -> tuple[list[int], list[int]]:
        """The lowest and the highest that each number of a row can be."""
        low, high = bounds_of(self.view)
        more = bounds_of(self.actions.taken)
        return low + more[0], high + more[1]

    def refusal(self, state: Any, seat: int, walk: Walk[M], action: int, game: Any) -> IllegalMove:
        """Why this action cannot follow: what the rules say of the move that it would be."""
        if not 0 <= action < len(self.actions.names):
            last = len(self.actions.names) - 1
            return malformed(f"there are actions from 0 to {last}, not {action}")
        move = self.actions.meant(state, seat, [*walk.taken, action])
        refused: IllegalMove | None = None if move is None else game.why_not(state, seat, move)
        if refused is None:
            name = self.actions.names[action]
            return malformed(f"by the action {action}, {name}, no legal move can be reached")
        return refused


NOTHING_TAKEN: Final = FixedCodec(
    NumberCodec(0, 0, "no action"), 0
)  # where every move is one action
