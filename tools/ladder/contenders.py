"""Who plays in a rung: a bot of the game, one that thinks more or less, or one made to measure.

Bots that are made to measure (`measuring.py`) are never offered to anybody.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tools.ladder.measuring import Rollouts, Seeing, SeeingRacks, Thinking, watched
from tools.ladder.revealing import REVEALING

from sobremesa.arena.rows import Row
from sobremesa.arena.schedule import PlannedGame
from sobremesa.arena.tournament import Tournament
from sobremesa.kernel.bot import Bot
from sobremesa.kernel.game import AnyGame

PARTS: Final = {0.25: "¼", 0.5: "½"}


class Contender(NamedTuple):
    """An entrant of a rung."""

    bot: str  # its name in the game
    times: float = 1.0  # the budget of the rung
    rollouts: int = 0  # so many a decision, in which all play on as this bot; 0: it plays itself
    sees: bool = False  # whether it sees what is hidden
    others: str | None = None  # as whom the others play on in rollouts; None: as this bot, too

    @property
    def name(self) -> str:
        """What pages call it."""
        name = f"playing out by {self.bot}" if self.rollouts else self.bot
        name = name if self.times == 1 else f"{name} × {PARTS.get(self.times, f'{self.times:g}')}"
        return f"{name}, seeing all" if self.sees else name

    def bot_of(self, game: AnyGame) -> Bot:
        """What chooses its moves."""
        bot = game.bots[self.bot]
        if self.rollouts:
            others = bot if self.others is None else game.bots[self.others]
            return Rollouts(game, bot, others, self.rollouts, sees=self.sees)
        if self.sees:
            return Seeing(game, bot) if game.name in REVEALING else SeeingRacks(game)
        return bot if self.times == 1 else Thinking(bot, self.times)


class ContenderEntrant(NamedTuple):
    """A contender as the arena takes it."""

    contender: Contender

    @property
    def name(self) -> str:
        """As pages say."""
        return self.contender.name

    def bot(self, game: AnyGame) -> Bot:
        """Made in the worker."""
        return self.contender.bot_of(game)


class WatchedTournament(Tournament, frozen=True):
    """One in which somebody sees everything."""

    def play(self, planned: PlannedGame) -> Row:
        """One game."""
        game, options = self.table()
        return self.play_at(watched(game), options, planned)
