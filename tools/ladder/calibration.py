"""Whether what bots say of their chances comes true: of what is given 30 %, 30 %.

Decisions of one game are not independent of each other: intervals are over games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from sobremesa.arena.report.plots import Plot
from sobremesa.arena.rows import Row
from sobremesa.arena.statistics import Interval, Z

BINS: Final = 10
_HEIGHT: Final = 400  # of the plot, in pixels
_MARGIN: Final = (8.0, 97.0)  # where 0 and 100 % are across, in percent
_LINES: Final = (370, 12)  # and down, in pixels


class Stated(NamedTuple):
    """Decisions whose stated chance lies in one part of the scale."""

    decisions: int
    games: int
    said: float  # the mean of what was stated
    came: float  # how much of it came true
    interval: Interval


def curve(rows: Sequence[Row]) -> list[Stated]:
    """By tenths of what was stated; those in which nothing was are left out."""
    found: dict[int, dict[int, list[tuple[float, float]]]] = defaultdict(lambda: defaultdict(list))
    for game, row in enumerate(rows):
        for sample in row.samples:
            if sample.chance is not None:
                place = min(BINS - 1, int(BINS * sample.chance))
                found[place][game].append((sample.chance, row.win_of(sample.seat)))
    return [_stated(list(games.values())) for _, games in sorted(found.items())]


def _stated(games: Sequence[Sequence[tuple[float, float]]]) -> Stated:
    pairs = [pair for game in games for pair in game]
    came = sum(win for _, win in pairs) / len(pairs)
    said = sum(chance for chance, _ in pairs) / len(pairs)
    return Stated(len(pairs), len(games), said, came, _interval(games, len(pairs), came))


def _interval(games: Sequence[Sequence[tuple[float, float]]], many: int, came: float) -> Interval:
    """Of a ratio over games, each with as many decisions as it happens to have."""
    if len(games) < 2:
        return Interval(0.0, 1.0)
    spread = sum(sum(win - came for _, win in game) ** 2 for game in games)
    reach = Z * sqrt(spread * len(games) / (len(games) - 1)) / many
    return Interval(max(0.0, came - reach), min(1.0, came + reach))


def error_of(stated: Sequence[Stated]) -> float:
    """The expected calibration error: how far off what is stated is, in the mean of decisions."""
    many = sum(one.decisions for one in stated)
    return sum(one.decisions * abs(one.said - one.came) for one in stated) / many


# The curve


def plot(stated: Sequence[Stated]) -> Plot:
    """What came true above what was stated; what is true lies on the diagonal."""
    about = (
        "How much came true of what was stated, in tenths, with intervals of 95 %; on the diagonal "
        f"all of it is true. The mean distance is {100 * error_of(stated):.1f} points."
    )
    ticks = "".join(_tick(tenth / 5) for tenth in range(6))
    diagonal = _line("mark", 0, 0, 1, 1)
    points = "".join(_point(one) for one in stated)
    return Plot("Stated and come true", about, _HEIGHT, ticks + diagonal + points)


def _at(said: float) -> str:
    low, high = _MARGIN
    return f"{low + said * (high - low):.2f}%"


def _down(came: float) -> str:
    low, high = _LINES
    return f"{low + came * (high - low):.1f}"


def _line(kind: str, said: float, came: float, to_said: float, to_came: float) -> str:
    return (
        f'<line class="{kind}" x1="{_at(said)}" x2="{_at(to_said)}" '
        f'y1="{_down(came)}" y2="{_down(to_came)}"/>'
    )


def _tick(part: float) -> str:
    lines = _line("grid", part, 0, part, 1) + _line("grid", 0, part, 1, part)
    below = f'x="{_at(part)}" y="{_LINES[0] + 22}" text-anchor="middle"'
    beside = f'x="7%" y="{_down(part)}" dy="5" text-anchor="end"'
    return lines + "".join(
        f'<text class="quiet" {where}>{100 * part:.0f}\u00a0%</text>' for where in (below, beside)
    )


def _point(one: Stated) -> str:
    return (
        _line("span", one.said, one.interval.low, one.said, one.interval.high)
        + f'<circle class="shape better" cx="{_at(one.said)}" cy="{_down(one.came)}" r="5.5"/>'
    )
