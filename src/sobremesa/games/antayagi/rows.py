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


class HandBlock:
    """What somebody saw of a hand the last time."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.unseen: list[Card] = []  # those of them whose object was hidden
        self.block = b""

    def is_of(self, hand: list[Card]) -> bool:
        """Whether it is still the same."""
        cards = self.cards
        if not self.block or len(cards) != len(hand):
            return False
        for slot, card in enumerate(hand):
            if cards[slot] is not card:
                return False
        return True


class AreaBlock:
    """An area as it was the last time, if everybody saw the same."""

    def __init__(self) -> None:
        self.cards = NO_AREA
        self.block = b""


class DiscardsBlock:
    """The discards as they were the last time, as long as everybody saw the same."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.count = -1  # how many of these are in the block
        self.open = True  # whether everybody saw the same
        self.lying = b""  # the cards alone
        self.block = b""


class LastLook:
    """What one seat saw the last time."""

    def __init__(self, seats: int) -> None:
        self.hands = [HandBlock() for _ in range(seats)]
        self.pile: list[int] = []
        self.piled = -1  # how many were in it
        self.active_card: Card | None = None
        self.chosen_card: Card | None = None
        self.hidden = b""


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
        self.head = packed(agreed)
        self.held = CardBlocks(held, seats)
        self.lying = CardBlocks(lying, seats)
        self.no_card = packed(held.nothing())
        self.no_area = packed(lying.nothing() * area.most)
        self.no_discards = packed(lying.nothing() * discards.most)
        self.absent = packed(by_seat.item.nothing() * (SEATS - seats))
        self.hidden_of_nobody = NOTHING_HIDDEN * (HAND * (SEATS - seats))


class AntaYagiRows(RowWriter[State]):
    """The rows of a table of so many seats."""

    def __init__(self, places: RowPlaces, seats: int) -> None:
        self.places = places
        self.seats = seats
        self.everyone = (1 << seats) - 1
        self._box: tuple[int, ...] = ()
        self._box_block = b""
        self._pile: list[int] = []
        self._piled = -1
        self._in_pile: list[int] = []
        self._areas = [AreaBlock() for _ in range(seats)]
        self._discards = DiscardsBlock()
        self._looks = [LastLook(seats) for _ in range(seats)]

    def row(self, state: State, seat: int) -> bytes:
        """Block by block."""
        look, seats = self._looks[seat], self.seats
        pieces = self._standing(state, seat)
        moved = False  # whether any hand is not what it was
        for distance in range(seats):
            owner = (seat + distance) % seats
            hand = look.hands[owner]
            if not hand.is_of(state.hands[owner]):
                self._look_at_hand(hand, state.hands[owner], seat)
                moved = True
            pieces.append(hand.block)
            area = self._areas[owner]
            if area.cards is state.areas[owner] and area.block:
                pieces.append(area.block)
            else:
                pieces.append(self._look_at_area(area, state, owner, seat))
        pieces.append(self.places.absent)
        discards = self._discards
        if discards.cards is not state.discards or discards.count != len(state.discards):
            self._look_at_discards(discards, state.discards, seat)
        pieces.append(discards.block)
        if (
            moved
            or look.pile is not state.pile
            or look.piled != len(state.pile)
            or look.active_card is not state.active_card
            or look.chosen_card is not state.chosen_card
        ):
            self._look_at_hidden(look, state, seat)
        pieces.append(look.hidden)
        pieces.append(numeral(state.era))
        row = b"".join(pieces)
        if len(row) != 2 * self.places.width:
            raise LayoutFault("there are more cards in one place than there is room for")
        return row

    def _standing(self, state: State, seat: int) -> list[bytes]:
        """Everything before the seats."""
        seats, question, owes = self.seats, state.question, state.owes
        if question == WINDOW:  # AY-32, AY-35
            own = 1 << seat
            owes = self.everyone & ~own | owes & own
        asked = (owes >> seat | owes << (seats - seat)) & self.everyone
        laid = NOBODY
        if question == LAY:
            if seat == state.active:
                laid = state.active_slot
            elif seat == state.chosen:
                laid = state.chosen_slot
        pile = state.pile
        return [
            self.places.head,
            NUMERALS[question + 1],
            NUMERALS[asked + 1],
            self._somebody(state.active, seat),
            self._somebody(state.chosen, seat),
            NUMERALS[laid + 1],
            numeral(state.sabotages),
            NUMERALS[state.step + 1],
            self._somebody(state.winner, seat),
            self._shown(state.active_card, seat),
            self._shown(state.chosen_card, seat),
            numeral(len(pile)),
            NUMERALS[(pile[-1] & 3) + 1 if pile else 0],
            self._box_of(state.box),
        ]

    def _somebody(self, other: int, seat: int) -> bytes:
        return NUMERALS[0] if other == NOBODY else NUMERALS[(other - seat) % self.seats + 1]

    def _shown(self, card: Card | None, seat: int) -> bytes:
        return self.places.no_card if card is None else self.places.held.block(card, seat)

    def _box_of(self, box: tuple[int, ...]) -> bytes:
        if self._box is not box:
            self._box = box
            self._box_block = packed(box)
        return self._box_block

    def _look_at_hand(self, hand: HandBlock, cards: list[Card], seat: int) -> None:
        hand.cards = cards[:]
        unseen: list[Card] = []
        pieces = [NUMERALS[len(cards) + 1]]
        for card in cards:
            pieces.append(self.places.held.block(card, seat))
            if not card.object_seen >> seat & 1:
                unseen.append(card)
        pieces.append(self.places.no_card * (HAND - len(cards)))
        hand.unseen = unseen
        hand.block = b"".join(pieces)

    def _look_at_area(self, area: AreaBlock, state: State, owner: int, seat: int) -> bytes:
        """The cards, then the points and how many are needed.

        Everybody sees the same, unless a back is hidden: then the next who looks writes it anew.
        """
        cards = state.areas[owner]
        blocks, open_to_all = self._lying(cards, seat)
        rest = self.places.no_area[len(blocks) :]
        count, ends = numeral(points(cards)), numeral(target(state.terms, cards))
        block = b"".join([NUMERALS[len(cards) + 1], blocks, rest, count, ends])
        area.cards, area.block = cards, block if open_to_all else b""
        return block

    def _look_at_discards(self, known: DiscardsBlock, discards: list[Card], seat: int) -> None:
        """Those that were not there the last time, after the others."""
        if known.cards is not discards or known.count > len(discards) or not known.open:
            known.cards, known.count, known.open, known.lying = discards, 0, True, b""
        more, open_to_all = self._lying(tuple(discards[known.count :]), seat)
        known.lying += more
        known.open = open_to_all
        known.count = len(discards) if open_to_all else -1
        rest = self.places.no_discards[len(known.lying) :]
        known.block = b"".join([numeral(len(discards)), known.lying, rest])

    def _lying(self, cards: tuple[Card, ...], seat: int) -> tuple[bytes, bool]:
        """Cards that lie open, and whether everybody has seen their backs too."""
        pieces: list[bytes] = []
        open_to_all = True
        for card in cards:
            pieces.append(self.places.lying.block(card, seat))
            if card.back_seen != self.everyone:
                open_to_all = False
        return b"".join(pieces), open_to_all

    def _look_at_hidden(self, look: LastLook, state: State, seat: int) -> None:
        """Beside every card whose object is hidden, those among which it is; then the pile's."""
        era = state.era
        hidden: dict[int, list[int]] = {era: self._counted(state.pile)[:]}
        for hand in look.hands:
            for card in hand.unseen:
                _count(hidden, card)
        for shown in (state.active_card, state.chosen_card):
            if shown is not None and not shown.object_seen >> seat & 1:
                _count(hidden, shown)
        block = _tallied(hidden[era])
        pieces: list[bytes] = []
        for distance in range(self.seats):
            hand = look.hands[(seat + distance) % self.seats]
            for card in hand.cards:
                if card.object_seen >> seat & 1:
                    pieces.append(NOTHING_HIDDEN)
                else:
                    pieces.append(block if card.era == era else _tallied(hidden[card.era]))
            pieces.append(NOTHING_HIDDEN * (HAND - len(hand.cards)))
        pieces.append(self.places.hidden_of_nobody)
        pieces.append(block)
        look.hidden = b"".join(pieces)
        look.pile, look.piled = state.pile, len(state.pile)
        look.active_card, look.chosen_card = state.active_card, state.chosen_card

    def _counted(self, pile: list[int]) -> list[int]:
        """How many of each object are in the draw pile."""
        if self._pile is not pile or self._piled != len(pile):
            counts = [0] * len(OBJECTS)
            for kind in pile:
                counts[kind >> 2] += 1
            self._pile, self._piled, self._in_pile = pile, len(pile), counts
        return self._in_pile


def _count(hidden: dict[int, list[int]], card: Card) -> None:
    """One hidden card more of its shuffle."""
    counts = hidden.get(card.era)
    if counts is None:
        counts = hidden[card.era] = [0] * len(OBJECTS)
    counts[card.object] += 1


def _tallied(counts: list[int]) -> bytes:
    """How many of each object."""
    return b"".join([NUMERALS[count + 1] for count in counts])
