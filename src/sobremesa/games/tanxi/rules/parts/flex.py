"""Ranged weapons that shoot nearer and farther."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import MOST, NOWHERE_ONCE
from sobremesa.games.tanxi.rules.lasting import Continuous


class Flex(Continuous):
    """Ranged weapons may be used so many cells nearer or farther than their range."""

    do: ClassVar[str] = "flex"
    needs: ClassVar[int] = NOWHERE_ONCE
    holders: ClassVar[frozenset[str]] = frozenset({"ranged", "passive"})

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.flex = fields.number("cells", 1, MOST)
