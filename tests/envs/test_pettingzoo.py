"""PettingZoo's own suites over every game, count and edition, and what they leave open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from sobremesa.envs import antayagi_v0, antheno_v0, tanxi_v0
from sobremesa.envs.episode import rewards
from sobremesa.games.antayagi.content import PACKS
from sobremesa.kernel.errors import Fault, IllegalMove
from sobremesa.kernel.game import Outcome

# The suite knows that boards with masks are dictionaries only of PettingZoo's own environments.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]

SMALL = {"colours": 2, "hand": 4, "draw": "free"}
WAYS: list[tuple[ModuleType, int, dict[str, Any], int]] = [  # and how many cycles
    *[(antayagi_v0, players, {"edition": "80"}, 40) for players in range(3, 8)],
    *[(antayagi_v0, players, {"edition": "65", "ask": "able"}, 40) for players in range(3, 8)],
    *[(antheno_v0, players, SMALL, 5) for players in range(2, 5)],
    (antheno_v0, 2, {}, 3),
    *[(tanxi_v0, players, {}, 60) for players in range(3, 6)],
    (tanxi_v0, 3, {"characters": "random", "round_limit": 2}, 120),
]
MODULES = (antayagi_v0, antheno_v0, tanxi_v0)


def named(value: Any) -> str | None:
    """A way to play as pytest shows it."""
    return value.__name__.rpartition(".")[2] if isinstance(value, ModuleType) else None


@pytest.mark.parametrize(("module", "players", "options", "cycles"), WAYS, ids=named)
def test_the_api_is_kept(
    module: ModuleType, players: int, options: dict[str, Any], cycles: int
) -> None:
    api_test(module.env(players, options), num_cycles=cycles)


@pytest.mark.parametrize(("module", "players", "options", "cycles"), WAYS, ids=named)
def test_the_same_seed_is_the_same_game(
    module: ModuleType, players: int, options: dict[str, Any], cycles: int
) -> None:
    seed_test(partial(module.env, players, options), num_cycles=cycles)


@pytest.mark.parametrize("module", MODULES, ids=named)
def test_it_is_drawn_in_every_way(module: ModuleType) -> None:
    options = SMALL if module is antheno_v0 else {}
    render_test(partial(module.env, None, options))


@pytest.mark.parametrize("edition", ["80", "65"])
@pytest.mark.parametrize("players", range(3, 8))
def test_the_parallel_api_is_kept(players: int, edition: str) -> None:
    parallel_api_test(antayagi_v0.parallel_env(players, {"edition": edition}), num_cycles=40)


@pytest.mark.parametrize("players", [3, 7])
def test_the_same_seed_is_the_same_parallel_game(players: int) -> None:
    games = []
    for _ in range(2):
        env, random, seen = antayagi_v0.parallel_env(players), np.random.default_rng(5), []
        observations, _ = env.reset(seed=3)
        while env.agents:
            for agent, mine in observations.items():
                seen.append((agent, mine["observation"].tobytes(), mine["action_mask"].tobytes()))
            open_to = {agent: mine["action_mask"] for agent, mine in observations.items()}
            actions = {
                agent: int(random.choice(np.flatnonzero(mask))) for agent, mask in open_to.items()
            }
            observations, won, *_ = env.step(actions)
            seen.append(tuple(won.values()))
        games.append(seen)
    assert games[0] == games[1]
    assert any(isinstance(part[0], float) and max(part) == 1.0 for part in games[0])


def test_only_the_asked_may_answer_in_the_parallel_form() -> None:
    env = antayagi_v0.parallel_env(3)
    with pytest.raises(RuntimeError, match=r"call reset\(\)"):
        env.step({})
    observations, _ = env.reset(seed=1)
    (asked,) = [a for a, o in observations.items() if not o["action_mask"][env.wait]]
    waiting = dict.fromkeys(env.agents, env.wait)
    with pytest.raises(ValueError, match="can only wait"):
        env.step(dict.fromkeys(env.agents, 0))
    with pytest.raises(IllegalMove, match="K-1"):
        env.step(waiting | {asked: 6})  # to lay a card
    env.step(waiting | {asked: 0})


def played_to_the_end(env: AECEnv[str, Any, int], seed: int) -> dict[str, float]:
    """What everybody has got after a random game."""
    random, got = np.random.default_rng(seed), {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, done, _, _ = env.last()
        got[agent] = reward
        mask = np.flatnonzero(observation["action_mask"])
        env.step(None if done else int(random.choice(mask)))
    return got


@pytest.mark.parametrize("module", MODULES, ids=named)
def test_rewards_sum_to_nothing_and_a_game_that_is_over_is_over(module: ModuleType) -> None:
    options = SMALL if module is antheno_v0 else {"round_limit": 3} if module is tanxi_v0 else {}
    env = module.raw_env(None, options)
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        env.step(0)
    got = played_to_the_end(env, 4)
    assert len(got) == len(env.possible_agents)
    assert abs(sum(got.values())) < 1e-9
    with pytest.raises(RuntimeError, match="the game is over"):
        env.step(0)


def test_those_who_share_the_first_place_share_its_reward() -> None:
    assert rewards(Outcome((1, 2))) == [1.0, -1.0]
    assert rewards(Outcome((2, 1, 3, 4))) == pytest.approx([-1 / 3, 1.0, -1 / 3, -1 / 3])
    assert rewards(Outcome((1, 1, 2, 2))) == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
    assert rewards(Outcome((1, 1, 1))) == [0.0, 0.0, 0.0]


@pytest.mark.parametrize(
    ("make", "action", "rule"),
    [
        (antayagi_v0.raw_env, 6, "K-1"),
        (partial(antheno_v0.raw_env, 2, SMALL), 36, "AN-10"),
        (partial(tanxi_v0.raw_env, 3, {"characters": "random"}), 300, "K-1"),
    ],
)
def test_an_illegal_action_names_its_rule_and_changes_nothing(
    make: Callable[[], Any], action: int, rule: str
) -> None:
    env = make()
    env.reset(seed=2)
    before = env.observe(env.agent_selection)
    with pytest.raises(IllegalMove, match=rule):
        env.step(action)
    with pytest.raises(IllegalMove, match="K-3"):
        env.step(5000)
    after = env.observe(env.agent_selection)
    assert np.array_equal(before["observation"], after["observation"])
    assert np.array_equal(before["action_mask"], after["action_mask"])


def test_an_illegal_action_loses_where_the_game_is_wrapped(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = antayagi_v0.env()
    env.reset(seed=2)
    loser = env.agent_selection
    env.step(6)
    assert "Illegal move made" in caplog.text
    assert all(env.terminations.values())
    assert {agent: env.rewards[agent] for agent in env.agents} == {
        agent: -1.0 if agent == loser else 0.0 for agent in env.agents
    }


def test_mistakes_in_arguments_are_named() -> None:
    with pytest.raises(Fault, match="for 3 to 7 players, not 9"):
        antayagi_v0.env(players=9)
    with pytest.raises(Fault, match="colour"):
        antheno_v0.env(options={"colour": 3})
    with pytest.raises(ValueError, match=r"pack: nowhere\.toml cannot be read"):
        tanxi_v0.env(pack="nowhere.toml")
    with pytest.raises(ValueError, match="render_mode: 'svg' is none of ansi, human, rgb_array"):
        tanxi_v0.env(render_mode="svg")
    env = tanxi_v0.env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="make the environment with a render_mode"):
        env.render()


def test_a_box_of_ones_own_has_rows_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "more.toml"
    text = PACKS["65"].text.replace("copies = 1", "copies = 3")
    file.write_text(text, encoding="utf-8")
    env = antayagi_v0.raw_env(pack=file)
    assert env.terms.options.edition == "65"
    plain = antayagi_v0.raw_env(options={"edition": "65"})
    assert env.terms.encoding.width > plain.terms.encoding.width
    assert max(played_to_the_end(env, 1).values()) == 1.0
    file.write_text("game = 3", encoding="utf-8")
    with pytest.raises(Fault, match=r"more\.toml"):
        antayagi_v0.raw_env(pack=file)


def test_the_typed_view_says_the_same() -> None:
    env = tanxi_v0.raw_env()
    env.reset(seed=1)
    agent = env.agent_selection
    row = env.observe(agent)["observation"].tolist()
    seat = int(agent.removeprefix("player_"))
    assert env.terms.encoding.read(row, seat) == (env.view(agent), [])


@pytest.mark.parametrize("module", MODULES, ids=named)
def test_the_page_of_documentation_is_true(module: ModuleType) -> None:
    page = module.__doc__
    assert page is not None
    env = module.raw_env()
    width, actions = env.terms.encoding.width, env.terms.action_space.n
    assert f"Box(int16, {width})" in page
    assert f"`Discrete({actions})`" in page
    names: dict[str, Any] = {}
    code = page.partition("```python\n")[2].partition("```")[0]
    exec(code.replace("players=2", "players=2, options={'colours': 2, 'hand': 3}"), names)
    assert names["env"].agents == []
