"""Connections that hold on to a server: each has an end, and others are served meanwhile."""

from __future__ import annotations

import asyncio
import os
import select
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from sobremesa.client.guest import Guest
from sobremesa.server.cluster.relay import Receive, Scope, Send, send_away
from sobremesa.server.config import Config
from sobremesa.server.connection_guard import (
    ConnectionGuard,
    Gate,
    GuardedConfig,
    GuardedHttp,
    GuardedWebSocket,
)
from sobremesa.server.limits import NOWHERE, place_of
from tests.server.fuzzing import handshake
from tests.server.matches import OPEN, settings_of
from tests.server.running import Running

FILES = 400  # that the server may open
PATIENCE = 60.0  # seconds, for a busy machine
STRANGER = "127.0.0.2"
HALF = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"
FEW_FILES = (
    "-c",
    f"import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES // 2}, {FILES}));"
    "from sobremesa.cli import main; main()",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file: Path = tmp_path_factory.mktemp("guard") / "sobremesa.db"
    many = {"guests_per_hour": 1000, "tables_per_hour": 1000, "requests_per_second": 10_000}
    one = Running(f"sqlite:///{file}", request_seconds=1, proxies="127.0.0.1", **many)
    one.start(FEW_FILES)
    try:
        yield one
    finally:
        one.stop()
    assert not [line for line in one.lines if "Traceback" in line or " error " in line]


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for long, and where one address may do little."""
    file: Path = tmp_path_factory.mktemp("narrow") / "sobremesa.db"
    few = {"sockets_per_address": 1, "requests_per_second": 2}
    one = Running(f"sqlite:///{file}", request_seconds=600, proxies="127.0.0.1", **few)
    one.start(FEW_FILES)
    try:
        yield one
    finally:
        one.stop()


def call(server: Running, source: str = "127.0.0.1") -> socket.socket:
    """A connection from this address."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))


def rest(line: socket.socket) -> bytes:
    """All that is still said, until the server ends it."""
    said = b""
    try:
        while part := line.recv(65_536):
            said += part
    except ConnectionResetError:
        pass
    return said


def trickle(line: socket.socket, drop: bytes) -> bytes:
    """Say a little now and then, until the server ends it; all that it has said."""
    said = b""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(ConnectionError):
            if not select.select([line], [], [], 0.05)[0]:
                line.sendall(drop)
            elif part := line.recv(65_536):
                said += part
            else:
                return said
    raise AssertionError("the server is still listening")


def wait_ended(line: socket.socket) -> None:
    """Wait until the other end has let go, though nothing is read."""
    polling = select.poll()
    polling.register(line, select.POLLERR | select.POLLHUP)
    assert polling.poll(PATIENCE * 1000)


# Crowds


def test_half_open_requests_of_one_address_do_not_keep_others_out(narrow: Running) -> None:
    with ExitStack() as crowd:
        lines = [crowd.enter_context(call(narrow, STRANGER)) for _ in range(FILES + 50)]
        turned_away = [rest(line)[:12] for line in lines[200:]]
        assert turned_away == [b"HTTP/1.1 429"] * (FILES - 150)
        for line in lines[:200]:
            line.sendall(HALF)
        assert httpx.get(f"{narrow.url}/healthz", timeout=PATIENCE).status_code == 200
        assert len(narrow.said("turned away")) == 1
    while asked(narrow, STRANGER) != b"HTTP/1.1 200":
        pass  # until the server has seen that they are gone


def asked(server: Running, source: str) -> bytes:
    """The first line of an answer."""
    with call(server, source) as line:
        line.sendall(HALF + b"connection: close\r\n\r\n")
        return rest(line)[:12]


def test_what_a_proxy_brings_is_not_one_address(server: Running) -> None:
    with ExitStack() as crowd:
        lines = [crowd.enter_context(call(server)) for _ in range(220)]
        for line in lines:
            line.sendall(HALF + b"connection: close\r\n\r\n")
        assert {rest(line)[:12] for line in lines} == {b"HTTP/1.1 200"}


def test_connections_end_before_the_files_do(narrow: Running) -> None:
    with ExitStack() as crowd:
        lines = [crowd.enter_context(call(narrow)) for _ in range(FILES - 64 - 6 + 10)]
        assert [rest(line)[:12] for line in lines[-10:]] == [b"HTTP/1.1 503"] * 10
    while asked(narrow, STRANGER) != b"HTTP/1.1 200":
        pass  # until the server has seen that they are gone


def test_too_few_files_for_one_address_are_refused_at_the_start(tmp_path: Path) -> None:
    said = {"SOBREMESA_DATABASE": f"sqlite:///{tmp_path / 'x.db'}", "SOBREMESA_WORKERS": "1"}
    command = [sys.executable, *FEW_FILES, "serve", "--connections-per-address", "331"]
    environ = os.environ | said
    ended = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr == (
        "open files: this process may have 400, and with --connections-per-address 331 one "
        "address could take them all: allow 402 or more (ulimit -n), or fewer connections\n"
    )


# Slowness


def test_a_connection_where_nothing_is_asked_is_closed(server: Running) -> None:
    with call(server) as line:
        assert rest(line) == b""


def test_a_head_that_does_not_end_is_given_up(server: Running) -> None:
    with call(server) as line:
        line.sendall(HALF)
        said = trickle(line, b"x: y\r\n")
        assert said.startswith(b"HTTP/1.1 408 ")
        assert b'"refused-too-slow"' in said


def test_the_head_of_a_later_request_is_given_up_too(server: Running) -> None:
    with call(server) as line:
        line.sendall(HALF + b"\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
        line.sendall(HALF)
        assert b"HTTP/1.1 408 " in trickle(line, b"x: y\r\n")


def test_a_body_that_does_not_end_is_given_up(server: Running) -> None:
    with call(server) as line:
        line.sendall(b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n")
        line.sendall(b"content-length: 100000\r\n\r\n")
        assert trickle(line, b" ").startswith(b"HTTP/1.1 408 ")


def test_a_body_that_nobody_wants_does_not_hold_the_connection(server: Running) -> None:
    with call(server) as line:
        line.sendall(b"POST /nowhere HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n")
        assert trickle(line, b" ").startswith(b"HTTP/1.1 404 ")


def test_who_does_not_read_the_answers_is_let_go(server: Running) -> None:
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        ask = b"GET /schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
        line.setblocking(False)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and select.select([], [line], [], 2)[1]:
            try:
                line.send(ask)
            except OSError:
                break
        wait_ended(line)


# Size


def test_a_head_without_end_is_refused(server: Running) -> None:
    with call(server) as line:
        line.sendall(HALF + b"x: ")
        assert trickle(line, b"y" * 4000).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    ("request_line", "header", "status"),
    [
        (b"/assets/" + b"x" * 60_000, b"", 414),
        (b"/healthz?" + b"x" * 5000, b"", 414),
        (b"/healthz", b"x" * 17_000, 431),
        (b"/healthz?" + b"x" * 4000, b"x" * 4000, 200),
    ],
)
def test_a_large_head_is_refused(
    server: Running, request_line: bytes, header: bytes, status: int
) -> None:
    with call(server) as line:
        line.sendall(b"GET " + request_line + b" HTTP/1.1\r\nhost: x\r\nx: " + header)
        line.sendall(b"\r\nconnection: close\r\n\r\n")
        assert rest(line).startswith(b"HTTP/1.1 %d " % status)


def test_names_of_no_file_do_not_fill_the_memory(server: Running) -> None:
    before = memory(server)
    for number in range(1500):
        with call(server) as line:
            line.sendall(b"GET /assets/%d%b HTTP/1.1\r\n" % (number, b"x" * 60_000))
            line.sendall(b"host: x\r\nconnection: close\r\n\r\n")
            assert rest(line).startswith(b"HTTP/1.1 4")
    assert memory(server) - before < 40_000_000


def memory(server: Running) -> int:
    """Bytes that the server has in memory."""
    pages = Path(f"/proc/{server.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def test_requests_do_not_queue_without_end(server: Running) -> None:
    with call(server) as line:
        line.sendall((HALF + b"\r\n") * 1000)
        assert rest(line).count(b"HTTP/1.1 200") < 1000


def test_what_is_no_http_makes_no_line_in_the_log(server: Running) -> None:
    before = len(server.lines)
    for _ in range(5):
        with call(server) as line:
            line.sendall(b"\x16\x03\x01 is no request\r\n\r\n")
            assert rest(line).startswith(b"HTTP/1.1 400 ")
    assert len(server.lines) - before <= 1


# Sockets


async def at_a_table(server: Running) -> tuple[Guest, ClientConnection]:
    """Somebody, and a socket where nothing was said yet."""
    guest = await Guest.come_in(server.url, "Ana")
    code = await guest.set_table(settings_of("antayagi", [OPEN] * 3))
    return guest, await socket_of(guest, code)


async def socket_of(guest: Guest, code: str, address: str = "127.0.0.1") -> ClientConnection:
    where = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    said = {"cookie": f"sobremesa={guest.token}", "x-forwarded-for": address}
    return await connect(where, additional_headers=said, compression=None)


NOTHING = {  # frames of no message, masked with noughts
    "pings": b"\x89\x80\0\0\0\0",
    "pongs": b"\x8a\x80\0\0\0\0",
    "parts of nothing": b"\x00\x80\0\0\0\0",
}


@pytest.mark.parametrize("frame", NOTHING.values(), ids=NOTHING)
def test_a_socket_cannot_say_nothing_without_end(server: Running, frame: bytes) -> None:
    async def run() -> None:
        guest, line = await at_a_table(server)
        if frame == NOTHING["parts of nothing"]:
            line.transport.write(b"\x01\x80\0\0\0\0")
        line.transport.write(frame * 1000)
        await asyncio.wait_for(line.wait_closed(), PATIENCE)
        assert line.close_code == 1006
        await guest.close()

    asyncio.run(run())


# Addresses


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1:2:3", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_ipv6_is_told_apart_by_its_64(one: str, other: str, same: bool) -> None:
    assert (place_of(one) == place_of(other)) is same


@pytest.mark.parametrize("text", ["", "unknown", "x" * 60_000])
def test_what_is_no_address_is_nowhere(text: str) -> None:
    assert place_of(text) == NOWHERE


def test_a_whole_64_counts_as_one_address(narrow: Running) -> None:
    async def run(url: str) -> None:
        one = await Guest.come_in(url, "Ana")
        code = await one.set_table(settings_of("antayagi", [OPEN] * 3))
        first = await socket_of(one, code, "2001:db8::1")
        second = await socket_of(one, code, "2001:db8::2")
        await asyncio.wait_for(second.wait_closed(), PATIENCE)
        assert second.close_code == 4429
        third = await socket_of(one, code, "2001:db8:0:1::1")
        await third.send('{"type":"hello","last":null}')
        assert '"room"' in str(await third.recv())
        for line in (first, third):
            await line.close()
        await one.close()

    def asked(http: httpx.Client, number: int) -> int:
        place = {"x-forwarded-for": f"2001:db8:0:2::{number:x}"}
        return http.get("/api/games", headers=place).status_code

    asyncio.run(run(narrow.url))
    with httpx.Client(base_url=narrow.url, timeout=PATIENCE) as http:
        assert 429 in [asked(http, number) for number in range(30)]


def test_whoever_waits_to_write_goes_on_when_it_is_read_or_gives_up_alone() -> None:
    async def wait() -> None:
        gate = Gate(asyncio.get_running_loop())
        assert gate.is_set()
        assert await gate.wait()
        gate.clear()
        gate.clear()
        assert not gate.is_set()
        impatient, patient = [asyncio.create_task(gate.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.wait([impatient])
        assert not patient.done()
        gate.set()
        gate.set()
        assert await patient
        assert gate.is_set()

    asyncio.run(wait())


def test_who_is_not_let_in_when_a_server_ends_is_no_mistake(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever waits for a table at another node is sent away while their line is being closed."""
    heard: list[bytes] = []

    async def knock() -> None:
        asked, answered = asyncio.Event(), asyncio.Event()

        async def app(_: Scope, __: Receive, send: Send) -> None:
            asked.set()
            await answered.wait()
            await send_away(send, accepted=False)

        config = Config(database=f"sqlite:///{tmp_path / 'sobremesa.db'}")
        guarded = GuardedConfig(
            app, port=0, http=GuardedHttp, ws=GuardedWebSocket, lifespan="off", log_config=None
        )
        guarded.guard = ConnectionGuard(config, FILES)
        server = uvicorn.Server(guarded)
        serving = asyncio.create_task(server.serve())
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                await asyncio.sleep(0.01)
            port = server.servers[0].sockets[0].getsockname()[1]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(handshake("/socket"))
            await asked.wait()
            [line] = server.server_state.connections
            answered.set()
            line.shutdown()
            heard.append(await reader.readline())
            writer.close()
            server.should_exit = True
            await serving

    asyncio.run(knock())
    assert heard == [b"HTTP/1.1 500 Internal Server Error\r\n"]
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
