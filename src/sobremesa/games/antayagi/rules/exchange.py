"""AY-20 to AY-22: choosing somebody, laying a card down, revealing both."""

from __future__ import annotations

from sobremesa.games.antayagi.events import Chose, Laid, Revealed
from sobremesa.games.antayagi.rules.end import cancel
from sobremesa.games.antayagi.rules.questions import ask, no_such_card
from sobremesa.games.antayagi.rules.window import open_window
from sobremesa.games.antayagi.state import CHOOSE, LAY, NOBODY, State
from sobremesa.kernel.errors import no_such_seat, not_asked, refuse
from sobremesa.kernel.events import Story, secret


def choose(state: State, seat: int, player: int, story: Story) -> None:
    """AY-20: the active player picks somebody to trade with."""
    if state.question != CHOOSE:
        raise not_asked(seat)
    if not 0 <= player < state.terms.seats:
        raise no_such_seat(player, state.terms.seats)
    if player == seat:
        raise refuse("AY-20", "not-yourself", player)
    if not state.hands[player]:
        raise refuse("AY-20a", "empty-hand", player, player=player)
    state.chosen = player
    ask(state, LAY, 1 << seat | 1 << player)
    if story is not None:
        story.append(Chose(seat, player))


def lay(state: State, seat: int, slot: int, story: Story) -> None:
    """AY-21: a secret and final choice; when both have made it, the cards are revealed."""
    if state.question != LAY:
        raise not_asked(seat)
    if not 0 <= slot < len(state.hands[seat]):
        raise no_such_card("AY-21", state.hands[seat], slot)
    if seat == state.active:
        state.active_slot = slot
    else:
        state.chosen_slot = slot
    state.owes &= ~(1 << seat)
    state.revealed += 1
    if story is not None:
        story.append(Laid(seat, secret(slot, 1 << seat, state.terms.everyone)))
    if not state.owes:
        reveal(state, story)


def reveal(state: State, story: Story) -> None:
    """AY-21, AY-22: both cards are turned up; equal ones cancel the exchange."""
    terms = state.terms
    mine = terms.opened(state.hands[state.active].pop(state.active_slot))
    yours = terms.opened(state.hands[state.chosen].pop(state.chosen_slot))
    if story is not None:
        story.append(
            Revealed(
                state.active, state.active_slot, mine.object_name,
                state.chosen, state.chosen_slot, yours.object_name,
            )
        )  # fmt: skip
    state.active_slot = state.chosen_slot = NOBODY
    state.active_card, state.chosen_card = mine, yours
    if mine.object == yours.object:
        cancel(state, "equal", story)
    else:
        open_window(state, story)
