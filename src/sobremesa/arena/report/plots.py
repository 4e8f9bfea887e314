"""Plots as SVG, for a page and as files, that can be read in any width and without colour.

Positions across are shares of the width, positions down are pixels: a plot fits a phone and a desk,
and its letters keep their size. What is better, worse or undecided has a shape, not only a colour.

    plot = shares("Win shares", [Span("greedy", 0.41, 0.38, 0.44, "better")], fair=0.25)
    as_file(plot)            # a whole SVG file, 720 pixels wide, for a document
    inline(plot, "shares")   # the same for a page that has the colours of `style.css`
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from sobremesa.arena.report.words import number, percent, whole_percent
from sobremesa.arena.statistics import Verdict

Say = Callable[[float], str]  # a number as people read it

SIGNS: Final[Mapping[Verdict, str]] = {"better": "▲", "worse": "▼", "close": "●", "open": "○"}

_CIRCLE: Final = "M0-5.5A5.5 5.5 0 1 1 0 5.5A5.5 5.5 0 1 1 0-5.5Z"
_SHAPES: Final[Mapping[Verdict, str]] = {
    "better": "M0-7L7 5.5H-7Z",
    "worse": "M0 7L7-5.5H-7Z",
    "close": _CIRCLE,
    "open": _CIRCLE,
}
_LINE: Final = 50  # the height of a line of spans
_ROW: Final = 28  # of a bar
_TOP: Final = 26  # where the mark is named
_AXIS: Final = 30
_EDGE: Final = 3.0  # percent that stay free at both ends
_BARS: Final = (24.0, 84.0)  # where bars begin, and where the longest ends
_FILE_WIDTH: Final = 720
_STYLE: Final = """
:root { color: #2b2622; background: #fbf6ec;
  --ink: #2b2622; --quiet: #63564a; --linen: #eadfcb; --paper: #fbf6ec; --walnut: #5b4334;
  --agreed: #56632c; --danger: #7b2d42; --accent: #b0431f; }
@media (prefers-color-scheme: dark) { :root { color: #f3e9da; background: #2a2420;
  --ink: #f3e9da; --quiet: #c3b3a1; --linen: #3a312a; --paper: #2a2420; --walnut: #c7a88f;
  --agreed: #b3c47a; --danger: #e891a6; --accent: #f0956f; } }
"""
# What both a page and a file need; colours are named.
STYLE: Final = """
.plot { font: 15px system-ui, sans-serif; font-variant-numeric: tabular-nums; overflow: visible; }
.plot text { fill: var(--ink); paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
.plot .quiet { fill: var(--quiet); font-size: 14px; }
.plot .number { font-weight: 600; }
.plot .mark { stroke: var(--accent); stroke-width: 1.5; stroke-dasharray: 5 4; }
.plot .grid { stroke: var(--linen); }
.plot .span { stroke: var(--ink); stroke-width: 2; }
.plot .shape { stroke: var(--ink); stroke-width: 2; fill: var(--paper); }
.plot .better { fill: var(--agreed); }
.plot .worse { fill: var(--danger); }
.plot .close { fill: var(--quiet); }
.plot .bar { fill: var(--walnut); }
"""


class Plot(NamedTuple):
    """A plot, not yet in a page or file."""

    title: str
    about: str  # what it shows, in a sentence or two, for who cannot see it
    height: int
    drawing: str


class Span(NamedTuple):
    """A value and how far the truth may be from it: a line of a plot."""

    name: str
    value: float
    low: float
    high: float
    verdict: Verdict | None = None  # beside the mark of the plot; None: there is nothing to judge


class Scale(NamedTuple):
    """From where to where a plot reaches; a logarithmic one spans whole powers of ten."""

    low: float
    high: float
    logarithmic: bool = False

    def at(self, value: float) -> float:
        """Where this value is, in percent of the width; what lies outside is at the edge."""
        low, high, here = self.low, self.high, value
        if self.logarithmic:
            low, high, here = log10(low), log10(high), log10(max(value, low))
        part = min(max((here - low) / (high - low), 0.0), 1.0)
        return _EDGE + part * (100 - 2 * _EDGE)

    def ticks(self) -> list[float]:
        """Round numbers on the way, five or so."""
        if self.logarithmic:
            powers = range(round(log10(self.low)), round(log10(self.high)) + 1)
            return [10.0**power for power in powers]
        step = _round_step((self.high - self.low) / 5)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [step * number for number in range(first, last + 1)]


def linear(values: Sequence[float]) -> Scale:
    """A scale with room for all of these."""
    low, high = min(values), max(values)
    step = _round_step((high - low) / 5 or abs(high) / 5 or 1.0)
    first = floor(low / step + 1e-9)
    return Scale(step * first, step * max(ceil(high / step - 1e-9), first + 1))


def logarithmic(values: Sequence[float]) -> Scale:
    """A logarithmic scale with room for all of these that are more than nothing."""
    some = [value for value in values if value > 0] or [1.0]
    low, high = floor(log10(min(some))), ceil(log10(max(some)))
    return Scale(10.0**low, 10.0 ** max(high, low + 1), logarithmic=True)


def _round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten, not less than this."""
    power = 10.0 ** floor(log10(rough))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= rough * (1 - 1e-9))


# The plots


def spans(
    title: str,
    about: str,
    lines: Sequence[Span],
    scale: Scale,
    say: Say,
    say_tick: Say,
    mark: float | None = None,
) -> Plot:
    """A line for each value: its name, its shape, its interval and its number."""
    top = 0 if mark is None else _TOP
    bottom = top + _LINE * len(lines)
    parts = [_tick(scale.at(tick), say_tick(tick), top, bottom) for tick in scale.ticks()]
    if mark is not None:
        parts.append(_mark(scale.at(mark), f"fair: {say(mark)}", bottom))
    for place, line in enumerate(lines):
        parts.append(_span(line, scale, say, top + _LINE * place))
    return Plot(title, about, bottom + _AXIS, "".join(parts))


def shares(title: str, lines: Sequence[Span], fair: float) -> Plot:
    """Win shares with their intervals, beside the fair one."""
    best = max(lines, key=lambda line: line.value)
    about = (
        f"{title} with intervals of 95 %, of {len(lines)} bots; the most has {best.name} with "
        f"{percent(best.value)}, and {percent(fair)} is fair. The table has all figures."
    )
    scale = linear([0.0, fair * 1.2, *[line.high for line in lines]])
    return spans(title, about, lines, scale, percent, whole_percent, fair)


def bars(title: str, about: str, named: Sequence[tuple[str, int]]) -> Plot:
    """A bar for each count, with its name before it and its number behind it."""
    most = max(count for _, count in named) or 1
    first, last = _BARS
    parts = []
    for place, (name, count) in enumerate(named):
        top = _ROW * place
        end = first + (last - first) * count / most
        parts.append(
            f'<text x="{first - 2:.2f}%" y="{top + 19}" text-anchor="end">{escape(name)}</text>'
            f'<rect class="bar" x="{first:.2f}%" y="{top + 4}" width="{end - first:.2f}%" '
            f'height="{_ROW - 8}" rx="3"/>'
            f'<text class="number" x="{end + 1.5:.2f}%" y="{top + 19}">{number(count)}</text>'
        )
    return Plot(title, about, _ROW * len(named) + 4, "".join(parts))


def _tick(at: float, text: str, top: int, bottom: int) -> str:
    return (
        f'<line class="grid" x1="{at:.2f}%" x2="{at:.2f}%" y1="{top}" y2="{bottom + 4}"/>'
        f'<text class="quiet" x="{at:.2f}%" y="{bottom + 21}" {_anchor(at)}>{escape(text)}</text>'
    )


def _mark(at: float, text: str, bottom: int) -> str:
    return (
        f'<line class="mark" x1="{at:.2f}%" x2="{at:.2f}%" y1="{_TOP - 6}" y2="{bottom + 4}"/>'
        f'<text class="quiet" x="{at:.2f}%" y="14" {_anchor(at)}>{escape(text)}</text>'
    )


def _anchor(at: float) -> str:
    """Which end of a text stands here, so that it does not leave the plot."""
    where = "start" if at < 10 else "end" if at > 90 else "middle"
    return f'text-anchor="{where}"'


def _span(line: Span, scale: Scale, say: Say, top: int) -> str:
    low, at, high = (scale.at(value) for value in (line.low, line.value, line.high))
    kind = line.verdict or "open"
    sign = f"{SIGNS[line.verdict]} " if line.verdict else ""
    y = top + 34
    ends = "".join(
        f'<line class="span" x1="{x:.2f}%" x2="{x:.2f}%" y1="{y - 4}" y2="{y + 4}"/>'
        for x in (low, high)
    )
    return (
        f'<line class="grid" x1="{_EDGE}%" x2="{100 - _EDGE}%" y1="{y}" y2="{y}"/>'
        f'<text x="0" y="{top + 18}">{escape(shortened(line.name))}</text>'
        f'<text class="number" x="100%" y="{top + 18}" text-anchor="end">'
        f"{sign}{escape(say(line.value))}</text>"
        f'<line class="span" x1="{low:.2f}%" x2="{high:.2f}%" y1="{y}" y2="{y}"/>{ends}'
        f'<svg x="{at:.2f}%" y="{y}" overflow="visible"><path class="shape {kind}" '
        f'd="{_SHAPES[kind]}"/></svg>'
    )


def shortened(name: str, most: int = 30) -> str:
    """A long name without its middle: commands differ at both ends."""
    if len(name) <= most:
        return name
    head = most // 2 - 1
    return f"{name[:head]}…{name[head + 1 - most :]}"


# Where they are shown


def inline(plot: Plot, id: str) -> str:
    """The plot for a page whose style has `STYLE` and names the colours."""
    return (
        f'<svg class="plot" role="img" aria-labelledby="{id}-title {id}-about" width="100%" '
        f'height="{plot.height}">{_named(plot, id)}{plot.drawing}</svg>'
    )


def as_file(plot: Plot) -> str:
    """The plot as an SVG file of its own, light or dark as its reader likes."""
    margin = 16
    width, height = _FILE_WIDTH, plot.height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height + 2 * margin}" '
        f'role="img" aria-labelledby="plot-title plot-about">{_named(plot, "plot")}'
        f'<style>{_STYLE}{STYLE}</style><rect width="100%" height="100%" fill="var(--paper)"/>'
        f'<svg class="plot" x="{margin}" y="{margin}" width="{width - 2 * margin}" '
        f'height="{height}">{plot.drawing}</svg></svg>\n'
    )


def _named(plot: Plot, id: str) -> str:
    return (
        f'<title id="{id}-title">{escape(plot.title)}</title>'
        f'<desc id="{id}-about">{escape(plot.about)}</desc>'
    )
