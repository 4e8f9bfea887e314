"""AY-3, AY-4 and AY-60 to AY-61a: drawing cards."""

from __future__ import annotations

from sobremesa.games.antayagi.content import HAND, KINDS
from sobremesa.games.antayagi.events import Drew, Reshuffled
from sobremesa.games.antayagi.state import Card, State, top_back
from sobremesa.kernel.events import Story, secret


def refill_everyone(state: State, story: Story) -> bool:
    """AY-60, AY-60a: clockwise from the active player. Says whether anything was drawn."""
    seats = state.terms.seats
    some = False
    for distance in range(seats):
        seat = (state.active + distance) % seats
        if len(state.hands[seat]) < HAND:
            some = draw_cards(state, seat, HAND, story) or some
    return some


def refill_alone(state: State, story: Story) -> bool:
    """AY-61a: after a turn without an exchange. Says whether anything was drawn."""
    if state.terms.refill_all:
        return refill_everyone(state, story)
    return draw_cards(state, state.active, HAND, story)


def draw_cards(state: State, seat: int, size: int, story: Story) -> bool:
    """Draw until the hand has this size or nothing is left. Says whether anything was drawn."""
    hand = state.hands[seat]
    before = len(hand)
    while len(hand) < size:
        if not state.pile and not reshuffle(state, story):
            break
        card = state.terms.draws[state.era][seat * KINDS + state.pile.pop()]
        hand.append(card)
        state.revealed += 1
        if story is not None:
            story.append(drew(state, seat, card))
    return len(hand) > before


def drew(state: State, seat: int, card: Card) -> Drew:
    """AY-3, AY-10, AY-11: everyone sees the back, and some the object."""
    thing = secret(card.object_name, card.object_seen, state.terms.everyone)
    return Drew(seat, card.back_name, thing, card.private, top_back(state.pile))


def reshuffle(state: State, story: Story) -> bool:
    """AY-4, AY-4a: the discards become the new pile. Says whether there were any."""
    if not state.discards:
        return False
    state.pile = [card.kind for card in state.discards]
    state.discards = []
    state.era += 1
    state.terms.prepare(state.era)
    state.chance.shuffle(state.pile)
    state.revealed += 1
    if story is not None:
        story.append(Reshuffled(len(state.pile)))
    return True
