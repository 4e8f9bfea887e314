"""Rows of AntaYagí written straight from the state, block by block.

A block is what its codec writes of a part of the view. It is kept, and written anew only where the
cards that it is about are no longer the same: cards and areas never change, a pile only loses cards
and the discards only gain some until others take their place.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.antayagi.content import HAND, OBJECTS
from sobremesa.games.antayagi.moves import SEATS
from sobremesa.games.antayagi.state import LAY, NOBODY, WINDOW, Card, State, points, target
from sobremesa.games.antayagi.views import seen_card
from sobremesa.kernel.encoding import RowWriter
from sobremesa.kernel.layout import (
    CACHED,
    NUMERALS,
    BySeatCodec,
    Codec,
    GivenCodec,
    LayoutFault,
    ListCodec,
    RecordCodec,
    numeral,
    packed,
)

NO_AREA: Final[tuple[Card, ...]] = ()
NOTHING_HIDDEN: Final = packed([0] * len(OBJECTS))
NO_HAND_HIDDEN: Final = NOTHING_HIDDEN * HAND


class CardBlocks:
    """Cards of a kind of place as they were written, by who looks; for all tables."""

    def __init__(self, codec: Codec, seats: int) -> None:
        self.codec = codec
        self.seats = seats
        self._known: dict[int, bytes] = {}

    def block(self, card: Card, seat: int) -> bytes:
        """What this seat sees of it."""
        seen = (card.era << 7 | card.object_seen) << 7 | card.back_seen
        code = ((seen << 1 | card.private) << 6 | card.kind) << 3 | seat
        known = self._known.get(code)
        if known is None:
            if len(self._known) >= CACHED:
                self._known.clear()
            numbers: list[int] = []
            self.codec.write(seen_card(card, 1 << seat), numbers, seat, self.seats)
            known = self._known[code] = packed(numbers)
        return known


# Where the blocks of a row are: first these, then those of the seats, each with its hand and area,
# then the others.
_STANDING: Final = 0
_ACTIVE_CARD: Final = 1
_CHOSEN_CARD: Final = 2
_PILE: Final = 3
_BOX: Final = 4
_SEATS: Final = 5

_HELD: Final = 0  # how many cards are in the hand; then each
_AREA: Final = 1 + HAND
_SEAT: Final = 2 + HAND

_ABSENT: Final = 0
_DISCARDED: Final = 1
_DISCARDS: Final = 2
_NO_DISCARDS: Final = 3
_HIDDEN: Final = 4  # beside each hand

_HIDDEN_OF_NOBODY: Final = 0
_HIDDEN_IN_PILE: Final = 1
_ERA: Final = 2


class HandLook:
    """What somebody saw of a hand the last time."""

    def __init__(self) -> None:
        self.cards: list[Card | None] = [None] * HAND
        self.unseen = 0  # the slots whose object was hidden, as a mask


class LastLook:
    """What one seat saw the last time, and the blocks of its row in their order."""

    def __init__(self, places: RowPlaces, seats: int) -> None:
        self.hands = [HandLook() for _ in range(seats)]  # from who looks to the left
        self.areas: list[tuple[Card, ...] | None] = [None] * seats
        self.pile: list[int] = []
        self.piled = -1  # how many were in it
        self.active_card: Card | None = None
        self.chosen_card: Card | None = None
        self.discards: list[Card] = []
        self.discarded = 0  # how many of these are in the block
        self.row = [
            *[b"", places.no_card, places.no_card, b"", b""],
            *[NUMERALS[1], *[places.no_card] * HAND, b""] * seats,
            *[places.absent, NUMERALS[1], b"", places.no_discards[0]],
            *[NO_HAND_HIDDEN] * seats,
            *[places.hidden_of_nobody, b"", b""],
        ]


class AreaBlocks:
    """An area as it was the last time, as each seat saw it."""

    def __init__(self, seats: int) -> None:
        self.cards = NO_AREA
        self.blocks = [b""] * seats


class RowPlaces:
    """How the places of cards are written at a table of so many seats: for all such tables."""

    def __init__(self, codec: RecordCodec, held: Codec, lying: Codec, seats: int) -> None:
        parts = dict(zip(codec.names, codec.codecs, strict=True))
        by_seat, discards = parts["seats"], parts["discards"]
        assert isinstance(by_seat, BySeatCodec)
        assert isinstance(by_seat.item, RecordCodec)
        area = dict(zip(by_seat.item.names, by_seat.item.codecs, strict=True))["area"]
        assert isinstance(area, ListCodec)
        assert isinstance(discards, ListCodec)
        options = parts["options"]
        assert isinstance(options, GivenCodec)
        agreed = [seats]
        options.write(options.value, agreed, 0, seats)
        self.width = codec.width
        self.seats = seats
        self.head = packed(agreed)
        self.held = CardBlocks(held, seats)
        self.lying = CardBlocks(lying, seats)
        self.no_card = packed(held.nothing())
        self.no_area = packed(lying.nothing() * area.most)
        self.no_discards = [  # by how many there are
            packed(lying.nothing() * (discards.most - count)) for count in range(discards.most + 1)
        ]
        self.absent = packed(by_seat.item.nothing() * (SEATS - seats))
        self.hidden_of_nobody = NOTHING_HIDDEN * (HAND * (SEATS - seats))
        self._standing: dict[int, bytes] = {}

    def standing(self, state: State, seat: int) -> bytes:
        """Everything before the cards, which is what it was some time before."""
        seats, question, owes = self.seats, state.question, state.owes
        everyone = (1 << seats) - 1
        if question == WINDOW:  # AY-32, AY-35
            own = 1 << seat
            owes = everyone & ~own | owes & own
        asked = (owes >> seat | owes << (seats - seat)) & everyone
        laid = NOBODY
        if question == LAY:
            if seat == state.active:
                laid = state.active_slot
            elif seat == state.chosen:
                laid = state.chosen_slot
        active, chosen = self._distance(state.active, seat), self._distance(state.chosen, seat)
        winner = self._distance(state.winner, seat)
        code = ((question << 7 | asked) << 4 | active + 1) << 4 | chosen + 1
        code = (((code << 2 | laid + 1) << 3 | state.step) << 4 | winner + 1) | (
            state.sabotages << 27
        )
        known = self._standing.get(code)
        if known is None:
            if len(self._standing) >= CACHED:
                self._standing.clear()
            numbers = [question, asked, active, chosen, laid, state.sabotages, state.step, winner]
            known = self._standing[code] = self.head + packed(numbers)
        return known

    def _distance(self, other: int, seat: int) -> int:
        return NOBODY if other == NOBODY else (other - seat) % self.seats


class AntaYagiRows(RowWriter[State]):
    """The rows of a table of so many seats."""

    def __init__(self, places: RowPlaces, seats: int) -> None:
        self.places = places
        self.seats = seats
        self._box: tuple[int, ...] = ()
        self._box_block = b""
        self._pile: list[int] = []
        self._piled = -1
        self._in_pile: list[int] = []
        self._areas = [AreaBlocks(seats) for _ in range(seats)]
        self._looks = [LastLook(places, seats) for _ in range(seats)]

    def row(self, state: State, seat: int) -> bytes:
        """Block by block: what is no longer so is written anew."""
        look, seats, places = self._looks[seat], self.seats, self.places
        row, pile, after = look.row, state.pile, _SEATS + _SEAT * self.seats
        row[_STANDING] = places.standing(state, seat)
        moved = self._look_at_shown(look, state, seat)  # whether anything hidden is elsewhere now
        if look.piled != len(pile) or look.pile is not pile:
            look.pile, look.piled, moved = pile, len(pile), True
            row[_PILE] = numeral(len(pile)) + NUMERALS[(pile[-1] & 3) + 1 if pile else 0]
            row[_BOX] = self._box_of(state.box)
            row[after + _HIDDEN + seats + _ERA] = numeral(state.era)
        at, owner = _SEATS, seat
        for distance in range(seats):
            if self._look_at_hand(look.hands[distance], state.hands[owner], row, at, seat):
                moved = True
            if look.areas[distance] is not state.areas[owner]:
                look.areas[distance] = state.areas[owner]
                row[at + _AREA] = self._area(state, owner, seat)
            at += _SEAT
            owner = owner + 1 if owner + 1 < seats else 0
        if look.discards is not state.discards or look.discarded != len(state.discards):
            self._look_at_discards(look, state.discards, after, seat)
        if moved:
            self._look_at_hidden(look, state, after + _HIDDEN, seat)
        whole = b"".join(row)
        if len(whole) != 2 * places.width:
            raise LayoutFault("there are more cards in one place than there is room for")
        return whole

    def _look_at_shown(self, look: LastLook, state: State, seat: int) -> bool:
        """The cards between the two; says whether one of them is hidden, or was."""
        active, chosen = look.active_card, look.chosen_card
        if active is state.active_card and chosen is state.chosen_card:
            return False
        look.active_card, look.chosen_card = state.active_card, state.chosen_card
        look.row[_ACTIVE_CARD] = self._held(state.active_card, seat)
        look.row[_CHOSEN_CARD] = self._held(state.chosen_card, seat)
        return (
            _is_hidden(active, seat)
            or _is_hidden(chosen, seat)
            or _is_hidden(state.active_card, seat)
            or _is_hidden(state.chosen_card, seat)
        )

    def _held(self, card: Card | None, seat: int) -> bytes:
        return self.places.no_card if card is None else self.places.held.block(card, seat)

    def _box_of(self, box: tuple[int, ...]) -> bytes:
        if self._box is not box:
            self._box = box
            self._box_block = packed(box)
        return self._box_block

    def _look_at_hand(
        self, known: HandLook, hand: list[Card], row: list[bytes], at: int, seat: int
    ) -> bool:
        """The cards that are not what they were; says whether one of them is hidden, or was."""
        moved = False
        for slot in range(HAND):
            card = hand[slot] if slot < len(hand) else None
            if known.cards[slot] is not card:
                known.cards[slot] = card
                row[at + _HELD] = NUMERALS[len(hand) + 1]
                row[at + _HELD + 1 + slot] = self._held(card, seat)
                if known.unseen >> slot & 1:
                    known.unseen &= ~(1 << slot)
                    moved = True
                if _is_hidden(card, seat):
                    known.unseen |= 1 << slot
                    moved = True
        return moved

    def _area(self, state: State, owner: int, seat: int) -> bytes:
        """The cards, then the points and how many are needed.

        Where everybody has seen the backs too, all see the same.
        """
        area, cards = self._areas[owner], state.areas[owner]
        if area.cards is not cards:
            area.cards, area.blocks = cards, [b""] * self.seats
        block = area.blocks[seat]
        if not block:
            lying = self._lying(list(cards), 0, seat)
            count, ends = numeral(points(cards)), numeral(target(state.terms, cards))
            rest = self.places.no_area[len(lying) :]
            block = b"".join([NUMERALS[len(cards) + 1], lying, rest, count, ends])
            if all(card.back_seen == state.terms.everyone for card in cards):
                area.blocks = [block] * self.seats
            else:
                area.blocks[seat] = block
        return block

    def _look_at_discards(
        self, look: LastLook, discards: list[Card], after: int, seat: int
    ) -> None:
        """Those that were not there the last time, after the others."""
        row, count = look.row, len(discards)
        if count >= len(self.places.no_discards):
            raise LayoutFault("there are more discards than there is room for")
        if look.discards is not discards or look.discarded > count:
            look.discards, look.discarded, row[after + _DISCARDS] = discards, 0, b""
        row[after + _DISCARDED] = NUMERALS[count + 1]
        row[after + _DISCARDS] += self._lying(discards, look.discarded, seat)
        row[after + _NO_DISCARDS] = self.places.no_discards[count]
        look.discarded = count

    def _lying(self, cards: list[Card], first: int, seat: int) -> bytes:
        """Cards that lie open, from this one on."""
        lying = self.places.lying
        return b"".join([lying.block(cards[n], seat) for n in range(first, len(cards))])

    def _look_at_hidden(self, look: LastLook, state: State, at: int, seat: int) -> None:
        """Beside every card whose object is hidden, those among which it is; then the pile's."""
        counts = self._counted(state.pile)[:]
        older: dict[int, list[int]] = {}  # of the shuffles before
        for hand in look.hands:
            if hand.unseen:
                for card in hand.cards:
                    _count_hidden(card, seat, state.era, counts, older)
        _count_hidden(state.active_card, seat, state.era, counts, older)
        _count_hidden(state.chosen_card, seat, state.era, counts, older)
        row, block = look.row, _tallied(counts)
        for distance, hand in enumerate(look.hands):
            beside = NO_HAND_HIDDEN
            if hand.unseen:
                beside = b""
                for card in hand.cards:
                    if card is None or not _is_hidden(card, seat):
                        beside += NOTHING_HIDDEN
                    else:
                        beside += block if card.era == state.era else _tallied(older[card.era])
            row[at + distance] = beside
        row[at + self.seats + _HIDDEN_IN_PILE] = block

    def _counted(self, pile: list[int]) -> list[int]:
        """How many of each object are in the draw pile."""
        if self._pile is not pile or self._piled != len(pile):
            counts = [0] * len(OBJECTS)
            for kind in pile:
                counts[kind >> 2] += 1
            self._pile, self._piled, self._in_pile = pile, len(pile), counts
        return self._in_pile


def _is_hidden(card: Card | None, seat: int) -> bool:
    """Whether this seat has not seen its object."""
    return card is not None and not card.object_seen >> seat & 1


def _count_hidden(
    card: Card | None, seat: int, era: int, counts: list[int], older: dict[int, list[int]]
) -> None:
    """One card more of its shuffle, of this era or of one before, if it is hidden."""
    if card is None or card.object_seen >> seat & 1:
        return
    if card.era != era:
        if card.era not in older:
            older[card.era] = [0] * len(OBJECTS)
        counts = older[card.era]
    counts[card.object] += 1


def _tallied(counts: list[int]) -> bytes:
    """How many of each object."""
    return b"".join([NUMERALS[count + 1] for count in counts])
