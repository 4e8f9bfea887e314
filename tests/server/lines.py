"""A TCP line that can be cut without a word, and mended; it may lead to several servers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

CHUNK = 65_536
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Line:
    """A port that leads to wherever `connect` does."""

    def __init__(self, connect: Callable[[], Awaitable[Streams]]) -> None:
        self.port = 0
        self._connect = connect
        self._whole = asyncio.Event()
        self._whole.set()
        self._server: asyncio.Server | None = None
        self._meetings: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen, at a port of this machine that is free."""
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Break every connection, and listen no more."""
        assert self._server is not None
        self._server.close()
        for meeting in self._meetings:
            meeting.cancel()
        await asyncio.gather(*self._meetings, return_exceptions=True)

    def cut(self) -> None:
        """Nothing comes through any more, and nobody is told so."""
        self._whole.clear()

    def mend(self) -> None:
        """Everything comes through again, what was sent in the meantime first."""
        self._whole.set()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._meetings.add(task)
        others = [writer]
        try:
            await self._whole.wait()
            theirs, ours = await self._connect()
            others.append(ours)
            await asyncio.gather(self._pass(reader, ours), self._pass(theirs, writer))
        except (OSError, asyncio.CancelledError):
            pass  # who cannot be reached, or goes away, ends it for both
        finally:
            self._meetings.discard(task)
            for other in others:
                other.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(CHUNK):
            await self._whole.wait()
            writer.write(data)
            await writer.drain()
        with suppress(OSError):
            writer.write_eof()
        raise ConnectionResetError
