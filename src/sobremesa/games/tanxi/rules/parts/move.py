"""Steps."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import MOST, OVER
from sobremesa.games.tanxi.rules.leading import Leading
from sobremesa.games.tanxi.rules.moving import fewest_steps
from sobremesa.games.tanxi.rules.stats import crosses, holding
from sobremesa.games.tanxi.state import State, is_free


class Move(Leading):
    """Up to so many steps, without energy and not counted as moves."""

    do: ClassVar[str] = "move"
    if_possible: ClassVar[bool] = True

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.steps = fields.number("steps", 1, MOST)
        self.over = fields.word_or_none("over", OVER)

    def can_change(self, state: State, seat: int) -> bool:
        """Somewhere else than here."""
        return len(self.cells(state, seat)) > 1

    def cells(self, state: State, seat: int) -> list[int]:
        """Where up to so many steps lead: one's own cell, and free ones."""
        parts = holding(state, seat)
        wet = self.over == "river" or crosses(state, seat, parts, "river")
        through = self.over == "character" or crosses(state, seat, parts, "character")
        ways = fewest_steps(state, seat, wet, through, self.steps)
        here = state.players[seat].cell
        return [
            cell
            for cell, way in enumerate(ways)
            if cell == here or (way > 0 and is_free(state, cell))
        ]
