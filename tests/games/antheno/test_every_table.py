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
from sobremesa.games.antheno.search.chain import ALL_CROSSINGS
from sobremesa.games.antheno.search.cover import CoverSearch
from sobremesa.games.antheno.search.exhaust import Exhaustion
from sobremesa.games.antheno.search.needed import is_needed
from sobremesa.games.antheno.search.sets import Grid, Line
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
    return [types_on_purpose(random, family) for _ in range(8 if family == "tangle" else 25)]


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
        cover = CoverSearch(count(list(types.values())), NOTHING, steps, ALL_CROSSINGS)
        assert Exhaustion(cover, GuidedLoom(structure_of(types), steps)).find(0), types


# What a table can do without


def drawn(drawing: str) -> Structure:
    """A table as people draw it."""
    found = {(x, y): tiles(tile).index(1) for x, y, tile in read_drawing(drawing)}
    return structure_of(found)


def needed(structure: Structure, line: str, open_runs: set[int] | None = None) -> bool:
    """Whether the first set of these tiles may be as it is."""
    kinds = tuple(sorted(tiles(tile).index(1) for tile in line.split()))
    number = structure.lines.index(kinds)
    return is_needed(number, structure.lines, structure.partners, open_runs or set())
