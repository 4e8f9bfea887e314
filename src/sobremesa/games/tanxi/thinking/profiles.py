"""What a character can do and withstand, added up once: weapons, guard, energy, special abilities.

Everything is read from the parts that a pack says, never from the name of a card.
"""

from __future__ import annotations

from typing import Any

from sobremesa.games.tanxi.catalogue import GEM, RANGED, Catalogue
from sobremesa.games.tanxi.part import ADJACENT, LINE, NEAR, SELF, Part
from sobremesa.games.tanxi.rules.attacking import shooting_range
from sobremesa.games.tanxi.rules.exploring import ways_to_fight
from sobremesa.games.tanxi.rules.parts.again import Again
from sobremesa.games.tanxi.rules.parts.attack import Attack
from sobremesa.games.tanxi.rules.parts.damage import Damage
from sobremesa.games.tanxi.rules.parts.extra_die import ExtraDie
from sobremesa.games.tanxi.rules.parts.gain import Gain
from sobremesa.games.tanxi.rules.parts.mod import Mod
from sobremesa.games.tanxi.rules.parts.pierce import Pierce
from sobremesa.games.tanxi.rules.stats import (
    ORB,
    attack_before_dice,
    crosses,
    defence_before_dice,
    defence_dice,
    defence_of_cards,
    holding,
    least_roll,
    modifier,
    pierced_by,
    reach_of,
    second_roll,
    striking,
)
from sobremesa.games.tanxi.state import MOVE, State, figure_of
from sobremesa.games.tanxi.thinking.maps import FAR


class WayToStrike:
    """A set of weapons: how hard it strikes, from how near and how far, and how the die is read."""

    __slots__ = ("farthest", "how", "least", "nearest", "pierces", "power", "ranged")

    def __init__(self, state: State, seat: int, slots: list[int]) -> None:
        player, kinds = state.players[seat], state.terms.catalogue.kinds
        weapons = [player.gear[slot] for slot in slots]
        parts = striking(state, seat, weapons)
        self.power = attack_before_dice(state, seat, weapons, False, 0)
        self.least = least_roll(parts)
        self.how = second_roll(parts)
        self.pierces = pierced_by(state, seat, parts)
        self.nearest, self.farthest = 1, 1
        self.ranged = bool(weapons) and kinds[weapons[0]].type == RANGED
        if self.ranged:
            self.nearest, self.farthest = shooting_range(state, seat, slots[0])
        elif weapons and reach_of(kinds[weapons[0]].always, 2):
            self.farthest = 2


class Profile:
    """A character as it stands."""

    __slots__ = ("boost", "dice", "energy", "gratis", "guard", "hit", "hit_reach", "of_cards",
                 "power", "ways", "wet")  # fmt: skip

    def __init__(self, state: State, seat: int) -> None:
        parts = holding(state, seat)
        figure, player = figure_of(state, seat), state.players[seat]
        kinds = state.terms.catalogue.kinds
        self.ways = [WayToStrike(state, seat, slots) for slots in ways_to_fight(state, seat)]
        self.power = max([way.power for way in self.ways])
        self.guard = defence_before_dice(state, seat, 0) - ORB * player.ice
        self.of_cards = defence_of_cards(state, seat)
        self.dice = defence_dice(state, seat, parts)
        energy = figure.energy + modifier(state, seat, parts, "energy")
        for kind in player.gear:
            energy += kinds[kind].energy
        self.energy = max(0, energy)
        self.gratis = 0  # moves that cost nothing
        for part in parts:
            if part.free_action == MOVE:
                self.gratis += part.free_times
        self.wet = crosses(state, seat, parts, "river")
        self.boost, self.hit, self.hit_reach = 0, 0, 0
        self.learn_tricks(state, seat)

    def learn_tricks(self, state: State, seat: int) -> None:
        """What gems can buy: a stronger attack, or hearts that no guard saves."""
        catalogue = state.terms.catalogue
        gems = gems_of(state, seat)
        scripts = figure_of(state, seat).uses[:] if gems >= 1 else []
        if gems >= 2:
            scripts += [catalogue.deities[n].favour for n in state.deities[: state.awake]]
        for script in scripts:
            trick = trick_of(catalogue, script)
            self.boost = max(self.boost, trick.boost)
            if trick.hit > self.hit:
                self.hit, self.hit_reach = trick.hit, trick.reach


class Trick:
    """What a script does in a fight."""

    __slots__ = ("boost", "hit", "reach")

    def __init__(self, parts: list[Part]) -> None:
        self.boost = 0  # on the attack that follows
        self.hit = 0  # hearts, without an attack
        self.reach = 0
        for part in parts:
            self.read(part, part.who, part.within)

    def read(self, part: Part, who: int, within: int) -> None:
        """One part, or what it holds within, which is about the same people."""
        for inner in part.inner:
            self.read(inner, who, within)
        hearts = hearts_of(part)
        if hearts and who != SELF and self.hit == 0:
            self.hit = hearts
            self.reach = reach_of_aim(who, within)
        self.boost += boost_of(part)


def hearts_of(part: Part) -> int:
    """How many hearts it costs somebody."""
    if isinstance(part, Damage):
        return part.hearts + part.dice
    if isinstance(part, Attack):
        return max(1, part.bonus - 2)
    return 0


def boost_of(part: Part) -> int:
    """How much stronger the next attack is."""
    if isinstance(part, Mod):
        return part.by if part.stat == "attack" and part.who == SELF else 0
    if isinstance(part, Gain):
        return ORB if part.what == "fire" else 0
    if isinstance(part, ExtraDie | Again):
        return 2
    return 1 if isinstance(part, Pierce) else 0


def reach_of_aim(who: int, within: int) -> int:
    """How far away somebody may be."""
    if who == ADJACENT:
        return 1
    return within if who in (NEAR, LINE) and within else FAR


def trick_of(catalogue: Catalogue, script: int) -> Trick:
    """What this script of a pack does in a fight."""
    if script < 0:
        return Trick([])
    return Trick(catalogue.scripts[script])


def gems_of(state: State, seat: int) -> int:
    """Tokens, and gem cards in the hand (TX-87)."""
    kinds, player = state.terms.catalogue.kinds, state.players[seat]
    return player.gems + len([kind for kind in player.hand if kinds[kind].type == GEM])


class Profiles:
    """Those of one table, each reckoned once."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: dict[tuple[Any, ...], Profile] = {}

    def of(self, state: State, seat: int) -> Profile:
        """The profile of this seat's character, as it stands."""
        player = state.players[seat]
        half = player.hearts * 2 <= figure_of(state, seat).hearts
        on_point = player.cell >= 0 and state.terms.island.point[player.cell] >= 0
        lasting: tuple[Any, ...] = tuple(state.lasting) if state.lasting else ()
        key = (
            seat, tuple(player.gear), tuple(player.ammunition), half, player.still, on_point,
            player.cell < 0, player.fire, min(3, gems_of(state, seat)), state.awake, lasting,
        )  # fmt: skip
        profile = self.found.get(key)
        if profile is None:
            if len(self.found) > 20_000:
                self.found.clear()
            profile = self.found[key] = Profile(state, seat)
        return profile
