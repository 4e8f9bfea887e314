"""Relays: the home sees what the edge saw, and whoever came in hears what the home says."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from sobremesa.server.cluster.frames import PACKETS, SPEAKS, SPEAKS_TEXT, Pulse, Text
from sobremesa.server.cluster.links import PACKET
from sobremesa.server.cluster.relay import (
    GOODBYE,
    WINDOW,
    Pipe,
    RelayBroken,
    Rewindable,
    table_of,
)
from sobremesa.server.connection_guard import DIRECT
from tests.server.wired import SCOPE, SOCKET, Visitor, Wire, nobody
from tests.server.working import HANGING

App = Callable[[Any, Any, Any], Awaitable[None]]


async def relayed(wire: Wire, app: App, scope: Any, visitor: Visitor) -> None:
    """Have this application answer at the other end of the wire."""
    wire.b.relays.app = app
    carrying = asyncio.create_task(wire.carry_for_ever())
    try:
        async with asyncio.timeout(HANGING):
            await wire.a.relays.relay(wire.link, scope, visitor.receive, visitor.send)
    finally:
        for _ in range(20):  # whatever the other side is still told
            await asyncio.sleep(0)
        carrying.cancel()
        await wire.b.relays.stop()


def test_the_home_sees_what_the_edge_saw_and_the_visitor_hears_what_it_says() -> None:
    seen = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append((scope, await receive()))
        await send({"type": "http.response.start", "status": 200, "headers": [(b"a", b"b")]})
        for part in (b"x" * (3 * WINDOW), b""):
            await send({"type": "http.response.body", "body": part, "more_body": bool(part)})

    async def play() -> None:
        body = {"type": "http.request", "body": b"y" * (2 * PACKET), "more_body": False}
        visitor, wire = Visitor(body), Wire()
        await relayed(wire, app, SCOPE, visitor)
        [(scope, said)] = seen
        assert {name: scope[name] for name in SCOPE} == SCOPE
        assert said == body
        assert [one["type"] for one in visitor.heard] == [
            "http.response.start", "http.response.body", "http.response.body",
        ]  # fmt: skip
        assert visitor.heard[1]["body"] == b"x" * (3 * WINDOW)
        sizes = [len(packet) for side in (wire.a, wire.b) for packet in side.sent]
        assert max(sizes) < 1_000_000  # what NATS carries
        assert len(wire.a.relays) == 0

    asyncio.run(play())


def test_a_home_waits_for_whoever_reads_slowly() -> None:
    async def play() -> None:
        wire, sent, reads = Wire(), [], asyncio.Event()

        async def app(_: Any, receive: Any, send: Any) -> None:
            await receive()
            for number in range(100):
                await send({"type": "websocket.send", "text": "x" * (WINDOW // 10)})
                sent.append(number)

        class Slow(Visitor):
            async def send(self, message: dict[str, Any]) -> None:
                await reads.wait()
                await super().send(message)

        visitor = Slow({"type": "websocket.connect"})
        relaying = asyncio.create_task(relayed(wire, app, SOCKET, visitor))
        for _ in range(1000):
            await asyncio.sleep(0)
        assert 0 < len(sent) < 20
        reads.set()
        await relaying
        assert len(sent) == len(visitor.heard) == 100

    asyncio.run(play())


async def turns(count: int) -> None:
    """Let the event loop turn so often."""
    for _ in range(count):
        await asyncio.sleep(0)


class DirectVisitor(Visitor):
    """Somebody to whom text can be written without a detour, and who may read slowly."""

    def __init__(self) -> None:
        super().__init__({"type": "websocket.connect"})
        self.texts: list[str] = []
        self.unread: asyncio.Future[None] | None = None

    async def send(self, message: dict[str, Any]) -> None:
        await turns(5)  # what comes meanwhile must not overtake it
        await super().send(message)
        if "text" in message:
            self.texts.append(message["text"])
            await (self.unread or asyncio.sleep(0))

    def send_text(self, data: bytes) -> asyncio.Future[None] | None:
        self.texts.append(data.decode())
        return self.unread


def test_text_takes_the_shortest_way_and_keeps_its_order() -> None:
    async def play() -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            for number in range(0, 60, 2):
                assert scope["extensions"][DIRECT].send_text(str(number).encode()) is None
                await send({"type": "websocket.send", "text": str(number + 1)})
                if number % 3 == 0:
                    await turns(30)

        visitor = DirectVisitor()
        await relayed(Wire(), app, SOCKET | {"extensions": {DIRECT: visitor}}, visitor)
        assert visitor.texts == [str(number) for number in range(60)]
        detours = [one for one in visitor.heard if one["type"] == "websocket.send"]
        assert 0 < len(detours) < 60

    asyncio.run(play())


def test_a_home_waits_for_a_slow_socket_by_the_shortest_way_too() -> None:
    async def play() -> None:
        wire, visitor, sent = Wire(), DirectVisitor(), []
        text = "x" * (WINDOW // 10)

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await turns(30)
            for number in range(100):
                waiting = scope["extensions"][DIRECT].send_text(text.encode())
                sent.append(number)
                await (asyncio.sleep(0) if waiting is None else waiting)

        visitor.unread = asyncio.get_running_loop().create_future()
        scope = SOCKET | {"extensions": {DIRECT: visitor}}
        relaying = asyncio.create_task(relayed(wire, app, scope, visitor))
        for _ in range(1000):
            await asyncio.sleep(0)
        assert 0 < len(sent) < 20
        visitor.unread.set_result(None)
        await relaying
        assert visitor.texts == [text] * 100

    asyncio.run(play())


@pytest.mark.parametrize("speaks", [1, SPEAKS])
def test_text_of_any_alphabet_uses_no_room_up_whatever_the_other_node_speaks(speaks: int) -> None:
    times, text = 20, "é" * (WINDOW // 8)  # far more than a window in all

    async def app(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        for _ in range(times):
            assert await receive() == {"type": "websocket.receive", "text": text}
            await send({"type": "websocket.send", "text": text})

    async def play() -> None:
        wire = Wire()
        wire.a.links.hear_pulse(Pulse("b", speaks=speaks))
        wire.b.links.hear_pulse(Pulse("a", speaks=speaks))
        said = {"type": "websocket.receive", "text": text}
        visitor = Visitor({"type": "websocket.connect"}, *[said] * times)
        await relayed(wire, app, SOCKET, visitor)
        assert visitor.heard[1:] == [{"type": "websocket.send", "text": text}] * times
        for side in (wire.a, wire.b):
            frames = [frame for packet in side.sent for frame in PACKETS.decode(packet).frames]
            told = sum(isinstance(frame, Text) for frame in frames)
            assert told == (times if speaks >= SPEAKS_TEXT else 0)

    asyncio.run(play())


def test_who_goes_away_is_missed_at_the_home() -> None:
    async def play() -> None:
        said = []

        async def app(_: Any, receive: Any, __: Any) -> None:
            said.extend([await receive(), await receive()])

        gone = {"type": "websocket.disconnect", "code": 1001}
        visitor = Visitor({"type": "websocket.connect"}, gone)
        await relayed(Wire(), app, SOCKET, visitor)
        assert said[-1] == gone

    asyncio.run(play())


@pytest.mark.parametrize("begun", [False, True])
def test_when_a_link_breaks_both_sides_know(begun: bool) -> None:
    """A socket in use is told to come back; one that had no answer yet may be tried again."""

    async def play() -> None:
        wire, said = Wire(), []

        async def app(_: Any, receive: Any, send: Any) -> None:
            await receive()
            if begun:
                await send({"type": "websocket.accept"})
            said.append(await receive())

        visitor = Visitor({"type": "websocket.connect"})
        relaying = asyncio.create_task(relayed(wire, app, SOCKET, visitor))
        for _ in range(20):
            await asyncio.sleep(0)
        wire.link.break_off()
        if begun:
            await relaying
            assert visitor.heard[1:] == [
                {"type": "websocket.send", "text": GOODBYE},
                {"type": "websocket.close", "code": 1012},
            ]
        else:
            with pytest.raises(RelayBroken):
                await relaying
            assert visitor.heard == []
        assert said == [{"type": "websocket.disconnect", "code": 1012}]

    asyncio.run(play())


def test_a_request_that_a_home_cannot_answer_now_may_be_tried_again() -> None:
    async def app(_: Any, __: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 503, "headers": []})

    async def play() -> None:
        visitor = Visitor({"type": "http.request", "body": b"", "more_body": False})
        with pytest.raises(RelayBroken):
            await relayed(Wire(), app, SCOPE, visitor)
        assert visitor.heard == []

    asyncio.run(play())


def test_a_home_that_says_nothing_was_of_no_use() -> None:
    async def app(_: Any, __: Any, ___: Any) -> None:
        """Nothing comes of it."""

    async def play() -> None:
        visitor = Visitor({"type": "websocket.connect"})
        with pytest.raises(RelayBroken):
            await relayed(Wire(), app, SOCKET, visitor)
        gone = Visitor({"type": "websocket.connect"}, {"type": "websocket.disconnect"})
        await relayed(Wire(), _until_gone, SOCKET, gone)  # nobody waits for an answer there
        assert visitor.heard == gone.heard == []

    asyncio.run(play())


async def _until_gone(_: Any, receive: Any, __: Any) -> None:
    while (await receive())["type"] != "websocket.disconnect":
        pass


def test_what_waits_for_room_when_a_home_has_ended_waits_no_longer() -> None:
    async def play() -> None:
        wire, waiting = Wire(), []

        async def app(_: Any, receive: Any, send: Any) -> None:
            await receive()
            for _ in range(3):
                message = {"type": "websocket.send", "text": "x" * WINDOW}
                waiting.append(asyncio.create_task(send(message)))
            await asyncio.sleep(0)

        class Stuck(Visitor):
            async def send(self, _: dict[str, Any]) -> None:
                await self._for_ever.wait()

        visitor = Stuck({"type": "websocket.connect"})
        relaying = asyncio.create_task(relayed(wire, app, SOCKET, visitor))
        async with asyncio.timeout(HANGING):
            while len(waiting) < 3:
                await asyncio.sleep(0)
            await asyncio.wait(waiting)
        relaying.cancel()
        await asyncio.gather(relaying, return_exceptions=True)

    asyncio.run(play())


@pytest.mark.parametrize(
    "told",
    [
        SCOPE | {"headers": [(b"x" * 16_000, b"")]},
        SCOPE | {"path": "/é" * 2_000, "raw_path": b"/%c3%a9" * 600},
        SCOPE | {"query_string": b"x" * 4_000, "headers": [(b"a", b"b")] * 1_000},
    ],
    ids=["names", "path", "headers"],
)
def test_many_who_come_at_once_are_no_packet_that_nats_does_not_carry(told: Any) -> None:
    async def play() -> None:
        wire = Wire()
        wire.b.relays.app = nobody
        relaying = [
            asyncio.create_task(wire.a.relays.relay(wire.link, told, one.receive, one.send))
            for one in [Visitor()] * 200
        ]
        await asyncio.sleep(0)
        assert max(len(packet) for packet in wire.a.flush()) < 1_000_000
        for task in relaying:
            task.cancel()
        await asyncio.gather(*relaying, return_exceptions=True)

    asyncio.run(play())


@pytest.mark.parametrize("message", [
    {"type": "websocket.send", "text": "🂡" * 90_000},
    {"type": "http.response.start", "status": 200, "headers": [(b"x" * 4_000, b"y" * 4_000)] * 9},
])  # fmt: skip
def test_whatever_is_said_at_once_is_no_packet_that_nats_does_not_carry(message: Any) -> None:
    async def play() -> None:
        wire = Wire()
        for many in (1, 4, 40):
            for number in range(many):
                await Pipe(wire.link, number + 1).put(message)
            assert max(len(packet) for packet in wire.a.flush()) < 1_000_000

    asyncio.run(play())


def test_what_was_said_is_kept_until_there_is_an_answer_and_no_longer() -> None:
    class Word(dict[str, Any]):
        """One that can be missed."""

    async def play() -> None:
        words = [Word(n=number) for number in range(5)]
        gone = [weakref.ref(word) for word in words]
        said = Rewindable(Visitor(*words).receive)
        words.clear()
        heard: list[Any] = []

        async def send(message: Any) -> None:
            heard.append(message)

        assert [(await said())["n"] for _ in range(3)] == [0, 1, 2]
        said.rewind()
        assert (await said())["n"] == 0
        answer = said.until_answered(send)
        await answer({"type": "websocket.accept"})
        assert [(await said())["n"] for _ in range(4)] == [1, 2, 3, 4]
        assert heard == [{"type": "websocket.accept"}]
        assert [word() for word in gone] == [None] * 5

    asyncio.run(play())


@pytest.mark.parametrize(
    ("query", "table"),
    [
        (b"box=23456789abcde", "23456789abcde"),
        (b"a=b&box=23456789abcde&c", "23456789abcde"),
        (b"", None),
        (b"box=", None),
        (b"box=23456789abcdef", None),
        (b"xbox=23456789abcde", None),
        (b"\xff&box=%32", None),
    ],
)
def test_a_table_that_is_set_with_the_box_of_another_is_set_where_that_lives(
    query: bytes, table: str | None
) -> None:
    assert table_of(SCOPE | {"path": "/api/tables", "query_string": query}) == table
    assert table_of(SCOPE | {"path": "/api/me/tables", "query_string": query}) is None


@pytest.mark.parametrize(
    ("path", "table"),
    [
        ("/api/tables/23456789abcde", "23456789abcde"),
        ("/api/tables/23456789abcde/socket", "23456789abcde"),
        ("/api/tables/23456789abcde/texts/en", "23456789abcde"),
        ("/api/tables/23456789abcdef", None),
        ("/api/tables/23456789ABCDE", None),
        ("/api/tables", None),
        ("/table/23456789abcde", None),
        ("/x/api/tables/23456789abcde", None),
    ],
)
def test_only_what_is_about_a_table_is_relayed(path: str, table: str | None) -> None:
    assert table_of(SCOPE | {"path": path}) == table
