"""Hearts that something does not cost."""

from __future__ import annotations

from typing import ClassVar, Final

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import MOST, Hurting
from sobremesa.games.tanxi.rules.lasting import Continuous

HURTING: Final[tuple[Hurting, ...]] = ("fog", "ambush", "reprisal", "wrath")
ALL_HEARTS: Final = 99


class Reduce(Continuous):
    """What this costs is so much less."""

    do: ClassVar[str] = "reduce"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.reduces = fields.word("of", HURTING)
        by = fields.number_or("all", "by", 1, MOST)
        self.hearts_fewer = ALL_HEARTS if by is None else by
