"""What answers look like on a first evening.

A beginner sees the sides that face them now, and has forgotten the others; wants points, and does
not ask what the other player gets; keeps what looks good in the own hand, where it helps nobody;
and ruins an exchange only where it takes something from them.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.antayagi.rules.questions import other_party, sabotage_slots
from sobremesa.games.antayagi.state import CHOOSE, LAY, TAKE, WINDOW, Card, State
from sobremesa.games.antayagi.thinking.glance import meal_values
from sobremesa.games.antayagi.thinking.policy import Policy
from sobremesa.games.antayagi.thinking.prospects import THINGS
from sobremesa.games.antayagi.thinking.reach import reach

TROUBLE: Final = 0.99  # what is left of a gain that costs a Sabotage: just less than all


def first_sight(state: State, seat: int, policy: Policy) -> list[float]:
    """How good each legal answer looks, in the order in which the rules list them."""
    wanted = policy.prospects.after(reach(policy.terms, state.areas[seat]))
    if state.question == CHOOSE:
        return [
            faces(hand, owner == seat, wanted)
            for owner, hand in enumerate(state.hands)
            if owner != seat and hand
        ]
    if state.question == LAY:
        return [-wanted[facing(card, True)] for card in state.hands[seat]]
    if state.question == WINDOW:
        return ruins(state, seat, policy)
    if state.question == TAKE:
        return [wanted[facing(card, False)] for card in state.hands[other_party(state, seat)]]
    return meal_values(state, seat)


def facing(card: Card, own: bool) -> int:
    """AY-10: the side of a card that one sees now, as `Prospects.after` counts it."""
    return card.object if card.private == own else THINGS + card.back


def faces(hand: list[Card], own: bool, wanted: list[float]) -> float:
    """What is wanted of a hand, on average over its cards."""
    total = 0.0
    for card in hand:
        total += wanted[facing(card, own)]
    return total / len(hand)


def ruins(state: State, seat: int, policy: Policy) -> list[float]:
    """Letting it be, then each Sabotage, by what the beginner has afterwards."""
    go_on, cancelled = policy.strengths_after(state), policy.strengths(state)
    as_it_is, turned = (cancelled, go_on) if state.sabotages % 2 else (go_on, cancelled)
    sabotages = sabotage_slots(state, seat).bit_count()
    return [as_it_is[seat]] + [turned[seat] * TROUBLE] * sabotages
