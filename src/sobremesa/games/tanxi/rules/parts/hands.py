"""Parts about cards that people hold or wear: steal, peek, rob, toss, disarm, reload."""

from __future__ import annotations

from sobremesa.games.tanxi.effects import Disarm, Peek, Reload, Rob, Steal, Toss
from sobremesa.games.tanxi.events import Disarmed, Discarded, Looked, Reloaded, Stole
from sobremesa.games.tanxi.rules.cards import pass_secretly, show_hand, take_openly
from sobremesa.games.tanxi.rules.equipping import take_off
from sobremesa.games.tanxi.rules.parts.agenda import ASKED, aim, meet_one, step_on, step_on_with
from sobremesa.games.tanxi.rules.parts.hearts import damage_others
from sobremesa.games.tanxi.rules.questions import Story, answered, ask, names_of
from sobremesa.games.tanxi.state import DISARM, DISCARD, NOBODY, NOTHING, ROB, Frame, State
from sobremesa.kernel.errors import not_asked, refuse
from sobremesa.kernel.events import secret


def steal(state: State, frame: Frame, part: Steal, story: Story) -> None:
    """A random card of somebody's hand."""
    player = meet_one(state, frame, part)
    if player == NOBODY:
        return
    hand = state.players[player].hand
    hand_over(state, player, frame.actor, hand[state.chance.below(len(hand))], story)


def hand_over(state: State, player: int, seat: int, kind: int, story: Story) -> None:
    """TX-78: from hand to hand; the two know which."""
    pass_secretly(state, player, seat, kind)
    if story is not None:
        known = secret(
            state.terms.catalogue.names[kind], 1 << seat | 1 << player, state.terms.everyone
        )
        story.append(Stole(seat, player, known))


def peek(state: State, frame: Frame, part: Peek, story: Story) -> None:
    """Look alone at a hand."""
    player = meet_one(state, frame, part)
    if player != NOBODY:
        look_at(state, frame.actor, player, story)


def look_at(state: State, seat: int, player: int, story: Story) -> None:
    """One seat sees a hand; its owner knows that, and what is in it."""
    show_hand(state, player, seat)
    if story is not None:
        hand = names_of(state, state.players[player].hand)
        known = secret(hand, 1 << seat | 1 << player, state.terms.everyone)
        story.append(Looked(seat, player, known))


def rob(state: State, frame: Frame, part: Rob, story: Story) -> None:
    """TX-78: look alone at a hand and take one card."""
    player = aim(state, frame, part)
    if player == ASKED:
        return
    if player == NOBODY:
        step_on(state)
        return
    look_at(state, frame.actor, player, story)
    hand = state.players[player].hand
    if len(hand) > 1:
        state.agenda[-1] = frame.aimed(player)
        ask(state, ROB, 1 << frame.actor)
    else:
        step_on_with(state, player)
        hand_over(state, player, frame.actor, hand[0], story)


def rob_card(state: State, seat: int, card: str, story: Story) -> None:
    """TX-78a: the answer: this card."""
    player = state.agenda[-1].subject
    kind = state.terms.catalogue.kind.get(card, NOTHING)
    if kind not in state.players[player].hand:
        raise refuse("TX-78", "not-among-them", card, card=card)
    answered(state)
    step_on(state)
    hand_over(state, player, seat, kind, story)


def toss(state: State, frame: Frame, part: Toss, story: Story) -> None:
    """Somebody discards a card of their own choice."""
    seat = aim(state, frame, part)
    if seat == ASKED:
        return
    if seat == NOBODY or not state.players[seat].hand:
        step_on_with(state, seat)
        if seat != NOBODY:
            damage_others(state, frame, [seat], part, story)
        return
    hand = state.players[seat].hand
    if len(hand) > 1:
        state.agenda[-1] = frame.aimed(seat)
        ask(state, DISCARD, 1 << seat)
        return
    step_on_with(state, seat)
    discard_card(state, seat, hand[0], story)


def discard(state: State, seat: int, card: str, story: Story) -> None:
    """The answer: this card."""
    if state.question != DISCARD:
        raise not_asked(seat)
    kind = state.terms.catalogue.kind.get(card, NOTHING)
    if kind not in state.players[seat].hand:
        raise refuse("TX-4", "not-in-hand", card, card=card)
    if state.agenda[-1].group:
        answer(state, seat, kind, story)
        return
    answered(state)
    step_on(state)
    discard_card(state, seat, kind, story)


def discard_card(state: State, seat: int, kind: int, story: Story) -> None:
    """Onto the open pile."""
    take_openly(state, seat, kind)
    state.discards.append(kind)
    if story is not None:
        story.append(Discarded(seat, state.terms.catalogue.names[kind]))


def disarm(state: State, frame: Frame, part: Disarm, story: Story) -> None:
    """One equipped card comes off."""
    player = aim(state, frame, part)
    if player == ASKED:
        return
    if player == NOBODY:
        step_on(state)
        return
    gear = state.players[player].gear
    if len(set(gear)) > 1:
        state.agenda[-1] = frame.aimed(player)
        ask(state, DISARM, 1 << (player if part.chooser == "it" else frame.actor))
        return
    step_on_with(state, player)
    take_off_by_force(state, player, gear[0], story)


def take_off_this(state: State, seat: int, card: str, story: Story) -> None:
    """The answer: this card."""
    if state.question != DISARM:
        raise not_asked(seat)
    frame = state.agenda[-1]
    kind = state.terms.catalogue.kind.get(card, NOTHING)
    owner = seat if frame.group else frame.subject
    if kind not in state.players[owner].gear:
        raise refuse("TX-4", "not-equipped", card, card=card)
    if frame.group:
        answer(state, seat, kind, story)
        return
    answered(state)
    step_on(state)
    take_off_by_force(state, owner, kind, story)


def take_off_by_force(state: State, seat: int, kind: int, story: Story) -> None:
    """Back into the hand; no-return weapons are discarded (TX-57)."""
    take_off(state, seat, kind)
    if story is not None:
        card = state.terms.catalogue.kinds[kind]
        story.append(Disarmed(seat, card.name, card.no_return))


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


def reload_all(state: State, frame: Frame, part: Reload, story: Story) -> None:  # noqa: ARG001
    """Every equipped weapon has its starting ammunition."""
    step_on(state)
    seat = frame.actor
    player, kinds = state.players[seat], state.terms.catalogue.kinds
    for slot, number in enumerate(player.gear):
        kind = kinds[number]
        if player.ammunition[slot] < kind.ammunition:
            player.ammunition[slot] = kind.ammunition
            if story is not None:
                story.append(Reloaded(seat, kind.name, kind.ammunition))
