"""Positions of Antheno to measure on: a table and a rack, out of games and out of thin air.

Those *at random* have a table of exactly so many tiles: sets of three to five, each type of set
equally likely, that lie apart; with stars in the box, a tile is a star as often as in the box. Ten
tiles of the rest are the rack. Those *out of games* are what a player met: four play, each turn
either the most tiles or a single one, and some of all turns are taken.

All follow from their seed; those out of games also from how the engine lays out its plays.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any, Final, NamedTuple

Cells = dict[tuple[int, int], int]

COLOURS: Final = 4
NUMBERS: Final = 9  # the star is number 0
KINDS: Final = COLOURS * NUMBERS
COPIES: Final = 2
RACK: Final = 10
SEATS: Final = 4
LINE: Final = 20  # cells in a row of a table at random

SETS: Final[list[list[int]]] = [
    list(range(colour * NUMBERS + first, colour * NUMBERS + first + length))
    for colour in range(COLOURS)
    for length in (3, 4, 5)
    for first in range(1, NUMBERS + 1 - length)
] + [
    [colour * NUMBERS + number for colour in colours]
    for number in range(1, NUMBERS)
    for size in (3, 4)
    for colours in combinations(range(COLOURS), size)
]


class Position(NamedTuple):
    """What lies, what somebody holds, and how many stars a colour has in this box."""

    source: str
    stars: int
    cells: Cells
    rack: list[int]  # how many of each kind

    def as_data(self) -> dict[str, Any]:
        """For the way to another process."""
        cells = [[x, y, kind] for (x, y), kind in self.cells.items()]
        return {**self._asdict(), "cells": cells}


def position_of(data: dict[str, Any]) -> Position:
    """The same, arrived."""
    return Position(**{**data, "cells": {(x, y): kind for x, y, kind in data["cells"]}})


def counted(cells: Cells) -> list[int]:
    """How many tiles of each kind lie there."""
    counts = [0] * KINDS
    for kind in cells.values():
        counts[kind] += 1
    return counts


# At random


def at_random(tiles: int, stars: int, rng: Random) -> Position:
    """A table of so many tiles, and a rack."""
    while True:
        box = [COPIES if kind % NUMBERS else stars for kind in range(KINDS)]
        sets = some_sets(tiles, box, rng)
        if sets is not None:
            rest = [kind for kind, many in enumerate(box) for _ in range(many)]
            rack = [0] * KINDS
            for kind in rng.sample(rest, RACK):
                rack[kind] += 1
            return Position(f"{tiles} tiles", stars, laid_apart(sets), rack)


def some_sets(tiles: int, box: list[int], rng: Random) -> list[list[int]] | None:
    """Sets of so many tiles, taken out of the box; None: these ones led nowhere."""
    sets: list[list[int]] = []
    for _ in range(1000):
        if not tiles:
            return sets
        types = rng.choice(SETS)
        if tiles - len(types) in (1, 2) or len(types) > tiles:
            continue
        drawn = with_stars(types, box, rng)
        if all(box[kind] >= drawn.count(kind) for kind in drawn):
            for kind in drawn:
                box[kind] -= 1
            tiles -= len(drawn)
            sets.append(drawn)
    return None


def with_stars(types: list[int], box: list[int], rng: Random) -> list[int]:
    """This set with a star here and there: as often as there are stars left among the tiles."""
    drawn: list[int] = []
    for type in types:
        first = type - type % NUMBERS
        is_star = rng.random() * sum(box[first : first + NUMBERS]) < box[first]
        drawn.append(first if is_star else type)
    return drawn


def laid_apart(sets: list[list[int]]) -> Cells:
    """Each set across, an empty cell on all its sides."""
    cells: Cells = {}
    x = y = 0
    for kinds in sets:
        if x + len(kinds) > LINE:
            x, y = 0, y + 2
        for kind in kinds:
            cells[x, y] = kind
            x += 1
        x += 1
    return cells
