"""Tables that have ended leave the hot tables of the database, one after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from sobremesa.kernel.errors import RecordFault
from sobremesa.server.metrics import Metrics
from sobremesa.server.store.schema import Conflict, EndedTable
from sobremesa.server.store.store import Store
from sobremesa.server.table_cache import TableCache
from sobremesa.table.settings import DAY

LOOK: Final = 60.0  # seconds between looks at what has ended
BATCH: Final = 100  # tables that are found at a time
REST: Final = 9  # times as long as a table took it rests: games have nine tenths of the database


class Archiver:
    """Moves logs into the archive, in the background."""

    def __init__(
        self,
        store: Store,
        tables: TableCache,
        metrics: Metrics,
        days: int,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._tables = tables
        self._metrics = metrics
        self._after = days * DAY * 1000
        self._now = now

    async def archive_due(self) -> None:
        """Archive whatever ended long enough ago; who is being looked at waits until the next."""
        before = self._now() - self._after
        ended = await self._store.ended_tables(before, BATCH)
        while ended:
            for one in ended:
                began = time.monotonic()
                await self._archive(one)
                await asyncio.sleep(REST * (time.monotonic() - began))
            ended = await self._store.ended_tables(before, BATCH, ended[-1])

    async def _archive(self, ended: EndedTable) -> None:
        if ended.table in self._tables:
            return
        try:
            size = await self._store.archive(ended)
        except (Conflict, RecordFault):  # done by another, or to be seen by who opens it
            return
        self._metrics.tables_archived.labels(ended.game).inc()
        self._metrics.archived_bytes.inc(size)
