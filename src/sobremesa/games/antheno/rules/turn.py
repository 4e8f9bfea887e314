"""AN-10 to AN-14: a turn is a new table, a tile from the bag, or a pass."""

from __future__ import annotations

from sobremesa.games.antheno.content import KINDS, TILES, colour_of, count, tiles_of
from sobremesa.games.antheno.events import Drew, Finding, Passed, Played
from sobremesa.games.antheno.moves import Placed, cells_of
from sobremesa.games.antheno.rules.end import end_turn, go_out
from sobremesa.games.antheno.state import State
from sobremesa.games.antheno.table import Cells, Fault, faults, orderly
from sobremesa.kernel.errors import IllegalMove, Reason, refuse
from sobremesa.kernel.events import Event, Secret

Story = list[Event] | None


def play(state: State, seat: int, table: tuple[Placed, ...], story: Story) -> None:
    """AN-13: the new table holds all that lay, at least one tile more, and is in order."""
    rack = state.racks[seat]
    cells = cells_of(table)
    if len(cells) < len(table):
        raise two_in_a_cell(table)
    played = joined(state.table, rack, cells)
    if not orderly(cells):
        raise out_of_order(faults(cells))
    for kind, tiles in enumerate(played):
        rack[kind] -= tiles
    moved = len([cell for cell, kind in state.table.items() if cells.get(cell) != kind])
    state.table = cells
    state.passes = 0
    state.revealed += 1
    left = sum(rack)
    if story is not None:
        story.append(Played(seat, tiles_of(played), moved, left))
    if not left:
        go_out(state, seat, story)
    end_turn(state, story)


def joined(table: Cells, rack: list[int], cells: Cells) -> list[int]:
    """The rack tiles that this table uses; a refusal where they are not there, or others are."""
    more = count(list(cells.values()))
    missing = [0] * KINDS
    strange = [0] * KINDS
    for kind, lay in enumerate(count(list(table.values()))):
        more[kind] -= lay
        missing[kind] = max(-more[kind], 0)
        strange[kind] = max(more[kind] - rack[kind], 0)
    if any(missing):
        raise refuse("AN-13", "tiles-missing", tiles=" ".join(tiles_of(missing)))
    if any(strange):
        raise refuse("AN-13", "not-yours", tiles=" ".join(tiles_of(strange)))
    if not any(more):
        raise refuse("AN-10", "nothing-played")
    return more


def two_in_a_cell(table: tuple[Placed, ...]) -> IllegalMove:
    """AN-20: a cell holds one tile."""
    seen: dict[tuple[int, int], str] = {}
    for tile in table:
        cell = (tile.x, tile.y)
        if cell in seen:
            where = f"{tile.x},{tile.y}"
            tiles = f"{seen[cell]} {tile.tile}"
            return refuse("AN-20", "two-in-a-cell", where, cell=where, tiles=tiles)
        seen[cell] = tile.tile
    raise AssertionError("no cell holds two tiles")


def out_of_order(found: list[Fault]) -> IllegalMove:
    """AN-14a: every reason, and the cells concerned."""
    first, *others = [refusal_of(fault) for fault in found]
    return IllegalMove(first.rule, first.reason, first.where, tuple(others))


def refusal_of(fault: Fault) -> IllegalMove:
    """A fault of the table as a refusal."""
    name = "tile" if fault.reason == "alone" else "tiles"
    where = tuple([f"{x},{y}" for x, y in fault.cells])
    return IllegalMove(fault.rule, Reason(f"refused-{fault.reason}", {name: fault.tiles}), where)


# Drawing and passing


def draw(state: State, seat: int, finding: Finding | None, story: Story) -> None:
    """AN-11: a tile at random, and the turn is over; AN-13a: the table stays as it is."""
    kind = state.bag.pop()
    state.racks[seat][kind] += 1
    state.passes = 0
    state.revealed += 1
    if story is not None:
        tile, found = Secret(TILES[kind], 1 << seat), for_owner(seat, finding)
        story.append(Drew(seat, colour_of(kind), tile, found, len(state.bag)))
    end_turn(state, story)


def pass_on(state: State, seat: int, finding: Finding | None, story: Story) -> None:
    """AN-12: nothing to play and nothing to draw."""
    state.passes += 1
    state.revealed += 1
    if story is not None:
        story.append(Passed(seat, for_owner(seat, finding)))
    end_turn(state, story)


def for_owner(seat: int, finding: Finding | None) -> Secret[Finding] | None:
    """AN-7: how sure the referee is depends on the numbers, so only their owner is told."""
    return None if finding is None else Secret(finding, 1 << seat)
