"""What it tells to be chosen, or not to be: the others see the cards that one does not see.

Each time somebody chose, they saw what the own hand held. A world in which these cards are good for
them counts more where they chose this seat, and less where they did not. Only cards that are still
in the hand can tell anything of it.
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
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.thinking.prospects import Prospects
from sobremesa.games.antayagi.thinking.reach import reach
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.events import Event

LATEST: Final = 8  # choices that are remembered
MOST: Final = 2.0  # times as good as usual: beyond that nobody is drawn any more


class Signal:
    """Somebody chose while these cards, by their slots now, were in the hand."""

    __slots__ = ("chooser", "chosen", "slots")

    def __init__(self, chooser: int, chosen: bool, slots: list[int]) -> None:
        self.chooser = chooser
        self.chosen = chosen  # this seat
        self.slots = slots


def signals_of(told: Sequence[Event], seat: int, cards: int) -> list[Signal]:
    """The latest choices of others; a seat that has just sat down has seen none."""
    history = Hand(seat)
    for event in told:
        history.hear(event)
    return history.signals(cards)


class Hand:
    """Which card of one hand was there at which choice: cards are numbered as they come."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.cards = [0, 1, 2]
        self.next = 3
        self.choices: list[tuple[int, bool, list[int]]] = []

    def hear(self, event: Any) -> None:
        """Note what this event does to the hand, and who chose whom."""
        if isinstance(event, Drew):
            if event.seat == self.seat:
                self.cards.append(self.next)
                self.next += 1
        elif isinstance(event, Chose):
            if event.seat != self.seat:
                self.choices.append((event.seat, event.player == self.seat, self.cards[:]))
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

    def signals(self, cards: int) -> list[Signal]:
        """The choices that tell something of the cards that are there now."""
        if len(self.cards) != cards:
            return []
        found = []
        for chooser, chosen, then in self.choices[-LATEST:]:
            slots = [slot for slot, card in enumerate(self.cards) if card in then]
            if slots:
                found.append(Signal(chooser, chosen, slots))
        return found


class Told(Belief):
    """A belief, each world weighed by how likely it makes the choices that were seen."""

    def __init__(
        self, proposal: Belief, signals: list[Signal], prospects: Prospects, seat: int
    ) -> None:
        self.proposal = proposal
        self.found = signals
        self.prospects = prospects
        self.seat = seat

    def draw(self, chance: Chance) -> World:
        """A world of the proposal with its weight."""
        world = self.proposal.draw(chance)
        for signal in self.found:
            world.weight *= self.likelihood(world.state, signal)
        return world

    def likelihood(self, state: State, signal: Signal) -> float:
        """How likely this choice was, were the cards what they are in this world.

        The hand draws the chooser as the fourth power of how much better it looks to them than
        such backs do on average; each of the others draws like an average one.
        """
        wanted = self.prospects.after(reach(state.terms, state.areas[signal.chooser]))
        looks, usual = 0.0, 0.0
        hand = state.hands[self.seat]
        for slot in signal.slots:
            looks += wanted[hand[slot].object]
            usual += wanted[len(wanted) - 4 + hand[slot].back]
        ratio = min(looks / usual, MOST)
        draws = ratio * ratio * ratio * ratio
        others = float(state.terms.seats - 2)
        return (draws if signal.chosen else others) / (draws + others)
