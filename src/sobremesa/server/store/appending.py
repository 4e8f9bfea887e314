"""Moves past SQLAlchemy, by one statement: nearly all that a server writes is entries of logs.

In PostgreSQL the statement is its own transaction. It locks the rows of `homes` that it has to
compare, and adds entries only where each of them has the fence that was named, so it adds all or
none. Nobody slips in between, though the statement sees the database as it was when it began (READ
COMMITTED):

- Whoever has taken a table, and has not committed yet, holds its row: the lock waits, and then has
  the row as it is by now, with the new fence.
- Whoever takes it later waits for the lock, which ends with the statement, after its commit: the
  log that is read then has these entries.
- A row that came into being since the statement began is not seen, which is as if it were of
  another fence. Nobody has such a number from a row that is not committed.

Who locks several rows does so in the same order everywhere, and waits for nobody in a circle.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from sobremesa.server.store.schema import Change, Fenced, Snapshot

APPEND: Final = """
WITH held AS (
    SELECT table_id, fence FROM homes WHERE table_id = ANY($1::varchar[])
    ORDER BY table_id FOR SHARE
)
INSERT INTO log (table_id, number, at, body)
SELECT * FROM unnest($3::varchar[], $4::integer[], $5::bigint[], $6::bytea[])
WHERE NOT EXISTS (
    SELECT FROM unnest($1::varchar[], $2::bigint[]) AS named (table_id, fence)
    LEFT JOIN held USING (table_id, fence) WHERE held.table_id IS NULL
)
"""

INTO_FILE: Final = "INSERT INTO log (table_id, number, at, body) VALUES (?, ?, ?, ?)"


def moves_among(works: Iterable[Change | Snapshot]) -> list[Change]:
    """Those of these that are nothing but entries for the log of a table that is there."""
    changes = [work for work in works if isinstance(work, Change)]
    return [change for change in changes if change.summary is None and change.entries]


async def append_to_file(engine: AsyncEngine, changes: list[Change]) -> None:
    """Write all of these into SQLite, or raise.

    Its connection has a thread of its own, which is asked twice: for all rows, and for the commit.
    """
    async with engine.begin() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.executemany(INTO_FILE, _rows(changes))


class Appender:
    """A connection to PostgreSQL that is opened when it is needed, and anew once it has failed."""

    def __init__(self, how: Mapping[str, Any]) -> None:
        self._how = how
        self._open: Any = None

    async def append(self, changes: list[Change]) -> None:
        """Write all of these, or raise; Fenced: one of the tables lives on another node by now."""
        if self._open is None or self._open.is_closed():
            self._open = await asyncpg.connect(**self._how)
        entries = _rows(changes)
        fences = sorted({(one.table, one.fence.number) for one in changes if one.fence is not None})
        given = (*_columns(fences, 2), *_columns(entries, 4))
        done = await self._open.execute(APPEND, *given)
        if done != f"INSERT 0 {len(entries)}":
            raise Fenced("the table lives on another node")

    def close(self) -> None:
        """End the connection, whatever it was doing."""
        if self._open is not None:
            self._open.terminate()
            self._open = None


def _rows(changes: list[Change]) -> list[tuple[Any, ...]]:
    """The entries of these, in the order of their keys."""
    return [
        (change.table, number, at, body)
        for change in sorted(changes, key=lambda change: (change.table, change.first))
        for number, (at, body) in enumerate(change.entries, change.first)
    ]


def _columns(rows: Sequence[tuple[Any, ...]], count: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(count)]
