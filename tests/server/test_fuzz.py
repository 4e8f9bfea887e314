"""Bad input gets a clear answer or a closed socket with a code, and the table goes on."""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Tab
from sobremesa.server.connection import WAITING
from sobremesa.table.messages import AnyRequest
from tests.server.fuzzing import (
    LARGEST,
    PATIENCE,
    SAMPLES,
    Bad,
    by_hand,
    check_record,
    codes_for,
    end_of,
    exchanged,
    go_on_whatever_is_said,
    handshake,
    knock,
    play,
)
from tests.server.matches import OPEN, begin, refused, seated, settings_of
from tests.server.running import Running, running

MANY = 20_000 if "SOBREMESA_SOAK" in os.environ else 400
KERNEL = 16_000_000  # bytes that may wait in the buffers of both ends of a connection
PEOPLE = [("antayagi", 3, 0), ("antheno", 2, 0), ("tanxi", 2, 1)]


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that hears everything that is said."""
    file: Path = tmp_path_factory.mktemp("generous") / "sobremesa.db"
    rates = {"messages_per_second": 100_000, "asks_per_minute": 1_000_000}
    with running(f"sqlite:///{file}", message_bytes=LARGEST, **rates, **MANY_GUESTS) as one:
        yield one
        check_errors(one)
    check_traces(one)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with few sockets for everybody."""
    file: Path = tmp_path_factory.mktemp("strict") / "sobremesa.db"
    sockets = {"sockets_per_person": 3, "sockets_per_address": 12}
    with running(f"sqlite:///{file}", **sockets, **MANY_GUESTS) as one:
        yield one
        check_errors(one)
    check_traces(one)


MANY_GUESTS = dict.fromkeys(("requests_per_second", "guests_per_hour", "tables_per_hour"), 10_000)


def check_errors(server: Running) -> None:
    """Nothing went wrong that is the server's fault."""
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    counts = [line for line in lines if line.startswith("sobremesa_errors_total{")]
    assert counts
    assert not [line for line in counts if not line.endswith(" 0.0")]


def check_traces(server: Running) -> None:
    """And nothing was written about it."""
    assert not [line for line in server.lines if "Traceback" in line], "".join(server.lines)


async def nobody_is_left(server: Running) -> None:
    """Wait until the server has noticed that everybody has gone."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=server.url) as http:
        while not re.search(r"\nsobremesa_sockets\S* 0.0\n", (await http.get("/metrics")).text):
            await asyncio.sleep(0.05)


async def begin_and_play(tabs: list[Tab]) -> None:
    """A game from the first move to the last."""
    await begin(tabs)
    await asyncio.gather(*(play(tab) for tab in tabs))


# What is said


def test_every_kind_of_message_is_spoilt() -> None:
    known = {member.__struct_config__.tag for member in AnyRequest.__args__}
    assert {sample["type"] for sample in SAMPLES} == known


@pytest.mark.parametrize(("game", "people", "bots"), PEOPLE)
def test_whatever_is_said_at_a_table_the_game_goes_on(
    generous: Running, game: str, people: int, bots: int
) -> None:
    url = generous.url
    stranger, insider = asyncio.run(go_on_whatever_is_said(url, url, game, people, bots, MANY))
    assert stranger.refused.keys() >= {"K-3", "T-2", "T-3", "T-5", "T-8"}
    assert insider.refused.keys() >= {"K-3", "K-4", "T-1", "T-5", "T-8"}
    assert 1007 in stranger.closed.keys() & insider.closed.keys()


@pytest.mark.parametrize("one", [*by_hand()], ids=lambda one: ascii(one.data[:40]))
def test_a_bad_first_message_ends_the_socket(generous: Running, one: Bad) -> None:
    async def run() -> None:
        eve = await Guest.come_in(generous.url, "Eve")
        code = await eve.set_table(settings_of("antayagi", [OPEN] * 3))
        socket = await knock(eve, code)
        await socket.send(one.data, text=True if one.text else None)
        if one.known == "hello":
            assert json.loads(await socket.recv())[0]["type"] == "room"
            await socket.close()
        else:
            assert await end_of(socket) in codes_for(one)
        await eve.close()

    asyncio.run(run())


def test_nobody_speaks_for_the_seat_of_another_table(generous: Running) -> None:
    async def run() -> None:
        async with (
            seated(generous.url, "antayagi", 3, 0) as here,
            seated(generous.url, "antayagi", 3, 0) as there,
        ):
            await begin(here)
            await begin(there)
            before = [(tab.number, tab.question) for tab in here]
            for tab in there:
                pest = Tab(tab.guest, here[0].code)
                await pest.open()
                for sample in SAMPLES:
                    if sample["type"] not in ("hello", "talk"):
                        reply = await pest.ask(msgspec.convert(sample, AnyRequest))
                        assert refused(reply).rule in ("T-2", "T-3", "T-5"), (sample, reply)
                await pest.close()
            assert [(tab.number, tab.question) for tab in here] == before
            await asyncio.gather(*(play(tab) for tab in (*here, *there)))
            await check_record(here[0])
            await check_record(there[0])

    asyncio.run(run())


# How much


async def flood(guest: Guest, code: str, data: str) -> int:
    """Say the same over and over; the code with which that ended."""
    socket = await knock(guest, code)
    await socket.send('{"type":"hello"}')
    try:
        for _ in range(1000):
            await socket.send(data)
    except ConnectionClosed:
        pass
    return await end_of(socket)


def test_who_floods_a_table_is_let_go_and_the_others_play(strict: Running) -> None:
    async def run() -> None:
        await nobody_is_left(strict)
        async with seated(strict.url, "antayagi", 2, 1) as tabs:
            eve = await Guest.come_in(strict.url, "Eve")
            code = tabs[0].code
            floods = [flood(eve, code, data) for data in ('{"type":"hello"}', "{", "x" * 1000)]
            ended, _ = await asyncio.gather(asyncio.gather(*floods), begin_and_play(tabs))
            assert ended == [4429] * 3
            await check_record(tabs[0])
            await eve.close()

    asyncio.run(run())


def test_nobody_has_more_sockets_than_allowed(strict: Running) -> None:
    async def ended(socket: ClientConnection) -> int | None:
        """The code of a socket that was closed; None: it is served."""
        try:
            await socket.send('{"type":"hello"}')
            assert json.loads(await socket.recv())[0]["type"] == "room"
        except ConnectionClosed:
            return socket.close_code
        return None

    async def run() -> None:
        await nobody_is_left(strict)
        guests = [await Guest.come_in(strict.url, f"Eve {number}") for number in range(6)]
        code = await guests[0].set_table(settings_of("antayagi", [OPEN] * 3))
        mine = [await knock(guests[0], code) for _ in range(5)]
        assert [await ended(one) for one in mine] == [None] * 3 + [4429] * 2
        others = [await knock(guest, code) for guest in guests[1:] for _ in range(3)]
        assert [await ended(one) for one in others] == [None] * 9 + [4429] * 6
        for socket in (*mine, *others):
            await socket.close()
        await nobody_is_left(strict)
        again = await knock(guests[0], code)
        assert await ended(again) is None
        await again.close()
        for guest in guests:
            await guest.close()

    asyncio.run(run())


def test_who_says_nothing_is_let_go_and_the_others_play(strict: Running) -> None:
    async def run() -> None:
        await nobody_is_left(strict)
        async with seated(strict.url, "antayagi", 2, 1) as tabs:
            eve = await Guest.come_in(strict.url, "Eve")
            path = f"/api/tables/{tabs[0].code}/socket"
            half = handshake(path, eve.token)[:-4]
            lines = [await asyncio.open_connection("127.0.0.1", strict.port) for _ in range(20)]
            for _, writer in lines:
                writer.write(half)
            silent = [await knock(eve, tabs[0].code) for _ in range(3)]
            ended, _ = await asyncio.gather(
                asyncio.gather(*map(end_of, silent)), begin_and_play(tabs)
            )
            assert ended == [4400] * 3
            await check_record(tabs[0])
            for _, writer in lines:
                writer.close()
            await eve.close()

    asyncio.run(run())


def test_who_does_not_read_is_let_go_and_the_others_play(generous: Running) -> None:
    async def slow(guest: Guest, code: str) -> tuple[int, int]:
        """Ask for everything over and over, and read nothing of it until much later."""
        socket = await knock(guest, code, max_queue=1)
        for _ in range(4000):
            await socket.send('{"type":"hello"}')
        heard = 0
        try:
            while True:
                heard += len(await socket.recv())
        except ConnectionClosed:
            return socket.close_code or 1006, heard

    async def run() -> None:
        async with seated(generous.url, "tanxi", 2, 1) as tabs:
            await begin(tabs)
            eve = await Guest.come_in(generous.url, "Eve")
            pest = asyncio.create_task(slow(eve, tabs[0].code))
            await asyncio.gather(*(play(tab) for tab in tabs))
            ended, heard = await pest
            assert ended == 4408
            assert heard < WAITING + KERNEL
            await check_record(tabs[0])
            await eve.close()

    asyncio.run(run())


# Where


def test_a_socket_at_a_wrong_path_is_refused(generous: Running) -> None:
    async def run() -> None:
        url = generous.url.replace("http", "ws", 1)
        for path in (
            "/",
            "/api/me",
            "/api/tables",
            "/api/tables/x/socket/x",
            "/api/tables//socket",
        ):
            with pytest.raises(InvalidStatus):
                await connect(f"{url}{path}")

    asyncio.run(run())


async def check_wrong_codes(server: Running) -> None:
    """Where there is no table, nobody can be."""
    eve = await Guest.come_in(server.url, "Eve")
    with pytest.raises(InvalidStatus, match="414"):
        await knock(eve, "a" * 5000)
    for code in ("x", "%00", "%ff", "%ed%a0%80", "..", "a" * 4000, "2222222222222"):
        socket = await knock(eve, code)
        await socket.send('{"type":"hello"}')
        assert await end_of(socket) == 4404
    await eve.close()


JSON = "content-type: application/json\r\n"
DEEP = '{"game":"tanxi","seats":[],"options":{"a":' + "[" * 50_000 + "]" * 50_000 + "}}"
LONG_KEY = json.dumps({"game": "tanxi", "seats": [OPEN] * 3, "pack": "a" + ".a" * 190_000 + "=1"})
ODD_REQUESTS: dict[str, tuple[bytes, int]] = {}


def odd(status: int, line: str, headers: str = "", body: bytes = b"") -> None:
    """A request that nobody should make, and the status of its answer."""
    head = f"{line} HTTP/1.1\r\nhost: 127.0.0.1\r\n{headers}"
    length = f"content-length: {len(body)}\r\n" if body else ""
    ODD_REQUESTS[f"{line[:60]} {headers[:40]!r} {body[:30]!r}"] = (
        f"{head}{length}\r\n".encode("latin-1") + body,
        status,
    )


for number in ("9" * 30, "-" + "9" * 30, "9" * 4000, "1.5", "%00", "%ff"):
    odd(400, f"GET /api/me/tables?before={number}", "cookie: sobremesa=TOKEN\r\n")
odd(414, f"GET /api/me/tables?before={'9' * 5000}", "cookie: sobremesa=TOKEN\r\n")
odd(414, f"GET /api/tables/{'a' * 50_000}/record")
for code in ("%00", "%ff", "%ed%a0%80", "a" * 4000, "2222222222222", "'--", "%2e%2e%2f"):
    odd(404, f"GET /api/tables/{code}")
    odd(404, f"GET /api/tables/{code}/record")
    odd(404, f"GET /api/tables/{code}/replay?first={'9' * 30}")
for path in ("/api/games/%00/rules", "/api/texts/%00", "/api/texts/..%2f..", "/api/%2e%2e"):
    odd(404, f"GET {path}")
for origin in ("http://[", "null", "http://", "http://127.0.0.1.example", "\xff"):
    odd(403, "POST /api/guests", f"origin: {origin}\r\n{JSON}", b'{"name":"Eve"}')
for body in (
    b"", b"null", b"[]", b'"Eve"', b"{", b'{"name":7}', b'{"name":"\xff"}', b'{"name":"\\ud800"}',
    b'{"name":"\\u0000"}', b'{"name":"Eve","id":"1"}', b'{"name":NaN}', b"name=Eve",
    b'{"name":"' + b"x" * 100_000 + b'"}', b"[" * 100_000,
):  # fmt: skip
    odd(400, "POST /api/guests", JSON, body)
odd(400, "POST /api/tables", f"cookie: sobremesa=TOKEN\r\n{JSON}", DEEP.encode())
odd(400, "POST /api/tables", f"cookie: sobremesa=TOKEN\r\n{JSON}", LONG_KEY.encode())
odd(413, "POST /api/tables", f"cookie: sobremesa=TOKEN\r\n{JSON}", b"x" * 1_000_001)
for cookie in ("\xff", '"\\377\\000"', "%00", "%ed%a0%80", "x" * 10_000, "; =;;"):
    odd(401, "GET /api/me", f"cookie: sobremesa={cookie}\r\n")
odd(405, "DELETE /api/tables")
odd(405, "GET /api/tables/x/socket")


def test_odd_requests_get_a_clear_answer(database: str) -> None:
    with running(database, **MANY_GUESTS) as server:
        guest = httpx.post(f"{server.url}/api/guests", json={"name": "Ana"})
        token = guest.cookies["sobremesa"].encode()
        for name, (data, status) in ODD_REQUESTS.items():
            heard = exchanged(server.port, data.replace(b"TOKEN", token))
            head, _, body = heard.partition(b"\r\n\r\n")
            assert head.split()[1:2] == [str(status).encode()], (name, heard[:300])
            assert json.loads(body)["reason"].startswith("refused-"), name
        for data in (
            b"\x16\x03\x01\x00\xff\x00",
            b"GET /\xff HTTP/1.1\r\n\r\n",
            b"\r\n" * 9 + b"x y z",
        ):
            assert exchanged(server.port, data + b"\r\n\r\n").startswith(b"HTTP/1.1 400")
        asyncio.run(check_wrong_codes(server))
        assert httpx.get(f"{server.url}/readyz").status_code == 200
    check_traces(server)
