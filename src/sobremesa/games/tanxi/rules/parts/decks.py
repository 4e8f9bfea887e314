"""Parts that look into decks and piles: explore, scout, take."""

from __future__ import annotations

from sobremesa.games.tanxi.effects import Explore, Scout, Take
from sobremesa.games.tanxi.events import Explored, Scouted, Sorted, Took
from sobremesa.games.tanxi.rules.cards import (
    draw_top,
    leave_deck,
    look_at_top,
    put_openly_into_hand,
    remember_the_top,
    shuffle,
)
from sobremesa.games.tanxi.rules.exploring import receive, use_point, why_no_exploring
from sobremesa.games.tanxi.rules.parts.agenda import step_on
from sobremesa.games.tanxi.rules.possible import takeable
from sobremesa.games.tanxi.rules.questions import Story, answered, ask, names_of
from sobremesa.games.tanxi.state import DIG, KEEP, NOTHING, SORT, TAKE, Frame, State
from sobremesa.kernel.errors import not_asked, refuse
from sobremesa.kernel.events import secret


def explore(state: State, frame: Frame, part: Explore, story: Story) -> None:
    """TX-85a: look at the top cards of a deck and keep one."""
    seat = frame.actor
    deck = frame.deck
    if not frame.stage:
        if part.at == "any-deck":
            if choose_deck(state, frame):
                return
            deck = state.agenda[-1].deck
        elif why_no_exploring(state, seat) is None:
            deck = use_point(state, seat)
        else:
            deck = NOTHING
    if deck == NOTHING:
        step_on(state)
        return
    number = min(part.draw, len(state.decks[deck]))
    if story is not None:
        story.append(Explored(seat, state.terms.catalogue.decks[deck]))
    if number > 1:
        state.agenda[-1] = frame.at_deck(deck)
        show_top(state, seat, deck, number, story)
        ask(state, KEEP, 1 << seat)
        return
    step_on(state)
    kind, known_to = draw_top(state, deck, seat)
    receive(state, seat, deck, kind, known_to, story)


def choose_deck(state: State, frame: Frame) -> bool:
    """Any deck that is not empty. True: the question is put."""
    decks = [number for number, deck in enumerate(state.decks) if deck]
    if len(decks) > 1:
        ask(state, DIG, 1 << frame.actor)
        return True
    state.agenda[-1] = frame.at_deck(decks[0] if decks else NOTHING)
    return False


def dig(state: State, seat: int, name: str) -> None:
    """The answer: this deck."""
    if state.question != DIG:
        raise not_asked(seat)
    decks = state.terms.catalogue.decks
    if name not in decks or not state.decks[decks.index(name)]:
        raise refuse("TX-45a", "no-such-deck", name, deck=name)
    answered(state)
    state.agenda[-1] = state.agenda[-1].at_deck(decks.index(name))


def show_top(state: State, seat: int, deck: int, number: int, story: Story) -> None:
    """One seat looks at the top cards of a deck."""
    top = look_at_top(state, deck, number, seat)
    if story is not None:
        cards = secret(names_of(state, top), 1 << seat, state.terms.everyone)
        story.append(Scouted(seat, state.terms.catalogue.decks[deck], number, cards))


def seen_on_top(state: State) -> list[int]:
    """The cards of a deck among which is being chosen, the top one first."""
    deck = state.agenda[-1].deck
    return state.decks[deck][-state.depth[deck] :][::-1]


def keep(state: State, seat: int, card: str, story: Story) -> None:
    """TX-85a: the answer: this one; the rest is shuffled back."""
    kind = state.terms.catalogue.kind.get(card, NOTHING)
    top = seen_on_top(state)
    if kind not in top:
        raise refuse("TX-85a", "not-among-them", card, card=card)
    deck = state.agenda[-1].deck
    answered(state)
    step_on(state)
    remember_the_top(state, deck)
    known_to = leave_deck(state, deck, len(state.decks[deck]) - 1 - top.index(kind), seat)
    shuffle(state, deck)
    receive(state, seat, deck, kind, known_to, story)


def scout(state: State, frame: Frame, part: Scout, story: Story) -> None:
    """Look at the top cards of a deck and put them back in any order."""
    if not frame.stage and choose_deck(state, frame):
        return
    deck = state.agenda[-1].deck
    if deck == NOTHING:
        step_on(state)
        return
    number = min(part.cards, len(state.decks[deck]))
    show_top(state, frame.actor, deck, number, story)
    if number > 1:
        ask(state, SORT, 1 << frame.actor)
    else:
        step_on(state)


def sort(state: State, seat: int, cards: tuple[str, ...], story: Story) -> None:
    """The answer: in this order, the top one first."""
    if state.question != SORT:
        raise not_asked(seat)
    catalogue = state.terms.catalogue
    order = [catalogue.kind.get(name, NOTHING) for name in cards]
    if sorted(order) != sorted(seen_on_top(state)):
        raise refuse("TX-4", "not-these-cards")
    deck = state.agenda[-1].deck
    answered(state)
    step_on(state)
    state.decks[deck][-len(order) :] = order[::-1]
    state.revealed += 1
    if story is not None:
        story.append(Sorted(seat, catalogue.decks[deck]))


def take_openly_from(state: State, frame: Frame, part: Take, story: Story) -> None:
    """A card of the discard pile, or of the merchant's."""
    kinds = takeable(state, part)
    if len(kinds) > 1:
        ask(state, TAKE, 1 << frame.actor)
        return
    step_on(state)
    if kinds:
        take_card(state, frame.actor, kinds[0], part, story)


def take_card(state: State, seat: int, kind: int, part: Take, story: Story) -> None:
    """It comes openly into the hand."""
    pile = state.discards if part.out_of == "discards" else state.merchant
    pile.remove(kind)
    put_openly_into_hand(state, seat, kind)
    if story is not None:
        story.append(Took(seat, state.terms.catalogue.names[kind], part.out_of))
