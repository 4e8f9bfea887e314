"""The exact answer: which of these tiles can join those, as sets that fit a grid.

Covers are tried by what they leave on the rack, the least first: one is found quickly and woven; if
it does not fit a grid every other one is tried before a tile more is left over.
"""

from __future__ import annotations

from sobremesa.games.antheno.content import COLOURS, KINDS, NUMBERS
from sobremesa.games.antheno.search.cover import Column, CoverSearch
from sobremesa.games.antheno.search.exhaust import LONGEST, Exhaustion
from sobremesa.games.antheno.search.sets import (
    Grid,
    decompositions,
    linked,
    reduced,
    sets_of,
    shared_types,
)
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.search.weave import Loom


class Solution:
    """Tiles that can be played, and grids that hold them and all others, stars as types."""

    __slots__ = ("grids", "played", "stars")

    def __init__(
        self, grids: list[Grid], copies: list[int], stars: list[int], table: list[int]
    ) -> None:
        self.grids = grids
        self.stars = stars  # how many stars stand for each type
        self.played = [
            copies[kind] - stars[kind] - table[kind] if kind % NUMBERS else 0
            for kind in range(KINDS)
        ]
        for colour in range(len(COLOURS)):
            first = colour * NUMBERS
            self.played[first] = sum(stars[first : first + NUMBERS]) - table[first]


def solve(
    table: list[int],
    rack: list[int],
    enough: int,
    most_unplayed: int,
    steps: Steps,
    crossings: bool = True,
) -> Solution | None:
    """A solution that leaves the fewest tiles on the rack; None: there is none.

    To leave `enough` of them will do; more than `most_unplayed` will not.
    """
    cover = CoverSearch(table, rack, steps, crossings)
    loom = Loom(steps)
    exhaustion = Exhaustion(cover, loom)
    least = max(enough, cover.floor(1, [0] * len(COLOURS)))
    for unplayed in range(least, most_unplayed + 1):
        columns = cover.find(unplayed)
        if columns is None:
            continue
        solution = _fitted(columns, loom, table)
        if solution is not None:
            return solution
        if exhaustion.find(unplayed):
            return Solution(exhaustion.grids, exhaustion.copies, exhaustion.stars, table)
    return None


def _fitted(columns: list[Column], loom: Loom, table: list[int]) -> Solution | None:
    """The first cover, if its first choice of runs, without needless crossings, fits a grid."""
    copies = [0] * KINDS
    stars = [0] * KINDS
    runs: list[list[tuple[int, int]]] = []
    for colour in range(len(COLOURS)):
        through = [0]
        for index, column in enumerate(columns):
            option = column.options[colour]
            copies[colour * NUMBERS + index + 1] = option.copies
            stars[colour * NUMBERS + index + 1] = option.stars
            through.append(option.runs)
        choices = decompositions(through, LONGEST)
        if not choices:
            return None
        runs.append(choices[0])
    sets = reduced(sets_of(columns, runs), copies)
    grids: list[Grid] = []
    for part in linked(sets, shared_types(sets, copies)):
        grid = loom.weave(part, copies)
        if grid is None:
            return None
        grids.append(grid)
    return Solution(grids, copies, stars, table)
