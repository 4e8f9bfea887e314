"""What a bot is given, and what it answers with: the contract for thinking.

A bot sees what its seat sees and nothing else: a decision holds a view, never the state. What the
seat may do follows from the view, since it is the same in every world that the view allows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

import msgspec

from sobremesa.kernel.chance import Chance, fast
from sobremesa.kernel.errors import Reason
from sobremesa.kernel.events import Event

if TYPE_CHECKING:
    from sobremesa.kernel.game import AnyGame, Choices

V = TypeVar("V")
M = TypeVar("M")

LEVELS: Final = ("novice", "casual", "strong", "expert")  # whom people play against, weakest first
DEFAULT_BUDGET: Final = 24  # iterations a decision, where nobody says how many


class Considered(msgspec.Struct, frozen=True):
    """A candidate that a bot has tried."""

    move: Any
    value: float  # what the bot expects of it, on the scale of its own judgement
    error: float  # the standard error of that; 0 where it was reckoned and not sampled
    tries: int
    chance: float | None = None  # to win after it, where the bot reckons that


class Reasons(msgspec.Struct, frozen=True):
    """Why a bot chose what it chose, as data."""

    considered: tuple[Considered, ...]  # the best first
    iterations: int  # how much of its budget it used
    worlds: int  # how many it imagined
    chance: float | None = None  # to win, before the move, where the bot reckons that
    why: tuple[Reason, ...] = ()  # in the game's words, what matters most first: `why-<reason>`


class Thought(msgspec.Struct, Generic[M], frozen=True):
    """What a bot answers with; who does not weigh candidates has no reasons."""

    move: M
    reasons: Reasons | None = None


def always() -> bool:
    """For bots whose only limit is their budget."""
    return True


class Decision(Generic[V, M]):
    """What a bot is given when its seat is asked."""

    def __init__(
        self,
        game: AnyGame,
        view: V,
        told: Sequence[Event],
        chance: Chance,
        budget: int,
        go_on: Callable[[], bool] = always,
    ) -> None:
        self.game = game
        self.view = view
        self.told = told  # what its seat has heard so far
        self.chance = chance
        self.budget = budget  # counts iterations, never seconds
        self.go_on = go_on  # asked between iterations: False, and the bot answers with what it has
        self._world: Any = None

    @property
    def seat(self) -> int:
        """Who is asked."""
        view: Any = self.view
        assert view.seat is not None
        seat: int = view.seat
        return seat

    @property
    def world(self) -> Any:
        """A state that looks like the real one to this seat; it is not to be changed."""
        if self._world is None:
            self._world = self.game.imagine(self.view, fast(0))
        return self._world

    def legal(self) -> Choices[M]:
        """Everything that the seat may answer, as far as the game lists it."""
        return self.game.legal_moves(self.world, self.seat)

    def candidates(self, most: int, kind: str = "") -> Choices[M]:
        """So many of them, the most promising first; see `Game.candidates`."""
        return self.game.candidates(self.world, self.seat, most, kind)


class Bot(Protocol):
    """Somebody who chooses from what their seat sees."""

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        """What to answer, with any legal move."""
