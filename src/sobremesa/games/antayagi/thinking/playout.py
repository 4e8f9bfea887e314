"""Playing on in an imagined state, all seats by the quick policy."""

from __future__ import annotations

from sobremesa.bots.beliefs import between
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
    """AY-32: those whom it would pay play a Sabotage or wait for one another, until all wait."""
    now, after = policy.strengths(state), policy.strengths_after(state)
    while state.question == WINDOW:
        as_it_is, turned = (now, after) if state.sabotages % 2 else (after, now)
        willing: list[int] = []
        stakes: list[float] = []
        for seat, hand in enumerate(state.hands):
            if state.owes >> seat & 1 and sabotage_slot(hand, seat) >= 0:
                stake = policy.stake(seat, as_it_is, turned)
                if stake < 1.0:
                    willing.append(seat)
                    stakes.append(stake)
        player = volunteer(policy, willing, stakes, chance)
        if player < 0:
            close_window(state, None)
        else:
            sabotage(state, player, sabotage_slot(state.hands[player], player), None)


def volunteer(policy: Policy, willing: list[int], stakes: list[float], chance: Chance) -> int:
    """Who of these plays a Sabotage first, the order by lot; -1: nobody."""
    if not willing:
        return -1
    first = chance.below(len(willing))
    for distance in range(len(willing)):
        place = (first + distance) % len(willing)
        if between(chance) < policy.zeal(stakes[place], len(willing)):
            return willing[place]
    return -1


def take_or_eat(state: State, policy: Policy, chance: Chance) -> None:
    """AY-43, AY-45: what the effects ask."""
    seat = state.owes.bit_length() - 1
    if state.question == TAKE:
        take(state, seat, policy.taken(state, seat, chance), None)
    else:
        eat(state, seat, OBJECTS[policy.eaten(state, seat)], None)  # type: ignore[arg-type]
