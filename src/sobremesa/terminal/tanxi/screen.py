"""Tanxi's table, drawn from a view: the sun's way, the island, the village and the players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from sobremesa.games.tanxi.content import Resident
from sobremesa.games.tanxi.state import NIGHT, WAKINGS
from sobremesa.games.tanxi.view_types import DeckView, View
from sobremesa.terminal.tanxi.columns import columns
from sobremesa.terminal.tanxi.island import ACCENT, DECKS, Map
from sobremesa.terminal.tanxi.pack_index import PackIndex, box_of
from sobremesa.terminal.tanxi.players import badge, names, own_hand, players, standing
from sobremesa.terminal.tanxi.words import cause, favour, monster_facts, name_of, price, text_of
from sobremesa.texts.speaker import Speaker

_TIMES: Final = dict(zip((*WAKINGS, NIGHT), ("dawn", "noon", "dusk", "night"), strict=True))
_SAFFRON: Final = "#E0A526"
_ON_MAP: Final = (
    ("·", "land"),
    ("◦", "point"),
    ("⌂", "village"),
    ("∪", "beach"),
    ("━ ┃", "river"),
    ("═ ║", "bridge"),
    ("≈", "sea"),
    ("░░░", "fog"),
    ("···", "next-fog"),
    ("▐█▌", "ice"),
)
_ON_TABLE: Final = (
    ("♥", "heart"),
    ("⚡", "energy"),
    ("⚔", "attack"),
    ("🛡", "defence"),
    ("◆", "gem"),
    ("¢", "coin"),
    ("●", "orb"),
    ("☠", "monster"),
    ("☼", "deity"),
    ("⊗", "marker"),
    ("▶", "asked"),
)
_BESIDE: Final = 34  # so much room must be left of a line for the deities to stand by the map
_ON_TOP: Final = 3  # so many cards of a deck are named
_GAP: Final = 2
_INDENT: Final = 4


def draw(view: View, speaker: Speaker, marks: Mapping[str, str] | None = None) -> RenderableType:
    """The whole table as this view knows it; marks stand on cells that can be chosen."""
    box = box_of(speaker)
    parts: list[RenderableType] = [
        Rule(Text(f"Tanxi · {box.name}", "bold"), style=ACCENT),
        _track(view, speaker),
        Text(),
        Surroundings(
            Map(view, box.island, marks), _deities(view, speaker), _sides(view, box, speaker)
        ),
        _heading("village", speaker),
        _village(view, box, speaker),
        _heading("players", speaker),
        players(view, box, speaker),
    ]
    if view.seat is not None:
        parts += [_heading("yours", speaker), own_hand(view, view.seat, box, speaker)]
    return Group(*parts, draw_cause(view, speaker))


def draw_island(view: View, speaker: Speaker, marks: Mapping[str, str]) -> RenderableType:
    """The island alone, with marks on cells that can be chosen."""
    box = box_of(speaker)
    return Surroundings(Map(view, box.island, marks), [], _sides(view, box, speaker))


def draw_cause(view: View, speaker: Speaker) -> RenderableType:
    """Why something is asked: a monster that is being met, an effect, a price to pay."""
    box = box_of(speaker)
    lines = _encounter(view, box, speaker)
    if view.sought is not None:
        args = {"thing": speaker.name(view.sought), "price": price(view.price)}
        lines.append(Text(speaker.say("terminal-to-pay", **args)))
    if view.agenda:
        lines.append(cause(view.agenda[-1].effect, speaker))
    return Group(*lines)


def draw_self(view: View, seat: int, speaker: Speaker) -> Text:
    """How one stands, in a line."""
    line = Text.assemble(badge(view, seat), " ").append_text(standing(view, seat, speaker))
    hand = view.seats[seat].hand
    if hand:
        line.append(f"   {speaker.say('terminal-in-hand')} ", "dim")
        line.append_text(names(hand, box_of(speaker), speaker))
    return line


def _heading(key: str, speaker: Speaker) -> Rule:
    said = speaker.say(f"terminal-heading-{key}")
    return Rule(Text(said, "dim"), style="dim", align="left", characters="─")


# The sun's way


def _track(view: View, speaker: Speaker) -> Text:
    """TX-100: twelve rounds from the morning into the night, then night for ever."""
    line = Text.assemble((speaker.say("terminal-round", round=view.round), "bold"), "  ")
    now = min(view.round, NIGHT)
    for number in range(1, NIGHT + 1):
        line.append_text(_space(number, now))
        if number in _TIMES:
            time = speaker.say("terminal-time", time=_TIMES[number])
            line.append(f"{time}  ", _SAFFRON if number >= now else "dim")
    return line.append("\n").append_text(_fog(view, speaker))


def _space(number: int, now: int) -> Text:
    if number == now:
        return Text.assemble((f"[{number}]", f"bold {ACCENT}"), " ")
    return Text.assemble((str(number), "dim" if number < now else ""), " ")


def _fog(view: View, speaker: Speaker) -> Text:
    """TX-101: how far the fog has come, and when the next deity wakes."""
    coming = [number for number in WAKINGS if number > view.round]
    args = {"step": view.fog, "asleep": view.asleep, "next": coming[0] if coming else "none"}
    return Text(speaker.say("terminal-fog", **args).strip())


# What lies around the island


class Surroundings:
    """The map, and beside it as much as there is room for; the rest below."""

    def __init__(
        self, island: Map, wide: list[RenderableType], narrow: list[RenderableType]
    ) -> None:
        self.map = island
        self.wide = wide
        self.narrow = narrow

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        """A map and a column; what is wide goes on top of it where it fits."""
        fits = options.max_width - self.map.width - _GAP >= _BESIDE
        beside = [*self.wide, *self.narrow] if fits else self.narrow
        table = columns(2, _GAP)
        table.columns[0].width = self.map.width
        table.add_row(self.map, Group(*beside))
        yield table
        if not fits:
            yield from self.wide


def _sides(view: View, box: PackIndex, speaker: Speaker) -> list[RenderableType]:
    return [_decks(view, box, speaker), Text(), _legend(view, box, speaker)]


def _decks(view: View, box: PackIndex, speaker: Speaker) -> RenderableType:
    """TX-45: the four decks, the relics and the discards."""
    lines: list[RenderableType] = []
    for number, deck in enumerate(view.decks):
        lines += [_deck(number, deck, box, speaker), *_lore(deck, box, speaker)]
    lines.append(Text(speaker.say("terminal-relic-deck", cards=view.relics)))
    lines.append(Text(speaker.say("terminal-discards", cards=len(view.discards)).rstrip(" :")))
    return Group(*lines)


def _deck(number: int, deck: DeckView, box: PackIndex, speaker: Speaker) -> Text:
    letter = box.quadrants[number].letter
    said = speaker.say("terminal-deck", cards=deck.cards, monsters=deck.monsters)
    line = Text.assemble((f" {letter} ", f"bold white on {DECKS[number]}"), " ")
    return line.append(f"{speaker.name(deck.deck)} ").append(said, "dim")


def _lore(deck: DeckView, box: PackIndex, speaker: Speaker) -> list[RenderableType]:
    """What one knows to be in a deck."""
    lines = []
    if deck.top:
        top = names(deck.top[:_ON_TOP], box, speaker)
        top.append("…" if len(deck.top) > _ON_TOP else "")
        lines.append(Text.assemble((f"{speaker.say('terminal-on-top')} ", "dim"), top))
    if deck.known:
        known = names(deck.known, box, speaker)
        lines.append(Text.assemble((f"{speaker.say('terminal-somewhere')} ", "dim"), known))
    return [Padding(line, (0, 0, 0, _INDENT)) for line in lines]


def _legend(view: View, box: PackIndex, speaker: Speaker) -> Text:
    """The signs that are on the map now."""
    unused = {"fog"} if not view.fog else set()
    unused |= {"next-fog"} if view.fog == max(box.island.fog) else set()
    unused |= {"ice"} if not view.blocks else set()
    signs = [(sign, key) for sign, key in _ON_MAP if key not in unused]
    return Text("\n".join(_explained(signs, speaker)), "dim")


def _explained(signs: Iterable[tuple[str, str]], speaker: Speaker) -> list[str]:
    return [f"{sign:<3} {speaker.say(f'terminal-sign-{key}')}" for sign, key in signs]


def draw_signs(view: View, speaker: Speaker) -> RenderableType:
    """Every sign and what it means: those of the table, and those of the map."""
    mine = 1 if view.seat is None else view.seat + 1
    tokens = ((f"[{mine}]", "you"), (f"({mine % len(view.seats) + 1})", "other"))
    table = columns(2, _GAP)
    table.add_row(
        "\n".join(_explained(_ON_TABLE, speaker)),
        "\n".join(_explained((*_ON_MAP, *tokens), speaker)),
    )
    return table


def _deities(view: View, speaker: Speaker) -> list[RenderableType]:
    """TX-86: those who are awake, and what they sell."""
    if not view.deities:
        return [Text(speaker.say("terminal-no-deity"), "dim"), Text()]
    lines: list[RenderableType] = []
    for deity in view.deities:
        lines.append(Text(f"☼ {speaker.name(deity)}", f"bold {_SAFFRON}"))
        lines.append(Padding(favour(deity, speaker), (0, 0, 0, _GAP)))
    return [*lines, Text()]


# The village


def _village(view: View, box: PackIndex, speaker: Speaker) -> RenderableType:
    """TX-75: who sells what for how much; nobody asks the one under the marker."""
    table = columns(2, _GAP)
    for resident in box.residents:
        marked = resident.id == view.marker
        name = Text(("⊗ " if marked else "  ") + speaker.name(resident.id), "dim" if marked else "")
        table.add_row(name, _offers(resident, view, box, speaker))
    return table


def _offers(resident: Resident, view: View, box: PackIndex, speaker: Speaker) -> Text:
    offers = [Text(f"{speaker.name(b.id)} ({price(b.price)})") for b in resident.benefit]
    if resident.sells and view.merchant is None:
        offers.append(Text(speaker.say("terminal-face-down"), "dim"))
    elif resident.sells:
        wares = view.merchant or ()
        offers += [_ware(card, wares.count(card), box, speaker) for card in dict.fromkeys(wares)]
    return Text(" · ").join(offers)


def _ware(card: str, number: int, box: PackIndex, speaker: Speaker) -> Text:
    said = f" ({price(box.cards[card].value)})" + (f" ×{number}" if number > 1 else "")
    return name_of(card, box, speaker).append(said, "not bold")


# A monster


def _encounter(view: View, box: PackIndex, speaker: Speaker) -> list[RenderableType]:
    """TX-47: the monster that is being met."""
    if view.monster is None:
        return []
    monster = box.monsters[view.monster]
    lines = Text.assemble((f"☠ {speaker.name(monster.id)}", "bold #7B2D42 on #FBF6EC"), "  ")
    lines.append(monster_facts(monster, speaker))
    if text_of(monster.id, speaker):
        lines.append(f"\n  {text_of(monster.id, speaker)}")
    return [Padding(lines, (1, 0, 0, 2))]
