"""How often somebody won, also as a multiple of what is fair."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.arena.statistics import Interval, wilson


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
