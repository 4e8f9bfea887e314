"""How the games of a report on Tanxi are set, and one of them played."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from sobremesa.arena.games import play
from sobremesa.bots.random import RandomBot
from sobremesa.games.tanxi.game import TANXI, Tanxi
from sobremesa.games.tanxi.moves import Move
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.view_types import View
from sobremesa.kernel.bot import Bot, Decision, Thought
from sobremesa.lab.tanxi.tally import GameCounter, PlayedGame

OPTIONS: Final = Options(**TANXI.unattended, **TANXI.compared)
SEEDS_APART: Final = 1_000_003  # so that two reports share games only after so many


class TanxiTrial(msgspec.Struct, frozen=True):
    """What is tried. It travels to the workers, the pack as text."""

    bots: str
    seed: int
    pack: str
    players: int | None = None  # None: all numbers in turn

    @property
    def game(self) -> Tanxi:
        """Tanxi with the pack on the table."""
        return game_with(self.pack)

    def play(self, number: int) -> PlayedGame:
        """The game of this number."""
        game, tally = self.game, GameCounter()
        seats = self.players or game.seats[number % len(game.seats)]
        bot = Castaway(game.bots[self.bots])
        seed = self.seed * SEEDS_APART + number
        budget = game.budget(self.bots, seats)
        outcome, state = play(game, OPTIONS, [bot] * seats, seed, budget, observe=tally)
        return tally.played(outcome, state)


@lru_cache(maxsize=1)
def game_with(pack: str) -> Tanxi:
    """Tanxi with this pack on the table."""
    return TANXI.with_pack(pack, "pack")[0]


class Castaway:
    """A bot whom chance puts ashore, so that beaches are compared and not chosen."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, decision: Decision[View, Move]) -> Thought[Move]:
        """Any beach; after that as the bot would."""
        ashore = decision.view.question != "land"
        return (self.bot if ashore else RandomBot()).choose(decision)
