"""AN-10 to AN-14: a turn is a new table, a tile from the bag, or a pass."""

from __future__ import annotations

from sobremesa.games.antheno.content import TILES, colour_of, count, tiles_of
from sobremesa.games.antheno.events import Drew, Finding, Passed, Played
from sobremesa.games.antheno.moves import Placed, cells_of
from sobremesa.games.antheno.rules.end import end_turn, go_out
from sobremesa.games.antheno.state import State
from sobremesa.games.antheno.table import Cells, Disorder, faults, joined, orderly
from sobremesa.kernel.errors import Argument, IllegalMove, Reason, refuse
from sobremesa.kernel.events import Secret, Story


def play(state: State, seat: int, table: tuple[Placed, ...], story: Story) -> None:
    """AN-13: the new table holds all that lay, at least one tile more, and is in order."""
    rack = state.racks[seat]
    cells = cells_of(table)
    if len(cells) < len(table):
        raise all_of(two_in_a_cell(table))
    more = joined(state.table, cells)
    wrong = wrong_tiles(more, rack)
    if beyond_the_box(state, cells):
        raise all_of(wrong)  # such a table is not worth judging
    if wrong or not orderly(cells):
        raise all_of(wrong + [refusal_of(fault) for fault in faults(cells)])
    for kind, tiles in enumerate(more):
        rack[kind] -= tiles
    moved = len([cell for cell, kind in state.table.items() if cells.get(cell) != kind])
    state.table = cells
    state.passes = 0
    state.revealed += 1
    left = sum(rack)
    if story is not None:
        story.append(Played(seat, tiles_of(more), moved, left))
    if not left:
        go_out(state, seat, story)
    end_turn(state, story)


def wrong_tiles(more: list[int], rack: list[int]) -> list[IllegalMove]:
    """AN-10, AN-13: tiles that are gone, tiles that are not one's own, or none at all."""
    missing = tiles_of([max(-tiles, 0) for tiles in more])
    strange = tiles_of([max(tiles - mine, 0) for tiles, mine in zip(more, rack, strict=True)])
    wrong: list[IllegalMove] = []
    if missing:
        wrong.append(refuse("AN-13", "tiles-missing", tiles=" ".join(missing)))
    if strange:
        wrong.append(refuse("AN-13", "not-yours", tiles=" ".join(strange)))
    if not any(more):
        wrong.append(refuse("AN-10", "nothing-played"))
    return wrong


def beyond_the_box(state: State, cells: Cells) -> bool:
    """Whether there are more tiles of a kind than the box holds."""
    for kind, tiles in enumerate(count(list(cells.values()))):
        if tiles > state.terms.box[kind]:
            return True
    return False


def two_in_a_cell(table: tuple[Placed, ...]) -> list[IllegalMove]:
    """AN-20: a cell holds one tile."""
    found: list[IllegalMove] = []
    seen: dict[tuple[int, int], str] = {}
    for tile in table:
        cell = (tile.x, tile.y)
        if cell in seen:
            where = f"{tile.x},{tile.y}"
            tiles = f"{seen[cell]} {tile.tile}"
            found.append(refuse("AN-20", "two-in-a-cell", where, cell=where, tiles=tiles))
        seen[cell] = tile.tile
    return found


def all_of(found: list[IllegalMove]) -> IllegalMove:
    """AN-14a: every reason at once."""
    first, *others = found
    return IllegalMove(first.rule, first.reason, first.where, tuple(others))


def refusal_of(fault: Disorder) -> IllegalMove:
    """A fault of the table as a refusal."""
    name = "tile" if fault.reason == "alone" else "tiles"
    args: dict[str, Argument] = {name: fault.tiles}
    if fault.reason == "no-sequence":
        args["wraps"] = "yes" if fault.rule == "AN-21a" else "no"
    where = tuple([f"{x},{y}" for x, y in fault.cells])
    return IllegalMove(fault.rule, Reason(f"refused-{fault.reason}", args), where)


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
