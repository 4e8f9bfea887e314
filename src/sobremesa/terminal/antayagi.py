"""AntaYagí's table, drawn from a view."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.view import SeatView, SeenCard, View
from sobremesa.terminal.lines import read_line
from sobremesa.texts.speaker import Speaker

COLOURS: Final = {
    "treasure": "yellow",
    "bone": "white",
    "hat": "magenta",
    "musical-lollipop": "bright_red",
    "muffin": "bright_yellow",
    "t-rex": "green",
    "toxic-waste": "bright_green",
    "fish": "cyan",
    "wandering-wizard": "blue",
    "empty-box": "bright_black",
}
BACKS: Final = {
    "plain": "bright_black",
    "sabotage": "red",
    "small-hat": "magenta",
    "treasure-and-t-rex": "yellow",
}


def ask_for_pockets(options: Options, speaker: Speaker, console: Console) -> Options:
    """AY-5a: whoever has the most pockets starts; saying nothing is fine."""
    if options.pockets:
        return options
    answer = read_line(console, speaker.say("terminal-pockets"))
    return (
        msgspec.structs.replace(options, pockets=(int(answer),)) if answer.isdecimal() else options
    )


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table as this view knows it."""
    parts: list[RenderableType] = [_seats(view, speaker), _piles(view, speaker)]
    if any(view.shown):
        parts.append(_exchange(view, speaker))
    edition = speaker.say("terminal-edition", cards=sum(view.box))
    return Panel(Group(*parts), title=f"AntaYagí · {edition}", border_style="magenta")


def _seats(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, expand=True, padding=(0, 1), header_style="dim")
    for column in ("player", "points", "hand", "area"):
        ratio = 1 if column == "area" else None
        table.add_column(speaker.say(f"terminal-{column}"), vertical="top", ratio=ratio)
    count = len(view.seats)
    first = view.seat or 0
    for seat in [(first + distance) % count for distance in range(count)]:
        table.add_row(*_seat(view, seat, speaker))
    return table


def _seat(view: View, seat: int, speaker: Speaker) -> list[Text]:
    mine = view.seats[seat]
    name, hand = _name(view, seat, speaker), _hand(view, seat, speaker)
    return [name, _score(mine), hand, _area(mine, speaker)]


def _name(view: View, seat: int, speaker: Speaker) -> Text:
    sign = "▶ " if seat == view.active else "◆ " if seat == view.chosen else "  "
    name = speaker.seat(seat)
    mine = seat == view.seat
    text = speaker.say("terminal-you", name=name) if mine else name
    return Text.assemble((sign, "bright_red"), (text, "bold" if mine else ""))


def _score(seat: SeatView) -> Text:
    missing = max(seat.target - seat.points, 0)
    score = f" {seat.points}/{seat.target}"
    return Text.assemble(("●" * seat.points, "yellow"), ("○" * missing, "bright_black"), score)


def _hand(view: View, seat: int, speaker: Speaker) -> Text:
    cards = [_held(card, seat == view.seat, view, speaker) for card in view.seats[seat].hand]
    lines = [Text.assemble((f"{slot} ", "dim"), card) for slot, card in enumerate(cards, 1)]
    return Text("\n").join(lines)


def _held(card: SeenCard, mine: bool, view: View, speaker: Speaker) -> Text:
    """The side that is turned to the onlooker, then, where the table allows, what they remember."""
    shows_object = card.private == mine if view.seat is not None else True
    front, behind = _object(card, speaker), _back(card, speaker)
    if not shows_object:
        front, behind = behind, front
    aid = view.options.memory_aid or view.seat is None
    known = card.back if shows_object else card.object
    return Text.assemble(front, (" · ", "dim"), behind) if aid and known is not None else front


def _object(card: SeenCard, speaker: Speaker) -> Text:
    if card.object is None:
        return Text("?", "dim")
    return Text(speaker.name(card.object), COLOURS[card.object])


def _back(card: SeenCard, speaker: Speaker) -> Text:
    if card.back is None:
        return Text("▒ ?", "dim")
    return Text(f"▒ {speaker.name(card.back)}", BACKS[card.back])


def _area(seat: SeatView, speaker: Speaker) -> Text:
    return Text(", ").join([_object(card, speaker) for card in seat.area])


def _piles(view: View, speaker: Speaker) -> Text:
    text = Text("\n")
    text.append(speaker.say("terminal-pile", cards=view.pile), "dim")
    if view.top is not None:
        text.append(f" ▒ {speaker.name(view.top)}", BACKS[view.top])
    text.append("\n")
    text.append(speaker.say("terminal-discards", cards=len(view.discards)), "dim")
    text.append(" … " if len(view.discards) > 6 else " ")
    latest = [_object(card, speaker) for card in view.discards[-6:]]
    return text.append_text(Text(", ").join(latest))


def _exchange(view: View, speaker: Speaker) -> Panel:
    line = Text("  ⇄  ").join([_object(card, speaker) for card in view.shown if card is not None])
    if view.sabotages:
        line.append(f"   ✂ × {view.sabotages}", "red")
    return Panel(line, title=speaker.say("terminal-exchange"), border_style="yellow", expand=False)
