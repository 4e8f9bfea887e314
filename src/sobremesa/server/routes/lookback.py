"""Looking back at finished games, and playing on from them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from sobremesa.kernel.course import Course
from sobremesa.kernel.errors import Fault
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.recap import Recap
from sobremesa.kernel.record import Head, Record, write_record
from sobremesa.kernel.retelling import recap_of
from sobremesa.server import problems
from sobremesa.server.app_state import AppState, AppStateDependency
from sobremesa.server.hub import new_root
from sobremesa.server.problems import refusals
from sobremesa.server.routes.guests import address_of
from sobremesa.server.routes.tables import TableMade, person_of, table_for
from sobremesa.table.log import Origin, TableSet
from sobremesa.table.lookback import Eyes, ReplayStep, look_back
from sobremesa.table.settings import (
    Aids,
    Clock,
    NoClock,
    SeatPlan,
    Settings,
    Window,
)
from sobremesa.table.table import Table

GENERATIONS: Final = 4  # games that one may go on from, one behind the other
BEHIND: Final = 3_000  # and entries of all these: they are played again when cards are dealt


class Replay(msgspec.Struct, frozen=True):
    """A part of a game, seen with somebody's eyes."""

    entries: Annotated[int, Meta(description="how many the whole game has")]
    steps: Annotated[
        tuple[ReplayStep, ...], Meta(description="one for each entry that was asked for")
    ]


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game went."""

    recap: Annotated[Recap, Meta(description="who won and why, in messages of the game's texts")]
    lasted: Annotated[int | None, Meta(description="from the deal to the end, in ms")] = None


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After which entry to play on, and for whom the seats are."""

    entry: Annotated[int, Meta(ge=0, description="after which one to play on")]
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=10, description="for whom each is")]
    public: Annotated[bool, Meta(description="whether it is in the list of tables")] = False
    spectators: Annotated[bool, Meta(description="whether others may watch")] = True
    clock: Annotated[Clock, Meta(description="how much time there is")] = NoClock()
    window: Annotated[Window, Meta(description="how long everyone may react")] = Window()
    aids: Annotated[Aids, Meta(description="what may be asked for")] = Aids()


@get(
    "/api/tables/{code:str}/record",
    tags=["looking back"],
    summary="The record of a game",
    responses={
        200: ResponseSpec(dict[str, Any], generate_examples=False, description="The record"),
        **refusals(400, 403, 404, 409, 503),
    },
)
async def record(
    request: Request[Any, Any, Any], app_state: AppStateDependency, code: FromPath[str]
) -> Response[str]:
    """The whole finished game, seed and nonces included: `sobremesa verify` checks it."""
    table, finished = await finished_game(request, app_state, code)
    name = f"{table.game.name}-{code}.json"
    return Response(
        write_record(finished),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/api/tables/{code:str}/replay",
    tags=["looking back"],
    summary="Look back at a game",
    responses=refusals(400, 403, 404, 409, 503),
)
async def replay(
    request: Request[Any, Any, Any],
    app_state: AppStateDependency,
    code: FromPath[str],
    eyes: Annotated[str, QueryParameter(description="A seat, `spectator` or `open`")] = "open",
    first: Annotated[int, QueryParameter(ge=0, description="The first entry")] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=200, description="How many")] = 100,
) -> Replay:
    """The finished game entry by entry, as a seat knew it or with everything open."""
    table, finished = await finished_game(request, app_state, code)
    seen_as = _eyes(eyes, table.seats)
    async with app_state.replays.turn(address_of(request)):
        steps = await asyncio.to_thread(look_back, table.game, finished, seen_as, first, count)
    return Replay(len(finished.entries), tuple(steps))


@get(
    "/api/tables/{code:str}/recap",
    tags=["looking back"],
    summary="How a game went",
    responses=refusals(400, 403, 404, 409, 503),
)
async def recap(
    request: Request[Any, Any, Any], app_state: AppStateDependency, code: FromPath[str]
) -> Ending:
    """Of the finished game: why it ended so, when that was decided, and what was counted."""
    table, finished = await finished_game(request, app_state, code)
    async with app_state.replays.turn(address_of(request)):
        told = await asyncio.to_thread(recap_of, table.game, finished)
    return Ending(told, _lasted(table))


@post(
    "/api/tables/{code:str}/play-on",
    tags=["looking back"],
    summary="Play on from here",
    responses=refusals(400, 401, 403, 404, 409, 413, 503),
)
async def play_on(
    request: Request[Any, Any, Any],
    app_state: AppStateDependency,
    code: FromPath[str],
    data: JSONBody[PlayOn],
) -> TableMade:
    """A new table that goes on from an entry of a finished game. You are its host.

    What no seat could know at that moment is dealt anew, by a new seed and new nonces.
    """
    person = await person_of(request, app_state)
    table, finished = await finished_game(request, app_state, code)
    if data.entry >= len(finished.entries):
        raise problems.no_such_entry(len(finished.entries))
    check_behind(finished.head, data.entry)
    app_state.check_rate(app_state.tables, address_of(request))
    settings = _settings(table, finished, data)
    try:
        await app_state.hub.check(settings, person)
    except Fault as fault:
        raise problems.bad_field(fault.where, fault.what) from None
    entries = tuple(finished.entries[: data.entry])
    so_far = Record(finished.head, "", list(entries))
    async with app_state.replays.turn(address_of(request)):
        over = await asyncio.to_thread(_is_over, table.game, so_far)
    if over:
        raise problems.no_such_entry(len(finished.entries))
    made = TableSet(
        settings,
        person,
        new_root(),
        origin=Origin(code, data.entry),
        head=finished.head,
        entries=entries,
        opening=finished.opening,
    )
    return TableMade(await app_state.hub.set_table(made))


async def finished_game(
    request: Request[Any, Any, Any], app_state: AppState, code: str
) -> tuple[Table, Record]:
    """A game that is over: others keep their secrets."""
    table = await table_for(request, app_state, code)
    if table.stage != "over":
        raise problems.not_over()
    return table, table.play()[1]


def check_behind(head: Head, entry: int) -> None:
    """Refuse to play on from this entry where too much would have to be played again."""
    games, entries = 1, entry
    while (origin := head.origin) is not None:
        head, games, entries = origin.head, games + 1, entries + len(origin.entries)
    if games > GENERATIONS:
        raise problems.bad_field("entry", f"this game has {GENERATIONS} others behind it already")
    if entries > BEHIND:
        raise problems.bad_field("entry", f"more than {BEHIND:,} moves would lie behind it")


def _lasted(table: Table) -> int | None:
    if table.began is None or table.over_at is None:
        return None
    return table.over_at - table.began


def _eyes(said: str, seats: int) -> Eyes:
    if said == "open":
        return "open"
    if said == "spectator":
        return "spectator"
    if said in [str(seat) for seat in range(seats)]:
        return int(said)
    raise problems.bad_field("eyes", f"a seat from 0 to {seats - 1}, spectator or open")


def _settings(table: Table, finished: Record, wanted: PlayOn) -> Settings:
    """The settings of the finished game for other people: its options and its very pack."""
    head = finished.head
    if len(wanted.seats) != table.seats:
        raise problems.bad_field("seats", f"this game has {table.seats} seats")
    return Settings(
        game=head.game,
        seats=wanted.seats,
        options=head.options,
        pack=table.settings.pack,
        public=wanted.public,
        spectators=wanted.spectators,
        clock=wanted.clock,
        window=wanted.window,
        aids=wanted.aids,
    )


def _is_over(game: AnyGame, so_far: Record) -> bool:
    course = Course(game, so_far.head)
    for entry in so_far.entries:
        course.follow(entry)
    return game.outcome(course.state) is not None
