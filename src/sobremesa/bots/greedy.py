"""The bot that looks no further than the end of what it has begun."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from sobremesa.kernel.bot import Considered, Decision, Reasons, Thought
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.game import AnyGame


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

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        """The choice with the best average; any of equals."""
        view, chance, moves = decision.view, decision.chance, decision.legal().moves
        if len(moves) == 1:
            return Thought(moves[0])
        totals = [0.0] * len(moves)
        squares = [0.0] * len(moves)
        worlds = 0
        while worlds < decision.budget and (not worlds or decision.go_on()):
            world = self.game.imagine(view, chance)
            worlds += 1
            for index, move in enumerate(moves):
                worth = self.try_out(view, world.copy(), move, chance)
                totals[index] += worth
                squares[index] += worth * worth
        most = max(totals)
        equals = [move for move, total in zip(moves, totals, strict=True) if total == most]
        chosen = equals[chance.below(len(equals)) if len(equals) > 1 else 0]
        return Thought(chosen, reasons_of(moves, totals, squares, worlds))

    def try_out(self, view: Any, world: Any, move: Any, chance: Chance) -> float:
        """How good this move turns out in this world."""
        game = self.game
        game.apply(world, view.seat, move)
        while not self.settled(view, world):
            seats = game.to_act(world)
            seat = seats[chance.below(len(seats))]
            game.apply(world, seat, game.random_move(world, seat, chance))
        return self.judge(world, view.seat)


def reasons_of(
    moves: tuple[Any, ...], totals: list[float], squares: list[float], worlds: int
) -> Reasons:
    """The average of each choice over the worlds, and its standard error, the best first."""
    considered = []
    for index, move in enumerate(moves):
        mean = totals[index] / worlds
        spread = max(0.0, squares[index] / worlds - mean * mean)
        error = sqrt(spread / (worlds - 1)) if worlds > 1 else 0.0
        considered.append(Considered(move, mean, error, worlds))
    considered.sort(key=lambda one: one.value, reverse=True)
    return Reasons(tuple(considered), worlds, worlds)
