"""What the server keeps and does for one person is bounded, and others have their turn."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, ClassVar, cast

import msgspec
import pytest

from sobremesa.client.guest import Guest
from sobremesa.kernel.record import Beginning, FastSeed, Head, Moved
from sobremesa.server.connection import TOO_SLOW, WAITING, Connection, Waiting
from sobremesa.server.limits import Bucket, Turns
from sobremesa.server.metrics import Metrics
from sobremesa.server.problems import Problem
from sobremesa.server.routes.lookback import check_behind
from sobremesa.server.routes.socket import wire_of
from sobremesa.table.messages import Bye
from tests.server.running import running
from tests.server.test_hub import ANA


class Stuck:
    """A wire on which nothing gets through until it is freed."""

    def __init__(self) -> None:
        self.freed = asyncio.get_running_loop().create_future()
        self.sent: list[bytes] = []
        self.closed: int | None = None

    def send(self, messages: list[bytes]) -> Waiting | None:
        """Send all of these at once; they are there when that is possible again."""
        self.sent += messages
        return None if self.freed.done() else self.freed

    def close(self, code: int) -> Waiting | None:
        """End it."""
        self.closed = code
        return None


def test_what_is_being_sent_counts_towards_what_waits() -> None:
    async def run() -> None:
        wire = Stuck()
        connection = Connection(wire, ANA, Bucket(1, 1, 0.0))
        carried = connection.carry()
        half = b"x" * (WAITING // 2)
        connection.send(half)
        await asyncio.sleep(0)  # it is on its way
        connection.send(half)
        assert connection.closing is None
        connection.send(b"x")
        assert connection.closing == TOO_SLOW
        wire.freed.set_result(None)
        await carried
        assert wire.sent[:-1] == [half]
        assert msgspec.json.decode(wire.sent[-1], type=Bye).reason == "too-slow"
        assert wire.closed == TOO_SLOW

    asyncio.run(run())


def test_what_was_sent_no_longer_waits() -> None:
    async def run() -> None:
        wire = Stuck()
        wire.freed.set_result(None)
        connection = Connection(wire, ANA, Bucket(1, 1, 0.0))
        connection.carry()
        for _ in range(3):
            connection.send(b"x" * (WAITING - 1))
            await asyncio.sleep(0.01)
        assert (connection.closing, len(wire.sent)) == (None, 3)

    asyncio.run(run())


def test_what_cannot_be_sent_ends_a_connection_without_a_word() -> None:
    async def run() -> None:
        wire = Stuck()
        connection = Connection(wire, ANA, Bucket(1, 1, 0.0))
        carried = connection.carry()
        connection.send(b"x")
        await asyncio.sleep(0)
        wire.freed.set_exception(ConnectionResetError())
        await carried
        connection.send(b"y")
        await asyncio.sleep(0)
        assert (wire.sent, wire.closed) == ([b"x"], None)

    asyncio.run(run())


class Relayed:
    """A socket of another web server."""

    scope: ClassVar[dict[str, Any]] = {"extensions": {}}

    def __init__(self) -> None:
        self.heard: list[str | int] = []

    async def send_text(self, text: str) -> None:
        """Send it."""
        await asyncio.sleep(0)
        self.heard.append(text)

    async def close(self, code: int) -> None:
        """End it."""
        self.heard.append(code)


def test_sockets_of_another_web_server_are_served_too() -> None:
    async def run() -> None:
        socket = Relayed()
        connection = Connection(wire_of(cast("Any", socket), Metrics()), ANA, Bucket(1, 1, 0.0))
        carried = connection.carry()
        connection.send(b"1")
        connection.send(b"2")
        await asyncio.sleep(0.01)
        connection.send(b"3")
        connection.close(TOO_SLOW)
        await carried
        bye = '{"type":"bye","reason":"too-slow","again":true}'
        assert socket.heard == ["[1,2]", f"[3,{bye}]", TOO_SLOW]

    asyncio.run(run())


def test_who_asks_for_nothing_for_a_long_time_may_not_ask_for_more_then() -> None:
    bucket = Bucket(1, 2, 0.0)
    assert [bucket.take(3600.0) for _ in range(4)] == [True, True, False, False]
    assert [bucket.take(3601.0) for _ in range(2)] == [True, False]


def test_who_wants_much_waits_behind_their_own() -> None:
    async def run() -> None:
        turns, order = Turns(), []

        async def work(who: str) -> None:
            async with turns.turn(who):
                await asyncio.sleep(0)
                order.append(who)

        await asyncio.gather(*(work(who) for who in ["greedy"] * 5 + ["other", "third"]))
        assert order == ["greedy", "other", "third", *["greedy"] * 4]

    asyncio.run(run())


def test_s_4_tables_set_and_closed_without_end_are_refused(tmp_path: Path) -> None:
    wanted = {"game": "antheno", "seats": [{"kind": "open"}] * 2}

    async def run(url: str) -> None:
        ana = await Guest.come_in(url, "Ana")
        replies = [await ana.http.post("/api/tables", json=wanted) for _ in range(4)]
        assert [reply.status_code for reply in replies] == [201, 201, 201, 429]
        assert replies[3].json()["rule"] == "S-4"
        await ana.close()

    with running(f"sqlite:///{tmp_path / 'sobremesa.db'}", tables_per_hour=3) as server:
        asyncio.run(run(server.url))


def test_nobody_plays_on_from_behind_a_mountain_of_moves() -> None:
    first = Head(1, "antayagi", 1, "", {}, (), FastSeed(1))
    entries = (Moved(0, {}),) * 1000
    second = msgspec.structs.replace(first, origin=Beginning("a", first, "", entries))
    third = msgspec.structs.replace(first, origin=Beginning("b", second, "", entries))
    check_behind(first, 3000)
    check_behind(third, 1000)
    for head, entry in ((first, 3001), (third, 1001)):
        with pytest.raises(Problem, match="K-3"):
            check_behind(head, entry)
    fourth = msgspec.structs.replace(first, origin=Beginning("c", third, "", ()))
    check_behind(fourth, 0)
    fifth = msgspec.structs.replace(first, origin=Beginning("d", fourth, "", ()))
    with pytest.raises(Problem, match="K-3"):
        check_behind(fifth, 0)
