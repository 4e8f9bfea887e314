"""What happened at the table, and which seats may know which part of it."""

from __future__ import annotations

from typing import Literal

from sobremesa.games.antayagi.content import Back, Food, Object
from sobremesa.kernel.events import Event, Secret

SecretObject = Object | Secret[Object] | None


class Chose(Event, frozen=True, tag="chose"):
    """AY-20: somebody wants to trade with somebody."""

    seat: int
    player: int


class Laid(Event, frozen=True, tag="laid"):
    """AY-21: a card has been laid down; which one is its owner's secret until both have."""

    seat: int
    slot: int | Secret[int] | None


class Revealed(Event, frozen=True, tag="revealed"):
    """AY-21: both cards are turned up together."""

    seat: int
    slot: int
    object: Object
    player: int
    player_slot: int
    player_object: Object


class Sabotaged(Event, frozen=True, tag="sabotaged"):
    """AY-30: a Sabotage was played; its object is now open on the discard pile."""

    seat: int
    slot: int
    object: Object


class LetBe(Event, frozen=True, tag="let-be"):
    """AY-32: told to nobody else."""

    seat: int

    def heard(self, seat: int | None) -> bool:
        return seat == self.seat


class Cancelled(Event, frozen=True, tag="cancelled"):
    """AY-22, AY-30: both cards go to the discard pile."""

    why: Literal["equal", "sabotage"]


class Kept(Event, frozen=True, tag="kept"):
    """AY-49: somebody's Wizard lies open, so that both keep the card that they revealed."""

    seat: int


class Received(Event, frozen=True, tag="received"):
    """AY-23, AY-49: a card joins an area, be it the other's or one's own."""

    seat: int
    object: Object


class Discarded(Event, frozen=True, tag="discarded"):
    """AY-23: a card without the point mark is gone."""

    seat: int
    object: Object


class Flipped(Event, frozen=True, tag="flipped"):
    """AY-42: a hand turns round; now everyone has seen both sides of each card in it."""

    seat: int
    objects: tuple[Object, ...]
    backs: tuple[Back, ...]


class Took(Event, frozen=True, tag="took"):
    """AY-43: a card was taken out of a hand."""

    seat: int
    player: int
    slot: int
    object: Object


class HandDiscarded(Event, frozen=True, tag="hand-discarded"):
    """AY-44: a whole hand is gone."""

    seat: int
    objects: tuple[Object, ...]


class Ate(Event, frozen=True, tag="ate"):
    """AY-45: a T-Rex and its meal are gone."""

    seat: int
    food: Food


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """AY-4: the discard pile is the new draw pile."""

    cards: int


class Drew(Event, frozen=True, tag="drew"):
    """AY-3: a card is drawn; everyone saw its back, and now sees that of the next."""

    seat: int
    back: Back
    object: SecretObject
    private: bool
    top: Back | None


class PassedOver(Event, frozen=True, tag="passed-over"):
    """AY-20a: nothing to trade, or nobody to trade with."""

    seat: int


class TurnPassed(Event, frozen=True, tag="turn-passed"):
    """AY-25: somebody's turn begins."""

    seat: int


class Won(Event, frozen=True, tag="won"):
    """AY-24: the target is reached."""

    seat: int
    points: int


class Stuck(Event, frozen=True, tag="stuck"):
    """AY-20a: nobody can trade or draw any more; nobody wins."""


EVENTS = (
    Chose,
    Laid,
    Revealed,
    Sabotaged,
    LetBe,
    Cancelled,
    Kept,
    Received,
    Discarded,
    Flipped,
    Took,
    HandDiscarded,
    Ate,
    Reshuffled,
    Drew,
    PassedOver,
    TurnPassed,
    Won,
    Stuck,
)
