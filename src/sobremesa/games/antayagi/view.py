"""What one seat, or a spectator, may know: built up from nothing, never a state stripped down."""

from __future__ import annotations

import msgspec

from sobremesa.games.antayagi.content import OBJECTS, Back, Object
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.state import (
    LAY,
    NOBODY,
    QUESTIONS,
    WINDOW,
    Card,
    State,
    cards_out,
    points,
    target,
    top_back,
)


class SeenCard(msgspec.Struct, frozen=True):
    """A card as somebody knows it. Who has seen which side is no secret: all could watch it."""

    object: Object | None
    back: Back | None
    private: bool
    object_seen: int
    back_seen: int
    era: int


class SeatView(msgspec.Struct, frozen=True):
    """What lies before one player, and what is in their hand."""

    hand: tuple[SeenCard, ...]
    area: tuple[SeenCard, ...]
    points: int
    target: int


class View(msgspec.Struct, frozen=True):
    """The table from one seat; `seat` is None for a spectator."""

    seat: int | None
    options: Options
    pack: str  # the hash of the box
    box: tuple[int, ...]  # how many cards of each kind are in this game
    eras: tuple[tuple[int, ...], ...]  # how many of each object came from each shuffle of the pile
    seats: tuple[SeatView, ...]
    pile: int
    top: Back | None
    discards: tuple[SeenCard, ...]
    active: int
    chosen: int | None
    question: str
    asked: tuple[int, ...]  # who owes an answer, as far as this seat may know
    laid: int | None  # the slot that this seat has laid down, before it is revealed
    shown: tuple[SeenCard | None, SeenCard | None]  # what the two have revealed, or are to receive
    sabotages: int
    step: int
    winner: int | None


def view(state: State, seat: int | None) -> View:
    """What this seat may know now; AY-14a: a spectator knows what every seat knows."""
    return _look(state, seat, state.terms.everyone if seat is None else 1 << seat)


def open_view(state: State) -> View:
    """Everything on the table, both sides of every card."""
    return _look(state, None, 0)


def _look(state: State, seat: int | None, eyes: int) -> View:
    """What all of these eyes have seen: with none there is nothing to hide."""
    return View(
        seat=seat,
        options=state.terms.options,
        pack=state.terms.pack.hash,
        box=state.box,
        eras=eras(state),
        seats=tuple(_seat(state, owner, eyes) for owner in range(state.terms.seats)),
        pile=len(state.pile),
        top=top_back(state.pile),
        discards=_cards(state.discards, eyes),
        active=state.active,
        chosen=_somebody(state.chosen),
        question=QUESTIONS[state.question],
        asked=_asked(state, seat),
        laid=_laid(state, seat),
        shown=(_shown(state.active_card, eyes), _shown(state.chosen_card, eyes)),
        sabotages=state.sabotages,
        step=state.step,
        winner=_somebody(state.winner),
    )


def eras(state: State) -> tuple[tuple[int, ...], ...]:
    """The objects that came from each shuffle: the box, and the discards that all could see."""
    counts = [[0] * len(OBJECTS) for _ in range(state.era + 1)]
    for card in cards_out(state):
        counts[card.era][card.object] += 1
    for kind in state.pile:
        counts[state.era][kind >> 2] += 1
    return tuple(tuple(count) for count in counts)


def _seat(state: State, owner: int, eyes: int) -> SeatView:
    area = state.areas[owner]
    return SeatView(
        hand=_cards(state.hands[owner], eyes),
        area=_cards(area, eyes),
        points=points(area),
        target=target(state.terms, area),
    )


def _cards(cards: list[Card], eyes: int) -> tuple[SeenCard, ...]:
    return tuple([_card(card, eyes) for card in cards])


def _shown(card: Card | None, eyes: int) -> SeenCard | None:
    return None if card is None else _card(card, eyes)


def _card(card: Card, eyes: int) -> SeenCard:
    """AY-12, AY-14a: a side is known to those who have seen it; `eyes` must all have."""
    return SeenCard(
        object=card.object_name if card.object_seen & eyes == eyes else None,
        back=card.back_name if card.back_seen & eyes == eyes else None,
        private=card.private,
        object_seen=card.object_seen,
        back_seen=card.back_seen,
        era=card.era,
    )


def _asked(state: State, seat: int | None) -> tuple[int, ...]:
    """AY-32, AY-35: in a window all but oneself seem to be thinking, until it closes."""
    owes = state.owes
    if state.question == WINDOW:
        own = 0 if seat is None else 1 << seat
        owes = state.terms.everyone & ~own | owes & own
    return tuple([other for other in range(state.terms.seats) if owes >> other & 1])


def _laid(state: State, seat: int | None) -> int | None:
    if state.question != LAY or seat is None:
        return None
    if seat == state.active:
        return _somebody(state.active_slot)
    return _somebody(state.chosen_slot) if seat == state.chosen else None


def _somebody(number: int) -> int | None:
    return None if number == NOBODY else number
