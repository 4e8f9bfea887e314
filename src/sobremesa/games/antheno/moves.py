"""What a seat may ask: the whole table as it should stand at the end of the turn, or a tile."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from sobremesa.games.antheno.content import KIND, TILES
from sobremesa.games.antheno.table import FAR, Cells

MOST: Final = 200  # tiles on a table; no box holds as many
Coordinate = Annotated[int, msgspec.Meta(ge=-FAR, le=FAR)]
TileName = Annotated[str, msgspec.Meta(pattern=r"^[RBGP][1-8*]$")]


class Placed(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A tile on the table: `[x, y, "R3"]`, x to the right and y down."""

    x: Coordinate
    y: Coordinate
    tile: TileName


class MoveBase(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a seat wants to do."""


class Play(MoveBase, frozen=True, tag="play"):
    """AN-13: the table as it shall stand; which rack tiles were used follows from it."""

    table: Annotated[tuple[Placed, ...], msgspec.Meta(max_length=MOST)]


class Draw(MoveBase, frozen=True, tag="draw"):
    """AN-11: a tile from the bag."""


class Pass(MoveBase, frozen=True, tag="pass"):
    """AN-12: the bag is empty."""


Move = Play | Draw | Pass
DRAW: Final = Draw()
PASS: Final = Pass()


def placed(cells: Cells) -> tuple[Placed, ...]:
    """The table as moves and views have it, row by row."""
    return tuple([Placed(x, y, TILES[cells[x, y]]) for x, y in sorted(cells, key=row_by_row)])


def row_by_row(cell: tuple[int, int]) -> tuple[int, int]:
    """The order in which a table is read."""
    return cell[1], cell[0]


def play(cells: Cells) -> Play:
    """The move that leaves this table."""
    return Play(placed(cells))


def cells_of(table: tuple[Placed, ...]) -> Cells:
    """The table by cells, row by row; of two tiles in one cell the last one."""
    cells = {(tile.x, tile.y): KIND[tile.tile] for tile in table}
    return {cell: cells[cell] for cell in sorted(cells, key=row_by_row)}
