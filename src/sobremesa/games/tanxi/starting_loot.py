"""Loot that everybody begins with, and whose other copies were dealt into the decks.

The decks hold no more of it than these copies, so some of what is hidden must be in hands. Every
deal in which it is has the same chance, and the first attempt is one: whoever does not remember the
hands would try thousands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb, factorial
from typing import NamedTuple

from sobremesa.kernel.chance import Chance


class Need(NamedTuple):
    """A kind of which at least so many of the hidden cards are in hands."""

    kind: int
    cards: int
    least: int


class StartingLoot:
    """All hidden loot, of some kinds of which not every card can be in a deck."""

    __slots__ = ("cards", "needs")

    def __init__(self, loot: Sequence[int], most_in_decks: Mapping[int, int]) -> None:
        self.cards = len(loot)
        self.needs: list[Need] = []
        for kind, most in most_in_decks.items():
            hidden = loot.count(kind)
            if hidden > most:
                self.needs.append(Need(kind, hidden, hidden - most))

    def deals(self, gaps: int) -> int:
        """In how many ways the loot can lie, with so many gaps in hands."""
        if not 0 <= gaps <= self.cards:
            return 0
        ways = sum(self._choices(0, gaps))
        return ways * factorial(gaps) * factorial(self.cards - gaps)

    def put_first(self, loot: list[int], gaps: int, chance: Chance) -> None:
        """Put what is in hands first: as many cards as there are gaps, the others in any order."""
        if not self.needs or not sum(self._choices(0, gaps)):
            return  # a made-up position may hold what no deal does
        numbers: dict[int, int] = {}
        left = gaps
        for place, need in enumerate(self.needs):
            numbers[need.kind] = drawn(self._choices(place, left), chance)
            left -= numbers[need.kind]
        hands: list[int] = []
        rest: list[int] = []
        for kind in loot:
            wanted = numbers.get(kind, left)
            (hands if wanted > 0 else rest).append(kind)
            if kind in numbers:
                numbers[kind] -= 1
            else:
                left -= 1
        loot[:] = hands + rest

    def _choices(self, place: int, gaps: int) -> list[int]:
        """By how many of this kind are in hands: the ways to fill the gaps from here on."""
        if place == len(self.needs):
            others = self.cards - sum([need.cards for need in self.needs])
            return [comb(others, gaps)]
        need = self.needs[place]
        return [
            comb(need.cards, number) * sum(self._choices(place + 1, gaps - number))
            if need.least <= number <= gaps
            else 0
            for number in range(min(need.cards, gaps) + 1)
        ]


def drawn(weights: Sequence[int], chance: Chance) -> int:
    """A place of these, each as often as its weight says."""
    pick = below(sum(weights), chance)
    for place, weight in enumerate(weights):
        pick -= weight
        if pick < 0:
            return place
    raise AssertionError("the weights have no such place")


def below(n: int, chance: Chance) -> int:
    """A number below n, which may be larger than chance can say at once."""
    if n <= 1 << 30:
        return chance.below(n)
    while True:
        number = 0
        for _ in range(n.bit_length() // 30 + 1):
            number = number << 30 | chance.below(1 << 30)
        number >>= (n.bit_length() // 30 + 1) * 30 - n.bit_length()
        if number < n:
            return number
