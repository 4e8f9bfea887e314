"""AntaYagí's table, drawn from a view, and its questions."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sobremesa.games.antayagi.moves import Lay, Move, Sabotage, Take
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.queries import Chances, Likely, answer
from sobremesa.games.antayagi.view_types import SeatView, SeenCard, View
from sobremesa.terminal.choosing import Choosing
from sobremesa.terminal.lines import percent, read_line
from sobremesa.terminal.session import Session
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

LATEST: Final = 3  # so many discards are named


def ask_for_pockets(options: Options, speaker: Speaker, console: Console) -> Options:
    """AY-5a: whoever has the most pockets starts; saying nothing is fine."""
    if options.pockets:
        return options
    answer = read_line(console, speaker.say("terminal-pockets"))
    return (
        msgspec.structs.replace(options, pockets=(int(answer),)) if answer.isdecimal() else options
    )


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table as this view knows it; one's own hand last, where it stays in sight."""
    parts: list[RenderableType] = [_piles(view, speaker), _seats(view, speaker)]
    if any(view.shown):
        parts.append(_exchange(view, speaker))
    edition = speaker.say("terminal-edition", cards=sum(view.box))
    title, legend = f"AntaYagí · {edition}", speaker.say("terminal-legend-antayagi")
    return Panel(Group(*parts), title=title, subtitle=legend, border_style="magenta")


def _seats(view: View, speaker: Speaker) -> Table:
    table = Table(box=None, expand=True, padding=(0, 1), header_style="dim")
    for column in ("player", "points", "hand"):
        ratio = 1 if column == "hand" else None
        table.add_column(speaker.say(f"terminal-{column}"), vertical="top", ratio=ratio)
    count = len(view.seats)
    last = count - 1 if view.seat is None else view.seat
    for seat in [(last + distance) % count for distance in range(1, count + 1)]:
        table.add_row(*_seat(view, seat, speaker))
    return table


def _seat(view: View, seat: int, speaker: Speaker) -> list[RenderableType]:
    mine = view.seats[seat]
    things: list[RenderableType] = [Columns(_hand(view, seat, speaker), padding=(0, 2))]
    if mine.area:
        things.append(_area(mine, speaker))
    return [_name(view, seat, speaker), _score(mine), Group(*things)]


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


def _hand(view: View, seat: int, speaker: Speaker) -> list[Text]:
    """The cards with their numbers."""
    cards = [_held(card, seat == view.seat, view, speaker) for card in view.seats[seat].hand]
    return [Text.assemble((f"{slot} ", "dim"), card) for slot, card in enumerate(cards, 1)]


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
    objects = Text(", ").join([_object(card, speaker) for card in seat.area])
    return Text.assemble((f"{speaker.say('terminal-area')} ", "dim"), objects)


def _piles(view: View, speaker: Speaker) -> Text:
    text = Text(speaker.say("terminal-pile", cards=view.pile), "dim")
    if view.top is not None:
        text.append(f" ▒ {speaker.name(view.top)}", BACKS[view.top])
    text.append("   ").append(speaker.say("terminal-discards", cards=len(view.discards)), "dim")
    text.append(" … " if len(view.discards) > LATEST else " ")
    latest = [_object(card, speaker) for card in view.discards[-LATEST:]]
    return text.append_text(Text(", ").join(latest))


def _exchange(view: View, speaker: Speaker) -> Text:
    line = Text.assemble((f"{speaker.say('terminal-exchange')}  ", "bold yellow"))
    shown = [_object(card, speaker) for card in view.shown if card is not None]
    line.append_text(Text("  ⇄  ").join(shown))
    return line.append(f"   ✂ × {view.sabotages}", "red") if view.sabotages else line


# What a turn repeats, and what can be asked


def known(view: View, move: Move, speaker: Speaker) -> Text:
    """What one knows of what a move is about, as the table shows it."""
    match move:
        case Lay() | Sabotage():
            assert view.seat is not None
            return _held(view.seats[view.seat].hand[move.slot], True, view, speaker)
        case Take():
            owner = view.chosen if view.seat == view.active else view.active
            assert owner is not None
            return _held(view.seats[owner].hand[move.slot], False, view, speaker)
    return Text()


def say_chances(session: Session, seat: int) -> None:
    """How likely each unseen card of the own hand is what; not where people play from memory."""
    view, speaker = session.match.view(seat), session.speaker
    if not view.options.memory_aid:
        session.say("terminal-from-memory")
        return
    cards = answer(view, Chances()).cards
    for card in cards:
        objects = [_likely(one, speaker) for one in card.objects]
        session.say("terminal-chances", slot=card.slot + 1, objects=", ".join(objects))
    if not cards:
        session.say("terminal-all-seen")


def _likely(one: Likely, speaker: Speaker) -> str:
    return f"{speaker.name(one.object)} {percent(one.chance, speaker)}"


HELP: Final = (
    ("2", "number"),
    ("choose nilo", "choose"),
    ("lay 1", "lay-card"),
    ("sabotage 3  ·  let-it-be", "sabotage"),
    ("take 2", "take-card"),
    ("eat bone", "eat"),
    ("hint", "advice"),
    ("chances", "chances"),
    ("undo", "undo-move"),
    ("rule AY-22  ·  rule t-rex", "rule"),
    ("bot", "bot"),
    ("quit", "quit"),
)
TURN: Final = Choosing(known, HELP, {"chances": say_chances})
