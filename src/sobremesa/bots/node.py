"""What is remembered of an information set: the moves of its seat, and what came of each.

Not every move need be there in every world. A move is compared by how often it was *available*,
not by how often its seat was asked; else one that is rare would look neglected for ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from sobremesa.bots.tally import Tally


class Node:
    """An information set whose seat maximises its own value."""

    __slots__ = ("available", "moves", "places", "tallies")

    def __init__(self) -> None:
        self.moves: list[Any] = []
        self.places: dict[Any, int] = {}  # where each move stands
        self.tallies: list[Tally] = []  # what each was worth to the seat
        self.available: list[int] = []

    def locate(self, moves: Sequence[Any]) -> list[int]:
        """Where the moves of this world stand, in their order; new ones get a place."""
        located = []
        for move in moves:
            place = self.places.get(move, -1)
            located.append(self.add(move) if place < 0 else place)
        return located

    def add(self, move: Any) -> int:
        """A place for a move that was never there before."""
        place = len(self.moves)
        self.places[move] = place
        self.moves.append(move)
        self.tallies.append(Tally())
        self.available.append(0)
        return place

    def select(self, places: list[int], explore: float) -> int:
        """Which of them: one that was never tried, else the one that may still be the best.

        The bonus grows with the fourth root of how often the move was available, as is proven for
        values that drift like those in a tree, and without a logarithm, whose last digit is not
        the same on every machine.
        """
        for place in places:
            self.available[place] += 1
        best, highest = -1, 0.0
        for number, place in enumerate(places):
            tally = self.tallies[place]
            if not tally.tries:
                return number
            bound = tally.mean() + explore * sqrt(sqrt(float(self.available[place])) / tally.tries)
            if best < 0 or bound > highest:
                best, highest = number, bound
        return best

    def shares(self, places: list[int]) -> list[float]:
        """The answer: the move that was tried most often where it was there, or the better one."""
        best = places[0]
        for place in places:
            if self.rank(place) > self.rank(best):
                best = place
        return [1.0 if place == best else 0.0 for place in places]

    def rank(self, place: int) -> tuple[float, float]:
        """What makes a move the better answer."""
        tally = self.tallies[place]
        return tally.tries / max(1, self.available[place]), tally.mean()
