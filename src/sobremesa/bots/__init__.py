"""Thinking that knows no game. What a game knows of itself is in its own `bots.py`."""

from __future__ import annotations

from typing import Final

BOT_NAMES: Final = ("Nilo", "Vega", "Otto", "Lila", "Teo", "Mora", "Iris")  # by seat
