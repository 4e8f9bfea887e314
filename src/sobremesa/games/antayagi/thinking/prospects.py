"""What a card would be worth to whoever receives it, by what one knows of the card.

A seat's *strength* says how likely it wins beside others: its share of all strengths. A card whose
object one has seen leads to one strength; one of which only the back is seen, to the average over
all cards of the box with that back.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.antayagi.content import BACKS, LOLLIPOP, OBJECTS
from sobremesa.games.antayagi.state import Card, Terms
from sobremesa.games.antayagi.thinking.reach import REACHES, clipped, reach_after

THINGS: Final = len(OBJECTS)


class Prospects:
    """Strengths after each object, and after each back; tables are made when they are needed."""

    __slots__ = ("odds", "strengths", "tables", "waste_adds")

    def __init__(self, terms: Terms, strengths: list[float]) -> None:
        self.strengths = strengths  # by reach
        self.waste_adds = terms.waste_adds
        self.odds = [odds_of(terms.pack.counts, back) for back in range(len(BACKS))]
        self.tables: list[list[float]] = [[] for _ in range(REACHES)]

    def after(self, reach: int) -> list[float]:
        """By what is known of a card: the ten objects, then the four backs."""
        table = self.tables[reach]
        if not table:
            table = [self.strength_after(reach, thing) for thing in range(THINGS)]
            table += [mean(odds, table) for odds in self.odds]
            self.tables[reach] = table
        return table

    def strength_after(self, reach: int, thing: int) -> float:
        """A Musical Lollipop takes a card besides, which is worth a point every other time."""
        after = reach_after(reach, thing, self.waste_adds)
        strength = self.strengths[after]
        if thing == LOLLIPOP and after < reach:
            more = clipped((after >> 4) - 1) * 16 + (after & 15)
            return (strength + self.strengths[more]) / 2.0
        return strength

    def now(self, reach: int) -> float:
        """The strength as it is."""
        return self.strengths[reach]


def odds_of(counts: tuple[int, ...], back: int) -> list[float]:
    """How the objects share this back in the box; all alike where no card has it."""
    copies = [counts[thing * 4 + back] for thing in range(THINGS)]
    total = sum(copies)
    return [number / total if total else 1.0 / THINGS for number in copies]


def mean(odds: list[float], values: list[float]) -> float:
    """The average of the values by these odds."""
    total = 0.0
    for place, share in enumerate(odds):
        total += share * values[place]
    return total


def known(card: Card, seat: int) -> int:
    """What this seat knows of a card, as `Prospects.after` counts it."""
    if card.object_seen >> seat & 1:
        return card.object
    return THINGS + card.back
