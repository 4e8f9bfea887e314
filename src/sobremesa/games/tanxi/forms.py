"""What scenarios say of a table of Tanxi: a partial position, and what is expected of one."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec

from sobremesa.games.tanxi.state import DEITIES

T = TypeVar("T")
UNSET = msgspec.UNSET
Maybe = msgspec.UnsetType
Count = Annotated[int, msgspec.Meta(ge=0)]
Names = tuple[str, ...]
Seats = tuple[int, ...]
Phase = Literal["opening", "starting", "acting", "ending", "waking"]
Question = Literal[
    "draft", "land", "return", "act", "monster", "pay", "trade", "target", "go", "push", "block",
    "dig", "keep", "sort", "take", "rob", "discard", "disarm", "over",
]  # fmt: skip


class GearData(msgspec.Struct, forbid_unknown_fields=True):
    """An equipped card; its ammunition is full unless said."""

    card: str | Maybe = UNSET
    ammunition: Count | Maybe = UNSET


class Known(msgspec.Struct, forbid_unknown_fields=True):
    """A card, and the seats that know where it is."""

    card: str | Maybe = UNSET
    seats: Seats | Maybe = UNSET


class Scouted(msgspec.Struct, forbid_unknown_fields=True):
    """Who knows the order of the top cards of a deck, and of how many."""

    seat: int | Maybe = UNSET
    cards: Count | Maybe = UNSET


class LastingData(msgspec.Struct, forbid_unknown_fields=True):
    """A step of an effect that holds for a while: on whom, and whose it is."""

    effect: str | Maybe = UNSET
    step: Count | Maybe = UNSET
    seat: int | Maybe = UNSET
    user: int | Maybe = UNSET
    live: bool | Maybe = UNSET


class FrameData(msgspec.Struct, forbid_unknown_fields=True):
    """An effect that is being carried out."""

    effect: str | Maybe = UNSET
    step: Count | Maybe = UNSET
    stop: Count | Maybe = UNSET
    actor: int | Maybe = UNSET
    subject: int | Maybe = UNSET
    foe: int | Maybe = UNSET
    damage: Count | Maybe = UNSET
    group: Seats | Maybe = UNSET
    deck: str | Maybe = UNSET
    stage: Count | Maybe = UNSET
    posthumous: bool | Maybe = UNSET


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    """A player; unsaid: a character of the pack, unhurt on a beach, with nothing."""

    character: str | Maybe = UNSET
    hearts: Count | Maybe = UNSET
    cell: str | Maybe = UNSET
    standing: Literal["up", "risen", "fallen"] | Maybe = UNSET
    hand: Names | Maybe = UNSET
    equipped: tuple[str | GearData, ...] | Maybe = UNSET
    gems: Count | Maybe = UNSET
    orbs: tuple[Literal["fire", "ice"], ...] | Maybe = UNSET
    remembered: tuple[Known, ...] | Maybe = UNSET
    still: bool | Maybe = UNSET
    felled: Count | Maybe = UNSET
    fell_at: Count | Maybe = UNSET
    answer: str | Maybe = UNSET


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A partial position: what is not said is empty or at its default."""

    seats: tuple[SeatData, ...] | Maybe = UNSET
    decks: dict[str, Names] | Maybe = UNSET  # the top card first
    known: dict[str, tuple[Known, ...]] | Maybe = UNSET
    scouted: dict[str, Scouted] | Maybe = UNSET
    relics: Names | Maybe = UNSET  # the top card first
    merchant: Names | Maybe = UNSET
    discards: Names | Maybe = UNSET  # the oldest first
    deities: Names | Maybe = UNSET  # in order
    awake: Count | Maybe = UNSET
    fog: Annotated[int, msgspec.Meta(ge=0, le=DEITIES)] | Maybe = UNSET
    marker: str | Maybe = UNSET
    blocks: Names | Maybe = UNSET
    freezer: int | Maybe = UNSET
    lasting: tuple[LastingData, ...] | Maybe = UNSET
    round: Annotated[int, msgspec.Meta(ge=1)] | Maybe = UNSET
    turn: Count | Maybe = UNSET
    first: int | Maybe = UNSET
    active: int | Maybe = UNSET
    phase: Phase | Maybe = UNSET
    question: Question | Maybe = UNSET
    owes: Seats | Maybe = UNSET
    agenda: tuple[FrameData, ...] | Maybe = UNSET  # the innermost last
    monster: str | Maybe = UNSET
    lair: str | Maybe = UNSET
    used: str | Maybe = UNSET  # the object that is being applied
    sought: str | Maybe = UNSET
    seeks_card: bool | Maybe = UNSET
    price: Count | Maybe = UNSET
    spent: Count | Maybe = UNSET
    done: dict[str, Count] | Maybe = UNSET  # by action
    explored: Names | Maybe = UNSET  # a cell of each point
    attacked: tuple[Count, ...] | Maybe = UNSET
    again: Count | Maybe = UNSET
    ability_used: bool | Maybe = UNSET
    favour_used: bool | Maybe = UNSET
    moved: bool | Maybe = UNSET
    winner: int | Maybe = UNSET
    rolls: tuple[Annotated[int, msgspec.Meta(ge=0, le=11)], ...] | Maybe = UNSET


class Expectation(Position, forbid_unknown_fields=True):
    """What a scenario may expect: a partial position, and what follows from one."""

    energy: Count | Maybe = UNSET  # what the active character has left
    to_act: Seats | Maybe = UNSET
    ranks: tuple[int, ...] | Maybe = UNSET
