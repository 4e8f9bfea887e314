"""Whether a move could be stored now."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sobremesa.kernel.errors import Fault
from sobremesa.server.store.store import Store

FRESH: Final = 1.0  # seconds that an answer holds, so that asking costs little
PATIENCE: Final = 5.0  # seconds until no answer is an answer


class Readiness:
    """Something is written to find out, once a second at most, for whoever asks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._look: asyncio.Task[bool] | None = None
        self._began = 0.0

    async def is_ready(self) -> bool:
        """Whether something could be written lately."""
        now = time.monotonic()
        if self._look is None or (self._look.done() and now - self._began >= FRESH):
            self._look = asyncio.create_task(self._can_write())
            self._began = now
        looking = self._look
        await asyncio.wait([looking], timeout=PATIENCE)
        return looking.done() and looking.result()

    async def close(self) -> None:
        """Finish what has begun."""
        if self._look is not None:
            await asyncio.wait([self._look])

    async def _can_write(self) -> bool:
        try:
            await self._store.check()
        except Fault:
            return False
        return True
