"""A stat that changes."""

from __future__ import annotations

from typing import ClassVar, Final

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import Fault, Holding, Stat
from sobremesa.games.tanxi.rules.lasting import Continuous

STATS: Final[tuple[Stat, ...]] = ("attack", "defence", "dice", "energy", "healing")


class Mod(Continuous):
    """A stat is higher or lower; `each_equipment` is added for every card of equipment worn."""

    do: ClassVar[str] = "mod"
    in_wrath: ClassVar[bool] = True
    holders: ClassVar[frozenset[str]] = Holding.holders | {"monster"}

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.stat = fields.word("stat", STATS)
        self.by = fields.number("by", -9, 9)
        self.each_equipment = fields.number("each_equipment", -9, 9, 0)

    def faults(self, field: str, wrath: bool) -> list[Fault]:
        """It changes something, and energy cannot be had again and again."""
        faults: list[Fault] = []
        if not self.by and not self.each_equipment:
            faults.append((f"changes {self.stat} by nothing", ""))
        if field == "on_equip" and self.stat == "energy":
            what = "gives energy for equipping, which could be had again and again"
            faults.append((what, ""))
        return faults
