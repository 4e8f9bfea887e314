"""One server for one database: a lock that dies with its process.

Two servers on one database would each know tables that the other has changed. In SQLite it is a
locked file beside the database, in PostgreSQL an advisory lock of a session of its own; either also
says where the server is.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol, TextIO

import asyncpg
from sqlalchemy import URL

from sobremesa.server.store.schema import DatabaseFault, what_failed
from sobremesa.server.store.store import shown_address, target_of

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PATIENCE: Final = 5.0  # seconds until the session of a server that was killed has ended
PAUSE: Final = 0.1  # seconds between two attempts
LOOK: Final = 10.0  # seconds between two looks whether the session is alive
LONGEST: Final = 63  # bytes of the name of a session
NUMBER: Final = 723683752  # of our locks; the schema within the database is their second number
BEYOND: Final = 2**30  # a place in the file where nothing is written

FAILURES: Final = (  # of a database that is not there, or has left in mid-sentence
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
TRY: Final = "SELECT pg_try_advisory_lock($1, hashtext(current_schema()))"
TRY_SHARED: Final = "SELECT pg_try_advisory_lock_shared($1, hashtext(current_schema()))"
HOLDER: Final = """
SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
WHERE locktype = 'advisory' AND granted AND classid = $1 AND objsubid = 2
    AND objid = (hashtext(current_schema())::bigint & 4294967295)::oid
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


class InUse(DatabaseFault):
    """Another server uses the database; its address, if it is on this machine."""

    def __init__(self, where: str, address: str | None) -> None:
        at = "" if address is None else f", at {address}"
        super().__init__(
            where, f"another server uses this database{at}: stop it, or take another database"
        )
        self.address = address


class Lock(Protocol):
    """What keeps others away from a database."""

    when_lost: Callable[[], None]  # called where another server has taken it all the same

    async def release(self) -> None:
        """Others may come."""


async def lock_database(url: str, address: str, *, shared: bool = False) -> Lock:
    """The lock of this database for the server at this address; InUse where another has it.

    Nodes share it, with one another and with no server that is none.
    """
    target = target_of(url)
    where = shown_address(target)
    try:
        if target.drivername == "sqlite":
            return FileLock(Path(str(target.database)), where, address)
        return await SessionLock.take(target, where, address, TRY_SHARED if shared else TRY)
    except FAILURES as error:
        raise DatabaseFault(where, what_failed(error)) from error


def _nothing() -> None:
    """What is done where nobody has said otherwise."""


# SQLite


class FileLock:
    """A locked file. It stays when it is released: another server may have opened it."""

    def __init__(self, database: Path, where: str, address: str) -> None:
        self.when_lost: Callable[[], None] = _nothing
        database.parent.mkdir(parents=True, exist_ok=True)
        file = Path(f"{database.resolve()}.lock")
        self._file = file.open("a+", encoding="utf-8")
        if not _is_locked(self._file):
            with self._file:
                self._file.seek(0)
                raise InUse(where, self._file.readline().strip() or None)
        self._file.truncate(0)
        self._file.write(f"{address}\n")
        self._file.flush()

    async def release(self) -> None:
        """Others may come."""
        self._file.close()


def _is_locked(file: TextIO) -> bool:
    """Whether this file is ours now, until it is closed or the process ends."""
    try:
        if sys.platform == "win32":
            file.seek(BEYOND)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


# PostgreSQL


class SessionLock:
    """A lock of a session that does nothing else. A session that is lost is opened anew."""

    def __init__(self, target: URL, where: str, address: str, attempt: str) -> None:
        self.when_lost: Callable[[], None] = _nothing
        self._try = attempt
        self._dsn = target.render_as_string(hide_password=False)
        self._where = where
        self._name = f"{_machine()} {secrets.token_hex(4)} {address}"[:LONGEST]
        self._ended = asyncio.Event()
        self._session: Any = None
        self._watching: asyncio.Task[None] | None = None

    @classmethod
    async def take(cls, target: URL, where: str, address: str, attempt: str) -> SessionLock:
        """The lock of this database, as soon as a server that was killed has let go of it."""
        lock = cls(target, where, address, attempt)
        await lock._take()
        lock._watching = asyncio.create_task(lock._watch(), name="the lock of the database")
        return lock

    async def release(self) -> None:
        """Others may come."""
        assert self._watching is not None
        self._watching.cancel()
        await asyncio.gather(self._watching, return_exceptions=True)
        with suppress(TimeoutError, OSError):  # then it is ended without a word
            await self._session.close(timeout=PATIENCE)

    async def _take(self) -> None:
        session = await asyncpg.connect(self._dsn, timeout=LOOK, command_timeout=LOOK)
        try:
            await session.execute("SELECT set_config('application_name', $1, false)", self._name)
            await self._wait(session)
        except BaseException:
            session.terminate()
            raise
        self._ended.clear()
        session.add_termination_listener(lambda _: self._ended.set())
        self._session = session

    async def _wait(self, session: Any) -> None:
        """Wait for the lock; a lost session of our own may have it for longer than others."""
        end = time.monotonic() + PATIENCE
        while not await session.fetchval(self._try, NUMBER):
            holder = await session.fetchval(HOLDER, NUMBER)
            if holder != self._name and time.monotonic() > end:
                raise InUse(self._where, _address(holder))
            await asyncio.sleep(PAUSE)

    async def _watch(self) -> None:
        """Take the lock again whenever the session ends, until another server is faster."""
        while True:
            await self._end_of_session()
            try:
                await self._take()
            except InUse:
                self.when_lost()
                return
            except FAILURES:
                await asyncio.sleep(1)  # the database is away, as everybody notices

    async def _end_of_session(self) -> None:
        while not self._ended.is_set():
            try:
                async with asyncio.timeout(LOOK):
                    await self._ended.wait()
            except TimeoutError:
                await self._look()

    async def _look(self) -> None:
        """Find out about a session that ended without a word."""
        try:
            await self._session.execute("SELECT 1")
        except FAILURES:
            self._session.terminate()
            self._ended.set()


def _machine() -> str:
    """What tells this machine apart from others that use the same database."""
    return f"sobremesa {hashlib.sha256(socket.gethostname().encode()).hexdigest()[:8]}"


def _address(name: str | None) -> str | None:
    """The address in the name of a session, if it is complete and of this machine."""
    if name is None or not name.startswith(_machine()) or len(name) == LONGEST:
        return None
    return name.split(" ")[-1] or None
