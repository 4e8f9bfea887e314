"""How likely each seat wins, at the start of a turn: its share of all strengths.

A strength is a product of factors: of the distance to the target and how soon the seat's own turn
comes, of what else lies in its area, of the cards in its hand, and of the Sabotages that it knows
it has. They were fitted to games of bots (tools/fit_antayagi.py): products and one quotient are all
that is left to do.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.antayagi.content import SABOTAGE
from sobremesa.games.antayagi.state import Card, State
from sobremesa.games.antayagi.thinking.reach import FARTHEST, reach

WAITS: Final = 4  # own turn now, next, the one after, later
DISTANCES: Final = FARTHEST + 1


class Factors:
    """What the strengths of a table are made of."""

    __slots__ = ("cards", "distances", "flags", "sabotages")

    def __init__(
        self,
        distances: list[float],
        flags: list[float],
        cards: list[float],
        sabotages: list[float],
    ) -> None:
        self.distances = distances  # by distance, then by how soon the own turn comes
        self.flags = flags  # by the low bits of a reach
        self.cards = cards  # by object, blind ones first, then private ones
        self.sabotages = sabotages  # by how many


def standing(state: State, factors: Factors) -> list[float]:
    """The chance of each seat; nobody has won yet, and a turn begins."""
    seats = state.terms.seats
    found = []
    total = 0.0
    for seat in range(seats):
        wait = (seat - state.active + seats) % seats
        strength = strength_of(state, seat, min(wait, WAITS - 1), factors)
        total += strength
        found.append(strength)
    return [strength / total for strength in found]


def strength_of(state: State, seat: int, wait: int, factors: Factors) -> float:
    """The strength of a seat whose turn comes so soon."""
    here = reach(state.terms, state.areas[seat])
    strength = factors.distances[(here >> 4) * WAITS + wait] * factors.flags[here & 15]
    return strength * hand_factor(state.hands[seat], seat, factors)


def hand_factor(hand: list[Card], seat: int, factors: Factors) -> float:
    """What these cards do to the strength of who holds them."""
    factor, sabotages = 1.0, 0
    for card in hand:
        factor *= factors.cards[card.object + 10 if card.private else card.object]
        if card.back == SABOTAGE and card.shows_sabotage(seat):
            sabotages += 1
    return factor * factors.sabotages[sabotages]
