"""How each game's table is drawn, and what is asked before it is set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import Console, RenderableType

from sobremesa.terminal import antayagi
from sobremesa.texts.speaker import Speaker

SCREENS: Final[dict[str, Callable[[Any, Speaker], RenderableType]]] = {"antayagi": antayagi.draw}
QUESTIONS: Final[dict[str, Callable[[Any, Speaker, Console], Any]]] = {
    "antayagi": antayagi.ask_for_pockets
}
