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
    size, unit = _unit(seconds)
    return f"{f'{seconds / size:#.3g}'.rstrip('.')}\u00a0{unit}"


def round_duration(seconds: float) -> str:
    """A time that is a round number in its unit."""
    size, unit = _unit(seconds)
    return f"{seconds / size:.3g}\u00a0{unit}"


def _unit(seconds: float) -> tuple[float, str]:
    if seconds >= 0.9995:
        return 1.0, "s"
    return (1e-3, "ms") if seconds >= 0.9995e-3 else (1e-6, "µs")


def between(interval: Interval) -> str:
    """An interval of parts of 1."""
    return f"{100 * interval.low:.1f} – {100 * interval.high:.1f}\u00a0%"
