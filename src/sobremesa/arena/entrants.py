"""Who can take part in a tournament."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from sobremesa.kernel.errors import OptionsFault
from sobremesa.kernel.game import AnyGame, Bot


class Entrant(Protocol):
    """Somebody who takes part. It travels to the workers, which make its bots."""

    @property
    def name(self) -> str:
        """What reports call it."""

    def bot(self, game: AnyGame) -> Bot:
        """A bot of it, for one seat of one game."""


class LevelEntrant(NamedTuple):
    """A bot of the game itself."""

    name: str

    def bot(self, game: AnyGame) -> Bot:
        """The one of this level."""
        return game.bots[self.name]


def read(text: str, game: AnyGame) -> Entrant:
    """Who is meant by a word of `--bots`."""
    if text not in game.bots:
        raise OptionsFault("--bots", f"there is no level {text!r}; there is {', '.join(game.bots)}")
    return LevelEntrant(text)
