"""Moves over what stops others."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import OVER
from sobremesa.games.tanxi.rules.lasting import Continuous


class Cross(Continuous):
    """Moves may cross rivers, or pass through characters."""

    do: ClassVar[str] = "cross"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.crosses = fields.word("over", OVER)
