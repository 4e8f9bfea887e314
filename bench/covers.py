"""Antheno's cover model R1 in other solvers: CP-SAT of OR-Tools, and HiGHS, the ``milp`` of SciPy.

R1 looks at numbers of tiles alone. It says how often each set lies, which tiles of the rack are
played and which numbers the stars have, such that each tile is in one set or two. Runs have five
tiles at most: a longer one counts as two, which makes no difference to numbers. Whether those sets
then fit a grid is not asked. So R1 is a relaxation: where it has no answer there is no play, but
where it has one there need not be any. These solvers do less than our own search. The best play is
worth 64 for each tile, less the crossings; for any play there is no objective.

Both solvers read the same rows (``Program``). CP-SAT has one worker and a fixed seed, HiGHS one
processor. Each has a process of its own: HiGHS and OR-Tools get into each other's way. A missing
one raises ``ImportError``: requirements-bench.txt has both.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from itertools import accumulate, combinations
from time import process_time
from typing import Any, Final, NamedTuple

from positions import COLOURS, KINDS, NUMBERS, SETS

WORTH: Final = 64  # of a tile; a crossing costs 1
LIMIT: Final = 60.0  # seconds for HiGHS
OPTIMAL, GAVE_UP, INFEASIBLE = 0, 1, 2  # how milp says it
ENDLESS: Final = float("inf")
TYPES: Final = [kind for kind in range(KINDS) if kind % NUMBERS]


class Result(NamedTuple):
    """How many tiles are played (None: undecided), and the CPU seconds that took."""

    tiles: int | None
    seconds: float
    building: float = 0.0  # before that, to make a model of the position
    steps: int = 0  # of our own search, which are the same on every machine


Solve = Callable[[list[int], list[int], bool], Result]
"""Takes the tiles on the table and on the rack, by kind, and whether the best play is wanted."""


def cp_sat(presolve: bool) -> Solve:
    """CP-SAT, with its presolve or without."""
    return partial(_cp_sat, import_module("ortools.sat.python.cp_model"), presolve)


def _cp_sat(cp_model: Any, presolve: bool, table: list[int], rack: list[int], best: bool) -> Result:
    start = process_time()
    program = Program(table, rack)
    model = cp_model.CpModel()
    columns = [model.new_int_var(0, most, "") for most in program.most]
    for row in program.rows:
        total = cp_model.LinearExpr.weighted_sum(
            [columns[column] for column in row.values], list(row.values.values())
        )
        least = cp_model.INT_MIN if row.least == -ENDLESS else row.least
        greatest = cp_model.INT_MAX if row.greatest == ENDLESS else row.greatest
        model.add_linear_constraint(total, least, greatest)
    if best:
        model.minimize(cp_model.LinearExpr.weighted_sum(columns, program.costs))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 1
    solver.parameters.cp_model_presolve = presolve
    built = process_time()
    status = solver.solve(model)
    solved = process_time()
    tiles = 0
    if status != cp_model.INFEASIBLE:
        assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE), solver.status_name(status)
        tiles = program.tiles([solver.value(column) for column in columns])
    return Result(tiles, solved - built, built - start)


def highs() -> Solve:
    """HiGHS, on one processor: through milp it cannot be told to use a single thread."""
    numpy, optimize = import_module("numpy"), import_module("scipy.optimize")
    sparse = import_module("scipy.sparse")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

    def solve(table: list[int], rack: list[int], best: bool) -> Result:
        start = process_time()
        program = Program(table, rack)
        rows = program.rows
        columns = [column for row in rows for column in row.values]
        values = [value for row in rows for value in row.values.values()]
        starts = [0, *accumulate([len(row.values) for row in rows])]
        shape = (len(rows), len(program.most))
        constraints = optimize.LinearConstraint(
            sparse.csr_array((values, columns, starts), shape=shape),
            [row.least for row in rows],
            [row.greatest for row in rows],
        )
        bounds = optimize.Bounds(0, numpy.array(program.most))
        costs = numpy.array(program.costs if best else [0] * len(program.most))
        built = process_time()
        found = optimize.milp(
            costs,
            integrality=numpy.ones(len(costs)),
            bounds=bounds,
            constraints=constraints,
            options={"time_limit": LIMIT},
        )
        solved = process_time()
        tiles = None if found.status == GAVE_UP else 0
        if found.status not in (GAVE_UP, INFEASIBLE):
            assert found.status == OPTIMAL, found.message
            tiles = program.tiles(found.x)
        return Result(tiles, solved - built, built - start)

    return solve


class Row(NamedTuple):
    """So much of some columns, together, is between two bounds."""

    values: dict[int, int]  # by column
    least: float
    greatest: float


class Program:
    """R1 as a linear program in whole numbers: columns from 0 up to a bound each, and rows."""

    def __init__(self, table: list[int], rack: list[int]) -> None:
        there = [laid + held for laid, held in zip(table, rack, strict=True)]
        self.copies = {type: there[type] + there[star_of(type)] for type in TYPES}  # at most
        self.sets = [types for types in SETS if can_be_made(types, there)]
        self.played = len(self.sets)  # the first column of each part
        self.starred = self.played + KINDS
        self.twice = self.starred + KINDS
        self.most = [2 * min([self.copies[type] for type in types]) for types in self.sets]
        self.most += rack
        self.most += [there[star_of(kind)] if kind % NUMBERS else 0 for kind in range(KINDS)]
        self.most += [1 if kind % NUMBERS else 0 for kind in range(KINDS)]
        self.costs = [len(types) for types in self.sets]
        self.costs += [-WORTH - 1 if kind % NUMBERS else -WORTH for kind in range(KINDS)]
        self.costs += [-1] * KINDS + [0] * KINDS
        self.rows: list[Row] = []
        self._cover(table)
        self._share()
        self._row(dict.fromkeys(range(self.played, self.starred), 1), least=1)

    def tiles(self, found: Sequence[float]) -> int:
        """How many tiles an answer plays: what it says of each column."""
        return sum([round(number) for number in found[self.played : self.starred]])

    def _row(
        self, values: dict[int, int], least: float = -ENDLESS, greatest: float = ENDLESS
    ) -> None:
        self.rows.append(Row(values, least, greatest))

    def _cover(self, table: list[int]) -> None:
        """Each tile is in one set or in two, and each star stands for a number."""
        for type in TYPES:
            covered = {place: 1 for place, types in enumerate(self.sets) if type in types}
            played, starred = self.played + type, self.starred + type
            self._row({**covered, played: -1, starred: -1}, least=table[type])
            self._row({**covered, played: -2, starred: -2}, greatest=2 * table[type])
            self._row({played: 1, starred: 1, self.twice + type: -2}, least=-table[type])
        for star in range(0, KINDS, NUMBERS):
            numbers = range(self.starred + star + 1, self.starred + star + NUMBERS)
            row = {**dict.fromkeys(numbers, 1), self.played + star: -1}
            self._row(row, table[star], table[star])

    def _share(self) -> None:
        """Two sets share at most one tile: so only one set holds both of two single tiles."""
        pairs: dict[tuple[int, int], list[int]] = {}
        for place, types in enumerate(self.sets):
            for pair in combinations(types, 2):
                pairs.setdefault(pair, []).append(place)
        for (one, other), places in pairs.items():
            more = 2 * min(self.copies[one], self.copies[other]) - 1  # where one is there twice
            twice = {self.twice + one: -more, self.twice + other: -more}
            self._row({**dict.fromkeys(places, 1), **twice}, greatest=1)


def star_of(kind: int) -> int:
    """The star of this colour."""
    return kind - kind % NUMBERS


def can_be_made(types: list[int], there: list[int]) -> bool:
    """Whether these tiles, stars included, can make this set."""
    missing = [0] * COLOURS
    for type in types:
        missing[type // NUMBERS] += not there[type]
    return all(there[colour * NUMBERS] >= many for colour, many in enumerate(missing))
