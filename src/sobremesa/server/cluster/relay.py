"""Sockets and requests that came in at one node, for a table that lives on another.

The edge, where somebody came in, passes on what ASGI says; the home, where the table lives, runs
its own application on that. Neither side reads more than the other has passed on, but for a window.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager, suppress
from typing import Any, Final

import msgspec

from sobremesa.server.cluster.frames import (
    SPEAKS_TEXT,
    AsgiMessage,
    Carry,
    Credit,
    End,
    Frame,
    MessagePart,
    OpenRelay,
    Text,
    encode,
)
from sobremesa.server.cluster.links import Link
from sobremesa.server.connection import RESTART, DirectSocket, Waiting
from sobremesa.server.connection_guard import DIRECT
from sobremesa.server.logs import event
from sobremesa.server.request_ids import REQUEST
from sobremesa.server.table_cache import CODE, LETTERS
from sobremesa.server.tracing import id_of
from sobremesa.table.messages import Bye
from sobremesa.table.telling import encode as encode_delivery

log = logging.getLogger("sobremesa.relay")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
AsgiApp = Callable[[Any, Any, Any], Awaitable[None]]

WINDOW: Final = 262_144  # bytes that may be under way in one direction of one relay
PART: Final = 262_144  # bytes of a message above which it is sent in parts
OVERHEAD: Final = 64  # bytes that a message counts for besides its text
NOT_NOW: Final = 503  # the table is about to live elsewhere
RELAYS: Final = 20_000  # that one node has open at another's
AT_TABLE: Final = re.compile(rf"/api/tables/([{LETTERS}]{{{CODE}}})(?:/|\Z)")
BOX: Final = re.compile(rf"(?:\A|&)box=([{LETTERS}]{{{CODE}}})(?:&|\Z)")
SENT: Final = ("type", "method", "path", "query_string", "raw_path", "scheme", "http_version")
GOODBYE: Final = f"[{encode_delivery(Bye(reason='restart', again=True)).decode()}]"


def table_of(scope: Scope) -> str | None:
    """The code of the table that a request or a socket is about, or with whose box one is set."""
    if scope["type"] not in ("http", "websocket"):
        return None
    found = AT_TABLE.match(scope["path"])
    if found is None and scope["path"] == "/api/tables":
        found = BOX.search(scope["query_string"].decode("latin-1"))
    return None if found is None else found[1]


class RelayBroken(Exception):
    """The other node is gone, or a part of what it said."""


class Pipe:
    """One side of a relay: messages to the other side, and those that came from there."""

    def __init__(self, link: Link, relay: int) -> None:
        self._link = link
        self._relay = relay
        self._told = "websocket.send" if relay > 0 else "websocket.receive"  # what text comes as
        self._says = "websocket.receive" if relay > 0 else "websocket.send"  # and what it is here
        self._out = 0  # bytes that the other side has not passed on yet
        self._passed = 0  # bytes that were passed on here, and are not credited yet
        self._parts: list[bytes] = []
        self._came: deque[tuple[AsgiMessage, int]] = deque()  # with what each counts for
        self._news = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()
        self._no_room: asyncio.Future[None] | None = None  # done when there is room again
        self._awaited = False  # somebody waits for what comes next
        self._slow: Waiting | None = None  # until what was written has been read
        self.socket: DirectSocket | None = None  # which text may go to without a detour
        self._said_end = False
        self.ended = False
        self.broken = False

    async def put(self, message: AsgiMessage) -> None:
        """Send this as soon as there is room for it; nothing where nobody hears it any more."""
        if not self._room.is_set():
            await self._room.wait()
        if self._is_heard():
            self._post(message)

    def send_text(self, data: bytes) -> Waiting | None:
        """Send this on a socket; where much is under way already, until there is room again."""
        if not self._is_heard():
            return None
        self._post_text(data)
        if self._room.is_set():
            return None
        self._no_room = self._no_room or asyncio.get_running_loop().create_future()
        return self._no_room

    def _is_heard(self) -> bool:
        """Whether somebody hears what is said from here."""
        return not (self.ended or self.broken or self._said_end)

    def _post_text(self, text: bytes) -> None:
        size = len(text) + OVERHEAD
        if size > PART or self._link.speaks < SPEAKS_TEXT:
            self._post_any({"type": self._says, "text": text.decode()})
            return
        self._take_room(size)
        self._link.send(Text(self._relay, text), size)

    def _post(self, message: AsgiMessage) -> None:
        text = message.get("text")
        if text is not None and message["type"] == self._says:
            self._post_text(text.encode())
        else:
            self._post_any(message)

    def _post_any(self, message: AsgiMessage) -> None:
        self._take_room(_size(message))
        weight = weight_of(message)
        if weight <= PART:
            self._link.send(Carry(self._relay, message), weight)
            return
        whole = encode(message)
        for start in range(0, len(whole), PART):
            part = whole[start : start + PART]
            last = start + PART >= len(whole)
            self._link.send(MessagePart(self._relay, part, last), len(part))

    def _take_room(self, size: int) -> None:
        self._out += size
        if self._out >= WINDOW:
            self._room.clear()

    async def get(self) -> AsgiMessage | None:
        """What came next; None: nothing more. RelayBroken: nobody knows what would have."""
        while not self._came:
            if self.broken:
                raise RelayBroken
            if self.ended:
                return None
            self._news.clear()
            self._awaited = True
            await self._news.wait()
            self._awaited = False
        if self._slow is not None:
            await asyncio.wait([self._slow])  # however it ends, the socket itself says so
            self._slow = None
        message, size = self._came.popleft()
        self._pass(size)
        return message

    def _pass(self, size: int) -> None:
        """Count what is passed on: as much may follow."""
        self._passed += size
        if self._passed >= WINDOW // 4:
            self._link.send(Credit(self._relay, self._passed), OVERHEAD)
            self._passed = 0

    def hear(self, frame: Text | Carry | MessagePart | Credit | End) -> None:
        """The other side has said something."""
        match frame:
            case Text(text=text):
                size = len(text) + OVERHEAD
                if self._write(text, size):
                    return
                self._came.append(({"type": self._told, "text": text.decode()}, size))
            case Carry(message=message):
                self._hear(message)
            case MessagePart(part=part, last=last):
                self._parts.append(part)
                if last:
                    self._hear(msgspec.msgpack.decode(b"".join(self._parts)))
                    self._parts.clear()
            case Credit(size=size):
                self._out -= size
                if self._out < WINDOW:
                    self._make_room()
            case End():
                self.ended = True
                self._make_room()
        self._news.set()

    def _hear(self, message: AsgiMessage) -> None:
        size, text = _size(message), message.get("text")
        if text is None or not self._write(text.encode(), size):
            self._came.append((message, size))

    def _write(self, text: bytes, size: int) -> bool:
        """Write text to the socket at once, unless something is to be sent before it."""
        if self.socket is None or not self._awaited or self._came or self._slow is not None:
            return False
        self._slow = self.socket.send_text(text)
        self._pass(size)
        return True

    def _make_room(self) -> None:
        self._room.set()
        if self._no_room is not None and not self._no_room.done():
            self._no_room.set_result(None)
        self._no_room = None

    def snap(self) -> None:
        """The other side is gone."""
        self.broken = True
        self._news.set()
        self._make_room()

    def end(self) -> None:
        """Nothing more comes from here, also of what waits for room."""
        if not self.broken and not self.ended:
            self._link.send(End(self._relay), OVERHEAD)
        self._said_end = True
        self._make_room()


def _size(message: AsgiMessage) -> int:
    """What a message counts for in the window; both sides count alike."""
    for name in ("text", "bytes", "body"):
        if value := message.get(name):
            return len(value) + OVERHEAD
    return OVERHEAD


def weight_of(value: Any) -> int:
    """The bytes that this takes in a packet, at most."""
    match value:
        case str():
            return OVERHEAD + len(value) * (1 if value.isascii() else 4)
        case bytes():
            return OVERHEAD + len(value)
        case dict():
            return OVERHEAD + sum(weight_of(part) for part in value.values())
        case list() | tuple():
            return OVERHEAD + sum(weight_of(part) for part in value)
        case _:
            return OVERHEAD


class Relays:
    """All relays of a node, as edge and as home."""

    def __init__(self) -> None:
        self.app: AsgiApp | None = None
        self.answers: dict[str, Callable[[bytes], Awaitable[bytes]]] = {}  # to what nodes ask
        self._last = 0
        self._edges: dict[Link, dict[int, Pipe]] = {}
        self._homes: dict[Link, dict[int, Pipe]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return sum(len(pipes) for pipes in self._edges.values())

    # What links tell

    def receive(self, link: Link, frame: Frame) -> None:
        """Something was said over a link."""
        if isinstance(frame, OpenRelay):
            self._answer(link, frame)
            return
        ours = self._homes if frame.relay > 0 else self._edges
        pipe = ours.get(link, {}).get(abs(frame.relay))
        if pipe is not None:
            pipe.hear(frame)

    def broken(self, link: Link) -> None:
        """Whatever went over this link is over."""
        for ours in (self._edges, self._homes):
            for pipe in ours.pop(link, {}).values():
                pipe.snap()

    async def stop(self) -> None:
        """End what runs here for others."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def part_edges(self) -> None:
        """Whoever came in here for a table elsewhere comes back, at another node."""
        for link, pipes in self._edges.items():
            for relay, pipe in pipes.items():
                link.send(End(relay), OVERHEAD)
                pipe.snap()

    # The home

    def _answer(self, link: Link, opened: OpenRelay) -> None:
        pipes = self._homes.setdefault(link, {})
        pipe = Pipe(link, -opened.relay)
        kind = opened.scope["type"]
        if len(pipes) >= RELAYS or self.app is None:
            pipe.end()
            return
        pipes[opened.relay] = pipe
        work = (
            self._reply(self.answers[kind], pipe)
            if kind in self.answers
            else self._run(self.app, pipe, opened.scope)
        )
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: pipes.pop(opened.relay, None))

    async def _run(self, app: AsgiApp, pipe: Pipe, told: Scope) -> None:
        """Run our own application on what somebody wants who came in elsewhere."""
        gone = {"type": f"{told['type']}.disconnect", "code": RESTART}

        async def receive() -> AsgiMessage:
            try:
                return await pipe.get() or gone
            except RelayBroken:
                return gone

        REQUEST.set(told.get("request", ""))
        scope = _scope(told)
        if told["type"] == "websocket":
            scope["extensions"][DIRECT] = pipe
        try:
            await app(scope, receive, pipe.put)
        except Exception as error:
            event(log, "what was relayed failed", logging.ERROR, exc_info=error)
        finally:
            pipe.end()

    async def _reply(self, answer: Callable[[bytes], Awaitable[bytes]], pipe: Pipe) -> None:
        """Answer what another node asks."""
        try:
            asked = await pipe.get()
            if asked is not None:
                await pipe.put({"body": await answer(asked["body"])})
        except RelayBroken:
            pass  # nobody waits any more
        except Exception as error:
            event(log, "what another node asked failed", logging.ERROR, exc_info=error)
        finally:
            pipe.end()

    # The edge

    async def relay(self, link: Link, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the home answer; RelayBroken where it was lost before it has begun to."""
        with self._opened(link, _told(scope)) as pipe:
            listening = asyncio.create_task(_pass_on(receive, pipe))
            try:
                begun = await _pass_back(pipe, scope, send)
                if not begun and not listening.done():
                    raise RelayBroken  # it has no room for this, or could not serve it
            finally:
                listening.cancel()

    async def ask(self, link: Link, kind: str, body: bytes) -> bytes:
        """What another node answers; RelayBroken where it does not."""
        with self._opened(link, {"type": kind}) as pipe:
            await pipe.put({"body": body})
            reply = await pipe.get()
        if reply is None:
            raise RelayBroken
        answer: bytes = reply["body"]
        return answer

    @contextmanager
    def _opened(self, link: Link, told: dict[str, Any]) -> Iterator[Pipe]:
        self._last += 1
        relay, pipes = self._last, self._edges.setdefault(link, {})
        pipe = pipes[relay] = Pipe(link, relay)
        link.send(OpenRelay(relay, told), weight_of(told))
        try:
            yield pipe
        finally:
            pipes.pop(relay, None)
            pipe.end()


class Rewindable:
    """What somebody says, from its beginning again where the first home was lost.

    Once they have been answered nothing begins again, and nothing is kept.
    """

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._said: deque[AsgiMessage] = deque()
        self._place = 0
        self._answered = False

    async def __call__(self) -> AsgiMessage:
        """What was said next."""
        if self._place == len(self._said):
            self._said.append(await self._receive())
        message = self._said[self._place]
        self._place += 1
        if self._answered:
            self._forget()
        return message

    def rewind(self) -> None:
        """Begin again."""
        self._place = 0

    def until_answered(self, send: Send) -> Send:
        """What sends answers: with the first of them nobody will want to hear anything again."""

        async def answer(message: AsgiMessage) -> None:
            if not self._answered:
                self._answered = True
                self._forget()
            await send(message)

        return answer

    def _forget(self) -> None:
        while self._place:
            self._said.popleft()
            self._place -= 1


def is_not_now(message: AsgiMessage) -> bool:
    """Whether this says that the table is about to live elsewhere."""
    return bool(message["type"] == "http.response.start" and message["status"] == NOT_NOW)


async def _pass_on(receive: Receive, pipe: Pipe) -> None:
    """Tell the home what somebody says, until they are gone."""
    while True:
        message = await receive()
        await pipe.put(message)
        if message["type"].endswith(".disconnect"):
            return


async def _pass_back(pipe: Pipe, scope: Scope, send: Send) -> bool:
    """Tell somebody what the home says; where it is lost in the midst of it, to come back.

    Whether anything was said at all. RelayBroken: it was lost before that.
    """
    begun = False
    try:
        while (message := await pipe.get()) is not None:
            if is_not_now(message):
                raise RelayBroken
            begun = True
            await send(message)
            if message["type"] == "websocket.accept":
                pipe.socket = (scope.get("extensions") or {}).get(DIRECT)
    except RelayBroken:
        if not begun:
            raise
        if scope["type"] == "websocket":
            await send_away(send, accepted=True)
    except OSError:
        pass  # nobody is there any more
    return begun


async def send_away(send: Send, *, accepted: bool) -> None:
    """Tell a socket to come back."""
    with suppress(RuntimeError):  # a web server that stops has closed it itself
        if not accepted:
            await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": GOODBYE})
        await send({"type": "websocket.close", "code": RESTART})


def _told(scope: Scope) -> dict[str, Any]:
    """What the home must know of a request; its address was judged already."""
    told = {name: scope[name] for name in SENT if name in scope}
    return told | {
        "headers": list(scope["headers"]),
        "client": scope.get("client"),
        "server": scope.get("server"),
        "subprotocols": list(scope.get("subprotocols", ())),
        "request": id_of(scope),
    }


def _scope(told: Scope) -> dict[str, Any]:
    """A request as an application is given it."""
    client, server = told["client"], told["server"]
    return {
        **told,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "root_path": "",
        "headers": [tuple(header) for header in told["headers"]],
        "client": None if client is None else tuple(client),
        "server": None if server is None else tuple(server),
        "extensions": {},
        "state": {},
    }
