"""Somebody whom nobody moves."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.rules.lasting import Continuous


class Steady(Continuous):
    """Nobody else can shove, swap or disarm this character."""

    do: ClassVar[str] = "steady"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.steady = True
