"""The island as a map: cells three signs wide, and between them rivers, bridges and points.

Every sign can be told from the others without its colour:

     ·  land   ◦  around an exploration point, whose letter stands in the middle   ⌂  village
     ∪  boat  (2) somebody  [1] oneself  ▐█▌ ice  ░░░ fog  ··· fog with its next step  ≈ sea
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.text import Text

from sobremesa.games.tanxi.island import Island
from sobremesa.games.tanxi.view_types import View

WIDTH: Final = 3  # of a cell; one more for what is between two of them
SEATS: Final = ("#D55E00", "#0072B2", "#00805E", "#7B4EA3", "#8A6100")
DECKS: Final = ("#2F6B1F", "#5A4FA0", "#0F6B66", "#B03A1E")
ACCENT: Final = "#C4532D"
INK: Final = "#2B2622"

_LAND: Final = ("#D3E2B4", "#DDD6E6", "#BFDCD2", "#F0CFB4")  # the four quadrants
_SOON: Final = ("#C5CFB3", "#CCC7D1", "#B6C9C3", "#D9C4B3")  # the same, before fog covers them
_FOG: Final = "#A39E97"
_SEA: Final = "#1F4257"
_WAVE: Final = "#4E87A3"
_RIVER: Final = "#1B64B0"
_BRIDGE: Final = "#7A4A21"
_FAINT: Final = "#8C8676"
_MIST: Final = "#D8D4CE"
_ICE: Final = "#2A8FC0"

# Where rivers meet, by what comes from the north, the east, the south and the west.
_BENDS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"

Place = tuple[int, int]  # row and column


def in_fog(view: View, island: Island, cell: int) -> bool:
    """Whether fog has come so far."""
    return 0 < island.fog[cell] <= view.fog


class Map:
    """The island of a view; `marks` stand on cells that can be chosen."""

    def __init__(self, view: View, island: Island, marks: Mapping[str, str] | None = None) -> None:
        self.view = view
        self.island = island
        self.marks = marks or {}
        self.tokens = {seat.cell: n for n, seat in enumerate(view.seats) if seat.cell is not None}
        self.symbols = {
            (island.row[cells[0]], island.column[cells[0]]): point
            for point, cells in enumerate(island.points)
        }
        self.width = WIDTH + (WIDTH + 1) * island.columns - 1

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """Row by row, with letters above and numbers at the side."""
        letters = [chr(ord("a") + column).center(WIDTH) for column in range(self.island.columns)]
        yield Text(" " * WIDTH + " ".join(letters), "dim", no_wrap=True)
        for row in range(self.island.rows):
            yield self._cells(row)
            if row + 1 < self.island.rows:
                yield self._between(row)

    def _cells(self, row: int) -> Text:
        line = Text(no_wrap=True).append(f"{row + 1:>{WIDTH - 1}} ", "dim")
        for column in range(self.island.columns):
            line.append_text(self._cell((row, column)))
            if column + 1 < self.island.columns:
                line.append_text(self._side((row, column), (row, column + 1), "┃", "═"))
        return line

    def _between(self, row: int) -> Text:
        line = Text(" " * WIDTH, no_wrap=True)
        for column in range(self.island.columns):
            line.append_text(self._side((row, column), (row + 1, column), "━━━", " ║ "))
            if column + 1 < self.island.columns:
                line.append_text(self._corner((row, column)))
        return line

    # Cells

    def _cell(self, place: Place) -> Text:
        cell = self._at(place)
        if cell < 0:
            return Text("≈".center(WIDTH), f"{_WAVE} on {_SEA}")
        name = self.island.names[cell]
        if name in self.marks:
            return self._mark(cell, self.marks[name])
        if name in self.tokens:
            return self._token(self.tokens[name])
        if name in self.view.blocks:
            return Text("▐█▌", f"{_ICE} on white")
        return self._land(cell)

    def _mark(self, cell: int, mark: str) -> Text:
        """A mark, and what is printed there if there is room."""
        sign, _ = self._sign(cell)
        sign = self._mist(cell) if sign == "·" and self._covered(cell) else sign
        return Text((mark.ljust(WIDTH - 1) + sign)[:WIDTH], f"bold white on {ACCENT}")

    def _token(self, seat: int) -> Text:
        mine = seat == self.view.seat
        shape = f"[{seat + 1}]" if mine else f"({seat + 1})"
        return Text(shape, f"bold {'underline ' if mine else ''}white on {SEATS[seat]}")

    def _land(self, cell: int) -> Text:
        """What is printed there, in as much fog as there is."""
        mist = self._mist(cell)
        ground = self._ground(cell)
        sign, ink = self._sign(cell)
        if sign == "·":
            return Text(f"{mist}{mist.strip() or sign}{mist}", f"{ink} on {ground}")
        beside = (mist, f"{self._thin(cell)} on {ground}")
        return Text.assemble(beside, (sign, f"bold {ink} on {ground}"), beside)

    def _sign(self, cell: int) -> tuple[str, str]:
        if self.island.in_village[cell]:
            return "⌂", ACCENT
        if cell in self.island.beaches:
            return "∪", _BRIDGE
        point = self.island.point[cell]
        if point >= 0:
            return "◦", self._ink(point)
        return "·", self._thin(cell)

    def _ink(self, point: int) -> str:
        """The colour of its quadrant; faint once it has been explored in this turn."""
        return _FAINT if point in self.view.explored else DECKS[self.island.deck[point]]

    # Fog

    def _covered(self, cell: int) -> bool:
        return in_fog(self.view, self.island, cell)

    def _next(self, cell: int) -> bool:
        return self.island.fog[cell] == self.view.fog + 1

    def _mist(self, cell: int) -> str:
        return "░" if self._covered(cell) else "·" if self._next(cell) else " "

    def _thin(self, cell: int) -> str:
        return _MIST if self._covered(cell) else _FAINT

    def _ground(self, cell: int) -> str:
        if self._covered(cell):
            return _FOG
        return (_SOON if self._next(cell) else _LAND)[self.island.quadrant[cell]]

    # Between cells

    def _at(self, place: Place) -> int:
        row, column = place
        inside = row < self.island.rows and column < self.island.columns
        return self.island.grid[row][column] if inside else -1

    def _pair(self, here: Place, there: Place) -> tuple[int, int]:
        return self._at(here), self._at(there)

    def _side(self, here: Place, there: Place, river: str, bridge: str) -> Text:
        pair = self._pair(here, there)
        if min(pair) < 0:
            return Text(" " * len(river), f"on {_SEA}")
        ground = self._ground(pair[0])
        if pair in self.island.rivers:
            return Text(river, f"bold {_RIVER} on {ground}")
        if pair in self.island.bridges:
            return Text(bridge, f"bold {_BRIDGE} on {ground}")
        return Text(" " * len(river), f"on {ground}")

    def _corner(self, place: Place) -> Text:
        """Where four cells meet: a bend of a river, the letter of a point, or nothing."""
        row, column = place
        around = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
        cells = [self._at(one) for one in around]
        if min(cells) < 0:
            return Text(" ", f"on {_SEA}")
        ground = self._ground(cells[0])
        if place in self.symbols:
            return self._letter(self.symbols[place], ground)
        return Text(_BENDS[self._wet(around)], f"bold {_RIVER} on {ground}")

    def _wet(self, around: list[Place]) -> int:
        """From which sides a river comes: 1 north, 2 east, 4 south, 8 west."""
        northwest, northeast, southeast, southwest = around
        sides = (
            (northwest, northeast),
            (northeast, southeast),
            (southwest, southeast),
            (northwest, southwest),
        )
        flowing = self.island.rivers | self.island.bridges
        return sum(1 << n for n, side in enumerate(sides) if self._pair(*side) in flowing)

    def _letter(self, point: int, ground: str) -> Text:
        """Small and faint once the point has been explored in this turn."""
        letter = self.island.letters[self.island.deck[point]]
        if point in self.view.explored:
            return Text(letter.lower(), f"{_FAINT} on {ground}")
        return Text(letter, f"bold white on {self._ink(point)}")
