"""An information set whose seat must not be foreseen: it mixes its moves by regret matching.

What is learnt is counterfactual regret, sampled one line of play at a time (outcome sampling): what
was seen is divided by how likely it was to be tried, so that on average it is what full knowledge
of the tree would say. Of moves that were not tried one expects what they brought before, which
keeps those quotients small and their average right.
"""

from __future__ import annotations

from typing import Any

from sobremesa.bots.node import Node
from sobremesa.bots.regret import matched


class MixedNode(Node):
    """The regrets of a seat, what it has played on average, and what each move earned everybody."""

    __slots__ = ("earned", "played", "regrets", "seats")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.regrets: list[float] = []
        self.played: list[float] = []
        self.earned: list[list[float]] = []  # by move: the sum of what each seat got by it

    def add(self, move: Any) -> int:
        """A place for a move that was never there before."""
        self.regrets.append(0.0)
        self.played.append(0.0)
        self.earned.append([0.0] * self.seats)
        return super().add(move)

    def strategy(self, places: list[int]) -> list[float]:
        """How likely each of these moves is now."""
        return matched([self.regrets[place] for place in places])

    def shares(self, places: list[int]) -> list[float]:
        """The answer: how likely each was on average."""
        return matched([self.played[place] for place in places])

    def expected(self, place: int, seat: int) -> float:
        """What this move has brought a seat so far."""
        tries = self.tallies[place].tries
        return self.earned[place][seat] / tries if tries else 0.0

    def value(
        self, places: list[int], strategy: list[float], tried: int, odds: float, value: list[float]
    ) -> list[float]:
        """What this information set was worth to each seat, all moves considered.

        `tried` is the move that brought `value`; it was to be tried with these odds.
        """
        total = [0.0] * self.seats
        for number, place in enumerate(places):
            share = strategy[number]
            if share > 0.0:
                for seat in range(self.seats):
                    worth = self.expected(place, seat)
                    if place == tried:
                        worth += (value[seat] - worth) / odds
                    total[seat] += share * worth
        return total

    def regret(
        self,
        places: list[int],
        seat: int,
        tried: int,
        odds: float,
        value: float,
        whole: float,
        weight: float,
    ) -> None:
        """How much more each move would have brought than the `whole` mixture did."""
        for place in places:
            worth = self.expected(place, seat)
            if place == tried:
                worth += (value - worth) / odds
            self.regrets[place] += weight * (worth - whole)

    def remember(self, places: list[int], strategy: list[float], weight: float) -> None:
        """What was played, for the average."""
        for number, place in enumerate(places):
            self.played[place] += weight * strategy[number]

    def earn(self, place: int, value: list[float]) -> None:
        """What a move brought everybody; `expected` divides it by the tries."""
        earned = self.earned[place]
        for seat in range(self.seats):
            earned[seat] += value[seat]
