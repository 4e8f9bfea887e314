"""What an attack or a fight may come to, exactly: the chances of its dice.

Everything that counts lies open or is one's own, so any world that the seat imagines will do.
"""

from __future__ import annotations

from functools import cached_property

from sobremesa.games.tanxi.game import Tanxi
from sobremesa.games.tanxi.moves import Attack, Fight, Move
from sobremesa.games.tanxi.odds import chance_to_beat, damage_chances
from sobremesa.games.tanxi.rules.exploring import monster_dice, monster_stat
from sobremesa.games.tanxi.rules.stats import (
    attack_before_dice,
    defence_before_dice,
    defence_dice,
    holding,
    least_roll,
    pierced_by,
    second_roll,
    striking,
)
from sobremesa.games.tanxi.state import State
from sobremesa.games.tanxi.view_types import View
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
                return self._of_attack(self.damage(move), self.view.seats[move.player].hearts)
            case Fight():
                won = percent(self.beaten(move), self.speaker)
                return self.speaker.say("terminal-odds-monster", won=won)
        return ""

    def _of_attack(self, chances: list[float], hearts: int) -> str:
        fell = sum(chances[hearts:])
        return self.speaker.say(
            "terminal-odds",
            hurt=percent(1 - chances[0], self.speaker),
            average=sum(damage * chance for damage, chance in enumerate(chances)),
            fell=percent(fell, self.speaker) if fell else "none",
        )

    def damage(self, move: Attack) -> list[float]:
        """How likely an attack does how much damage, from 0 on."""
        state, seat = self.world, self._seat
        weapons = self._kinds(move.weapons)
        parts = striking(state, seat, weapons)
        power = attack_before_dice(state, seat, weapons, False, 0)
        defence = defence_before_dice(state, move.player, pierced_by(state, seat, parts))
        dice = defence_dice(state, move.player, holding(state, move.player))
        return damage_chances(power, defence, dice, least_roll(parts), second_roll(parts))

    def beaten(self, move: Fight) -> float:
        """How likely the monster is beaten."""
        state, seat = self.world, self._seat
        monster = state.terms.catalogue.kinds[state.monster]
        weapons = self._kinds(move.weapons)
        parts = striking(state, seat, weapons, True)
        power = attack_before_dice(state, seat, weapons, True, 0)
        defence = monster_stat(state, monster, weapons, "defence", 0)
        dice = monster_dice(state, monster, weapons)
        least, how = least_roll(parts), second_roll(parts)
        return chance_to_beat(power, defence, dice, monster.hearts, least, how)

    @property
    def _seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    def _kinds(self, weapons: tuple[str, ...]) -> list[int]:
        return [self.world.terms.catalogue.kind[name] for name in weapons]
