"""The search through every table leaves out nothing but what is proven needless, step by step.

A table that was made on purpose is read as sets and crossings. The loom must be able to lay them;
and the search must come upon just these when everything else is refused.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations, product
from random import Random

import pytest

from sobremesa.games.antheno.content import KINDS, count
from sobremesa.games.antheno.drawing import read_drawing
from sobremesa.games.antheno.search import exhaust
from sobremesa.games.antheno.search.needed import is_needed
from sobremesa.games.antheno.search.sets import Grid, Line
from sobremesa.games.antheno.search.solve import Solver
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.search.weave import NOBODY, Loom, Partners, Weaver, parts_of
from tests.games.antheno.families import FAMILIES, types_on_purpose
from tests.games.antheno.models import DOWN, NUMBERS, RIGHT, Cells, lines_of, orderly, tiles

NOTHING = [0] * KINDS
PLENTY = 3_000_000  # steps


class Structure:
    """A table as sets, and by set and place the set that crosses there."""

    def __init__(self, lines: list[Line], partners: Partners) -> None:
        self.lines = lines
        self.partners = partners

    def up_to(self, number: int) -> list[Structure]:
        """What hangs together when tiles of later numbers are taken away."""
        lines = [tuple(kind for kind in line if kind % NUMBERS <= number) for line in self.lines]
        partners = [row[: len(line)] for row, line in zip(self.partners, lines, strict=True)]
        there = [index for index, line in enumerate(lines) if line]
        return [self.part(part, lines, partners) for part in parts_of(there, partners)]

    def part(self, numbers: list[int], lines: list[Line], partners: Partners) -> Structure:
        """Some of these sets by themselves."""
        place = {number: index for index, number in enumerate(numbers)}
        place[NOBODY] = NOBODY
        return Structure(
            [lines[number] for number in numbers],
            [[place[partner] for partner in partners[number]] for number in numbers],
        )

    def name(self) -> tuple[tuple[Line, ...], tuple[tuple[int, ...], ...]]:
        """The same for structures that are the same but for the order of their sets."""
        by_line: dict[Line, list[int]] = {}
        for index, line in enumerate(self.lines):
            by_line.setdefault(line, []).append(index)
        lines = sorted(by_line)
        names = []
        for choice in product(*[permutations(by_line[line]) for line in lines]):
            order = [index for some in choice for index in some]
            place = {index: new for new, index in enumerate(order)} | {NOBODY: NOBODY}
            names.append(tuple(tuple(place[p] for p in self.partners[index]) for index in order))
        return tuple(sorted(self.lines)), min(names)


def structure_of(types: Cells) -> Structure:
    """A table read off: runs rising, groups by colour."""
    found = [
        sorted([(types[cell], cell) for cell in cells])
        for direction in (RIGHT, DOWN)
        for cells in lines_of(types, direction)
    ]
    sets_at: dict[tuple[int, int], list[int]] = {}
    for index, line in enumerate(found):
        for _, cell in line:
            sets_at.setdefault(cell, []).append(index)
    partners = [
        [next((one for one in sets_at[cell] if one != index), NOBODY) for _, cell in line]
        for index, line in enumerate(found)
    ]
    return Structure([tuple(kind for kind, _ in line) for line in found], partners)


class GuidedLoom(Loom):
    """Lays only what belongs to one table."""

    def __init__(self, target: Structure, steps: Steps) -> None:
        super().__init__(steps)
        self.allowed = {part.name() for number in range(1, 9) for part in target.up_to(number)}

    def lay(self, lines: list[Line], partners: Partners) -> Grid | None:
        return {} if Structure(lines, partners).name() in self.allowed else None


@cache
def some_tables(family: str) -> list[Cells]:
    """Tables of a family, the same ones each time."""
    random = Random(family)
    return [types_on_purpose(random, family) for _ in range(4 if family == "tangle" else 12)]


@pytest.mark.parametrize("family", FAMILIES)
def test_whatever_lies_can_be_laid(family: str) -> None:
    for types in some_tables(family):
        for part in structure_of(types).up_to(8):
            grid = Weaver(part.lines, part.partners, Steps(PLENTY)).grid()
            assert grid is not None, types
            assert orderly(grid)
            assert sorted(structure_of(grid).lines) == sorted(part.lines)


@pytest.mark.plants
@pytest.mark.parametrize("family", FAMILIES)
def test_the_search_comes_upon_every_table(family: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exhaust, "is_needed", lambda *_: True)
    for types in some_tables(family):
        steps = Steps(PLENTY)
        side = Solver(count(list(types.values())), NOTHING, steps).side(0)
        side.loom = GuidedLoom(structure_of(types), steps)
        assert side.exhausted(0) is not None, types


# What a table can do without

END = """
    R3 R4 R5 R6
    .  .  .  B6
    .  .  .  G6
"""
BEGINNING = """
    R3 R4 R5 R6
    R4
    R5
"""
RING = """
    R3 R4 R5 R6
    B3 .  .  B6
    G3 G4 G5 G6
"""
FOUR = """
    R3 B3 G3 P3
    .  B4
    .  B5
"""
SQUARE = """
    .  R1
    R1 R2 R3
    .  R3 B3 G3 P3
    .  .  G3
"""
TWICE = """
    R3 B3 G3
    R4 .  G4
    R5 .  G5
"""
GROUP = """
    .  B1
    .  B2
    R3 B3 G3
    R4 .  G4
    R5 .  G5
"""
RUN = """
    .  B4
    .  G4
    R3 R4 R5
    B3 .  B5
    G3 .  G5
"""
RING_BUT_ONE = """
    .  B4
    .  P4
    R3 R4 R5
    B3 .  B5
    G3 G4 G5
"""
LAST_TWO = """
    G3
    B3
    R3 R4 R5
    .  B4 B5
    .  G4 G5
"""
BLOCK = """
    R3 R4 R5
    B3 B4 B5
    G3 G4 G5
"""
SIX = """
    R1 R2 R3 R4 R5 R6
    B1 .  .  .  .  B6
    G1 G2 G3 G4 G5 G6
"""
SIX_HELD_AT_ONE_SIDE = """
    R1 R2 R3 R4 R5 R6
    B1 .  B3
    G1 G2 G3
"""
SEVEN = """
    R1 R2 R3 R4 R5 R6 R7
    .  .  B3 .  B5
    .  .  G3 G4 G5
"""
SEVEN_HELD_AT_ONE_SIDE = """
    R1 R2 R3 R4 R5 R6 R7
    B1 .  .  B4
    G1 G2 G3 G4
"""

Needed = tuple[str, str, str, bool]  # a table, one of its sets, which runs are open, the answer
NEEDED: list[Needed] = [
    (END, "R3 R4 R5 R6", "", False),
    (END, "R3 R4 R5 R6", "R3 R4 R5 R6", True),  # it may still go on
    (END, "R6 B6 G6", "", True),
    (BEGINNING, "R3 R4 R5 R6", "", False),
    (BEGINNING, "R3 R4 R5 R6", "R3 R4 R5 R6", False),  # nothing comes to the other one any more
    (BEGINNING, "R3 R4 R5 R6", "R3 R4 R5", False),
    (BEGINNING, "R3 R4 R5 R6", "R3 R4 R5 R6, R3 R4 R5", True),
    (BEGINNING, "R3 R4 R5", "", True),
    (RING, "R3 R4 R5 R6", "", True),
    (RING, "R3 R4 R5 R6", "R3 R4 R5 R6", True),
    (FOUR, "R3 B3 G3 P3", "", False),
    (FOUR, "R3 B3 G3 P3", "B3 B4 B5", False),
    (SQUARE, "R3 B3 G3 P3", "", True),
    (SQUARE, "R3 B3 G3", "", True),
    (TWICE, "R3 B3 G3", "", True),
    (GROUP, "R3 B3 G3", "", False),
    (GROUP, "R3 B3 G3", "R3 R4 R5", False),
    (GROUP, "R3 B3 G3", "R3 R4 R5, G3 G4 G5", True),  # these may come together
    (RUN, "R3 R4 R5", "", False),
    (RUN, "R3 R4 R5", "R3 R4 R5", True),
    (RING_BUT_ONE, "R3 R4 R5", "", False),  # its ends hang together, but no neighbours do
    (LAST_TWO, "R3 R4 R5", "", True),
    (BLOCK, "R3 R4 R5", "", True),
    (BLOCK, "B3 B4 B5", "", True),
    (BLOCK, "R3 B3 G3", "", True),
    ("R1 R2 R3 R4 R5", "R1 R2 R3 R4 R5", "", True),
    ("R1 R2 R3 R4 R5 R6", "R1 R2 R3 R4 R5 R6", "", False),
    ("R1 R2 R3 R4 R5 R6", "R1 R2 R3 R4 R5 R6", "R1 R2 R3 R4 R5 R6", True),
    (SIX, "R1 R2 R3 R4 R5 R6", "", True),
    (SIX_HELD_AT_ONE_SIDE, "R1 R2 R3 R4 R5 R6", "", False),
    (SEVEN, "R1 R2 R3 R4 R5 R6 R7", "", True),
    (SEVEN_HELD_AT_ONE_SIDE, "R1 R2 R3 R4 R5 R6 R7", "", False),
]


def kinds_of(names: str) -> Line:
    return tuple(sorted(tiles(tile).index(1) for tile in names.split()))


@pytest.mark.parametrize(("drawing", "line", "open_runs", "needed"), NEEDED)
def test_what_a_table_can_do_without(drawing: str, line: str, open_runs: str, needed: bool) -> None:
    structure = structure_of({(x, y): tiles(tile).index(1) for x, y, tile in read_drawing(drawing)})
    lines = structure.lines
    still_open = {lines.index(kinds_of(run)) for run in open_runs.split(",") if run}
    number = lines.index(kinds_of(line))
    assert is_needed(number, lines, structure.partners, still_open) == needed
