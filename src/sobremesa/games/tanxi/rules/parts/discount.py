"""A cheaper village."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import MOST
from sobremesa.games.tanxi.rules.lasting import Continuous


class Discount(Continuous):
    """The village asks for fewer coins, though at least for 1."""

    do: ClassVar[str] = "discount"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.coins_fewer = fields.number("coins", 1, MOST)
