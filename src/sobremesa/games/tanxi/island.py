"""The island (TX-10 to TX-15): a drawing that a person can edit, read and held against every bound.

    b1 .2 .3|.3     a cell is two signs, its kind and the step at which fog covers it;
         J   --     `|` and `--` are rivers, `=` and `==` bridges, `~~` is sea;
    .1=.2 .3 v-     where four cells meet, a letter is the symbol of an exploration point.

Kinds are `.` land, `b` a beach and `v` the village; steps are 1, 2, 3 and `-` for never. `+` stands
where the lines cross that divide the island into quadrants. A cell is called by the letter of its
column and the number of its row, a1 being the upper left one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from sobremesa.kernel.errors import PackFault

NEVER: Final = 0  # the fog step of a cell that is never covered

# North, east, south, west: rows down and columns to the right.
_DIRECTIONS: Final[tuple[tuple[int, int], ...]] = ((-1, 0), (0, 1), (1, 0), (0, -1))
_SEA: Final = -1
_NO_WAY: Final = -1
_COLUMNS: Final = 26  # there are no more letters to call them by
_THE_MAP: Final = "the map"  # what the rules ask of a map without numbering it
_DETOUR: Final = 4  # moves; a bridge that saves less would not be missed
_LAST_STEP: Final = 3

Pair = tuple[int, int]
_Place = tuple[int, int]  # row and column, on land or not


class _Broken(ValueError):
    """A drawing that breaks a rule: which one, and how."""

    def __init__(self, rule: str, what: str) -> None:
        super().__init__(f"{rule}: {what}")


# The drawing


class _Edge:
    """A river or a bridge, and the places on its two sides."""

    __slots__ = ("bridge", "here", "there")

    def __init__(self, bridge: bool, here: _Place, there: _Place) -> None:
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

    def places(self) -> list[_Place]:
        """The four places around it, in reading order."""
        row, column = self.row, self.column
        return [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]


class _Drawing:
    """What the signs say, before anything is known of the island as a whole."""

    __slots__ = ("cells", "edges", "symbols")

    def __init__(self) -> None:
        self.cells: list[list[str]] = []
        self.edges: list[_Edge] = []
        self.symbols: list[_Symbol] = []

    def is_land(self, place: _Place) -> bool:
        """Whether there is land."""
        row, column = place
        return self.cells[row][column] != "~~"

    def places(self, kind: str) -> list[_Place]:
        """The cells of this kind, in reading order."""
        return [
            (row, column)
            for row, cells in enumerate(self.cells)
            for column, cell in enumerate(cells)
            if cell[0] == kind
        ]


def _read(text: str, letters: tuple[str, ...]) -> _Drawing:
    """The signs of a drawing; blanks at the end of a line and empty lines around it say nothing."""
    drawing = _Drawing()
    lines = "\n".join([line.rstrip() for line in text.splitlines()]).strip("\n").split("\n")
    for number, line in enumerate(lines, 1):
        if number % 2:
            _read_cells(drawing, line, number)
        else:
            _read_corners(drawing, line, number, letters)
    if len(lines) % 2 == 0:
        raise _Broken(_THE_MAP, f"line {len(lines)}: the last line of a drawing is one of cells")
    return drawing


def _read_cells(drawing: _Drawing, line: str, number: int) -> None:
    """A line of cells and of what runs between neighbours in it."""
    row = len(drawing.cells)
    cells: list[str] = []
    for column, at in enumerate(range(0, len(line), 3)):
        cell, between = line[at : at + 2], line[at + 2 : at + 3]
        if not _is_cell(cell):
            raise _unread(number, at, cell, "a cell is ~~, or one of . b v and one of 1 2 3 -")
        cells.append(cell)
        if between == "|" or between == "=":
            drawing.edges.append(_Edge(between == "=", (row, column), (row, column + 1)))
        elif between.strip():
            raise _unread(number, at + 2, between, "between two cells stands | or = or a blank")
    if line.endswith(("|", "=")):
        raise _unread(number, len(line) - 1, line[-1], "no cell follows")
    drawing.cells.append(cells)
    wanted = len(drawing.cells[0])
    if len(cells) != wanted:
        raise _Broken(_THE_MAP, f"line {number}: {wanted} cells as in line 1, not {len(cells)}")


def _read_corners(drawing: _Drawing, line: str, number: int, letters: tuple[str, ...]) -> None:
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
            drawing.edges.append(_Edge(below == "==", (row, column), (row + 1, column)))
        elif below.strip():
            raise _unread(number, at, below, "under a cell stands -- or == or a blank")
        if corner == "+" or corner in letters:
            drawing.symbols.append(_Symbol(corner, row, column))
        elif corner.strip():
            wanted = f"where four cells meet stands + or one of {' '.join(letters)}"
            raise _unread(number, at + 2, corner, wanted)


def _is_cell(signs: str) -> bool:
    return signs == "~~" or (len(signs) == 2 and signs[0] in ".bv" and signs[1] in "123-")


def _unread(line: int, at: int, signs: str, wanted: str) -> _Broken:
    """What is said of signs that mean nothing where they stand."""
    return _Broken(_THE_MAP, f"line {line}, sign {at + 1}: {signs!r} cannot stand here; {wanted}")


# What can be checked sign by sign


def _name(place: _Place) -> str:
    """What people call this place: a1 is the upper left one."""
    row, column = place
    return f"{chr(ord('a') + column)}{row + 1}"


def _list(places: list[_Place]) -> str:
    return ", ".join([_name(place) for place in places])


def _check_columns(drawing: _Drawing) -> None:
    columns = len(drawing.cells[0])
    if columns > _COLUMNS:
        raise _Broken("TX-10", f"at most {_COLUMNS} columns, one a letter, not {columns}")


def _check_land(drawing: _Drawing) -> None:
    land = sum([len(drawing.places(kind)) for kind in ".bv"])
    if not 100 <= land <= 130:
        raise _Broken(_THE_MAP, f"100 to 130 land cells, not {land}")


def _check_rivers_have_two_banks(drawing: _Drawing) -> None:
    for edge in drawing.edges:
        if not (drawing.is_land(edge.here) and drawing.is_land(edge.there)):
            what = "a bridge" if edge.bridge else "a river"
            between = f"{_name(edge.here)} and {_name(edge.there)}"
            raise _Broken("TX-13a", f"{what} between {between}: both are land, not sea")


def _check_crossing(drawing: _Drawing) -> None:
    crossings = len([symbol for symbol in drawing.symbols if symbol.sign == "+"])
    if crossings != 1:
        raise _Broken("TX-10", f"the lines that divide the island cross at 1 +, not {crossings}")


def _check_village(drawing: _Drawing) -> None:
    middle = _crossing(drawing).places()
    village = drawing.places("v")
    if village != middle:
        wanted = f"the village is the 4 cells around + ({_list(middle)})"
        found = f"v stands on {len(village)}: {_list(village) or 'none'}"
        raise _Broken("TX-11", f"{wanted}, but {found}")


def _check_points_are_on_land(drawing: _Drawing) -> None:
    for symbol in drawing.symbols:
        land = len([place for place in symbol.places() if drawing.is_land(place)])
        if land != 4:
            where = f"{symbol.sign} between {_list(symbol.places())}"
            raise _Broken("TX-12", f"{where}: a point has 4 land cells, not {land}")


def _crossing(drawing: _Drawing) -> _Symbol:
    """Where the lines cross that divide the island (TX-10)."""
    return next(symbol for symbol in drawing.symbols if symbol.sign == "+")


_CHECKS_OF_THE_SIGNS: Final[tuple[Callable[[_Drawing], None], ...]] = (
    _check_columns,
    _check_land,
    _check_rivers_have_two_banks,
    _check_crossing,
    _check_village,
    _check_points_are_on_land,
)


# The island


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
    fog: list[int]  # the step that covers the cell, or NEVER
    village: tuple[int, ...]
    around: tuple[int, ...]  # TX-95: the cells next to the village
    in_village: list[bool]
    beaches: tuple[int, ...]
    point: list[int]  # the exploration point of the cell, or -1
    points: list[tuple[int, ...]]  # the cells of each
    deck: list[int]  # the quadrant of each point
    quadrant: list[int]  # and of each cell
    ways: list[list[int]]  # the fewest moves from cell to cell, whoever else is about

    def __init__(self, text: str, letters: tuple[str, ...], drawing: _Drawing) -> None:
        self.text = text
        self.letters = letters
        self._number_the_land(drawing)
        self._let_rivers_run(drawing)
        self._look_along_lines()
        self._settle(drawing)
        self._mark_points(drawing)
        self.ways = _all_ways(self.steps)

    def _number_the_land(self, drawing: _Drawing) -> None:
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
        self.names = [_name(place) for place in places]
        self.index = {name: cell for cell, name in enumerate(self.names)}
        self.fog = ["-123".index(drawing.cells[row][column][1]) for row, column in places]

    def _let_rivers_run(self, drawing: _Drawing) -> None:
        """TX-13: rivers, bridges, and which moves they leave."""
        self.rivers = frozenset([self._pair(edge) for edge in drawing.edges if not edge.bridge])
        self.bridges = frozenset([self._pair(edge) for edge in drawing.edges if edge.bridge])
        self.neighbours = [self._next_to(cell) for cell in range(self.size)]
        self.steps = _steps(self.neighbours, self.rivers)

    def _look_along_lines(self) -> None:
        """TX-67: what lies straight ahead in the four directions."""
        cells = range(self.size)
        self.lines = [[self._line(cell, *way) for way in _DIRECTIONS] for cell in cells]
        self.dry = [[self._dry(cell, line) for line in self.lines[cell]] for cell in cells]

    def _settle(self, drawing: _Drawing) -> None:
        """TX-11: the village in the middle, the beaches, and TX-10: the quadrants."""
        self.village = tuple([self._cell(place) for place in drawing.places("v")])
        self.in_village = [cell in self.village for cell in range(self.size)]
        around = {cell for inner in self.village for cell in self.neighbours[inner]}
        self.around = tuple(sorted(around - set(self.village)))
        self.beaches = tuple([self._cell(place) for place in drawing.places("b")])
        middle = _crossing(drawing)
        self.quadrant = [
            2 * (row > middle.row) + (column > middle.column)
            for row, column in zip(self.row, self.column, strict=True)
        ]

    def _mark_points(self, drawing: _Drawing) -> None:
        """TX-12: the exploration points and their decks."""
        symbols = [symbol for symbol in drawing.symbols if symbol.sign != "+"]
        self.points = [tuple([self._cell(at) for at in symbol.places()]) for symbol in symbols]
        self.deck = [self.letters.index(symbol.sign) for symbol in symbols]
        self.point = [-1] * self.size
        for number, cells in enumerate(self.points):
            for cell in cells:
                self.point[cell] = number

    def _cell(self, place: _Place) -> int:
        """The number of a place, sea included, and what lies beyond the drawing is sea."""
        row, column = place
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return self.grid[row][column]
        return _SEA

    def _pair(self, edge: _Edge) -> Pair:
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
        return abs(self.row[a] - self.row[b]) + abs(self.column[a] - self.column[b])

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Island) and self.text == other.text and self.letters == other.letters
        )

    def __hash__(self) -> int:
        return hash((self.text, self.letters))

    def __reduce__(self) -> tuple[Any, ...]:
        return (read_island, (self.text, self.letters, "a copied pack"))


def _pair(a: int, b: int) -> Pair:
    return (a, b) if a < b else (b, a)


def _steps(neighbours: list[tuple[int, ...]], rivers: frozenset[Pair]) -> list[tuple[int, ...]]:
    """TX-40: the neighbours that no river keeps off."""
    return [
        tuple([other for other in others if _pair(cell, other) not in rivers])
        for cell, others in enumerate(neighbours)
    ]


def _ways_from(start: int, steps: list[tuple[int, ...]]) -> list[int]:
    """The fewest moves to every cell."""
    ways = [_NO_WAY] * len(steps)
    ways[start] = 0
    reached = [start]
    for cell in reached:  # grows while it is walked
        for other in steps[cell]:
            if ways[other] == _NO_WAY:
                ways[other] = ways[cell] + 1
                reached.append(other)
    return ways


def _all_ways(steps: list[tuple[int, ...]]) -> list[list[int]]:
    return [_ways_from(cell, steps) for cell in range(len(steps))]


# What can be checked on the whole island


def _call(island: Island, cells: tuple[int, ...] | list[int]) -> str:
    """Cells by name, for people."""
    return ", ".join([island.names[cell] for cell in cells])


def _call_point(island: Island, point: int) -> str:
    return (
        f"the point {island.letters[island.deck[point]]} of {_call(island, island.points[point])}"
    )


def _between(island: Island, pair: Pair) -> str:
    a, b = pair
    return f"between {island.names[a]} and {island.names[b]}"


def _coast(island: Island) -> list[int]:
    """The cells with sea on one side or more."""
    return [cell for cell in range(island.size) if len(island.neighbours[cell]) < 4]


def _check_everything_is_reachable(island: Island) -> None:
    start = island.village[0]
    lost = [cell for cell in range(island.size) if island.ways[start][cell] == _NO_WAY]
    if lost:
        cells = _call(island, lost)
        raise _Broken(_THE_MAP, f"0 land cells are out of reach, not {len(lost)}: {cells}")


def _check_around_the_village(island: Island) -> None:
    if len(island.around) != 8:
        raise _Broken("TX-11", f"8 land cells lie next to the village, not {len(island.around)}")


def _check_no_river_at_the_village(island: Island) -> None:
    for river in sorted(island.rivers):
        if island.in_village[river[0]] or island.in_village[river[1]]:
            what = f"no river touches the village, not {_between(island, river)}"
            raise _Broken(_THE_MAP, what)


def _check_beaches(island: Island) -> None:
    if len(island.beaches) != 6:
        cells = _call(island, island.beaches) or "none"
        raise _Broken("TX-11", f"6 beaches, not {len(island.beaches)}: {cells}")
    coast = _coast(island)
    for beach in island.beaches:
        if beach not in coast:
            raise _Broken("TX-11", f"beach {island.names[beach]} lies on the coast, not inland")


def _check_points_of_quadrants(island: Island) -> None:
    for quadrant, letter in enumerate(island.letters):
        points = island.deck.count(quadrant)
        if points < 3:
            raise _Broken(
                _THE_MAP, f"quadrant {letter} has at least 3 exploration points, not {points}"
            )


def _check_points_in_their_quadrant(island: Island) -> None:
    for point, cells in enumerate(island.points):
        outside = [cell for cell in cells if island.quadrant[cell] != island.deck[point]]
        if outside:
            name = _call_point(island, point)
            what = f"lies wholly in its quadrant, not with {_call(island, outside)} outside"
            raise _Broken("TX-12a", f"{name} {what}")


def _check_no_cell_in_two_points(island: Island) -> None:
    for point, cells in enumerate(island.points):
        shared = [cell for cell in cells if island.point[cell] != point]
        if shared:
            name = _call_point(island, point)
            what = f"shares no cell with another point, not {_call(island, shared)}"
            raise _Broken("TX-12a", f"{name} {what}")


def _check_points_are_in_the_wild(island: Island) -> None:
    for kind, places in (("village", island.village), ("beaches", island.beaches)):
        for cell in places:
            if island.point[cell] >= 0:
                name = _call_point(island, island.point[cell])
                what = f"keeps off the {kind}, and does not hold {island.names[cell]}"
                raise _Broken("TX-12", f"{name} {what}")


def _check_points_are_dry(island: Island) -> None:
    for a, b in sorted(island.rivers):
        if island.point[a] >= 0 and island.point[a] == island.point[b]:
            name = _call_point(island, island.point[a])
            what = f"has no river inside, not {_between(island, (a, b))}"
            raise _Broken("TX-12", f"{name} {what}")


def _ends(island: Island, pair: Pair) -> list[_Place]:
    """The two corners of the grid that a piece of river joins."""
    a, b = pair
    row, column = island.row[b], island.column[b]  # b lies east or south of a
    east = island.row[a] == row
    return [(row, column), (row + 1, column) if east else (row, column + 1)]


def _banks(island: Island, river: list[Pair]) -> set[_Place]:
    return {end for piece in river for end in _ends(island, piece)}


def _check_bridges_continue_rivers(island: Island) -> None:
    banks = _banks(island, list(island.rivers))
    for bridge in sorted(island.bridges):
        if banks.isdisjoint(_ends(island, bridge)):
            name = f"the bridge {_between(island, bridge)}"
            raise _Broken("TX-13", f"{name} is a gap in a river, but none runs up to it")


def _whole_rivers(island: Island) -> list[list[Pair]]:
    """Rivers with their bridges: pieces that meet at a corner belong together."""
    rivers: list[list[Pair]] = []
    for piece in sorted(island.rivers | island.bridges):
        ends = _ends(island, piece)
        meets = [river for river in rivers if not _banks(island, river).isdisjoint(ends)]
        rivers = [river for river in rivers if river not in meets]
        rivers.append([piece, *[other for river in meets for other in river]])
    return rivers


def _check_rivers_have_bridges(island: Island) -> None:
    if not island.bridges:
        raise _Broken("TX-13", "at least 1 bridge, not 0")
    for river in _whole_rivers(island):
        if island.bridges.isdisjoint(river):
            name = f"the river {_between(island, min(river))}"
            raise _Broken(_THE_MAP, f"{name} has at least 1 bridge, not 0")


def _check_bridges_matter(island: Island) -> None:
    for bridge in sorted(island.bridges):
        a, b = bridge
        steps = _steps(island.neighbours, island.rivers | {bridge})
        detour = _ways_from(a, steps)[b]
        if detour != _NO_WAY and detour < _DETOUR:
            name = f"the bridge {_between(island, bridge)}"
            what = f"without it the way is {_DETOUR} moves or more, not {detour}"
            raise _Broken(_THE_MAP, f"{name} matters: {what}")


def _check_rivers_matter(island: Island) -> None:
    freely = _all_ways(island.neighbours)
    pairs = [(a, b) for b in range(island.size) for a in range(b)]
    longer = len([1 for a, b in pairs if island.ways[a][b] > freely[a][b]])
    if longer * 20 < len(pairs):
        share = f"{longer} of {len(pairs)}"
        raise _Broken(_THE_MAP, f"rivers lengthen at least 5 % of all ways, not only {share}")


def _check_no_fog_in_the_village(island: Island) -> None:
    for cell in island.village:
        if island.fog[cell] != NEVER:
            what = f"fog never covers the village, not {island.names[cell]} {_at(island, cell)}"
            raise _Broken("TX-14a", what)


def _check_fog_begins_at_the_coast(island: Island) -> None:
    for cell in _coast(island):
        if island.fog[cell] != 1:
            what = f"fog covers the coast at step 1, not {island.names[cell]} {_at(island, cell)}"
            raise _Broken("TX-14", what)


def _at(island: Island, cell: int) -> str:
    """When fog covers the cell, in words."""
    return "never" if island.fog[cell] == NEVER else f"at step {island.fog[cell]}"


def _depth(island: Island, cell: int) -> int:
    """How far inland the cell lies, in steps of fog; what is never covered lies deepest."""
    return island.fog[cell] or _LAST_STEP + 1


def _check_fog_comes_in_rings(island: Island) -> None:
    for cell in range(island.size):
        for other in island.neighbours[cell]:
            if _depth(island, other) - _depth(island, cell) > 1:
                here = f"{island.names[cell]} {_at(island, cell)}"
                there = f"{island.names[other]} {_at(island, other)}"
                what = "neighbours are covered at most one step apart"
                raise _Broken("TX-14", f"{what}, not {here} and {there}")


def _check_clear_cells_hang_together(island: Island) -> None:
    for step in range(1, _LAST_STEP + 1):
        covered = [_depth(island, cell) <= step for cell in range(island.size)]
        steps = [
            () if covered[cell] else tuple([other for other in others if not covered[other]])
            for cell, others in enumerate(island.steps)
        ]
        ways = _ways_from(island.village[0], steps)
        cut_off = [c for c in range(island.size) if ways[c] == _NO_WAY and not covered[c]]
        if cut_off:
            what = f"after step {step} one can walk between all clear cells"
            raise _Broken("TX-14", f"{what}, not to {_call(island, cut_off)}")


def _to_points(island: Island, start: int) -> list[int]:
    """The fewest moves from a cell to each exploration point, shortest first."""
    return sorted([_to_nearest(island, start, cells) for cells in island.points])


def _to_nearest(island: Island, start: int, cells: tuple[int, ...]) -> int:
    return min([island.ways[start][cell] for cell in cells])


def _between_points(island: Island, here: tuple[int, ...], there: tuple[int, ...]) -> int:
    """The fewest moves from one group of cells to another."""
    return min([_to_nearest(island, cell, there) for cell in here])


def _check_points_lie_close(island: Island) -> None:
    """TX-123: Ian explores, moves 2 to another point and explores again."""
    nearest = min(
        [
            _between_points(island, here, there)
            for number, there in enumerate(island.points)
            for here in island.points[:number]
        ]
    )
    if nearest > 2:
        what = "two exploration points somewhere within 2 moves of each other (TX-123)"
        raise _Broken(_THE_MAP, f"{what}, the nearest are {nearest} apart")


def _check_a_point_at_the_village(island: Island) -> None:
    """TX-122: Darla deals with the goblin, moves 1 onto an exploration point and explores it."""
    nearest = min([_between_points(island, island.village, cells) for cells in island.points])
    if nearest > 1:
        what = "an exploration point 1 move from the village (TX-122)"
        raise _Broken(_THE_MAP, f"{what}, the nearest is {nearest} away")


def _check_beaches_are_near_a_point(island: Island) -> None:
    for beach in island.beaches:
        nearest = _to_points(island, beach)[0]
        if nearest > 4:
            what = f"beach {island.names[beach]} is within 4 moves of an exploration point"
            raise _Broken(_THE_MAP, f"{what}, not {nearest}")


def _first_point(island: Island, beach: int) -> int:
    return _to_points(island, beach)[0]


def _three_points(island: Island, beach: int) -> int:
    return sum(_to_points(island, beach)[:3])


def _to_the_village(island: Island, beach: int) -> int:
    return _to_nearest(island, beach, island.village)


def _to_the_others(island: Island, beach: int) -> int:
    return sum([island.ways[beach][other] for other in island.beaches])


# What makes one beach better than another, and by how many moves at most.
_MEASURES: Final[tuple[tuple[str, Callable[[Island, int], int], int], ...]] = (
    ("the nearest exploration point", _first_point, 1),
    ("the nearest three exploration points, added up,", _three_points, 1),
    ("the village", _to_the_village, 1),
    ("the other beaches, added up,", _to_the_others, 2),  # of five: the means within half a move
)


def _check_no_beach_is_better(island: Island) -> None:
    for where, measure, allowed in _MEASURES:
        ways = [measure(island, beach) for beach in island.beaches]
        spread = max(ways) - min(ways)
        if spread > allowed:
            found = [
                f"{island.names[b]} {way}" for b, way in zip(island.beaches, ways, strict=True)
            ]
            what = f"the ways from the beaches to {where} differ by at most {allowed}"
            raise _Broken(_THE_MAP, f"{what}, not {spread}: {', '.join(found)}")


_CHECKS: Final[tuple[Callable[[Island], None], ...]] = (
    _check_everything_is_reachable,
    _check_around_the_village,
    _check_no_river_at_the_village,
    _check_beaches,
    _check_points_of_quadrants,
    _check_points_in_their_quadrant,
    _check_no_cell_in_two_points,
    _check_points_are_in_the_wild,
    _check_points_are_dry,
    _check_bridges_continue_rivers,
    _check_rivers_have_bridges,
    _check_bridges_matter,
    _check_rivers_matter,
    _check_no_fog_in_the_village,
    _check_fog_begins_at_the_coast,
    _check_fog_comes_in_rings,
    _check_clear_cells_hang_together,
    _check_points_lie_close,
    _check_a_point_at_the_village,
    _check_beaches_are_near_a_point,
    _check_no_beach_is_better,
)


# From text to island


def read_island(drawing: str, letters: tuple[str, ...], file: str) -> Island:
    """The island of a drawing, checked. `letters` are the quadrants in reading order."""
    try:
        return _known(drawing, letters)
    except _Broken as broken:
        raise PackFault(f"{file}, field island", str(broken)) from None


@lru_cache(maxsize=64)
def _known(text: str, letters: tuple[str, ...]) -> Island:
    """Made once for each drawing: a state that comes out of a pickle names its island by it."""
    drawing = _read(text, letters)
    for check in _CHECKS_OF_THE_SIGNS:
        check(drawing)
    island = Island(text, letters, drawing)
    for test in _CHECKS:
        test(island)
    return island
