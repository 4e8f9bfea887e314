"""The bot that searches any game, knowing nothing of it: a tool for tests and comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from sobremesa.bots.contract import GameModel, Imagined
from sobremesa.bots.halving import Halving
from sobremesa.bots.searched import Searched, reasons
from sobremesa.bots.tree import Tree, Ways
from sobremesa.kernel.bot import Decision, Thought

MOST: Final = 8  # candidates a choice
DEPTH: Final = 400  # choices ahead, as not every game must end


class SearchBot:
    """Imagines worlds and searches its candidates in them, by a tree or by halving."""

    def __init__(self, by: Literal["tree", "halving"] = "tree", most: int = MOST) -> None:
        self.by = by
        self.most = most

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        """The candidate that wins most often, with what was seen of the others."""
        moves = decision.candidates(self.most).moves
        if len(moves) == 1:
            return Thought(moves[0])
        found = self.search(decision, moves)
        return Thought(found.move, reasons(found))

    def search(self, decision: Decision[Any, Any], moves: Sequence[Any]) -> Searched:
        """What comes of these candidates."""
        belief = Imagined(decision.game, decision.view)
        model = GameModel(decision.game, belief, decision.world.seats, self.most)
        seat, chance = decision.seat, decision.chance
        if self.by == "halving":
            halving = Halving(model, seat, moves, DEPTH, chance)
            return halving.search(decision.budget, decision.go_on)
        tree = Tree(model, chance, Ways(depth=DEPTH), seat, moves)
        return tree.search(decision.budget, decision.go_on)
