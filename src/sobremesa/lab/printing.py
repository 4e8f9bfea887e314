"""Reports on paper: in the terminal and as Markdown, and the bar that moves until they are made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table as RichTable
from rich.text import Text

from sobremesa.lab.tables import Cells, ReportTable

T = TypeVar("T")


def show(tables: Sequence[ReportTable], console: Console) -> None:
    """The tables in the terminal."""
    for table in tables:
        console.print(f"\n[bold]{escape(table.title)}[/]")
        console.print(f"[dim]{escape(table.about)}[/]")
        console.print(_drawn(table))


def _drawn(table: ReportTable) -> RichTable:
    drawn = RichTable(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(table.columns):
        drawn.add_column(escape(column), justify="left" if number < table.words else "right")
    for row in table.rows:
        drawn.add_row(*[escape(cell) for cell in row])
    return drawn


def markdown(title: str, command: str, made_with: str, tables: Sequence[ReportTable]) -> str:
    """The tables as a document that says how to make it again."""
    parts = [f"# {title}", f"```\n{command}\n```", made_with]
    for table in tables:
        parts += [f"## {table.title}", table.about, _lines(table)]
    return "\n\n".join(parts) + "\n"


def _lines(table: ReportTable) -> str:
    rules = tuple("---" if number < table.words else "---:" for number in range(len(table.columns)))
    return "\n".join(_line(row) for row in (table.columns, rules, *table.rows))


def _line(cells: Cells) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


class _GamesPerSecond(ProgressColumn):
    """How fast it goes."""

    def render(self, task: Task) -> Text:
        """The pace of the last while, once there is one."""
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:.1f} games/s")


def with_bar(results: Iterable[T], total: int, console: Console) -> Iterator[T]:
    """The same results, with a bar that advances as they come."""
    columns = (
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        _GamesPerSecond(),
        TimeRemainingColumn(),
        TextColumn("left"),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=total)
        for result in results:
            bar.advance(task)
            yield result
