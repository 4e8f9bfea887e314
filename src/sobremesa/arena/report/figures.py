"""The figures of a report, counted from the rows of a tournament."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple

from sobremesa.arena.rows import Results, Row, TournamentHead
from sobremesa.arena.statistics import (
    Interval,
    Verdict,
    interval_at_any_time,
    interval_of_units,
    quantile,
    verdict_of,
)

_MOST_BINS: Final = 14


class ShareOfAll(NamedTuple):
    """How an entrant did alone, each other one having been the field."""

    entrant: int
    deals: int
    share: float  # of a game; fair where no deal is complete
    interval: Interval
    verdict: Verdict


class Bin(NamedTuple):
    """Games whose length lies between these two, both included."""

    first: int
    last: int
    games: int


class ThinkingTime(NamedTuple):
    """How long an entrant took for a decision, in seconds; games in which it failed are left out.

    Measured are whole games: the spread is that of the means of games.
    """

    decisions: int
    mean: float
    low: float  # a tenth of its games had a mean of at most this
    median: float
    high: float  # nine tenths had
    iterations: float  # a decision, as far as reasons were given


class FailureLine(NamedTuple):
    """What went wrong, how often, and the first game in which it did."""

    what: str
    times: int
    game: int


def against_all(results: Results) -> list[ShareOfAll]:
    """What each entrant wins against all others, the best first.

    Pairings share their deals, so that a deal is the sample here: its mean over all fields, where
    it has been played against all of them.
    """
    head = results.head
    fields = len(head.entrants) - 1
    wins: dict[int, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in results.rows:
        wins[row.one][row.deal].append(row.win)
    games = fields * head.players
    values = {
        one: [sum(shares) / games for shares in deals.values() if len(shares) == games]
        for one, deals in wins.items()
    }
    found = [_share(one, values.get(one, []), head) for one in range(len(head.entrants))]
    return sorted(found, key=lambda share: (-share.share, share.entrant))


def _share(entrant: int, values: Sequence[float], head: TournamentHead) -> ShareOfAll:
    fair = 1 / head.players
    games = (len(head.entrants) - 1) * head.players
    interval = interval_at_any_time(values) if head.until_sure else interval_of_units(values, games)
    share = sum(values) / len(values) if values else fair
    return ShareOfAll(entrant, len(values), share, interval, verdict_of(interval, fair))


def lengths(rows: Sequence[Row]) -> list[Bin]:
    """How many moves games took, in bins of equal and round width."""
    moves = [row.moves for row in rows]
    low, high = min(moves), max(moves)
    width = _bin_width(high - low + 1)
    first = low // width * width
    counts = Counter((number - first) // width for number in moves)
    return [
        Bin(first + width * bin, first + width * (bin + 1) - 1, counts[bin])
        for bin in range((high - first) // width + 1)
    ]


def _bin_width(reach: int) -> int:
    """1, 2 or 5 times a power of ten, so that there are not too many bins."""
    least = max(1, ceil(reach / (_MOST_BINS - 1)))
    power = int(10 ** floor(log10(least)))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= least)


def thinking(results: Results) -> list[ThinkingTime | None]:
    """By entrant; nothing where it was never asked."""
    means: dict[int, list[float]] = defaultdict(list)
    decisions: Counter[int] = Counter()
    seconds: dict[int, float] = defaultdict(float)
    iterations: Counter[int] = Counter()
    for row in results.rows:
        failed = {failure.seat for failure in row.failures}
        for seat, entrant in seated(row):
            if row.decisions[seat] and seat not in failed:
                means[entrant].append(row.seconds[seat] / row.decisions[seat])
                decisions[entrant] += row.decisions[seat]
                seconds[entrant] += row.seconds[seat]
                iterations[entrant] += row.iterations[seat]
    return [
        ThinkingTime(
            decisions[entrant],
            seconds[entrant] / decisions[entrant],
            quantile(means[entrant], 0.1),
            quantile(means[entrant], 0.5),
            quantile(means[entrant], 0.9),
            iterations[entrant] / decisions[entrant],
        )
        if means[entrant]
        else None
        for entrant in range(len(results.head.entrants))
    ]


def failures(results: Results) -> list[list[FailureLine]]:
    """By entrant: what went wrong, the most frequent first."""
    found: list[dict[str, list[int]]] = [defaultdict(list) for _ in results.head.entrants]
    for row in results.rows:
        entrants = dict(seated(row))
        for failure in row.failures:
            found[entrants[failure.seat]][failure.what].append(row.number)
    return [
        sorted(
            (FailureLine(what, len(games), games[0]) for what, games in lines.items()),
            key=lambda line: (-line.times, line.game),
        )
        for lines in found
    ]


def seated(row: Row) -> Iterator[tuple[int, int]]:
    """Each seat, and the entrant that sat there."""
    for seat in range(len(row.ranks)):
        yield seat, row.one if seat == row.seat else row.field
