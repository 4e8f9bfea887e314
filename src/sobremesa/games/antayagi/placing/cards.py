"""Cards in hands, in areas, in the pile, among the discards, and on their way."""

from __future__ import annotations

from sobremesa.games.antayagi.content import HAND, KINDS, Pack, kind_of, name_of
from sobremesa.games.antayagi.placing.reading import fault, per_seat, read_mask
from sobremesa.games.antayagi.position import (
    UNSET,
    CardData,
    Cards,
    Maybe,
    Pair,
    Position,
    kind_said,
)
from sobremesa.games.antayagi.state import Card, State, cards_out, dealt, drawn
from sobremesa.kernel.errors import ScenarioFault


def choose_backs(said: Position, pack: Pack) -> None:
    """A back that is not said is plain while the box has such cards.

    Then it is the clue: the box of 80 has but one Treasure with a plain back.
    """
    zones = [*(said.hands or ()), *(said.areas or ()), said.pile or (), said.discards or ()]
    cards = [card for zone in zones for card in zone]
    shown = said.shown or Pair()
    cards += [card for card in (shown.active, shown.chosen) if card is not UNSET]
    left = list(pack.counts)
    for card in cards:
        if card.back is not UNSET:
            left[kind_of(card.object, card.back)] -= 1
    for card in cards:
        if card.back is UNSET:
            clue = not left[kind_of(card.object, "plain")] and card.object in ("treasure", "t-rex")
            card.back = "treasure-and-t-rex" if clue else "plain"
            left[kind_of(card.object, card.back)] -= 1


def place_cards(state: State, said: Position) -> None:
    """Every card where it is said, seen by whom it can have been seen."""
    seats = range(state.seats)
    hands = per_seat("hands", said.hands or (), state.seats)
    areas = per_seat("areas", said.areas or (), state.seats)
    state.hands = [_hand(state, seat, hands[seat]) for seat in seats]
    state.areas = [tuple(_open(state, f"areas {seat}", areas[seat])) for seat in seats]
    state.discards = _open(state, "discards", said.discards or ())
    state.pile = [kind_said(card) for card in reversed(said.pile or ())]
    shown = said.shown or Pair()
    state.active_card = _shown(state, shown.active)
    state.chosen_card = _shown(state, shown.chosen)


def _hand(state: State, seat: int, cards: Cards) -> list[Card]:
    if len(cards) > HAND:
        raise fault(f"hands {seat}", f"a hand holds at most {HAND} cards, not {len(cards)}")
    return [_held(state, seat, card, f"hands {seat}, card {n}") for n, card in enumerate(cards, 1)]


def _held(state: State, seat: int, said: CardData, where: str) -> Card:
    """AY-10, AY-12: held as it is said, and seen as a dealt, drawn or flipped card can be."""
    everyone = state.terms.everyone
    card = drawn(kind_said(said), seat, everyone, _era(state, said, where))
    private = card.private if said.private is UNSET else said.private
    turned = private != card.private
    object_seen = read_mask(
        said.object_seen, everyone if turned else card.object_seen, state, where
    )
    back_seen = read_mask(said.back_seen, everyone, state, where)
    held = Card(card.kind, private, object_seen, back_seen, card.era)
    as_dealt = dealt(card.kind, seat, everyone)
    as_flipped = Card(card.kind, private, everyone, everyone, card.era)
    if held not in (card, as_dealt, as_flipped):
        raise fault(where, "AY-12: no card in a hand has been seen by just these players")
    return held


def _open(state: State, place: str, cards: Cards) -> list[Card]:
    """Cards with the object up, as areas, discards and revealed cards are."""
    return [_opened(state, card, f"{place}, card {n}") for n, card in enumerate(cards, 1)]


def _opened(state: State, said: CardData, where: str) -> Card:
    everyone = state.terms.everyone
    if said.private or read_mask(said.object_seen, everyone, state, where) != everyone:
        raise fault(where, "AY-14: its object lies open to all")
    kind, era = kind_said(said), _era(state, said, where)
    back_seen = read_mask(said.back_seen, everyone, state, where)
    dealt_backs = [dealt(kind, seat, everyone).back_seen for seat in range(state.seats)]
    if back_seen != everyone and (era or back_seen not in dealt_backs):
        raise fault(where, "AY-12: no card's back has been seen by just these players")
    return Card(kind, False, everyone, back_seen, era)


def _shown(state: State, card: CardData | Maybe) -> Card | None:
    return None if card is UNSET else _opened(state, card, "shown")


def _era(state: State, card: CardData, where: str) -> int:
    era = state.era if card.era is UNSET else card.era
    if not 0 <= era <= state.era:
        raise fault(where, f"era {era} lies outside 0 to {state.era}")
    return era


def place_box(state: State, pack: Pack) -> None:
    """The cards on the table are those of this game, at most what a box has."""
    state.box = _count(state)
    for kind, count in enumerate(state.box):
        if count > pack.counts[kind]:
            raise ScenarioFault(
                "position",
                f"{count} cards {name_of(kind)}, but {pack.name} has {pack.counts[kind]}",
            )


def _count(state: State) -> tuple[int, ...]:
    """How many cards of each kind are on the table."""
    counts = [0] * KINDS
    for card in cards_out(state):
        counts[card.kind] += 1
    for kind in state.pile:
        counts[kind] += 1
    return tuple(counts)
