"""A turn as a bot meets it: the table, its rack, and what it may do without an idea of its own."""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.bots import rack_of
from sobremesa.games.antheno.content import count
from sobremesa.games.antheno.moves import Move, cells_of, play
from sobremesa.games.antheno.search.layout import lay_out
from sobremesa.games.antheno.search.plays import search
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.thinking.fitting import Fitting
from sobremesa.games.antheno.thinking.ideas import Idea
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.bot import Decision

_LOOKING: Final = 60_000  # search steps for plays to consider
_LAYING: Final = 20_000  # for a table that moves little


class Turn:
    """What lies, what one holds, and the steps that looking around may take."""

    def __init__(self, decision: Decision[View, Move], looking: int = _LOOKING) -> None:
        self.decision = decision
        self.view = decision.view
        self.table = cells_of(self.view.table)
        self.rack = rack_of(self.view, decision.seat)
        self.lying = count(list(self.table.values()))
        self.fitting = Fitting(Steps(looking))
        self.to_win = all(seat.place is None for seat in self.view.seats)  # else for a place

    def going_out(self, steps: int) -> Move | None:
        """The play of the whole rack, if so many search steps find it."""
        cells = search(self.table, self.rack, self.rack, Steps(steps)).cells
        return None if cells is None else play(cells)

    def laid(self, idea: Idea) -> Move:
        """An idea as a table that moves little."""
        return play(lay_out(self.table, idea.solution, Steps(_LAYING)))

    def shown(self) -> Move | None:
        """What the referee would show (AN-11a)."""
        moves = self.decision.candidates(1, "shown").moves
        return moves[0] if moves else None

    def drawing(self) -> Move:
        """A tile from the bag, or a pass, where nothing can be played."""
        return self.decision.candidates(1, "draw").moves[0]
