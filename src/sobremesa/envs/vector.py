"""Gymnasium's vector form: many tables of one learner each, in shared arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from sobremesa.envs.episode import Row, rewards
from sobremesa.envs.opponents import BotTable, check_seat, opponents_of
from sobremesa.envs.solo import dealt
from sobremesa.envs.terms import EnvTerms
from sobremesa.kernel.errors import IllegalMove


class SoloVectorEnv(VectorEnv[Row, npt.NDArray[np.int64], Row]):
    """Many games of one learner against bots, one after the other in this process.

    All rows and masks lie in two arrays, which are written anew by each step and never copied:
    copy what you keep. A game that is over is dealt anew by the step after it, whose action is not
    looked at.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: str | Sequence[str] = "casual",
        players: int | None = None,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        pack: str | Path | None = None,
    ) -> None:
        super().__init__()
        self.terms = EnvTerms(game, players, options, pack)
        self.opponents = opponents_of(self.terms, opponents)
        check_seat(self.terms, seat)
        if num_envs < 1:
            raise ValueError(f"num_envs: at least 1, not {num_envs}")
        self.seat = seat
        self.num_envs = num_envs
        self.single_observation_space = self.terms.row_space
        self.single_action_space = self.terms.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        actions = int(self.terms.action_space.n)
        self.rows = np.zeros((num_envs, self.terms.encoding.width), np.int16)
        self.masks = np.zeros((num_envs, actions), np.int8)
        self._rewards = np.zeros(num_envs)
        self._over = np.zeros(num_envs, bool)
        self._never = np.zeros(num_envs, bool)
        self._tables: list[BotTable] = []
        self._randoms: list[np.random.Generator] = []

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Row, dict[str, Any]]:
        """Deal a new game at every table; table n has the seed and n."""
        if isinstance(seed, int) or not self._randoms:
            first = seed if isinstance(seed, int) else None
            seeds = [None if first is None else first + n for n in range(self.num_envs)]
            self._randoms = [np.random.default_rng(one) for one in seeds]
        if isinstance(seed, list):
            for n, one in enumerate(seed):
                if one is not None:
                    self._randoms[n] = np.random.default_rng(one)
        self._tables = [self._deal(n) for n in range(self.num_envs)]
        self._over[:] = False
        for n in range(self.num_envs):
            self._write(n)
        return self.rows, {"action_mask": self.masks}

    def _deal(self, n: int) -> BotTable:
        return dealt(self.terms, self.opponents, self.seat, self._randoms[n])

    def _write(self, n: int) -> None:
        table = self._tables[n]
        table.episode.write(table.seat, self.rows[n], self.masks[n])

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Row, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """An action at each table."""
        if not self._tables:
            raise RuntimeError("there are no games yet: call reset() first")
        illegal: dict[int, str] = {}
        for n, action in enumerate(actions.tolist()):
            if self._over[n]:
                self._tables[n] = self._deal(n)
                self._rewards[n], self._over[n] = 0.0, False
            else:
                self._take(n, action, illegal)
            self._write(n)
        info: dict[str, Any] = {"action_mask": self.masks}
        if illegal:
            info["illegal"] = illegal
        return self.rows, self._rewards.copy(), self._over.copy(), self._never.copy(), info

    def _take(self, n: int, action: int, illegal: dict[int, str]) -> None:
        """An action at one table, as the form for one table has it."""
        table = self._tables[n]
        self._rewards[n] = 0.0
        try:
            table.take(action)
        except IllegalMove as refused:
            illegal[n] = str(refused)
            self._rewards[n], self._over[n] = -1.0, True
            return
        outcome = table.episode.outcome()
        if outcome is not None:
            self._rewards[n], self._over[n] = rewards(outcome)[table.seat], True
