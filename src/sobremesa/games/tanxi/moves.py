"""What a seat may ask. Cards, cells and people are called by their names."""

from __future__ import annotations

from typing import Final, final

import msgspec

from sobremesa.kernel.game import Choices


class MoveBase(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a seat wants to do."""


# Before the first turn


@final
class Draft(MoveBase, frozen=True, tag="draft"):
    """TX-25: be this character."""

    character: str


# Actions


@final
class Step(MoveBase, frozen=True, tag="step"):
    """TX-40: move to this cell."""

    cell: str


@final
class Explore(MoveBase, frozen=True, tag="explore"):
    """TX-45: take the top card of the deck of this exploration point."""


@final
class Equip(MoveBase, frozen=True, tag="equip"):
    """TX-55, TX-56: put these cards on and take those off."""

    on: tuple[str, ...] = ()
    off: tuple[str, ...] = ()


@final
class Use(MoveBase, frozen=True, tag="use"):
    """TX-60: use this object."""

    card: str


@final
class Attack(MoveBase, frozen=True, tag="attack"):
    """TX-65: attack this player's character with these weapons."""

    player: int
    weapons: tuple[str, ...] = ()


@final
class Reload(MoveBase, frozen=True, tag="reload"):
    """TX-68: pay energy for ammunition."""

    card: str


@final
class Deal(MoveBase, frozen=True, tag="deal"):
    """TX-75: ask a resident for this benefit; the payment comes next."""

    benefit: str


@final
class Buy(MoveBase, frozen=True, tag="buy"):
    """TX-80: ask the merchant for this card; the payment comes next."""

    card: str


@final
class Ability(MoveBase, frozen=True, tag="ability"):
    """TX-85: use this special ability, paying with these gem cards and else with tokens."""

    ability: str
    cards: tuple[str, ...] = ()


@final
class Favour(MoveBase, frozen=True, tag="favour"):
    """TX-86: ask this deity for its favour, paying likewise."""

    deity: str
    cards: tuple[str, ...] = ()


@final
class End(MoveBase, frozen=True, tag="end"):
    """TX-31: end the turn."""


# Answers to what an action leads to


@final
class Fight(MoveBase, frozen=True, tag="fight"):
    """TX-50: fight the monster with these weapons."""

    weapons: tuple[str, ...] = ()


@final
class Flee(MoveBase, frozen=True, tag="flee"):
    """TX-49: flee from it."""


@final
class Pay(MoveBase, frozen=True, tag="pay"):
    """TX-76: pay with these cards."""

    cards: tuple[str, ...]


@final
class Target(MoveBase, frozen=True, tag="target"):
    """It meets this player's character."""

    player: int


@final
class Go(MoveBase, frozen=True, tag="go"):
    """The token in question goes to this cell."""

    cell: str


@final
class Block(MoveBase, frozen=True, tag="block"):
    """A block of ice on this cell."""

    cell: str


@final
class Done(MoveBase, frozen=True, tag="done"):
    """No more blocks."""


@final
class Dig(MoveBase, frozen=True, tag="dig"):
    """This deck."""

    deck: str


@final
class Take(MoveBase, frozen=True, tag="take"):
    """This card of those that can be had."""

    card: str


@final
class Sort(MoveBase, frozen=True, tag="sort"):
    """Put the cards back in this order, the top one first."""

    cards: tuple[str, ...]


@final
class Discard(MoveBase, frozen=True, tag="discard"):
    """Discard this card."""

    card: str


@final
class TakeOff(MoveBase, frozen=True, tag="take-off"):
    """This equipped card goes back into the hand."""

    card: str


Move = (
    Draft | Step | Explore | Equip | Use | Attack | Reload | Deal | Buy | Ability | Favour | End
    | Fight | Flee | Pay | Target | Go | Block | Done | Dig | Take | Sort | Discard | TakeOff
)  # fmt: skip

NONE: Final[Choices[Move]] = Choices(())
EXPLORE: Final = Explore()
END: Final = End()
FLEE: Final = Flee()
DONE: Final = Done()
