"""Several characters at once."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import WHO, Part
from sobremesa.games.tanxi.rules.agenda import step_on
from sobremesa.games.tanxi.rules.possible import in_reach
from sobremesa.games.tanxi.rules.stats import applies
from sobremesa.games.tanxi.state import NOBODY, Frame, State, mask_of
from sobremesa.kernel.events import Story


class Each(Part):
    """All of these at once; `it` is the one whose turn it is within. Damage is simultaneous."""

    do: ClassVar[str] = "each"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.aim(fields.selector("who", WHO))
        self.inner = fields.parts("parts")
        self.judged_later = True

    def chooses(self) -> bool:
        """Nobody: all are meant."""
        return False

    def meant(self, state: State, seat: int) -> list[int]:
        """Everyone whom it means; its condition is about each of them."""
        return [other for other in in_reach(state, seat, self) if applies(state, other, self)]

    def can_change(self, state: State, seat: int) -> bool:
        """Whether there is anybody."""
        return bool(self.meant(state, seat))

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """Everyone whom it means, all at once."""
        group = mask_of(self.meant(state, frame.actor))
        inner = state.terms.catalogue.nested[frame.script][frame.step]
        step_on(state)
        if group:
            state.agenda.append(frame.within(inner, 0, len(self.inner), NOBODY, group))
