"""What one seat, or a spectator, is shown."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from sobremesa.games.tanxi.options import Options

STANDING = ("up", "risen", "fallen")


class Remembered(msgspec.Struct, frozen=True):
    """A card of one's own hand that others know of."""

    card: str
    seats: tuple[int, ...]


class Gear(msgspec.Struct, frozen=True):
    """An equipped card."""

    card: str
    ammunition: int


class SeatView(msgspec.Struct, frozen=True):
    """A player: what lies open, and what is known of the hand."""

    character: str | None
    hearts: int
    maximum: int
    cell: str | None
    standing: str
    gems: int
    fire: bool
    ice: bool
    cards: int
    hand: Annotated[tuple[str, ...] | None, Meta(description="one's own")]
    known: Annotated[tuple[str, ...], Meta(description="what one knows of somebody else's")]
    remembered: Annotated[tuple[Remembered, ...], Meta(description="what others know of one's own")]
    gear: tuple[Gear, ...]
    attack: Annotated[int, Meta(description="unarmed, before the die")]
    defence: Annotated[int, Meta(description="before the dice")]
    dice: int
    still: bool
    felled: int
    fell_at: int | None
    answer: Annotated[str | None, Meta(description="one's own, while others still think")]


class DeckView(msgspec.Struct, frozen=True):
    """An exploration deck."""

    deck: str
    cards: int
    monsters: int
    known: Annotated[tuple[str, ...], Meta(description="what one knows to be in it, somewhere")]
    scout: Annotated[int | None, Meta(description="who has looked at the top cards")]
    depth: Annotated[int, Meta(description="how many of those that they saw are still there")]
    top: Annotated[
        tuple[str, ...] | None, Meta(description="the scout's knowledge, the top one first")
    ]


class Holds(msgspec.Struct, frozen=True):
    """An effect that holds for a while: a step of a script, on somebody."""

    effect: str
    step: int
    seat: int
    user: int | None
    live: bool


class Doing(msgspec.Struct, frozen=True):
    """A script that is being carried out."""

    effect: str
    step: int
    stop: int
    actor: int | None
    subject: int | None
    foe: int | None
    damage: int
    group: tuple[int, ...]
    deck: str | None
    stage: int
    posthumous: bool


class View(msgspec.Struct, frozen=True):
    """The table from one seat; `seat` is null for a spectator."""

    seat: int | None
    options: Options
    pack: Annotated[str, Meta(description="the hash of the box")]
    box: Annotated[
        tuple[int, ...], Meta(description="how many cards of each kind are in this game")
    ]
    seats: tuple[SeatView, ...]
    rolls: tuple[int, ...]
    decks: tuple[DeckView, ...]
    relics: int
    merchant: Annotated[
        tuple[str, ...] | None, Meta(description="null while the cards lie face down")
    ]
    discards: tuple[str, ...]
    deities: Annotated[tuple[str, ...], Meta(description="those that are revealed")]
    asleep: int
    fog: int
    marker: str | None
    blocks: tuple[str, ...]
    freezer: int | None
    lasting: tuple[Holds, ...]
    round: int
    turn: int
    first: int
    active: int
    phase: str
    question: str
    asked: tuple[int, ...]
    agenda: tuple[Doing, ...]
    monster: str | None
    lair: str | None
    used: str | None
    sought: str | None
    seeks_card: bool
    price: int
    energy: Annotated[int, Meta(description="what the active character has left")]
    spent: int
    done: dict[str, int]
    explored: Annotated[tuple[int, ...], Meta(description="exploration points, this turn")]
    attacked: tuple[int, ...]
    again: int
    ability_used: bool
    favour_used: bool
    moved: bool
    characters: Annotated[
        tuple[str, ...] | None,
        Meta(description="those on the table when it was one's turn to take one"),
    ]
    winner: int | None
