"""The store of a server: people, the logs of all tables, and what lists show of them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

from sqlalchemy import (
    URL,
    Connection,
    Executable,
    Select,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sobremesa.server.store.appending import Appender
from sobremesa.server.store.archive import pack, unpack
from sobremesa.server.store.migrations import is_current, migrate
from sobremesa.server.store.schema import (
    ACTS,
    ARCHIVE,
    BOTS,
    LOG,
    PEOPLE,
    SITTING,
    SNAPSHOTS,
    TABLES,
    TO_ARCHIVE,
    UNFINISHED,
    ActRow,
    BotRow,
    Change,
    Conflict,
    DatabaseFault,
    EndedTable,
    Listed,
    ListedFor,
    LogRow,
    PersonRow,
    PlayedRow,
    Snapshot,
    Stage,
    fault_of,
    what_failed,
)
from sobremesa.server.store.writer import Outage, Writer, upsert

FOR_ITS_OWNER: Final = 0o600  # the mode of a new file
READERS: Final = 4  # connections
PATIENCE: Final = 60.0  # seconds that PostgreSQL may take for an answer
GOODBYE: Final = 3.0  # seconds that it may take to say goodbye
PRAGMAS: Final = (
    "busy_timeout = 10000",  # first: the next may have to wait for another process
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
)
ALONE: Final = {  # one process at a time changes the schema
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(7236837526)",
}
IMPATIENCE: Final = 5.0  # the same for one of several nodes, whose lease is shorter
LET_GO: Final = {"idle_in_transaction_session_timeout": "2000"}  # ms, of PostgreSQL
OF_A_NODE: Final = {
    "timeout": IMPATIENCE, "command_timeout": IMPATIENCE, "server_settings": LET_GO,
}  # fmt: skip
WITHOUT_END: Final = {"command_timeout": None}  # where a whole table may have to be gone through
TOUCH: Final = (  # a value that does not change in between is not written at all by SQLite
    text("UPDATE alembic_version SET version_num = version_num || '+'"),
    text("UPDATE alembic_version SET version_num = replace(version_num, '+', '')"),
)


class Store:
    """An open database. Reads go through connections of their own, writes through a single one.

    In PostgreSQL moves have one to themselves.
    """

    def __init__(
        self, reading: AsyncEngine, writing: AsyncEngine, appender: Appender | None, where: str
    ) -> None:
        self._reading = reading
        self._writing = writing
        self._where = where
        self._outage = Outage(where)
        self._writer = Writer(writing, appender, where, self._outage)

    async def close(self) -> None:
        """Write what has queued, and let go of the database."""
        await self._writer.close()
        await _part_with(self._reading)
        await _part_with(self._writing)

    async def check(self) -> None:
        """DatabaseFault, unless something can be written: a row, which is then as it was."""
        with self._faults("writing"):
            async with self._writing.begin() as connection:
                for statement in TOUCH:
                    await connection.execute(statement)

    @property
    def committed(self) -> int:
        """How many entries this node has written."""
        return self._writer.committed

    @property
    def batches(self) -> int:
        """How many transactions they, and snapshots, took."""
        return self._writer.batches

    @property
    def where(self) -> str:
        """The address of the database, without its secrets."""
        return self._where

    @property
    def outages(self) -> int:
        """How often the database began to fail."""
        return self._outage.times

    @property
    def failing(self) -> bool:
        """Whether it fails right now."""
        return self._outage.going_on

    # People

    async def add_person(self, id: str, name: str, token_hash: bytes, now: int) -> None:
        """Somebody new; Conflict where the id or the token is somebody's already."""
        row = {"id": id, "name": name, "token_hash": token_hash, "joined": now}
        try:
            await self._execute(insert(PEOPLE).values(row))
        except IntegrityError:
            raise Conflict("this id or token is taken") from None

    async def rename(self, person: str, name: str) -> None:
        """A new name for a person."""
        await self._execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))

    async def person_of(self, token_hash: bytes) -> PersonRow | None:
        """Whose token this is."""
        query = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.token_hash == token_hash)
        rows = await self._rows(query)
        return PersonRow(*rows[0]) if rows else None

    # Bot accounts

    async def add_bot(self, id: str, name: str, token_hash: bytes, now: int) -> None:
        """A new bot account; Conflict where there is one of this id."""
        person = {"id": id, "name": name, "token_hash": token_hash, "joined": now}
        try:
            with self._faults("writing"):
                async with self._writing.begin() as connection:
                    await connection.execute(insert(PEOPLE).values(person))
                    await connection.execute(insert(BOTS).values(person_id=id, made=now))
        except IntegrityError:
            raise Conflict("this id or token is taken") from None

    async def renew_bot(self, id: str, token_hash: bytes, now: int) -> None:
        """Another token for a bot account; the one before counts no more."""
        with self._faults("writing"):
            async with self._writing.begin() as connection:
                mine = update(PEOPLE).where(PEOPLE.c.id == id)
                await connection.execute(mine.values(token_hash=token_hash))
                bot = update(BOTS).where(BOTS.c.person_id == id)
                await connection.execute(bot.values(made=now, revoked=None))

    async def revoke_bot(self, id: str, now: int) -> None:
        """The token of this bot account counts no more."""
        await self._execute(update(BOTS).where(BOTS.c.person_id == id).values(revoked=now))

    async def bots(self) -> list[BotRow]:
        """All bot accounts, by name."""
        query = select(PEOPLE.c.name, BOTS.c.made, BOTS.c.revoked).join(BOTS)
        return [BotRow(*row) for row in await self._rows(query.order_by(PEOPLE.c.name))]

    async def bot_of(self, token_hash: bytes) -> PersonRow | None:
        """Whose token this is, if it still counts."""
        query = (
            select(PEOPLE.c.id, PEOPLE.c.name)
            .join(BOTS)
            .where(PEOPLE.c.token_hash == token_hash, BOTS.c.revoked.is_(None))
        )
        rows = await self._rows(query)
        return PersonRow(*rows[0]) if rows else None

    async def living_bots(self, ids: Sequence[str]) -> set[str]:
        """Those of these bot accounts whose token counts."""
        query = select(BOTS.c.person_id).where(BOTS.c.person_id.in_(ids), BOTS.c.revoked.is_(None))
        return {row.person_id for row in await self._rows(query)}

    # Logs

    async def append(self, change: Change) -> None:
        """Write the change; it is durable when this returns.

        Conflict: a number is taken, or an earlier change of the table was refused; nothing of this
        one is kept. DatabaseFault: it may be there or not. After either, read the log again before
        anything else is appended. Changes of a table are written in the order of the calls, and
        need not wait for each other.
        """
        await self._writer.put(change)

    async def log(self, table: str, after: int = 0) -> list[LogRow]:
        """The entries with higher numbers than `after`, in order, wherever they are kept.

        What leaves the log is in the archive by then: whoever looks there last misses nothing.
        """
        rows = await self._hot(table, after)
        if rows and rows[0].number == after + 1:
            return rows
        packed = await self._rows(select(ARCHIVE.c.body).where(ARCHIVE.c.table_id == table))
        old = unpack(table, packed[0].body) if packed else []
        hot = {row.number for row in rows}
        return [row for row in old if row.number > after and row.number not in hot] + rows

    async def _hot(self, table: str, after: int = 0) -> list[LogRow]:
        query = (
            select(LOG.c.number, LOG.c.at, LOG.c.body)
            .where(LOG.c.table_id == table, LOG.c.number > after)
            .order_by(LOG.c.number)
        )
        return [LogRow(*row) for row in await self._rows(query)]

    async def save_snapshot(self, table: str, number: int, program: str, body: bytes) -> None:
        """Keep the table as it is after this entry of the log, instead of an older snapshot."""
        await self._writer.put(Snapshot(table, number, program, body))

    async def snapshot(self, table: str, program: str) -> tuple[int, bytes] | None:
        """The number and the body of the snapshot, if this program wrote it."""
        query = select(SNAPSHOTS.c.number, SNAPSHOTS.c.body).where(
            SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.program == program
        )
        rows = await self._rows(query)
        return (rows[0].number, rows[0].body) if rows else None

    # The archive

    async def ended_tables(
        self, before: int, limit: int, after: EndedTable | None = None
    ) -> list[EndedTable]:
        """The tables that ended before then and are not in the archive, the oldest first."""
        query = (
            select(TABLES.c.id, TABLES.c.game, TABLES.c.changed)
            .where(TO_ARCHIVE, TABLES.c.changed < before)
            .order_by(TABLES.c.changed, TABLES.c.id)
            .limit(limit)
        )
        if after is not None:
            place = tuple_(TABLES.c.changed, TABLES.c.id)
            query = query.where(place > tuple_(after.changed, after.table))
        return [EndedTable(*row) for row in await self._rows(query)]

    async def archive(self, ended: EndedTable) -> int:
        """Move the log of a table into the archive; how many bytes it takes there.

        All of it or nothing: Conflict where somebody else has done so meanwhile.
        """
        hot = await self._hot(ended.table)
        rows = await self.log(ended.table)
        record = await asyncio.to_thread(pack, rows)
        kept = {"table_id": ended.table, "entries": len(rows), "body": record}
        packed = LOG.c.number <= (rows[-1].number if rows else 0)
        same = (TABLES.c.id == ended.table) & (TABLES.c.changed == ended.changed)
        with self._faults("writing"):
            async with self._writing.begin() as connection:
                await connection.execute(
                    delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == ended.table)
                )
                left = await connection.execute(
                    delete(LOG).where(LOG.c.table_id == ended.table, packed)
                )
                if left.rowcount != len(hot):
                    raise Conflict("somebody else has archived it")
                await connection.execute(upsert(connection.dialect.name, ARCHIVE), kept)
                await connection.execute(update(TABLES).where(same).values(archived=True))
        return len(record)

    # Lists

    async def public_tables(self, limit: int, stage: Stage) -> list[Listed]:
        """The public tables in this stage, the newest first."""
        query = (
            select(TABLES.c.id, TABLES.c.body)
            .where(TABLES.c.stage == stage, TABLES.c.public)
            .order_by(TABLES.c.changed.desc(), TABLES.c.id)
            .limit(limit)
        )
        return [Listed(*row) for row in await self._rows(query)]

    async def tables_of(
        self, person: str, limit: int, before: int | None = None
    ) -> list[PlayedRow]:
        """The tables that a person sits at or has sat at, the newest first.

        `before`: only those that changed earlier, which are the next page.
        """
        query = (
            select(
                TABLES.c.id,
                TABLES.c.stage,
                TABLES.c.changed,
                SITTING.c.seat,
                SITTING.c.place,
                TABLES.c.body,
            )
            .join(SITTING)
            .where(SITTING.c.person_id == person)
            .order_by(TABLES.c.changed.desc(), TABLES.c.id)
            .limit(limit)
        )
        if before is not None:
            query = query.where(TABLES.c.changed < before)
        return [PlayedRow(*row) for row in await self._rows(query)]

    async def listed(self, table: str, person: str | None) -> ListedFor | None:
        """What lists show of this table, and whether this person sits or hosts there."""
        mine = (SITTING.c.table_id == TABLES.c.id) & (SITTING.c.person_id == person)
        query = (
            select(TABLES.c.body, SITTING.c.person_id)
            .outerjoin(SITTING, mine)
            .where(TABLES.c.id == table)
        )
        rows = await self._rows(query)
        return ListedFor(rows[0].body, rows[0].person_id is not None) if rows else None

    async def count_open_tables(self, host: str) -> int:
        """How many unfinished tables this person hosts."""
        mine = (TABLES.c.host == host, TABLES.c.stage.in_(UNFINISHED))
        [[count]] = await self._rows(select(func.count()).select_from(TABLES).where(*mine))
        return int(count)

    async def unfinished(self) -> list[str]:
        """The tables that are waiting or playing."""
        query = select(TABLES.c.id).where(TABLES.c.stage.in_(UNFINISHED))
        return [row.id for row in await self._rows(query)]

    async def count_unfinished(self) -> dict[tuple[str, str], int]:
        """How many tables have not ended, by game and stage."""
        query = (
            select(TABLES.c.game, TABLES.c.stage, func.count())
            .where(TABLES.c.stage.in_(UNFINISHED))
            .group_by(TABLES.c.game, TABLES.c.stage)
        )
        return {(game, stage): int(count) for game, stage, count in await self._rows(query)}

    async def idle_tables(self, before: int) -> list[str]:
        """The tables that are waiting, and have not changed since then."""
        query = select(TABLES.c.id).where(TABLES.c.stage == "waiting", TABLES.c.changed < before)
        return [row.id for row in await self._rows(query)]

    async def untouched_tables(self, before: int) -> list[str]:
        """The tables in play at which nothing has happened since then."""
        latest = (
            select(LOG.c.at)
            .where(LOG.c.table_id == TABLES.c.id)
            .order_by(LOG.c.number.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = select(TABLES.c.id).where(
            TABLES.c.stage == "playing", TABLES.c.changed < before, latest < before
        )
        return [row.id for row in await self._rows(query)]

    # Acts of whoever runs the server

    async def add_act(self, now: int, until: int, why: str, body: bytes) -> int:
        """A new act; its number."""
        row = {"at": now, "until": until, "why": why, "body": body}
        with self._faults("writing"):
            async with self._writing.begin() as connection:
                added = await connection.execute(insert(ACTS).values(row).returning(ACTS.c.id))
                return int(added.scalar_one())

    async def acts_in_force(self, now: int) -> list[ActRow]:
        """What holds now, or waits to be done, in order."""
        holding = (ACTS.c.until > now, ACTS.c.done.is_(None), ACTS.c.undone.is_(None))
        return [ActRow(*row) for row in await self._rows(_acts().where(*holding))]

    async def act(self, id: int) -> ActRow | None:
        """The act of this number."""
        rows = await self._rows(_acts().where(ACTS.c.id == id))
        return ActRow(*rows[0]) if rows else None

    async def latest_acts(self, limit: int) -> list[ActRow]:
        """The latest acts, the newest first."""
        query = _acts().order_by(None).order_by(ACTS.c.id.desc()).limit(limit)
        return [ActRow(*row) for row in await self._rows(query)]

    async def note_act_done(self, id: int, now: int) -> None:
        """It has happened at its table."""
        await self._execute(update(ACTS).where(ACTS.c.id == id).values(done=now))

    async def undo_act(self, id: int, now: int) -> None:
        """It is no longer in force."""
        await self._execute(update(ACTS).where(ACTS.c.id == id).values(undone=now))

    async def sitter(self, table: str, seat: int | None) -> str | None:
        """Who sits at this seat, or hosts the table; None: nobody."""
        query = select(TABLES.c.host).where(TABLES.c.id == table)
        if seat is not None:
            query = select(SITTING.c.person_id).where(
                SITTING.c.table_id == table, SITTING.c.seat == seat
            )
        rows = await self._rows(query)
        return str(rows[0][0]) if rows else None

    # The database

    async def _rows(self, query: Executable) -> Sequence[Any]:
        with self._faults("reading"):
            async with self._reading.connect() as connection:
                return (await connection.execute(query)).all()

    async def _execute(self, statement: Executable) -> None:
        with self._faults("writing"):
            async with self._writing.begin() as connection:
                await connection.execute(statement)

    @contextmanager
    def _faults(self, doing: Literal["reading", "writing"]) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            fault = fault_of(error, self._where)
            if fault is None:
                raise
            self._outage.failed(doing, fault)
            raise fault from error
        self._outage.worked(doing)


def _acts() -> Select[Any]:
    """All acts, in order, as `ActRow` has them."""
    return select(*[ACTS.c[name] for name in ActRow._fields]).order_by(ACTS.c.id)


# Opening


async def open_store(url: str, *, shared: bool = False) -> Store:
    """The store in the database at `sqlite:///path` or `postgresql://…`, brought up to date.

    One that is shared waits no longer than others would for it, and lets go of what it has locked
    when it is cut off in the midst of something.
    """
    target = target_of(url)
    await _migrate(target)
    how = OF_A_NODE if shared else {}
    reading = engine_of(target, how, pool_size=READERS, isolation_level="AUTOCOMMIT")
    return Store(reading, _writing(target, how), _appender(target, how), shown_address(target))


async def _migrate(target: URL) -> None:
    where = shown_address(target)
    migrating = engine_of(target, WITHOUT_END, pool_size=1)
    try:
        if target.drivername == "sqlite":
            make_file(Path(str(target.database)))
        async with migrating.begin() as connection:
            await connection.run_sync(update_schema, where)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise DatabaseFault(where, what_failed(error)) from error
    finally:
        await migrating.dispose()


async def open_current(url: str) -> Store:
    """The store in a database that a server of this version has used; no other is touched."""
    target = target_of(url)
    where = shown_address(target)
    if target.drivername == "sqlite" and not Path(str(target.database)).exists():
        raise DatabaseFault(where, "there is no such database")
    reading = engine_of(target, pool_size=1, isolation_level="AUTOCOMMIT")
    try:
        async with reading.connect() as connection:
            current = await connection.run_sync(is_current)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        await reading.dispose()
        raise DatabaseFault(where, what_failed(error)) from error
    if not current:
        await reading.dispose()
        raise DatabaseFault(
            where, "this is no database of this version of Sobremesa: start its server once"
        )
    return Store(reading, _writing(target), _appender(target), where)


def target_of(url: str) -> URL:
    """The address of a database, understood."""
    try:
        target = make_url(url)
    except ArgumentError:
        raise DatabaseFault("database", "this is no address of a database") from None
    if target.drivername not in ("sqlite", "postgresql", "postgres"):
        raise DatabaseFault(shown_address(target), "only sqlite:///… and postgresql://… are known")
    if target.drivername == "sqlite" and target.database in (None, "", ":memory:"):
        raise DatabaseFault(shown_address(target), "a file must be named: sqlite:///path")
    return target


def shown_address(target: URL) -> str:
    """The address without its secrets."""
    return target.difference_update_query(["password", "sslpassword"]).render_as_string()


def engine_of(target: URL, how: Mapping[str, Any] | None = None, **options: Any) -> AsyncEngine:
    """The connections to a database, prepared as all of ours are."""
    options |= {"max_overflow": 0, "hide_parameters": True}
    if target.drivername == "sqlite":
        engine = create_async_engine(target.set(drivername="sqlite+aiosqlite"), **options)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    return create_async_engine(
        "postgresql+asyncpg://", connect_args=_connecting(target, how), **options
    )


def _connecting(target: URL, how: Mapping[str, Any] | None) -> dict[str, Any]:
    """What asyncpg is told of PostgreSQL."""
    address = target.render_as_string(hide_password=False)  # it reads all of libpq's options
    return {"dsn": address, "command_timeout": PATIENCE, **(how or {})}


def _writing(target: URL, how: Mapping[str, Any] | None = None) -> AsyncEngine:
    """The one connection that writes all but moves; it may have sat idle through an outage."""
    idle = target.drivername != "sqlite"
    return engine_of(target, how, pool_size=1, pool_pre_ping=idle)


def _appender(target: URL, how: Mapping[str, Any] | None = None) -> Appender | None:
    """What writes moves into PostgreSQL."""
    return None if target.drivername == "sqlite" else Appender(_connecting(target, how))


async def _part_with(engine: AsyncEngine) -> None:
    """End its connections; a server that does not even say goodbye is not waited for.

    A file is: what is written into it last may take long, and threads would outlive the loop.
    """
    if engine.dialect.name == "sqlite":
        await engine.dispose()
        return
    try:
        async with asyncio.timeout(GOODBYE):
            await engine.dispose()
    except TimeoutError:
        await engine.dispose(close=False)


def make_file(path: Path) -> None:
    """Find out whether there can be such a file; aiosqlite would leave a thread where not.

    A new one is for its owner alone: it has the cards that others hold, all words and all links.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(FOR_ITS_OWNER)
    sqlite3.connect(path).close()


def _prepare_sqlite(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def update_schema(connection: Connection, where: str) -> None:
    """Bring the schema up to date, one process at a time."""
    connection.exec_driver_sql(ALONE[connection.dialect.name])
    migrate(connection, where)
