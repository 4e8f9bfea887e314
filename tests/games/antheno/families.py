"""Tables made on purpose: shapes that are hard for a search, filled with tiles that are in order.

A *shape* is a set of cells of which every line has three cells or more. Each family aims at one
step of the proof in `docs/antheno.md`. They are filled and judged without the engine, so what they
hold can be laid: a search that says otherwise is wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product
from random import Random
from typing import Final

from tests.games.antheno.models import (
    DOWN,
    NUMBERS,
    RIGHT,
    Cell,
    Cells,
    Direction,
    lines_of,
    orderly,
    star,
    step,
)

Shape = set[Cell]


def laid_on_purpose(random: Random, family: str) -> Cells:
    """A table in order of this family, now and then with some stars, as many as a box may have."""
    cells = types_on_purpose(random, family)
    if random.random() < 0.3:
        for cell in random.sample(sorted(cells), min(4, len(cells) // 3)):
            cells[cell] = star(cells[cell])
    assert orderly(cells)
    return cells


def types_on_purpose(random: Random, family: str) -> Cells:
    """The same without stars."""
    while True:
        shape = FAMILIES[family](random)
        if is_shape(shape):
            types = Filling(shape, random).filled()
            if types is not None:
                return types


def is_shape(shape: Shape) -> bool:
    """Whether every line has three cells or more, eight at most, and every cell is in one."""
    cells = dict.fromkeys(shape, 0)
    lines = [line for way in (RIGHT, DOWN) for line in lines_of(cells, way)]
    return {cell for line in lines for cell in line} == shape and all(
        3 <= len(line) <= 8 for line in lines
    )


def segment(start: Cell, direction: Direction, length: int) -> Shape:
    """So many cells in a line."""
    return {step(start, direction, steps) for steps in range(length)}


# ------------------------------------------------------------------------------ shapes


def square(random: Random) -> Shape:
    """Four lines around a square of four cells, each reaching out on one side or on both.

    Groups of four that are crossed, sets without a tile of their own, crossed ends of runs.
    """
    shape: Shape = set()
    for row in (0, 1):
        before, after = random.choice(((1, 0), (0, 1), (1, 1), (2, 0), (0, 2)))
        shape |= segment((-before, row), RIGHT, 2 + before + after)
        before, after = random.choice(((1, 0), (0, 1), (1, 1), (2, 0), (0, 2)))
        shape |= segment((row, -before), DOWN, 2 + before + after)
    return shape


def block(random: Random) -> Shape:
    """A full rectangle, perhaps with a line that hangs on it: every tile is crossed."""
    width, height = random.choice(((3, 3), (3, 3), (4, 3), (3, 4), (4, 4), (5, 3)))
    shape = set(product(range(width), range(height)))
    if random.random() < 0.6:
        shape |= segment((width - 1, random.randrange(height)), RIGHT, random.randint(3, 4))
    return shape


def ring(random: Random) -> Shape:
    """The rim of a rectangle, its lines reaching out here and there: a cycle around a hole.

    With long sides: runs of six and more that are held at both ends.
    """
    width, height = random.choice(((3, 3), (4, 3), (4, 4), (5, 3), (6, 3), (7, 3), (6, 4)))
    shape: Shape = set()
    for y in (0, height - 1):
        out = random.choice((0, 0, 0, 1))
        shape |= segment((-out, y), RIGHT, width + out)
    for x in (0, width - 1):
        out = random.choice((0, 0, 0, 1))
        shape |= segment((x, 0), DOWN, height + out)
    return shape


def ladder(random: Random) -> Shape:
    """Two long lines side by side; every rung reaches out to a side."""
    length = random.randint(3, 5)
    shape = segment((0, 0), DOWN, length) | segment((1, 0), DOWN, length)
    for y in range(length):
        if random.random() < 0.5:
            shape.add((-1, y))
        else:
            shape.add((2, y))
    return shape


def comb(random: Random) -> Shape:
    """A line with teeth: neighbours that are both crossed, hanging up and down or held."""
    length = random.randint(3, 6)
    shape = segment((0, 0), RIGHT, length)
    for x in range(length):
        way = random.choice((None, -1, 1, 1))
        if way is not None:
            shape |= {(x, way * y) for y in range(random.randint(3, 4))}
    return shape


def tangle(random: Random) -> Shape:
    """Lines laid across each other in a small room."""
    shape = segment((0, 0), RIGHT, random.randint(3, 5))
    for _ in range(60):
        start = random.choice(sorted(shape))
        direction = random.choice((RIGHT, DOWN))
        length = random.choice((3, 3, 3, 4, 4, 5, 6))
        more = shape | segment(step(start, direction, -random.randrange(length)), direction, length)
        if len(more) <= 18 and is_shape(more):
            shape = more
    return shape


FAMILIES: Final[dict[str, Callable[[Random], Shape]]] = {
    family.__name__: family for family in (square, block, ring, ladder, comb, tangle)
}


# ------------------------------------------------------------------------------ filling


class Filling:
    """A shape and types for its cells, line by line, so that every line is a set."""

    def __init__(self, shape: Shape, random: Random) -> None:
        self.random = random
        self.lines = _one_after_another(
            [line for way in (RIGHT, DOWN) for line in lines_of(dict.fromkeys(shape, 0), way)]
        )
        self.colours = random.sample(range(4), random.choice((2, 3, 3, 4)))
        lowest = random.randint(1, 6)
        self.numbers = range(lowest, min(lowest + random.randint(2, 7), 8) + 1)
        self.copies = random.choice((2, 2, 3))
        self.types: Cells = {}
        self.left = 400  # tries

    def filled(self) -> Cells | None:
        """The type of each cell; None: none were found."""
        return self.types if self._fill(0) else None

    def _fill(self, index: int) -> bool:
        self.left -= 1
        if index == len(self.lines):
            return True
        line = self.lines[index]
        for types in self._ways(line):
            new = [cell for cell in line if cell not in self.types]
            self.types.update(zip(line, types, strict=True))
            if self._few_enough() and self._fill(index + 1):
                return True
            for cell in new:
                del self.types[cell]
            if self.left < 0:
                return False
        return False

    def _few_enough(self) -> bool:
        types = list(self.types.values())
        return all(types.count(type) <= self.copies for type in set(types))

    def _ways(self, line: list[Cell]) -> list[tuple[int, ...]]:
        """The sets that can lie here, in a random order."""
        found = []
        size = len(line)
        for colour in self.colours:
            for first in self.numbers:
                run = tuple(colour * NUMBERS + first + more for more in range(size))
                if first + size - 1 <= self.numbers[-1]:
                    found += [run, run[::-1]]
        for number in self.numbers:
            for colours in permutations(self.colours, size):
                found.append(tuple(colour * NUMBERS + number for colour in colours))
        fitting = [
            types
            for types in found
            if all(
                self.types.get(cell, type) == type for cell, type in zip(line, types, strict=True)
            )
        ]
        self.random.shuffle(fitting)
        return fitting


def _one_after_another(lines: list[list[Cell]]) -> list[list[Cell]]:
    """Each line after one that it crosses, as far as there is one."""
    left, found = list(lines), []
    seen: set[Cell] = set()
    while left:
        line = max(left, key=lambda one: len(seen.intersection(one)))
        left.remove(line)
        found.append(line)
        seen.update(line)
    return found
