"""What one seat, or a spectator, may know: built up from nothing, never a state stripped down."""

from __future__ import annotations

from typing import Final

import msgspec

from sobremesa.games.antayagi.content import OBJECTS
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
from sobremesa.games.antayagi.view_types import SeatView, SeenCard, View

SEATS: Final = 8  # bits that say who has seen something
MOST: Final = 4096
_seen_cards: Final[dict[int, SeenCard]] = {}  # the same few are seen again and again


def view(state: State, seat: int | None) -> View:
    """What this seat may know now; AY-14a: a spectator knows what every seat knows."""
    eyes = state.terms.everyone if seat is None else 1 << seat
    public = _public(state)
    return _look(state, public, seat, eyes, _hides_backs(state), _no_hands(public))


def views(state: State) -> list[View]:
    """What each seat may know, and last what a spectator may: what all see is looked at once."""
    public, hidden = _public(state), _hides_backs(state)
    hands = _no_hands(public)
    seats = [
        _look(state, public, seat, 1 << seat, hidden, hands) for seat in range(state.terms.seats)
    ]
    return [*seats, _look(state, public, None, state.terms.everyone, hidden, hands)]


def open_view(state: State) -> View:
    """Everything on the table, both sides of every card."""
    public = _public(state)
    return _look(state, public, None, 0, _hides_backs(state), _no_hands(public))


Hands = list[dict[int, SeatView]]  # of each owner: most see the same of a hand


def _no_hands(public: View) -> Hands:
    return [{} for _ in public.seats]


def _look(
    state: State, public: View, seat: int | None, eyes: int, hidden: bool, hands: Hands
) -> View:
    """What all of these eyes have seen: with none there is nothing to hide."""
    return msgspec.structs.replace(
        public,
        seat=seat,
        seats=tuple(
            [
                _seat(state, shown, owner, eyes, hidden, hands[owner])
                for owner, shown in enumerate(public.seats)
            ]
        ),
        discards=_cards(tuple(state.discards), eyes) if hidden else public.discards,
        asked=_asked(state, seat),
        laid=_laid(state, seat),
        shown=(_shown(state.active_card, eyes), _shown(state.chosen_card, eyes)),
    )


def _public(state: State) -> View:
    """What everyone sees; who knows more of the cards is told so by `_look`."""
    return View(
        seat=None,
        options=state.terms.options,
        pack=state.terms.pack.hash,
        box=state.box,
        eras=eras(state),
        seats=tuple([_shown_seat(state, area) for area in state.areas]),
        pile=len(state.pile),
        top=top_back(state.pile),
        discards=_cards(tuple(state.discards), state.terms.everyone),
        active=state.active,
        chosen=_somebody(state.chosen),
        question=QUESTIONS[state.question],
        asked=(),
        laid=None,
        shown=(None, None),
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


def _shown_seat(state: State, area: tuple[Card, ...]) -> SeatView:
    return SeatView(
        hand=(),
        area=_cards(area, state.terms.everyone),
        points=points(area),
        target=target(state.terms, area),
    )


def _seat(
    state: State, shown: SeatView, owner: int, eyes: int, hidden: bool, alike: dict[int, SeatView]
) -> SeatView:
    cards = state.hands[owner]
    if hidden:
        hand, area = _cards(tuple(cards), eyes), _cards(state.areas[owner], eyes)
        return SeatView(hand, area, shown.points, shown.target)
    sides = 1
    for card in cards:
        object = 2 if card.object_seen & eyes == eyes else 0
        back = 1 if card.back_seen & eyes == eyes else 0
        sides = sides * 4 + object + back
    found = alike.get(sides)
    if found is None:
        hand = _cards(tuple(cards), eyes)
        found = alike[sides] = SeatView(hand, shown.area, shown.points, shown.target)
    return found


def _hides_backs(state: State) -> bool:
    """Whether a card that lies open has a back that somebody has not seen; mostly none has."""
    for cards in (state.discards, *state.areas):
        for card in cards:
            if card.back_seen != state.terms.everyone:
                return True
    return False


def _cards(cards: tuple[Card, ...], eyes: int) -> tuple[SeenCard, ...]:
    return tuple([seen_card(card, eyes) for card in cards])


def _shown(card: Card | None, eyes: int) -> SeenCard | None:
    return None if card is None else seen_card(card, eyes)


def seen_card(card: Card, eyes: int) -> SeenCard:
    """AY-12, AY-14a: a side is known to those who have seen it; `eyes` must all have."""
    object = card.object + 1 if card.object_seen & eyes == eyes else 0
    back = card.back + 1 if card.back_seen & eyes == eyes else 0
    seen = card.object_seen << SEATS | card.back_seen
    code = ((card.era << 2 * SEATS | seen) << 1 | card.private) << 8 | object << 3 | back
    found = _seen_cards.get(code)
    if found is None:
        if len(_seen_cards) >= MOST:
            _seen_cards.clear()
        found = _seen_cards[code] = SeenCard(
            card.object_name if object else None,
            card.back_name if back else None,
            card.private,
            card.object_seen,
            card.back_seen,
            card.era,
        )
    return found


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
