"""What a search asks of a game, and all that it knows of one.

States belong to the search once they are drawn: it plays in them, in place. Moves are values with a
hash. Several seats may owe an answer at once. Which of them is next is drawn by lot, and what each
knows says whether it matters: of a secret choice or a window the others are told nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from sobremesa.kernel.chance import Chance
from sobremesa.kernel.native import mypyc_attr


class World:
    """A whole state, and how much counts what happens in it."""

    __slots__ = ("state", "weight")

    def __init__(self, state: Any, weight: float = 1.0) -> None:
        self.state = state
        self.weight = weight


@mypyc_attr(allow_interpreted_subclasses=True)
class RolloutModel(ABC):
    """A game that can be played on: all that rollouts, and halving by them, ask for."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    @abstractmethod
    def draw(self, chance: Chance) -> World:
        """A world to play in that may be the real one."""

    @abstractmethod
    def copy(self, state: Any) -> Any:
        """A copy that goes its own way, with the same luck."""

    @abstractmethod
    def to_act(self, state: Any) -> Sequence[int]:
        """Who still owes an answer; nobody: it is over."""

    @abstractmethod
    def apply(self, state: Any, seat: int, move: Any) -> None:
        """Play it."""

    @abstractmethod
    def utilities(self, state: Any) -> list[float]:
        """What the end is worth to each seat."""

    def evaluate(self, state: Any) -> list[float]:
        """What a state is worth to each seat where a rollout is cut off: as if it were over."""
        return self.utilities(state)

    @abstractmethod
    def guess(self, state: Any, seat: int, chance: Chance) -> Any:
        """What this seat does in a rollout."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Model(RolloutModel):
    """A game as a tree sees it, with somebody's belief about what is hidden in it."""

    @abstractmethod
    def moves(self, state: Any, seat: int) -> Sequence[Any]:
        """What this seat may consider in this world: few, the best first, at least one."""

    @abstractmethod
    def key(self, state: Any, seat: int) -> object:
        """All that this seat knows: equal keys, and it cannot tell the states apart."""

    def guess(self, state: Any, seat: int, chance: Chance) -> Any:
        """What this seat does in a rollout: any of its moves, if the model knows no better."""
        moves = self.moves(state, seat)
        return moves[chance.below(len(moves))]

    def mixes(self, state: Any, seat: int, together: bool) -> bool:  # noqa: ARG002
        """Whether this seat should not be foreseen: its choice is mixed, by regret matching.

        `together`: others were asked at the same time.
        """
        return together
