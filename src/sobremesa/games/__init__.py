"""The games, by name."""

from __future__ import annotations

from typing import Final

from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.tanxi.game import TANXI
from sobremesa.kernel.game import AnyGame

GAMES: Final[dict[str, AnyGame]] = {game.name: game for game in (ANTAYAGI, ANTHENO, TANXI)}
