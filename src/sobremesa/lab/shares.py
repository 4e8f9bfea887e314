"""How often somebody won, how far chance alone may have led astray, and how numbers spread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Interval(NamedTuple):
    """From, to."""

    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """The 95 % interval of a share after Wilson; shared wins may make `wins` a fraction."""
    if not games:
        return Interval(0.0, 1.0)
    share = wins / games
    weight = Z * Z / games
    middle = share + weight / 2
    reach = Z * sqrt(share * (1 - share) / games + weight / games / 4)
    scale = 1 + weight
    return Interval(max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


@dataclass(slots=True)
class Share:
    """The games of somebody, and how many they won."""

    games: int = 0
    wins: float = 0.0  # a tie shares the win
    fair: float = 0.0  # the wins of somebody who is as good as all others

    def add(self, win: float, players: int) -> None:
        """One more game, of so many players."""
        self.games += 1
        self.wins += win
        self.fair += 1 / players

    @property
    def share(self) -> float:
        """Wins a game."""
        return self.wins / self.games

    @property
    def interval(self) -> Interval:
        """Where the true share lies, 95 times in 100."""
        return wilson(self.wins, self.games)

    @property
    def ratio(self) -> float:
        """Wins as a multiple of the fair share."""
        return self.wins / self.fair

    @property
    def ratio_interval(self) -> Interval:
        """The interval as multiples of the fair share."""
        low, high = self.interval
        return Interval(low * self.games / self.fair, high * self.games / self.fair)


def quantile(numbers: Sequence[int], part: float) -> int:
    """The smallest of these numbers with so large a part of them at or below it."""
    return sorted(numbers)[max(1, ceil(part * len(numbers))) - 1]
