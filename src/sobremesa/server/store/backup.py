"""A whole database as one file, and a database out of such a file.

A backup is a database of SQLite, whatever it was made of: a server can open it as it is. It shows
one moment, though the server goes on writing, and can be restored into either kind of database.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sobremesa.server.store.lock import lock_database
from sobremesa.server.store.migrations import is_current
from sobremesa.server.store.schema import METADATA, PEOPLE, DatabaseFault, what_failed
from sobremesa.server.store.store import (
    WITHOUT_END,
    engine_of,
    make_file,
    shown_address,
    target_of,
    update_schema,
)

ROWS: Final = 1000  # that are copied at a time
TABLES: Final = tuple(  # what others refer to comes first
    table for table in METADATA.sorted_tables if not table.info.get("passing")
)
ONE_MOMENT: Final = {  # all that is read is of the same moment
    "sqlite": "BEGIN",
    "postgresql": "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY",
}

GO_ON: Final = (  # numbers of acts begin after those that were copied
    "SELECT setval(pg_get_serial_sequence('acts', 'id'), coalesce(max(id), 0) + 1, false) FROM acts"
)

Progress = Callable[[int, int], object]  # rows that are copied, of how many


async def back_up(url: str, file: Path, progress: Progress) -> int:
    """Copy the database to a new file, also while a server uses it; the number of rows."""
    target = target_of(url)
    _check_place(file)
    if target.drivername == "sqlite" and not Path(str(target.database)).exists():
        raise DatabaseFault(shown_address(target), "there is no such database")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        async with _reading(target) as source, _writing(_address(part)) as copy:
            rows = await _copy(source, copy, progress)
        _close_up(part)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return rows


async def restore(file: Path, url: str, progress: Progress) -> int:
    """Fill an empty database that no server uses with a backup; the number of rows."""
    target = target_of(url)
    if not file.is_file():
        raise DatabaseFault(str(file), "there is no such file")
    lock = await lock_database(url, "restoring a backup")
    try:
        with _copied(file) as old:
            async with _writing(old):
                pass  # it is of this version now
            async with _reading(old) as source, _writing(target) as copy:
                await _check_empty(copy, shown_address(target))
                return await _copy(source, copy, progress)
    finally:
        await lock.release()


# Files


def _check_place(file: Path) -> None:
    if file.exists():
        raise DatabaseFault(str(file), "there is such a file already: name another")
    if not file.parent.is_dir():
        raise DatabaseFault(str(file), "there is no such folder")


def _address(file: Path) -> URL:
    return target_of(f"sqlite:///{file}")


def _close_up(file: Path) -> None:
    """Make it one file that can be moved, and have it on the disk."""
    database = sqlite3.connect(file)
    database.execute("PRAGMA journal_mode = DELETE")
    database.close()
    with file.open("rb") as written:
        os.fsync(written.fileno())


@contextmanager
def _copied(file: Path) -> Iterator[URL]:
    """A copy of the backup, which may be brought up to date."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copyfile(file, Path(folder, "backup.db")))
        database = sqlite3.connect(copy)
        try:
            database.execute("SELECT version_num FROM alembic_version")
        except sqlite3.Error:
            raise DatabaseFault(str(file), "this is no backup of Sobremesa's") from None
        finally:
            database.close()
        yield _address(copy)


# Databases


@asynccontextmanager
async def _reading(target: URL) -> AsyncIterator[AsyncConnection]:
    """The database as it is at one moment."""
    engine = engine_of(target, WITHOUT_END, pool_size=1, isolation_level="AUTOCOMMIT")
    async with _faults(engine, target), engine.connect() as connection:
        dialect = connection.dialect.name
        await connection.exec_driver_sql(ONE_MOMENT[dialect])
        if not await connection.run_sync(is_current):
            raise DatabaseFault(
                shown_address(target),
                "this is no database of this version of Sobremesa: start its server once",
            )
        yield connection
        await connection.exec_driver_sql("ROLLBACK")


@asynccontextmanager
async def _writing(target: URL) -> AsyncIterator[AsyncConnection]:
    """The database, brought up to date, in one transaction."""
    engine = engine_of(target, WITHOUT_END, pool_size=1)
    async with _faults(engine, target):
        if target.drivername == "sqlite":
            make_file(Path(str(target.database)))
        async with engine.begin() as connection:
            await connection.run_sync(update_schema, shown_address(target))
            yield connection


@asynccontextmanager
async def _faults(engine: AsyncEngine, target: URL) -> AsyncIterator[None]:
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise DatabaseFault(shown_address(target), what_failed(error)) from error
    finally:
        await engine.dispose()


async def _check_empty(connection: AsyncConnection, where: str) -> None:
    if await _count(connection, PEOPLE):
        raise DatabaseFault(where, "there are games in this database: name an empty one")


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int(await connection.scalar(select(func.count()).select_from(table)) or 0)


async def _copy(source: AsyncConnection, copy: AsyncConnection, progress: Progress) -> int:
    total = sum([await _count(source, table) for table in TABLES])
    done = 0
    for table in TABLES:
        found = await source.stream(select(table), execution_options={"yield_per": ROWS})
        async for rows in found.mappings().partitions():
            await copy.execute(insert(table), [dict(row) for row in rows])
            done += len(rows)
            progress(done, total)
    if copy.dialect.name == "postgresql":
        await copy.exec_driver_sql(GO_ON)
    return done
