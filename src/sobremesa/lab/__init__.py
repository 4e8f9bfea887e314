"""Balance reports over the arena."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.lab.lab import AnyLab
from sobremesa.lab.tanxi.lab import TanxiLab

LABS: Final[Mapping[str, AnyLab]] = {lab.game.name: lab for lab in (TanxiLab(),)}
