"""Dice whose results are known beforehand: an attack is tried once for each result that matters."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.games.tanxi.odds import damage_chances
from sobremesa.games.tanxi.rules.attacking import ATTACK_DIE, DEFENCE_DIE
from sobremesa.kernel.chance import Chance, Fast

MOST_HEARTS: Final = 24


class LoadedDice(Chance):
    """Shows these faces first; all else comes from the chance behind it."""

    __slots__ = ("behind", "faces", "shown")

    def __init__(self, faces: list[int], behind: Fast, shown: int = 0) -> None:
        self.faces = faces
        self.behind = behind
        self.shown = shown

    def below(self, n: int) -> int:
        """The next face, as long as there is one."""
        if self.shown >= len(self.faces):
            return self.behind.below(n)
        self.shown += 1
        return min(n - 1, self.faces[self.shown - 1])

    def shuffle(self, items: list[int]) -> None:
        """No die is thrown for that."""
        self.behind.shuffle(items)

    def copy(self) -> LoadedDice:
        """A copy that shows the same."""
        return LoadedDice(self.faces, self.behind.copy(), self.shown)

    def parts(self) -> tuple[Any, ...]:
        """What it is made of."""
        return (self.faces, self.behind, self.shown)


class Roll:
    """One way that an attack may go: how likely, with which faces, and the damage."""

    __slots__ = ("chance", "damage", "faces")

    def __init__(self, chance: float, faces: list[int], damage: int) -> None:
        self.chance = chance
        self.faces = faces
        self.damage = damage


_ROLLS: Final[dict[tuple[int, int, int, int, str], list[Roll]]] = {}


def rolls(advantage: int, dice: int, hearts: int, least: int, how: str) -> list[Roll]:
    """The ways that matter: it fells, it does nothing, or it costs about so many hearts."""
    key = (advantage, dice, hearts, least, how)
    found = _ROLLS.get(key)
    if found is None:
        if len(_ROLLS) > 20_000:
            _ROLLS.clear()
        found = _ROLLS[key] = _sorted_out(advantage, dice, hearts, least, how)
    return found


def _sorted_out(advantage: int, dice: int, hearts: int, least: int, how: str) -> list[Roll]:
    chances = damage_chances(advantage, 0, dice, least, how)
    fatal, harmless, other, mean = 0.0, 0.0, 0.0, 0.0
    for damage, chance in enumerate(chances):
        if damage >= hearts:
            fatal += chance
        elif not damage:
            harmless += chance
        else:
            other += chance
            mean += chance * damage
    found = []
    if fatal > 0.0:
        found.append(_thrown(fatal, advantage, dice, least, how, hearts, 99))
    if other > 0.0:
        middle = int(mean / other + 0.5)
        found.append(_thrown(other, advantage, dice, least, how, middle, middle))
    if harmless > 0.0:
        found.append(_thrown(harmless, advantage, dice, least, how, 0, 0))
    return found


def _thrown(
    chance: float, advantage: int, dice: int, least: int, how: str, low: int, high: int
) -> Roll:
    """Faces that do a damage between these two, or as near to it as can be."""
    best: list[int] = []
    nearest, done = 999, 0
    for one in range(ATTACK_DIE):
        for two in range(ATTACK_DIE if how else 1):
            counted = max(one, least)
            if how == "sum":
                counted += max(two, least)
            elif how:
                counted = max(counted, two)
            for guard in range(2 * dice + 1):
                damage = max(0, advantage + counted - guard)
                off = low - damage if damage < low else max(0, damage - high)
                if off < nearest:
                    nearest, done = off, damage
                    best = [one, two] if how else [one]
                    best += _guarding(guard, dice)
    return Roll(chance, best, done)


def _guarding(sum_: int, dice: int) -> list[int]:
    """Faces of so many defence dice with this sum."""
    faces = []
    for _ in range(dice):
        face = min(2, sum_)
        sum_ -= face
        faces.append(DEFENCE_DIE.index(face))
    return faces


class Blow:
    """What an attack does to somebody, by how many hearts they have."""

    __slots__ = ("falls", "loss")

    def __init__(self, advantage: int, dice: int, least: int, how: str) -> None:
        chances = damage_chances(advantage, 0, dice, least, how)
        self.falls = [0.0] * (MOST_HEARTS + 1)  # how likely it costs so many hearts or more
        self.loss = [0.0] * (MOST_HEARTS + 1)  # how many it costs on average who has so many
        for damage, chance in enumerate(chances):
            for hearts in range(min(damage, MOST_HEARTS) + 1):
                self.falls[hearts] += chance
        for hearts in range(1, MOST_HEARTS + 1):
            self.loss[hearts] = self.loss[hearts - 1] + self.falls[hearts]


_BLOWS: Final[dict[tuple[int, int, int, str], Blow]] = {}


def blow(advantage: int, dice: int, least: int, how: str) -> Blow:
    """The same, reckoned once."""
    key = (advantage, dice, least, how)
    found = _BLOWS.get(key)
    if found is None:
        found = _BLOWS[key] = Blow(advantage, dice, least, how)
    return found
