"""What games say of a share, and how far chance alone may have led astray.

The unit of measurement is one deal with the one in every seat: its value is the mean win share of
the one, and fair is one part in as many as play. Units are independent of each other, the games of
a unit are not.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import ceil, sqrt
from typing import Final, Literal, NamedTuple, TypeVar

from sobremesa.arena.rows import Row, TournamentHead
from sobremesa.arena.schedule import Pairing, pairings

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Interval(NamedTuple):
    """From, to."""

    low: float
    high: float


def wilson(wins: float, games: float) -> Interval:
    """The 95 % interval of a share after Wilson; shared wins may make `wins` a fraction."""
    if not games:
        return Interval(0.0, 1.0)
    share = wins / games
    weight = Z * Z / games
    middle = share + weight / 2
    reach = Z * sqrt(share * (1 - share) / games + weight / games / 4)
    scale = 1 + weight
    return Interval(max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


NumberT = TypeVar("NumberT", int, float)


def quantile(numbers: Sequence[NumberT], part: float) -> NumberT:
    """The smallest of these numbers with so large a part of them at or below it."""
    return sorted(numbers)[max(1, ceil(part * len(numbers))) - 1]


def mean_of(numbers: Sequence[float]) -> float:
    """The mean, added up one by one: `sum` rounds otherwise since Python 3.12."""
    total = 0.0
    for number in numbers:
        total += number
    return total / len(numbers)


# Units


def units(rows: Iterable[Row], players: int) -> dict[Pairing, list[float]]:
    """The values of all units that are complete, in the order of their deals."""
    wins: dict[tuple[Pairing, int], list[float]] = defaultdict(list)
    for row in rows:
        wins[Pairing(row.one, row.field), row.deal].append(row.win)
    values: dict[Pairing, list[float]] = defaultdict(list)
    for (pairing, _), shares in wins.items():
        if len(shares) == players:
            values[pairing].append(mean_of(shares))
    return values


PRIOR: Final = 2  # units that are believed to be worth their games, before any is seen


def interval_of_units(values: Sequence[float], players: int) -> Interval:
    """The 95 % interval of the mean: Wilson's, of as many games as the units are worth.

    Units of independent games spread by p (1 - p) / players; if they spread by a quarter of that,
    because the deal decides less than who sits where, they are worth four times their games. That
    part is measured, with a little belief in independence, so that a few units that happen to be
    alike are not taken for certainty.
    """
    if not values:
        return Interval(0.0, 1.0)
    mean = sum(values) / len(values)
    alone = mean * (1 - mean)  # how much one game spreads
    around = sum((value - mean) ** 2 for value in values)
    spread = around / alone if alone > 0 else (len(values) - 1) / players
    part = (spread + PRIOR / players) / (len(values) - 1 + PRIOR)
    games = len(values) / part
    return wilson(mean * games, games)


def interval_of_differences(values: Sequence[float]) -> Interval:
    """The 95 % interval of a mean of paired differences, from -1 to 1."""
    if len(values) < 2:
        return Interval(-1.0, 1.0)
    mean = mean_of(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    reach = Z * sqrt(variance / len(values))
    return Interval(max(-1.0, mean - reach), min(1.0, mean + reach))


# Looking at any time

CLOSE: Final = 0.02  # so near to fair is as good as fair
SURE: Final = 40.0  # 2.5 % on each side
LEAST: Final = 1e-9  # a claim of nothing at all would be lost to the first that is anything
FRACTIONS: Final = (15 / 16, *(0.5**n for n in range(1, 8)))

Verdict = Literal["better", "worse", "close", "open"]


class _Bets:
    """A fortune staked against the claim that a mean is at most so much.

    Each part of it stakes a fixed fraction on every value. While the claim is true no part grows on
    average, whatever was seen before, so that by Ville's inequality the fortune ever comes to 40
    times its beginning with a chance of at most 1 in 40. It only multiplies, adds and divides: the
    same to the last digit on every machine and every Python.
    """

    def __init__(self, claim: float) -> None:
        self._claim = claim
        self._parts = [1.0] * len(FRACTIONS)
        self.best = 1.0  # the most it ever came to

    def add(self, value: float) -> None:
        """One more value, from 0 to 1."""
        gain = value / self._claim - 1
        self._parts = [
            part * (1 + fraction * gain)
            for part, fraction in zip(self._parts, FRACTIONS, strict=True)
        ]
        self.best = max(self.best, mean_of(self._parts))


class SequentialTest:
    """Whether a mean differs from fair, asked after every unit without cheating.

    It decides when the interval of `interval_at_any_time` no longer holds fair, or lies within two
    points of it. Proven for independent values of any distribution on [0, 1], at any moment of
    stopping: somebody fair is called better or worse at most 5 times in 100, and somebody who is
    two points away or more is called close at most 5 times in 100. After Waudby-Smith and Ramdas,
    "Estimating means of bounded random variables by betting" (2024), with a mixture of fixed bets
    instead of guessed ones.
    """

    def __init__(self, fair: float) -> None:
        self._above = _Bets(fair)
        self._below = _Bets(1 - fair)
        self._not_under = _Bets(fair - CLOSE)
        self._not_over = _Bets(max(1 - fair - CLOSE, LEAST))
        self.verdict: Verdict = "open"

    def add(self, value: float) -> None:
        """One more unit; nothing changes any more once it has decided."""
        if self.verdict != "open":
            return
        for bets in (self._above, self._not_under):
            bets.add(value)
        for bets in (self._below, self._not_over):
            bets.add(1 - value)
        if self._above.best >= SURE:
            self.verdict = "better"
        elif self._below.best >= SURE:
            self.verdict = "worse"
        elif min(self._not_under.best, self._not_over.best) >= SURE:
            self.verdict = "close"


HALVINGS: Final = 14  # to a hundredth of a point


def interval_at_any_time(values: Sequence[float]) -> Interval:
    """All means that nobody would have won so much against, by now: 95 % at any moment of looking.

    The higher the claim, the less is won against it: each end is found by halving.
    """
    return Interval(_lowest(values), 1 - _lowest([1 - value for value in values]))


def _lowest(values: Sequence[float]) -> float:
    """The lowest claim that stands; rounded down."""
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        claim = (low + high) / 2
        bets = _Bets(claim)
        for value in values:
            bets.add(value)
        if bets.best >= SURE:
            low = claim
        else:
            high = claim
    return low


# Standings


class Standing(NamedTuple):
    """How somebody did alone against a field."""

    pairing: Pairing
    units: int
    share: float  # of a game; fair where there is no unit yet
    interval: Interval
    verdict: Verdict


def standings(head: TournamentHead, rows: Iterable[Row]) -> list[Standing]:
    """All pairings as they stand, from the units that are complete."""
    values = units(rows, head.players)
    return [standing(head, pairing, values[pairing]) for pairing in pairings(len(head.entrants))]


def standing(head: TournamentHead, pairing: Pairing, values: Sequence[float]) -> Standing:
    """A pairing with units of these values.

    A tournament that stops when it is sure has the interval that allows for that.
    """
    fair = 1 / head.players
    share = sum(values) / len(values) if values else fair
    verdict: Verdict
    if head.until_sure:
        test = SequentialTest(fair)
        for value in values:
            test.add(value)
        interval, verdict = interval_at_any_time(values), test.verdict
    else:
        interval = interval_of_units(values, head.players)
        verdict = verdict_of(interval, fair)
    return Standing(pairing, len(values), share, interval, verdict)


def verdict_of(interval: Interval, fair: float) -> Verdict:
    """Whether an interval lies on one side of fair."""
    if interval.low > fair:
        return "better"
    if interval.high < fair:
        return "worse"
    return "open"
