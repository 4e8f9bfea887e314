"""An information set whose seat must not be foreseen: it mixes its moves by regret matching.

What is learnt is counterfactual regret, sampled one line of play at a time (outcome sampling): what
was seen is divided by how likely it was to be tried, so that on average it is what full knowledge
of the tree would say. Of moves that were not tried one expects what they brought before, which
keeps those quotients small and their average right.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from sobremesa.bots.node import Node
from sobremesa.bots.regret import matched

TREMBLE: Final = 0.25


class MixedNode(Node):
    """The regrets of a seat, what it has played on average, and what each move earned everybody."""

    __slots__ = ("earned", "played", "regrets", "seats", "sums", "visits")

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.regrets: list[float] = []
        self.played: list[float] = []
        self.visits = 0
        self.sums = [0.0] * seats  # of what each seat got
        self.earned: list[list[float]] = []  # by move: the sum of what each seat got by it

    def add(self, move: Any) -> int:
        """A place for a move that was never there before."""
        self.regrets.append(0.0)
        self.played.append(0.0)
        self.earned.append([0.0] * self.seats)
        return super().add(move)

    def strategy(self, places: list[int]) -> list[float]:
        """How likely each of these moves should be now."""
        return matched([self.regrets[place] for place in places])

    def trembling(self, strategy: list[float]) -> list[float]:
        """How likely each is: the hand trembles, ever less.

        Without that nobody would learn to answer what is never played, and what nobody knows how
        to answer may look better, or worse, than it is. As one over the root of the visits it costs
        no more than regret matching itself does not know yet.
        """
        slip = TREMBLE / sqrt(1.0 + self.visits)
        even = slip / len(strategy)
        return [(1.0 - slip) * share + even for share in strategy]

    def shares(self, places: list[int]) -> list[float]:
        """The answer: how likely each was on average."""
        return matched([self.played[place] for place in places])

    def expected(self, place: int, seat: int) -> float:
        """What this move has brought a seat so far; one that was never tried, what all have."""
        tries = self.tallies[place].tries
        return self.earned[place][seat] / tries if tries else self.sums[seat] / self.visits

    def worth(self, place: int, seat: int, tried: int, odds: float, values: list[float]) -> float:
        """What a move is worth now, where `tried` brought these values and had these odds.

        At the first visit nothing is expected: every move might have brought as much.
        """
        if not self.visits:
            return values[seat]
        expected = self.expected(place, seat)
        return expected + (values[seat] - expected) / odds if place == tried else expected

    def value(
        self, places: list[int], strategy: list[float], tried: int, odds: float, values: list[float]
    ) -> list[float]:
        """What this information set was worth to each seat, all moves considered."""
        total = [0.0] * self.seats
        for number, place in enumerate(places):
            share = strategy[number]
            if share > 0.0:
                for seat in range(self.seats):
                    total[seat] += share * self.worth(place, seat, tried, odds, values)
        return total

    def regret(
        self,
        places: list[int],
        seat: int,
        tried: int,
        odds: float,
        values: list[float],
        whole: float,
        weight: float,
    ) -> None:
        """How much more each move would have brought the seat than the `whole` mixture did."""
        for place in places:
            worth = self.worth(place, seat, tried, odds, values)
            self.regrets[place] += weight * (worth - whole)

    def remember(self, places: list[int], strategy: list[float], weight: float) -> None:
        """What was played, for the average."""
        for number, place in enumerate(places):
            self.played[place] += weight * strategy[number]

    def earn(self, place: int, values: list[float]) -> None:
        """What a move brought everybody."""
        self.visits += 1
        earned = self.earned[place]
        for seat in range(self.seats):
            earned[seat] += values[seat]
            self.sums[seat] += values[seat]
