"""Partial positions, placed."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.tanxi.catalogue import catalogue_for
from sobremesa.games.tanxi.content import PACK
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.placing import place
from sobremesa.games.tanxi.position import position
from sobremesa.games.tanxi.state import State
from sobremesa.kernel.chance import Scripted
from sobremesa.kernel.errors import ScenarioFault

BOX = catalogue_for(PACK)


def put(data: dict[str, Any], seats: int = 3, options: Options | None = None) -> State:
    return place(data, options or Options(), PACK, seats, Scripted([]))


def short(**data: Any) -> dict[str, Any]:
    """The position again, as it is written."""
    return position(put(data))


def fault(data: dict[str, Any], options: Options | None = None) -> str:
    with pytest.raises(ScenarioFault) as refused:
        put(data, 3, options)
    return str(refused.value)
