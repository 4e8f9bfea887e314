"""What one seat, or a spectator, is shown."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from sobremesa.games.antheno.moves import Placed
from sobremesa.games.antheno.options import Options


class SeatView(msgspec.Struct, frozen=True):
    """AN-7: a rack as others see it, and as its owner does."""

    colours: Annotated[tuple[int, ...], Meta(description="how many tiles of each colour")]
    tiles: Annotated[
        tuple[str, ...] | None, Meta(description="which ones, sorted; null: not for these eyes")
    ]
    place: Annotated[int | None, Meta(description="AN-30: who is out has a place")]


class View(msgspec.Struct, frozen=True):
    """The table from one seat; `seat` is null for a spectator."""

    seat: int | None
    options: Options
    pack: Annotated[str, Meta(description="the hash of the box")]
    box: Annotated[
        tuple[int, ...], Meta(description="how many tiles of each kind are in this game")
    ]
    start: Annotated[
        tuple[tuple[str | None, ...], ...],
        Meta(description="AN-5: what was drawn for the start, round by round"),
    ]
    seats: tuple[SeatView, ...]
    table: tuple[Placed, ...]
    bag: int
    turn: int
    passes: int
    question: str
    asked: tuple[int, ...]
