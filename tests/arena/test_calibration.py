"""What bots say of their chances, beside what came true."""

from __future__ import annotations

import random

import pytest
from tools.ladder.calibration import curve, error_of, plot

from sobremesa.arena.report.plots import as_file
from sobremesa.arena.rows import Row, Sample


def game(number: int, winner: int, said: list[tuple[int, float | None]]) -> Row:
    """A game of two, in which seats said so much of their chances."""
    ranks = (1, 2) if winner == 0 else (2, 1)
    samples = tuple(Sample(seat, 0.1, chance) for seat, chance in said)
    return Row(number, number, 0, 1, 0, ranks, 1, (1, 1), (0.0, 0.0), (0, 0), samples=samples)


def test_what_is_stated_is_compared_with_what_came_true() -> None:
    rows = [
        game(0, 0, [(0, 0.32), (1, 0.78), (0, None)]),
        game(1, 1, [(0, 0.38), (1, 1.0)]),
    ]
    low, middle, high = curve(rows)
    assert (low.decisions, low.games, low.came) == (2, 2, 0.5)
    assert low.said == pytest.approx(0.35)
    assert (middle.said, middle.came, middle.interval) == (0.78, 0.0, (0.0, 1.0))  # of one game
    assert (high.said, high.came) == (1.0, 1.0)
    assert error_of([low, middle, high]) == pytest.approx((2 * 0.15 + 0.78) / 4)
    assert curve([game(0, 0, [(0, None)])]) == []


def test_bots_that_are_right_lie_on_the_diagonal_and_repeating_oneself_makes_nothing_surer() -> (
    None
):
    chance = random.Random(1)
    rows, repeated = [], []
    for number in range(2000):
        stated = chance.random()
        winner = 0 if chance.random() < stated else 1
        rows.append(game(number, winner, [(0, stated)]))
        repeated.append(game(number, winner, [(0, stated)] * 5))
    once, often = curve(rows), curve(repeated)
    assert error_of(once) < 0.03
    inside = [one.interval.low <= one.said <= one.interval.high for one in once]
    assert inside.count(True) >= 9
    for one, other in zip(once, often, strict=True):
        assert other.interval == pytest.approx(one.interval)


def test_the_curve_is_drawn_with_its_words() -> None:
    drawn = as_file(plot(curve([game(0, 0, [(0, 0.3)]), game(1, 1, [(0, 0.3)])])))
    assert "The mean distance is 20.0 points." in drawn
    assert drawn.count("<circle") == 1
