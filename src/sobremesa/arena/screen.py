"""A tournament on the screen while it goes on, and its standings at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from types import TracebackType
from typing import Final, Self

from rich import box
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.markup import escape
from rich.progress_bar import ProgressBar
from rich.table import Table as RichTable
from rich.text import Text

from sobremesa.arena.rows import Row, TournamentHead
from sobremesa.arena.statistics import Standing, Verdict, standings
from sobremesa.arena.tournament import most_games

EVERY: Final = 0.5  # seconds between two pictures, at least
PART: Final = 20  # of the time may be spent on drawing, one in so many
LINES: Final = 10  # that are said where nobody can be shown a picture

SIGNS: Final[dict[Verdict, str]] = {
    "better": "[green]better[/]",
    "worse": "[red]worse[/]",
    "close": "[cyan]as good[/]",
    "open": "[dim]open[/]",
}


def table_of(head: TournamentHead, found: Sequence[Standing]) -> RichTable:
    """All pairings as they stand: shares of the one, with intervals."""
    drawn = RichTable(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in ("alone", "against"):
        drawn.add_column(name)
    for name in ("deals", "wins", "95 %", f"fair {100 / head.players:.1f} %"):
        drawn.add_column(name, justify="right")
    for entry in found:
        low, high = entry.interval
        drawn.add_row(
            escape(head.entrants[entry.pairing.one]),
            escape(head.entrants[entry.pairing.field]),
            str(entry.units),
            f"{100 * entry.share:.1f} %" if entry.units else "–",
            f"{100 * low:.1f} – {100 * high:.1f} %",
            SIGNS[entry.verdict],
        )
    return drawn


def duration(seconds: float) -> str:
    """Hours, minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


class Screen:
    """Shows rows as they come: a picture that moves, or a line now and then.

    The time left is that of all games; a tournament that stops when it is sure may need fewer.
    """

    def __init__(
        self,
        head: TournamentHead,
        rows: Sequence[Row],
        console: Console,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._head = head
        self._rows = list(rows)
        self._before = len(rows)
        self._console = console
        self._clock = clock
        self._began = self._due = clock()
        self._live = Live(console=console, auto_refresh=False, transient=True)

    def __enter__(self) -> Self:
        if self._console.is_terminal:
            self._live.start()
            self._draw()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._live.stop()

    def add(self, row: Row) -> None:
        """One more game."""
        self._rows.append(row)
        if not self._console.is_terminal:
            self._say()
        elif self._clock() >= self._due:
            self._draw()

    def _draw(self) -> None:
        began = self._clock()
        self._live.update(self._picture(), refresh=True)
        now = self._clock()
        self._due = now + max(EVERY, PART * (now - began))

    def _say(self) -> None:
        """A line for every tenth part."""
        total, done = most_games(self._head), len(self._rows)
        if done * LINES // total > (done - 1) * LINES // total:
            self._console.print(self._pace(), soft_wrap=True)

    def _picture(self) -> RenderableType:
        """The bar above the table, which may be longer than the screen."""
        total, done = most_games(self._head), len(self._rows)
        bar = RichTable.grid(padding=(0, 2, 0, 0))
        bar.add_row(ProgressBar(total=total, completed=done, width=40), self._pace())
        return Group(bar, table_of(self._head, standings(self._head, self._rows)))

    def _pace(self) -> Text:
        total, done = most_games(self._head), len(self._rows)
        seconds = self._clock() - self._began
        new = done - self._before
        words = [f"{done} of {total} games"]
        if self._head.until_sure:
            words[0] = f"{done} of at most {total} games"
        if new and seconds > 0:
            words.append(f"{new / seconds:.1f} games/s")
            words.append(f"{duration((total - done) * seconds / new)} left")
        return Text(", ".join(words))
