"""An attack die that counts at least so much."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.rules.lasting import Continuous


class Floor(Continuous):
    """The attack die counts at least this much."""

    do: ClassVar[str] = "floor"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.least_roll = fields.number("least", 1, 5)
