"""Worlds with weights."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sobremesa.bots.beliefs import Belief, Particles, Weighed, particles
from sobremesa.bots.model import World
from sobremesa.bots.tally import Tally
from sobremesa.kernel.chance import Chance, Scripted, fast

FINE = 1 << 30


class Dice(Belief):
    """Two dice."""

    def draw(self, chance: Chance) -> World:
        return World([1 + chance.below(6), 1 + chance.below(6)])


def first_of_seven(state: Any) -> float:
    """What is learnt: the dice add up to 7, if those who say so err once in ten times."""
    return 0.9 if sum(state) == 7 else 0.1


def weights_of(*weights: float) -> Particles:
    return Particles([World([number], weight) for number, weight in enumerate(weights)], list)


def test_weighed_worlds_tell_what_is_likely_after_something_was_learnt() -> None:
    """Of 36 throws 6 make seven: 54 of 84 parts of the weight."""
    belief, chance, sevens = Weighed(Dice(), first_of_seven), fast(1), Tally()
    for _ in range(20_000):
        world = belief.draw(chance)
        sevens.add(float(sum(world.state) == 7), world.weight)
    assert abs(sevens.mean() - 54 / 84) < 3 * sevens.error() < 0.02


def test_weights_multiply_where_more_is_learnt() -> None:
    belief = Weighed(Weighed(Dice(), first_of_seven), lambda state: float(state[0]))
    world = belief.draw(Scripted([2, 3]))
    assert world.state == [3, 4]
    assert world.weight == 0.9 * 3


@pytest.mark.parametrize(
    ("weights", "worth"),
    [((1.0, 1.0, 1.0, 1.0), 4.0), ((8.0, 0.0, 0.0, 0.0), 1.0), ((2.0, 2.0, 0.0, 0.0), 2.0)],
)
def test_the_effective_size_counts_worlds_that_matter(
    weights: tuple[float, ...], worth: float
) -> None:
    assert weights_of(*weights).effective() == worth


def test_nothing_is_left_of_a_belief_that_was_refuted() -> None:
    assert weights_of(1.0, 2.0).weigh(lambda _: 0.0).effective() == 0.0


def test_resampling_takes_each_world_as_often_as_its_weight_says() -> None:
    cloud = weights_of(0.5, 0.0, 2.5, 1.0, 0.0, 1.0)  # of 5, so 0.6, 0, 3, 1.2, 0 and 1.2 times
    for seed in range(20):
        new = cloud.resample(fast(seed))
        often = Counter(world.state[0] for world in new.worlds)
        assert len(new.worlds) == 6
        assert new.effective() == 6.0
        assert often[0] in (0, 1)
        assert often[2] == 3
        assert often[3] in (1, 2)
        assert often[5] in (1, 2)


def test_worlds_are_drawn_by_weight_and_then_count_alike() -> None:
    cloud = weights_of(1.0, 0.0, 2.0, 1.0)
    points = [0, FINE // 4 - 1, FINE // 4, 3 * FINE // 4 - 1, 3 * FINE // 4, FINE - 1]
    chance = Scripted([*points])
    worlds = [cloud.draw(chance) for _ in points]
    assert [world.state[0] for world in worlds] == [0, 0, 2, 2, 3, 3]
    assert {world.weight for world in worlds} == {1.0}


def test_who_plays_in_a_world_changes_no_other() -> None:
    cloud = weights_of(1.0)
    cloud.draw(fast(1)).state[0] = 99
    assert cloud.draw(fast(1)).state == [0]


def test_a_cloud_of_a_belief_holds_what_the_belief_holds() -> None:
    cloud = particles(Weighed(Dice(), first_of_seven), 20_000, list, fast(2))
    sevens = sum(world.weight for world in cloud.worlds if sum(world.state) == 7)
    assert sevens / cloud.total == pytest.approx(54 / 84, abs=0.01)
    even = cloud.resample(fast(3))
    often = sum(sum(world.state) == 7 for world in even.worlds) / len(even.worlds)
    assert often == pytest.approx(sevens / cloud.total, abs=0.001)
