"""What the games of rungs say, as numbers with their intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from tools.ladder.data import Games
from tools.ladder.plan import Rung

from sobremesa.arena.report.figures import seated
from sobremesa.arena.rows import Row
from sobremesa.arena.schedule import Pairing
from sobremesa.arena.statistics import (
    Interval,
    SequentialTest,
    Verdict,
    interval_of_differences,
    mean_of,
    quantile,
    standing,
    units,
)

Reached = Literal["reached", "reached, not sure", "missed, not sure", "missed"]
_ALONE = Pairing(0, 1)


class Share(NamedTuple):
    """How the one of a rung did."""

    rung: Rung
    deals: int
    share: float
    interval: Interval
    verdict: Verdict  # beside fair

    @property
    def fair(self) -> float:
        """One part in as many as play."""
        return 1 / self.rung.players


class Difference(NamedTuple):
    """What one rung has more than another one with the same deals."""

    deals: int
    mean: float
    interval: Interval


def values_of(rung: Rung, games: Games) -> list[float]:
    """The units of a rung that are complete."""
    rows = games[rung.name].rows if rung.name in games else []
    return units(rows, rung.games_of_a_deal)[_ALONE]


def share_of(rung: Rung, games: Games) -> Share | None:
    """How the one did; None: no deal is complete."""
    values = values_of(rung, games)
    if not values:
        return None
    found = standing(games[rung.name].head, _ALONE, values)
    return Share(rung, found.units, found.share, found.interval, found.verdict)


def shares_of(rungs: Iterable[Rung], games: Games) -> list[Share]:
    """Of all of which something was played."""
    found = [share_of(rung, games) for rung in rungs]
    return [share for share in found if share is not None]


def reached(share: Share, games: Games) -> Reached | None:
    """Whether the goal of a rung was reached, and whether that is sure."""
    goal = share.rung.goal
    if goal is None:
        return None
    test = SequentialTest(goal)
    for value in values_of(share.rung, games):
        test.add(value)
    if test.verdict in ("better", "worse"):
        return "reached" if test.verdict == "better" else "missed"
    return "reached, not sure" if share.share >= goal else "missed, not sure"


def difference(more: Rung, less: Rung, games: Games) -> Difference:
    """On the deals that both have played."""
    pairs = zip(values_of(more, games), values_of(less, games), strict=False)
    values = [one - other for one, other in pairs]
    mean = mean_of(values) if values else 0.0
    return Difference(len(values), mean, interval_of_differences(values))


# Tables of one level


class Pace(NamedTuple):
    """How long games and thoughts are at tables of one level."""

    rung: Rung
    games: int
    moves: int  # the median of games
    turns: float  # a head: how often a seat was asked, the median of games
    mean: float  # seconds a decision
    high: float  # one in twenty takes longer, of those that were kept
    longest: float  # of all


def pace_of(rung: Rung, games: Games) -> Pace | None:
    """None: nothing was played."""
    rows = games[rung.name].rows if rung.name in games else []
    if not rows:
        return None
    asked = sum(sum(row.decisions) for row in rows)
    seconds = [sample.seconds for row in rows for sample in row.samples]
    return Pace(
        rung,
        len(rows),
        quantile([row.moves for row in rows], 0.5),
        quantile([mean_of(row.decisions) for row in rows], 0.5),
        sum(sum(row.seconds) for row in rows) / asked,
        quantile(seconds, 0.95),
        max(max(row.slowest) for row in rows),
    )


def failures(games: Games) -> list[str]:
    """Which bots failed, in which rung, and why: a line each."""
    return [
        f"{name}, game {row.number}: {_who(row, failure.seat)} failed: {failure.what}"
        for name, played in games.items()
        for row in played.rows
        for failure in row.failures
    ]


def _who(row: Row, seat: int) -> str:
    return "the one" if dict(seated(row))[seat] == row.one else "one of the field"


class Cost(NamedTuple):
    """What a section has cost so far."""

    section: str
    games: int
    seconds: float  # of thinking, on one core


def costs(games: Games) -> list[Cost]:
    """By section, in the order in which they began."""
    found: dict[str, list[Row]] = {}
    for name, played in games.items():
        found.setdefault(name.split(":")[0], []).extend(played.rows)
    return [
        Cost(section, len(rows), sum(sum(row.seconds) for row in rows))
        for section, rows in found.items()
    ]


def clear(shares: Sequence[Share]) -> list[Share]:
    """Those in which the one is surely better than fair."""
    return [share for share in shares if share.verdict == "better"]
