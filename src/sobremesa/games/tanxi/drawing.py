"""The drawing of the island: a text that a person can edit, read sign by sign.

    b1 .2 .3|.3     a cell is two signs, its kind and the step at which fog covers it;
         J   --     `|` and `--` are rivers, `=` and `==` bridges, `~~` is sea;
    .1=.2 .3 v-     where four cells meet, a letter is the symbol of an exploration point.

Kinds are `.` land, `b` a beach and `v` the village; steps are 1, 2, 3 and `-` for never. `+` stands
where the lines cross that divide the island into quadrants. A cell is called by the letter of its
column and the number of its row, a1 being the upper left one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

_COLUMNS: Final = 26  # there are no more letters to call them by
THE_MAP: Final = "the map"  # what the rules ask of a map without numbering it
Place = tuple[int, int]  # row and column, on land or not


class Broken(ValueError):
    """A drawing that breaks a rule: which one, and how."""

    def __init__(self, rule: str, what: str) -> None:
        super().__init__(f"{rule}: {what}")


class Edge:
    """A river or a bridge, and the places on its two sides."""

    __slots__ = ("bridge", "here", "there")

    def __init__(self, bridge: bool, here: Place, there: Place) -> None:
        self.bridge = bridge
        self.here = here
        self.there = there


class _Symbol:
    """A sign where four cells meet, and the upper left one of them."""

    __slots__ = ("column", "row", "sign")

    def __init__(self, sign: str, row: int, column: int) -> None:
        self.sign = sign
        self.row = row
        self.column = column

    def places(self) -> list[Place]:
        """The four places around it, in reading order."""
        row, column = self.row, self.column
        return [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]


class Drawing:
    """What the signs say, before anything is known of the island as a whole."""

    __slots__ = ("cells", "edges", "symbols")

    def __init__(self) -> None:
        self.cells: list[list[str]] = []
        self.edges: list[Edge] = []
        self.symbols: list[_Symbol] = []

    def is_land(self, place: Place) -> bool:
        """Whether there is land."""
        row, column = place
        return self.cells[row][column] != "~~"

    def places(self, kind: str) -> list[Place]:
        """The cells of this kind, in reading order."""
        return [
            (row, column)
            for row, cells in enumerate(self.cells)
            for column, cell in enumerate(cells)
            if cell[0] == kind
        ]


def read_drawing(text: str, letters: tuple[str, ...]) -> Drawing:
    """The signs of a drawing; blanks at the end of a line and empty lines around it say nothing."""
    drawing = Drawing()
    lines = "\n".join([line.rstrip() for line in text.splitlines()]).strip("\n").split("\n")
    for number, line in enumerate(lines, 1):
        if number % 2:
            _read_cells(drawing, line, number)
        else:
            _read_corners(drawing, line, number, letters)
    if len(lines) % 2 == 0:
        raise Broken(THE_MAP, f"line {len(lines)}: the last line of a drawing is one of cells")
    return drawing


def _read_cells(drawing: Drawing, line: str, number: int) -> None:
    """A line of cells and of what runs between neighbours in it."""
    row = len(drawing.cells)
    cells: list[str] = []
    for column, at in enumerate(range(0, len(line), 3)):
        cell, between = line[at : at + 2], line[at + 2 : at + 3]
        if not _is_cell(cell):
            raise _unread(number, at, cell, "a cell is ~~, or one of . b v and one of 1 2 3 -")
        cells.append(cell)
        if between == "|" or between == "=":
            drawing.edges.append(Edge(between == "=", (row, column), (row, column + 1)))
        elif between.strip():
            raise _unread(number, at + 2, between, "between two cells stands | or = or a blank")
    if line.endswith(("|", "=")):
        raise _unread(number, len(line) - 1, line[-1], "no cell follows")
    drawing.cells.append(cells)
    wanted = len(drawing.cells[0])
    if len(cells) != wanted:
        raise Broken(THE_MAP, f"line {number}: {wanted} cells as in line 1, not {len(cells)}")


def _read_corners(drawing: Drawing, line: str, number: int, letters: tuple[str, ...]) -> None:
    """A line of what stands between two lines of cells."""
    row = len(drawing.cells) - 1
    width = 3 * len(drawing.cells[0]) - 1
    if len(line) > width:
        raise _unread(
            number, width, line[width : width + 2], f"the lines of cells end at sign {width}"
        )
    for column, at in enumerate(range(0, len(line), 3)):
        below, corner = line[at : at + 2], line[at + 2 : at + 3]
        if below == "--" or below == "==":
            drawing.edges.append(Edge(below == "==", (row, column), (row + 1, column)))
        elif below.strip():
            raise _unread(number, at, below, "under a cell stands -- or == or a blank")
        if corner == "+" or corner in letters:
            drawing.symbols.append(_Symbol(corner, row, column))
        elif corner.strip():
            wanted = f"where four cells meet stands + or one of {' '.join(letters)}"
            raise _unread(number, at + 2, corner, wanted)


def _is_cell(signs: str) -> bool:
    return signs == "~~" or (len(signs) == 2 and signs[0] in ".bv" and signs[1] in "123-")


def _unread(line: int, at: int, signs: str, wanted: str) -> Broken:
    """What is said of signs that mean nothing where they stand."""
    return Broken(THE_MAP, f"line {line}, sign {at + 1}: {signs!r} cannot stand here; {wanted}")


# What can be checked sign by sign


def cell_name(place: Place) -> str:
    """What people call this place: a1 is the upper left one."""
    row, column = place
    return f"{chr(ord('a') + column)}{row + 1}"


def _list(places: list[Place]) -> str:
    return ", ".join([cell_name(place) for place in places])


def _check_columns(drawing: Drawing) -> None:
    columns = len(drawing.cells[0])
    if columns > _COLUMNS:
        raise Broken("TX-10", f"at most {_COLUMNS} columns, one a letter, not {columns}")


def _check_land(drawing: Drawing) -> None:
    land = sum([len(drawing.places(kind)) for kind in ".bv"])
    if not 100 <= land <= 130:
        raise Broken(THE_MAP, f"100 to 130 land cells, not {land}")


def _check_rivers_have_two_banks(drawing: Drawing) -> None:
    for edge in drawing.edges:
        if not (drawing.is_land(edge.here) and drawing.is_land(edge.there)):
            what = "a bridge" if edge.bridge else "a river"
            between = f"{cell_name(edge.here)} and {cell_name(edge.there)}"
            raise Broken("TX-13a", f"{what} between {between}: both are land, not sea")


def _check_crossing(drawing: Drawing) -> None:
    crossings = len([symbol for symbol in drawing.symbols if symbol.sign == "+"])
    if crossings != 1:
        raise Broken("TX-10", f"the lines that divide the island cross at 1 +, not {crossings}")


def _check_village(drawing: Drawing) -> None:
    middle = crossing(drawing).places()
    village = drawing.places("v")
    if village != middle:
        wanted = f"the village is the 4 cells around + ({_list(middle)})"
        found = f"v stands on {len(village)}: {_list(village) or 'none'}"
        raise Broken("TX-11", f"{wanted}, but {found}")


def _check_points_are_on_land(drawing: Drawing) -> None:
    for symbol in drawing.symbols:
        land = len([place for place in symbol.places() if drawing.is_land(place)])
        if land != 4:
            where = f"{symbol.sign} between {_list(symbol.places())}"
            raise Broken("TX-12", f"{where}: a point has 4 land cells, not {land}")


def crossing(drawing: Drawing) -> _Symbol:
    """Where the lines cross that divide the island (TX-10)."""
    return next(symbol for symbol in drawing.symbols if symbol.sign == "+")


CHECKS_OF_THE_SIGNS: Final[tuple[Callable[[Drawing], None], ...]] = (
    _check_columns,
    _check_land,
    _check_rivers_have_two_banks,
    _check_crossing,
    _check_village,
    _check_points_are_on_land,
)
