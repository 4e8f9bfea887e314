"""Work that no request waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from sobremesa.server.live import TableGone
from sobremesa.server.metrics import Metrics
from sobremesa.server.problems import Problem
from sobremesa.server.store.schema import DatabaseFault, Fenced

log = logging.getLogger("sobremesa.background")


class Background:
    """Tasks that run beside the requests, until the server stops."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin this, and do not wait for it."""
        task = asyncio.create_task(self.guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # where it was cancelled before it began

    async def guard(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this; what goes wrong in it is written down, and life goes on.

        The store itself has written of an outage, a table that cannot be read is marked, and one
        that lives on another node goes on there.
        """
        try:
            await work
        except (DatabaseFault, Fenced, Problem, TableGone):
            pass
        except Exception:
            self._metrics.count_error("hub")
            log.exception("something went wrong in the background")

    async def stop(self) -> None:
        """Cancel everything, and wait until it has ended."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
