"""What people see at a glance: plays that move nothing, or only sets that stand alone.

Nothing here is exact; it is how opponents see who do not see everything.
"""

from __future__ import annotations

from typing import Final, Literal

from sobremesa.games.antheno.content import count
from sobremesa.games.antheno.search.chain import NO_CROSSINGS
from sobremesa.games.antheno.search.inplace import Builder, taken
from sobremesa.games.antheno.search.layout import lay_out
from sobremesa.games.antheno.search.solve import Solution, Solver
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.table import Board, Cells, lines_of, types_of

Sight = Literal["in-place", "rearranging"]
_STEPS: Final = 20_000


def glance(table: Cells, rack: list[int], sight: Sight, steps: Steps) -> Cells | None:
    """The table after the play that is seen, or None: no play is seen."""
    loose = alone(table) if sight == "rearranging" else {}
    first_sets, left = with_new_sets(table, loose, rack, steps)
    first_sets, _ = built_on(first_sets, left)
    first_lines, left = built_on(table, rack)
    first_lines, _ = with_new_sets(first_lines, {}, left, steps)
    cells = max(first_sets, first_lines, key=len)
    return cells if len(cells) > len(table) else None


def alone(table: Cells) -> Cells:
    """The tiles of sets that no other set crosses."""
    board = Board(table) if table else None
    if board is None:
        return {}
    cell_at = dict(zip(board.places, table, strict=True))
    times = dict.fromkeys(table, 0)
    lines = [[cell_at[place] for place in line.places] for line in lines_of(board)]
    for line in lines:
        for cell in line:
            times[cell] += 1
    return {
        cell: table[cell]
        for line in lines
        if all(times[cell] == 1 for cell in line)
        for cell in line
    }


def with_new_sets(
    table: Cells, loose: Cells, rack: list[int], steps: Steps
) -> tuple[Cells, list[int]]:
    """The table with as many tiles as possible in sets without crossings, and what is left over."""
    solution = _uncrossed(count(list(loose.values())), rack, steps)
    if solution is None:
        return table, rack
    frozen = {cell: kind for cell, kind in table.items() if cell not in loose}
    left = [have - used for have, used in zip(rack, solution.played, strict=True)]
    return lay_out(table, solution, steps, frozen), left


def _uncrossed(lying: list[int], rack: list[int], steps: Steps) -> Solution | None:
    outer = steps.part(_STEPS)
    solution, _ = Solver(lying, rack, steps, NO_CROSSINGS).find_most()
    steps.limit = outer
    return solution


def built_on(table: Cells, rack: list[int]) -> tuple[Cells, list[int]]:
    """The table with lines that grow, or are laid across, as long as one is seen, and the rest."""
    cells = dict(table)
    left = rack[:]
    while any(left):
        types = types_of(cells)
        seen = Builder(types, left).additions()
        if not seen:
            break
        best = max(seen, key=len)
        tiles = taken(left, [kind for _, kind in best])
        assert tiles is not None
        for (cell, _), tile in zip(best, tiles, strict=True):
            cells[cell] = tile
            left[tile] -= 1
    return cells, left
