"""How far an area is from its target, and what an object that arrives would do to that.

All that matters of an area is in one small number, its *reach*: the distance to the target in the
high bits, and in the low ones what decides over the next object.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.antayagi.content import (
    EMPTY_BOX,
    FISH,
    HAT,
    T_REX,
    TOXIC_WASTE,
    TREASURE,
    WIZARD,
)
from sobremesa.games.antayagi.state import Card, Terms

WASTE: Final = 1  # a Toxic Waste lies there: Fish stay
REX: Final = 2  # a T-Rex lies there, hungry
FOOD: Final = 4  # something that a T-Rex would eat, Fish aside
CATCH: Final = 8  # a Fish that stayed
FARTHEST: Final = 9
REACHES: Final = (FARTHEST + 1) * 16


def reach(terms: Terms, area: tuple[Card, ...]) -> int:
    """The reach of this area; distances beyond the farthest are no different."""
    points, waste, flags = 0, 0, 0
    for card in area:
        thing = card.object
        points += 1
        if thing == FISH:
            points += 1
            flags |= CATCH
        elif thing == TOXIC_WASTE:
            waste += 1
            flags |= WASTE
        elif thing == T_REX:
            flags |= REX
        elif thing != TREASURE and thing != HAT:
            flags |= FOOD
    if waste > 1 and not terms.waste_adds:
        waste = 1
    return clipped(terms.target + waste - points) * 16 + flags


def clipped(distance: int) -> int:
    """A distance as reaches count it."""
    return max(0, min(distance, FARTHEST))


def reach_after(now: int, thing: int, waste_adds: bool) -> int:
    """The reach once this object has arrived and T-Rexes have eaten (AY-40 to AY-50).

    Distances are exact but for what a Musical Lollipop takes. Of several foods or T-Rexes in one
    area a reach does not know the number: here it takes the last one to be gone.
    """
    distance, flags = now >> 4, now & 15
    if thing in (TREASURE, HAT):
        distance -= 1
    elif thing == T_REX:
        return _fed(distance, flags)
    elif thing == TOXIC_WASTE:
        distance -= 1 if flags & WASTE and not waste_adds else 0
        flags |= WASTE
    elif stays(thing, flags):
        if flags & REX:
            distance, flags = distance + 1, flags & ~REX
        elif thing == FISH:
            distance, flags = distance - 2, flags | CATCH
        else:
            distance, flags = distance - 1, flags | FOOD
    return clipped(distance) * 16 + flags


def stays(thing: int, flags: int) -> bool:
    """AY-23, AY-48: all but the Empty Box, the Wizard, and a Fish without Toxic Waste."""
    if thing == FISH:
        return bool(flags & WASTE)
    return thing not in (WIZARD, EMPTY_BOX)


def _fed(distance: int, flags: int) -> int:
    """AY-45: after a T-Rex has arrived; it eats a Fish only where there is nothing else."""
    if flags & FOOD:
        return clipped(distance + 1) * 16 + (flags & ~FOOD)
    if flags & CATCH:
        return clipped(distance + 2) * 16 + (flags & ~CATCH)
    return clipped(distance - 1) * 16 + (flags | REX)
