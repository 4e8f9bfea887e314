"""A look at somebody's hand."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.part import ASKING
from sobremesa.games.tanxi.rules.agenda import Aimed, meet_one
from sobremesa.games.tanxi.rules.hands import has_hand, look_at
from sobremesa.games.tanxi.state import NOBODY, Frame, State
from sobremesa.kernel.events import Story


class Peek(Aimed):
    """Look alone at somebody's hand."""

    do: ClassVar[str] = "peek"
    needs: ClassVar[int] = ASKING
    usually: ClassVar[str | None] = "other"

    def meets(self, state: State, seat: int, other: int) -> bool:
        """Somebody else with cards."""
        return has_hand(state, seat, other)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """Look alone at a hand."""
        player = meet_one(state, frame, self)
        if player != NOBODY:
            look_at(state, frame.actor, player, story)
