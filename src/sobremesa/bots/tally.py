"""What was seen of one candidate: a mean of weighted tries, and how far it may be off."""

from __future__ import annotations

from math import sqrt
from typing import Final

ONE_TRY: Final = 1.0  # the error of a single try, which says nothing of its spread: a whole win


class Tally:
    """Values, each with the weight of the world that it was seen in."""

    __slots__ = ("squared", "squared_square", "squared_total", "total", "tries", "weight")

    def __init__(self) -> None:
        self.tries = 0
        self.weight = 0.0
        self.total = 0.0
        self.squared = 0.0  # these three: the same sums, and that of squares, by squared weights
        self.squared_total = 0.0
        self.squared_square = 0.0

    def add(self, value: float, weight: float) -> None:
        """One more."""
        self.tries += 1
        self.weight += weight
        self.total += weight * value
        square = weight * weight
        self.squared += square
        self.squared_total += square * value
        self.squared_square += square * value * value

    def mean(self) -> float:
        """The weighted mean; 0 where nothing that counts was seen."""
        return self.total / self.weight if self.weight > 0.0 else 0.0

    def error(self) -> float:
        """The standard error of that mean, as of a ratio of two sums."""
        if self.tries < 2 or self.weight <= 0.0:
            return ONE_TRY
        mean = self.mean()
        spread = self.squared_square - 2.0 * mean * self.squared_total + mean * mean * self.squared
        if spread <= 0.0:  # all alike, but for rounding
            return 0.0
        return sqrt(spread * self.tries / (self.tries - 1)) / self.weight
