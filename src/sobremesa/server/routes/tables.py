"""Setting tables and finding them."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from sobremesa.kernel.errors import Fault
from sobremesa.server import problems
from sobremesa.server.app_state import AppState, AppStateDependency
from sobremesa.server.hub import new_root
from sobremesa.server.live import may_watch
from sobremesa.server.lobby import TableCard, card_of
from sobremesa.server.people import COOKIE
from sobremesa.server.problems import refusals
from sobremesa.server.routes.games import box_response, fluent, known_language
from sobremesa.server.routes.guests import address_of, whoever_asks
from sobremesa.server.store.schema import PlayedRow
from sobremesa.table.log import Person, TableSet
from sobremesa.table.settings import Settings, with_an_end
from sobremesa.table.table import Table
from sobremesa.table.turns import TurnShown, WhoseTurn

SHOWN: Final = 100  # tables in a list
LATEST: Final = 2**53 - 1  # ms; what JSON can say exactly


class TableMade(msgspec.Struct, frozen=True):
    """A table that was set; its code is its link."""

    table: Annotated[str, Meta(description="its code")]


class Lobby(msgspec.Struct, frozen=True):
    """Public tables: where one can sit down, and where one can watch."""

    waiting: Annotated[tuple[TableCard, ...], Meta(description="where one can sit down")]
    playing: Annotated[tuple[TableCard, ...], Meta(description="where one can watch")]


class MyTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of one's own."""

    card: Annotated[TableCard, Meta(description="the table")]
    seat: Annotated[int | None, Meta(description="where one sits; missing: one only hosts")] = None
    place: Annotated[int | None, Meta(description="the place that one came to, after the game")] = (
        None
    )
    turn: Annotated[
        TurnShown | None,
        Meta(description="whose turn it is, while a game is played; missing: not known right now"),
    ] = None


_cards = msgspec.json.Decoder(TableCard)


async def person_of(request: Request[Any, Any, Any], app_state: AppState) -> Person:
    """Who asks; Problem S-2 where nobody knows."""
    return await app_state.people.must_find(request.cookies.get(COOKIE))


@post(
    "/api/tables",
    tags=["tables"],
    summary="Set a table",
    responses=refusals(400, 401, 403, 404, 409, 413, 503),
)
async def set_table(
    request: Request[Any, Any, Any],
    app_state: AppStateDependency,
    data: JSONBody[Settings],
    box: Annotated[
        str | None,
        QueryParameter(description="The code of a table with whose box to play, as `pack`"),
    ] = None,
) -> TableMade:
    """Choose a game, its options and for whom the seats are. You are its host."""
    person = await person_of(request, app_state)
    app_state.check_rate(app_state.tables, address_of(request))
    if box is not None:
        data = _with_box(data, await table_for(request, app_state, box))
    try:
        await app_state.hub.check(data, person)
    except Fault as fault:
        raise problems.faulty(fault) from None
    settings = with_an_end(data, app_state.hub.games)
    return TableMade(await app_state.hub.set_table(TableSet(settings, person, new_root())))


def _with_box(settings: Settings, table: Table) -> Settings:
    """The same, played with the box of this table."""
    if settings.game != table.settings.game:
        raise problems.bad_field("box", f"a box of {table.settings.game}")
    return msgspec.structs.replace(settings, pack=table.settings.pack)


@get("/api/tables", tags=["tables"], summary="Public tables", responses=refusals())
async def lobby(app_state: AppStateDependency) -> Lobby:
    """Tables that wait for players, and those that can be watched. Unlisted ones are never here."""
    waiting = await app_state.store.public_tables(SHOWN, "waiting")
    playing = await app_state.store.public_tables(SHOWN, "playing")
    watched = [_cards.decode(listed.body) for listed in playing]
    return Lobby(
        tuple(_cards.decode(listed.body) for listed in waiting),
        tuple(card for card in watched if card.spectators),
    )


@get(
    "/api/tables/{code:str}",
    tags=["tables"],
    summary="A table",
    responses=refusals(400, 403, 404, 503),
)
async def table_card(
    request: Request[Any, Any, Any], app_state: AppStateDependency, code: FromPath[str]
) -> TableCard:
    """The table of this code, if you may be there."""
    return card_of(await table_for(request, app_state, code), app_state.hub.now())


@get(
    "/api/tables/{code:str}/texts/{language:str}",
    tags=["tables"],
    summary="Texts of a table",
    media_type=MediaType.TEXT,
    responses=refusals(400, 403, 404, 503),
)
async def table_texts(
    request: Request[Any, Any, Any],
    app_state: AppStateDependency,
    code: FromPath[str],
    language: FromPath[str],
) -> Response[str]:
    """The texts of the game with the pack of this table, as Fluent."""
    table = await table_for(request, app_state, code)
    return fluent(request, table.game.texts[known_language(language)])


@get(
    "/api/tables/{code:str}/box",
    tags=["tables"],
    summary="The box of a table",
    responses=refusals(400, 403, 404, 503),
)
async def table_box(
    request: Request[Any, Any, Any], app_state: AppStateDependency, code: FromPath[str]
) -> Response[Any]:
    """What is printed on the things with which this table plays; null: nothing more."""
    table = await table_for(request, app_state, code)
    return box_response(request, table.game)


@get(
    "/api/me/tables",
    tags=["people"],
    summary="My games",
    responses=refusals(400, 401),
)
async def my_tables(
    request: Request[Any, Any, Any],
    app_state: AppStateDependency,
    before: Annotated[
        int | None,
        QueryParameter(ge=0, le=LATEST, description="Only those that changed earlier, in ms"),
    ] = None,
) -> list[MyTable]:
    """Tables where you host, sit or, as a bot account, are invited, the latest first."""
    person = await whoever_asks(request, app_state)
    played = await app_state.store.tables_of(person.id, SHOWN, before)
    turns = await app_state.turns([one.table for one in played if one.stage == "playing"])
    return [_mine(one, turns.get(one.table)) for one in played]


def _mine(one: PlayedRow, turns: WhoseTurn | None) -> MyTable:
    turn = None if turns is None else turns.of(one.seat)
    return MyTable(_cards.decode(one.body), one.seat, one.place, turn)


async def table_for(request: Request[Any, Any, Any], app_state: AppState, code: str) -> Table:
    """The table of this code, for somebody who may be there."""
    table = (await app_state.hub.live(code)).table
    person = await app_state.people.find(request.cookies.get(COOKIE))
    if not may_watch(table, Person("", "") if person is None else person):
        raise problems.no_spectators()
    return table
