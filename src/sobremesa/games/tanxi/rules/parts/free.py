"""Actions that cost no energy."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import MOST
from sobremesa.games.tanxi.rules.lasting import Continuous
from sobremesa.games.tanxi.state import ACTIONS


class Free(Continuous):
    """The first actions of this kind in each turn cost no energy."""

    do: ClassVar[str] = "free"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.free_action = ACTIONS.index(fields.word("action", ACTIONS))
        self.free_times = fields.number("times", 1, MOST)
