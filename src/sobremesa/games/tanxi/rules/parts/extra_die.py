"""An attack die that is rolled twice."""

from __future__ import annotations

from typing import ClassVar, Final

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import How
from sobremesa.games.tanxi.rules.lasting import Continuous

HOW: Final[tuple[How, ...]] = ("best", "sum")


class ExtraDie(Continuous):
    """The attack die is rolled twice: the better counts, or both are added."""

    do: ClassVar[str] = "extra-die"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.second_roll = fields.word("how", HOW)
