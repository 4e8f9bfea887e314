"""Many tables at once, the caller answering for whoever is asked."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa.envs import antayagi_v0
from sobremesa.envs.episode import Episode, rewards
from sobremesa.envs.terms import EnvTerms
from sobremesa.envs.vector import SelfPlayVectorEnv

OPTIONS: dict[str, dict[str, object]] = {
    "antayagi": {},
    "antheno": {"colours": 2, "hand": 4, "draw": "free"},
    "tanxi": {"round_limit": 2, "characters": "random"},
}


def one_of(masks: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """An action that is open at each table; 0 where none is."""
    chosen: np.ndarray = np.argmax(random.random(masks.shape) * masks, axis=1)
    return chosen


class Beside:
    """One table as the form for one game plays it."""

    def __init__(self, terms: EnvTerms, seed: int) -> None:
        self.terms = terms
        self.random = np.random.default_rng(seed)
        self.deal()

    def deal(self) -> None:
        self.episode = Episode(self.terms, int(self.random.integers(1 << 62)))

    def row(self, seat: int) -> list[int]:
        """What this seat sees, by its view."""
        walk = self.episode.walk
        view = self.terms.game.view(self.episode.state, seat)
        return self.terms.encoding.row(view, [] if walk is None else walk.taken)

    def step(self, action: int) -> tuple[list[float], bool]:
        """The rewards of all seats, and whether it is over; dealt anew by the step after that."""
        if self.episode.seat is None:
            self.deal()
            return [0.0] * self.terms.players, False
        self.episode.take(action)
        outcome = self.episode.outcome()
        return [0.0] * self.terms.players if outcome is None else rewards(outcome), bool(outcome)


@pytest.mark.parametrize("game", OPTIONS)
def test_every_table_is_as_if_it_stood_alone(game: str) -> None:
    env = SelfPlayVectorEnv(game, 3, options=OPTIONS[game])
    rows, info = env.reset(seed=20)
    random = np.random.default_rng(5)
    tables = [Beside(env.terms, 20 + n) for n in range(3)]
    ended, wanted = 0, 1 if game == "antheno" else 4
    while ended < wanted:
        for n, table in enumerate(tables):
            seat = int(info["seat"][n])
            assert table.episode.seat in (seat, None)
            assert rows[n].tolist() == table.row(seat)
            open_now = [] if table.episode.walk is None else table.episode.walk.following()
            assert np.flatnonzero(info["action_mask"][n]).tolist() == sorted(open_now)
        before = info["seat"]
        actions = one_of(env.masks, random)
        rows, reward, over, truncated, info = env.step(actions)
        assert rows is env.rows
        assert not truncated.any()
        for n, table in enumerate(tables):
            won, done = table.step(int(actions[n]))
            assert list(info["rewards"][n]) == won
            assert over[n] == done
            assert reward[n] == won[before[n]]
            ended += done


def test_rows_and_masks_fit_the_spaces_and_are_never_copied() -> None:
    env = antayagi_v0.vector_env(4, players=5)
    rows, info = env.reset(seed=1)
    assert env.observation_space.contains(rows)
    assert info["action_mask"] is env.masks
    assert env.step(one_of(env.masks, np.random.default_rng(1)))[0] is rows
    assert env.observation_space.contains(rows)


def test_a_wrong_action_ends_one_game_and_leaves_the_others() -> None:
    env = SelfPlayVectorEnv("antayagi", 3)
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        env.step(np.zeros(3, np.int64))
    _, info = env.reset(seed=4)
    actions = one_of(env.masks, np.random.default_rng(1))
    actions[1] = 19  # nobody eats now
    seat = int(info["seat"][1])
    _, reward, over, _, info = env.step(actions)
    assert list(over) == [False, True, False]
    assert list(reward) == [0.0, -1.0, 0.0]
    assert [float(won) for won in info["rewards"][1]] == [-1.0 * (n == seat) for n in range(3)]
    assert info["illegal"] == {1: "K-1: refused-not-asked (seat=1)"}
    assert not env.masks[1].any()
    _, _, over, _, info = env.step(one_of(env.masks, np.random.default_rng(1)))
    assert not over.any()
    assert env.masks[1].any()  # another game
    assert "illegal" not in info


def test_what_is_out_of_range_is_refused_by_name() -> None:
    arguments: Any = {"players": 9}
    with pytest.raises(ValueError, match="num_envs: at least 1, not 0"):
        SelfPlayVectorEnv("tanxi", 0)
    with pytest.raises(ValueError, match="players"):
        SelfPlayVectorEnv("tanxi", 1, **arguments)
