"""Means of weighted tries, and their errors."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

from sobremesa.bots.tally import ONE_TRY, Tally
from sobremesa.kernel.chance import fast


def tally_of(*tries: tuple[float, float]) -> Tally:
    tally = Tally()
    for value, weight in tries:
        tally.add(value, weight)
    return tally


def test_even_tries_have_the_usual_mean_and_standard_error() -> None:
    values = [0.0, 1.0, 1.0, 0.5, 0.25]
    tally = tally_of(*[(value, 1.0) for value in values])
    assert tally.mean() == pytest.approx(mean(values))
    assert tally.error() == pytest.approx(stdev(values) / len(values) ** 0.5)


def test_only_the_ratio_of_weights_matters() -> None:
    tries = [(0.0, 1.0), (1.0, 3.0), (0.5, 2.0)]
    light, heavy = tally_of(*tries), tally_of(*[(value, 8.0 * weight) for value, weight in tries])
    assert light.mean() == heavy.mean() == 4.0 / 6.0
    assert light.error() == heavy.error()


def test_a_world_that_outweighs_all_others_leaves_a_large_error() -> None:
    even = tally_of(*[(number % 2, 1.0) for number in range(100)])
    uneven = tally_of(*[(number % 2, 100.0 if number < 2 else 1.0) for number in range(100)])
    assert uneven.mean() == even.mean() == 0.5
    assert uneven.error() > 4.0 * even.error()


def test_the_error_covers_the_truth_as_often_as_it_should() -> None:
    """Tries of a coin that is proposed evenly, and lies heads up with probability 0.8."""
    chance, within = fast(3), 0
    for _ in range(400):
        coins = [chance.below(2) for _ in range(200)]
        tally = tally_of(*[(coin, 0.8 if coin else 0.2) for coin in coins])
        within += abs(tally.mean() - 0.8) < 1.96 * tally.error()
    assert 0.92 < within / 400 < 0.98


def test_of_a_single_try_or_none_nothing_is_known() -> None:
    assert Tally().error() == tally_of((0.3, 1.0)).error() == ONE_TRY
    assert Tally().mean() == 0.0
    assert tally_of((0.3, 0.0), (0.4, 0.0)).error() == ONE_TRY
