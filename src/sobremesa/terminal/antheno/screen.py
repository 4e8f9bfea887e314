"""Antheno's table, drawn from a view; and a table that is still being built."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sobremesa.games.antheno.content import COLOURS, KIND, LETTERS, NUMBERS, TILES, kinds_of
from sobremesa.games.antheno.moves import cells_of
from sobremesa.games.antheno.table import faults
from sobremesa.games.antheno.view import SeatView, View
from sobremesa.terminal.antheno.draft import Draft
from sobremesa.terminal.antheno.grid import CLOTH, FAULTY, FRESH, Grid, painted, tile
from sobremesa.terminal.antheno.notation import SIGNS
from sobremesa.texts.speaker import Speaker


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table as this view knows it."""
    parts = [*_table(view, speaker), Text(), _legend(view, speaker), Text(), _seats(view, speaker)]
    mine = () if view.seat is None else view.seats[view.seat].tiles or ()
    if mine:
        parts += [Text(), _rack([KIND[name] for name in mine], speaker)]
    box = speaker.say("terminal-box", tiles=sum(view.box))
    return Panel(Group(*parts), title=f"Antheno · {box}", border_style=CLOTH)


def draw_draft(draft: Draft, speaker: Speaker) -> RenderableType:
    """The table as it could be, with what has moved and what is not in order, and the rack."""
    marks = dict.fromkeys(draft.moved, FRESH)
    marks |= {cell: FAULTY for fault in faults(draft.cells) for cell in fault.cells}
    grid = Grid(draft.cells, marks) if draft.cells else Text(speaker.say("terminal-empty-table"))
    return Group(grid, Text(), _rack(kinds_of(draft.rack), speaker))


def _table(view: View, speaker: Speaker) -> list[RenderableType]:
    if view.table:
        return [Grid(cells_of(view.table), {})]
    drawn = [_start(round, speaker) for round in view.start]
    return [Text(speaker.say("terminal-empty-table")), *drawn]


def _start(drawn: Sequence[str | None], speaker: Speaker) -> Text:
    """AN-5: what was drawn to see who starts."""
    line = Text().append(speaker.say("terminal-drawn-for-start"), "dim")
    for seat, name in enumerate(drawn):
        if name is not None:
            line.append(f"  {speaker.seat(seat)} ").append_text(tile(KIND[name]))
    return line


def _legend(view: View, speaker: Speaker) -> Text:
    """How colours, shapes and letters go together, and how a cell is written."""
    parts = []
    for index, colour in enumerate(COLOURS):
        if any(view.box[index * NUMBERS : (index + 1) * NUMBERS]):
            letter, sign = (f"{LETTERS[index]} ", "bold"), painted(index, SIGNS[index])
            parts.append(Text.assemble(letter, sign, f" {speaker.name(colour)}"))
    parts.append(Text(speaker.say("terminal-cell-legend"), "dim"))
    return Text("   ").join(parts)


def _rack(kinds: Sequence[int], speaker: Speaker) -> RenderableType:
    """The own tiles, and below each how it is typed."""
    title = Text(speaker.say("terminal-your-rack", tiles=len(kinds)), "dim")
    tiles = [Text.assemble(tile(kind), (f"\n{TILES[kind]}", "dim")) for kind in kinds]
    return Group(title, Columns(tiles, padding=(0, 1)))


# The players


def _seats(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    places = _places(view)
    table.add_column(speaker.say("terminal-player"))
    table.add_column(speaker.say("terminal-tiles"), justify="right")
    table.add_column(speaker.say("terminal-rack"))
    if any(places):
        table.add_column(speaker.say("terminal-place"), justify="right")
    first = view.seat or 0
    for distance in range(len(view.seats)):
        seat = (first + distance) % len(view.seats)
        row = [_name(view, seat, speaker), *_tiles_of(view, view.seats[seat])]
        table.add_row(*row, Text(str(places[seat] or "")))
    bag = speaker.say("terminal-bag")
    table.add_row(Text(f"  {bag}", "dim"), Text(str(view.bag)))
    return table


def _name(view: View, seat: int, speaker: Speaker) -> Text:
    name = speaker.seat(seat)
    mine = seat == view.seat
    said = speaker.say("terminal-you", name=name) if mine else name
    sign = "▶ " if seat in view.asked else "  "
    return Text.assemble((sign, "bright_red"), (said, "bold" if mine else ""))


def _tiles_of(view: View, seat: SeatView) -> list[Text]:
    """AN-7: how many tiles, and of which colours; where all is open, which."""
    total = Text(str(sum(seat.colours)))
    if view.seat is None and seat.tiles is not None:
        return [total, Text(" ").join([tile(KIND[name]) for name in seat.tiles])]
    counts = [
        Text.assemble(painted(colour, SIGNS[colour]), f" {tiles}")
        for colour, tiles in enumerate(seat.colours)
        if tiles
    ]
    return [total, Text("   ").join(counts)]


def _places(view: View) -> list[int | None]:
    """AN-30, AN-31: the places so far; at the end those still in rank by fewest tiles."""
    places = [seat.place for seat in view.seats]
    if view.question != "over":
        return places
    out = len([place for place in places if place])
    left = {n: sum(seat.colours) for n, seat in enumerate(view.seats) if seat.place is None}
    for number, tiles in left.items():
        places[number] = out + 1 + len([other for other in left.values() if other < tiles])
    return places
