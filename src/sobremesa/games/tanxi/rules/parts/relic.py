"""Relics."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import MOST, Part
from sobremesa.games.tanxi.rules.agenda import step_on
from sobremesa.games.tanxi.rules.cards import draw_relic
from sobremesa.games.tanxi.state import Frame, State
from sobremesa.kernel.events import Story


class Relic(Part):
    """The top of the relic deck, secretly."""

    do: ClassVar[str] = "relic"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.number = fields.number("number", 1, MOST, 1)

    def can_change(self, state: State, seat: int) -> bool:
        """While there are any."""
        return bool(state.relics)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """From the relic deck, while there are any."""
        step_on(state)
        for _ in range(self.number):
            draw_relic(state, frame.actor, story)
