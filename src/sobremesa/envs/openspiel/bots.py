"""Our bots as OpenSpiel's."""

from __future__ import annotations

from typing import Any

import pyspiel

from sobremesa.envs.openspiel.games import SpielGame, SpielState
from sobremesa.envs.openspiel.node import TreeNode
from sobremesa.kernel.bot import Decision
from sobremesa.kernel.chance import fast


def bot(
    game: SpielGame, player: int, level: str = "casual", budget: int | None = None, seed: int = 0
) -> SpielBot:
    """One of our bots at a seat: it sees what the seat sees, however much the state holds.

    `budget` counts iterations a decision; without one it is that of a live table.
    """
    return SpielBot(game, player, level, budget, seed)


class SpielBot(pyspiel.Bot):
    """A bot that decides on a whole move, and says it action by action."""

    def __init__(
        self, game: SpielGame, player: int, level: str, budget: int | None, seed: int
    ) -> None:
        super().__init__()
        terms = game.terms
        known = ", ".join(terms.game.bots)
        if level not in terms.game.bots:
            raise ValueError(f"level: {terms.game.title} has no bot {level!r}, only {known}")
        if not 0 <= player < terms.players:
            raise ValueError(f"player: from 0 to {terms.players - 1}, not {player}")
        if budget is not None and budget < 1:
            raise ValueError(f"budget: at least 1, not {budget}")
        self.player = player
        self.level = level
        self.budget = terms.game.budget(level, terms.players) if budget is None else budget
        self._seed = seed
        self._chance = fast(seed)
        self._plan: list[int] = []

    def restart(self) -> None:
        """Forget everything: the same seed thinks the same thoughts from here on."""
        self._chance = fast(self._seed)
        self._plan = []

    def restart_at(self, state: SpielState) -> None:  # noqa: ARG002 - a bot remembers nothing
        """Be ready to play from any state."""
        self.restart()

    def provides_policy(self) -> bool:
        """All that it says of other actions is that it would not take them."""
        return True

    def step(self, state: SpielState) -> int:
        """The action that it takes."""
        node = state.node
        if state.current_player() != self.player:
            raise ValueError(f"player {self.player} is not asked here")
        taken = node.walk().taken
        if not taken:
            self._plan = self._decided(node)
        if self._plan[: len(taken)] == taken and len(taken) < len(self._plan):
            return self._plan[len(taken)]
        following = node.following()  # somebody else has begun this move
        return following[self._chance.below(len(following))]

    def step_with_policy(self, state: SpielState) -> tuple[list[tuple[int, float]], int]:
        """The action that it takes, and that it would take no other."""
        action = self.step(state)
        return [(other, float(other == action)) for other in state.legal_actions()], action

    def get_policy(self, state: SpielState) -> list[tuple[int, float]]:
        """That it would take one action and no other."""
        return self.step_with_policy(state)[0]

    def _decided(self, node: TreeNode) -> list[int]:
        """The actions of the move that it chooses."""
        assert node.tale is not None
        game, seat = node.game, self.player
        view, told = game.view(node.state, seat), node.tale.told(seat)
        decision: Decision[Any, Any] = Decision(game, view, told, self._chance, self.budget)
        move = game.bots[self.level].choose(decision).move
        return node.terms.encoding.actions.steps(node.state, seat, move)
