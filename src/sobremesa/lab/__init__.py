"""Balance reports over the arena."""

from __future__ import annotations

from typing import Final

LABS: Final = ("tanxi",)  # the games that have a lab
