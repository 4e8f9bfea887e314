"""Tables from their logs, entry by entry and compared with what was stored, or from a snapshot.

Others are served meanwhile, however long a log is.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

import sobremesa
from sobremesa.kernel.errors import RecordFault
from sobremesa.kernel.game import AnyGame
from sobremesa.server import problems
from sobremesa.server.logs import event
from sobremesa.server.store.schema import LogRow
from sobremesa.server.store.store import Store
from sobremesa.server.workers.pool import Asker, WorkerFault, Workers
from sobremesa.table.fold import begin, reapply_entry
from sobremesa.table.log import Acted, Logged, TableSet, read
from sobremesa.table.snapshot import freeze, thaw
from sobremesa.table.table import Table

log = logging.getLogger("sobremesa.recall")

Begin = Callable[[str, Logged], Awaitable[Table]]  # a table as it was set

PAUSE: Final = 32  # entries of a log that are followed at a stretch
READ: Final = 256  # entries that are read at a stretch


class Digest:
    """A hash over the entries of a log: a snapshot is of this very log, or of no use."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, body: bytes) -> None:
        """The next entry."""
        self._hash.update(b"%d " % len(body))
        self._hash.update(body)

    def sign(self, table: Table) -> bytes:
        """A snapshot of the table after these entries."""
        return self._hash.digest() + freeze(table)

    def signed(self, snapshot: bytes) -> bytes | None:
        """What was frozen after these entries; None where others were before it."""
        size = self._hash.digest_size
        return snapshot[size:] if snapshot[:size] == self._hash.digest() else None


class Recalled(NamedTuple):
    """A table as its log says it is."""

    table: Table
    digest: Digest
    frozen: int  # the last entry that a snapshot holds; 0: there was none to go on from


class TableLoader:
    """Loads tables from the store, and saves snapshots of them there."""

    def __init__(self, store: Store, workers: Workers, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._workers = workers
        self._games = games
        self._turn = asyncio.Lock()

    async def load(self, id: str) -> Recalled:
        """The table of this code; Problem S-1 where there is none, RecordFault as for `recall`."""
        rows = await self._store.log(id)
        if not rows:
            raise problems.no_such_table()
        snapshot = await self._store.snapshot(id, program())
        return await recall(id, rows, snapshot, self._begin_again, self._turn)

    async def begin(self, id: str, logged: Logged) -> Table:
        """A table that has just been set; a pack of its own is read while others are served."""
        if isinstance(logged.what, TableSet) and logged.what.settings.pack is not None:
            return await asyncio.to_thread(begin, id, logged, self._games)
        return begin(id, logged, self._games)

    async def _begin_again(self, id: str, logged: Logged) -> Table:
        """A stored table as it was set, after a worker has found that its pack is within bounds."""
        made = logged.what
        if isinstance(made, TableSet) and made.settings.pack is not None:
            asker = Asker((made.host.id,), lambda: True, asks=False)
            await self._workers.read(asker, made.settings, box_only=True)
        return await self.begin(id, logged)

    async def save_snapshot(self, table: Table, digest: Digest) -> None:
        """Freeze the table after the entries of this digest."""
        body = digest.sign(table)
        await self._store.save_snapshot(table.id, table.size, program(), body)


async def recall(
    id: str,
    rows: Sequence[LogRow],
    snapshot: tuple[int, bytes] | None,
    begin: Begin,
    turn: asyncio.Lock,
) -> Recalled:
    """The table of this log; RecordFault names the first entry that cannot be what happened.

    Of all that are recalled at a time one is followed for a stretch, and then others are served.
    """
    number, body = snapshot or (0, b"")
    digest, frozen = Digest(), None
    entries: list[Logged] = []
    for row in rows:
        entries.append(_read(id, len(entries) + 1, row))
        digest.add(row.body)
        if row.number == number:
            frozen = digest.signed(body)
        if row.number % READ == 0:
            await asyncio.sleep(0)
    table = await _begun(id, entries[0], begin)
    if frozen is None or not _thaw(frozen, table, entries[:number]):
        number = 0
    while table.size < len(entries):
        async with turn:
            for logged in entries[table.size :][:PAUSE]:
                reapply_entry(table, logged)
            await asyncio.sleep(0)
    return Recalled(table, digest, number)


def _read(id: str, number: int, row: LogRow) -> Logged:
    """The entry of this number."""
    where = f"table {id}, entry {number}"
    if row.number != number:
        raise RecordFault(where, "it is missing")
    try:
        return read(row.at, row.body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise RecordFault(where, f"it cannot be read: {error}") from None


async def _begun(id: str, logged: Logged, begin: Begin) -> Table:
    try:
        return await begin(id, logged)
    except WorkerFault:  # which says nothing of the table
        raise
    except Exception as error:
        what = f"no table can be set like that: {error}"
        raise RecordFault(f"table {id}, entry 1", what) from error


def _thaw(frozen: bytes, table: Table, entries: Sequence[Logged]) -> bool:
    """Go on from a snapshot, after these entries; where it is broken, there still is the log."""
    played = [logged.what.entry for logged in entries if isinstance(logged.what, Acted)]
    try:
        thaw(frozen, table, played)
    except Exception as error:
        event(log, "a snapshot was of no use", logging.WARNING, why=repr(error))
        return False
    return True


@cache
def program() -> str:
    """A fingerprint of this program: a snapshot is only for the one that froze it."""
    sources = sorted(Path(sobremesa.__file__).parent.rglob("*.py"))
    text = b"".join(file.read_bytes() for file in sources)
    return hashlib.sha256(text).hexdigest()[:32]
