"""PettingZoo's parallel form: whoever is asked answers at once, the others wait."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from sobremesa.envs.episode import rewards
from sobremesa.envs.rendering import drawn
from sobremesa.envs.terms import RENDER_MODES, EnvTerms, check_render_mode
from sobremesa.kernel.chance import fast
from sobremesa.kernel.encoding import Walk


class ParallelGameEnv(ParallelEnv[str, dict[str, Any], int]):
    """A game whose every move is one action, all who are asked at once.

    There is one action more than in the AEC form, the last: to wait, which is open to whoever is
    not asked and to nobody else. In a race chance says whose answer comes first; one that comes
    after its question has gone is not heard.
    """

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
        self.metadata = {"name": f"{name}_v{version}", "render_modes": list(RENDER_MODES)}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.terms.players)]
        self.agents: list[str] = []
        self.wait = int(self.terms.action_space.n)
        mask = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        row = self.terms.row_space
        self._observations = spaces.Dict({"observation": row, "action_mask": mask})
        self._actions = spaces.Discrete(self.wait + 1)
        self._random = np.random.default_rng()
        self._rows = self.terms.encoding.rows(self.terms.players)
        self._walks: list[Walk[Any] | None] = []

    def observation_space(self, agent: str) -> spaces.Dict:  # noqa: ARG002
        """The same for all agents."""
        return self._observations

    def action_space(self, agent: str) -> spaces.Discrete:  # noqa: ARG002
        """The same for all agents."""
        return self._actions

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Deal a new game; the same seed gives the same games from here on."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        terms, luck = self.terms, int(self._random.integers(1 << 62))
        self._state = terms.game.setup(terms.options, terms.players, fast(2 * luck))
        self._order = fast(2 * luck + 1)
        self.agents = self.possible_agents[:]
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, dict[str, Any]]:
        """What everybody sees and can do now."""
        terms, encoding = self.terms, self.terms.encoding
        asked = terms.game.to_act(self._state)
        found: dict[str, dict[str, Any]] = {}
        self._walks = []
        for seat, agent in enumerate(self.possible_agents):
            walk = encoding.actions.walk(self._state, seat) if seat in asked else None
            row = np.frombuffer(bytearray(self._rows.row(self._state, seat)), np.int16)
            mask = np.zeros(self.wait + 1, np.int8)
            encoding.write_mask(walk, mask[: self.wait])
            mask[self.wait] = walk is None
            self._walks.append(walk)
            found[agent] = {"observation": row, "action_mask": mask}
        return found

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """An action of everybody; IllegalMove names the rule and changes nothing."""
        if not self.agents:
            raise RuntimeError("there is no game: call reset() for one")
        chosen = [int(actions[agent]) for agent in self.possible_agents]
        for seat, action in enumerate(chosen):
            self._check(seat, action)
        self._answer(chosen)
        outcome = self.terms.game.outcome(self._state)
        won = [0.0] * self.terms.players if outcome is None else rewards(outcome)
        agents, over = self.agents, outcome is not None
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observed(),
            dict(zip(agents, won, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _check(self, seat: int, action: int) -> None:
        """Refuse what is not open to this seat."""
        walk = self._walks[seat]
        if walk is None:
            if action != self.wait:
                raise ValueError(f"player_{seat} is not asked and can only wait: {self.wait}")
        elif action not in walk.following():
            game, encoding = self.terms.game, self.terms.encoding
            raise encoding.refusal(self._state, seat, walk, action, game)

    def _answer(self, chosen: list[int]) -> None:
        """One answer after the other, as long as the question is the same."""
        game = self.terms.game
        seats = list(game.to_act(self._state))
        self._order.shuffle(seats)
        occasion = game.occasion(game.view(self._state, None))
        for seat in seats:
            if game.occasion(game.view(self._state, None)) != occasion:
                return
            walk = self._walks[seat]
            assert walk is not None
            game.apply(self._state, seat, walk.take(chosen[seat]))

    def render(self) -> Any:
        """The whole table, hidden cards too: as text, on the screen, or as a picture."""
        return drawn(self.terms, self._state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
