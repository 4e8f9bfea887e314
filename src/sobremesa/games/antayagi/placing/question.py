"""What is asked, of whom, and all that must be so for it to be asked."""

from __future__ import annotations

from sobremesa.games.antayagi.content import HAND, LOLLIPOP, T_REX
from sobremesa.games.antayagi.placing.reading import fault, read_mask, read_seat
from sobremesa.games.antayagi.position import UNSET, Maybe, Pair, Position, Slots
from sobremesa.games.antayagi.rules.effects import party_at
from sobremesa.games.antayagi.rules.questions import ask, foods_in, holds, other_party, partners
from sobremesa.games.antayagi.rules.window import able
from sobremesa.games.antayagi.state import (
    CHOOSE,
    EAT,
    LAY,
    NOBODY,
    OVER,
    QUESTIONS,
    TAKE,
    WINDOW,
    State,
    has_won,
)


def place_question(state: State, said: Position) -> None:
    """What is asked, of whom, and all that must be so for it to be asked."""
    question = said.question or "choose"
    state.question = QUESTIONS.index(question)
    laid = said.laid or Slots()
    state.active_slot = _slot(state, "active", laid.active)
    state.chosen_slot = _slot(state, "chosen", laid.chosen)
    state.sabotages = said.sabotages or 0
    state.step = said.step or 0
    _check_moment(state, said)
    _check_parties(state)
    match question:
        case "choose":
            _ask_to_choose(state)
        case "lay":
            _ask_to_lay(state)
        case "sabotage":
            _ask_to_sabotage(state, said.let_it_be or ())
        case "take":
            _ask_to_take(state)
        case "eat":
            _ask_to_eat(state)
        case "over":
            _end(state, said.winner)


def _slot(state: State, who: str, slot: int | Maybe) -> int:
    if slot is UNSET:
        return NOBODY
    seat = state.active if who == "active" else state.chosen
    if state.question != LAY or seat == NOBODY:
        raise fault("laid", "AY-21: cards are laid down only when both are asked to")
    if not 0 <= slot < len(state.hands[seat]):
        raise fault(f"laid, {who}", f"AY-21: there is no card {slot} in that hand")
    return slot


def _check_moment(state: State, said: Position) -> None:
    """What can only be said while a certain question is open."""
    question = QUESTIONS[state.question]
    for name, questions in (
        ("sabotages", ("sabotage",)),
        ("let_it_be", ("sabotage",)),
        ("step", ("take", "eat")),
        ("shown", ("sabotage", "take", "eat")),
        ("winner", ("over",)),
    ):
        value = getattr(said, name)
        if value and value != Pair() and question not in questions:
            raise fault(name, f"said only while the question is {' or '.join(questions)}")


def _check_parties(state: State) -> None:
    trading = state.question in (LAY, WINDOW, TAKE, EAT)
    if trading and state.chosen in (NOBODY, state.active):
        raise fault("chosen", "AY-20: an exchange needs another player who was chosen")
    if state.question == CHOOSE and state.chosen != NOBODY:
        raise fault("chosen", "AY-20: nobody is chosen yet while the question is choose")
    for seat in (state.active, state.chosen) if state.question in (WINDOW, TAKE, EAT) else ():
        if len(state.hands[seat]) == HAND:
            raise fault(f"hands {seat}", "AY-21: who trades has laid a card down")


def _ask_to_choose(state: State) -> None:
    if not state.hands[state.active] or not partners(state):
        raise fault("hands", f"AY-20a: seat {state.active} has nothing or nobody to trade with")
    ask(state, CHOOSE, 1 << state.active)


def _ask_to_lay(state: State) -> None:
    owes = 0
    for seat, slot in ((state.active, state.active_slot), (state.chosen, state.chosen_slot)):
        if not state.hands[seat]:
            raise fault(f"hands {seat}", "AY-20a: nobody trades without a card")
        owes |= 0 if slot != NOBODY else 1 << seat
    if not owes:
        raise fault("laid", "AY-21: when both have laid a card down, both are revealed")
    ask(state, LAY, owes)


def _ask_to_sabotage(state: State, let_it_be: tuple[int, ...]) -> None:
    mine, yours = state.active_card, state.chosen_card
    if mine is None or yours is None or mine.object == yours.object:
        raise fault("shown", "AY-32: a window opens when two different objects are revealed")
    owes = state.terms.everyone if state.terms.ask_all else able(state)
    owes &= ~read_mask(let_it_be, 0, state, "let_it_be")
    if not owes:
        raise fault("let_it_be", "AY-32: when all have let it be, the window is closed")
    ask(state, WINDOW, owes)


def _ask_to_take(state: State) -> None:
    if state.step not in (1, 2):
        raise fault("step", "AY-26: cards are taken at step 1 or 2")
    taker = party_at(state, state.step - 1)
    if not state.hands[other_party(state, taker)]:
        raise fault("hands", "AY-43a: there is nothing to take")
    if not holds(state.areas[taker], LOLLIPOP):
        raise fault(f"areas {taker}", "AY-43: only a Musical Lollipop takes")
    _check_shown(state, None if state.step == 2 else other_party(state, taker))
    ask(state, TAKE, 1 << taker)


def _check_shown(state: State, receiver: int | None) -> None:
    """AY-26: once effects have begun, only a card that comes later is still on its way."""
    for seat, card in ((state.active, state.active_card), (state.chosen, state.chosen_card)):
        if (card is not None) != (seat == receiver):
            raise fault("shown", "AY-26: just the card that takes effect later is on its way")


def _ask_to_eat(state: State) -> None:
    if state.step not in (2, 3):
        raise fault("step", "AY-26: T-Rexes eat at step 2 or 3")
    eater = party_at(state, state.step)
    foods = foods_in(state.areas[eater])
    if not holds(state.areas[eater], T_REX) or not foods & (foods - 1):
        raise fault(f"areas {eater}", "AY-46: a T-Rex and two kinds of food are needed to choose")
    _check_shown(state, None)
    ask(state, EAT, 1 << eater)


def _end(state: State, winner: int | Maybe) -> None:
    if winner is not UNSET:
        state.winner = read_seat("winner", winner, state.seats)
        if not has_won(state.terms, state.areas[winner]):
            raise fault("winner", "AY-24: the winner has reached the target")
    ask(state, OVER, 0)
