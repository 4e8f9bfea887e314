"""A table as a drawing: rows of tiles, a dot for an empty cell.

    R3 R4 R5
    .  B4
    .  G4

The upper left cell is 0,0 unless a first line says otherwise: `at -2,1`.
"""

from __future__ import annotations

import re
from typing import Any

from sobremesa.games.antheno.content import KIND, TILES
from sobremesa.games.antheno.table import Cells
from sobremesa.kernel.errors import Fault

_AT = re.compile(r"at (-?\d{1,4}),(-?\d{1,4})")
_LARGEST = 4000  # cells; a wider table is written tile by tile


def read_drawing(text: str) -> list[list[Any]]:
    """The tiles of a drawing, `[x, y, tile]` each."""
    rows = [line.split() for line in text.strip("\n").splitlines()]
    left = top = 0
    if rows and rows[0][:1] == ["at"]:
        said = _AT.fullmatch(" ".join(rows.pop(0)))
        if said is None:
            raise Fault("table", "the first line of a drawing says `at X,Y`, or nothing")
        left, top = int(said[1]), int(said[2])
    found: list[list[Any]] = []
    for y, row in enumerate(rows, top):
        for x, tile in enumerate(row, left):
            if tile in KIND:
                found.append([x, y, tile])
            elif tile.strip("."):
                raise Fault("table", f"{tile!r} is no tile: write R3, R* or a dot")
    return found


def draw(cells: Cells) -> Any:
    """The table as a drawing, or tile by tile where that would be too wide."""
    if not cells:
        return ""
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    if (right - left + 1) * (bottom - top + 1) > _LARGEST:
        return [[x, y, TILES[kind]] for (x, y), kind in sorted(cells.items(), key=_row_by_row)]
    rows = [
        " ".join(TILES[cells[x, y]] if (x, y) in cells else ". " for x in range(left, right + 1))
        for y in range(top, bottom + 1)
    ]
    lines = [row.rstrip(" .") for row in rows]
    return "\n".join(lines if (left, top) == (0, 0) else [f"at {left},{top}", *lines])


def _row_by_row(placed: tuple[tuple[int, int], int]) -> tuple[int, int]:
    (x, y), _ = placed
    return y, x
