"""Any game of the kernel's contract as a search sees it.

What a game knows better about itself, its own model says: a subclass with another belief, a shorter
key, a policy that plays well, an evaluation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sobremesa.bots.beliefs import Belief
from sobremesa.bots.model import Model, World
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.native import mypyc_attr


class Imagined(Belief):
    """All that a view leaves open, evenly."""

    def __init__(self, game: AnyGame, view: Any) -> None:
        self.game = game
        self.view = view

    def draw(self, chance: Chance) -> World:
        """A state that the seat of the view cannot tell from the real one."""
        return World(self.game.imagine(self.view, chance))


@mypyc_attr(allow_interpreted_subclasses=True)
class GameModel(Model):
    """A game with a belief about its state; utilities are shares of the win."""

    def __init__(self, game: AnyGame, belief: Belief, seats: int, most: int) -> None:
        super().__init__(seats)
        self.game = game
        self.belief = belief
        self.most = most  # candidates a choice

    def draw(self, chance: Chance) -> World:
        """A world of the belief."""
        return self.belief.draw(chance)

    def copy(self, state: Any) -> Any:
        """The state's own copy."""
        return state.copy()

    def to_act(self, state: Any) -> Sequence[int]:
        """As the rules say."""
        return self.game.to_act(state)

    def moves(self, state: Any, seat: int) -> Sequence[Any]:
        """The candidates that the game names first."""
        return self.game.candidates(state, seat, self.most).moves

    def apply(self, state: Any, seat: int, move: Any) -> None:
        """Without a story."""
        self.game.apply(state, seat, move)

    def utilities(self, state: Any) -> list[float]:
        """One win, shared by the winners."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        winners = outcome.winners
        share = 1.0 / len(winners)
        return [share if seat in winners else 0.0 for seat in range(self.seats)]

    def evaluate(self, state: Any) -> list[float]:  # noqa: ARG002
        """No opinion: all may win alike."""
        return [1.0 / self.seats] * self.seats

    def guess(self, state: Any, seat: int, chance: Chance) -> Any:
        """Any legal move."""
        return self.game.random_move(state, seat, chance)

    def key(self, state: Any, seat: int) -> object:
        """What the seat sees now; what it saw before and might remember is not in it."""
        return msgspec.msgpack.encode(self.game.view(state, seat))
