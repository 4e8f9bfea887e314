"""Quick questions about counts of tiles: whether these can join those, within a few search steps.

Where a table lies does not matter (AN-26), so a bot that looks ahead need not lay any.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.content import KINDS
from sobremesa.games.antheno.search.solve import Solution, Solver, solve
from sobremesa.games.antheno.search.steps import OutOfSteps, Steps

QUICK: Final = 1500  # search steps for one question


class Fitting:
    """Asks within one budget of steps; what cannot be answered quickly counts as no."""

    def __init__(self, steps: Steps) -> None:
        self.steps = steps
        self._alone: dict[tuple[int, ...], bool] = {}  # by the table with the tile

    def find(
        self, table: list[int], rack: list[int], unplayed: int, limit: int = QUICK
    ) -> Solution | None:
        """A play that leaves at most so many tiles of this rack, if it is seen quickly."""
        outer = self.steps.part(limit)
        try:
            return solve(table, rack, unplayed, self.steps)
        except OutOfSteps:
            return None
        finally:
            self.steps.limit = outer

    def goes_out(self, table: list[int], rack: list[int]) -> bool:
        """Whether the whole rack can be played."""
        return self.find(table, rack, 0) is not None

    def joins(self, table: list[int], kind: int) -> bool:
        """Whether a tile can be played alone; asked once."""
        after = table[:]
        after[kind] += 1
        key = tuple(after)
        known = self._alone.get(key)
        if known is None:
            known = self._alone[key] = self.find(table, only(kind), 0) is not None
        return known

    def most(self, table: list[int], rack: list[int], limit: int = QUICK) -> Solution | None:
        """The play of the most tiles that is seen quickly."""
        outer = self.steps.part(limit)
        solution, _ = Solver(table, rack, self.steps).find_most()
        self.steps.limit = outer
        return solution


def only(kind: int) -> list[int]:
    """One tile, by kind."""
    tiles = [0] * KINDS
    tiles[kind] = 1
    return tiles
