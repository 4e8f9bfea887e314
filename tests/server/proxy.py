"""A TCP proxy that can be cut: whoever is behind it is neither heard nor told so."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


class Cuttable:
    """A port that leads to another, or to a socket of the file system, until it is cut."""

    def __init__(self, target: int | Path) -> None:
        self.port = 0
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._writers: set[asyncio.StreamWriter] = set()
        self._is_whole = asyncio.Event()
        self._is_whole.set()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._meet, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        for writer in self._writers:
            writer.transport.abort()
        self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self._loop.run_until_complete(asyncio.sleep(0.1))  # what was aborted is closed by then
        self._loop.close()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.CancelledError):
            await self._connect(reader, writer)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        await self._is_whole.wait()
        if isinstance(self._target, Path):
            theirs, ours = await asyncio.open_unix_connection(self._target)
        else:
            theirs, ours = await asyncio.open_connection("127.0.0.1", self._target)
        self._writers |= {writer, ours}
        await asyncio.gather(self._pass(reader, ours), self._pass(theirs, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                await self._is_whole.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    def start(self) -> None:
        """Begin to pass on."""
        self._thread.start()
        self._ready.wait()

    def cut(self) -> None:
        """Pass nothing on, and say nothing of it."""
        self._loop.call_soon_threadsafe(self._is_whole.clear)

    def mend(self) -> None:
        """Pass everything on again."""
        self._loop.call_soon_threadsafe(self._is_whole.set)

    def stop(self) -> None:
        """End."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()


@contextmanager
def cuttable(target: int | Path) -> Iterator[Cuttable]:
    """A proxy while the block runs."""
    proxy = Cuttable(target)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.stop()
