"""The tables of a server: each a cache of its log, changed by one message at a time."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import Moved
from sobremesa.server import problems
from sobremesa.server.archiver import LOOK, Archiver
from sobremesa.server.background import Background
from sobremesa.server.config import Config
from sobremesa.server.connection import Connection
from sobremesa.server.dispatch import Dispatcher
from sobremesa.server.live import Live, TableGone, Transition, may_watch
from sobremesa.server.lobby import summary_of
from sobremesa.server.logs import event
from sobremesa.server.metrics import Metrics
from sobremesa.server.problems import Problem
from sobremesa.server.recall import Digest, TableLoader
from sobremesa.server.store.schema import Change, Fenced
from sobremesa.server.store.store import Store
from sobremesa.server.table_cache import TableCache, new_code
from sobremesa.server.tenancy import Elsewhere, Tenancy
from sobremesa.server.wall_clock import WallClock
from sobremesa.server.workers.pool import Asker, TooManyWait, Workers
from sobremesa.table import handler
from sobremesa.table.handler import Reaction
from sobremesa.table.jobs import Job
from sobremesa.table.log import ACCOUNT, Acted, Logged, Person, TableSet, written
from sobremesa.table.messages import AnyRequest, Hello, Plan, Refused, Rematch, refusal_of
from sobremesa.table.playing import wake_at
from sobremesa.table.settings import ReservedSeat, SeatPlan, Settings, check_settings, invited
from sobremesa.table.table import Stage, Table
from sobremesa.table.telling import encode

log = logging.getLogger("sobremesa.hub")

AGAIN: Final = 2.0  # seconds until tables that were cut off are tried again
JUMP: Final = 0.05  # seconds by which a timer is late only where our clock was set
SWEEP: Final = 20.0  # seconds between looks at who is idle
ABANDONED: Final = 24 * 3600 * 1000  # ms after which a table where nobody sits down is put away
UNTOUCHED: Final = 35 * 24 * 3600 * 1000  # ms after which a game is stopped; no clock has more


class Hub:
    """All tables of this server."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        metrics: Metrics,
        games: Mapping[str, AnyGame],
        config: Config,
        tenancy: Tenancy | None = None,
    ) -> None:
        self.tenancy = Tenancy() if tenancy is None else tenancy
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.games = games
        self.config = config
        self.draining = False
        self._setting = asyncio.Lock()
        self._clock = WallClock()
        self._loader = TableLoader(store, workers, games)
        self._background = Background(metrics)
        self._dispatcher = Dispatcher(workers, metrics, self.now)
        self.tables = TableCache(
            self._loader,
            self._background,
            metrics,
            config.idle_minutes,
            self.now,
            self.act,
            self.tenancy,
        )
        self.archiver = Archiver(store, self.tables, metrics, config.archive_days, self.now)

    def now(self) -> int:
        """Milliseconds since 1970, never going back."""
        return self._clock.now()

    # Beginning and end

    async def start(self) -> None:
        """Bring back what was going on when the server last stopped; nodes take it by turns."""
        if self.tenancy.alone:
            self.tables.were_cut_off(await self.store.unfinished())
        self._background.spawn(self._bring_back_for_ever())
        self._background.spawn(self._sweep_for_ever())
        self._background.spawn(self._archive_for_ever())

    async def stop(self) -> None:
        """Everyone is told to come back; what has been begun is finished."""
        self.begin_drain()
        for live in self.tables.lives():
            async with live.lock:
                pass  # whatever is being stored there is stored
        await self._background.stop()
        await self.tables.stop()

    def begin_drain(self) -> None:
        """Sockets are told to come back; nothing new begins."""
        self.draining = True
        for live in self.tables.lives():
            live.let_go()

    async def _bring_back_for_ever(self) -> None:
        while True:
            await self._background.guard(self.tables.bring_back())
            await asyncio.sleep(AGAIN)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self._background.guard(self.sweep())

    async def _archive_for_ever(self) -> None:
        while True:
            await self._background.guard(self.archiver.archive_due())
            await asyncio.sleep(LOOK)

    async def sweep(self) -> None:
        """Let go of tables that nobody touches, and wake those whose time has come."""
        await self.tables.put_idle_aside()
        await self.tables.wake_due()
        now = self.now()
        for id in await self.store.idle_tables(now - ABANDONED):
            await self._background.guard(self._end(id, handler.close))
        for id in await self.store.untouched_tables(now - UNTOUCHED):
            await self._background.guard(self._end(id, handler.expire))

    async def _end(self, id: str, how: Transition) -> None:
        await self.act(await self.live(id), how)

    # Tables

    async def check(self, settings: Settings, host: Person) -> None:
        """Refuse settings that cannot be played, with a Fault or Problem; a worker reads packs."""
        await self._check_invited(settings.seats)
        if settings.pack is None:
            check_settings(settings, self.games)
            return
        await self._check_room_for(host)
        try:
            await self.workers.read(Asker((host.id,), lambda: True), settings)
        except TooManyWait:
            raise problems.too_many_wait() from None

    async def _check_invited(self, seats: Sequence[SeatPlan]) -> None:
        """Refuse a bot account that nobody has made, or that was revoked."""
        accounts = {ACCOUNT + name: name for name in invited(seats)}
        if not accounts:
            return
        living = await self.store.living_bots([*accounts])
        if missing := [name for id, name in accounts.items() if id not in living]:
            raise problems.no_such_bot(missing[0])

    async def set_table(self, made: TableSet) -> str:
        """A new table; its code is its link. Problem S-3 where its host has too many."""
        async with self._setting:
            await self._check_room_for(made.host)
            return await self._set_table(made)

    async def _check_room_for(self, host: Person) -> None:
        limit = self.config.tables_per_person
        if await self.store.count_open_tables(host.id) >= limit:
            raise problems.too_many_tables(limit)

    async def _set_table(self, made: TableSet) -> str:
        id = new_code()
        now = self.now()
        logged = Logged(now, made)
        table = await self._loader.begin(id, logged)
        entries = ((now, written(logged)),)
        fence = self.tenancy.found(id)
        try:
            await self.store.append(Change(id, 1, entries, summary_of(table, now), fence))
        except Fenced:
            raise TableGone from None
        digest = Digest()
        digest.add(written(logged))
        with suppress(TableGone):  # others have it by now, and whoever follows the link finds it
            if self.tenancy.fence(id) == fence:
                self.tables.add(table, digest, fence=fence)
        event(log, "table set", game=table.game.name, public=table.settings.public)
        return id

    async def live(self, id: str) -> Live:
        """The table of this code, from memory or from its log.

        Problem S-1 where there is none, S-10 where its log cannot be read.
        """
        return await self.tables.live(id)

    # One message at a time

    async def act(self, live: Live, what: Transition, asker: Connection | None = None) -> None:
        """Judge, store, and only then acknowledge and deliver."""
        async with live.lock:
            if live.gone or self.tenancy.over:
                raise TableGone
            stage = live.table.stage
            try:
                reaction = what(live.table, self.now())
                await self._store(live, reaction)
            except BaseException:
                self.tables.cut_off(live)
                raise
            self._count(live.table, reaction, stage)
            live.send(reaction, asker, self.now())
            self._set_timer(live)
        for job in reaction.jobs:
            self._background.spawn(self._work(live, job, asker))

    async def _store(self, live: Live, reaction: Reaction) -> None:
        if not reaction.append:
            return
        table = live.table
        now = reaction.append[-1].at
        change = Change(
            table.id,
            table.size - len(reaction.append) + 1,
            tuple([(logged.at, written(logged)) for logged in reaction.append]),
            summary_of(table, now) if reaction.room else None,
            live.fence,
        )
        began = time.perf_counter()
        await self.store.append(change)
        self.metrics.append_seconds.observe(time.perf_counter() - began)
        for _, body in change.entries:
            live.digest.add(body)
        await self.tables.freeze_if_long(live)

    def _count(self, table: Table, reaction: Reaction, before: Stage) -> None:
        game = table.game.name
        for logged in reaction.append:
            if isinstance(logged.what, Acted) and isinstance(logged.what.entry, Moved):
                self.metrics.moves.add(label=game)
        if table.stage == "playing" != before:
            self.metrics.tables_started.labels(game).inc()
        if table.stage == "over" != before:
            self.metrics.games_finished.labels(game).inc()

    async def _work(self, live: Live, job: Job, asker: Connection | None) -> None:
        """Let a worker do this, and then happen what follows from it."""
        what = await self._dispatcher.done(live, job, asker)
        if what is not None:
            with suppress(TableGone):  # it comes back from its log, and the bot thinks again
                await self.act(live, what, asker)

    # Time

    def _set_timer(self, live: Live) -> None:
        """Have it ring in time. One that rings too early stays: it is set anew when it does."""
        at = None if live.gone else wake_at(live.table)
        loop = asyncio.get_running_loop()
        due = loop.time() + max(0, (at or 0) - self.now()) / 1000
        if live.timer is not None:
            if at is not None and live.rings_at <= at and live.due < due + JUMP:
                return
            live.timer.cancel()
            live.timer = None
        if at is not None:
            live.rings_at, live.due = at, due
            live.timer = loop.call_at(due, self._on_time, live)

    def _on_time(self, live: Live) -> None:
        """The timer rings: what it was set for may be over, and the next thing be later."""
        live.timer = None
        at = wake_at(live.table)
        if at is not None and at > self.now():
            self._set_timer(live)
        elif at is not None:
            self._ring(live.table.id)

    def _ring(self, id: str) -> None:
        self._background.spawn(self._wake(id))

    async def _wake(self, id: str) -> None:
        try:
            await self.act(await self.live(id), handler.wake)
        except Elsewhere:
            pass  # it is woken there
        except TableGone:
            if not self.draining and not self.tenancy.over:
                self._ring(id)

    # Sockets

    async def join(self, live: Live, connection: Connection, hello: Hello) -> None:
        """A socket says hello."""
        if not may_watch(live.table, connection.person):
            raise problems.no_spectators()
        await self.act(live, partial(self._join, live, connection, hello), connection)

    def _join(
        self, live: Live, connection: Connection, hello: Hello, table: Table, now: int
    ) -> Reaction:
        connection.recipient = table.recipient_of(connection.person.id)
        live.connections.append(connection)
        return handler.come(table, connection.person, hello, now)

    async def part(self, live: Live, connection: Connection) -> None:
        """A socket has been closed."""
        if connection in live.connections:
            live.connections.remove(connection)
            with suppress(TableGone):
                await self.act(live, lambda table, now: handler.go(table, connection.person, now))

    async def receive(self, live: Live, connection: Connection, request: AnyRequest) -> None:
        """A socket wants something."""
        if isinstance(request, Rematch):
            await self._rematch(live, connection, request)
            return
        person = connection.person
        if isinstance(request, Plan):
            try:
                await self._check_invited((request.plan,))
            except problems.Problem as problem:
                refusal = refusal_of(problem.illegal)
                connection.send(encode(Refused(id=request.id, refusal=refusal)))
                return
        await self.act(
            live, lambda table, now: handler.receive(table, person, request, now), connection
        )

    async def _rematch(self, live: Live, connection: Connection, request: Rematch) -> None:
        """The host sets the same table again, with everybody's seat kept for them."""
        async with live.rematching:  # who asks twice at once gets one table
            try:
                handler.may_rematch(live.table, connection.person)
                other = await self.set_table(again(live.table))
            except (IllegalMove, Problem) as refused:
                illegal = refused.illegal if isinstance(refused, Problem) else refused
                connection.send(encode(Refused(id=request.id, refusal=refusal_of(illegal))))
                return
            offer = partial(_offer, connection.person, other, request.id)
            await self.act(live, offer, connection)


def _offer(person: Person, other: str, id: int, table: Table, now: int) -> Reaction:
    return handler.offer_rematch(table, person, other, id, now)


def again(table: Table) -> TableSet:
    """The same table for another game, with everybody's seat kept for them."""
    people = [place.person for place in table.places]
    plans = tuple(place.plan if place.person is None else ReservedSeat() for place in table.places)
    settings = msgspec.structs.replace(table.settings, seats=plans)
    kept = tuple(None if person is None else person.id for person in people)
    return TableSet(settings, table.host, new_root(), kept)


def new_root() -> str:
    """What all secrets of a table follow from."""
    return secrets.token_hex(32)
