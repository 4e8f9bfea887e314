"""What things are worth to a bot, in hearts."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.catalogue import Kind
from sobremesa.games.tanxi.part import Part
from sobremesa.games.tanxi.rules.parts.damage import Damage
from sobremesa.games.tanxi.rules.parts.explore import Explore
from sobremesa.games.tanxi.rules.parts.gain import Gain
from sobremesa.games.tanxi.rules.parts.heal import Heal
from sobremesa.games.tanxi.rules.parts.mod import Mod
from sobremesa.games.tanxi.rules.parts.move import Move
from sobremesa.games.tanxi.rules.parts.relic import Relic
from sobremesa.games.tanxi.state import State

WIN: Final = 1000.0
DOWN: Final = 8.0  # being off the island, at first
RISING: Final = 5.0  # and when the token stands again
TROPHY: Final = 4.0  # a gem and a relic
GEM_WORTH: Final = 1.5
ORB_WORTH: Final = 2.0
CARD_WORTH: Final = 1.2  # of a card that one cannot see
COIN_WORTH: Final = 0.3
POWER_WORTH: Final = 1.1
DEFENCE_WORTH: Final = 1.2
ENERGY_WORTH: Final = 1.5
TEXT_WORTH: Final = 0.7  # of an effect that is not reckoned otherwise


def worth_of_hearts(hearts: int) -> float:
    """Each counts, the last ones most."""
    return hearts + 6.0 * hearts / (hearts + 3.0)


def loss_of(hearts: int, damage: int) -> float:
    """What it means to lose so many; to fall is worse."""
    if damage <= 0:
        return 0.0
    left = max(0, hearts - damage)
    fall = 0.0 if left else DOWN
    return worth_of_hearts(hearts) - worth_of_hearts(left) + fall


def worth_of_texts(state: State, seat: int) -> float:
    """What equipped cards do beyond their numbers, and the energy that they give."""
    kinds = state.terms.catalogue.kinds
    worth = 0.0
    for number in state.players[seat].gear:
        worth += texts_on(kinds[number]) + ENERGY_WORTH * kinds[number].energy
    return worth


def texts_on(kind: Kind) -> float:
    """What a card says beyond its numbers."""
    said = len([part for part in kind.always if not part.stat])
    scripts = (kind.on_hit, kind.on_hurt, kind.at_start, kind.at_end)
    return TEXT_WORTH * (said + len([script for script in scripts if script >= 0]))


def worth_of_wearing(kind: Kind) -> float:
    """What a card brings when it is equipped."""
    worth = POWER_WORTH * kind.attack + DEFENCE_WORTH * (kind.defence + kind.dice)
    return worth + ENERGY_WORTH * kind.energy + texts_on(kind)


def worth_of_use(state: State, kind: Kind, missing: int) -> float:
    """What an object is good for."""
    if kind.use < 0:
        return 0.0
    return sum([worth_of_part(p, missing) for p in state.terms.catalogue.scripts[kind.use]])


def worth_of_part(part: Part, missing: int) -> float:
    """What one effect is good for, to somebody who misses so many hearts."""
    if isinstance(part, Heal):
        hearts = 4 if part.to_half else part.hearts
        return 0.45 * hearts if missing >= hearts else 0.35 * hearts
    if isinstance(part, Gain):
        return GEM_WORTH * part.number if part.what == "gem" else 0.8 * ORB_WORTH
    if part.inner:
        return sum([worth_of_part(inner, missing) for inner in part.inner])
    return worth_of_number(part)


def worth_of_number(part: Part) -> float:
    """What an effect is good for that is more the larger its number is."""
    if isinstance(part, Damage):
        return 0.6 * (part.hearts + part.dice)
    if isinstance(part, Mod):
        return 0.6 * abs(part.by)
    if isinstance(part, Move):
        return 0.25 * part.steps
    return FLAT.get(type(part), 0.5)


FLAT: Final[dict[type, float]] = {Relic: 3.0, Explore: 1.6}


def worth_of_reward(state: State, kind: Kind) -> float:
    """What a monster gives."""
    if kind.reward < 0:
        return 0.0
    return sum([1.2 * worth_of_part(p, 9) for p in state.terms.catalogue.scripts[kind.reward]])
