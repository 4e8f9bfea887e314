"""Antheno's cover model R1 in other solvers: CP-SAT of OR-Tools, and HiGHS, the ``milp`` of SciPy.

R1 looks at numbers of tiles alone. It says how often each set of up to five tiles lies, which tiles
of the rack are played and which numbers the stars have, such that each tile is in one set or two.
Whether those sets then fit a grid is not asked, so these solvers do less than our own search. The
best play is worth 64 for each tile, less the crossings; for any play there is no objective.

CP-SAT solves the model that the tests hold against the engine, with one worker. The one for HiGHS
is written anew, so that a mistake in either would show. Each solver has a process of its own: HiGHS
and OR-Tools get into each other's way. A missing one raises ``ImportError``: requirements-bench.txt
has both.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import combinations
from time import process_time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from positions import COLOURS, KINDS, NUMBERS, SETS
from workers import ROOT

if TYPE_CHECKING:
    from types import ModuleType

WORTH: Final = 64  # of a tile; a crossing costs 1
LIMIT: Final = 60.0  # seconds for HiGHS
OPTIMAL, GAVE_UP, INFEASIBLE = 0, 1, 2  # how milp says it
TYPES: Final = [kind for kind in range(KINDS) if kind % NUMBERS]


class Result(NamedTuple):
    """How many tiles are played (None: undecided), and the CPU seconds that took."""

    tiles: int | None
    seconds: float
    building: float = 0.0  # before that, to make a model of the position


Solve = Callable[[list[int], list[int], bool], Result]
"""Takes the tiles on the table and on the rack, by kind, and whether the best play is wanted."""


def cp_sat(presolve: bool) -> Solve:
    """CP-SAT, with its presolve or without."""
    sys.path.insert(0, str(ROOT))
    return partial(_cp_sat, import_module("tests.games.antheno.models"), presolve)


def _cp_sat(
    models: ModuleType, presolve: bool, table: list[int], rack: list[int], best: bool
) -> Result:
    start = process_time()
    cover = models.CoverModel(table, rack)
    if best:
        crossings = models.total(cover.covered.values()) - models.total(cover.copies.values())
        cover.model.maximize(WORTH * models.total(cover.played) - crossings)
    built = process_time()
    solver = models.solved(cover.model, presolve)
    solved = process_time()
    tiles = 0 if solver is None else sum([solver.value(played) for played in cover.played])
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
        rows = sparse.csr_array(
            (program.values, program.columns, program.starts),
            shape=(len(program.least), len(program.most)),
        )
        constraints = optimize.LinearConstraint(rows, program.least, program.greatest)
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
        return Result(program.tiles(found), solved - built, built - start)

    return solve


class Program:
    """R1 as a linear program in whole numbers: rows of columns and values, between two bounds."""

    def __init__(self, table: list[int], rack: list[int]) -> None:
        there = [laid + held for laid, held in zip(table, rack, strict=True)]
        copies = {type: there[type] + there[star_of(type)] for type in TYPES}
        self.sets = [types for types in SETS if can_be_made(types, there)]
        self.played = len(self.sets)  # the first column of each part
        self.starred = self.played + KINDS
        self.twice = self.starred + KINDS
        self.most = [2 * min([copies[type] for type in types]) for types in self.sets]
        self.most += rack
        self.most += [there[star_of(kind)] if kind % NUMBERS else 0 for kind in range(KINDS)]
        self.most += [1 if kind % NUMBERS else 0 for kind in range(KINDS)]
        self.costs = [len(types) for types in self.sets]
        self.costs += [-WORTH - 1 if kind % NUMBERS else -WORTH for kind in range(KINDS)]
        self.costs += [-1] * KINDS + [0] * KINDS
        self.columns: list[int] = []
        self.values: list[int] = []
        self.starts = [0]
        self.least: list[float] = []
        self.greatest: list[float] = []
        self._cover(table)
        self._share()
        self._row(dict.fromkeys(range(self.played, self.starred), 1), 1)

    def tiles(self, found: Any) -> int | None:
        """How many tiles an answer plays."""
        if found.status == GAVE_UP:
            return None
        if found.status == INFEASIBLE:
            return 0
        assert found.status == OPTIMAL, found.message
        played: list[float] = list(found.x[self.played : self.starred])
        return sum([round(number) for number in played])

    def _row(
        self, row: dict[int, int], least: float = -float("inf"), greatest: float = float("inf")
    ) -> None:
        self.columns += row.keys()
        self.values += row.values()
        self.starts.append(len(self.columns))
        self.least.append(least)
        self.greatest.append(greatest)

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
            twice = {self.twice + one: -3, self.twice + other: -3}
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
