"""What it tells that nobody played a Sabotage: who would have gained by one may have had none.

Of cards that are drawn all see the backs (AY-3). What others hold and one does not see is Sabotages
of the opening deal. A world in which somebody has sat on such a card, while it would have paid to
play it, counts less.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sobremesa.games.antayagi.content import BACKS, HAND, OBJECTS, SABOTAGE, T_REX
from sobremesa.games.antayagi.events import (
    Ate,
    Cancelled,
    Discarded,
    Drew,
    Kept,
    Received,
    Revealed,
    Sabotaged,
)
from sobremesa.games.antayagi.state import Card, State, joined, without
from sobremesa.games.antayagi.thinking.policy import Policy
from sobremesa.games.antayagi.thinking.reach import reach
from sobremesa.games.antayagi.thinking.signals import Hand
from sobremesa.kernel.events import Event

IDLE: Final = 0.2  # how often a Sabotage stays in a hand that would gain all by it


def silences_of(told: Sequence[Event], state: State, seat: int, policy: Policy) -> Silences | None:
    """What this seat has noticed; none where nothing is hidden, or the story began too late."""
    if not any(unseen(card, seat) for hand in state.hands for card in hand):
        return None
    silences = Silences(state.seats, seat, policy)
    for event in told:
        silences.hear(event)
    return silences if silences.leads_to(state) and silences.tells() else None


class Silences:
    """The table as it is told, and how patient a seat must have been to have held a Sabotage."""

    def __init__(self, seats: int, seat: int, policy: Policy) -> None:
        self.seat = seat
        self.policy = policy
        self.hands = [Hand(each) for each in range(seats)]
        self.areas: list[tuple[Card, ...]] = [() for _ in range(seats)]
        self.drawn: list[list[int]] = [[] for _ in range(seats)]  # Sabotages, as hands count cards
        self.shown: Revealed | None = None  # while the window is open
        self.sabotages = 0
        self.patience = [1.0] * seats

    def hear(self, event: Any) -> None:
        """Note what this event does to the table, and who let it be."""
        if isinstance(event, Revealed):
            self.shown = event if event.object != event.player_object else None
            self.sabotages = 0
        elif isinstance(event, Sabotaged):
            self.sabotages += 1
        elif isinstance(event, Kept | Received | Discarded | Cancelled):
            self.close()
        if isinstance(event, Received):
            card = Card(OBJECTS.index(event.object) * len(BACKS), False, 0, 0, 0)
            self.areas[event.seat] = joined(self.areas[event.seat], card)
        elif isinstance(event, Ate):
            self.remove(event.seat, T_REX)
            self.remove(event.seat, OBJECTS.index(event.food))
        elif isinstance(event, Drew) and event.back == BACKS[SABOTAGE]:
            self.drawn[event.seat].append(self.hands[event.seat].next)
        for hand in self.hands:
            hand.hear(event)

    def remove(self, seat: int, thing: int) -> None:
        """One such object leaves an area."""
        for slot, card in enumerate(self.areas[seat]):
            if card.object == thing:
                self.areas[seat] = without(self.areas[seat], slot)
                return

    def close(self) -> None:
        """AY-31: all have let it be, those too who would have gained by one more Sabotage."""
        shown, self.shown = self.shown, None
        if shown is None:
            return
        policy = self.policy
        reaches = [reach(policy.terms, area) for area in self.areas]
        now = [policy.prospects.now(each) for each in reaches]
        mine, yours = OBJECTS.index(shown.object), OBJECTS.index(shown.player_object)
        after = policy.exchanged(reaches, shown.seat, shown.player, mine, yours)
        as_it_is, turned = (now, after) if self.sabotages % 2 else (after, now)
        for seat in range(len(reaches)):
            if self.may_hide(seat):
                stake = min(policy.stake(seat, as_it_is, turned), 1.0)
                self.patience[seat] *= IDLE + (1.0 - IDLE) * stake

    def may_hide(self, seat: int) -> bool:
        """Whether all that this seat could have played is a card that it was dealt."""
        cards = self.hands[seat].cards
        dealt = [card for card in cards if card < HAND]
        return seat != self.seat and bool(dealt) and not set(cards) & set(self.drawn[seat])

    def leads_to(self, state: State) -> bool:
        """Whether the areas are those of this state."""
        terms = state.terms
        told = [reach(terms, area) for area in self.areas]
        return told == [reach(terms, area) for area in state.areas]

    def tells(self) -> bool:
        """Whether anybody was patient."""
        return min(self.patience) < 1.0

    def likelihood(self, state: State) -> float:
        """How likely all that silence was, were the cards what they are in this world."""
        likely = 1.0
        for seat, patience in enumerate(self.patience):
            if patience < 1.0 and hides_sabotage(state.hands[seat], seat, self.seat):
                likely *= patience
        return likely


def hides_sabotage(hand: list[Card], owner: int, eyes: int) -> bool:
    """Whether the owner knows of a Sabotage in this hand whose back these eyes have not seen."""
    for card in hand:
        if card.shows_sabotage(owner) and unseen(card, eyes):
            return True
    return False


def unseen(card: Card, eyes: int) -> bool:
    """Whether these eyes have not seen the back of this card."""
    return not card.back_seen >> eyes & 1
