"""AN-8, AN-30, AN-31: whose turn is next, who is out, and the places in the end."""

from __future__ import annotations

from sobremesa.games.antheno.events import Blocked, Ended, TurnPassed, WentOut
from sobremesa.games.antheno.state import State
from sobremesa.kernel.events import Event, Story
from sobremesa.kernel.game import Outcome


def go_out(state: State, seat: int, story: Story) -> None:
    """AN-30: the first with no tile left wins, the next ones take the next places."""
    state.out.append(seat)
    if story is not None:
        story.append(WentOut(seat, len(state.out)))


def end_turn(state: State, story: Story) -> None:
    """AN-8, AN-30a: clockwise, past those who are out, until one is left or all have passed."""
    inside = still_in(state)
    if len(inside) == 1:
        finish(state, Ended(inside[0]), story)
    elif state.passes >= len(inside):
        finish(state, Blocked(), story)
    else:
        state.turn = next_in(state)
        if story is not None:
            story.append(TurnPassed(state.turn))


def finish(state: State, how: Event, story: Story) -> None:
    """The game is over."""
    state.over = True
    if story is not None:
        story.append(how)


def still_in(state: State) -> list[int]:
    """Those who have tiles left."""
    return [seat for seat in range(state.terms.seats) if seat not in state.out]


def next_in(state: State) -> int:
    """AN-30a: the next one clockwise who is not out."""
    seat = (state.turn + 1) % state.terms.seats
    while seat in state.out:
        seat = (seat + 1) % state.terms.seats
    return seat


def outcome(state: State) -> Outcome | None:
    """AN-30, AN-31: those who are out in their order, then the others by fewest tiles."""
    if not state.over:
        return None
    ranks = [0] * state.terms.seats
    for place, seat in enumerate(state.out, 1):
        ranks[seat] = place
    inside = still_in(state)
    left = {seat: sum(state.racks[seat]) for seat in inside}
    for seat in inside:
        fewer = len([other for other in inside if left[other] < left[seat]])
        ranks[seat] = len(state.out) + fewer + 1
    return Outcome(tuple(ranks))
