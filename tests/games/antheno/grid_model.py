"""The grid model of Antheno: it lays tiles on a grid, exactly, by the rules and nothing else.

`grid_fits` says whether some tiles make a table in order, `can_play_on_grid` whether any rack tile
can be played, `most_on_grid` how many at most. As in `models`, nothing is imported from the game.
CP-SAT runs with one worker and a fixed seed, so the same question always takes the same way.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise, product
from typing import Final

from ortools.sat.python import cp_model

from tests.games.antheno.models import (
    COLOURS,
    DOWN,
    GROUPS,
    KINDS,
    NUMBERS,
    RIGHT,
    RUNS,
    SETS,
    Cell,
    Cells,
    Direction,
    Set,
    orderly,
    star,
    step,
)

Slot = tuple[int, int]  # room for a tile: its type, and which of the tiles of this type it is
Grid = dict[Slot, Cell]
Pair = tuple[Slot, Slot]  # the second lies next to the first, to the right of it or below it

DIRECTIONS: Final = (RIGHT, DOWN)
RISING, FALLING, GROUP, NO_WAY = range(4)  # how one tile follows another in a line
WAYS: Final = (RISING, FALLING, GROUP)


class OutOfTime(Exception):
    """The time was too short for an answer."""


def grid_fits(counts: list[int]) -> Cells | None:
    """A table in order of exactly these tiles; None is a proof that there is none."""
    return Laying(counts, [0] * KINDS, least=0).solve(ever_after())


def can_play_on_grid(table: list[int], rack: list[int], seconds: float) -> bool | None:
    """Whether any rack tile can be played; None where the time was too short."""
    try:
        return Laying(table, rack, least=1).solve(Clock(seconds)) is not None
    except OutOfTime:
        return None


def most_on_grid(table: list[int], rack: list[int], seconds: float) -> int | None:
    """The most rack tiles that can be played, 0 for none; None where the time was too short."""
    laying = Laying(table, rack, least=1)
    clock = Clock(seconds)
    most = 0
    try:
        while (cells := laying.solve(clock)) is not None:
            most = len(cells) - sum(table)
            laying.play_at_least(most + 1)
    except OutOfTime:
        return None
    return most


class Clock:
    """The time that is left, in the solver's own seconds, which pass alike on every machine.

    They are one or two by the clock, which has a limit too: no answer differs by it.
    """

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    def solved(self, model: cp_model.CpModel) -> cp_model.CpSolver | None:
        """The solver with its answer; None is a proof that there is none."""
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.random_seed = 1
        solver.parameters.max_presolve_iterations = 1
        solver.parameters.cp_model_probing_level = 0
        solver.parameters.symmetry_level = 0
        solver.parameters.linearization_level = 0
        solver.parameters.max_deterministic_time = max(self.left, 0)
        solver.parameters.max_time_in_seconds = max(3 * self.left, 0)
        status = solver.solve(model)
        self.left -= solver.response_proto.deterministic_time
        if status == cp_model.UNKNOWN:
            raise OutOfTime
        assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE, cp_model.INFEASIBLE)
        return None if status == cp_model.INFEASIBLE else solver


def ever_after() -> Clock:
    """Time enough."""
    return Clock(1e9)


class Laying:
    """The question how tiles can be laid; every rule is a method.

    The model has no board. It says which tiles lie next to each other: each type has as many
    *slots* as there can be tiles of it, and a *pair* is two slots of which the second lies to the
    right of the first or below it. A table in order gives an answer of the model when its tiles
    are put into slots: each rule below holds on every table in order.

    The other way round an answer need not be a table: each tile knows its neighbours, and
    `squares_close` makes four of them meet, but a longer way round may come back to another cell,
    or two tiles that are no pair may lie side by side. So every answer is laid out. If tiles
    clash, the slots get coordinates (`lie_somewhere`), the tiles that clashed must lie apart
    (`lie_apart`), which again is so on every table, and the model is solved anew. No two tiles
    clash twice, so this ends, with a table or with the proof that there is none.
    """

    def __init__(self, table: list[int], rack: list[int], least: int) -> None:
        self.table = table
        self.model = cp_model.CpModel()
        self.there = [laid + held for laid, held in zip(table, rack, strict=True)]
        self.sets = [each for each in SETS if self.is_within(each)]
        self.types = sorted({type for each in self.sets for type in each})
        self.most = {type: self.there[type] + self.there[star(type)] for type in self.types}
        self.played = [self.number(held) for held in rack]
        self.copies = {
            type: table[type] + self.played[type] + self.number(self.there[star(type)])
            for type in self.types
        }
        self.alone = {each: self.number(self.fewest(each)) for each in self.sets_without_slots()}
        self.slots = [(type, copy) for type in self.types for copy in range(self.most[type])]
        self.filled = {slot: self.asked() for slot in self.slots}
        self.crossed = {slot: self.asked() for slot in self.slots}
        self.lines = {direction: Lines(self, direction) for direction in DIRECTIONS}
        self.places: dict[Slot, tuple[cp_model.IntVar, cp_model.IntVar]] = {}
        self.the_tiles_are_these()
        self.every_tile_is_in_a_line()
        self.the_first_slots_are_filled()
        self.squares_close()
        self.lines_add_up()
        self.play_at_least(least)

    def is_within(self, each: Set) -> bool:
        """Whether the tiles, stars included, can make this set."""
        missing = Counter([star(type) for type in each if not self.there[type]])
        return all(self.there[kind] >= many for kind, many in missing.items())

    def fewest(self, each: Set) -> int:
        """How many sets of this type there can be if they share no tile."""
        return min([self.most[type] for type in each])

    def sets_without_slots(self) -> list[Set]:
        """The sets that may be grids of their own.

        A line that no other crosses is such a grid: its tiles touch no others. It can be moved
        anywhere, so it needs no slots and is only counted. A run of more than 5 that is a grid of
        its own can as well be two grids, of 3 tiles and of the others.
        """
        return [each for each in self.sets if len(each) <= 5]

    def room(self) -> int:
        """The last row and column that are needed.

        A connected grid of n tiles has a width and a height of n + 1 together at most, since each
        tile that joins it makes it wider or higher by one cell at most. The grids in slots have
        lines that cross, so they are at least 3 wide and 3 high, hence at most n - 2 of either.
        Side by side, with an empty column between two, all of them together are less wide than
        they have tiles.
        """
        return sum(self.there)

    def asked(self) -> cp_model.IntVar:
        """A new question, to be answered with yes or no."""
        return self.model.new_bool_var("")

    def number(self, most: int) -> cp_model.IntVar:
        """A new number, this at most."""
        return self.model.new_int_var(0, most, "")

    # ------------------------------------------------------------------- rules

    def play_at_least(self, least: int) -> None:
        """So many rack tiles."""
        self.model.add(total(self.played) >= least)

    def the_tiles_are_these(self) -> None:
        """AN-13, AN-24: what lies, what is played, and the stars as any number of their colour."""
        for kind, many in enumerate(self.table):
            if kind % NUMBERS and kind not in self.copies:
                self.model.add(many + self.played[kind] == 0)
        for colour in range(0, KINDS, NUMBERS):
            types = [type for type in self.types if star(type) == colour]
            tiles = [self.table[type] + self.played[type] for type in [colour, *types]]
            self.model.add(total([self.copies[type] for type in types]) == total(tiles))
        for type, copies in self.copies.items():
            slots = [self.filled[slot] for slot in self.slots if slot[0] == type]
            alone = [many for each, many in self.alone.items() if type in each]
            self.model.add(total([*slots, *alone]) == copies)

    def every_tile_is_in_a_line(self) -> None:
        """AN-23: in one of a direction at most, and where it is crossed in one of each."""
        for slot, filled in self.filled.items():
            in_lines = [lines.holds[slot] for lines in self.lines.values()]
            for in_line in in_lines:
                self.model.add_implication(in_line, filled)
                self.model.add_implication(self.crossed[slot], in_line)
            self.model.add_bool_or([~filled, *in_lines])
            self.model.add_bool_or([self.crossed[slot], *[~in_line for in_line in in_lines]])

    def the_first_slots_are_filled(self) -> None:
        """And the first of these are crossed: it means nothing which slot a tile is put into.

        So the tiles of a type go into its slots in this order: crossed ones, then the others.
        """
        for one, other in pairwise(self.slots):
            if one[0] == other[0]:
                self.model.add_implication(self.filled[other], self.filled[one])
                self.model.add_implication(self.crossed[other], self.crossed[one])

    def squares_close(self) -> None:
        """AN-22: where three sides of a square of four tiles are pairs, so is the fourth.

        For then the four tiles fill the cells of the square, tiles that touch are in one line, and
        neighbours in a line are a pair. Where the fourth can be no pair, or two of the four slots
        are the same, no table has those three.
        """
        across, down = self.lines[RIGHT], self.lines[DOWN]
        for (a, b), top in across.pairs.items():
            for (c, left), (d, right) in product(down.after[a], down.after[b]):
                self.closes([top, left, right], across.pairs.get((c, d)))
            for c, left in down.after[a]:
                for d, bottom in across.after[c]:
                    self.closes([top, left, bottom], down.pairs.get((b, d)))
            for d, right in down.after[b]:
                for c, bottom in across.before[d]:
                    self.closes([top, right, bottom], down.pairs.get((a, c)))
        for (c, d), bottom in across.pairs.items():
            for (a, left), (b, right) in product(down.before[c], down.before[d]):
                self.closes([bottom, left, right], across.pairs.get((a, b)))
        for (a, b), pair in across.pairs.items():
            others = [across.pairs[b, a], down.pairs[a, b], down.pairs[b, a]]
            self.model.add_at_most_one([pair, *others])

    def closes(self, sides: list[cp_model.IntVar], last: cp_model.IntVar | None) -> None:
        """Three sides of a square make the last, which may be impossible."""
        literals = [~side for side in sides]
        self.model.add_bool_or(literals if last is None else [*literals, last])

    def lines_add_up(self) -> None:
        """There is a whole number of lines of each set: this follows, and makes proofs short.

        A tile is in two lines at most, so there are no more lines than twice the tiles of a type.
        """
        many = {each: self.number(2 * self.fewest(each)) for each in self.sets}
        for type in self.types:
            for sets, ways in ((RUNS, (RISING, FALLING)), (GROUPS, (GROUP,))):
                in_lines = [
                    lines.follows[slot, way]
                    for lines in self.lines.values()
                    for slot in self.slots
                    for way in ways
                    if slot[0] == type
                ]
                in_sets = [many[each] for each in sets if each in many and type in each]
                self.model.add(total(in_lines) == total(in_sets))

    def lie_somewhere(self) -> None:
        """A cell for each slot, and the cells of a pair are neighbours."""
        last = self.room()
        self.places = {slot: (self.number(last), self.number(last)) for slot in self.slots}
        for axis, lines in enumerate(self.lines.values()):
            for (one, other), pair in lines.pairs.items():
                here, there = self.places[one], self.places[other]
                self.model.add(there[axis] == here[axis] + 1).only_enforce_if(pair)
                self.model.add(there[1 - axis] == here[1 - axis]).only_enforce_if(pair)

    def lie_apart(self, one: Slot, other: Slot) -> None:
        """AN-22: two tiles neither share a cell nor touch, unless they are a pair."""
        across, down = [a - b for a, b in zip(*[self.places[s] for s in (one, other)], strict=True)]
        ways = [~self.filled[one], ~self.filled[other]]
        for lines in self.lines.values():
            ways += [lines.pairs[p] for p in ((one, other), (other, one)) if p in lines.pairs]
        for far in (across >= 2, across <= -2, down >= 2, down <= -2):
            ways.append(self.otherwise(far))
        for near in product((across >= 1, across <= -1), (down >= 1, down <= -1)):
            ways.append(self.otherwise(*near))  # they meet at a corner
        self.model.add_bool_or(ways)

    def otherwise(self, *conditions: cp_model.BoundedLinearExpression | bool) -> cp_model.IntVar:
        """A question whose answer is yes only where all this holds."""
        literal = self.asked()
        for condition in conditions:
            self.model.add(condition).only_enforce_if(literal)
        return literal

    # ----------------------------------------------------------------- answers

    def solve(self, clock: Clock) -> Cells | None:
        """A table; None is a proof that there is none."""
        while (solver := clock.solved(self.model)) is not None:
            pairs = [
                (direction, *pair)
                for direction, lines in self.lines.items()
                for pair, lies in lines.pairs.items()
                if solver.value(lies)
            ]
            grids = list(laid_out(pairs))
            clashes = [clash for grid in grids for clash in clashes_of(grid, pairs)]
            if not clashes:
                return self.as_table(grids, solver)
            if not self.places:
                self.lie_somewhere()
            for one, other in clashes:
                self.lie_apart(one, other)
        return None

    def as_table(self, grids: list[Grid], solver: cp_model.CpSolver) -> Cells:
        """All grids side by side, and stars for the tiles that are too many of their type."""
        for each, many in self.alone.items():
            row = {(type, x): (x, 0) for x, type in enumerate(each)}
            grids += [row] * solver.value(many)
        table = {}
        first = 0
        for grid in grids:
            leftmost = min([x for x, _ in grid.values()])
            moved = {(x - leftmost + first, y): slot[0] for slot, (x, y) in grid.items()}
            first = max([x for x, _ in moved]) + 2
            table.update(moved)
        assert orderly(table)
        left = [
            laid + solver.value(more) for laid, more in zip(self.table, self.played, strict=True)
        ]
        for cell, type in table.items():
            kind = type if left[type] else star(type)
            left[kind] -= 1
            table[cell] = kind
        assert not any(left)
        return table


class Lines:
    """The lines of one direction: which slots they hold, and which of these are neighbours."""

    def __init__(self, laying: Laying, direction: Direction) -> None:
        asked = laying.asked
        self.laying = laying
        self.model = laying.model
        self.slots = laying.slots
        self.direction = direction
        self.pairs = {
            (one, other): asked()
            for one, other in product(self.slots, self.slots)
            if way_from(one[0], other[0]) in WAYS
        }
        self.after: dict[Slot, list[tuple[Slot, cp_model.IntVar]]] = {s: [] for s in self.slots}
        self.before: dict[Slot, list[tuple[Slot, cp_model.IntVar]]] = {s: [] for s in self.slots}
        for (one, other), pair in self.pairs.items():
            self.after[one].append((other, pair))
            self.before[other].append((one, pair))
        self.holds = {slot: asked() for slot in self.slots}
        self.begins = {slot: asked() for slot in self.slots}
        self.ends = {slot: asked() for slot in self.slots}
        self.follows = {(slot, way): asked() for slot in self.slots for way in WAYS}
        self.a_tile_has_one_neighbour_on_each_side()
        self.a_line_goes_on_as_it_began()
        self.a_line_has_three_tiles()
        self.a_group_has_different_colours()
        self.every_line_is_crossed()

    def a_tile_has_one_neighbour_on_each_side(self) -> None:
        """Or none where the line begins or ends; a tile outside of lines does neither."""
        for slot, holds in self.holds.items():
            for neighbours, last in ((self.before, self.begins), (self.after, self.ends)):
                pairs = [pair for _, pair in neighbours[slot]]
                self.model.add_exactly_one([~holds, last[slot], *pairs])

    def a_line_goes_on_as_it_began(self) -> None:
        """AN-21: as a run that rises or falls, or as a group."""
        for slot, holds in self.holds.items():
            self.model.add_exactly_one([~holds, *[self.follows[slot, way] for way in WAYS]])
        for (one, other), pair in self.pairs.items():
            for slot in (one, other):
                way = self.follows[slot, way_from(one[0], other[0])]
                self.model.add_implication(pair, way)

    def a_line_has_three_tiles(self) -> None:
        """AN-21: at least, so it does not end where it begins, nor next to it."""
        for slot in self.slots:
            self.model.add_bool_or([~self.begins[slot], ~self.ends[slot]])
        for (one, other), pair in self.pairs.items():
            self.model.add_bool_or([~pair, ~self.begins[one], ~self.ends[other]])

    def a_group_has_different_colours(self) -> None:
        """AN-21: no tile has the colour of one that came before it in its group."""
        came = {(s, colour): self.laying.asked() for s in self.slots for colour in range(COLOURS)}
        for slot in self.slots:
            self.model.add(came[slot, slot[0] // NUMBERS] == 0)
        for (one, other), pair in self.pairs.items():
            if way_from(one[0], other[0]) == GROUP:
                self.model.add_implication(pair, came[other, one[0] // NUMBERS])
                for colour in range(COLOURS):
                    self.model.add_bool_or([~pair, ~came[one, colour], came[other, colour]])

    def every_line_is_crossed(self) -> None:
        """What is not crossed is a grid of its own, which has no slots.

        The question is, from the end of a line backwards, whether it is crossed so far back.
        """
        crossed = self.laying.crossed
        so_far = {slot: self.laying.asked() for slot in self.slots}
        for slot in self.slots:
            self.model.add_bool_or([~self.ends[slot], so_far[slot]])
            self.model.add_bool_or([~self.begins[slot], ~so_far[slot], crossed[slot]])
        for (one, other), pair in self.pairs.items():
            self.model.add_bool_or([~pair, ~so_far[other], crossed[other], so_far[one]])


def way_from(type: int, other: int) -> int:
    """How a line goes on from this type to the other, or `NO_WAY`."""
    if type % NUMBERS == other % NUMBERS and type != other:
        return GROUP
    if type // NUMBERS == other // NUMBERS and abs(type - other) == 1:
        return RISING if other > type else FALLING
    return NO_WAY


def laid_out(pairs: list[tuple[Direction, Slot, Slot]]) -> Iterator[Grid]:
    """The slots that hang together, each in the cell where its neighbours first lead."""
    beside = defaultdict(list)
    for direction, one, other in pairs:
        beside[one].append((other, direction, 1))
        beside[other].append((one, direction, -1))
    seen: set[Slot] = set()
    for start in beside:
        if start not in seen:
            grid = {start: (0, 0)}
            reached = [start]
            for slot in reached:
                for other, direction, steps in beside[slot]:
                    if other not in grid:
                        grid[other] = step(grid[slot], direction, steps)
                        reached.append(other)
            seen.update(grid)
            yield grid


def clashes_of(grid: Grid, pairs: list[tuple[Direction, Slot, Slot]]) -> Iterator[Pair]:
    """The slots that share a cell, or touch and are no pair, or are a pair and do not touch."""
    linked = {(one, other) for _, one, other in pairs}
    for one, other in combinations(grid, 2):
        (x, y), (u, v) = grid[one], grid[other]
        apart = abs(x - u) + abs(y - v)
        is_pair = (one, other) in linked or (other, one) in linked
        if apart == 0 or (apart == 1) != is_pair:
            yield one, other


def total(parts: Iterable[cp_model.LinearExprT]) -> cp_model.LinearExpr:
    """The sum, for the solver."""
    return cp_model.LinearExpr.sum(*parts)
