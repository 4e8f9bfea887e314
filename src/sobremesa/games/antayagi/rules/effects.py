"""AY-26 and AY-40 to AY-50: what the objects do."""

from __future__ import annotations

from sobremesa.games.antayagi.content import (
    EMPTY_BOX,
    FISH,
    FOODS,
    HAT,
    LOLLIPOP,
    MUFFIN,
    OBJECTS,
    T_REX,
    TOXIC_WASTE,
    WIZARD,
    Food,
)
from sobremesa.games.antayagi.events import (
    Ate,
    Discarded,
    Flipped,
    HandDiscarded,
    Kept,
    Received,
    Took,
)
from sobremesa.games.antayagi.rules.end import end_exchange_with_winner
from sobremesa.games.antayagi.rules.questions import (
    ask,
    foods_in,
    holds,
    no_such_card,
    other_party,
)
from sobremesa.games.antayagi.state import EAT, TAKE, Card, State, flipped, joined, without
from sobremesa.kernel.errors import not_asked, refuse
from sobremesa.kernel.events import Story


def swap(state: State, story: Story) -> None:
    """AY-23, AY-49: each is to receive the other's card, or, where a Wizard lies, their own."""
    mine, yours = state.active_card, state.chosen_card
    assert mine is not None
    assert yours is not None
    if mine.object != WIZARD and yours.object != WIZARD:
        state.active_card, state.chosen_card = yours, mine
    elif story is not None:
        story.append(Kept(state.active if mine.object == WIZARD else state.chosen))


def resolve(state: State, story: Story) -> None:
    """AY-26: the first party's card with its chain, the second's, then T-Rexes in that order.

    Returns early whenever somebody has to be asked; the answer comes back here.
    """
    while state.step < 4:
        step = state.step
        state.step = step + 1
        party = party_at(state, step)
        if step < 2:
            asked = receive(state, party, hand_over(state, party), story)
        else:
            asked = feed(state, party, story)
        if asked:
            return
    state.step = 0
    end_exchange_with_winner(state, story)


def party_at(state: State, step: int) -> int:
    """Whose effects come at this step."""
    first = step % 2 == 0
    return state.active if first == state.terms.active_first else state.chosen


def hand_over(state: State, seat: int) -> Card:
    """The card that is on its way to this party."""
    if seat == state.active:
        card, state.active_card = state.active_card, None
    else:
        card, state.chosen_card = state.chosen_card, None
    assert card is not None
    return card


def receive(state: State, seat: int, card: Card, story: Story) -> bool:
    """AY-23: into the area with its effect, or onto the discard pile. Says whether it asks."""
    if not stays(state.areas[seat], card.object):
        state.discards.append(card)
        if story is not None:
            story.append(Discarded(seat, card.object_name))
        return False
    state.areas[seat] = joined(state.areas[seat], card)
    if story is not None:
        story.append(Received(seat, card.object_name))
    return take_effect(state, seat, card.object, story)


def stays(area: tuple[Card, ...], thing: int) -> bool:
    """AY-23, AY-48: all but the Empty Box, the Wizard, and a Fish without Toxic Waste."""
    if thing == FISH:
        for card in area:
            if card.object == TOXIC_WASTE:
                return True
        return False
    return thing != EMPTY_BOX and thing != WIZARD


def take_effect(state: State, seat: int, thing: int, story: Story) -> bool:
    """AY-42 to AY-44: what an object does as it arrives. Says whether somebody is asked."""
    if thing == HAT:
        flip_hand(state, seat, story)
    elif thing == MUFFIN:
        discard_hand(state, seat, story)
    elif thing == LOLLIPOP and state.hands[other_party(state, seat)]:
        ask(state, TAKE, 1 << seat)
        return True
    return False


def flip_hand(state: State, seat: int, story: Story) -> None:
    """AY-42: every card in the hand turns round."""
    everyone = state.terms.everyone
    hand = [flipped(card, seat, everyone) for card in state.hands[seat]]
    state.hands[seat] = hand
    state.revealed += 1
    if story is not None:
        objects = tuple([card.object_name for card in hand])
        story.append(Flipped(seat, objects, tuple([card.back_name for card in hand])))


def discard_hand(state: State, seat: int, story: Story) -> None:
    """AY-44: the whole hand is discarded."""
    hand = state.hands[seat]
    for card in hand:
        state.discards.append(state.terms.opened(card))
    state.hands[seat] = []
    state.revealed += 1
    if story is not None:
        story.append(HandDiscarded(seat, tuple([card.object_name for card in hand])))


def take(state: State, seat: int, slot: int, story: Story) -> None:
    """AY-43: a card of the other's hand goes straight into one's own area."""
    if state.question != TAKE:
        raise not_asked(seat)
    player = other_party(state, seat)
    hand = state.hands[player]
    if not 0 <= slot < len(hand):
        raise no_such_card("AY-43", hand, slot)
    card = state.terms.opened(hand.pop(slot))
    state.revealed += 1
    if story is not None:
        story.append(Took(seat, player, slot, card.object_name))
    if not receive(state, seat, card, story):
        resolve(state, story)


def feed(state: State, seat: int, story: Story) -> bool:
    """AY-45, AY-46: each T-Rex eats one food. Says whether the owner must choose which."""
    area = state.areas[seat]
    while len(area) > 1 and holds(area, T_REX):
        foods = foods_in(area)
        if not foods:
            return False
        if foods & (foods - 1):
            state.step -= 1
            ask(state, EAT, 1 << seat)
            return True
        devour(state, seat, FOODS[foods.bit_length() - 1], story)
        area = state.areas[seat]
    return False


def eat(state: State, seat: int, name: Food, story: Story) -> None:
    """AY-45: the owner says which food."""
    if state.question != EAT:
        raise not_asked(seat)
    food = OBJECTS.index(name)
    if not holds(state.areas[seat], food):
        raise refuse("AY-45", "no-such-food", name, food=name)
    devour(state, seat, food, story)
    resolve(state, story)


def devour(state: State, seat: int, food: int, story: Story) -> None:
    """AY-45: the T-Rex and the food, the longest there of their kinds, are discarded."""
    for thing in (T_REX, food):
        area = state.areas[seat]
        for place, card in enumerate(area):
            if card.object == thing:
                state.discards.append(card)
                state.areas[seat] = without(area, place)
                break
    if story is not None:
        story.append(Ate(seat, OBJECTS[food]))  # type: ignore[arg-type]
