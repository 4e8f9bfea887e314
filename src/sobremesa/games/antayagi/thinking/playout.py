"""Playing on in an imagined state, all seats by the quick policy."""

from __future__ import annotations

from sobremesa.games.antayagi.content import OBJECTS
from sobremesa.games.antayagi.rules.effects import eat, take
from sobremesa.games.antayagi.rules.exchange import choose, lay
from sobremesa.games.antayagi.rules.window import close_window, sabotage
from sobremesa.games.antayagi.state import CHOOSE, LAY, OVER, TAKE, WINDOW, State
from sobremesa.games.antayagi.thinking.policy import Policy, sabotage_slot
from sobremesa.kernel.chance import Chance


def play_on(state: State, policy: Policy, exchanges: int, chance: Chance) -> None:
    """Finish what was begun and play so many more exchanges, or to the end."""
    while state.question != OVER:
        if state.question == CHOOSE:
            if not exchanges:
                return
            exchanges -= 1
            active = state.active
            choose(state, active, policy.partner(state, active, chance), None)
        elif state.question == LAY:
            lay_down(state, policy, chance)
        elif state.question == WINDOW:
            close(state, policy, chance)
        else:
            take_or_eat(state, policy, chance)


def lay_down(state: State, policy: Policy, chance: Chance) -> None:
    """AY-21: whoever still owes a card lays one down."""
    active, chosen, owes = state.active, state.chosen, state.owes
    slots = [
        policy.slot(state, seat, chance) if owes >> seat & 1 else -1 for seat in (active, chosen)
    ]
    if slots[0] >= 0:
        lay(state, active, slots[0], None)
    if slots[1] >= 0:
        lay(state, chosen, slots[1], None)


def close(state: State, policy: Policy, chance: Chance) -> None:
    """AY-32: whoever wants to plays a Sabotage, until nobody does; the first by lot."""
    now, after = policy.strengths(state), policy.strengths_after(state)
    seats = state.terms.seats
    while state.question == WINDOW:
        first = chance.below(seats)
        found = -1
        for distance in range(seats):
            seat = (first + distance) % seats
            if state.owes >> seat & 1:
                found = sabotage_of(state, policy, seat, now, after)
                if found >= 0:
                    sabotage(state, seat, found, None)
                    break
        if found < 0:
            close_window(state, None)


def sabotage_of(
    state: State, policy: Policy, seat: int, now: list[float], after: list[float]
) -> int:
    """The card that this seat would play to turn the exchange round, -1 for none."""
    slot = sabotage_slot(state.hands[seat], seat)
    if slot < 0:
        return slot
    as_it_is, turned = (now, after) if state.sabotages % 2 else (after, now)
    return slot if policy.wants_to_turn(seat, as_it_is, turned) else -1


def take_or_eat(state: State, policy: Policy, chance: Chance) -> None:
    """AY-43, AY-45: what the effects ask."""
    seat = state.owes.bit_length() - 1
    if state.question == TAKE:
        take(state, seat, policy.taken(state, seat, chance), None)
    else:
        eat(state, seat, OBJECTS[policy.eaten(state, seat)], None)  # type: ignore[arg-type]
