"""The bot that looks no further than the end of what it has begun."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sobremesa.kernel.chance import Chance
from sobremesa.kernel.game import AnyGame, Decision


class GreedyBot:
    """Imagines worlds, tries each choice in all of them, and takes what looks best on average.

    Answers that others still owe are guessed at random until the game calls the matter settled.
    """

    def __init__(
        self,
        game: AnyGame,
        judge: Callable[[Any, int], float],
        settled: Callable[[Any, Any], bool],
    ) -> None:
        self.game = game
        self.judge = judge  # how good a state is for a seat
        self.settled = settled  # whether what was begun in the first view is over in this state

    def choose(self, decision: Decision[Any, Any]) -> Any:
        """The choice with the best average; any of equals."""
        view, chance, moves = decision.view, decision.chance, decision.choices.moves
        if len(moves) == 1:
            return moves[0]
        totals = [0.0] * len(moves)
        for _ in range(decision.budget):
            world = self.game.imagine(view, chance)
            for index, move in enumerate(moves):
                totals[index] += self.try_out(view, world.copy(), move, chance)
        most = max(totals)
        equals = [move for move, total in zip(moves, totals, strict=True) if total == most]
        return equals[chance.below(len(equals)) if len(equals) > 1 else 0]

    def try_out(self, view: Any, world: Any, move: Any, chance: Chance) -> float:
        """How good this move turns out in this world."""
        game = self.game
        game.apply(world, view.seat, move)
        while not self.settled(view, world):
            seats = game.to_act(world)
            seat = seats[chance.below(len(seats))]
            game.apply(world, seat, game.random_move(world, seat, chance))
        return self.judge(world, view.seat)
