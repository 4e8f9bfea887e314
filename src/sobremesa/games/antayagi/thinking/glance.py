"""What each answer is worth at a glance, in the order in which the rules list them."""

from __future__ import annotations

from sobremesa.games.antayagi.content import FISH, FOODS
from sobremesa.games.antayagi.rules.questions import foods_in, other_party, sabotage_slots
from sobremesa.games.antayagi.state import CHOOSE, LAY, TAKE, WINDOW, State
from sobremesa.games.antayagi.thinking.policy import Policy
from sobremesa.games.antayagi.thinking.prospects import known
from sobremesa.games.antayagi.thinking.reach import reach


def glance(state: State, seat: int, policy: Policy) -> list[float]:
    """The share of all strengths after each legal answer, by what the seat has seen."""
    if state.question == CHOOSE:
        return [value for value in policy.partners(state, seat) if value >= 0.0]
    if state.question == LAY:
        return policy.slots(state, seat)
    if state.question == WINDOW:
        return window_values(state, seat, policy)
    if state.question == TAKE:
        mine = policy.prospects.after(reach(policy.terms, state.areas[seat]))
        others = sum(policy.strengths(state)) - policy.prospects.now(
            reach(policy.terms, state.areas[seat])
        )
        hand = state.hands[other_party(state, seat)]
        return [mine[known(card, seat)] / (mine[known(card, seat)] + others) for card in hand]
    return meal_values(state, seat)


def window_values(state: State, seat: int, policy: Policy) -> list[float]:
    """Letting it be, then each Sabotage."""
    go_on, cancelled = policy.strengths_after(state), policy.strengths(state)
    as_it_is, turned = (cancelled, go_on) if state.sabotages % 2 else (go_on, cancelled)
    kept = as_it_is[seat] / sum(as_it_is)
    spent = turned[seat] / policy.sabotage_worth
    played = spent / (sum(turned) - turned[seat] + spent)
    return [kept] + [played] * sabotage_slots(state, seat).bit_count()


def meal_values(state: State, seat: int) -> list[float]:
    """AY-45: all foods alike but for the Fish, which counts two points."""
    foods = foods_in(state.areas[seat])
    eaten = [food for index, food in enumerate(FOODS) if foods >> index & 1]
    return [0.0 if food == FISH else 1.0 for food in eaten]
