"""Sequential halving: where the tries go, and what is found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sobremesa.bots.halving import Halving
from sobremesa.bots.model import Model, World
from sobremesa.bots.slices import SLICE
from sobremesa.kernel.chance import Chance, fast


class Bandit(Model):
    """A world is a list of prizes by arm and what it counts; one arm is pulled, and it is over."""

    def __init__(self, chances: Sequence[float], weight: float = 1.0) -> None:
        super().__init__(1)
        self.chances = chances  # to win, by arm
        self.weight = weight  # of worlds in which the first arm wins
        self.drawn = 0

    def draw(self, chance: Chance) -> World:
        self.drawn += 1
        point = chance.below(1000) / 1000
        prizes = [float(point < likely) for likely in self.chances]
        return World([prizes, -1], self.weight if prizes[0] else 1.0)

    def copy(self, state: Any) -> Any:
        return state[:]

    def to_act(self, state: Any) -> Sequence[int]:
        return (0,) if state[1] < 0 else ()

    def moves(self, state: Any, seat: int) -> Sequence[int]:  # noqa: ARG002
        return range(len(self.chances))

    def apply(self, state: Any, seat: int, move: int) -> None:  # noqa: ARG002
        state[1] = move

    def utilities(self, state: Any) -> list[float]:
        return [state[0][state[1]]]

    def key(self, state: Any, seat: int) -> object:  # noqa: ARG002
        return ""


def halving(model: Model, arms: int, seed: int = 1) -> Halving:
    return Halving(model, 0, range(arms), 10, fast(seed))


def test_the_worse_half_is_dropped_after_an_equal_part_of_the_budget() -> None:
    """Of 240 tries 80 go to all eight, 80 to the better four and 80 to the last two."""
    model = Bandit([0.1, 0.2, 0.1, 0.9, 0.2, 0.7, 0.8, 0.7])
    found = halving(model, 8).search(240)
    assert [arm.tries for arm in found.arms] == [10, 10, 10, 70, 10, 30, 70, 30]
    assert found.move == 3
    assert found.iterations == 240
    assert found.worlds == model.drawn == 10 + 20 + 40


def test_no_try_is_left_over_and_none_is_overdrawn() -> None:
    for arms in range(1, 12):
        for budget in (1, 5, 11, 12, 50, 333):
            found = halving(Bandit([0.5] * arms), arms).search(budget)
            tries = sum(arm.tries for arm in found.arms)
            assert tries == found.iterations <= max(budget, 1)
            if arms > 1 and budget > arms:
                assert tries > budget - arms


def test_the_best_of_many_is_found_more_often_with_more_tries() -> None:
    chances = [0.5] * 15 + [0.6]
    hits = [
        sum(halving(Independent(chances), 16, seed).search(budget).move == 15 for seed in range(40))
        for budget in (64, 640, 6400)
    ]
    assert hits[0] + 5 < hits[1] < hits[2] - 5
    assert hits[2] > 36


class Independent(Bandit):
    """Each arm has its own luck in a world."""

    def draw(self, chance: Chance) -> World:
        return World([[float(chance.below(1000) / 1000 < c) for c in self.chances], -1])


def test_all_candidates_see_the_same_worlds() -> None:
    """Arms that never differ by more than one world in a hundred are told apart by these alone."""
    model = Bandit([0.50, 0.51])
    for seed in range(10):
        found = halving(model, 2, seed).search(2000)
        assert found.move == 1
        assert found.arms[1].value - found.arms[0].value < found.arms[0].error * 1.5


def test_worlds_count_by_their_weight() -> None:
    """The first arm wins in one world of four, which counts as much as twelve others."""
    model = Bandit([0.25, 0.5], weight=12.0)
    assert halving(model, 2).search(4000).arms[0].value == pytest.approx(0.8, abs=0.02)
    even = Bandit([0.25, 0.5])
    assert halving(even, 2).search(4000).arms[0].value == pytest.approx(0.25, abs=0.02)


def test_a_search_can_be_stopped_between_slices() -> None:
    answers = iter([True, True, False])
    found = halving(Bandit([0.2, 0.8]), 2).search(1000, lambda: next(answers))
    assert found.iterations == 3 * SLICE
    assert found.move == 1


def test_the_first_of_equals_is_kept_and_one_candidate_needs_no_try() -> None:
    assert halving(Bandit([0.5] * 4), 4).search(100).move == 0
    assert halving(Bandit([0.5]), 1).search(100).iterations == 0
