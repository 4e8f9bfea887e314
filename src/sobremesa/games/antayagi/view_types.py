"""What one seat, or a spectator, is shown."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from sobremesa.games.antayagi.content import Back, Object
from sobremesa.games.antayagi.options import Options


class SeenCard(msgspec.Struct, frozen=True):
    """A card as somebody knows it. Who has seen which side is no secret: all could watch it.

    `object_seen` and `back_seen` say who has: 1 for seat 0, 2 for seat 1, 4 for seat 2 and so on,
    added up.
    """

    object: Object | None
    back: Back | None
    private: bool
    object_seen: int
    back_seen: int
    era: int


class SeatView(msgspec.Struct, frozen=True):
    """What lies before one player, and what is in their hand."""

    hand: tuple[SeenCard, ...]
    area: tuple[SeenCard, ...]
    points: int
    target: int


class View(msgspec.Struct, frozen=True):
    """The table from one seat; `seat` is null for a spectator."""

    seat: int | None
    options: Options
    pack: Annotated[str, Meta(description="the hash of the box")]
    box: Annotated[
        tuple[int, ...], Meta(description="how many cards of each kind are in this game")
    ]
    eras: Annotated[
        tuple[tuple[int, ...], ...],
        Meta(description="how many of each object came from each shuffle of the pile"),
    ]
    seats: tuple[SeatView, ...]
    pile: int
    top: Back | None
    discards: tuple[SeenCard, ...]
    active: int
    chosen: int | None
    question: str
    asked: Annotated[
        tuple[int, ...], Meta(description="who owes an answer, as far as this seat may know")
    ]
    laid: Annotated[
        int | None, Meta(description="the slot that this seat has laid down, before it is revealed")
    ]
    shown: Annotated[
        tuple[SeenCard | None, SeenCard | None],
        Meta(description="what the two have revealed, or are to receive"),
    ]
    sabotages: int
    step: int
    winner: int | None
