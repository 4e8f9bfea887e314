"""One socket: what waits to be sent on it, and how much its person may ask."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

from sobremesa.server.limits import Bucket
from sobremesa.table.log import Person
from sobremesa.table.messages import Bye
from sobremesa.table.telling import encode

Waiting = asyncio.Future[Any]  # until something has been sent

WAITING: Final = 2_000_000  # bytes that may wait for somebody who reads slowly

# What a socket is closed with
RESTART: Final = 1012  # come back
TOO_LARGE: Final = 1009
NOT_UNDERSTOOD: Final = 4400
COME_IN_FIRST: Final = 4401
NOT_ALLOWED: Final = 4403
NO_SUCH_TABLE: Final = 4404
TOO_SLOW: Final = 4408
BANNED: Final = 4410
TOO_FAST: Final = 4429
UNREADABLE: Final = 4500  # the table; coming back does not help


class Wire(Protocol):
    """What carries messages to somebody."""

    def send(self, messages: list[bytes]) -> Waiting | None:
        """Send all of these at once; where they have to wait, until when."""

    def close(self, code: int) -> Waiting | None:
        """End it."""


class DirectSocket(Protocol):
    """A socket to which whole messages can be written without a detour."""

    def send_text(self, data: bytes) -> Waiting | None:
        """Send this; where much waits already, until when."""


class Connection:
    """A person's socket at a table."""

    __slots__ = (
        "_carried", "_idle", "_loop", "_on_its_way", "_queue", "_size", "_wire", "address",
        "bucket", "closing", "floods", "person", "recipient",
    )  # fmt: skip

    def __init__(self, wire: Wire, person: Person, bucket: Bucket, address: str = "") -> None:
        self.person = person
        self.address = address  # where it comes from
        self.bucket = bucket
        self.floods = 0  # messages beyond what it may send
        self.recipient: int | None = None  # before it has said hello
        self.closing: int | None = None
        self._wire = wire
        self._queue: list[bytes] = []
        self._size = 0  # bytes that wait, or are on their way
        self._on_its_way = 0  # of them
        self._idle = False  # nothing is sent before `carry`
        self._carried: asyncio.Future[None] | None = None  # once it carries
        self._loop = asyncio.get_running_loop()

    def send(self, data: bytes) -> None:
        """Send this as soon as can be; who does not read for too long is let go."""
        if self.closing is not None:
            return
        self._queue.append(data)
        self._size += len(data)
        if self._size > WAITING:
            self._queue.clear()
            self.close(TOO_SLOW)
        if self._idle:
            self._soon()

    def close(self, code: int) -> None:
        """Send what waits, say goodbye, and close."""
        if self.closing is None:
            self._queue.append(encode(_goodbye(code)))
            self.closing = code
            if self._idle:
                self._soon()

    def carry(self) -> asyncio.Future[None]:
        """From now on whatever there is is sent, until the socket is closed: then this is done."""
        self._carried = self._loop.create_future()
        self._soon()
        return self._carried

    def _soon(self) -> None:
        """What is sent in the same turn of the event loop goes together."""
        self._idle = False
        self._loop.call_soon(self._send)

    def _send(self) -> None:
        if not self._queue:
            self._rest()
            return
        messages, self._queue = self._queue, []
        self._on_its_way = self._size
        waiting = self._wire.send(messages)
        if waiting is None:
            self._sent()
        else:
            waiting.add_done_callback(self._sent)

    def _sent(self, waited: Waiting | None = None) -> None:
        """They are gone, or the socket is."""
        if waited is not None and (waited.cancelled() or waited.exception() is not None):
            self._end()
            return
        self._size -= self._on_its_way
        self._on_its_way = 0
        if self._queue:
            self._soon()
        else:
            self._rest()

    def _rest(self) -> None:
        """Nothing waits any more."""
        if self.closing is None:
            self._idle = True
            return
        waiting = self._wire.close(self.closing)
        if waiting is None:
            self._end()
        else:
            waiting.add_done_callback(self._end)

    def _end(self, waited: Waiting | None = None) -> None:
        """Nothing is sent any more."""
        if waited is not None and not waited.cancelled():
            waited.exception()  # it was closed already
        if self._carried is not None and not self._carried.done():
            self._carried.set_result(None)


def _goodbye(code: int) -> Bye:
    return _CLOSE_REASONS.get(code, Bye(reason="not-allowed", again=False))


_CLOSE_REASONS: Final = {
    RESTART: Bye(reason="restart", again=True),
    TOO_SLOW: Bye(reason="too-slow", again=True),
    TOO_FAST: Bye(reason="too-fast", again=False),
    BANNED: Bye(reason="banned", again=False),
    UNREADABLE: Bye(reason="unreadable", again=False),
}
