"""What many calls come to: the figures of a line of the report."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median, quantiles
from typing import NamedTuple

from covers import Result


class Figures(NamedTuple):
    """One line of the report, in seconds."""

    median: float
    p95: float
    p99: float
    max: float
    total: float  # the median of building and solving
    undecided: int


def figures_of(results: Sequence[Result]) -> Figures:
    """What all these calls come to."""
    seconds = [result.seconds for result in results]
    cuts = quantiles(seconds, n=100, method="inclusive") if len(seconds) > 1 else seconds * 99
    total = median([result.seconds + result.building for result in results])
    undecided = len([result for result in results if result.tiles is None])
    return Figures(median(seconds), cuts[94], cuts[98], max(seconds), total, undecided)


def as_ms(seconds: float) -> str:
    """In milliseconds, three digits of them."""
    ms = 1000 * seconds
    return f"{ms:,.0f}" if ms >= 100 else f"{ms:.3g}"
