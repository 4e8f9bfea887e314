"""The best of some answers, each tried in the same worlds with the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.bots.halving import Halving
from sobremesa.bots.model import RolloutModel
from sobremesa.games.antayagi.state import OVER, State
from sobremesa.games.antayagi.thinking.playout import play_on
from sobremesa.games.antayagi.thinking.policy import Policy
from sobremesa.games.antayagi.thinking.standing import Factors, standing
from sobremesa.kernel.chance import Chance


class Lookahead(Halving):
    """A try plays the exchange out and so many more, and asks how the seat stands then."""

    def __init__(
        self,
        model: RolloutModel,
        policy: Policy,
        factors: Factors,
        seat: int,
        moves: Sequence[Any],
        exchanges: int,
        chance: Chance,
    ) -> None:
        super().__init__(model, seat, moves, exchanges, chance)
        self.policy = policy
        self.factors = factors
        self.first = [0.0] * len(moves)  # what each looked like at first
        self.trust = 0.0  # so many tries that is worth

    def rank(self, place: int) -> tuple[float, int]:
        """What comes first: by what was seen, and by what it looked like before that."""
        if not self.trust:
            return super().rank(place)
        tally = self.tallies[place]
        seen = tally.mean() * tally.tries + self.first[place] * self.trust
        return -seen / (tally.tries + self.trust), place

    def try_out(self, state: State, luck: Chance) -> float:
        """The chance of the seat to win."""
        play_on(state, self.policy, self.depth, luck)
        if state.question == OVER:
            return 1.0 if state.winner == self.seat else 0.0
        return standing(state, self.factors)[self.seat]
