"""What fights and attacks may come to, exactly, and which of them another one outdoes.

Everything that counts lies open or is the attacker's own: every world that they can imagine
gives the same chances.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from sobremesa.games.tanxi.catalogue import NO_SCRIPT
from sobremesa.games.tanxi.odds import Chances, attack_chances, defence_chances
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
from sobremesa.games.tanxi.state import NOBODY, State

NEARLY = 1e-9  # what sums of chances may differ by, and be the same


class Strike(NamedTuple):
    """A way to strike somebody, or the monster: with what, and how likely it does what damage."""

    foe: int  # NOBODY: the monster that is met
    weapons: tuple[int, ...]
    chances: Chances
    hearts: int  # that the other has: to be reached at once

    def at_least(self, damage: int) -> float:
        """How likely it does so much damage or more."""
        return sum(self.chances[damage:])

    @property
    def fatal(self) -> float:
        """How likely the monster is beaten, or the character defeated."""
        return self.at_least(self.hearts)

    @property
    def average(self) -> float:
        """What it costs the other on average: nobody loses more than there is."""
        return sum([min(damage, self.hearts) * one for damage, one in enumerate(self.chances)])


def strike_with(state: State, seat: int, foe: int, weapons: tuple[str, ...]) -> Strike:
    """What these weapons may do to somebody, or to the monster."""
    kinds = [state.terms.catalogue.kind[name] for name in weapons]
    met = foe == NOBODY
    parts = striking(state, seat, kinds, met)
    strength = attack_before_dice(state, seat, kinds, met, 0)
    if met:
        monster = state.terms.catalogue.kinds[state.monster]
        guard = monster_stat(state, monster, kinds, "defence", 0)
        dice, hearts = monster_dice(state, monster, kinds), monster.hearts
    else:
        guard = defence_before_dice(state, foe, pierced_by(state, seat, parts))
        dice, hearts = defence_dice(state, foe, holding(state, foe)), state.players[foe].hearts
    rolled = attack_chances(least_roll(parts), second_roll(parts))
    return Strike(foe, tuple(kinds), _damages(strength, rolled, guard, dice), hearts)


def _damages(strength: int, rolled: Chances, guard: int, dice: int) -> Chances:
    """TX-69: how likely each damage is; neither power nor defence is less than 0."""
    found = [0.0] * (max(0, strength) + len(rolled) + 1)
    for roll, likely in enumerate(rolled):
        for shown, chance in enumerate(defence_chances(dice)):
            damage = max(0, max(0, strength + roll) - max(0, guard + shown))
            found[damage] += likely * chance
    return found


def is_outdone(state: State, one: Strike, others: Sequence[Strike]) -> bool:
    """Whether another strike at the same one is as good in every way, and better in some.

    To be as good with fewer weapons is better: there is less to choose between.
    """
    return any(_outdoes(state, other, one) for other in others if other.foe == one.foe)


def _outdoes(state: State, one: Strike, other: Strike) -> bool:
    """By chances, by the ammunition that is spent, and with nothing else set off by a hit."""
    if _sets_off(state, one) != _sets_off(state, other):
        return False
    mine, yours = _shots(state, one), _shots(state, other)
    if mine - yours:
        return False
    marks = [one.hearts] if one.foe == NOBODY else range(1, one.hearts + 1)
    gains = [one.at_least(mark) - other.at_least(mark) for mark in marks]
    simpler = bool(yours - mine) or set(one.weapons) < set(other.weapons)
    return min(gains) > -NEARLY and (max(gains) > NEARLY or simpler)


def _shots(state: State, strike: Strike) -> Counter[int]:
    """The ammunition that it spends, by weapon."""
    kinds = state.terms.catalogue.kinds
    spent: Counter[int] = Counter()
    for kind in strike.weapons:
        spent[kind] += kinds[kind].shot
    return +spent


def _sets_off(state: State, strike: Strike) -> list[int]:
    """TX-69: what a hit of these weapons sets off; nothing against monsters."""
    kinds = state.terms.catalogue.kinds
    scripts = [kinds[kind].on_hit for kind in strike.weapons]
    return [] if strike.foe == NOBODY else sorted(one for one in scripts if one != NO_SCRIPT)
