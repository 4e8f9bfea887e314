"""An attack besides one's own (TX-85)."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import USED
from sobremesa.games.tanxi.rules.agenda import Aimed, meet_one
from sobremesa.games.tanxi.rules.attacking import may_attack, strike
from sobremesa.games.tanxi.state import NOBODY, Frame, State
from sobremesa.kernel.events import Story


class Attack(Aimed):
    """One attack without energy and without weapons, within TX-65, with a bonus."""

    do: ClassVar[str] = "attack"
    needs: ClassVar[int] = USED

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.bonus = fields.number("bonus", 0, 9, 0)

    def rule(self) -> str:
        """TX-65."""
        return "TX-65"

    def meets(self, state: State, seat: int, other: int) -> bool:
        """TX-65."""
        return may_attack(state, other)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """TX-85: an attack without energy and without weapons, within the limits of TX-65."""
        player = meet_one(state, frame, self)
        if player != NOBODY:
            strike(state, frame.actor, player, [], self.bonus, story)
