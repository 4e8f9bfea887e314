"""On which node a table lives, where several share a database; PostgreSQL alone has this.

A node lives as long as it renews its lease, and holds a lock of its name in a session that does
nothing else: where its process has ended, so has the session, and nobody waits for the lease. Once
either is over the node is marked as dead, by whoever notices first, and is never alive again; only
then may others take its tables. Taking a table raises its number, the fence: the writer reads it,
and holds on to it, in the transaction of every append (`appending.py` says why that is enough). So
an append of the past is refused; and who has taken a table reads a log to which no other adds,
since taking waits for an append that is under way. A snapshot needs no fence: it says which entries
it was made of, and is of no use where the log has others.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import asyncpg

from sobremesa.server.store.lock import FAILURES
from sobremesa.server.store.schema import RELEASED, UNFINISHED, DatabaseFault, what_failed
from sobremesa.server.store.store import LET_GO, shown_address, target_of

PATIENCE: Final = 2.0  # seconds for an answer; a lease lasts little longer
HEARD_OF: Final = {"tcp_keepalives_idle": "30"}  # s; or a router forgets a line that says nothing
HOLDS: Final = "h"  # what the name of a node begins with that holds a lock of it
NUMBER: Final = 723683753  # of these locks

NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
STAGES: Final = ", ".join(f"'{stage}'" for stage in UNFINISHED)
DEAD: Final = f"SELECT id FROM nodes WHERE until = 0 UNION ALL SELECT '{RELEASED}'"

NAME: Final = """
WITH made AS (
    INSERT INTO cluster SELECT $1 WHERE NOT EXISTS (SELECT FROM cluster) RETURNING name
) SELECT name FROM made UNION ALL SELECT name FROM cluster
"""
ALONE: Final = "SELECT pg_advisory_xact_lock(7236837527)"  # one node at a time names it, or joins
STRANGERS: Final = f"SELECT id, address FROM nodes WHERE until > {NOW} AND id <> ALL($1::varchar[])"
JOIN: Final = f"""
INSERT INTO nodes SELECT $1::varchar, $2::varchar, $3::varchar, {NOW} + $4::bigint
WHERE NOT EXISTS (SELECT FROM nodes WHERE until > {NOW} AND id <> ALL($5::varchar[])) RETURNING id
"""
ADOPT: Final = f"""
INSERT INTO homes SELECT id, '{RELEASED}', 0 FROM tables
WHERE stage IN ({STAGES}) AND NOT EXISTS (SELECT FROM homes WHERE table_id = tables.id)
ON CONFLICT DO NOTHING
"""
RENEW: Final = f"UPDATE nodes SET until = {NOW} + $2 WHERE id = $1 AND until > {NOW} RETURNING id"
RESIGN: Final = "UPDATE nodes SET until = 0 WHERE id = $1"
HOLD: Final = f"SELECT pg_advisory_lock_shared({NUMBER}, hashtext($1))"
HELD: Final = f"""
SELECT objid FROM pg_locks
WHERE locktype = 'advisory' AND granted AND classid = {NUMBER} AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
SETTLED: Final = """
(SELECT backend_start < clock_timestamp() - interval '3 seconds'
FROM pg_stat_activity WHERE pid = pg_backend_pid())
"""  # or PostgreSQL itself may have ended all sessions, and others have not opened theirs yet
BURY: Final = f"""
UPDATE nodes SET until = 0 WHERE id IN (
    SELECT id FROM nodes WHERE until > 0
        AND (until <= {NOW} OR id LIKE '{HOLDS}%' AND {SETTLED}
            AND (hashtext(id)::bigint & 4294967295)::oid NOT IN ({HELD}))
    FOR UPDATE SKIP LOCKED
) RETURNING id
"""
FORGET: Final = f"""
DELETE FROM nodes WHERE until = 0 AND NOT EXISTS (
    SELECT FROM homes JOIN tables ON tables.id = table_id
    WHERE node = nodes.id AND stage IN ({STAGES})
)
"""
LIVES: Final = "EXISTS (SELECT FROM nodes WHERE id = $2::varchar AND until > 0 FOR KEY SHARE)"
TAKE: Final = f"""
INSERT INTO homes SELECT id, $2::varchar, 1 FROM tables WHERE id = $1 AND {LIVES}
ON CONFLICT (table_id) DO UPDATE SET node = $2::varchar, fence = homes.fence + 1
WHERE homes.node IS NULL OR homes.node IN ('{RELEASED}', $2::varchar)
    OR NOT EXISTS (SELECT FROM nodes WHERE nodes.id = homes.node AND until > 0)
RETURNING fence
"""
AT: Final = f"""
SELECT table_id FROM homes JOIN tables ON tables.id = table_id
WHERE node = $1 AND stage IN ({STAGES})
"""
TAKE_ORPHANS: Final = f"""
WITH orphans AS (
    SELECT table_id FROM homes JOIN tables ON tables.id = table_id
    WHERE node IN ({DEAD}) AND stage IN ({STAGES}) AND {LIVES}
    ORDER BY stage, changed DESC LIMIT $1
    FOR UPDATE OF homes SKIP LOCKED
)
UPDATE homes SET node = $2::varchar, fence = fence + 1 FROM orphans
WHERE homes.table_id = orphans.table_id RETURNING homes.table_id, fence
"""
LEAVE: Final = "UPDATE homes SET node = $3 WHERE table_id = $1 AND fence = $2"
KNOWN: Final = "SELECT FROM homes WHERE table_id = $1"
WHERE: Final = f"""
SELECT table_id, node FROM homes JOIN nodes ON nodes.id = node
WHERE table_id = ANY($1::varchar[]) AND until > {NOW}
"""


def _nothing() -> None:
    """What is done where nobody has said otherwise."""


def _tell_nobody(_: str) -> None:
    """The same, where a node is dead."""


class HomesSession:
    """A connection that is opened when it is needed, and anew once something went wrong on it."""

    def __init__(
        self,
        dsn: str,
        where: str,
        when_lost: Callable[[], None] = _nothing,
        settings: Mapping[str, str] = LET_GO,
    ) -> None:
        self._dsn = dsn
        self._settings = dict(settings)
        self._when_lost = when_lost
        self._where = where
        self._turn = asyncio.Lock()
        self._open: Any = None

    async def fetch(self, *statements: tuple[str, tuple[Any, ...]]) -> list[Any]:
        """The rows of the last of these statements, in one transaction; DatabaseFault: none."""
        async with self._turn:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._fetch(statements)
            except FAILURES as error:
                self._break()
                raise DatabaseFault(self._where, what_failed(error)) from error
            except BaseException:
                self._break()
                raise

    async def _fetch(self, statements: Sequence[tuple[str, tuple[Any, ...]]]) -> list[Any]:
        if self._open is None or self._open.is_closed():
            self._open = await asyncpg.connect(self._dsn, server_settings=self._settings)
            self._open.add_termination_listener(lambda _: self._when_lost())
        if len(statements) == 1:
            [(statement, given)] = statements
            alone: list[Any] = await self._open.fetch(statement, *given)
            return alone
        rows: list[Any] = []
        async with self._open.transaction():
            for statement, given in statements:
                rows = await self._open.fetch(statement, *given)
        return rows

    def _break(self) -> None:
        if self._open is not None:
            self._open.terminate()
            self._open = None

    async def close(self) -> None:
        """End it."""
        async with self._turn:
            self._break()


class Homes:
    """What a node does with leases and homes. A lease is renewed beside all else."""

    def __init__(self, url: str) -> None:
        target = target_of(url)
        dsn = target.render_as_string(hide_password=False)
        self.unheld = asyncio.Event()  # nobody holds our name: others may think that we are dead
        self.when_buried: Callable[[str], None] = _tell_nobody
        self._session = HomesSession(dsn, shown_address(target))
        self._renewing = HomesSession(dsn, shown_address(target))
        self._holding = HomesSession(dsn, shown_address(target), self.unheld.set, HEARD_OF)

    async def close(self) -> None:
        """Let go of the database."""
        for session in (self._session, self._renewing, self._holding):
            await session.close()

    # Nodes

    async def cluster(self) -> str:
        """The name of those who share this database, which the first of them has drawn."""
        rows = await self._session.fetch((ALONE, ()), (NAME, (secrets.token_hex(8),)))
        name: str = rows[0]["name"]
        return name

    async def hold(self, node: str) -> None:
        """Hold the name of this node, as long as its process lives and the database hears it."""
        await self._holding.fetch((HOLD, (node,)))
        self.unheld.clear()

    async def strangers(self, heard: Sequence[str]) -> dict[str, str]:
        """The addresses of the nodes that live, but are none of these."""
        rows = await self._renewing.fetch((STRANGERS, (list(heard),)))
        return {row["id"]: row["address"] for row in rows}

    async def join(
        self, node: str, address: str, version: str, lease: float, heard: Sequence[str]
    ) -> bool:
        """A new node, which lives for so many seconds; tables that have no home may get one.

        False: a node lives that is none of these, so there is no new one.
        """
        given = (node, address, version, _ms(lease), list(heard))
        return bool(await self._renewing.fetch((ALONE, ()), (ADOPT, ()), (JOIN, given)))

    async def renew(self, node: str, lease: float) -> bool:
        """Let the node live for so many seconds from now; False: it is dead."""
        return bool(await self._renewing.fetch((RENEW, (node, _ms(lease)))))

    async def resign(self, node: str) -> None:
        """This node lives no longer: others may take its tables at once."""
        await self._renewing.fetch((RESIGN, (node,)))

    # Tables

    async def take(self, table: str, node: str) -> int | None:
        """The number by which this node has the table now; None: another has it, or none can.

        Nobody has a table whose lease is over, even if nobody has told them yet.
        """
        await self._bury()
        rows = await self._session.fetch((TAKE, (table, node)))
        return rows[0]["fence"] if rows else None

    async def is_known(self, table: str) -> bool:
        """Whether there is such a table, after somebody has tried to take it."""
        return bool(await self._session.fetch((KNOWN, (table,))))

    async def take_orphans(self, node: str, limit: int) -> dict[str, int]:
        """Take unfinished tables whose node is dead, or has released them: their numbers."""
        await self._bury()
        rows = await self._session.fetch((TAKE_ORPHANS, (limit, node)))
        if not rows:
            await self._session.fetch((FORGET, ()))
        return {row["table_id"]: row["fence"] for row in rows}

    async def _bury(self) -> None:
        """Mark as dead whoever is."""
        for row in await self._session.fetch((BURY, ())):
            self.when_buried(row["id"])

    async def at(self, node: str) -> set[str]:
        """The unfinished tables that live on this node, whether it has been told so or not."""
        return {row["table_id"] for row in await self._session.fetch((AT, (node,)))}

    async def release(self, table: str, fence: int, *, needed: bool) -> None:
        """This node has the table no longer; another one takes it at once where it is needed."""
        await self._session.fetch((LEAVE, (table, fence, RELEASED if needed else None)))

    async def nodes_of(self, tables: Sequence[str]) -> dict[str, str]:
        """The living nodes of these tables, of those that have one."""
        rows = await self._session.fetch((WHERE, (list(tables),)))
        return {row["table_id"]: row["node"] for row in rows}


def _ms(seconds: float) -> int:
    return round(1000 * seconds)
