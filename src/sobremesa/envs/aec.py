"""PettingZoo's AEC: one agent after the other, each with a mask of what it can do."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sobremesa.envs.episode import Episode, rewards
from sobremesa.envs.rendering import drawn
from sobremesa.envs.terms import RENDER_MODES, EnvTerms, check_render_mode


class AecEnv(AECEnv[str, dict[str, Any], int]):
    """A game as PettingZoo steps through it; agents are `player_0` and so on, by seat."""

    def __init__(
        self,
        name: str,
        version: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        pack: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.terms = EnvTerms(name, players, options, pack)
        self.metadata = {
            "name": f"{name}_v{version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.terms.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._random = np.random.default_rng()
        self._episode: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Dict:  # noqa: ARG002
        """The same for all agents."""
        return self.terms.observation_space

    def action_space(self, agent: str) -> spaces.Discrete:  # noqa: ARG002
        """The same for all agents."""
        return self.terms.action_space

    @property
    def episode(self) -> Episode:
        """The game under way."""
        if self._episode is None:
            raise RuntimeError("there is no game yet: call reset() first")
        return self._episode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game; the same seed gives the same games from here on."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._episode = Episode(self.terms, int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self.episode.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent sees, and its mask: all 0 while somebody else is asked."""
        return self.episode.observation(self._seat[agent])

    def view(self, agent: str) -> Any:
        """The same as the game's typed view."""
        return self.terms.game.view(self.episode.state, self._seat[agent])

    def step(self, action: int | None) -> None:
        """An action of `agent_selection`; IllegalMove names the rule and changes nothing."""
        episode = self.episode
        if not self.agents:
            raise RuntimeError("the game is over: call reset() for another one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and cannot do nothing: give it an action")
        episode.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._select()
        if episode.seat is None:
            self._end(episode)
        if self.render_mode == "human":
            self.render()

    def _end(self, episode: Episode) -> None:
        """Everybody is done, and rewarded."""
        outcome = episode.outcome()
        assert outcome is not None
        self.rewards = dict(zip(self.possible_agents, rewards(outcome), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The whole table, hidden cards too: as text, on the screen, or as a picture."""
        return drawn(self.terms, self.episode.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(env: AecEnv) -> AECEnv[str, dict[str, Any], int]:
    """As PettingZoo's own environments are: who takes an action outside the mask loses."""
    lost: Any = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    bounded: Any = wrappers.AssertOutOfBoundsWrapper(lost)
    ordered: AECEnv[str, dict[str, Any], int] = wrappers.OrderEnforcingWrapper(bounded)
    return ordered
