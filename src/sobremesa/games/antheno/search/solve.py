"""Which of these tiles can join those, as sets that fit a grid.

If counts leave no cover there is none. Else one cover is found quickly and woven; if it does not
fit a grid, a search through every table decides.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.content import COLOURS, KINDS, NUMBERS
from sobremesa.games.antheno.search.chain import ALL_CROSSINGS, NEEDED_CROSSINGS
from sobremesa.games.antheno.search.cover import CoverColumn, CoverSearch
from sobremesa.games.antheno.search.exhaust import Exhaustion
from sobremesa.games.antheno.search.links import Links
from sobremesa.games.antheno.search.sets import (
    Grid,
    decomposition,
    linked,
    reduced,
    sets_of,
    shared_types,
)
from sobremesa.games.antheno.search.steps import OutOfSteps, Steps
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


class Side:
    """The same tiles, looked at from one side: from 1 or from 8, the first colour or the last.

    For some positions a search from one side takes a thousand times as long as from another, so all
    sides are tried in turn.
    """

    def __init__(
        self, table: list[int], rack: list[int], steps: Steps, crossings: int, turn: list[int]
    ) -> None:
        self.table = table
        self.turn = turn  # where each kind is on this side
        self.loom = Loom(steps)
        lying, waiting = [0] * KINDS, [0] * KINDS
        for kind, there in enumerate(turn):
            lying[there] = table[kind]
            waiting[there] = rack[kind]
        self.cover = CoverSearch(lying, waiting, steps, crossings)
        self._lying = lying
        self._waiting = waiting
        self._exhaustion: Exhaustion | None = None  # made when it is needed

    def find(self, unplayed: int, quickly: bool) -> Solution | None:
        """A solution that leaves at most so many tiles; None: none; OutOfSteps: not decided."""
        columns = self.cover.glimpse(unplayed) if quickly else self.cover.find(unplayed)
        if columns is None:
            return None
        solution = _fitted(columns, self.loom, self._lying)
        if solution is None:
            solution = self.exhausted(unplayed)
        return None if solution is None else self._turned_back(solution)

    def exhausted(self, unplayed: int) -> Solution | None:
        """What a search through every table finds."""
        search = self._exhaustion
        if search is None:
            cover = CoverSearch(self._lying, self._waiting, self.loom.steps, ALL_CROSSINGS)
            search = self._exhaustion = Exhaustion(cover, self.loom)
        if not search.find(unplayed):
            return None
        return Solution(search.grids, search.copies, search.stars, self._lying)

    def _turned_back(self, solution: Solution) -> Solution:
        back = [0] * KINDS
        for kind, there in enumerate(self.turn):
            back[there] = kind
        grids = [{cell: back[kind] for cell, kind in grid.items()} for grid in solution.grids]
        copies, stars = [0] * KINDS, [0] * KINDS
        for kind, there in enumerate(self.turn):
            stars[kind] = solution.stars[there]
        for grid in grids:
            for kind in grid.values():
                copies[kind] += 1
        return Solution(grids, copies, stars, self.table)


def _turns() -> list[list[int]]:
    """From 1 or from 8, the colours in their order or the other way round."""
    turns: list[list[int]] = []
    for back in (False, True):
        for last in (False, True):
            turn: list[int] = []
            for kind in range(KINDS):
                colour, number = kind // NUMBERS, kind % NUMBERS
                colour = len(COLOURS) - 1 - colour if last else colour
                number = NUMBERS - number if back and number else number
                turn.append(colour * NUMBERS + number)
            turns.append(turn)
    return turns


_TURNS: Final = _turns()
_FIRST: Final = 1500  # steps of the first attempts; each round of all sides gets more
_MORE: Final = 6


class Solver:
    """Looks from all sides."""

    def __init__(
        self, table: list[int], rack: list[int], steps: Steps, crossings: int = NEEDED_CROSSINGS
    ) -> None:
        self.table = table
        self.rack = rack
        self.steps = steps
        self.crossings = crossings
        self.sides: list[Side] = []

    def side(self, number: int) -> Side:
        """One of the sides, made when it is needed."""
        if number == len(self.sides):
            turn = _TURNS[number]
            self.sides.append(Side(self.table, self.rack, self.steps, self.crossings, turn))
        return self.sides[number]

    def find(self, unplayed: int) -> Solution | None:
        """A solution that leaves at most so many tiles; None: there is none."""
        limit = _FIRST
        while True:
            for number in range(len(_TURNS)):
                outer = self.steps.part(limit)
                try:
                    return self.side(number).find(unplayed, limit == _FIRST)
                except OutOfSteps:
                    if self.steps.used == outer:
                        raise
                finally:
                    self.steps.limit = outer
            limit *= _MORE

    def _floor(self) -> int:
        """At least so many tiles stay on the rack."""
        cover = self.side(0).cover
        try:
            return cover.floor(1, cover.start)
        except OutOfSteps:
            return 0

    def find_most(self) -> tuple[Solution | None, bool]:
        """The solution found that leaves the fewest tiles, and whether it is proven to.

        Each number of tiles gets half of the steps that are left, so that one which cannot be
        decided leaves some for the next.
        """
        proven = True
        for unplayed in range(self._floor(), sum(self.rack)):
            outer = self.steps.part((self.steps.left() + 1) // 2)
            try:
                solution = self.find(unplayed)
                if solution is not None:
                    return solution, proven
            except OutOfSteps:
                proven = False
            finally:
                self.steps.limit = outer
        return None, proven


def solve(table: list[int], rack: list[int], unplayed: int, steps: Steps) -> Solution | None:
    """A solution that leaves at most so many tiles on the rack; None: there is none."""
    return Solver(table, rack, steps).find(unplayed)


def _fitted(columns: list[CoverColumn], loom: Loom, table: list[int]) -> Solution | None:
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
        chosen = decomposition(through)
        if chosen is None:
            return None
        runs.append(chosen)
    sets = reduced(sets_of(columns, runs), copies)
    grids: list[Grid] = []
    for part in linked(sets, shared_types(sets, copies)):
        links = Links(part, copies, loom)
        if not links.find():
            return None
        grids += links.grids
    return Solution(grids, copies, stars, table)
