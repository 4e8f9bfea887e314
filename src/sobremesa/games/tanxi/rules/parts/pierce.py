"""Defence that does not count."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import MOST, Fault
from sobremesa.games.tanxi.rules.lasting import Continuous


class Pierce(Continuous):
    """So much defence of the defender's equipped cards does not count."""

    do: ClassVar[str] = "pierce"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.pierces = fields.number("defence", 1, MOST)

    def faults(self, field: str, wrath: bool) -> list[Fault]:
        """An attack spends it."""
        if field == "always" or self.lasts is None or self.lasts == "next-attack":
            return []
        return [("says pierce, which lasts for the next attack only", "")]
