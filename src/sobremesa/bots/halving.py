"""Sequential halving: the best of some candidates, with a budget of tries.

All are tried equally often; then the worse half is dropped and the rest tried again, with an equal
part of the budget, until one is left. Each world is tried with every candidate that is still there,
with the same luck, so that what differs is the candidate.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sobremesa.bots.model import RolloutModel
from sobremesa.bots.rollout import rollout
from sobremesa.bots.searched import Arm, Searched
from sobremesa.bots.slices import Slices
from sobremesa.bots.tally import Tally
from sobremesa.kernel.bot import always
from sobremesa.kernel.chance import Chance, fast
from sobremesa.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Halving:
    """One such search: each try is a rollout after the candidate."""

    def __init__(
        self, model: RolloutModel, seat: int, moves: Sequence[Any], depth: int, chance: Chance
    ) -> None:
        self.model = model
        self.seat = seat
        self.moves = moves
        self.depth = depth
        self.chance = chance
        self.tallies = [Tally() for _ in moves]
        self.worlds = 0

    def search(self, budget: int, go_on: Callable[[], bool] = always) -> Searched:
        """The candidate that is left; the first of equals."""
        slices = Slices(budget, go_on)
        left = list(range(max(1, min(len(self.moves), budget))))  # the best come first
        rounds = (len(left) - 1).bit_length()
        for number in range(rounds, 0, -1):
            worlds = max(1, (budget - slices.done) // (number * len(left)))
            for _ in range(worlds):
                if not slices.spend(len(left)):
                    return self.found(self.ranked(left)[0], slices)
                self.try_all(left)
            left = self.ranked(left)[: (len(left) + 1) // 2]
        return self.found(left[0], slices)

    def try_all(self, left: list[int]) -> None:
        """One world, and what becomes of each candidate in it."""
        model, chance = self.model, self.chance
        world = model.draw(chance)
        luck = fast(chance.below(1 << 30))
        self.worlds += 1
        for place in left:
            state = model.copy(world.state)
            model.apply(state, self.seat, self.moves[place])
            self.tallies[place].add(self.try_out(state, luck.copy()), world.weight)

    def try_out(self, state: Any, luck: Chance) -> float:
        """What becomes of this state, which is the try's own, for the seat."""
        return rollout(self.model, state, self.depth, luck)[self.seat]

    def ranked(self, left: list[int]) -> list[int]:
        """The best first."""
        return sorted(left, key=self.rank)

    def rank(self, place: int) -> tuple[float, int]:
        """What comes first: the better one, or of equals the one that was named first."""
        return -self.tallies[place].mean(), place

    def found(self, best: int, slices: Slices) -> Searched:
        """What it comes to."""
        arms = [
            Arm(move, self.tallies[place], 1.0 if place == best else 0.0)
            for place, move in enumerate(self.moves)
        ]
        return Searched(self.moves[best], arms, slices.done, self.worlds)
