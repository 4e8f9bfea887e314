"""Two who exchange their cells."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.events import Swapped
from sobremesa.games.tanxi.rules.agenda import Aimed, meet_one
from sobremesa.games.tanxi.rules.stats import can_be_forced
from sobremesa.games.tanxi.state import NOBODY, NOWHERE, Frame, State
from sobremesa.kernel.events import Story


class Swap(Aimed):
    """Exchange cells with somebody."""

    do: ClassVar[str] = "swap"

    def meets(self, state: State, seat: int, other: int) -> bool:
        """Whoever is not steady."""
        return can_be_forced(state, seat, other)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """Two exchange their cells, rivers notwithstanding."""
        player = meet_one(state, frame, self)
        if player == NOBODY or state.players[frame.actor].cell == NOWHERE:
            return
        mine, theirs = state.players[frame.actor], state.players[player]
        mine.cell, theirs.cell = theirs.cell, mine.cell
        if frame.actor == state.active:
            state.moved = True
        if story is not None:
            story.append(Swapped(frame.actor, player))
