"""What people see of tables before they go there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sobremesa.server.store.schema import Sitter, Stage, Summary
from sobremesa.table.messages import Ended
from sobremesa.table.settings import Clock, OpenSeat, SeatPlan
from sobremesa.table.table import Table


class CardSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: for whom it is, and who has taken it."""

    plan: Annotated[SeatPlan, Meta(description="for whom it is")]
    name: Annotated[str | None, Meta(description="of who has taken it")] = None


class TableCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table in a list."""

    table: Annotated[str, Meta(description="its code")]
    game: Annotated[str, Meta(description="its name")]
    pack: Annotated[str, Meta(description="what the box is called")]
    stage: Annotated[
        Literal["waiting", "playing", "over", "closed"], Meta(description="how far it has come")
    ]
    host: Annotated[str, Meta(description="what the host is called")]
    seats: Annotated[tuple[CardSeat, ...], Meta(description="from seat 0 on")]
    options: Annotated[dict[str, Any], Meta(description="how the game is played")]
    clock: Annotated[Clock, Meta(description="how much time there is")]
    public: Annotated[bool, Meta(description="whether it is in the list of tables")]
    spectators: Annotated[bool, Meta(description="whether others may watch")]
    changed: Annotated[
        int, Meta(description="when something last happened there, in ms since 1970")
    ]
    ranks: Annotated[
        tuple[int, ...] | None, Meta(description="the place of each seat, after the game")
    ] = None
    rematch: Annotated[str | None, Meta(description="the table to go on at")] = None
    ended: Annotated[Ended | None, Meta(description="why it ended without a result")] = None
    origin: Annotated[str | None, Meta(description="the table that this one plays on from")] = None
    language: Annotated[str | None, Meta(description="the host's, where they have said it")] = None


def summary_of(table: Table, now: int) -> Summary:
    """The row of this table."""
    card = card_of(table, now)
    return Summary(
        game=card.game,
        public=card.public,
        stage=card.stage,
        host=table.host.id,
        open_seats=sum(isinstance(s.plan, OpenSeat) and s.name is None for s in card.seats),
        changed=now,
        body=msgspec.json.encode(card),
        people=_people(table),
    )


def card_of(table: Table, now: int) -> TableCard:
    """The table as lists show it."""
    return TableCard(
        table=table.id,
        game=table.game.name,
        pack=table.game.pack(table.options).name,
        stage=_stage(table),
        host=table.host.name,
        seats=tuple(
            CardSeat(place.plan, table.name_at(seat)) for seat, place in enumerate(table.places)
        ),
        options=msgspec.to_builtins(table.options),
        clock=table.settings.clock,
        public=table.settings.public,
        spectators=table.settings.spectators,
        changed=now,
        ranks=None if table.outcome is None else table.outcome.ranks,
        rematch=table.rematch,
        ended=table.ended,
        origin=None if table.made.origin is None else table.made.origin.table,
        language=table.settings.language or None,
    )


def is_for_strangers(card: TableCard) -> bool:
    """Whether somebody who has never been there could go there, and see something."""
    return card.stage == "waiting" or (card.stage != "closed" and card.spectators)


def _stage(table: Table) -> Stage:
    """Opening nonces is a part of waiting."""
    return "waiting" if table.stage == "opening" else table.stage


def _people(table: Table) -> tuple[Sitter, ...]:
    """Everyone who finds this table among their own: who sits there or is to, and the host."""
    ranks = None if table.outcome is None else table.outcome.ranks
    sitters = {
        place.player: Sitter(place.player, seat, None if ranks is None else ranks[seat])
        for seat, place in enumerate(table.places)
        if place.player is not None
    }
    sitters.setdefault(table.host.id, Sitter(table.host.id, None, None))
    return tuple(sitters.values())
