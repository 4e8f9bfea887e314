"""Tiles in a terminal, coloured and with signs, and a table with its coordinates."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.text import Text

from sobremesa.games.antheno.content import NUMBERS
from sobremesa.games.antheno.table import FAR, Cell, Cells, judged
from sobremesa.terminal.antheno.notation import SIGNS, STAR_SIGN

_PAPER: Final = "#FBF6EC"
CLOTH: Final = "#6B7A3A"
_HUES: Final = ("#D55E00", "#0072B2", "#009E73", "#7B4EA3")
FRESH, FAULTY = "+", "!"
RINGS: Final = "①②③④⑤⑥⑦⑧"  # what a star stands for
_WIDE: Final = 4  # how wide a cell is where there is room
_TALL: Final = 12  # more rows than that have their columns named below too
_MARKS: Final = {" ": "", FRESH: "bold #E0A526", FAULTY: "bold red"}


def tile(kind: int, reading: int = 0) -> Text:
    """A tile: the shape of its colour, and its number, a star, or in a ring what it stands for."""
    colour, number = divmod(kind, NUMBERS)
    star = RINGS[reading - 1] if reading else STAR_SIGN
    return painted(colour, SIGNS[colour] + (str(number) if number else star))


def painted(colour: int, text: str) -> Text:
    """A text in one of the colours, on a tile."""
    return Text(text, f"bold {_HUES[colour]} on {_PAPER}")


class Grid:
    """A table with its coordinates along the edges; where it is too wide, in strips."""

    def __init__(self, cells: Cells, marks: Mapping[Cell, str]) -> None:
        self.cells = cells
        self.marks = marks
        self.columns = shown(x for x, _ in cells)
        self.rows = shown(y for _, y in cells)
        self.narrow = max(3, 1 + max(len(_label(x)) for x in self.columns))
        self.rim = max(len(_label(y)) for y in self.rows)
        self.readings = _readings(cells)
        self.named_below = len(self.rows) > _TALL

    @property
    def least(self) -> int:
        """How much room it takes in one piece."""
        return self.rim + self.narrow * len(self.columns)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """Strip by strip, row by row."""
        room = options.max_width - self.rim
        wide = max(self.narrow, _WIDE)
        width = wide if wide * len(self.columns) <= room else self.narrow
        fitting = max(room // width, 1)
        for first in range(0, len(self.columns), fitting):
            if first:
                yield Text()
            yield from self._strip(self.columns[first : first + fitting], width)

    def _strip(self, columns: list[int | None], width: int) -> Iterator[Text]:
        named = " " * self.rim + "".join(_label(x).rjust(width) for x in columns)
        labels = Text(named, "dim", no_wrap=True)
        yield labels
        for y in self.rows:
            line = Text(no_wrap=True).append(_label(y, "⋮").rjust(self.rim), "dim")
            for x in columns:
                line.append_text(self._cell(x, y, width))
            yield line
        if self.named_below:
            yield labels

    def _cell(self, x: int | None, y: int | None, width: int) -> Text:
        if x is None or y is None:
            return Text(" " * width)
        if (x, y) not in self.cells:
            return Text("·".rjust(width), "dim")
        mark = self.marks.get((x, y), " ")
        drawn = tile(self.cells[x, y], self.readings.get((x, y), 0))
        return Text.assemble((mark.rjust(width - 2), _MARKS[mark]), drawn)


def _readings(cells: Cells) -> dict[Cell, int]:
    """What each star in a line that is in order stands for."""
    read = [
        one for line in judged(cells).lines for one in zip(line.cells, line.numbers, strict=True)
    ]
    return {cell: number for cell, number in read if number and not cells[cell] % NUMBERS}


def shown(used: Iterable[int]) -> list[int | None]:
    """The rows or columns that are drawn: those in use and their neighbours; None: a gap."""
    near = {number + beside for number in used for beside in (-1, 0, 1)}
    drawn: list[int | None] = []
    last = 0
    for number in sorted(near):
        if abs(number) > FAR:
            continue
        if drawn and number - last > 1:
            drawn.append(number - 1 if number - last == 2 else None)
        drawn.append(number)
        last = number
    return drawn


def _label(number: int | None, gap: str = "…") -> str:
    return gap if number is None else str(number)
