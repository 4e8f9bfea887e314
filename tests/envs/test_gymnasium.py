"""Gymnasium's own checks, and one seat against bots."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sobremesa.envs.solo import SoloEnv
from sobremesa.envs.vector import SoloVectorEnv

OPTIONS: dict[str, dict[str, object]] = {
    "AntaYagi": {},
    "Antheno": {"colours": 2, "hand": 4, "draw": "free"},
    "Tanxi": {"round_limit": 2, "characters": "random"},
}


@pytest.mark.filterwarnings("ignore:.*not within the observation space:UserWarning")
@pytest.mark.parametrize("title", OPTIONS)
def test_gymnasium_finds_nothing_wrong(title: str) -> None:
    name = f"sobremesa/{title}-v0"
    env = gymnasium.make(name, opponents="random", options=OPTIONS[title])
    check_env(env.unwrapped, skip_render_check=True)


def first_open(mask: np.ndarray) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("title", OPTIONS)
def test_one_seat_plays_against_bots_to_the_end(title: str) -> None:
    env = gymnasium.make(f"sobremesa/{title}-v0", opponents="random", options=OPTIONS[title])
    random = np.random.default_rng(1)
    _, info = env.reset(seed=7)
    over, reward = False, 0.0
    while not over:
        assert reward == 0.0
        action = random.choice(np.flatnonzero(info["action_mask"]))
        _, got, over, truncated, info = env.step(action)
        reward = float(got)
        assert not truncated
    assert reward != 0.0
    assert not info["action_mask"].any()


def test_opponents_are_bots_of_a_level_by_seat() -> None:
    env = SoloEnv("antayagi", opponents=["casual", "strong"], seat=1)
    _, info = env.reset(seed=3)
    assert env.view().seat == 1
    env.step(np.int64(first_open(info["action_mask"])))
    with pytest.raises(ValueError, match="AntaYagí has no bot 'genius', only random, greedy"):
        SoloEnv("antayagi", opponents="genius")
    with pytest.raises(ValueError, match="3 bots for 2 seats"):
        SoloEnv("antayagi", opponents=["random"] * 3)
    with pytest.raises(ValueError, match="seat: from 0 to 2, not 3"):
        SoloEnv("antayagi", seat=3)
    with pytest.raises(ValueError, match="seat: from 0 to 2, not -1"):
        SoloVectorEnv("antayagi", seat=-1)
    with pytest.raises(ValueError, match="num_envs: at least 1, not 0"):
        SoloVectorEnv("antayagi", 0)


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = SoloEnv("antheno", "random", options=OPTIONS["Antheno"])
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        env.step(np.int64(0))
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(38))  # to pass with tiles in the bag
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].startswith("AN-12")
    with pytest.raises(RuntimeError, match="the game is over"):
        env.step(np.int64(0))


def test_the_vector_form_plays_what_single_tables_play() -> None:
    tables = SoloVectorEnv("antayagi", 3, "random")
    singles = [SoloEnv("antayagi", "random") for _ in range(3)]
    rows, info = tables.reset(seed=5)
    over = [False] * 3
    masks = []
    for n, single in enumerate(singles):
        row, own = single.reset(seed=5 + n)
        assert np.array_equal(row, rows[n])
        masks.append(own["action_mask"])
    random, ended = np.random.default_rng(2), 0
    for _ in range(150):
        assert np.array_equal(info["action_mask"], np.stack(masks))
        actions = np.array([random.choice(np.flatnonzero(m)) if m.any() else 0 for m in masks])
        rows, rewards, done, cut, info = tables.step(actions)
        assert not cut.any()
        for n, single in enumerate(singles):
            if over[n]:
                row, own = single.reset()
                reward, over[n] = 0.0, False
                ended += 1
            else:
                row, reward, over[n], _, own = single.step(actions[n])
            masks[n] = own["action_mask"]
            assert np.array_equal(row, rows[n])
            assert reward == rewards[n]
            assert over[n] == done[n]
    assert ended


def test_the_vector_form_can_be_made_by_its_name() -> None:
    tables = gymnasium.make_vec(
        "sobremesa/Tanxi-v0",
        num_envs=2,
        vectorization_mode="vector_entry_point",
        opponents="random",
        options=OPTIONS["Tanxi"],
    )
    rows, info = tables.reset(seed=1)
    assert rows.shape == tables.observation_space.shape
    tables.step(np.array([first_open(mask) for mask in info["action_mask"]]))
    _, rewards, done, _, info = tables.step(np.array([0, 5000]))
    assert info["illegal"][1].startswith("K-3")
    assert rewards[1] == -1.0
    assert done[1]


def test_the_examples_of_the_documentation_run() -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "environments.md"
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    for block in blocks:
        exec(block, {})
    assert len(blocks) == 4


def test_whoever_plays_or_serves_imports_nothing_of_it() -> None:
    program = (
        "import sys, sobremesa.cli, sobremesa.server, sobremesa.terminal.play\n"
        "named = {'numpy', 'gymnasium', 'pettingzoo', 'PIL', 'pyspiel', 'sobremesa.envs'}\n"
        "print(sorted(named & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert done.stdout.strip() == "[]"
