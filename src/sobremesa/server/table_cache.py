"""Which tables are in memory: how they come, how they leave, and which come back by themselves."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Final

from sobremesa.kernel.errors import RecordFault
from sobremesa.server import problems
from sobremesa.server.background import Background
from sobremesa.server.live import Live, TableGone, Transition
from sobremesa.server.logs import event
from sobremesa.server.metrics import Metrics
from sobremesa.server.problems import Problem
from sobremesa.server.recall import Digest, TableLoader
from sobremesa.server.store.schema import Conflict, DatabaseFault, Fence
from sobremesa.server.tenancy import Elsewhere, Tenancy
from sobremesa.server.workers.pool import WorkerFault
from sobremesa.table import handler
from sobremesa.table.playing import wake_at
from sobremesa.table.table import Table
from sobremesa.table.turns import WhoseTurn, turns_of

log = logging.getLogger("sobremesa.tables")

ApplyTransition = Callable[[Live, Transition], Awaitable[None]]

LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"  # none that look alike
CODE: Final = 13  # letters of a table's code: 63 bits
LONG: Final = 512  # entries after which a table is frozen anew
SOON: Final = 40_000  # ms, two sweeps: where something happens within them a table stays
ENDED: Final = ("over", "closed")  # stages
AFTERWARDS: Final = 1  # minutes that a table stays in memory which has ended
ROOM: Final = 4_000  # tables in memory, about; one with a pack of its own counts for more


class TableCache:
    """The tables in memory, by their codes; all others are in the store alone."""

    def __init__(
        self,
        loader: TableLoader,
        background: Background,
        metrics: Metrics,
        idle_minutes: float,
        now: Callable[[], int],
        act: ApplyTransition,
        tenancy: Tenancy,
    ) -> None:
        self._tenancy = tenancy
        self._loader = loader
        self._background = background
        self._metrics = metrics
        self._idle_minutes = idle_minutes
        self._now = now
        self._act = act
        self._lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._alarms: dict[str, int] = {}  # when a table that is not in memory must be woken
        self._turns: dict[str, WhoseTurn] = {}  # whose turn it is at those
        self._cut_off: set[str] = set()  # by a stop or a fault: they come back by themselves
        self._unreadable: set[str] = set()  # until the server is started again

    def lives(self) -> list[Live]:
        """All tables that are in memory now."""
        return list(self._lives.values())

    def __contains__(self, id: str) -> bool:
        """Whether this table is in memory, or about to be."""
        return id in self._lives or id in self._loading

    def turns(self, id: str) -> WhoseTurn | None:
        """Whose turn it is at a table; None: no game is played there, or it is being loaded."""
        live = self._lives.get(id)
        return self._turns.get(id) if live is None else turns_of(live.table)

    async def stop(self) -> None:
        """Wait until whatever is being loaded is there."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    # Into memory

    def add(
        self, table: Table, digest: Digest, frozen: int = 0, fence: Fence | None = None
    ) -> Live:
        """A table that has been set, or loaded."""
        live = self._lives[table.id] = Live(table, digest, frozen, fence)
        self._metrics.tables_in_memory.set(len(self._lives))
        if self._weight() > ROOM:
            self._background.spawn(self._make_room())
        return live

    async def live(self, id: str) -> Live:
        """The table of this code, from memory or from its log.

        Problem S-1 where there is none, S-10 where its log cannot be read.
        """
        live = self._lives.get(id)
        if live is not None:
            live.touched = time.monotonic()
            return live
        if not is_code(id):
            raise problems.no_such_table()
        if id in self._unreadable:
            raise problems.unreadable_table()
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(partial(self._loaded, id))
        return await asyncio.shield(loading)

    def _loaded(self, id: str, loading: asyncio.Future[Live]) -> None:
        del self._loading[id]
        if not loading.cancelled():
            loading.exception()  # has been told to whoever still waits

    async def _load(self, id: str) -> Live:
        moved = await self._tenancy.claim(id)
        fence = self._tenancy.fence(id)
        try:
            recalled = await self._loader.load(id)
        except RecordFault as fault:
            raise self._mark_unreadable(id, fault) from fault
        if self._tenancy.fence(id) != fence:
            raise TableGone
        live = self.add(*recalled, fence)
        self._alarms.pop(id, None)
        self._turns.pop(id, None)
        stood = moved or id in self._cut_off
        await self._go_on(live, handler.resume if stood else handler.wake)
        return live

    async def _go_on(self, live: Live, what: Transition) -> None:
        """A table has come back; one that cannot go on is as good as one that cannot be read."""
        id = live.table.id
        self._cut_off.discard(id)
        try:
            await self._act(live, what)
        except TableGone:
            pass  # the server is about to stop
        except (DatabaseFault, Conflict):
            raise
        except Exception as error:
            where = f"table {id}, after entry {live.table.size}"
            raise self._mark_unreadable(id, RecordFault(where, repr(error))) from error

    def _mark_unreadable(self, id: str, fault: RecordFault) -> Problem:
        """Nobody opens this table until the server is started again, and one line says why."""
        self._unreadable.add(id)
        self._alarms.pop(id, None)
        self._cut_off.discard(id)
        self._metrics.count_error("tables")
        event(log, "a table cannot be read", logging.ERROR, why=str(fault))
        return problems.unreadable_table()

    # Out of memory

    async def put_idle_aside(self) -> None:
        """Tables leave memory that nobody touches."""
        for live in self.lives():
            if self._is_idle(live):
                await self._background.guard(self.put_aside(live))

    def _is_idle(self, live: Live) -> bool:
        """Whether nobody is there, nothing will happen soon, and nobody will come back soon."""
        if not self.is_quiet(live):
            return False
        ended = live.table.stage in ENDED
        minutes = min(AFTERWARDS, self._idle_minutes) if ended else self._idle_minutes
        return time.monotonic() - live.touched >= 60 * minutes

    def is_quiet(self, live: Live) -> bool:
        """Whether it is here, nobody else is, and nothing will happen soon."""
        if live.gone or live.connections or live.lock.locked():
            return False
        at = wake_at(live.table)
        return at is None or at - self._now() >= SOON

    async def _make_room(self) -> None:
        """Tables leave memory at which nobody is, the longest untouched first, till others fit."""
        for live in sorted(self._lives.values(), key=lambda live: live.touched):
            if self._weight() <= ROOM:
                return
            if self.is_quiet(live):
                await self.put_aside(live)

    def _weight(self) -> int:
        return sum(_weight(live.table) for live in self._lives.values())

    async def put_aside(self, live: Live) -> None:
        """A table leaves memory; where something will happen there, it is woken in time."""
        async with live.lock:
            await self._freeze(live, LONG // 2)
            if live.gone:  # it was let go of meanwhile, and may be back
                return
            at = wake_at(live.table)
            if at is not None:
                self._alarms[live.table.id] = at
            turns = turns_of(live.table)
            if turns is not None:
                self._turns[live.table.id] = turns
            self._forget(live)
        if live.table.stage in ENDED:
            await self._tenancy.leave(live.table.id, needed=False)

    async def move_away(self, live: Live) -> None:
        """A table leaves memory, and goes on at another node."""
        id = live.table.id
        async with live.lock:
            await self._freeze(live, LONG // 8)
            if not live.gone:
                self._forget(live)
        await self._tenancy.leave(id, needed=live.table.stage not in ENDED)

    def let_go(self) -> None:
        """All tables leave memory, and whatever is known of others: they live elsewhere now."""
        for live in self.lives():
            self._forget(live)
        for known in (self._alarms, self._turns, self._cut_off):
            known.clear()

    def _forget(self, live: Live) -> None:
        """The table leaves memory; whoever is there comes back to it by its log."""
        self._lives.pop(live.table.id, None)
        self._metrics.tables_in_memory.set(len(self._lives))
        live.let_go()

    async def freeze_if_long(self, live: Live) -> None:
        """Save a snapshot of a table whose log has become long since the last one."""
        await self._freeze(live, LONG)

    async def _freeze(self, live: Live, after: int) -> None:
        """Save a snapshot; not of a table that has ended, whose log may be in the archive."""
        if live.table.stage not in ENDED and live.table.size - live.frozen >= after:
            live.frozen = live.table.size
            await self._loader.save_snapshot(live.table, live.digest)

    # Back by themselves

    async def wake_due(self) -> None:
        """Tables that have left memory come back when something happens there: loading wakes."""
        now = self._now()
        for id in [id for id, at in self._alarms.items() if at <= now]:
            await self._background.guard(self._touch(id))

    async def _touch(self, id: str) -> None:
        await self.live(id)

    def cut_off(self, live: Live) -> None:
        """Memory may be ahead of the log here: the table is forgotten and comes back from there.

        One that was let go of before that may be back already, and is another one.
        """
        if live.gone:
            return
        self._cut_off.add(live.table.id)
        self._tenancy.drop(live.table.id)
        self._forget(live)

    def were_cut_off(self, ids: Iterable[str]) -> None:
        """A game was going on at these tables when the server last stopped."""
        self._cut_off.update(ids)

    async def bring_back(self) -> None:
        """Tables that were cut off go on, though nobody asks for them, once the database works."""
        for id in list(self._cut_off):
            try:
                await self.live(id)
            except (Conflict, WorkerFault):
                continue  # somebody else writes there, or no worker runs: it is tried again
            except (Problem, Elsewhere):
                self._cut_off.discard(id)
            except TableGone:
                continue  # so many others have this node's tables that it has to begin anew


def _weight(table: Table) -> int:
    """What a table takes in memory, about: as many tables without a pack of their own."""
    return 1 if table.settings.pack is None else 20


def new_code() -> str:
    """The code of a new table, which is its link."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def is_code(text: str) -> bool:
    """Whether a table could have this code; only such texts are looked up."""
    return len(text) == CODE and set(text) <= set(LETTERS)
