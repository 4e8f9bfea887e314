"""What an environment plays: the game, its box, its options, and how many sit down."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from gymnasium import spaces

from sobremesa.games import GAMES
from sobremesa.kernel.encoding import Encoding
from sobremesa.kernel.game import AnyGame

RENDER_MODES: Final = ("ansi", "human", "rgb_array")


class EnvTerms:
    """The terms of all games of an environment, checked once, and its spaces."""

    def __init__(
        self,
        name: str,
        players: int | None,
        options: Mapping[str, Any] | None,
        pack: str | Path | None,
    ) -> None:
        game: AnyGame = GAMES[name]
        said = dict(game.unattended) | dict(options or {})
        if pack is not None:
            game, plain = game.with_pack(_text_of(pack), str(pack))
            said = msgspec.to_builtins(plain) | said
        self.game = game
        self.players = game.seats[0] if players is None else players
        game.check_seats(self.players, "players")
        self.options = game.read_options(said)
        self.encoding: Encoding[Any, Any] = game.encoding(self.options)
        low, high = self.encoding.bounds()
        actions = len(self.encoding.actions.names)
        row = spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.row_space = row
        self.observation_space = spaces.Dict({"observation": row, "action_mask": mask})
        self.action_space = spaces.Discrete(actions)


def _text_of(pack: str | Path) -> str:
    """The file of a pack."""
    try:
        return Path(pack).read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"pack: {pack} cannot be read: {error.strerror}") from None


def check_render_mode(mode: str | None) -> None:
    """Refuse a way to be drawn that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode: {mode!r} is none of {', '.join(RENDER_MODES)}, None")
