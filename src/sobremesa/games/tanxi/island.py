"""The island (TX-10 to TX-15) as the rules ask about it."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.games.tanxi.drawing import Drawing, Edge, Place, cell_name, crossing, read_drawing

# North, east, south, west: rows down and columns to the right.
_DIRECTIONS: Final[tuple[tuple[int, int], ...]] = ((-1, 0), (0, 1), (1, 0), (0, -1))
_SEA: Final = -1
NO_WAY: Final = -1
Pair = tuple[int, int]


class Island:
    """The island as the rules ask about it. Cells are numbered in reading order; sea is -1.

    It never changes, so everything that can be known from the map alone is reckoned once.
    """

    text: str  # the drawing itself
    letters: tuple[str, ...]  # the quadrants: north-west, north-east, south-west, south-east
    rows: int
    columns: int
    grid: list[list[int]]  # by row and column
    size: int  # how many land cells there are
    names: list[str]
    index: dict[str, int]  # the cell of a name
    row: list[int]
    column: list[int]
    neighbours: list[tuple[int, ...]]  # the cells next to it: north, east, south, west
    steps: list[tuple[int, ...]]  # TX-40: those of them that a move can lead to
    lines: list[list[tuple[int, ...]]]  # north, east, south, west: straight on up to the sea
    dry: list[list[int]]  # how many cells of such a line come before the first river
    rivers: frozenset[Pair]  # lower and higher cell
    bridges: frozenset[Pair]
    fog: list[int]  # the step that covers the cell; 0: never
    village: tuple[int, ...]
    around: tuple[int, ...]  # TX-95: the cells next to the village
    in_village: list[bool]
    beaches: tuple[int, ...]
    point: list[int]  # the exploration point of the cell, or -1
    points: list[tuple[int, ...]]  # the cells of each
    deck: list[int]  # the quadrant of each point
    quadrant: list[int]  # and of each cell
    ways: list[list[int]]  # the fewest moves from cell to cell, whoever else is about
    spans: list[list[int]]  # the rows and columns from cell to cell

    def __init__(self, text: str, letters: tuple[str, ...], drawing: Drawing) -> None:
        self.text = text
        self.letters = letters
        self._number_the_land(drawing)
        self._let_rivers_run(drawing)
        self._look_along_lines()
        self._settle(drawing)
        self._mark_points(drawing)
        self.ways = all_ways(self.steps)
        self.spans = [[self._span(a, b) for b in range(self.size)] for a in range(self.size)]

    def _number_the_land(self, drawing: Drawing) -> None:
        """Cells, their names and their fog (TX-14)."""
        self.rows = len(drawing.cells)
        self.columns = len(drawing.cells[0])
        self.grid = [[_SEA] * self.columns for _ in range(self.rows)]
        places = sorted([place for kind in ".bv" for place in drawing.places(kind)])
        for cell, (row, column) in enumerate(places):
            self.grid[row][column] = cell
        self.size = len(places)
        self.row = [row for row, _ in places]
        self.column = [column for _, column in places]
        self.names = [cell_name(place) for place in places]
        self.index = {name: cell for cell, name in enumerate(self.names)}
        self.fog = ["-123".index(drawing.cells[row][column][1]) for row, column in places]

    def _let_rivers_run(self, drawing: Drawing) -> None:
        """TX-13: rivers, bridges, and which moves they leave."""
        self.rivers = frozenset([self._pair(edge) for edge in drawing.edges if not edge.bridge])
        self.bridges = frozenset([self._pair(edge) for edge in drawing.edges if edge.bridge])
        self.neighbours = [self._next_to(cell) for cell in range(self.size)]
        self.steps = steps_over(self.neighbours, self.rivers)

    def _look_along_lines(self) -> None:
        """TX-67: what lies straight ahead in the four directions."""
        cells = range(self.size)
        self.lines = [[self._line(cell, *way) for way in _DIRECTIONS] for cell in cells]
        self.dry = [[self._dry(cell, line) for line in self.lines[cell]] for cell in cells]

    def _settle(self, drawing: Drawing) -> None:
        """TX-11: the village in the middle, the beaches, and TX-10: the quadrants."""
        self.village = tuple([self._cell(place) for place in drawing.places("v")])
        self.in_village = [cell in self.village for cell in range(self.size)]
        around = {cell for inner in self.village for cell in self.neighbours[inner]}
        self.around = tuple(sorted(around - set(self.village)))
        self.beaches = tuple([self._cell(place) for place in drawing.places("b")])
        middle = crossing(drawing)
        self.quadrant = [
            2 * (row > middle.row) + (column > middle.column)
            for row, column in zip(self.row, self.column, strict=True)
        ]

    def _mark_points(self, drawing: Drawing) -> None:
        """TX-12: the exploration points and their decks."""
        symbols = [symbol for symbol in drawing.symbols if symbol.sign != "+"]
        self.points = [tuple([self._cell(at) for at in symbol.places()]) for symbol in symbols]
        self.deck = [self.letters.index(symbol.sign) for symbol in symbols]
        self.point = [-1] * self.size
        for number, cells in enumerate(self.points):
            for cell in cells:
                self.point[cell] = number

    def _cell(self, place: Place) -> int:
        """The number of a place, sea included, and what lies beyond the drawing is sea."""
        row, column = place
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return self.grid[row][column]
        return _SEA

    def _pair(self, edge: Edge) -> Pair:
        return self._cell(edge.here), self._cell(edge.there)

    def _next_to(self, cell: int) -> tuple[int, ...]:
        row, column = self.row[cell], self.column[cell]
        ahead = [self._cell((row + down, column + right)) for down, right in _DIRECTIONS]
        return tuple([other for other in ahead if other != _SEA])

    def _line(self, cell: int, down: int, right: int) -> tuple[int, ...]:
        found: list[int] = []
        row, column = self.row[cell] + down, self.column[cell] + right
        while (ahead := self._cell((row, column))) != _SEA:
            found.append(ahead)
            row, column = row + down, column + right
        return tuple(found)

    def _dry(self, cell: int, line: tuple[int, ...]) -> int:
        last = cell
        for passed, ahead in enumerate(line):
            if _pair(last, ahead) in self.rivers:
                return passed
            last = ahead
        return len(line)

    def apart(self, a: int, b: int) -> int:
        """How many rows and columns lie between two cells, as the crow flies in a grid."""
        return self.spans[a][b]

    def _span(self, a: int, b: int) -> int:
        return abs(self.row[a] - self.row[b]) + abs(self.column[a] - self.column[b])

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Island) and self.text == other.text and self.letters == other.letters
        )

    def __hash__(self) -> int:
        return hash((self.text, self.letters))

    def __reduce__(self) -> tuple[Any, ...]:
        return (_redrawn, (self.text, self.letters))


def _redrawn(text: str, letters: tuple[str, ...]) -> Island:
    """An island that was read before."""
    return Island(text, letters, read_drawing(text, letters))


def _pair(a: int, b: int) -> Pair:
    return (a, b) if a < b else (b, a)


def steps_over(neighbours: list[tuple[int, ...]], rivers: frozenset[Pair]) -> list[tuple[int, ...]]:
    """TX-40: the neighbours that no river keeps off."""
    return [
        tuple([other for other in others if _pair(cell, other) not in rivers])
        for cell, others in enumerate(neighbours)
    ]


def ways_from(start: int, steps: list[tuple[int, ...]]) -> list[int]:
    """The fewest moves to every cell."""
    ways = [NO_WAY] * len(steps)
    ways[start] = 0
    reached = [start]
    for cell in reached:  # grows while it is walked
        for other in steps[cell]:
            if ways[other] == NO_WAY:
                ways[other] = ways[cell] + 1
                reached.append(other)
    return ways


def all_ways(steps: list[tuple[int, ...]]) -> list[list[int]]:
    """The fewest moves from each cell to each other one."""
    return [ways_from(cell, steps) for cell in range(len(steps))]
