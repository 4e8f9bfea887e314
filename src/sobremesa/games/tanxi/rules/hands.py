"""Cards that people hold or wear: looked at, handed over, and given up in secret together."""

from __future__ import annotations

from sobremesa.games.tanxi.events import Disarmed, Discarded, Looked, Stole
from sobremesa.games.tanxi.rules.cards import pass_secretly, show_hand, take_openly
from sobremesa.games.tanxi.rules.equipping import take_off
from sobremesa.games.tanxi.rules.questions import answered, ask, names_of
from sobremesa.games.tanxi.state import DISCARD, NOTHING, State
from sobremesa.kernel.events import Story, secret


def has_hand(state: State, seat: int, other: int) -> bool:
    """Somebody else with cards (TX-78a)."""
    return other != seat and bool(state.players[other].hand)


def hand_over(state: State, player: int, seat: int, kind: int, story: Story) -> None:
    """TX-78: from hand to hand; the two know which."""
    pass_secretly(state, player, seat, kind)
    if story is not None:
        known = secret(
            state.terms.catalogue.names[kind], 1 << seat | 1 << player, state.terms.everyone
        )
        story.append(Stole(seat, player, known))


def look_at(state: State, seat: int, player: int, story: Story) -> None:
    """One seat sees a hand; its owner knows that, and what is in it."""
    show_hand(state, player, seat)
    if story is not None:
        hand = names_of(state, state.players[player].hand)
        known = secret(hand, 1 << seat | 1 << player, state.terms.everyone)
        story.append(Looked(seat, player, known))


def discard_card(state: State, seat: int, kind: int, story: Story) -> None:
    """Onto the open pile."""
    take_openly(state, seat, kind)
    state.discards.append(kind)
    if story is not None:
        story.append(Discarded(seat, state.terms.catalogue.names[kind]))


def take_off_by_force(state: State, seat: int, kind: int, story: Story) -> None:
    """Back into the hand; no-return weapons are discarded (TX-57)."""
    take_off(state, seat, kind)
    if story is not None:
        card = state.terms.catalogue.kinds[kind]
        story.append(Disarmed(seat, card.name, card.no_return))


# Answers of several at once


def collect(state: State, seats: list[int], question: int, story: Story) -> None:
    """Ask all of these at once; where all can see that there is no choice, it is not asked."""
    owes = 0
    for seat in seats:
        player = state.players[seat]
        cards = player.hand if question == DISCARD else list(set(player.gear))
        if len(cards) == 1:
            player.answer = cards[0]
        else:
            owes |= 1 << seat
    if owes:
        ask(state, question, owes)
    else:
        reveal_answers(state, question, story)


def answer(state: State, seat: int, kind: int, story: Story) -> None:
    """A secret answer; when all are in they are revealed."""
    question = state.question
    state.players[seat].answer = kind
    state.revealed += 1
    state.owes &= ~(1 << seat)
    if not state.owes:
        answered(state)
        reveal_answers(state, question, story)


def reveal_answers(state: State, question: int, story: Story) -> None:
    """All do at once what they have chosen."""
    for seat, player in enumerate(state.players):
        kind, player.answer = player.answer, NOTHING
        if kind == NOTHING:
            continue
        if question == DISCARD:
            discard_card(state, seat, kind, story)
        else:
            take_off_by_force(state, seat, kind, story)
