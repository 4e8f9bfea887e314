"""A random card of somebody else."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.rules.agenda import Aimed, meet_one
from sobremesa.games.tanxi.rules.hands import hand_over, has_hand
from sobremesa.games.tanxi.state import NOBODY, Frame, State
from sobremesa.kernel.events import Story


class Steal(Aimed):
    """A random card out of somebody's hand; both know which."""

    do: ClassVar[str] = "steal"
    in_each: ClassVar[bool] = True

    def meets(self, state: State, seat: int, other: int) -> bool:
        """Somebody else with cards."""
        return has_hand(state, seat, other)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """A random card of somebody's hand."""
        player = meet_one(state, frame, self)
        if player == NOBODY:
            return
        hand = state.players[player].hand
        hand_over(state, player, frame.actor, hand[state.chance.below(len(hand))], story)
