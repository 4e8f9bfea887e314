"""What one seat, or a spectator, is shown."""

from __future__ import annotations

import msgspec

from sobremesa.games.antheno.moves import Placed
from sobremesa.games.antheno.options import Options


class SeatView(msgspec.Struct, frozen=True):
    """AN-7: a rack as others see it, and as its owner does."""

    colours: tuple[int, ...]  # how many tiles of each colour
    tiles: tuple[str, ...] | None  # which ones, sorted; None: not for these eyes
    place: int | None  # AN-30: who is out has a place


class View(msgspec.Struct, frozen=True):
    """The table from one seat; `seat` is None for a spectator."""

    seat: int | None
    options: Options
    pack: str  # the hash of the box
    box: tuple[int, ...]  # how many tiles of each kind are in this game
    start: tuple[tuple[str | None, ...], ...]  # AN-5: what was drawn for the start, round by round
    seats: tuple[SeatView, ...]
    table: tuple[Placed, ...]
    bag: int
    turn: int
    passes: int
    question: str
    asked: tuple[int, ...]
