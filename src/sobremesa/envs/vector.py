"""Gymnasium's vector form: many tables in shared arrays, against bots or all seats at once."""

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
from sobremesa.kernel.episode import NumberedGame, NumberedGames
from sobremesa.kernel.errors import IllegalMove

Stepped = tuple[Row, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]


class SharedVectorEnv(VectorEnv[Row, npt.NDArray[np.int64], Row]):
    """Many tables whose rows and masks lie in two arrays.

    The arrays are written anew by each step and never copied: copy what you keep. A game that is
    over is dealt anew by the step after it, whose action is not looked at.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(self, terms: EnvTerms, num_envs: int) -> None:
        super().__init__()
        if num_envs < 1:
            raise ValueError(f"num_envs: at least 1, not {num_envs}")
        self.terms = terms
        self.num_envs = num_envs
        self.single_observation_space = terms.row_space
        self.single_action_space = terms.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rows = np.zeros((num_envs, terms.encoding.width), np.int16)
        self.masks = np.zeros((num_envs, int(terms.action_space.n)), np.int8)
        self._never = np.zeros(num_envs, bool)
        self._randoms: list[np.random.Generator] = []

    def _seed(self, seed: int | list[int | None] | None) -> None:
        """Table n has the seed and n, or its own of a list."""
        if isinstance(seed, int) or not self._randoms:
            first = seed if isinstance(seed, int) else None
            seeds = [None if first is None else first + n for n in range(self.num_envs)]
            self._randoms = [np.random.default_rng(one) for one in seeds]
        if isinstance(seed, list):
            for n, one in enumerate(seed):
                if one is not None:
                    self._randoms[n] = np.random.default_rng(one)


class SelfPlayVectorEnv(SharedVectorEnv):
    """Many games in which the caller answers for whoever is asked, at each table somebody.

    A row is that of the seat which is asked there, `info["seat"]` says which. The reward of a step
    is that of who took the action; `info["rewards"]` has those of all seats, which come at the end
    of a game, when the row is still that of who took the last action. An action outside the mask
    ends the game: -1 for who took it and 0 for the others, and `info["illegal"]` says why.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        pack: str | Path | None = None,
    ) -> None:
        super().__init__(EnvTerms(game, players, options, pack), num_envs)
        terms = self.terms
        games = [NumberedGame(terms.game, terms.options, terms.players) for _ in range(num_envs)]
        self._games = NumberedGames(games, self.rows, self.masks)
        self._started = False

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Row, dict[str, Any]]:
        """Deal a new game at every table; table n has the seed and n."""
        self._seed(seed)
        self._started = True
        for n in range(self.num_envs):
            self._deal(n)
        return self.rows, self._info(np.zeros((self.num_envs, self.terms.players)))

    def _deal(self, n: int) -> None:
        self._games.deal(n, int(self._randoms[n].integers(1 << 62)))

    def _info(self, won: npt.NDArray[np.float64]) -> dict[str, Any]:
        return {
            "action_mask": self.masks,
            "seat": np.array(self._games.seats, np.int64),
            "rewards": won,
        }

    def step(self, actions: npt.NDArray[np.int64]) -> Stepped:
        """An action at each table."""
        if not self._started:
            raise RuntimeError("there are no games yet: call reset() first")
        games = self._games
        again = [n for n, over in enumerate(games.over) if over]
        acted = games.seats[:]
        won = np.zeros((self.num_envs, self.terms.players))
        over = np.zeros(self.num_envs, bool)
        reward = np.zeros(self.num_envs)
        for n in games.step(actions.tolist()):
            if n in games.illegal:
                won[n, acted[n]] = -1.0
            else:
                won[n] = rewards(games.games[n].outcome())
            over[n], reward[n] = True, won[n, acted[n]]
        for n in again:
            self._deal(n)
        info = self._info(won)
        if games.illegal:
            info["illegal"] = games.illegal
        return self.rows, reward, over, self._never.copy(), info


class SoloVectorEnv(SharedVectorEnv):
    """Many games of one learner against bots, one after the other in this process."""

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
        super().__init__(EnvTerms(game, players, options, pack), num_envs)
        self.opponents = opponents_of(self.terms, opponents)
        check_seat(self.terms, seat)
        self.seat = seat
        self._rewards = np.zeros(num_envs)
        self._over = np.zeros(num_envs, bool)
        self._tables: list[BotTable] = []

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Row, dict[str, Any]]:
        """Deal a new game at every table; table n has the seed and n."""
        self._seed(seed)
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

    def step(self, actions: npt.NDArray[np.int64]) -> Stepped:
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
