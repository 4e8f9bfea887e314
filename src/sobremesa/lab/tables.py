"""A report as data: tables of words and numbers."""

from __future__ import annotations

from typing import NamedTuple

from sobremesa.arena.statistics import Interval
from sobremesa.lab.shares import Share

Cells = tuple[str, ...]


class ReportTable(NamedTuple):
    """A table; the first `words` columns are words, the others numbers."""

    title: str
    about: str  # how to read it
    columns: Cells
    rows: list[Cells]
    words: int = 1


SHARE_COLUMNS: Cells = ("games", "wins", "95 %", "× fair", "95 %")


def share_cells(share: Share) -> Cells:
    """A share under the columns above."""
    low, high = share.interval
    return (
        str(share.games),
        percent(share.share),
        f"{100 * low:.1f} – {100 * high:.1f} %",
        f"{share.ratio:.2f}",
        _ratios(share.ratio_interval),
    )


def _ratios(interval: Interval) -> str:
    return f"{interval.low:.2f} – {interval.high:.2f}"


def percent(part: float) -> str:
    """A part of 1."""
    return f"{100 * part:.1f} %"


def each(number: float, of: float) -> str:
    """So many each, or nothing where there is none."""
    return f"{number / of:.2f}" if of else "–"
