"""What people see who do not search: a line that grows, a line across, a set on their own rack."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from sobremesa.games.antheno.content import KINDS, NUMBERS, count
from sobremesa.games.antheno.search.inplace import Addition, Builder, taken
from sobremesa.games.antheno.search.layout import lay_out
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.table import Cells, types_of
from sobremesa.games.antheno.thinking.fitting import Fitting
from sobremesa.games.antheno.thinking.ideas import could_be_a_set, kinds_in

_LAYING: Final = 4000  # search steps for a set of one's own


def grown(table: Cells, rack: list[int], most: int) -> list[Cells]:
    """The tables with a line that has grown, or was laid across, by at most so many tiles."""
    additions = Builder(types_of(table), rack).additions()
    seen = [_with(table, rack, addition) for addition in additions if len(addition) <= most]
    return [cells for cells in seen if cells is not None]


def _with(table: Cells, rack: list[int], addition: Addition) -> Cells | None:
    tiles = taken(rack, [kind for _, kind in addition])
    if tiles is None:
        return None
    cells = dict(table)
    for (cell, _), tile in zip(addition, tiles, strict=True):
        cells[cell] = tile
    return cells


def new_set(table: Cells, rack: list[int]) -> Cells | None:
    """The table with a set of three from the rack, numbers rather than stars."""
    fitting = Fitting(Steps(_LAYING))
    for tiles in sorted(_sets_of_three(rack), key=_stars):
        solution = fitting.find([0] * KINDS, count(list(tiles)), 0)
        if solution is not None:
            return lay_out(table, solution, fitting.steps, table)
    return None


def _sets_of_three(rack: list[int]) -> Iterator[tuple[int, ...]]:
    """Tiles of the rack that could be a set, each choice once."""
    seen: set[tuple[int, ...]] = set()
    for tiles in combinations(kinds_in(rack), 3):
        if tiles not in seen and could_be_a_set(tiles):
            seen.add(tiles)
            yield tiles


def _stars(tiles: tuple[int, ...]) -> int:
    return len([kind for kind in tiles if not kind % NUMBERS])
