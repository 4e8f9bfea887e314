"""A monster from which nobody flees."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import ALWAYS, NOWHERE_ONCE, Fault
from sobremesa.games.tanxi.rules.lasting import Continuous


class NoFlee(Continuous):
    """This monster must be fought."""

    do: ClassVar[str] = "no-flee"
    needs: ClassVar[int] = NOWHERE_ONCE
    holders: ClassVar[frozenset[str]] = frozenset({"monster"})

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.must_be_fought = True

    def faults(self, field: str, wrath: bool) -> list[Fault]:
        """It depends on nothing."""
        if self.when == ALWAYS:
            return []
        return [("says no-flee with a condition, but it always holds", "")]
