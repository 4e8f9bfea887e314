"""What an attack or a fight may come to, in words."""

from __future__ import annotations

from functools import cached_property

from sobremesa.games.tanxi.game import Tanxi
from sobremesa.games.tanxi.moves import Attack, Fight, Move
from sobremesa.games.tanxi.state import NOBODY, State
from sobremesa.games.tanxi.view_types import View
from sobremesa.games.tanxi.weighing import Strike, strike_with
from sobremesa.kernel.chance import fast
from sobremesa.terminal.lines import percent
from sobremesa.texts.speaker import Speaker


class Odds:
    """The chances of what can be chosen at one question."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker

    @cached_property
    def world(self) -> State:
        """The table as the seat may imagine it."""
        assert isinstance(self.speaker.game, Tanxi)
        return self.speaker.game.imagine(self.view, fast(0))

    def said(self, move: Move) -> str:
        """The chances of a move in words; nothing where no dice are rolled."""
        match move:
            case Attack():
                return self._of_attack(self.strike(move))
            case Fight():
                won = percent(self.strike(move).fatal, self.speaker)
                return self.speaker.say("terminal-odds-monster", won=won)
        return ""

    def _of_attack(self, strike: Strike) -> str:
        return self.speaker.say(
            "terminal-odds",
            hurt=percent(strike.at_least(1), self.speaker),
            average=strike.average,
            fell=percent(strike.fatal, self.speaker) if strike.fatal else "none",
        )

    def strike(self, move: Attack | Fight) -> Strike:
        """What an attack, or a fight with the monster, may do."""
        assert self.view.seat is not None
        foe = move.player if isinstance(move, Attack) else NOBODY
        return strike_with(self.world, self.view.seat, foe, move.weapons)
