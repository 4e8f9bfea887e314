"""Attacks on those who were attacked already."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import IN_A_TURN, MOST, Part
from sobremesa.games.tanxi.rules.agenda import step_on
from sobremesa.games.tanxi.state import Frame, State
from sobremesa.kernel.events import Story


class Again(Part):
    """This turn so many characters already attacked may be attacked once more."""

    do: ClassVar[str] = "again"
    needs: ClassVar[int] = IN_A_TURN

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.times = fields.number("times", 1, MOST, 1)

    def can_change(self, state: State, seat: int) -> bool:
        """It counts for attacks to come as well."""
        return True

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """So many may be attacked once more this turn."""
        step_on(state)
        state.again += self.times
