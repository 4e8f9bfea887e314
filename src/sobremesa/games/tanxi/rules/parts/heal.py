"""Recovering hearts (TX-77, TX-96)."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.events import Healed
from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import MOST, Part
from sobremesa.games.tanxi.rules.agenda import step_on
from sobremesa.games.tanxi.rules.stats import holding, modifier
from sobremesa.games.tanxi.state import NOWHERE, Frame, State, figure_of
from sobremesa.kernel.events import Story


class Heal(Part):
    """Recover so many hearts, or up to half of the maximum; never more than the maximum."""

    do: ClassVar[str] = "heal"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        hearts = fields.number_or("half", "hearts", 1, MOST)
        self.to_half = hearts is None
        self.hearts = 0 if hearts is None else hearts

    def can_change(self, state: State, seat: int) -> bool:
        """TX-77a: what would change nothing is not sold, here and elsewhere."""
        return self.recovers(state, seat) > 0

    def recovers(self, state: State, seat: int) -> int:
        """How many hearts this brings back: never above the maximum."""
        player, figure = state.players[seat], figure_of(state, seat)
        hearts = figure.half - player.hearts if self.to_half else self.hearts
        if hearts <= 0 or player.hearts == figure.hearts:
            return 0
        hearts += modifier(state, seat, holding(state, seat), "healing")
        return max(0, min(hearts, figure.hearts - player.hearts))

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """Hearts are back."""
        step_on(state)
        player = state.players[frame.actor]
        hearts = 0 if player.cell == NOWHERE else self.recovers(state, frame.actor)
        if hearts:
            player.hearts += hearts
            if story is not None:
                story.append(Healed(frame.actor, hearts))
