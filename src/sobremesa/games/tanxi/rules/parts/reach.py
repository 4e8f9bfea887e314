"""Melee weapons that strike farther."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import ALWAYS, MOST, NOWHERE_ONCE, Fault
from sobremesa.games.tanxi.rules.lasting import Continuous


class Reach(Continuous):
    """A melee weapon also strikes exactly so far in a straight line, not across rivers."""

    do: ClassVar[str] = "reach"
    needs: ClassVar[int] = NOWHERE_ONCE
    holders: ClassVar[frozenset[str]] = frozenset({"melee"})

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.reach = fields.number("cells", 1, MOST)

    def faults(self, field: str, wrath: bool) -> list[Fault]:
        """TX-66: it is more than every weapon has, and never less."""
        faults: list[Fault] = []
        if self.reach < 2:
            faults.append(("has a reach of 1, as every melee weapon has", "TX-66"))
        if self.when != ALWAYS:
            faults.append(("says reach with a condition, but it always holds", ""))
        return faults
