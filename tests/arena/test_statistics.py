"""Intervals and the sequential test, beside computations that share no code with them."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb

import pytest

from sobremesa.arena.rows import FORMAT, Row, TournamentHead
from sobremesa.arena.schedule import Pairing
from sobremesa.arena.statistics import (
    CLOSE,
    FRACTIONS,
    SURE,
    SequentialTest,
    interval_at_any_time,
    interval_of_differences,
    interval_of_units,
    standings,
    units,
    wilson,
)
from sobremesa.kernel.chance import fast

# Wilson's interval over units


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_units_of_independent_games_are_worth_their_games() -> None:
    # Every unit of three games as often as chance would have it, with a win in one of four.
    values = [
        sum(games) / 3
        for games in product((0, 1), repeat=3)
        for _ in range(100 * 3 ** (3 - sum(games)))
    ]
    assert len(values) == 6400
    assert interval_of_units(values, 3) == pytest.approx(wilson(4800, 19200), abs=1e-5)


def test_units_that_hardly_differ_are_worth_more_than_their_games() -> None:
    alike = interval_of_units([0.25, 0.25, 0.25, 0.5] * 50, 4)
    apart = interval_of_units([0.0, 0.0, 0.25, 1.0] * 50, 4)
    plain = wilson(0.3125 * 800, 800)
    assert sum(alike) == pytest.approx(sum(apart), abs=0.01)
    assert alike.high - alike.low < (plain.high - plain.low) / 1.5
    assert apart.high - apart.low > (plain.high - plain.low) * 1.5


@pytest.mark.parametrize("value", [0.0, 0.25, 1.0])
@pytest.mark.parametrize("many", [1, 2, 10])
def test_units_that_are_all_alike_are_no_certainty(value: float, many: int) -> None:
    low, high = interval_of_units([value] * many, 4)
    assert low <= value <= high + 1e-12
    assert high - low > 0.3 / many


def test_without_units_nothing_is_known() -> None:
    assert interval_of_units([], 4) == interval_at_any_time([]) == (0.0, 1.0)


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    """By enumeration: units of 2 games that win together, or not, in every proportion."""
    chances = {0.0: 0.5, 0.5: 0.3, 1.0: 0.2}
    truth, many, held = 0.35, 40, 0.0
    for nothing in range(many + 1):
        for half in range(many + 1 - nothing):
            whole = many - nothing - half
            chance = comb(many, nothing) * comb(many - nothing, half)
            likely = chance * 0.5**nothing * 0.3**half * 0.2**whole
            values = [0.0] * nothing + [0.5] * half + [1.0] * whole
            low, high = interval_of_units(values, 2)
            held += likely if low <= truth <= high else 0
    assert sum(chances.values()) == 1
    assert 0.94 < held < 0.965


# The sequential test


def test_the_interval_of_differences_is_that_of_their_mean() -> None:
    low, high = interval_of_differences([0.0, 0.5, 0.25, 0.25])
    assert (low, high) == pytest.approx((0.25 - 0.200037, 0.25 + 0.200037), abs=1e-5)
    assert interval_of_differences([0.5]) == (-1.0, 1.0)


def fortune(values: list[Fraction], claim: Fraction) -> Fraction:
    """What is won against a claim, exactly."""
    parts = []
    for fraction in map(Fraction, FRACTIONS):
        part = Fraction(1)
        for value in values:
            part *= 1 + fraction * (value - claim) / claim
        parts.append(part)
    return sum(parts, Fraction(0)) / len(parts)


def test_a_fortune_does_not_grow_on_average_while_the_claim_is_true() -> None:
    """All 4**4 sequences of four units: the mean fortune against the true mean is exactly 1."""
    chances = {Fraction(0): 4, Fraction(1, 4): 3, Fraction(1, 2): 2, Fraction(1): 1}
    truth = sum((value * n for value, n in chances.items()), Fraction(0)) / 10
    expected = Fraction(0)
    for values in product(chances, repeat=4):
        likely = Fraction(1)
        for value in values:
            likely *= Fraction(chances[value], 10)
        expected += likely * fortune(list(values), truth)
    assert expected == 1
    assert max(FRACTIONS) < 1  # no stake can lose everything


def test_the_interval_holds_what_nobody_won_much_against() -> None:
    chance = fast(5)
    values = [Fraction(chance.below(5), 4) for _ in range(60)]
    low, high = interval_at_any_time([float(value) for value in values])

    def best(claim: float, numbers: list[Fraction]) -> Fraction:
        return max(fortune(numbers[:n], Fraction(claim)) for n in range(len(numbers) + 1))

    others = [1 - value for value in values]
    a_bit = 1 / 2**13
    assert best(low, values) >= SURE > best(low + a_bit, values)
    assert best(1 - high, others) >= SURE > best(1 - high + a_bit, others)


def verdict(values: list[float], fair: float) -> tuple[str, int]:
    """What the test says, and after how many units."""
    test = SequentialTest(fair)
    for number, value in enumerate(values, 1):
        test.add(value)
        if test.verdict != "open":
            return test.verdict, number
    return "open", len(values)


def drawn(share: float, many: int, seed: int) -> list[float]:
    """Units of four independent games."""
    chance = fast(seed)
    return [
        sum(chance.below(1_000_000) < share * 1_000_000 for _ in range(4)) / 4 for _ in range(many)
    ]


def test_it_decides_as_its_interval_does() -> None:
    for seed, share in enumerate((0.25, 0.27, 0.4, 0.1), 40):
        values = drawn(share, 3000, seed)
        said, many = verdict(values, 0.25)
        before, then = interval_at_any_time(values[: many - 1]), interval_at_any_time(values[:many])
        near = (0.25 - CLOSE, 0.25 + CLOSE)
        assert before.low < 0.25 < before.high
        assert not (near[0] < before.low and before.high < near[1])
        if said == "close":
            assert near[0] - 1e-4 < then.low < then.high < near[1] + 1e-4
        else:
            assert {"better": then.low > 0.2499, "worse": then.high < 0.2501}[said]


def test_somebody_fair_is_hardly_ever_called_different_whenever_one_looks() -> None:
    said = [verdict(drawn(0.25, 400, seed), 0.25)[0] for seed in range(200)]
    assert said.count("better") + said.count("worse") <= 10  # 5 % of 200
    assert said.count("close") <= 10  # 400 units cannot show that


def test_what_differs_is_found_early() -> None:
    early = [verdict(drawn(0.45, 1000, seed), 0.25) for seed in range(20)]
    assert {said for said, _ in early} == {"better"}
    assert max(many for _, many in early) < 150
    assert {verdict(drawn(0.1, 300, seed), 0.25)[0] for seed in range(20)} == {"worse"}


def test_a_goal_near_everything_can_be_missed_and_reached() -> None:
    assert verdict([1.0] * 400, 0.98)[0] == "better"
    assert verdict([1.0, 0.75] * 50, 0.98)[0] == "worse"
    assert verdict([1.0] * 400, 0.99)[0] in ("better", "open")


def test_a_long_winning_streak_is_no_trouble() -> None:
    assert interval_at_any_time([1.0] * 3000).low > 0.99


# Rows to standings

HEAD = TournamentHead(FORMAT, "antayagi", "AntaYagí", "0", 1, "", {}, 3, ("a", "b"), 1, 24, None, 9)


def row(number: int, deal: int, one: int, seat: int, ranks: tuple[int, ...]) -> Row:
    return Row(number, deal, one, 1 - one, seat, ranks, 9, (3, 3, 3), (0.0, 0.0, 0.0), (0, 0, 0))


ROWS = [
    row(0, 0, 0, 0, (1, 2, 2)),
    row(1, 0, 0, 1, (1, 1, 3)),
    row(2, 0, 0, 2, (1, 2, 2)),
    row(3, 0, 1, 0, (2, 1, 2)),
    row(4, 0, 1, 1, (2, 1, 2)),
    row(5, 0, 1, 2, (2, 3, 1)),
    row(6, 1, 0, 0, (1, 2, 3)),
    row(7, 1, 0, 1, (2, 1, 3)),
]


def test_a_unit_is_the_mean_of_its_games_and_counts_when_it_is_complete() -> None:
    assert units(ROWS, 3) == {Pairing(0, 1): [0.5], Pairing(1, 0): [2 / 3]}
    full = [*ROWS, row(8, 1, 0, 2, (2, 2, 1))]
    assert units(full, 3)[Pairing(0, 1)] == [0.5, 1.0]


def test_standings_are_those_of_complete_units() -> None:
    one, other = standings(HEAD, ROWS)
    assert (one.pairing, one.units, one.share) == (Pairing(0, 1), 1, 0.5)
    assert (other.pairing, other.units, other.share) == (Pairing(1, 0), 1, 2 / 3)
    assert one.interval == interval_of_units([0.5], 3)
    nothing = standings(HEAD, [])
    assert [(entry.units, entry.interval, entry.verdict) for entry in nothing] == [
        (0, (0.0, 1.0), "open")
    ] * 2


def test_a_verdict_is_what_the_interval_says() -> None:
    for ranks, verdict in (((1, 2, 2), "better"), ((2, 1, 2), "worse")):
        rows = [
            row(3 * deal + seat, deal, 0, seat, ranks[-seat:] + ranks[:-seat])
            for deal in range(9)
            for seat in range(3)
        ]
        assert standings(HEAD, rows)[0].verdict == verdict
