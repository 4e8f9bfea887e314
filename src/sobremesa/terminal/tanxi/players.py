"""The players: how they stand, what they wear and hold, and what is known of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from sobremesa.games.tanxi.view_types import Gear, SeatView, View
from sobremesa.terminal.tanxi.columns import columns
from sobremesa.terminal.tanxi.island import ACCENT, SEATS, in_fog
from sobremesa.terminal.tanxi.pack_index import PackIndex
from sobremesa.terminal.tanxi.words import (
    GEM,
    HEART,
    abilities,
    card_says,
    holding,
    name_of,
    signed,
)
from sobremesa.texts.speaker import Speaker

_INDENT: Final = 6


def players(view: View, box: PackIndex, speaker: Speaker) -> RenderableType:
    """Everybody, oneself first, in the order of turns."""
    count = len(view.seats)
    first = view.seat or 0
    order = [(first + distance) % count for distance in range(count)]
    width = max(_name(view, seat, speaker).cell_len for seat in order)
    return Group(*[_player(view, seat, width, box, speaker) for seat in order])


def badge(view: View, seat: int) -> Text:
    """How somebody is marked on the map."""
    shape = f"[{seat + 1}]" if seat == view.seat else f"({seat + 1})"
    return Text(shape, f"bold white on {SEATS[seat]}")


def standing(view: View, seat: int, speaker: Speaker) -> Text:
    """Life, gems, orbs and, for whose turn it is, energy in one line."""
    one = view.seats[seat]
    if not one.maximum:
        return Text()
    parts = [_hearts(one), Text(f"◆ {one.gems}", GEM if one.gems else "dim")]
    orbs = [orb for orb, held in (("fire", one.fire), ("ice", one.ice)) if held]
    parts += [Text(f"● {speaker.say('terminal-orb', what=orb)}", ACCENT) for orb in orbs]
    if seat == view.active and one.cell is not None:
        parts.append(_energy(view))
    return Text("   ").join(parts)


def defence(one: SeatView, speaker: Speaker) -> str:
    """How well somebody defends: what is certain, and what is rolled."""
    return f"{one.defence} 🛡 + {speaker.say('terminal-dice', dice=one.dice)}"


def _player(view: View, seat: int, width: int, box: PackIndex, speaker: Speaker) -> RenderableType:
    line = Text.assemble(("▶ " if seat in view.asked else "  ", "bright_red"), badge(view, seat))
    name = _name(view, seat, speaker)
    name.append(" " * (width - name.cell_len))
    line.append(" ").append_text(name).append("   ")
    line.append_text(standing(view, seat, speaker))
    below = [_things(view, seat, box, speaker)]
    effects = [effect for effect in view.lasting if effect.seat == seat]
    below += [Text(f"~ {holding(effect, box, speaker)}", "italic") for effect in effects]
    return Group(line, *[Padding(text, (0, 0, 0, _INDENT)) for text in below])


def _name(view: View, seat: int, speaker: Speaker) -> Text:
    name = speaker.seat(seat)
    mine = seat == view.seat
    line = Text(speaker.say("terminal-you", name=name) if mine else name, "bold" if mine else "")
    character = view.seats[seat].character
    return line if character is None else line.append(f" · {speaker.name(character)}", "not bold")


def _hearts(one: SeatView) -> Text:
    lost = one.maximum - one.hearts
    bar = Text.assemble(("♥ ", HEART), ("█" * one.hearts, HEART), ("░" * lost, "bright_black"))
    return bar.append(f" {one.hearts:>2}/{one.maximum}")


def _energy(view: View) -> Text:
    left = "●" * view.energy
    return Text.assemble("⚡ ", (left, "bright_yellow"), ("○" * view.spent, "dim"))


def _things(view: View, seat: int, box: PackIndex, speaker: Speaker) -> Text:
    """Where somebody is, how well they strike and defend, what they wear and hold."""
    one = view.seats[seat]
    parts = [_place(view, one, box, speaker)] if one.maximum else []
    if one.cell is not None and one.maximum:
        parts.append(Text(f"{one.attack} ⚔  {defence(one, speaker)}"))
    if one.felled:
        parts.append(Text(speaker.say("terminal-felled", number=one.felled)))
    parts += [_worn(gear, box, speaker) for gear in one.gear]
    if seat != view.seat:
        parts.append(_hand(one, box, speaker))
    return Text(" · ").join(parts)


def _place(view: View, one: SeatView, box: PackIndex, speaker: Speaker) -> Text:
    if one.cell is None:
        return Text(speaker.say("terminal-off-island", standing=one.standing), "italic")
    fog = "yes" if in_fog(view, box.island, box.island.index[one.cell]) else "no"
    return Text(speaker.say("terminal-at", cell=one.cell, fog=fog))


def _worn(gear: Gear, box: PackIndex, speaker: Speaker) -> Text:
    """An equipped card; a weapon with what it adds to an attack with it."""
    card = box.cards[gear.card]
    facts = [f"{signed(card.attack)}⚔"] if card.hands and card.attack else []
    if card.ammunition:
        facts.append(speaker.say("terminal-range", range=card.range))
        facts.append(f"{gear.ammunition}/{card.ammunition}")
    name = name_of(gear.card, box, speaker)
    return name.append(f" ({', '.join(facts)})", "not bold") if facts else name


def _hand(one: SeatView, box: PackIndex, speaker: Speaker) -> Text:
    """How many cards somebody holds, and which of them are known."""
    line = Text(speaker.say("terminal-cards-in-hand", cards=one.cards))
    known = one.known if one.hand is None else one.hand
    return line.append(" (").append_text(names(known, box, speaker)).append(")") if known else line


def names(cards: Iterable[str], box: PackIndex, speaker: Speaker) -> Text:
    """Cards by name, equal ones counted."""
    counted = Counter(cards).items()
    parts = [
        name_of(card, box, speaker).append(f" ×{number}" if number > 1 else "", "not bold")
        for card, number in counted
    ]
    return Text(", ").join(parts)


# What is one's own


def own_hand(view: View, seat: int, box: PackIndex, speaker: Speaker) -> RenderableType:
    """The own cards with all that they say, then what the own character can do."""
    one = view.seats[seat]
    table = columns(2, 2)
    for card, number in Counter(one.hand or ()).items():
        name = name_of(card, box, speaker).append(f" ×{number}" if number > 1 else "")
        table.add_row(name, _says(view, seat, card, box, speaker))
    lines: list[RenderableType] = [table] if one.hand else []
    if one.character is not None:
        lines += abilities(box.characters[one.character], speaker)
    return Padding(Group(*lines), (0, 0, 0, 2))


def _says(view: View, seat: int, card: str, box: PackIndex, speaker: Speaker) -> Text:
    line = Text(card_says(card, box, speaker))
    seats = sorted(
        {s for one in view.seats[seat].remembered if one.card == card for s in one.seats}
    )
    if seats:
        everybody = len(seats) == len(view.seats) - 1
        who = "all" if everybody else ", ".join([speaker.seat(other) for other in seats])
        line.append(f" · {speaker.say('terminal-known-to', who=who)}", "italic")
    return line
