"""The one task of a node that writes logs: whatever has queued is committed together.

Waiting for the disk costs far more than writing a row, so what arrives while one commit is under
way shares the next.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import asyncpg
from sqlalchemy import (
    ARRAY,
    Connection,
    Executable,
    String,
    Table,
    any_,
    bindparam,
    delete,
    insert,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sobremesa.server.logs import event
from sobremesa.server.store.appending import Appender, append_to_file, moves_among
from sobremesa.server.store.schema import (
    HOMES,
    LOG,
    NODES,
    SITTING,
    SNAPSHOTS,
    TABLES,
    Change,
    Conflict,
    DatabaseFault,
    Fenced,
    Snapshot,
    Summary,
    fault_of,
)

log = logging.getLogger("sobremesa.store")

Work = Change | Snapshot
Rows = list[dict[str, Any]]


class Outage:
    """One line when the database fails, whoever notices it, and one when it does all again.

    A full disk can be read and not be written: what has failed must be seen to work again.
    """

    def __init__(self, where: str) -> None:
        self.times = 0  # that it began
        self._where = where
        self._failing: set[str] = set()
        self._since = 0.0

    @property
    def going_on(self) -> bool:
        """Whether it fails right now."""
        return bool(self._failing)

    def failed(self, doing: Literal["reading", "writing"], fault: DatabaseFault) -> None:
        """It could not be read or written."""
        if not self._failing:
            self._since = time.monotonic()
            self.times += 1
            event(log, "the database fails", logging.ERROR, where=self._where, why=fault.what)
        self._failing.add(doing)

    def worked(self, doing: Literal["reading", "writing"]) -> None:
        """It was read or written."""
        if doing in self._failing:
            self._failing.discard(doing)
            if not self._failing:
                seconds = round(time.monotonic() - self._since)
                event(log, "the database works again", where=self._where, after_seconds=seconds)


class PendingWrite(NamedTuple):
    """Something to be written, and the future of who waits for it."""

    work: Work
    done: asyncio.Future[None]

    def finish(self, problem: Exception | None = None) -> None:
        """Tell what came of it, if somebody still waits."""
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class Writer:
    """Takes changes and snapshots in order; each is durable when its future is done."""

    def __init__(
        self, engine: AsyncEngine, appender: Appender | None, where: str, outage: Outage
    ) -> None:
        self.committed = 0  # entries
        self.batches = 0
        self._engine = engine
        self._appender = appender
        self._where = where
        self._outage = outage
        self._statements = Statements(engine.dialect.name)
        self._queue: list[PendingWrite] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="the store's writer")

    def put(self, work: Work) -> asyncio.Future[None]:
        """Queue it."""
        if self._closing:
            raise DatabaseFault(self._where, "the store has been closed")
        job = PendingWrite(work, asyncio.get_running_loop().create_future())
        self._queue.append(job)
        self._wake.set()
        return job.done

    async def close(self) -> None:
        """Write what has queued, and end."""
        self._closing = True
        self._wake.set()
        await self._task
        if self._appender is not None:
            self._appender.close()

    async def _run(self) -> None:
        while self._queue or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            jobs, self._queue = self._queue, []
            if jobs and (problem := await self._commit(jobs)) is not None:
                await self._sort_out(jobs, problem)

    async def _commit(self, jobs: list[PendingWrite]) -> Exception | None:
        """Commit all of them together, or none of them; what went wrong, if anything did."""
        works = [job.work for job in jobs]
        try:
            await self._write(works)
        except Exception as error:
            fault = fault_of(error, self._where)
            if fault is not None:
                self._outage.failed("writing", fault)
                self._hang_up()
            return fault or error
        self._outage.worked("writing")
        self.batches += 1
        self.committed += sum(len(work.entries) for work in works if isinstance(work, Change))
        for job in jobs:
            job.finish()
        return None

    async def _write(self, works: list[Work]) -> None:
        """All of this in one transaction; where it is moves alone, by one statement."""
        moves = moves_among(works)
        if len(moves) < len(works):
            async with self._engine.begin() as connection:
                await connection.run_sync(self._statements.execute, works)
        elif self._appender is not None:
            await self._appender.append(moves)
        else:
            await append_to_file(self._engine, moves)

    def _hang_up(self) -> None:
        """What fails on one connection may have ended the other, too."""
        if self._appender is not None:
            self._appender.close()

    async def _sort_out(self, jobs: list[PendingWrite], problem: Exception) -> None:
        """Write each in a transaction of its own, as long as the database itself does not fail.

        What rests on a refused change is refused too, even if it has queued only meanwhile: it
        would leave a gap in the log, or follow what somebody else has written.
        """
        lost = problem if isinstance(problem, DatabaseFault) else None
        refused: dict[str, Exception] = {}
        for job in jobs:
            reason = lost or refused.get(job.work.table)
            failure = _same(reason) if reason else _named(await self._commit([job]))
            if failure is None:
                continue
            job.finish(failure)
            if isinstance(failure, DatabaseFault):
                lost = failure
            if isinstance(job.work, Change):
                refused[job.work.table] = failure
        for job in self._queue:
            if reason := refused.get(job.work.table):
                job.finish(_same(reason))
        self._queue = [job for job in self._queue if job.work.table not in refused]


REFUSALS = (IntegrityError, asyncpg.UniqueViolationError, sqlite3.IntegrityError)
TAKEN = ("log_pkey", "log.table_id, log.number")  # how PostgreSQL and SQLite say it


def _named(failure: Exception | None) -> Exception | None:
    """The failure of one job; Conflict where a number of the log is taken."""
    if isinstance(failure, REFUSALS) and any(text in str(failure) for text in TAKEN):
        return Conflict("somebody else wrote this entry")
    return failure


def _same(reason: Exception) -> Exception:
    """What is said to a job because of another's failure."""
    if isinstance(reason, DatabaseFault):
        return DatabaseFault(reason.where, reason.what)
    return Conflict("what came before was refused")


class Statements:
    """What is executed for a batch: few statements, however many changes there are.

    Every node locks rows in the same order, so that two never wait for each other.
    """

    def __init__(self, dialect: str) -> None:
        self._table = upsert(dialect, TABLES)
        self._sitting = select(SITTING).where(
            SITTING.c.table_id.in_(bindparam("tables", expanding=True))
        )
        self._sit = upsert(dialect, SITTING)
        self._leave = delete(SITTING).where(
            SITTING.c.table_id == bindparam("table"), SITTING.c.person_id == bindparam("person")
        )
        self._entry = insert(LOG)
        self._home = insert(HOMES)
        self._fences = (
            select(HOMES.c.table_id, HOMES.c.fence)
            .where(HOMES.c.table_id == any_(bindparam("tables", type_=ARRAY(String))))  # one plan
            .order_by(HOMES.c.table_id)
            .with_for_update(read=True)  # nobody takes these tables until all this is written
        )
        self._living = (
            select(NODES.c.id)
            .where(NODES.c.id == any_(bindparam("nodes", type_=ARRAY(String))), NODES.c.until > 0)
            .with_for_update(read=True, key_share=True)
        )
        self._snapshot = upsert(dialect, SNAPSHOTS)

    def execute(self, connection: Connection, works: Sequence[Work]) -> None:
        """Write all of this."""
        changes = [work for work in works if isinstance(work, Change)]
        changes.sort(key=lambda change: (change.table, change.first))
        snapshots = [work for work in works if isinstance(work, Snapshot)]
        snapshots.sort(key=lambda snapshot: (snapshot.table, snapshot.number))
        if fenced := [change for change in changes if change.fence is not None]:
            self._check(connection, fenced)
        summaries = {change.table: change.summary for change in changes if change.summary}
        if summaries:
            rows = [_table_row(table, summary) for table, summary in summaries.items()]
            connection.execute(self._table, rows)
            self._seat(connection, summaries)
        if rows := [row for change in changes for row in _log_rows(change)]:
            connection.execute(self._entry, rows)
        if rows := [_snapshot_row(snapshot) for snapshot in snapshots]:
            connection.execute(self._snapshot, rows)

    def _check(self, connection: Connection, changes: list[Change]) -> None:
        """Fenced where a table lives elsewhere by now; a new one lives on the node that sets it."""
        if new := [_home_row(change) for change in changes if change.first == 1]:
            self._check_living(connection, {row["node"] for row in new})
            connection.execute(self._home, new)
        tables = sorted({change.table for change in changes})
        rows = connection.execute(self._fences, {"tables": tables})
        found = {row.table_id: row.fence for row in rows}
        for change in changes:
            if change.fence is not None and found.get(change.table) != change.fence.number:
                raise Fenced("the table lives on another node")

    def _check_living(self, connection: Connection, nodes: set[str]) -> None:
        """Fenced where a node is dead by now, which perhaps nobody remembers any more."""
        if nodes - set(connection.scalars(self._living, {"nodes": sorted(nodes)})):
            raise Fenced("the node that has set the table lives no longer")

    def _seat(self, connection: Connection, summaries: dict[str, Summary]) -> None:
        """Put down who sits where; mostly nobody has moved, and then nothing is written."""
        found = {tuple(row) for row in connection.execute(self._sitting, {"tables": [*summaries]})}
        wanted = {(table, *one) for table, summary in summaries.items() for one in summary.people}
        left = {row[:2] for row in found} - {row[:2] for row in wanted}
        if rows := [{"table": table, "person": person} for table, person in sorted(left)]:
            connection.execute(self._leave, rows)
        columns = [column.name for column in SITTING.c]
        if rows := [dict(zip(columns, row, strict=True)) for row in wanted - found]:
            connection.execute(self._sit, rows)


def upsert(dialect: str, table: Table) -> Executable:
    """A row of this table in place of the one that was there; a snapshot, of an older one only."""
    make = postgresql.insert if dialect == "postgresql" else sqlite.insert
    new = make(table)
    newer = new.excluded.number >= table.c.number if table is SNAPSHOTS else None
    return new.on_conflict_do_update(
        index_elements=list(table.primary_key),
        set_={column.name: column for column in new.excluded if not column.primary_key},
        where=newer,
    )


def _table_row(table: str, summary: Summary) -> dict[str, Any]:
    return {
        "id": table,
        "game": summary.game,
        "public": summary.public,
        "stage": summary.stage,
        "host": summary.host,
        "open_seats": summary.open_seats,
        "changed": summary.changed,
        "body": summary.body,
    }


def _home_row(change: Change) -> dict[str, Any]:
    assert change.fence is not None
    return {
        "table_id": change.table,
        "node": change.fence.node,
        "fence": change.fence.number,
    }


def _log_rows(change: Change) -> Rows:
    return [
        {"table_id": change.table, "number": number, "at": at, "body": body}
        for number, (at, body) in enumerate(change.entries, change.first)
    ]


def _snapshot_row(snapshot: Snapshot) -> dict[str, Any]:
    return {
        "table_id": snapshot.table,
        "number": snapshot.number,
        "program": snapshot.program,
        "body": snapshot.body,
    }
