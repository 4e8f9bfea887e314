"""Baselines: they play by the rules, and what trains them reckons right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.baselines import PAGE, PICTURES, curve, page
from tools.train.advantages import TRACE, advantages
from tools.train.tables import Plan, Tables

from sobremesa.envs.episode import Episode, rewards
from sobremesa.envs.terms import EnvTerms
from sobremesa.games import GAMES
from sobremesa.research.baseline import Baseline
from sobremesa.research.network import NEVER, Senses, forward, forward_one, senses_of

MOST = 5_000_000  # bytes of a file of weights


@pytest.mark.parametrize(
    ("game", "players", "steps"),
    [
        ("antayagi", 4, 150),
        ("antayagi", 7, 60),
        ("antheno", 4, 12),
        ("tanxi", 3, 150),
        ("tanxi", 5, 60),
    ],
)
def test_a_baseline_takes_actions_that_are_open(game: str, players: int, steps: int) -> None:
    terms = EnvTerms(game, players, None, None)
    baseline, random = Baseline.of(game), np.random.default_rng(1)
    assert baseline.provenance["encoding"] == terms.encoding.version
    episode = Episode(terms, 1)
    for _ in range(steps):
        if episode.seat is None:
            break
        seen = episode.observation(episode.seat)
        episode.take(baseline.act(seen["observation"], seen["action_mask"], random))


@pytest.mark.parametrize("game", GAMES)
def test_weights_are_small(game: str) -> None:
    file = Path(__file__).parents[2] / f"src/sobremesa/research/weights/{game}.safetensors"
    assert file.stat().st_size <= MOST


def test_a_game_without_a_baseline_is_named() -> None:
    with pytest.raises(ValueError, match="there is no baseline of 'chess'"):
        Baseline.of("chess")


def test_the_page_and_the_pictures_are_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text
    for game in GAMES:
        title = curve(Baseline.of(game).provenance).title
        assert title in (PICTURES / f"baseline-{game}.svg").read_text(encoding="utf-8")


def test_a_file_says_what_was_written(tmp_path: Path) -> None:
    known = Baseline.of("antayagi")
    known.write(tmp_path / "again.safetensors")
    again = Baseline.read(tmp_path / "again.safetensors")
    assert again.provenance == known.provenance
    for name in Senses._fields:
        assert getattr(again.senses, name).tolist() == getattr(known.senses, name).tolist()
    for name, weight in known.weights.items():
        assert (again.weights[name] == weight).all()


# The network


def test_numbers_that_never_differ_are_not_looked_at() -> None:
    rows = np.array([[3, 0, 5, 0], [3, 2, 5, 900]], np.int16)
    senses = senses_of(rows)
    assert senses.told.tolist() == [1, 1, 1]
    assert senses.value.tolist() == [0, 1, 2]
    assert senses.measured.tolist() == [3]


def by_hand(inputs: list[float], weights: dict[str, Any], layer: str, n: int) -> float:
    """One number of a layer."""
    into = weights[f"{layer}.weight"][:, n].tolist()
    plus: float = weights[f"{layer}.bias"].tolist()[n]
    parts: list[float] = [x * w for x, w in zip(inputs, into, strict=True)]
    return sum(parts) + plus


def test_the_network_adds_up_as_by_hand() -> None:
    senses = Senses(
        np.array([0, 0, 1, 1], np.int32), np.array([-1, 0, 4, 5], np.int16), np.array([2], np.int32)
    )
    random = np.random.default_rng(3)
    shapes = {
        "first.weight": (5, 3), "first.bias": (3,), "second.weight": (3, 3), "second.bias": (3,),
        "third.weight": (3, 3), "third.bias": (3,), "policy.weight": (3, 2), "policy.bias": (2,),
        "value.weight": (3, 1), "value.bias": (1,),
    }  # fmt: skip
    weights = {name: random.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    row, mask = np.array([[0, 7, 20]], np.int16), np.array([[1, 0]], np.int8)
    inputs = [0.0, 1.0, 0.0, 0.0, float(np.log(21.0)) / 8.0]  # 7 was never met: nothing is heard
    for layer in ("first", "second", "third"):
        inputs = [max(0.0, by_hand(inputs, weights, layer, n)) for n in range(3)]
    liked, worth = by_hand(inputs, weights, "policy", 0), by_hand(inputs, weights, "value", 0)
    preferences, expected = forward(weights, senses, row, mask, np)
    assert preferences[0, 0] == pytest.approx(liked, rel=1e-4)
    assert preferences[0, 1] == NEVER
    assert expected[0] == pytest.approx(worth, rel=1e-4)


@pytest.mark.parametrize("game", GAMES)
def test_one_row_is_answered_as_many_are(game: str) -> None:
    baseline, terms = Baseline.of(game), EnvTerms(game, None, None, None)
    episode = Episode(terms, 2)
    assert episode.seat is not None
    seen = episode.observation(episode.seat)
    row, mask = seen["observation"], seen["action_mask"]
    many = forward(baseline.weights, baseline.senses, row[None], mask[None], np)
    one = forward_one(baseline.weights, baseline.senses, row, mask)
    assert one[0] == pytest.approx(many[0], rel=1e-3, abs=1e-3)
    assert one[1] == pytest.approx(many[1], rel=1e-3, abs=1e-3)


# What trains it


def test_each_seat_goes_on_from_its_own_next_decision() -> None:
    seats = np.array([[0], [1], [0], [1], [0]], np.int16)
    over = np.array([[0], [0], [1], [0], [0]], np.int8)  # a game ends with the third step
    won = np.zeros((5, 1, 2), np.float32)
    won[2, 0] = (1.0, -1.0)
    expected = np.array([[0.1], [0.2], [0.4], [0.3], [0.5]], np.float32)
    gains, returns, known = advantages(seats, over, won, expected)
    last = 1.0 - 0.4
    assert gains[2, 0] == pytest.approx(last)
    assert gains[1, 0] == pytest.approx(-1.0 - 0.2)
    assert gains[0, 0] == pytest.approx(0.4 - 0.1 + TRACE * last)
    assert known[:, 0].tolist() == [True, True, True, False, False]  # the next game goes on
    assert returns[0, 0] == pytest.approx(gains[0, 0] + 0.1)


def test_what_is_known_no_further_tells_what_to_expect() -> None:
    seats = np.array([[0], [0]], np.int16)
    over, won = np.zeros((2, 1), np.int8), np.zeros((2, 1, 2), np.float32)
    gains, _, known = advantages(seats, over, won, np.array([[0.1], [0.7]], np.float32))
    assert known[:, 0].tolist() == [True, False]
    assert gains[0, 0] == pytest.approx(0.7 - 0.1)


def test_tables_in_processes_play_what_one_by_one_is_played() -> None:
    plan = Plan("antayagi", 3, {}, tables=3, seed=5)
    terms = plan.terms
    games = [Episode(terms, plan.seed + table) for table in range(plan.tables)]
    dealt = [1] * plan.tables
    random = np.random.default_rng(2)
    ended = 0
    with Tables(plan, workers=2) as tables:
        arrays = tables.arrays
        for _ in range(200):
            actions = (random.random(arrays.masks.shape) * arrays.masks).argmax(axis=1)
            arrays.actions[:] = actions
            tables.step()
            for table, action in enumerate(actions.tolist()):
                games[table].take(action)
                outcome = games[table].outcome()
                assert bool(arrays.over[table]) == (outcome is not None)
                if outcome is not None:
                    ended += 1
                    assert arrays.rewards[table].tolist() == pytest.approx(rewards(outcome))
                    seed = plan.seed + table + plan.tables * dealt[table]
                    dealt[table] += 1
                    games[table] = Episode(terms, seed)
                seat = games[table].seat
                assert seat is not None
                assert arrays.seats[table] == seat
                seen = games[table].observation(seat)
                assert (arrays.rows[table] == seen["observation"]).all()
                assert (arrays.masks[table] == seen["action_mask"]).all()
    assert ended > 0
