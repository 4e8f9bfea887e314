"""Small pieces of HTML; whatever comes from outside is escaped here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from sobremesa.arena.report.plots import SIGNS
from sobremesa.arena.statistics import Verdict

_SAID: Final[Mapping[Verdict, str]] = {
    "better": "more than fair",
    "worse": "less than fair",
    "close": "as good as fair",
    "open": "not told apart from fair",
}


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def html(text: str) -> Markup:
    """Any text, without the characters that only programs see."""
    if isinstance(text, Markup):
        return text
    seen = (char if char.isprintable() or char == "\u00a0" else " " for char in text)
    return Markup(escape("".join(seen)))


class Cells(NamedTuple):
    """A table: its columns, of which the first name the rows, and its rows."""

    caption: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: int = 1  # so many columns hold words, the others numbers


def table(cells: Cells) -> Markup:
    """The table, which scrolls by itself where the window is narrow."""
    head = "".join(
        f'<th scope="col"{_kind(number, cells.words)}>{html(name)}</th>'
        for number, name in enumerate(cells.columns)
    )
    rows = "".join(f"<tr>{_row(row, cells.words)}</tr>" for row in cells.rows)
    caption = html(cells.caption)
    return Markup(
        f'<div class="scroll" role="region" tabindex="0" aria-label="{caption}"><table>'
        f"<caption>{caption}</caption><thead><tr>{head}</tr></thead><tbody>{rows}</tbody>"
        "</table></div>"
    )


def _row(row: Sequence[str], words: int) -> str:
    first, *others = row
    return f'<th scope="row">{html(first)}</th>' + "".join(
        f"<td{_kind(number, words)}>{html(cell)}</td>" for number, cell in enumerate(others, 1)
    )


def _kind(number: int, words: int) -> str:
    return ' class="word"' if number < words else ""


def section(id: str, title: str, *parts: str) -> Markup:
    """A chapter of the page."""
    inside = "".join(parts)
    return Markup(
        f'<section id="{id}" aria-labelledby="{id}-head"><h2 id="{id}-head">{html(title)}</h2>'
        f"{inside}</section>"
    )


def paragraph(*said: str, kind: str = "") -> Markup:
    """Sentences."""
    attribute = f' class="{kind}"' if kind else ""
    return Markup(f"<p{attribute}>{' '.join(html(one) for one in said)}</p>")


def figure(drawing: str) -> Markup:
    """A plot."""
    return Markup(f"<figure>{drawing}</figure>")


def judged(verdict: Verdict, number: str, small: str = "") -> Markup:
    """A number with its shape, which is said in words to who cannot see it."""
    below = f"<small>{html(small)}</small>" if small else ""
    return Markup(
        f'<span class="{verdict}"><span aria-hidden="true">{SIGNS[verdict]}</span> {html(number)}'
        f'<span class="unseen">, {_SAID[verdict]}</span></span>{below}'
    )
