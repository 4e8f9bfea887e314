"""Numbers as people read them."""

from __future__ import annotations

from sobremesa.arena.statistics import Interval


def percent(part: float) -> str:
    """A part of 1."""
    return f"{100 * part:.1f}\u00a0%"


def whole_percent(part: float) -> str:
    """A part of 1, without what is after the point."""
    return f"{100 * part:.0f}\u00a0%"


def number(count: int) -> str:
    """A count."""
    return f"{count:,}"


def duration(seconds: float) -> str:
    """A time in its unit, three digits of it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g}\u00a0{unit}"
    return f"{seconds / 1e-6:.3g}\u00a0µs"


def between(interval: Interval) -> str:
    """An interval of parts of 1."""
    return f"{100 * interval.low:.1f} – {100 * interval.high:.1f}\u00a0%"
