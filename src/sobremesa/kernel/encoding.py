"""Numbers for learners: a view is a row, a move is one action or several.

The *row* of a seat says what its view says and nothing else (`kernel/layout.py`), and last what it
has already said of a move that it is putting together. The *actions* of a game are numbered once
for all its moves. A move that is made of many parts is said in steps: a *walk* knows by which
actions it can still become a legal move, and what the move is once nothing is left to be said.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from struct import pack
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

    def allows(self, action: int) -> bool:
        """Whether this action can follow."""
        return action in self.following()

    def mask(self, actions: int) -> bytes:
        """1 for each action that can follow, of so many, and 0 elsewhere."""
        mask = bytearray(actions)
        for action in self.following():
            mask[action] = 1
        return bytes(mask)


class Answers(Generic[M]):
    """All answers to a question, each of them one action: made once for many walks."""

    def __init__(self, actions: list[int], moves: list[M], size: int) -> None:
        self.actions = actions
        self.move = dict(zip(actions, moves, strict=True))
        mask = bytearray(size)
        for action in actions:
            mask[action] = 1
        self.mask = bytes(mask)


class AnswerWalk(Walk[M]):
    """One step, by which everything is said."""

    def __init__(self, answers: Answers[M]) -> None:
        super().__init__()
        self._answers = answers

    def following(self) -> list[int]:
        """Every answer."""
        return self._answers.actions

    def take(self, action: int) -> M | None:
        """The move of this answer."""
        self.taken.append(action)
        return self._answers.move[action]

    def allows(self, action: int) -> bool:
        """As its mask says."""
        return 0 <= action < len(self._answers.mask) and self._answers.mask[action] == 1

    def mask(self, actions: int) -> bytes:  # noqa: ARG002
        """As it was made."""
        return self._answers.mask


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


class RowWriter(ABC, Generic[S]):
    """Writes the rows of one table after another, and may keep what it wrote before.

    What it writes is what the codec writes of the view, number by number: it is only quicker.
    """

    @abstractmethod
    def row(self, state: S, seat: int) -> bytes:
        """What this seat sees, as 16-bit numbers; without what it has said of a move."""


class ViewRows(RowWriter[S]):
    """Writes whole views."""

    def __init__(self, codec: ViewCodec, view: Callable[[S, int], Any], seats: int) -> None:
        self.codec = codec
        self.view = view
        self.seats = seats
        self._format = f"={codec.width}h"

    def row(self, state: S, seat: int) -> bytes:
        """As the codec says it."""
        numbers: list[int] = []
        self.codec.write(self.view(state, seat), numbers, seat, self.seats)
        return pack(self._format, *numbers)


class Encoding(Generic[S, M]):
    """The rows and actions of a game with one pack: stable for a version."""

    def __init__(
        self,
        version: int,
        view: ViewCodec,
        actions: ActionSpace[S, M],
        rows: Callable[[int], RowWriter[S]],
    ) -> None:
        if len(actions.names) > MOST_ACTIONS:
            raise ValueError(f"this pack needs {len(actions.names)} actions, more than learners do")
        self.version = version
        self.view = view
        self.actions = actions
        self.rows = rows  # a writer for a table of so many seats
        self.width = view.width + actions.taken.width
        self.none = bytes(len(actions.names))  # the mask of who is not asked
        self._format = f"={self.width}h"
        self._taken_format = f"={actions.taken.width}h"

    def row(self, view: Any, taken: Sequence[int] = ()) -> list[int]:
        """What this view says, and which actions its seat has taken towards a move."""
        numbers: list[int] = []
        self.view.write(view, numbers, view.seat or 0, len(view.seats))
        self.actions.taken.write(taken, numbers, 0, 1)
        return numbers

    def write(self, view: Any, taken: Sequence[int], buffer: Any) -> None:
        """Write the row into a buffer of as many 16-bit numbers."""
        memoryview(buffer).cast("B")[:] = pack(self._format, *self.row(view, taken))

    def taken(self, actions: Sequence[int]) -> bytes:
        """The last numbers of a row: which actions its seat has taken towards a move."""
        numbers: list[int] = []
        self.actions.taken.write(actions, numbers, 0, 1)
        return pack(self._taken_format, *numbers)

    def mask(self, walk: Walk[M] | None) -> bytes:
        """1 for each action that can follow, and 0 elsewhere."""
        return self.none if walk is None else walk.mask(len(self.none))

    def write_mask(self, walk: Walk[M] | None, buffer: Any) -> None:
        """Write the mask into a buffer of bytes."""
        memoryview(buffer).cast("B")[:] = self.mask(walk)

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
