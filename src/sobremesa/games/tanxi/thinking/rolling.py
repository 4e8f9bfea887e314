"""Playing on: what becomes of a choice until one's own next turn, in worlds that may be the real.

The rest of the own turn and the turns of the others are played by reflexes; then the position is
judged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sobremesa.bots.halving import Halving
from sobremesa.bots.model import RolloutModel, World
from sobremesa.games.tanxi.content import Pack
from sobremesa.games.tanxi.imagining import imagine
from sobremesa.games.tanxi.moves import END
from sobremesa.games.tanxi.rules import apply
from sobremesa.games.tanxi.rules.defeat import outcome
from sobremesa.games.tanxi.rules.questions import to_act
from sobremesa.games.tanxi.state import ACT, OVER, State
from sobremesa.games.tanxi.thinking.judging import Judge
from sobremesa.games.tanxi.thinking.planning import TurnPlan
from sobremesa.games.tanxi.thinking.reflexes import Reflexes
from sobremesa.games.tanxi.view_types import View
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.errors import IllegalMove

DOUBT: Final = 20.0  # so many games tell as much as the plan's own worth


class PlayedOn(Halving):
    """The best of some plans: what they were found to be worth, mended by how it goes on.

    What a few games tell is mostly luck; so they count the more the more there are.
    """

    def rank(self, place: int) -> tuple[float, int]:
        """What comes first: the better plan, or of equals the one that was better before."""
        return -self.worth(place), place

    def worth(self, place: int) -> float:
        """What a plan is worth by both."""
        tally, plan = self.tallies[place], self.moves[place]
        trust = tally.tries / (tally.tries + DOUBT)
        found: float = plan.value + trust * tally.mean()
        return found


class NextTurn(RolloutModel):
    """The game as it goes on until somebody's next turn."""

    def __init__(self, view: View, pack: Pack, judge: Judge, world: State) -> None:
        super().__init__(len(view.seats))
        self.view = view
        self.pack = pack
        self.judge = judge
        self.reflexes = Reflexes(judge.eyes)
        self.turn = world.turn + world.terms.seats  # when it is one's turn again

    def draw(self, chance: Chance) -> World:
        """A world that the view allows."""
        return World(imagine(self.view, self.pack, chance))

    def copy(self, state: Any) -> Any:
        """The state's own copy."""
        return state.copy()

    def to_act(self, state: Any) -> Sequence[int]:
        """Nobody any more once it is one's turn again."""
        return () if state.turn >= self.turn else to_act(state)

    def apply(self, state: Any, seat: int, move: Any) -> None:
        """As the rules say; of a plan everything up to what was not foreseen."""
        if not isinstance(move, TurnPlan):
            apply(state, seat, move)
            return
        turn = state.turn
        try:
            for step in move.moves():
                if state.turn != turn:
                    return
                apply(state, seat, step)
        except IllegalMove:  # a monster or a card came between
            return
        if not move.gambles() and state.turn == turn and state.question == ACT:
            apply(state, seat, END)

    def guess(self, state: Any, seat: int, chance: Chance) -> Any:
        """By reflexes."""
        return self.reflexes.answer(state, seat, chance)

    def utilities(self, state: Any) -> list[float]:
        """The win, or else the chance of it."""
        if state.question == OVER:
            found = outcome(state)
            assert found is not None
            share = 1.0 / len(found.winners)
            return [share if seat in found.winners else 0.0 for seat in range(self.seats)]
        return self.judge.chances(state, state.active)
