"""Gymnasium: one seat against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from sobremesa.envs.episode import Row, rewards
from sobremesa.envs.opponents import BotTable, check_seat, opponents_of
from sobremesa.envs.rendering import drawn
from sobremesa.envs.terms import RENDER_MODES, EnvTerms, check_render_mode
from sobremesa.kernel.errors import IllegalMove


class SoloEnv(gymnasium.Env[Row, np.int64]):
    """One learner at a table of bots.

    `opponents` is a bot's name, or one for each of the others from the left on; `seat` is where
    the learner sits, drawn anew for each game if it is None. An observation is a row of the game's
    encoding, `info["action_mask"]` says which actions are open. An action outside of it ends the
    game with a reward of -1, and `info["illegal"]` says why.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "casual",
        players: int | None = None,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        pack: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.terms = EnvTerms(game, players, options, pack)
        self.opponents = opponents_of(self.terms, opponents)
        check_seat(self.terms, seat)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = self.terms.row_space
        self.action_space = self.terms.action_space
        self._table: BotTable | None = None
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Deal a new game, up to the learner's first question."""
        super().reset(seed=seed, options=options)
        self._table = dealt(self.terms, self.opponents, self.seat, self.np_random)
        self._over = False
        if self.render_mode == "human":
            self.render()
        return self._observed()

    @property
    def table(self) -> BotTable:
        """The game under way."""
        if self._table is None:
            raise RuntimeError("there is no game yet: call reset() first")
        return self._table

    def _observed(self) -> tuple[Row, dict[str, Any]]:
        found = self.table.episode.observation(self.table.seat)
        return found["observation"], {"action_mask": found["action_mask"]}

    def view(self) -> Any:
        """What the learner sees, as the game's typed view."""
        return self.terms.game.view(self.table.episode.state, self.table.seat)

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """An action of the learner, and whatever the bots do until it is asked again."""
        table = self.table
        if self._over:
            raise RuntimeError("the game is over: call reset() for another one")
        illegal, reward = None, 0.0
        try:
            table.take(int(action))
        except IllegalMove as refused:
            illegal, reward = str(refused), -1.0
        outcome = table.episode.outcome()
        if outcome is not None:
            reward = rewards(outcome)[table.seat]
        self._over = outcome is not None or illegal is not None
        row, info = self._observed()
        if illegal is not None:
            info["illegal"] = illegal
        if self.render_mode == "human":
            self.render()
        return row, reward, self._over, False, info

    def render(self) -> Any:
        """The whole table, hidden cards too: as text, on the screen, or as a picture."""
        return drawn(self.terms, self.table.episode.state, self.render_mode)


def dealt(
    terms: EnvTerms, opponents: Sequence[str], seat: int | None, random: np.random.Generator
) -> BotTable:
    """A new game in which the learner is asked; one that ends before is dealt anew."""
    while True:
        where = int(random.integers(terms.players)) if seat is None else seat
        table = BotTable(terms, opponents, where, int(random.integers(1 << 60)))
        if table.episode.seat is not None:
            return table
