"""What a seat may ask. Moves of these small domains are built once and reused."""

from __future__ import annotations

from typing import Final, final

import msgspec

from sobremesa.games.antayagi.content import FOODS, HAND, OBJECTS, Food
from sobremesa.kernel.game import Choices


class MoveBase(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a seat wants to do."""


@final
class Choose(MoveBase, frozen=True, tag="choose"):
    """AY-20: trade with this player."""

    player: int


@final
class Lay(MoveBase, frozen=True, tag="lay"):
    """AY-21: lay down this card of one's own hand."""

    slot: int


@final
class Sabotage(MoveBase, frozen=True, tag="sabotage"):
    """AY-30: play this card of one's own hand as Sabotage."""

    slot: int


@final
class LetItBe(MoveBase, frozen=True, tag="let-it-be"):
    """AY-32: no Sabotage."""


@final
class Take(MoveBase, frozen=True, tag="take"):
    """AY-43: take this card out of the other party's hand."""

    slot: int


@final
class Eat(MoveBase, frozen=True, tag="eat"):
    """AY-45: the T-Rex eats one food of this kind."""

    food: Food


Move = Choose | Lay | Sabotage | LetItBe | Take | Eat

SEATS: Final = 7
LET_IT_BE: Final = LetItBe()
EATS: Final[dict[int, Eat]] = {food: Eat(OBJECTS[food]) for food in FOODS}  # type: ignore[arg-type]


def _bits(mask: int, size: int) -> list[int]:
    return [bit for bit in range(size) if mask >> bit & 1]


NONE: Final[Choices[Move]] = Choices(())
CHOICES_TO_CHOOSE: Final[list[Choices[Move]]] = [  # by the seats that can be chosen, as a mask
    Choices(tuple(Choose(seat) for seat in _bits(mask, SEATS))) for mask in range(1 << SEATS)
]
CHOICES_TO_LAY: Final[list[Choices[Move]]] = [  # by the size of the hand
    Choices(tuple(Lay(slot) for slot in range(size))) for size in range(HAND + 1)
]
CHOICES_TO_SABOTAGE: Final[list[Choices[Move]]] = [  # by the slots that show Sabotage, as a mask
    Choices((LET_IT_BE, *(Sabotage(slot) for slot in _bits(mask, HAND))))
    for mask in range(1 << HAND)
]
CHOICES_TO_TAKE: Final[list[Choices[Move]]] = [  # by the size of the hand
    Choices(tuple(Take(slot) for slot in range(size))) for size in range(HAND + 1)
]
CHOICES_TO_EAT: Final[list[Choices[Move]]] = [  # by the foods in the area, as a mask of FOODS
    Choices(tuple(EATS[FOODS[index]] for index in _bits(mask, len(FOODS))))
    for mask in range(1 << len(FOODS))
]
