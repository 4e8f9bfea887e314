"""Antheno's table, drawn from a view; and a table that is still being built."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table as RichTable
from rich.text import Text

from sobremesa.games.antheno.content import COLOURS, KIND, LETTERS, NUMBERS, STAR, TILES, kinds_of
from sobremesa.games.antheno.moves import cells_of
from sobremesa.games.antheno.table import faults
from sobremesa.games.antheno.view_types import SeatView, View
from sobremesa.terminal.antheno.draft import DraftEditor
from sobremesa.terminal.antheno.grid import CLOTH, FAULTY, FRESH, Grid, painted, tile
from sobremesa.terminal.antheno.notation import SIGNS
from sobremesa.texts.speaker import Speaker

_GAP: Final = 2


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table as this view knows it; one's own rack last, where it stays in sight."""
    box = speaker.say("terminal-box", tiles=sum(view.box))
    title = Rule(Text(f"Antheno · {box}", "bold"), style=CLOTH)
    parts: list[RenderableType] = [title, _middle(view, speaker)]
    mine = () if view.seat is None else view.seats[view.seat].tiles or ()
    if mine:
        parts.append(_rack([KIND[name] for name in mine], speaker))
    return Group(*parts)


class Beside:
    """A table, and what is to be known around it: at its right where there is room, else below."""

    def __init__(
        self, table: RenderableType, column: RenderableType, lines: RenderableType
    ) -> None:
        self.table = table
        self.column = column
        self.lines = lines

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        """Side by side if the narrowest drawing of the table allows it."""
        width = Measurement.get(console, options, self.column).maximum
        left = options.max_width - width - _GAP
        if not isinstance(self.table, Grid):
            yield from (self.table, self.column)
        elif self.table.least > left:
            self.table.named_below = True
            yield from (self.table, self.lines)
        else:
            both = RichTable.grid(padding=(0, _GAP, 0, 0))
            both.add_column(width=left)
            both.add_row(self.table, self.column)
            yield both


def draw_draft(draft: DraftEditor, speaker: Speaker) -> RenderableType:
    """The table as it could be, with what has moved and what is not in order, and the rack."""
    marks = dict.fromkeys(draft.moved, FRESH)
    marks |= {cell: FAULTY for fault in faults(draft.cells) for cell in fault.cells}
    grid = Grid(draft.cells, marks) if draft.cells else Text(speaker.say("terminal-empty-table"))
    return Group(grid, _rack(kinds_of(draft.rack), speaker))


def _table(view: View, speaker: Speaker) -> RenderableType:
    if view.table:
        return Grid(cells_of(view.table), {})
    drawn = [_start(round, speaker) for round in view.start]
    return Group(Text(speaker.say("terminal-empty-table")), *drawn)


def _middle(view: View, speaker: Speaker) -> Beside:
    """The table and the players, with the legend in a column or in lines."""
    colours, signs = _colours(view, speaker), _signs(view, speaker)
    pairs = [Text("  ").join(colours[at : at + 2]) for at in range(0, len(colours), 2)]
    column = Group(_seats(view, speaker), *pairs, *signs)
    lines = Group(_in_lines(view, speaker), Columns([*colours, *signs], padding=(0, _GAP)))
    return Beside(_table(view, speaker), column, lines)


def _start(drawn: Sequence[str | None], speaker: Speaker) -> Text:
    """AN-5: what was drawn to see who starts."""
    line = Text().append(speaker.say("terminal-drawn-for-start"), "dim")
    for seat, name in enumerate(drawn):
        if name is not None:
            line.append(f"  {speaker.seat(seat)} ").append_text(tile(KIND[name]))
    return line


def _colours(view: View, speaker: Speaker) -> list[Text]:
    """How colours, shapes and letters go together."""
    parts = []
    for index, colour in enumerate(COLOURS):
        if any(view.box[index * NUMBERS : (index + 1) * NUMBERS]):
            letter, sign = (f"{LETTERS[index]} ", "bold"), painted(index, SIGNS[index])
            parts.append(Text.assemble(letter, sign, f" {speaker.name(colour)}"))
    return parts


def _signs(view: View, speaker: Speaker) -> list[Text]:
    """How a cell is written, and a star that stands for something."""
    starred = any(placed.tile.endswith(STAR) for placed in view.table)
    keys = ["cell", "star"] if starred else ["cell"]
    return [Text(speaker.say(f"terminal-{key}-legend"), "dim") for key in keys]


def _rack(kinds: Sequence[int], speaker: Speaker) -> RenderableType:
    """The own tiles, and below each how it is typed."""
    title = speaker.say("terminal-your-rack", tiles=len(kinds))
    if not kinds:
        return Text(title, "dim")
    tiles = [Text.assemble(tile(kind), (f"\n{TILES[kind]}", "dim")) for kind in kinds]
    rack = RichTable.grid(padding=(0, _GAP, 0, 0))
    named = Text(f"{title}\n{speaker.say('terminal-as-typed')}", "dim")
    rack.add_row(named, Columns(tiles, padding=(0, 1)))
    return rack


# The players


def _in_turn(view: View) -> list[int]:
    """The seats as they follow one another, one's own first."""
    count, first = len(view.seats), view.seat or 0
    return [(first + distance) % count for distance in range(count)]


def _seats(view: View, speaker: Speaker) -> RichTable:
    table = RichTable(box=None, padding=(0, 1, 0, 0), header_style="dim")
    places = _places(view)
    table.add_column(speaker.say("terminal-player"))
    table.add_column(speaker.say("terminal-tiles"), justify="right")
    table.add_column(speaker.say("terminal-rack"))
    if any(places):
        table.add_column(speaker.say("terminal-place"), justify="right")
    for seat in _in_turn(view):
        row = [_name(view, seat, speaker), *_tiles_of(view, view.seats[seat])]
        table.add_row(*row, Text(str(places[seat] or "")))
    bag = speaker.say("terminal-bag")
    table.add_row(Text(f"  {bag}", "dim"), Text(str(view.bag)))
    return table


def _in_lines(view: View, speaker: Speaker) -> Columns:
    """The players side by side, and the bag."""
    parts = [Text.assemble((f"  {speaker.say('terminal-bag')} ", "dim"), str(view.bag))]
    places = _places(view)
    for seat in reversed(_in_turn(view)):
        total, rack = _tiles_of(view, view.seats[seat])
        line = Text.assemble(_name(view, seat, speaker), " ", total, "  ", rack)
        if places[seat]:
            line.append(f"  {speaker.say('terminal-place')} {places[seat]}", "bold")
        parts.insert(0, line)
    return Columns(parts, padding=(0, _GAP))


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
        Text.assemble(f"{tiles}×", painted(colour, SIGNS[colour]))
        for colour, tiles in enumerate(seat.colours)
        if tiles
    ]
    return [total, Text(" ").join(counts)]


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
