"""Gems that somebody loses."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.events import Forfeited
from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import MOST, Fault
from sobremesa.games.tanxi.rules.agenda import Aimed, meet_one
from sobremesa.games.tanxi.rules.parts.damage import damage_others, faults_otherwise
from sobremesa.games.tanxi.state import NOBODY, Frame, State
from sobremesa.kernel.events import Story


class Forfeit(Aimed):
    """Somebody loses gem tokens; `otherwise` for those who have none."""

    do: ClassVar[str] = "forfeit"
    in_each: ClassVar[bool] = True
    in_wrath: ClassVar[bool] = True
    of_self: ClassVar[bool] = True

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.gems = fields.number("gems", 1, MOST, 1)
        self.otherwise = fields.parts_if_any("otherwise", "damage")

    def faults(self, field: str, wrath: bool) -> list[Fault]:
        """Whoever has none loses something else."""
        return faults_otherwise(self, self.otherwise)

    def meets(self, state: State, seat: int, other: int) -> bool:
        """Somebody who can lose gems, or else suffers for it."""
        return bool(state.players[other].gems) or bool(self.otherwise)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """Gem tokens are lost, or what is said for those who have none."""
        seat = meet_one(state, frame, self)
        if seat != NOBODY:
            self.run_for_all(state, frame, [seat], story)

    def run_for_all(self, state: State, frame: Frame, seats: list[int], story: Story) -> None:
        """Those without gems suffer, all others lose some, as many as there are."""
        poor = [seat for seat in seats if not state.players[seat].gems]
        damage_others(state, frame, poor, self.otherwise, story)
        for seat in seats:
            player = state.players[seat]
            lost = min(self.gems, player.gems)
            player.gems -= lost
            if lost and story is not None:
                story.append(Forfeited(seat, lost))
