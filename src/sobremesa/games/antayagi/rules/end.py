"""AY-22 to AY-25: how an exchange ends, and the game."""

from __future__ import annotations

from sobremesa.games.antayagi.content import HAND
from sobremesa.games.antayagi.events import Cancelled, PassedOver, Stuck, TurnPassed, Won
from sobremesa.games.antayagi.rules.questions import ask, partners
from sobremesa.games.antayagi.rules.refill import draw_cards, refill_alone, refill_everyone
from sobremesa.games.antayagi.state import CHOOSE, NOBODY, OVER, State, has_won, points
from sobremesa.kernel.events import Story
from sobremesa.kernel.game import Outcome


def cancel(state: State, why: str, story: Story) -> None:
    """AY-22, AY-30: both revealed cards are discarded, no effect applies."""
    assert state.active_card is not None
    assert state.chosen_card is not None
    state.discards.append(state.active_card)
    state.discards.append(state.chosen_card)
    state.active_card = state.chosen_card = None
    if story is not None:
        story.append(Cancelled("equal" if why == "equal" else "sabotage"))
    end_exchange(state, story)


def end_exchange_with_winner(state: State, story: Story) -> None:
    """AY-24: whoever of the two has reached the target wins, the chosen player before the other."""
    if has_won(state.terms, state.areas[state.chosen]):
        win(state, state.chosen, story)
    elif has_won(state.terms, state.areas[state.active]):
        win(state, state.active, story)
    else:
        end_exchange(state, story)


def win(state: State, seat: int, story: Story) -> None:
    """AY-24: the game is over."""
    state.winner = seat
    ask(state, OVER, 0)
    if story is not None:
        story.append(Won(seat, points(state.areas[seat])))


def end_exchange(state: State, story: Story) -> None:
    """AY-25: hands are refilled and the turn passes on."""
    if state.terms.refill_all:
        refill_everyone(state, story)
    else:
        draw_cards(state, state.chosen, len(state.hands[state.chosen]) + 1, story)  # AY-61
        draw_cards(state, state.active, HAND, story)
    pass_turn(state, story)


def pass_turn(state: State, story: Story) -> None:
    """AY-25, AY-20a: to the left; whoever cannot trade only draws."""
    seats = state.terms.seats
    state.chosen = NOBODY
    idle = 0
    while idle < seats:
        state.active = (state.active + 1) % seats
        if story is not None:
            story.append(TurnPassed(state.active))
        if state.hands[state.active] and partners(state):
            ask(state, CHOOSE, 1 << state.active)
            return
        if story is not None:
            story.append(PassedOver(state.active))
        idle = 0 if refill_alone(state, story) else idle + 1
    ask(state, OVER, 0)
    if story is not None:
        story.append(Stuck())


def outcome(state: State) -> Outcome | None:
    """AY-24: the winner first, the others share the second place; AY-20a: a stuck game is a tie."""
    if state.question != OVER:
        return None
    if state.winner == NOBODY:
        return Outcome((1,) * state.terms.seats)
    return Outcome(tuple([1 if seat == state.winner else 2 for seat in range(state.terms.seats)]))
