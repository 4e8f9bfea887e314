"""Before the routes: how many connections there may be, and how long a request may take to arrive.

uvicorn by itself reads requests of any length, waits for them for ever, and takes connections until
the process has no files left. Here all that has a bound, before anything is understood.
"""

from __future__ import annotations

import logging
import sys
import time
from asyncio import (
    AbstractEventLoop,
    BaseTransport,
    Future,
    TimerHandle,
    Transport,
    get_running_loop,
    shield,
)
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from ipaddress import ip_network
from typing import Any, Final, Literal, cast

import msgspec
import uvicorn
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from sobremesa.kernel.errors import Fault
from sobremesa.server import problems
from sobremesa.server.config import Config
from sobremesa.server.limits import ActiveCount, Bucket, ip_of, place_of
from sobremesa.server.logs import event
from sobremesa.server.problems import Problem
from sobremesa.table.messages import refusal_of

log = logging.getLogger("sobremesa.connections")

ADDRESS: Final = 4096  # bytes of what is asked for, the path and its query
HEAD: Final = 16_384  # bytes of that and all headers
AHEAD: Final = 8  # requests that may wait behind one that is being answered
PARTS: Final = 20  # frames a second that are no message, such as pings; ten times that in a burst
FILES: Final = 65_536  # open files that are asked of the system
OURS: Final = 64  # of them for the program itself, and so many for each worker:
OF_A_WORKER: Final = 6
LINE: Final = 60.0  # seconds between two lines of the log
DIRECT: Final = "sobremesa.direct"  # under which the application finds the socket itself

mistakes = logging.getLogger("uvicorn.error.requests")  # what is wrong with requests is no news
mistakes.setLevel(logging.ERROR)


# Open files


def raise_file_limit() -> int:
    """How many files this process may open, after asking for as many as could be needed."""
    if sys.platform == "win32":
        return FILES
    import resource  # noqa: PLC0415 - not everywhere

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            return soft
        return wanted
    return FILES if soft == resource.RLIM_INFINITY else soft


def connection_limit(config: Config, files: int) -> int:
    """For how many connections there are files; Fault where one address could take them all."""
    most = files - OURS - OF_A_WORKER * config.workers
    if most <= config.connections_per_address:
        least = files - most + config.connections_per_address + 1
        raise Fault(
            "open files",
            f"this process may have {files}, and with --connections-per-address "
            f"{config.connections_per_address} one address could take them all: allow "
            f"{least} or more (ulimit -n), or fewer connections",
        )
    return most


# Who is there


class ConnectionGuard:
    """All connections, by the address that they come from."""

    def __init__(self, config: Config, files: int) -> None:
        self.seconds = config.request_seconds
        self._most = connection_limit(config, files)
        self._here = 0
        self._places = ActiveCount(config.connections_per_address)
        self._proxies = [ip_network(proxy, strict=False) for proxy in config.proxies]
        self._turned_away: Counter[str] = Counter()
        self._told = -LINE

    def enter(self, address: str) -> Problem | None:
        """Somebody comes, unless there is no room; proxies bring many people."""
        if self._here >= self._most:
            return Problem(503, problems.http_refusal(503))
        if not self._is_proxy(address) and not self._places.enter(place_of(address)):
            return problems.too_fast()
        self._here += 1
        return None

    def leave(self, address: str) -> None:
        """Somebody who came in goes."""
        self._here -= 1
        if not self._is_proxy(address):
            self._places.leave(place_of(address))

    def turn_away(self, why: str) -> None:
        """Count it, and write of it now and then: a flood makes no flood of lines."""
        self._turned_away[why] += 1
        now = time.monotonic()
        if now - self._told >= LINE:
            self._told = now
            event(log, "connections were turned away", logging.WARNING, why=self._turned_away)
            self._turned_away.clear()

    def _is_proxy(self, address: str) -> bool:
        found = ip_of(address)
        return found is not None and any(found in proxy for proxy in self._proxies)


class GuardedConfig(uvicorn.Config):
    """How uvicorn runs, and the guard of its connections."""

    guard: ConnectionGuard


class Deadline:
    """Something has to happen within so many seconds.

    Connections do not refer to themselves in a circle: they are gone as soon as they are lost.
    """

    __slots__ = ("_loop", "_seconds", "_timer")

    def __init__(self, loop: AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._seconds = seconds
        self._timer: TimerHandle | None = None

    def begin(self, late: Callable[[], None]) -> None:
        """From now on; what to do where it does not."""
        self.met()
        self._timer = self._loop.call_later(self._seconds, late)

    def met(self) -> None:
        """It has happened, or need not any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


# Requests


class GuardedHttp(HttpToolsProtocol):
    """A connection: requests have to arrive in time and be of a size, and answers to be read."""

    def __init__(
        self,
        config: GuardedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = mistakes
        self._guard = config.guard
        self._address: str | None = None  # where it is from, once it may stay
        self._arriving = Deadline(self.loop, self._guard.seconds)
        self._leaving = Deadline(self.loop, self._guard.seconds)
        self._waiting = 0  # bytes of answers that had not been read the last time
        self._in_head = False
        self._head = 0  # bytes since the request began
        self._problem: Problem | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        problem = self._guard.enter(address)
        if problem is None:
            self._address = address
            self._arriving.begin(self._too_slow)
        else:
            self._say(problem)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        super().connection_lost(exc)
        self._arriving.met()
        self._leaving.met()
        if self._address is not None:
            self._guard.leave(self._address)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket's."""
        self._arriving.met()
        self._leaving.met()
        super().handle_websocket_upgrade()

    # What arrives

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > HEAD:
            self._refuse(Problem(431, problems.too_large(HEAD).illegal))

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._in_head = True
        self._head = 0
        self._arriving.begin(self._too_slow)
        if not self.flow.write_paused:
            self._leaving.met()

    def on_headers_complete(self) -> None:
        """All is known but the body."""
        self._problem = self._too_much()
        if self._problem is not None:
            raise ValueError  # the parser stops
        self._in_head = False
        super().on_headers_complete()

    def _too_much(self) -> Problem | None:
        if len(self.url) > ADDRESS:
            return Problem(414, problems.too_large(ADDRESS).illegal)
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD:
            return Problem(431, problems.too_large(HEAD).illegal)
        return problems.too_fast() if len(self.pipeline) >= AHEAD else None

    def send_400_response(self, msg: str) -> None:
        """What the parser does not understand."""
        self._refuse(self._problem or Problem(400, problems.malformed_message(msg)))

    def on_message_complete(self) -> None:
        """A request is there."""
        self._arriving.met()
        super().on_message_complete()

    def _too_slow(self) -> None:
        if self.flow.read_paused:  # it is the server that does not read
            self._arriving.begin(self._too_slow)
        elif self._in_head or (self.cycle is not None and not self.cycle.response_complete):
            self._refuse(problems.too_slow())
        else:
            self.transport.close()  # nothing was asked, or nobody listens to the rest any more

    # What is answered

    def on_response_complete(self) -> None:
        """An answer is on its way."""
        super().on_response_complete()
        self._wait_for_reader()

    def pause_writing(self) -> None:
        """Much waits to be read."""
        super().pause_writing()
        self._wait_for_reader()

    def resume_writing(self) -> None:
        """It is being read."""
        super().resume_writing()
        if self.cycle is not None and not self.cycle.response_complete:
            self._leaving.met()

    def _wait_for_reader(self) -> None:
        self._waiting = 0
        self._leaving.begin(self._unread)

    def _unread(self) -> None:
        """Let go of who reads nothing; slow readers have time."""
        left = self.transport.get_write_buffer_size()
        if left and 0 < self._waiting <= left:
            self._guard.turn_away("not read")
            self.transport.abort()
        elif left:
            self._waiting = left
            self._leaving.begin(self._unread)

    def _refuse(self, problem: Problem) -> None:
        """Say why, if nothing else is being said, and close."""
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and (self._in_head or self.cycle.response_started):
            self._guard.turn_away("too much at once")
            self.transport.abort()
        else:
            self._say(problem)

    def _say(self, problem: Problem) -> None:
        self._guard.turn_away(problem.illegal.reason.id.removeprefix("refused-"))
        body = msgspec.json.encode(refusal_of(problem.illegal))
        lines = (
            f"HTTP/1.1 {problem.status} {HTTPStatus(problem.status).phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "cache-control: no-store",
            "x-content-type-options: nosniff",
            "connection: close",
        )
        self.transport.write("".join(f"{line}\r\n" for line in lines).encode() + b"\r\n" + body)
        self.transport.close()
        self._wait_for_reader()


# Sockets


def _text_head(size: int) -> bytes:
    """What a message of so many bytes begins with (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)


class Inbox:
    """What has come over a socket, for the one task that listens: a queue that takes little room.

    One of asyncio's is for many, and takes 3 kB.
    """

    __slots__ = ("_events", "_listener")

    def __init__(self) -> None:
        self._events: list[ASGIReceiveEvent] = []
        self._listener: Future[None] | None = None

    @property
    def is_awaited(self) -> bool:
        """Whether somebody waits for the next event."""
        return self._listener is not None and not self._events

    def empty(self) -> bool:
        """Whether there is none."""
        return not self._events

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        """One more."""
        self._events.append(event)
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """The next one, as soon as there is one."""
        while not self._events:
            self._listener = get_running_loop().create_future()
            try:
                await self._listener
            finally:
                self._listener = None
        return self._events.pop(0)


class Gate:
    """Whether more may be written, as uvicorn asks an event: it takes little room while it may."""

    __slots__ = ("_loop", "opening")

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self.opening: Future[None] | None = None  # done when it may again; None: it may

    def is_set(self) -> bool:
        """Whether it may."""
        return self.opening is None

    def set(self) -> None:
        """What waited has been read."""
        if self.opening is not None and not self.opening.done():
            self.opening.set_result(None)
        self.opening = None

    def clear(self) -> None:
        """Much waits."""
        if self.opening is None:
            self.opening = self._loop.create_future()

    async def wait(self) -> Literal[True]:
        """Until it may."""
        if self.opening is not None:
            await shield(self.opening)
        return True


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket: what is no message has a bound too, and who is gone does not stay."""

    # Beside the fields of uvicorn's; with these among them all would take twice the room.
    __slots__ = ("_address", "_guard", "_inbox", "_leaving", "_parts")

    def __init__(
        self,
        config: GuardedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = self.conn.logger = mistakes
        self._guard = config.guard
        self._leaving = Deadline(self.loop, self._guard.seconds)
        self._parts = Bucket(PARTS, 10 * PARTS, time.monotonic())
        self._inbox = Inbox()
        self.queue = self._inbox  # type: ignore[assignment]
        self.writable: Gate = Gate(self.loop)  # type: ignore[assignment]

    def connection_made(self, transport: BaseTransport) -> None:
        """A request has become a socket; it was let in then."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        super().connection_lost(exc)
        self._leaving.met()
        self._guard.leave(self._address)

    def shutdown(self) -> None:
        """The server ends: who has not been let in by now is turned away, and hears no more."""
        waiting = not self.handshake_complete
        super().shutdown()
        if waiting:  # what is still said to them is no mistake
            self.handshake_complete = self.disconnected = True

    async def run_asgi(self) -> None:
        """Serve it; then it has to end, whether its last words are read or not."""
        ways = cast("dict[str, object]", self.scope["extensions"])
        ways[DIRECT] = self
        try:
            await super().run_asgi()
        finally:
            del ways[DIRECT]  # no circle
        if not self.disconnected:
            self._leaving.begin(self._be_gone)

    def send_text(self, data: bytes) -> Future[None] | None:
        """A whole message, past the queues; where much waits already, until it is read.

        To a socket that is being closed nothing is sent: who listens to it learns that soon.
        """
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return None
        self.transport.write(_text_head(len(data)) + data)
        return self.writable.opening

    def send_receive_event_to_app(self) -> None:
        """A whole message has come; reading stops only where nobody is waiting for it."""
        if self._inbox.is_awaited and not self.read_paused:
            self.read_paused = True
            super().send_receive_event_to_app()
            self.read_paused = False
        else:
            super().send_receive_event_to_app()

    def start_keepalive(self) -> None:
        """It is a socket now: what was said on the way there need not be kept."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()

    def keepalive_timeout(self) -> None:
        """Nobody answers any more."""
        super().keepalive_timeout()
        self._leaving.begin(self._be_gone)

    def handle_ping(self) -> None:
        """Answer it. Who reads no answers does not see our own pings either, and is soon gone."""
        if self._is_in_time():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Somebody is there."""
        if self._is_in_time():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A part of a message."""
        if self._is_in_time():
            super().handle_cont(event)

    def _is_in_time(self) -> bool:
        """Whether there may be one more frame that is no message; else that was the last one."""
        if self._parts.take(time.monotonic()):
            return True
        self._be_gone()
        return False

    def _be_gone(self) -> None:
        if not self.disconnected:
            self._guard.turn_away("not read")
            self.transport.abort()
