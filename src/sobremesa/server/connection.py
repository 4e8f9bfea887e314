"""One socket: what waits to be sent on it, and how much its person may ask."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from sobremesa.server.limits import Bucket
from sobremesa.table.log import Person
from sobremesa.table.messages import Bye
from sobremesa.table.telling import encode

WAITING: Final = 2_000_000  # bytes that may wait for somebody who reads slowly

# What a socket is closed with
RESTART: Final = 1012  # come back
TOO_LARGE: Final = 1009
NOT_UNDERSTOOD: Final = 4400
COME_IN_FIRST: Final = 4401
NOT_ALLOWED: Final = 4403
NO_SUCH_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_FAST: Final = 4429
UNREADABLE: Final = 4500  # the table; coming back does not help


class Wire(Protocol):
    """What carries messages to somebody."""

    async def send(self, messages: list[bytes]) -> None:
        """Send all of these at once."""

    async def close(self, code: int) -> None:
        """End it."""


class Connection:
    """A person's socket at a table."""

    def __init__(self, wire: Wire, person: Person, bucket: Bucket) -> None:
        self.person = person
        self.bucket = bucket
        self.floods = 0  # messages beyond what it may send
        self.recipient: int | None = None  # before it has said hello
        self.closing: int | None = None
        self._wire = wire
        self._queue: list[bytes] = []
        self._size = 0
        self._news = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Send this as soon as can be; who does not read for too long is let go."""
        if self.closing is not None:
            return
        self._queue.append(data)
        self._size += len(data)
        if self._size > WAITING:
            self._queue.clear()
            self.close(TOO_SLOW)
        self._news.set()

    def close(self, code: int) -> None:
        """Send what waits, say goodbye, and close."""
        if self.closing is None:
            self._queue.append(encode(_goodbye(code)))
            self.closing = code
            self._news.set()

    async def pump(self) -> None:
        """Send whatever there is, until the socket is closed."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._queue:
                messages, self._queue, size = self._queue, [], self._size
                await self._wire.send(messages)
                self._size -= size
            if self.closing is not None:
                await self._wire.close(self.closing)
                return


def _goodbye(code: int) -> Bye:
    return _CLOSE_REASONS.get(code, Bye(reason="not-allowed", again=False))


_CLOSE_REASONS: Final = {
    RESTART: Bye(reason="restart", again=True),
    TOO_SLOW: Bye(reason="too-slow", again=True),
    TOO_FAST: Bye(reason="too-fast", again=False),
    UNREADABLE: Bye(reason="unreadable", again=False),
}
