"""The chances of dice, exactly."""

from __future__ import annotations

from sobremesa.games.tanxi.rules.attacking import ATTACK_DIE, DEFENCE_DIE

Chances = list[float]  # by result, from 0 on


def attack_chances(least: int, how: str) -> Chances:
    """How likely each result of the attack die is."""
    faces = [max(face, least) for face in range(ATTACK_DIE)]
    chances = [0.0] * (2 * ATTACK_DIE)
    for one in faces:
        if not how:
            chances[one] += 1.0 / ATTACK_DIE
            continue
        for two in faces:
            result = one + two if how == "sum" else max(one, two)
            chances[result] += 1.0 / (ATTACK_DIE * ATTACK_DIE)
    return chances


def defence_chances(dice: int) -> Chances:
    """How likely each sum of so many defence dice is."""
    chances = [1.0]
    for _ in range(dice):
        wider = [0.0] * (len(chances) + 2)
        for sum_, chance in enumerate(chances):
            for face in DEFENCE_DIE:
                wider[sum_ + face] += chance / len(DEFENCE_DIE)
        chances = wider
    return chances


_CHANCES: dict[tuple[int, int, int, str], Chances] = {}


def damage_chances(power: float, defence: int, dice: int, least: int, how: str) -> Chances:
    """How likely each damage is, for an attack before its dice."""
    advantage = int(power) - defence
    key = (advantage, dice, least, how)
    found = _CHANCES.get(key)
    if found is None:
        found = [0.0] * (max(0, advantage) + 2 * ATTACK_DIE)
        for roll, likely in enumerate(attack_chances(least, how)):
            for guard, chance in enumerate(defence_chances(dice)):
                found[max(0, advantage + roll - guard)] += likely * chance
        _CHANCES[key] = found
    return found


def chance_to_beat(
    power: float, defence: int, dice: int, hearts: int, least: int, how: str
) -> float:
    """How likely a monster with so many hearts is beaten."""
    return sum(damage_chances(power, defence, dice, least, how)[hearts:])
