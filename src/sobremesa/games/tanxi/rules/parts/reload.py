"""Weapons that are loaded again."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.events import Reloaded
from sobremesa.games.tanxi.part import Part
from sobremesa.games.tanxi.rules.agenda import step_on
from sobremesa.games.tanxi.state import Frame, State
from sobremesa.kernel.events import Story


class Reload(Part):
    """Every equipped weapon has its starting ammunition again."""

    do: ClassVar[str] = "reload"
    if_possible: ClassVar[bool] = True

    def can_change(self, state: State, seat: int) -> bool:
        """Whether an equipped weapon lacks ammunition."""
        player, kinds = state.players[seat], state.terms.catalogue.kinds
        for slot, kind in enumerate(player.gear):
            if player.ammunition[slot] < kinds[kind].ammunition:
                return True
        return False

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """Every equipped weapon has its starting ammunition."""
        step_on(state)
        seat = frame.actor
        player, kinds = state.players[seat], state.terms.catalogue.kinds
        for slot, number in enumerate(player.gear):
            kind = kinds[number]
            if player.ammunition[slot] < kind.ammunition:
                player.ammunition[slot] = kind.ammunition
                if story is not None:
                    story.append(Reloaded(seat, kind.name, kind.ammunition))
