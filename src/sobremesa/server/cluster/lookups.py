"""Where tables live, looked up for many at once.

When a node dies, whoever was at its tables looks for their new home again and again. However many
they are, there is one question to the database at a time, for all tables that were asked for since
the one before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

Ask = Callable[[Sequence[str]], Awaitable[dict[str, str]]]


class HomeLookups:
    """Questions for homes; `ask` answers them for several tables."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._wanted: dict[str, asyncio.Future[str | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def find(self, table: str) -> str | None:
        """The living node of a table, None: there is none; DatabaseFault where nobody knows."""
        wanted = self._wanted.get(table)
        if wanted is None:
            wanted = self._wanted[table] = asyncio.get_running_loop().create_future()
            if self._asking is None:
                self._asking = asyncio.create_task(self._answer())
        return await asyncio.shield(wanted)

    async def _answer(self) -> None:
        try:
            while self._wanted:
                wanted, self._wanted = self._wanted, {}
                await self._answer_these(wanted)
        finally:
            self._asking = None

    async def _answer_these(self, wanted: dict[str, asyncio.Future[str | None]]) -> None:
        try:
            found = await self._ask([*wanted])
        except Exception as error:
            for one in wanted.values():
                one.set_exception(error)
                one.exception()  # whoever asked may have left
        else:
            for table, one in wanted.items():
                one.set_result(found.get(table))
