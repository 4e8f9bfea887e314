"""How a play looks: what lies stays as it lies as far as possible.

First nothing moves at all; then as few tiles as possible are lifted from the ends and lines that
can spare them; only if that leads nowhere the table is laid anew, each grid where most of its tiles
lay. New grids come to lie close by, with a cell between them and everything else.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from sobremesa.games.antheno.content import NUMBERS
from sobremesa.games.antheno.search.inplace import Placement, Placer, stand_alone
from sobremesa.games.antheno.search.sets import Grid
from sobremesa.games.antheno.search.solve import Solution
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.table import FAR, Board, Cells, lines_of, orderly, types_of

_TRIES: Final = 150  # for all ways to lift tiles and place them again
_PLACING: Final = 24  # for one of them
_LIFTS: Final = 24  # how many are tried
_WIDE: Final = 64  # new grids lie close to the largest one where the table spans more than this
_GRIDS: Final = 16  # how many choices of grids are tried that could be laid anew

Cell = tuple[int, int]


def lay_out(table: Cells, solution: Solution, steps: Steps, frozen: Cells | None = None) -> Cells:
    """The table after a play, with little moved; what is frozen is no part of the solution."""
    types = types_of(table)
    fixed = frozen or {}
    cells = _moved_little(table, types, solution, fixed, steps)
    if cells is None and not fixed:
        cells = _some_grids_anew(table, types, solution.played, steps)
    return _laid_anew(table, types, solution, fixed) if cells is None else cells


def _moved_little(
    table: Cells, types: Grid, solution: Solution, fixed: Cells, steps: Steps
) -> Cells | None:
    """The table with some tiles lifted and all placed again, if a short search finds a way."""
    placer = Placer(steps, _TRIES)
    for lifted in _lifts(types, fixed):
        if placer.is_spent():
            return None
        kept = {cell: kind for cell, kind in types.items() if cell not in lifted}
        if lifted and not orderly(kept):
            continue
        tiles = solution.played[:]
        for cell in lifted:
            tiles[table[cell]] += 1
        placement = placer.place_all(kept, tiles, _PLACING)
        if placement is not None:
            return _joined(table, kept, placement)
    return None


def _lifts(types: Grid, fixed: Cells) -> list[list[Cell]]:
    """What may be lifted, the fewest tiles first: nothing, the ends of long lines, whole lines."""
    units: list[list[Cell]] = []
    if types:
        board = Board(types)
        cell_at = dict(zip(board.places, types, strict=True))
        lines = [[cell_at[place] for place in line.places] for line in lines_of(board)]
        for line in lines:
            own = [cell for cell in line if cell not in fixed and _times(cell, lines) == 1]
            if own:
                units.append(own)
            if len(line) > 3:
                units += [[end] for end in (line[0], line[-1]) if end in own]
    pairs = combinations(units, 2)
    lifts = units + [one + other for one, other in pairs if not set(one) & set(other)]
    lifts.sort(key=len)
    return [[], *lifts[:_LIFTS]]


def _times(cell: Cell, lines: list[list[Cell]]) -> int:
    return sum([1 for line in lines if cell in line])


def _joined(table: Cells, kept: Grid, placement: Placement) -> Cells:
    """What stayed, what was built onto it, and sets of their own."""
    cells = {cell: table[cell] for cell in kept}
    cells.update(placement.tiles)
    if placement.alone is not None:
        _put_solution(cells, placement.alone)
    return cells


def _put_solution(cells: Cells, solution: Solution) -> None:
    """Lay the grids of a solution beside what lies."""
    stars = solution.stars[:]
    for grid in _largest_first(solution.grids):
        shift = _nearest_place(cells, grid)
        for (x, y), kind in grid.items():
            star = stars[kind] > 0
            if star:
                stars[kind] -= 1
            cells[x + shift[0], y + shift[1]] = kind - kind % NUMBERS if star else kind


def _largest_first(grids: list[Grid]) -> list[Grid]:
    """Each grid with its corner at 0,0."""
    found: list[Grid] = []
    for grid in grids:
        left, top = min([x for x, _ in grid]), min([y for _, y in grid])
        found.append({(x - left, y - top): kind for (x, y), kind in grid.items()})
    found.sort(key=lambda grid: (-len(grid), sorted(grid.items())))
    return found


def _nearest_place(cells: Cells, grid: Grid) -> Cell:
    """Where this grid lies closest to the rest, a cell away from all of it."""
    if not cells:
        return (0, 0)
    width, height = _span(grid, 0)[1] + 1, _span(grid, 1)[1] + 1
    (left, right), (top, bottom) = _span(cells, 0), _span(cells, 1)
    if max(right - left, bottom - top) > _WIDE:
        largest = max(_grids_of(cells), key=len)
        (left, right), (top, bottom) = _span(largest, 0), _span(largest, 1)
    best: tuple[int, int, int, int, int] | None = None
    for y in range(top - height - 1, bottom + 3):
        for x in range(left - width - 1, right + 3):
            if not _is_free(cells, grid, x, y):
                continue
            wide = max(right, x + width - 1) - min(left, x) + 1
            high = max(bottom, y + height - 1) - min(top, y) + 1
            before = max(top - y, 0) + max(left - x, 0)  # rather below and to the right
            rank = (max(2 * wide, 3 * high), wide + high, before, y, x)
            if best is None or rank < best:
                best = rank
    assert best is not None
    return (best[4], best[3])


def _span(cells: Iterable[Cell], axis: int) -> tuple[int, int]:
    along = [cell[axis] for cell in cells]
    return min(along), max(along)


def _is_free(cells: Cells, grid: Grid, dx: int, dy: int) -> bool:
    for x, y in grid:
        if max(abs(x + dx), abs(y + dy)) > FAR:
            return False
        for a in (-1, 0, 1):
            for b in (-1, 0, 1):
                if (x + dx + a, y + dy + b) in cells:
                    return False
    return True


# Laid anew


def _some_grids_anew(table: Cells, types: Grid, played: list[int], steps: Steps) -> Cells | None:
    """Only one grid or two are laid anew, with the tiles that are played; the others stay."""
    grids = _grids_of(table)
    choices = [(grid,) for grid in grids] + list(combinations(grids, 2))
    choices.sort(key=lambda choice: sum([len(grid) for grid in choice]))
    for choice in choices[:_GRIDS]:
        anew = {cell for grid in choice for cell in grid}
        if len(anew) == len(table):
            continue
        tiles = played[:]
        for cell in anew:
            tiles[table[cell]] += 1
        solution = stand_alone(tiles, steps)
        if solution is not None:
            fixed = {cell: kind for cell, kind in table.items() if cell not in anew}
            return _laid_anew(table, types, solution, fixed)
    return None


def _grids_of(table: Cells) -> list[list[Cell]]:
    """The cells of each grid, as they are met."""
    grids: list[list[Cell]] = []
    met: set[Cell] = set()
    for cell in table:
        if cell not in met:
            met.add(cell)
            grid = [cell]
            for x, y in grid:  # grows while it is read
                for beside in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                    if beside in table and beside not in met:
                        met.add(beside)
                        grid.append(beside)
            grids.append(grid)
    return grids


def _laid_anew(table: Cells, types: Grid, solution: Solution, fixed: Cells) -> Cells:
    """Every grid where most of its tiles lay, if that place is free, else close by."""
    cells = dict(fixed)
    stars = solution.stars[:]
    for grid in _largest_first(solution.grids):
        best = max(
            [_where_it_lay(cells, types, turned) for turned in _turned(grid)], key=lambda w: w[0]
        )
        _, laid = best
        if not laid:
            x, y = _nearest_place(cells or table, grid)
            laid = {(a + x, b + y): kind for (a, b), kind in grid.items()}
        _lay(cells, table, laid, stars)
    return cells


def _turned(grid: Grid) -> list[Grid]:
    """AN-26: a grid turned and mirrored in every way."""
    found: list[Grid] = []
    for swap in (False, True):
        for across in (1, -1):
            for down in (1, -1):
                turned = {
                    (y * across, x * down) if swap else (x * across, y * down): kind
                    for (x, y), kind in grid.items()
                }
                found.append(turned)
    return found


def _where_it_lay(cells: Cells, types: Grid, grid: Grid) -> tuple[int, Grid]:
    """The free place where most tiles of this grid lie already, and how many do."""
    hits: dict[Cell, int] = {}
    for (x, y), kind in grid.items():
        for (a, b), other in types.items():
            if other == kind:
                hits[a - x, b - y] = hits.get((a - x, b - y), 0) + 1
    ranked = sorted(hits.items(), key=lambda hit: (-hit[1], hit[0]))
    for (dx, dy), count in ranked:
        if _is_free(cells, grid, dx, dy):
            return count, {(x + dx, y + dy): kind for (x, y), kind in grid.items()}
    return 0, {}


def _lay(cells: Cells, table: Cells, grid: Grid, stars: list[int]) -> None:
    """Stars stay stars where they lay; the others come where no tile lay."""
    waiting: list[Cell] = []
    for cell, kind in grid.items():
        star = kind - kind % NUMBERS
        if table.get(cell) == star and stars[kind]:
            stars[kind] -= 1
            cells[cell] = star
        else:
            waiting.append(cell)
    for cell in waiting:
        kind = grid[cell]
        if stars[kind] and table.get(cell) != kind:
            stars[kind] -= 1
            cells[cell] = kind - kind % NUMBERS
        else:
            cells[cell] = kind
