"""Tokens (TX-61a)."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from sobremesa.games.tanxi.events import Gained
from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import MOST, Fault, Part
from sobremesa.games.tanxi.rules.agenda import step_on
from sobremesa.games.tanxi.state import Frame, State
from sobremesa.kernel.events import Story

Token = Literal["gem", "fire", "ice"]
TOKENS: Final[tuple[Token, ...]] = ("gem", "fire", "ice")


class Gain(Part):
    """Tokens: gems, or an orb that one does not hold yet."""

    do: ClassVar[str] = "gain"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.what = fields.word("what", TOKENS)
        self.number = fields.number("number", 1, MOST, 1)

    def faults(self, field: str, wrath: bool) -> list[Fault]:
        """TX-61: one of each orb."""
        if self.what == "gem" or self.number == 1:
            return []
        return [("gives several orbs, and one holds at most one of each", "TX-61")]

    def rule(self) -> str:
        """TX-61a."""
        return "TX-61a"

    def can_change(self, state: State, seat: int) -> bool:
        """TX-61a: an orb that is not held yet; gems always."""
        player = state.players[seat]
        return self.what == "gem" or not (player.fire if self.what == "fire" else player.ice)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """TX-61a: gems, or an orb; one that is held already is not gained."""
        step_on(state)
        seat = frame.actor
        player = state.players[seat]
        if not self.can_change(state, seat):
            return
        if self.what == "gem":
            player.gems += self.number
        elif self.what == "fire":
            player.fire = True
        else:
            player.ice = True
        if story is not None:
            story.append(Gained(seat, self.what, self.number))
