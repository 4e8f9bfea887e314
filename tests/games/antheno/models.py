"""Independent models of Antheno, which the tests hold against the engine.

`orderly` judges a table by brute force. `grid_fits` lays a multiset of tiles on a board of cells:
it knows the rules of a table in order and nothing else. `best_cover` is the cover model R1, which
looks at numbers of tiles alone; `best_by_cover` is the loop that makes it exact.

Nothing is imported from the game, so that no mistake is shared. A *kind* of tile is its colour
times nine plus its number, where 0 is the star; a *type* is a kind with a number. CP-SAT runs with
one worker and a fixed seed, so the same question always takes the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, pairwise, product
from typing import Final, NamedTuple

from ortools.sat.python import cp_model

Cell = tuple[int, int]
Cells = dict[Cell, int]  # what lies where: x to the right, y down, the kind of tile
Set = tuple[int, ...]  # the types of a set, those of a run rising
Direction = tuple[int, int]
Literals = list[cp_model.LiteralT]

COLOURS: Final = 4
NUMBERS: Final = 9  # the star is number 0
KINDS: Final = COLOURS * NUMBERS
TYPES: Final = [kind for kind in range(KINDS) if kind % NUMBERS]
RIGHT: Final = (1, 0)
DOWN: Final = (0, 1)

RUNS: Final[list[Set]] = [
    tuple(range(colour * NUMBERS + first, colour * NUMBERS + last + 1))
    for colour in range(COLOURS)
    for first in range(1, NUMBERS)
    for last in range(first + 2, NUMBERS)
]
GROUPS: Final[list[Set]] = [
    tuple([colour * NUMBERS + number for colour in colours])
    for number in range(1, NUMBERS)
    for size in (3, 4)
    for colours in combinations(range(COLOURS), size)
]
SETS: Final = RUNS + GROUPS
SHORT: Final = [each for each in SETS if len(each) <= 5]  # the set types of the cover model


def tiles(names: str) -> list[int]:
    """How many there are of each kind: `R3 R3 B*` are two red 3 and a blue star."""
    counts = [0] * KINDS
    for name in names.split():
        counts["RBGP".index(name[0]) * NUMBERS + "*12345678".index(name[1])] += 1
    return counts


def star(type: int) -> int:
    """The star of this colour."""
    return type - type % NUMBERS


def is_within(each: Set, counts: list[int]) -> bool:
    """Whether these tiles, stars included, can make this set."""
    missing = Counter([star(type) for type in each if not counts[type]])
    return all(counts[kind] >= many for kind, many in missing.items())


def total(parts: Iterable[cp_model.LinearExprT]) -> cp_model.LinearExpr:
    """The sum, for the solver."""
    return cp_model.LinearExpr.sum(*parts)


def solved(model: cp_model.CpModel, presolve: bool) -> cp_model.CpSolver | None:
    """The solver with its answer; None is a proof that there is none."""
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 1
    solver.parameters.cp_model_presolve = presolve
    status = solver.solve(model)
    assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE, cp_model.INFEASIBLE)
    return None if status == cp_model.INFEASIBLE else solver


# ------------------------------------------------------------------------------ the judge


def orderly(cells: Cells) -> bool:
    """Whether this table is in order, AN-20 to AN-24."""
    return all(is_in_order(grid) for grid in grids_of(cells))


def grids_of(cells: Cells) -> Iterator[Cells]:
    """The tiles that hang together by their sides."""
    left = dict(cells)
    while left:
        grid = dict([left.popitem()])
        reached = list(grid)
        for cell in reached:
            for direction, steps in product((RIGHT, DOWN), (1, -1)):
                neighbour = step(cell, direction, steps)
                if neighbour in left:
                    grid[neighbour] = left.pop(neighbour)
                    reached.append(neighbour)
        yield grid


def is_in_order(grid: Cells) -> bool:
    """Whether every tile is in a line and every line can be a set."""
    lines = [*lines_of(grid, RIGHT), *lines_of(grid, DOWN)]
    in_lines = {cell for line in lines for cell in line}
    return in_lines == grid.keys() and can_be_sets(grid, lines)


def lines_of(cells: Cells, direction: Direction) -> Iterator[list[Cell]]:
    """The unbroken lines of two tiles or more in this direction, each in its full length."""
    for cell in cells:
        if step(cell, direction, -1) not in cells:
            line = [cell]
            while step(line[-1], direction) in cells:
                line.append(step(line[-1], direction))
            if len(line) > 1:
                yield line


def step(cell: Cell, direction: Direction, steps: int = 1) -> Cell:
    """The cell so many steps further on."""
    return cell[0] + steps * direction[0], cell[1] + steps * direction[1]


def can_be_sets(cells: Cells, lines: list[list[Cell]]) -> bool:
    """Whether the stars can have numbers with which every line is a set (AN-24)."""
    for line in lines:
        kinds = [cells[cell] for cell in line]
        if all(kind % NUMBERS for kind in kinds) and not is_set(kinds):
            return False
    for line in lines:
        for cell in line:
            kind = cells[cell]
            if kind % NUMBERS == 0:
                numbered = range(kind + 1, kind + NUMBERS)
                return any(can_be_sets({**cells, cell: type}, lines) for type in numbered)
    return True


def is_set(line: list[int]) -> bool:
    """AN-21: three or more, of one number in different colours, or of one colour in sequence."""
    colours = [type // NUMBERS for type in line]
    numbers = [type % NUMBERS for type in line]
    steps = {later - earlier for earlier, later in pairwise(numbers)}
    group = len(set(numbers)) == 1 and len(set(colours)) == len(line)
    run = len(set(colours)) == 1 and steps in ({1}, {-1})
    return len(line) >= 3 and (group or run)


# ------------------------------------------------------------------ the full-grid placement model


def grid_fits(counts: list[int]) -> Cells | None:
    """A table in order of exactly these tiles; None is a proof that there is none.

    A grid of a single set can lie anywhere, so it needs no board and is only counted; a run of
    more than 5 is two such grids. On the board lie the grids of sets that cross. Small boards come
    first, for they find most tables at once; the last board has room for every table:

    Turn each grid so that it is no higher than wide, and lay the grids side by side, beginning in
    the first row, with one empty column between two. The width and the height of a connected grid
    of n tiles make n + 1 together at most, and crossing sets are at least 3 wide and 3 high. So k
    grids of n tiles have a width and a height of (n + k) + (k - 1) - 3 (k - 1) together at most,
    which is no more than n + 1: hence a height of (n + 1) / 2 and a width of n - 2 at most.
    """
    sets = [each for each in SETS if is_within(each, counts)]
    useful = {kind for each in sets for type in each for kind in (type, star(type))}
    if any(many and kind not in useful for kind, many in enumerate(counts)):
        return None
    many = sum(counts)
    last = max(many - 2, 0), (many + 1) // 2
    for size in ((4, 3), (6, 4), last):
        if size == last or size[0] < last[0]:
            table = Board(counts, sets, *size).solve()
            if table is not None:
                return table
    return None


class Line(NamedTuple):
    """A set that may lie in these cells, with the types that each of them may show then."""

    lies: cp_model.IntVar
    set: Set
    shows: dict[Cell, Set]


class Board:
    """The question whether these tiles can be laid in this room; every rule is a method."""

    def __init__(self, counts: list[int], sets: list[Set], width: int, height: int) -> None:
        self.counts = counts
        self.model = cp_model.CpModel()
        self.sets = sets
        self.types = sorted({type for each in sets for type in each})
        self.width = width
        self.height = height
        self.cells = [(x, y) for x in range(width) for y in range(height) if x + y < sum(counts)]
        self.filled = {cell: self.asked() for cell in self.cells}
        self.shows = {(cell, type): self.asked() for cell in self.cells for type in self.types}
        self.shown = {type: self.number([type]) for type in self.types}
        self.crossed = {cell: self.asked() for cell in self.cells}
        self.lines = {direction: self.lines_in(direction) for direction in (RIGHT, DOWN)}
        self.alone = {each: self.number(each) for each in sets if each in SHORT}

    def solve(self) -> Cells | None:
        """Such a table, the grids of a single set below the others."""
        self.a_cell_has_one_tile()
        self.a_line_shows_its_set()
        self.every_tile_is_in_a_line()
        self.neighbours_are_in_one_line()
        self.every_line_is_crossed()
        self.the_tiles_are_these()
        self.the_grids_lie_side_by_side()
        self.a_single_tile_is_upper_left()
        self.lines_add_up()
        solver = solved(self.model, presolve=False)
        return None if solver is None else self.table(solver)

    def asked(self) -> cp_model.IntVar:
        """A new question, to be answered with yes or no."""
        return self.model.new_bool_var("")

    def number(self, types: Iterable[int], lines: int = 1) -> cp_model.IntVar:
        """A number of sets of such tiles, where each tile may be in so many of them."""
        most = min([self.counts[type] + self.counts[star(type)] for type in types])
        return self.model.new_int_var(0, lines * most, "")

    def lines_in(self, direction: Direction) -> list[Line]:
        """All that may lie in this direction."""
        return [
            Line(self.asked(), each, shows)
            for each in self.sets
            for cell in self.cells
            if step(cell, direction, len(each) - 1) in self.filled
            for shows in ways_to_lie(each, cell, direction)
        ]

    def through(self, direction: Direction) -> dict[Cell, list[Line]]:
        """The lines through each cell."""
        lines: dict[Cell, list[Line]] = {cell: [] for cell in self.cells}
        for line in self.lines[direction]:
            for cell in line.shows:
                lines[cell].append(line)
        return lines

    def a_cell_has_one_tile(self) -> None:
        """And a cell that is not filled has none."""
        for cell, filled in self.filled.items():
            shown = [self.shows[cell, type] for type in self.types]
            self.model.add_exactly_one([~filled, *shown])

    def a_line_shows_its_set(self) -> None:
        """AN-21: in each cell one of its tiles, and each of its tiles in one of the cells."""
        for line in self.lines[RIGHT] + self.lines[DOWN]:
            for cell, types in line.shows.items():
                self.model.add_bool_or([~line.lies, *[self.shows[cell, type] for type in types]])
            for type in line.set:
                cells = [cell for cell, types in line.shows.items() if type in types]
                self.model.add_bool_or([~line.lies, *[self.shows[cell, type] for cell in cells]])

    def every_tile_is_in_a_line(self) -> None:
        """AN-23: in one of a direction at most, and where it is crossed in one of each."""
        through = [self.through(RIGHT), self.through(DOWN)]
        for cell, filled in self.filled.items():
            crossed = self.crossed[cell]
            in_lines = [self.asked(), self.asked()]
            for in_line, lines in zip(in_lines, through, strict=True):
                self.model.add_exactly_one([~in_line, *[line.lies for line in lines[cell]]])
                self.model.add_implication(in_line, filled)
                self.model.add_implication(crossed, in_line)
            self.model.add_bool_or([~filled, *in_lines])
            self.model.add_bool_or([crossed, *[~in_line for in_line in in_lines]])

    def neighbours_are_in_one_line(self) -> None:
        """AN-22: two tiles that touch are in one line."""
        for direction in (RIGHT, DOWN):
            for cell, lines in self.through(direction).items():
                neighbour = step(cell, direction)
                if neighbour in self.filled:
                    both = [line.lies for line in lines if neighbour in line.shows]
                    apart = [~self.filled[cell], ~self.filled[neighbour]]
                    self.model.add_bool_or([*apart, *both])

    def every_line_is_crossed(self) -> None:
        """What is not crossed is a grid of its own and needs no board."""
        for line in self.lines[RIGHT] + self.lines[DOWN]:
            self.model.add_bool_or([~line.lies, *[self.crossed[cell] for cell in line.shows]])

    def the_tiles_are_these(self) -> None:
        """AN-24: each with its number, the stars with any number of their colour."""
        for type, shown in self.shown.items():
            self.model.add(shown == total([self.shows[cell, type] for cell in self.cells]))
        for colour in range(0, KINDS, NUMBERS):
            kinds = range(colour, colour + NUMBERS)
            laid = {type: self.laid(type) for type in self.types if type in kinds}
            self.model.add(total(laid.values()) == sum([self.counts[kind] for kind in kinds]))
            for type, many in laid.items():
                self.model.add(many >= self.counts[type])

    def laid(self, type: int) -> cp_model.LinearExpr:
        """How many tiles of this type there are, on the board and in grids of a single set."""
        return total([self.shown[type], *[self.alone[each] for each in self.alone if type in each]])

    def the_grids_lie_side_by_side(self) -> None:
        """As `grid_fits` says: no empty row above another, nor two empty columns."""
        rows = [self.asked() for _ in range(self.height)]
        columns = [self.asked() for _ in range(self.width)]
        for y, row in enumerate(rows):
            filled = [self.filled[cell] for cell in self.cells if cell[1] == y]
            self.model.add_max_equality(row, filled)
        for x, column in enumerate(columns):
            filled = [self.filled[cell] for cell in self.cells if cell[0] == x]
            self.model.add_max_equality(column, filled)
        for y in range(1, self.height):
            self.model.add_implication(rows[y], rows[y - 1])
        for x in range(1, self.width):
            self.model.add_bool_or([~columns[x], *columns[max(x - 2, 0) : x]])
        for x, y in product(range(self.width), range(self.height)):
            if (x, y) not in self.filled:
                self.model.add_bool_or([~rows[y], ~columns[x]])

    def a_single_tile_is_upper_left(self) -> None:
        """The grids may be mirrored, so some tile lies in the upper left quarter or not at all."""
        singles = [
            type for type in self.types if self.counts[type] == 1 and not self.counts[star(type)]
        ]
        if singles:
            single = min(singles, key=lambda one: sum(one in each for each in self.sets))
            for x, y in self.cells:
                if 2 * x >= self.width or 2 * y >= self.height:
                    self.model.add(self.shows[(x, y), single] == 0)

    def lines_add_up(self) -> None:
        """Each tile is in 1 or 2 lines: this follows, and the solver is faster when told."""
        many = {each: self.number(each, lines=2) for each in self.sets}
        for each in self.sets:
            lines = total(
                [line.lies for line in self.lines[RIGHT] + self.lines[DOWN] if line.set == each]
            )
            self.model.add(many[each] == lines)
        for type, shown in self.shown.items():
            lines = total([many[each] for each in self.sets if type in each])
            self.model.add(lines >= shown)
            self.model.add(lines <= 2 * shown)

    def table(self, solver: cp_model.CpSolver) -> Cells:
        """The answer as a table: more of a type than there are numbered tiles of it are stars."""
        table = {cell: type for (cell, type), shown in self.shows.items() if solver.value(shown)}
        y = self.height
        for each, many in self.alone.items():
            for _ in range(solver.value(many)):
                y += 2
                table.update({(x, y): type for x, type in enumerate(each)})
        left = list(self.counts)
        for cell, type in table.items():
            kind = type if left[type] else star(type)
            left[kind] -= 1
            table[cell] = kind
        assert not any(left)
        return table


def ways_to_lie(each: Set, cell: Cell, direction: Direction) -> list[dict[Cell, Set]]:
    """What each cell from this one on may show: a run rises or falls, a group has any order."""
    cells = [step(cell, direction, steps) for steps in range(len(each))]
    if each in GROUPS:
        return [dict.fromkeys(cells, each)]
    return [
        {cell: (type,) for cell, type in zip(cells, order, strict=True)}
        for order in (each, each[::-1])
    ]


# -------------------------------------------------------------------------- the cover model R1


class Cover(NamedTuple):
    """Sets that cover the table and what is played; numbers of tiles only, no layout."""

    sets: dict[Set, int]
    copies: dict[int, int]  # of each type, stars included
    played: list[int]  # of each kind, stars as stars


class Group(NamedTuple):
    """Sets that are linked by shared tiles, and the copies of each type that they have."""

    sets: list[Set]
    counts: dict[int, int]


Embed = Callable[[list[Set], dict[int, int]], object]  # None: these sets fit on no grid


def best_by_cover(table: list[int], rack: list[int], embed: Embed) -> int:
    """The most rack tiles that can be played; 0 where none can."""
    cover = cover_that_fits(table, rack, embed, worth=64)
    return 0 if cover is None else sum(cover.played)


def can_play_by_cover(table: list[int], rack: list[int], embed: Embed) -> bool:
    """Whether any rack tile can be played."""
    return cover_that_fits(table, rack, embed, worth=0) is not None


def cover_that_fits(table: list[int], rack: list[int], embed: Embed, worth: int) -> Cover | None:
    """The exact loop: the best cover of which every group fits on a grid."""
    cuts: list[Group] = []
    while True:
        cover = best_cover(table, rack, cuts, worth)
        if cover is None:
            return None
        misfits = [group for group in groups_of(cover) if embed(*group) is None]
        if not misfits:
            return cover
        cuts += misfits


def groups_of(cover: Cover) -> list[Group]:
    """The sets linked by types that are covered more often than there are copies of them."""
    left = [each for each, many in cover.sets.items() for _ in range(many)]
    covered = Counter([type for each in left for type in each])
    shared = {type for type, many in covered.items() if many > cover.copies[type]}
    groups = []
    while left:
        group = [left.pop()]
        for one in group:
            links = shared.intersection(one)
            group += [each for each in left if links.intersection(each)]
            left = [each for each in left if not links.intersection(each)]
        if len(group) > 1:
            needed = Counter([type for each in group for type in each])
            counts = {type: min(many, cover.copies[type]) for type, many in needed.items()}
            groups.append(Group(group, counts))
    return groups


def best_cover(
    table: list[int], rack: list[int], cuts: Iterable[Group] = (), worth: int = 64
) -> Cover | None:
    """One solution of R1: at least one rack tile played, `worth` for each less the crossings."""
    model = CoverModel(table, rack)
    for cut in cuts:
        model.forbid(cut)
    return model.solve(worth)


class CoverModel:
    """R1: how often each set lies, which rack tiles are played, which numbers the stars have."""

    def __init__(self, table: list[int], rack: list[int]) -> None:
        self.model = cp_model.CpModel()
        there = [laid + held for laid, held in zip(table, rack, strict=True)]
        self.most = {type: there[type] + there[star(type)] for type in TYPES}
        self.sets = {
            each: self.model.new_int_var(0, 2 * min([self.most[type] for type in each]), "")
            for each in SHORT
            if is_within(each, there)
        }
        self.played = [self.model.new_int_var(0, held, "") for held in rack]
        self.starred = {type: self.model.new_int_var(0, there[star(type)], "") for type in TYPES}
        self.copies = {type: table[type] + self.played[type] + self.starred[type] for type in TYPES}
        self.covered = {
            type: total([many for each, many in self.sets.items() if type in each])
            for type in TYPES
        }
        for colour in range(0, KINDS, NUMBERS):
            numbers = [self.starred[type] for type in range(colour + 1, colour + NUMBERS)]
            self.model.add(total(numbers) == table[colour] + self.played[colour])
        for type in TYPES:
            self.model.add(self.covered[type] >= self.copies[type])
            self.model.add(self.covered[type] <= 2 * self.copies[type])
        self.two_sets_share_one_tile()
        self.model.add(total(self.played) >= 1)

    def two_sets_share_one_tile(self) -> None:
        """At most: so only one set holds both of two single tiles."""
        twice = {type: self.model.new_bool_var("") for type in TYPES}
        for type, is_twice in twice.items():
            self.model.add(self.copies[type] >= 2).only_enforce_if(is_twice)
        pairs: dict[tuple[int, int], list[cp_model.IntVar]] = {}
        for each, many in self.sets.items():
            for pair in combinations(each, 2):
                pairs.setdefault(pair, []).append(many)
        for (one, other), sets in pairs.items():
            self.model.add(total(sets) <= 1 + 3 * twice[one] + 3 * twice[other])

    def forbid(self, group: Group) -> None:
        """No cover with exactly this group.

        It is there when the sets with a shared type are these, there are as many copies of the
        shared types, and no other type of these sets is shared.
        """
        covered = Counter([type for each in group.sets for type in each])
        shared = [type for type, many in covered.items() if many > group.counts[type]]
        ways_out: Literals = []
        for each, many in self.sets.items():
            if not set(shared).isdisjoint(each):
                ways_out.append(self.otherwise(many != group.sets.count(each)))
        for type in covered:
            if type in shared:
                ways_out.append(self.otherwise(self.copies[type] != group.counts[type]))
            else:
                ways_out.append(self.otherwise(self.covered[type] > self.copies[type]))
        self.model.add_bool_or(ways_out)

    def otherwise(self, holds: cp_model.BoundedLinearExpression | bool) -> cp_model.IntVar:
        """A literal that is true only where this holds."""
        literal = self.model.new_bool_var("")
        self.model.add(holds).only_enforce_if(literal)
        return literal

    def solve(self, worth: int) -> Cover | None:
        """The best cover."""
        crossings = total(self.covered.values()) - total(self.copies.values())
        self.model.maximize(worth * total(self.played) - crossings)
        solver = solved(self.model, presolve=True)
        if solver is None:
            return None
        return Cover(
            {each: solver.value(many) for each, many in self.sets.items() if solver.value(many)},
            {type: solver.value(many) for type, many in self.copies.items() if solver.value(many)},
            [solver.value(many) for many in self.played],
        )
