"""The whole truth of a game of AntaYagí, and how to copy it.

Seats that may know something are masks: bit n is seat n. Cards never change: turning one or
showing it puts another value in its place, so copies of a state share their cards. An area never
changes either: most moves leave all of them as they are, and copies share them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sobremesa.games.antayagi.content import (
    BACKS,
    FISH,
    KINDS,
    OBJECTS,
    SABOTAGE,
    SMALL_HAT,
    TOXIC_WASTE,
    Back,
    Object,
    Pack,
)
from sobremesa.games.antayagi.options import Options
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.state import GameTerms, reduced

# What is being asked.
CHOOSE: Final = 0
LAY: Final = 1
WINDOW: Final = 2
TAKE: Final = 3
EAT: Final = 4
OVER: Final = 5
QUESTIONS: Final[tuple[str, ...]] = ("choose", "lay", "sabotage", "take", "eat", "over")

NOBODY: Final = -1


@dataclass(slots=True, init=False, unsafe_hash=True)
class Card:
    """A card outside the draw pile: what it is, and who has seen which side of it (AY-12)."""

    kind: int
    object: int
    back: int
    private: bool  # AY-10: the owner sees the object, the others the back
    object_seen: int
    back_seen: int
    era: int  # how often the pile had been shuffled anew when this card was drawn

    def __init__(
        self, kind: int, private: bool, object_seen: int, back_seen: int, era: int
    ) -> None:
        self.kind = kind
        self.object = kind >> 2
        self.back = kind & 3
        self.private = private
        self.object_seen = object_seen
        self.back_seen = back_seen
        self.era = era

    @property
    def object_name(self) -> Object:
        """Its object, by name."""
        return OBJECTS[self.object]

    @property
    def back_name(self) -> Back:
        """Its back, by name."""
        return BACKS[self.back]

    def shows_sabotage(self, seat: int) -> bool:
        """AY-33: this seat has seen that the back is Sabotage."""
        return self.back == SABOTAGE and bool(self.back_seen >> seat & 1)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Card, (self.kind, self.private, self.object_seen, self.back_seen, self.era))


def dealt(kind: int, seat: int, everyone: int) -> Card:
    """AY-11a, AY-12: a card of the opening deal, each side seen only as AY-10 shows it."""
    own = 1 << seat
    if kind & 3 == SMALL_HAT:
        return Card(kind, True, own, everyone & ~own, 0)
    return Card(kind, False, everyone & ~own, own, 0)


def drawn(kind: int, seat: int, everyone: int, era: int) -> Card:
    """AY-10, AY-11: a card from the pile, whose back all have seen."""
    own = 1 << seat
    if kind & 3 == SMALL_HAT:
        return Card(kind, True, own, everyone, era)
    return Card(kind, False, everyone & ~own, everyone, era)


def flipped(card: Card, seat: int, everyone: int) -> Card:
    """AY-42: the card turned round in its owner's hand."""
    own = 1 << seat
    others = everyone & ~own
    if card.private:
        return Card(card.kind, False, card.object_seen | others, card.back_seen | own, card.era)
    return Card(card.kind, True, card.object_seen | own, card.back_seen | others, card.era)


class Terms(GameTerms[Options, Pack]):
    """How this table plays, and the cards that come out of its piles."""

    __slots__ = (
        "active_first", "ask_all", "cards", "draws", "everyone", "faces", "refill_all", "target",
        "waste_adds",
    )  # fmt: skip

    def __init__(self, options: Options, pack: Pack, seats: int) -> None:
        super().__init__(options, pack, seats)
        self.cards: list[int] = pack.kinds  # all of the box, before they are shuffled
        self.everyone = (1 << seats) - 1
        self.target = 5 if seats <= 4 else 4  # AY-6
        self.refill_all = options.edition == "80"  # AY-60, AY-61
        self.waste_adds = options.edition == "65"  # AY-47a
        self.active_first = options.effects_first == "active"  # AY-26
        self.ask_all = options.ask == "everyone"  # AY-32
        self.draws: list[list[Card]] = []  # cards as they are drawn: by era, then seat, kind
        self.faces: list[list[Card]] = []  # and as they lie open: by era, then kind

    def prepare(self, era: int) -> None:
        """Make, once, the cards that come out of this era's pile."""
        while len(self.draws) <= era:
            self.draws.append([])
            self.faces.append([])
        if self.draws[era]:
            return
        seats, kinds, everyone = range(self.seats), range(KINDS), self.everyone
        self.draws[era] = [drawn(kind, seat, everyone, era) for seat in seats for kind in kinds]
        self.faces[era] = [Card(kind, False, everyone, everyone, era) for kind in kinds]

    def opened(self, card: Card) -> Card:
        """The card with its object up on the table, for all to see."""
        if card.back_seen == self.everyone and self.faces[card.era]:
            return self.faces[card.era][card.kind]
        return Card(card.kind, False, self.everyone, card.back_seen, card.era)


@dataclass(slots=True, init=False)
class State:
    """One game, now."""

    terms: Terms
    chance: Chance
    box: tuple[int, ...]  # how many cards of each kind are in this game
    hands: list[list[Card]]
    areas: list[tuple[Card, ...]]
    pile: list[int]  # kinds, the top card last
    discards: list[Card]
    era: int
    active: int
    chosen: int
    question: int
    owes: int  # the seats that still owe an answer
    active_slot: int  # AY-21: what the two have laid down, before it is revealed
    chosen_slot: int
    active_card: Card | None  # revealed by them; once effects begin, on its way to them
    chosen_card: Card | None
    sabotages: int
    step: int  # AY-26: how far the effects have come
    winner: int
    revealed: int

    def __init__(
        self,
        terms: Terms,
        chance: Chance,
        box: tuple[int, ...],
        era: int = 0,
        like: State | None = None,
    ) -> None:
        if like is None:
            terms.prepare(era)
        self.terms = terms
        self.chance = chance
        self.box = box
        self.hands = [] if like is None else [hand[:] for hand in like.hands]
        self.areas = [] if like is None else like.areas[:]
        self.pile = [] if like is None else like.pile[:]
        self.discards = [] if like is None else like.discards[:]
        self.era = era
        self.active = 0
        self.chosen = NOBODY
        self.question = CHOOSE
        self.owes = 0
        self.active_slot = NOBODY
        self.chosen_slot = NOBODY
        self.active_card = None
        self.chosen_card = None
        self.sabotages = 0
        self.step = 0
        self.winner = NOBODY
        self.revealed = 0

    @property
    def seats(self) -> int:
        """How many play."""
        return self.terms.seats

    def copy(self) -> State:
        """A copy that shares only what never changes."""
        copied = State(self.terms, self.chance.copy(), self.box, self.era, self)
        copied.active = self.active
        copied.chosen = self.chosen
        copied.question = self.question
        copied.owes = self.owes
        copied.active_slot = self.active_slot
        copied.chosen_slot = self.chosen_slot
        copied.active_card = self.active_card
        copied.chosen_card = self.chosen_card
        copied.sabotages = self.sabotages
        copied.step = self.step
        copied.winner = self.winner
        copied.revealed = self.revealed
        return copied

    def truth(self) -> list[Any]:
        """All of it as plain numbers, in a form that is never changed: records hash it."""
        shown = [-1 if card is None else card.kind for card in (self.active_card, self.chosen_card)]
        return [
            [[card.kind * 2 + card.private for card in hand] for hand in self.hands],
            [[card.kind for card in area] for area in self.areas],
            self.pile,
            [card.kind for card in self.discards],
            [self.active, self.chosen, self.question, self.owes],
            [self.active_slot, self.chosen_slot, *shown, self.sabotages, self.step, self.winner],
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, self.terms, self.chance, self.box, self.era)


def cards_out(state: State) -> list[Card]:
    """Every card outside the draw pile."""
    zones = [*state.hands, *state.areas, state.discards]
    shown = [card for card in (state.active_card, state.chosen_card) if card is not None]
    return [card for zone in zones for card in zone] + shown


def has_won(terms: Terms, area: tuple[Card, ...]) -> bool:
    """AY-24: whether the owner of this area has reached the target."""
    return 2 * len(area) >= terms.target and points(area) >= target(terms, area)


def points(area: tuple[Card, ...]) -> int:
    """AY-24: one for each card, two for a Fish."""
    total = 0
    for card in area:
        total += 2 if card.object == FISH else 1
    return total


def target(terms: Terms, area: tuple[Card, ...]) -> int:
    """AY-6, AY-47: the points that the owner of this area needs."""
    waste = 0
    for card in area:
        if card.object == TOXIC_WASTE:
            waste += 1
    if waste > 1 and not terms.waste_adds:
        waste = 1
    return terms.target + waste


def joined(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards and one more."""
    return cards + (card,)  # noqa: RUF005 - compiled, unpacking would go through a list


def without(cards: tuple[Card, ...], slot: int) -> tuple[Card, ...]:
    """The cards without the one in this slot."""
    return cards[:slot] + cards[slot + 1 :] if slot else cards[1:]


def top_back(pile: list[int]) -> Back | None:
    """AY-3: the back that everyone sees on the draw pile."""
    return BACKS[pile[-1] & 3] if pile else None
