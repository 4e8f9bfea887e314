"""What it tells to be chosen, or not to be: the others see the cards that one does not see.

Who chose last saw what the own hand held. A world in which these cards are good for them counts
more where they chose this seat, and less where they did not. Measured over hands of bots, the last
choice tells a little, and those before it nothing that could be told from noise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sobremesa.bots.beliefs import Belief
from sobremesa.bots.model import World
from sobremesa.games.antayagi.events import (
    Chose,
    Drew,
    HandDiscarded,
    Revealed,
    Sabotaged,
    Took,
)
from sobremesa.games.antayagi.state import NOBODY, State, Terms
from sobremesa.games.antayagi.thinking.prospects import THINGS, Prospects
from sobremesa.games.antayagi.thinking.reach import reach
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.events import Event

WINNING: Final = 1.2  # how strong a chooser sees a win, in strengths at one point from the target


class Signal:
    """Somebody chose while these cards, by their slots now, were in the hand."""

    __slots__ = ("chooser", "chosen", "slots")

    def __init__(self, chooser: int, chosen: bool, slots: list[int]) -> None:
        self.chooser = chooser
        self.chosen = chosen  # this seat
        self.slots = slots


def signal_of(told: Sequence[Event], seat: int, cards: int) -> Signal | None:
    """The last choice of somebody else; none where the story does not lead to such a hand."""
    history = Hand(seat)
    for event in told:
        history.hear(event)
    return history.signal() if len(history.cards) == cards else None


def soft(terms: Terms, strengths: list[float]) -> Prospects:
    """Prospects to somebody who wants to win, and minds other things as well."""
    nearest = strengths[16:32]
    return Prospects(terms, [WINNING * max(nearest)] * 16 + strengths[16:])


class Hand:
    """Which card of one hand was there at which choice: cards are numbered as they come."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.cards = [0, 1, 2]
        self.next = 3
        self.chooser = NOBODY
        self.chosen = False
        self.seen: list[int] = []  # the cards that were there when somebody chose

    def hear(self, event: Any) -> None:
        """Note what this event does to the hand, and who chose whom."""
        if isinstance(event, Drew):
            if event.seat == self.seat:
                self.cards.append(self.next)
                self.next += 1
        elif isinstance(event, Chose):
            if event.seat != self.seat:
                self.chooser = event.seat
                self.chosen = event.player == self.seat
                self.seen = self.cards[:]
        elif isinstance(event, HandDiscarded):
            if event.seat == self.seat:
                self.cards = []
        else:
            self.leave(self.leaving(event))

    def leaving(self, event: Any) -> int:
        """The slot of the card that this event takes out of the hand, -1 for none."""
        if isinstance(event, Revealed) and event.player == self.seat:
            return event.player_slot
        if isinstance(event, Revealed | Sabotaged) and event.seat == self.seat:
            return event.slot
        if isinstance(event, Took) and event.player == self.seat:
            return event.slot
        return -1

    def leave(self, slot: int) -> None:
        """A card leaves the hand; one that came before the story began is not known."""
        if 0 <= slot < len(self.cards):
            self.cards.pop(slot)

    def signal(self) -> Signal | None:
        """The last choice, where it tells something of the cards that are there now."""
        slots = [slot for slot, card in enumerate(self.cards) if card in self.seen]
        return Signal(self.chooser, self.chosen, slots) if slots else None


class Overheard(Belief):
    """A belief, each world weighed by how likely it makes the choice that was seen."""

    def __init__(self, proposal: Belief, signal: Signal, prospects: Prospects, seat: int) -> None:
        self.proposal = proposal
        self.signal = signal
        self.prospects = prospects
        self.seat = seat

    def draw(self, chance: Chance) -> World:
        """A world of the proposal with its weight."""
        world = self.proposal.draw(chance)
        world.weight *= self.likelihood(world.state)
        return world

    def likelihood(self, state: State) -> float:
        """How likely the choice was, were the cards what they are in this world.

        The hand draws the chooser as the square of how much better it looks to them than such backs
        do on average; each of the others draws like an average one.
        """
        signal = self.signal
        wanted = self.prospects.after(reach(state.terms, state.areas[signal.chooser]))
        hand = state.hands[self.seat]
        looks, usual = 0.0, 0.0
        for slot in signal.slots:
            looks += wanted[hand[slot].object]
            usual += wanted[THINGS + hand[slot].back]
        draws = looks / usual * (looks / usual)
        others = float(state.terms.seats - 2)
        return (draws if signal.chosen else others) / (draws + others)
