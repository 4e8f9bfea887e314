"""What the others see of a turn while its player thinks: tiles of the rack are coloured blanks."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from sobremesa.games.antheno.bots import rack_of
from sobremesa.games.antheno.content import KIND, count, tiles_of
from sobremesa.games.antheno.moves import MOST, Placed, row_by_row
from sobremesa.games.antheno.rules.turn import all_of, two_in_a_cell
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.errors import malformed, not_asked

Origin = Literal["rack", "table"]
BLANK: Final = "?"


class Tried(Placed, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A tile that a player tries somewhere, and where it is from: `[x, y, "R3", "rack"]`."""

    origin: Origin


class TableDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table as its player has it now; what is lifted from it is missing."""

    table: Annotated[tuple[Tried, ...], msgspec.Meta(max_length=MOST)]


class ShownTile(msgspec.Struct, frozen=True, array_like=True):
    """A tile as the others see it: `[x, y, "R3"]`, or `[x, y, "R?"]` for one of the rack."""

    x: int
    y: int
    tile: str


class ShownDraft(msgspec.Struct, frozen=True):
    """A draft as the others see it, row by row."""

    seat: int
    table: tuple[ShownTile, ...]


def show(view: View, data: Any) -> ShownDraft:
    """AN-7, AN-7a: what lies on the table is known to all; of a rack one sees colours."""
    if view.seat is None:
        raise malformed("a spectator has no rack to play from")
    if view.seat not in view.asked:
        raise not_asked(view.seat)
    draft = _read(data)
    crowded = two_in_a_cell(draft.table)
    if crowded:
        raise all_of(crowded)
    _check(draft, "table", count([KIND[tile.tile] for tile in view.table]))
    _check(draft, "rack", rack_of(view, view.seat))
    tiles = sorted(draft.table, key=lambda tile: row_by_row((tile.x, tile.y)))
    return ShownDraft(view.seat, tuple([_shown(tile) for tile in tiles]))


def _read(data: Any) -> TableDraft:
    """A draft as plain data; IllegalMove K-3 where it is none."""
    try:
        return msgspec.convert(data, TableDraft)
    except msgspec.ValidationError as error:
        raise malformed(str(error)) from None


def _check(draft: TableDraft, origin: Origin, there: list[int]) -> None:
    """K-3: a tile comes from where it is."""
    tried = count([KIND[tile.tile] for tile in draft.table if tile.origin == origin])
    strange = tiles_of([max(tiles - held, 0) for tiles, held in zip(tried, there, strict=True)])
    if strange:
        raise malformed(f"not on the {origin}: {' '.join(strange)}")


def _shown(tile: Tried) -> ShownTile:
    name = tile.tile if tile.origin == "table" else tile.tile[0] + BLANK
    return ShownTile(tile.x, tile.y, name)
