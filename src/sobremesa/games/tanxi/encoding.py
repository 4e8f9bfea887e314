"""Numbers for learners: every view as a row (`kernel/encoding.py`); moves are in `acting.py`.

What a row is long depends on the pack alone. Cards, cells and effects are numbered as the pack has
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sobremesa.games.tanxi.acting import CatalogueActions
from sobremesa.games.tanxi.catalogue import BLOCKS, SEATS, Catalogue, catalogue_for
from sobremesa.games.tanxi.moves import Move
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.part import MOST
from sobremesa.games.tanxi.rows import RowSizes, TanxiRows
from sobremesa.games.tanxi.state import ACTIONS, DEITIES, PHASES, QUESTIONS, State
from sobremesa.games.tanxi.view_types import (
    STANDING,
    DeckView,
    Doing,
    Gear,
    Holds,
    Remembered,
    SeatView,
    View,
)
from sobremesa.kernel.encoding import Encoding
from sobremesa.kernel.layout import (
    LARGEST,
    BySeatCodec,
    Codec,
    Column,
    CountsCodec,
    FixedCodec,
    FlagCodec,
    GivenCodec,
    ListCodec,
    NameCodec,
    NumberCodec,
    PlacesCodec,
    RecordCodec,
    SeatCodec,
    SeatListCodec,
    TableCodec,
    TallyCodec,
    ViewCodec,
)

if TYPE_CHECKING:
    from sobremesa.games.tanxi.content import Pack

VERSION: Final = 0
CARDS: Final = 102  # TX-21: in every box
WORN: Final = 8  # four places, two hands, and room for what a pack may yet say
LOOKED_AT: Final = MOST  # the most cards of a deck whose order somebody knows
HOLDING: Final = 32  # effects that hold at the same time
RUNNING: Final = 24  # scripts that are being carried out, one inside the other


class HandCodec(RecordCodec):
    """A seat. What is known of its hand stands in one place: all of it, or what one is sure of."""

    def __init__(self, parts: dict[str, Codec], cards: CountsCodec) -> None:
        super().__init__(SeatView, parts)
        self.whole = FlagCodec("whether all of the hand is known")
        self.held = cards
        self.said = self.width
        self.width += 1 + cards.width

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:
        """What lies open, then the hand."""
        super().write(value, row, first, seats)
        seat: SeatView = value
        row.append(0 if seat.hand is None else 1)
        self.held.write(seat.known if seat.hand is None else seat.hand, row, first, seats)

    def parts(self, row: Sequence[int], at: int, first: int, seats: int) -> dict[str, Any]:
        """The hand is its own or somebody else's."""
        found = super().parts(row, at, first, seats)
        cards = self.held.read(row, at + self.said + 1, first, seats)
        whole = row[at + self.said] == 1
        hand, known = (cards, ()) if whole else (None, cards)
        return {**found, "hand": hand, "known": known, "remembered": ()}

    def nothing(self) -> list[int]:
        """Nobody sits there."""
        return super().nothing() + self.whole.nothing() + self.held.nothing()

    def columns(self, name: str, at: int) -> list[Column]:
        """Those of its parts, and of the hand."""
        return [
            *super().columns(name, at),
            *self.whole.columns(f"{name}.whole", at + self.said),
            *self.held.columns(f"{name}.known", at + self.said + 1),
        ]


class TanxiViewCodec(ViewCodec):
    """A view, and last what each of the others knows of one's own hand."""

    def __init__(self, options: Options, pack: Pack) -> None:
        catalogue = catalogue_for(pack)
        super().__init__(View, SEATS, _parts(options, catalogue), {"pack": pack.hash})
        self.cards = catalogue.names
        self.kind = catalogue.kind
        self.said = self.width
        self.width += (SEATS - 1) * len(self.cards)

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:
        """Its parts, then what is remembered, by distance and card."""
        super().write(value, row, first, seats)
        view: View = value
        at, cards = len(row), len(self.cards)
        row += [0] * ((SEATS - 1) * cards)
        if view.seat is not None:
            for entry in view.seats[view.seat].remembered:
                kind = self.kind[entry.card]
                for seat in entry.seats:
                    row[at + ((seat - first) % seats - 1) * cards + kind] += 1

    def parts(self, row: Sequence[int], at: int, first: int, seats: int) -> dict[str, Any]:
        """What is remembered belongs to the seat that looks."""
        found = super().parts(row, at, first, seats)
        remembered = self._remembered(row, at + self.said, first, seats)
        own = found["seats"][first]
        if own.hand is not None:
            mine = msgspec.structs.replace(own, remembered=remembered)
            found["seats"] = (*found["seats"][:first], mine, *found["seats"][first + 1 :])
        return found

    def _remembered(
        self, row: Sequence[int], at: int, first: int, seats: int
    ) -> tuple[Remembered, ...]:
        """Entries as a memory has them: those who know of two cards are among those of one."""
        cards = len(self.cards)
        entries: list[Remembered] = []
        for kind, name in enumerate(self.cards):
            knows = [row[at + n * cards + kind] for n in range(seats - 1)]
            for times in range(1, max(knows) + 1):
                who = [(first + n + 1) % seats for n, known in enumerate(knows) if known >= times]
                entries.append(Remembered(name, tuple(sorted(who))))
        return tuple(entries)

    def columns(self, name: str, at: int) -> list[Column]:
        """Those of its parts, and of what is remembered."""
        cards = CountsCodec(self.cards, CARDS, "cards of one's own hand that this seat knows of")
        others = FixedCodec(cards, SEATS - 1).columns("remembered", at + self.said)
        return [*super().columns(name, at), *others]


def _parts(options: Options, catalogue: Catalogue) -> dict[str, Codec]:
    """What a view says but for what is remembered."""
    deck = NameCodec(catalogue.decks, "the deck it came from")
    cell = NameCodec(catalogue.island.names, "the cell")
    card = NameCodec(catalogue.names, "the card")
    agreed: dict[str, Codec] = {
        "characters": NameCodec(("draft", "random"), "how characters are chosen"),
        "round_limit": NumberCodec(1, 999, "the last round"),
    }
    wanted = (*[offer.name for offer in catalogue.offers], *catalogue.names)
    return {
        "options": GivenCodec(options, agreed),
        "question": NameCodec(QUESTIONS, "what is asked"),
        "asked": SeatListCodec(SEATS, "who owes an answer"),
        "phase": NameCodec(PHASES, "where the game stands"),
        "round": NumberCodec(0, LARGEST, "the round"),
        "turn": NumberCodec(0, LARGEST, "the turns of all so far"),
        "first": SeatCodec(SEATS, "who begins a round"),
        "active": SeatCodec(SEATS, "whose turn it is"),
        "energy": NumberCodec(-LARGEST, LARGEST, "the energy that they have left"),
        "spent": NumberCodec(0, LARGEST, "the energy spent in this turn"),
        "done": TableCodec(ACTIONS, LARGEST, "actions of this turn"),
        "explored": PlacesCodec(
            [str(point) for point in range(len(catalogue.island.points))],
            "exploration points explored in this turn",
        ),
        "attacked": BySeatCodec(NumberCodec(0, LARGEST, "how often attacked in this turn"), SEATS),
        "again": NumberCodec(0, LARGEST, "how many may be attacked once more"),
        "ability_used": FlagCodec("whether an ability was used in this turn"),
        "favour_used": FlagCodec("whether a favour was asked in this turn"),
        "moved": FlagCodec("whether the active character left a cell of its own accord"),
        "monster": NameCodec(catalogue.names, "the monster that is being met"),
        "lair": deck,
        "used": NameCodec(catalogue.names, "the object that is being used"),
        "sought": NameCodec(wanted, "the benefit or card that is being paid for"),
        "seeks_card": FlagCodec("whether that is a card"),
        "price": NumberCodec(0, LARGEST, "its price"),
        "fog": NumberCodec(0, LARGEST, "how far the fog has come"),
        "marker": NameCodec(catalogue.residents, "the resident under the marker"),
        "blocks": ListCodec(cell, BLOCKS, "blocks of ice"),
        "freezer": SeatCodec(SEATS, "whose ice it is"),
        "deities": ListCodec(
            NameCodec([deity.name for deity in catalogue.deities], "the deity"), DEITIES, "awake"
        ),
        "asleep": NumberCodec(0, DEITIES, "deities not yet revealed"),
        "winner": SeatCodec(SEATS, "who has won"),
        "rolls": BySeatCodec(NumberCodec(0, LARGEST, "the throw for the first turn"), SEATS),
        "characters": CountsCodec(
            [figure.name for figure in catalogue.figures], 1, "left when one took one's own"
        ),
        "relics": NumberCodec(0, CARDS, "cards in the relic deck"),
        "merchant": CountsCodec(catalogue.names, CARDS, "the merchant's cards"),
        "seats": BySeatCodec(_seat(catalogue, cell, card), SEATS),
        "decks": FixedCodec(_deck(catalogue, card), len(catalogue.decks)),
        "discards": ListCodec(card, CARDS, "discarded cards, the oldest first"),
        "lasting": ListCodec(_holds(catalogue), HOLDING, "effects that hold"),
        "agenda": ListCodec(_doing(catalogue), RUNNING, "what is being carried out"),
        "box": TallyCodec(catalogue.names, CARDS, "cards in the game"),
    }


def _seat(catalogue: Catalogue, cell: Codec, card: Codec) -> HandCodec:
    """A player."""
    figures = [figure.name for figure in catalogue.figures]
    worn = RecordCodec(Gear, {"card": card, "ammunition": NumberCodec(0, LARGEST, "ammunition")})
    parts: dict[str, Codec] = {
        "character": NameCodec(figures, "the character"),
        "hearts": NumberCodec(0, LARGEST, "hearts"),
        "maximum": NumberCodec(0, LARGEST, "the most hearts"),
        "cell": cell,
        "standing": NameCodec(STANDING, "how the character stands"),
        "gems": NumberCodec(0, LARGEST, "gem tokens"),
        "fire": FlagCodec("a fire orb"),
        "ice": FlagCodec("an ice orb"),
        "cards": NumberCodec(0, CARDS, "cards in the hand"),
        "gear": ListCodec(worn, WORN, "equipped cards"),
        "attack": NumberCodec(-LARGEST, LARGEST, "attack, unarmed, before the die"),
        "defence": NumberCodec(-LARGEST, LARGEST, "defence, before the dice"),
        "dice": NumberCodec(0, LARGEST, "defence dice"),
        "still": FlagCodec("left no cell of its own accord in its last turn"),
        "felled": NumberCodec(0, LARGEST, "how many it has defeated"),
        "fell_at": NumberCodec(0, LARGEST, "the turn of its last defeat"),
        "answer": NameCodec(catalogue.names, "one's own answer, while others still think"),
    }
    return HandCodec(parts, CountsCodec(catalogue.names, CARDS, "cards known to be in the hand"))


def _deck(catalogue: Catalogue, card: Codec) -> RecordCodec:
    """An exploration deck."""
    return RecordCodec(
        DeckView,
        {
            "deck": NameCodec(catalogue.decks, "which one"),
            "cards": NumberCodec(0, CARDS, "cards"),
            "monsters": NumberCodec(0, CARDS, "monsters among them"),
            "known": CountsCodec(catalogue.names, CARDS, "cards known to be in it"),
            "scout": SeatCodec(SEATS, "who has looked at the top cards"),
            "depth": NumberCodec(0, LOOKED_AT, "how many of those are still there"),
            "top": ListCodec(card, LOOKED_AT, "what one has seen on top, the top one first"),
        },
    )


def _holds(catalogue: Catalogue) -> RecordCodec:
    """An effect that holds."""
    return RecordCodec(
        Holds,
        {
            "effect": NameCodec(sorted(catalogue.script_names), "the effect"),
            "step": NumberCodec(0, LARGEST, "which part of it"),
            "seat": SeatCodec(SEATS, "on whom"),
            "user": SeatCodec(SEATS, "whose it is"),
            "live": FlagCodec("whether it holds already"),
        },
    )


def _doing(catalogue: Catalogue) -> RecordCodec:
    """A script that is being carried out."""
    return RecordCodec(
        Doing,
        {
            "effect": NameCodec(sorted(catalogue.script_names), "the effect"),
            "step": NumberCodec(0, LARGEST, "its next part"),
            "stop": NumberCodec(0, LARGEST, "the part before which it ends"),
            "actor": SeatCodec(SEATS, "whose it is"),
            "subject": SeatCodec(SEATS, "whom it is about"),
            "foe": SeatCodec(SEATS, "the other side of the attack that set it off"),
            "damage": NumberCodec(0, LARGEST, "the hearts that this cost"),
            "group": SeatListCodec(SEATS, "those whom it still meets"),
            "deck": NameCodec(catalogue.decks, "the deck that was chosen"),
            "stage": NumberCodec(0, LARGEST, "answers that this part has had"),
            "posthumous": FlagCodec("whether it goes on though its actor has fallen"),
        },
    )


@lru_cache(maxsize=16)
def encoding(options: Options, pack: Pack) -> Encoding[State, Move]:
    """Rows and actions of a table that plays so."""
    catalogue = catalogue_for(pack)
    codec = TanxiViewCodec(options, pack)
    sizes, decks = RowSizes(codec, catalogue, options), len(catalogue.decks)
    actions = CatalogueActions(catalogue)
    return Encoding(VERSION, codec, actions, lambda seats: TanxiRows(sizes, decks, seats))
