"""All that differs from game to game at the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rich.console import Console

from sobremesa.terminal.antayagi import screen as antayagi
from sobremesa.terminal.antheno.screen import draw as draw_antheno
from sobremesa.terminal.antheno.turn import build
from sobremesa.terminal.session import Draw, Session
from sobremesa.terminal.tanxi.screen import draw as draw_tanxi
from sobremesa.terminal.tanxi.turn import take_turn
from sobremesa.texts.speaker import Speaker


class GameScreen(NamedTuple):
    """How a game is played here."""

    draw: Draw  # the table, from a view
    turn: Callable[[Session, int], None]  # what a seat of a person is asked, until it has answered
    before_start: Callable[[Any, Speaker, Console], Any] | None = None  # the options, completed


GAME_SCREENS: Final = {
    "antayagi": GameScreen(antayagi.draw, antayagi.TURN, antayagi.ask_for_pockets),
    "antheno": GameScreen(draw_antheno, build),
    "tanxi": GameScreen(draw_tanxi, take_turn),
}
SCREENS: Final[dict[str, Draw]] = {name: room.draw for name, room in GAME_SCREENS.items()}
