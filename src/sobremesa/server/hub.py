"""The tables that are in memory: each a cache of its log, changed by one message at a time."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from sobremesa.bots import DEFAULT_BUDGET
from sobremesa.kernel.errors import IllegalMove, RecordFault
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import Moved
from sobremesa.server import problems
from sobremesa.server.config import Config
from sobremesa.server.connection import NOT_ALLOWED, RESTART, Connection
from sobremesa.server.lobby import summary_of
from sobremesa.server.logs import event
from sobremesa.server.metrics import Metrics
from sobremesa.server.problems import Problem
from sobremesa.server.recall import Digest, program, recall
from sobremesa.server.store.schema import Change, Conflict, DatabaseFault
from sobremesa.server.store.store import Store
from sobremesa.server.workers.pool import (
    Asker,
    NobodyWaits,
    TooManyWait,
    WorkerFault,
    Workers,
)
from sobremesa.table import handler, refusals
from sobremesa.table.clocks import next_slot
from sobremesa.table.fold import begin
from sobremesa.table.handler import Reaction
from sobremesa.table.jobs import Explain, Job, Judge, Suggest, Think
from sobremesa.table.log import Acted, Logged, Person, TableSet, written
from sobremesa.table.messages import AnyRequest, Hello, Refused, Rematch, refusal_of
from sobremesa.table.playing import wake_at
from sobremesa.table.settings import ReservedSeat, Settings, check_settings
from sobremesa.table.table import Stage, Table
from sobremesa.table.telling import encode, fresh, room

log = logging.getLogger("sobremesa.hub")

LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"  # none that look alike
CODE: Final = 13  # letters of a table's code: 63 bits
LONG: Final = 512  # entries after which a table is frozen anew
BREATH: Final = 0.1  # seconds before a bot thinks again that had no answer
AGAIN: Final = 2.0  # seconds until tables that were cut off are tried again
SWEEP: Final = 20.0  # seconds between looks at who is idle
AFTERWARDS: Final = 1  # minutes that a table stays in memory which has ended
ROOM: Final = 4_000  # tables in memory, about; one with a pack of its own counts for more
ABANDONED: Final = 24 * 3600 * 1000  # ms after which a table where nobody sits down is put away
UNTOUCHED: Final = 35 * 24 * 3600 * 1000  # ms after which a game is stopped; no clock has more

Transition = Callable[[Table, int], Reaction]


class Live:
    """A table in memory, and the sockets at it."""

    def __init__(self, table: Table, digest: Digest) -> None:
        self.table = table
        self.digest = digest  # of its log
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.connections: list[Connection] = []
        self.timer: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()
        self.frozen = 0  # the last entry that a snapshot holds
        self.gone = False


class Hub:
    """All tables of this server."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        metrics: Metrics,
        games: Mapping[str, AnyGame],
        config: Config,
    ) -> None:
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.games = games
        self.config = config
        self.draining = False
        self._setting = asyncio.Lock()
        self._recalling = asyncio.Lock()
        self._lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._alarms: dict[str, int] = {}  # when a table that is not in memory must be woken
        self._cut_off: set[str] = set()  # by a stop or a fault: they come back by themselves
        self._unreadable: set[str] = set()  # until the server is started again
        self._tasks: set[asyncio.Task[None]] = set()
        self._now = 0

    def now(self) -> int:
        """Milliseconds since 1970, never going back."""
        self._now = max(self._now, time.time_ns() // 1_000_000)
        return self._now

    # Beginning and end

    async def start(self) -> None:
        """Bring back what was going on when the server last stopped."""
        self._cut_off.update(await self.store.unfinished())
        self._spawn(self._bring_back_for_ever())
        self._spawn(self._sweep_for_ever())

    async def stop(self) -> None:
        """Everyone is told to come back; what has been begun is finished."""
        self.begin_drain()
        for live in list(self._lives.values()):
            async with live.lock:
                pass  # whatever is being stored there is stored
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)

    def begin_drain(self) -> None:
        """Sockets are told to come back; nothing new begins."""
        self.draining = True
        for live in self._lives.values():
            self._let_go(live)

    async def _bring_back_for_ever(self) -> None:
        while True:
            await self._guard(self._bring_back())
            await asyncio.sleep(AGAIN)

    async def _bring_back(self) -> None:
        """Tables that were cut off go on, though nobody asks for them, once the database works."""
        for id in list(self._cut_off):
            try:
                await self.live(id)
            except (Conflict, WorkerFault):
                continue  # somebody else writes there, or no worker runs: it is tried again
            except Problem:
                self._cut_off.discard(id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # where it was cancelled before it began

    async def _guard(self, work: Coroutine[Any, Any, None]) -> None:
        """Work of nobody's request: what goes wrong in it is written down, and life goes on.

        The store itself has written of an outage, and a table that cannot be read is marked.
        """
        try:
            await work
        except (DatabaseFault, Problem, TableGone):
            pass
        except Exception:
            self.metrics.errors.labels("hub").inc()
            log.exception("something went wrong in the background")

    # Tables

    async def check(self, settings: Settings, host: Person) -> None:
        """Refuse settings that cannot be played, with a Fault; a worker reads their pack."""
        if settings.pack is None:
            check_settings(settings, self.games)
            return
        await self._check_room_for(host)
        try:
            await self.workers.read(Asker((host.id,), _always), settings)
        except TooManyWait:
            raise problems.too_many_wait() from None

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
        id = "".join(secrets.choice(LETTERS) for _ in range(CODE))
        now = self.now()
        logged = Logged(now, made)
        table = await self._begin(id, logged)
        entries = ((now, written(logged)),)
        await self.store.append(Change(id, 1, entries, summary_of(table, now)))
        digest = Digest()
        digest.add(written(logged))
        self._keep(table, digest)
        event(log, "table set", game=table.game.name, public=table.settings.public)
        return id

    async def _begin(self, id: str, logged: Logged) -> Table:
        """A table that has just been set; a pack of its own is read while others are served."""
        if isinstance(logged.what, TableSet) and logged.what.settings.pack is not None:
            return await asyncio.to_thread(begin, id, logged, self.games)
        return begin(id, logged, self.games)

    async def _begin_again(self, id: str, logged: Logged) -> Table:
        """A stored table as it was set, after a worker has found that its pack is within bounds."""
        made = logged.what
        if isinstance(made, TableSet) and made.settings.pack is not None:
            asker = Asker((made.host.id,), _always, asks=False)
            await self.workers.read(asker, made.settings, box_only=True)
        return await self._begin(id, logged)

    def _keep(self, table: Table, digest: Digest) -> Live:
        live = self._lives[table.id] = Live(table, digest)
        self.metrics.tables_in_memory.set(len(self._lives))
        if self._weight() > ROOM:
            self._spawn(self._make_room())
        return live

    def _weight(self) -> int:
        return sum(_weight(live.table) for live in self._lives.values())

    async def _make_room(self) -> None:
        """Tables leave memory at which nobody is, the longest untouched first, till others fit."""
        for live in sorted(self._lives.values(), key=lambda live: live.touched):
            if self._weight() <= ROOM:
                return
            if self._is_quiet(live):
                await self._put_aside(live)

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
        rows = await self.store.log(id)
        if not rows:
            raise problems.no_such_table()
        snapshot = await self.store.snapshot(id, program())
        try:
            table, digest, frozen = await recall(
                id, rows, snapshot, self._begin_again, self._recalling
            )
        except RecordFault as fault:
            raise self._mark_unreadable(id, fault) from fault
        live = self._keep(table, digest)
        live.frozen = frozen
        self._alarms.pop(id, None)
        await self._go_on(live, handler.resume if id in self._cut_off else handler.wake)
        return live

    async def _go_on(self, live: Live, what: Transition) -> None:
        """A table has come back; one that cannot go on is as good as one that cannot be read."""
        id = live.table.id
        self._cut_off.discard(id)
        try:
            await self.act(live, what)
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
        self.metrics.errors.labels("tables").inc()
        event(log, "a table cannot be read", logging.ERROR, why=str(fault))
        return problems.unreadable_table()

    # One message at a time

    async def act(self, live: Live, what: Transition, asker: Connection | None = None) -> None:
        """Judge, store, and only then acknowledge and deliver."""
        async with live.lock:
            if live.gone:
                raise TableGone
            stage = live.table.stage
            try:
                reaction = what(live.table, self.now())
                await self._store(live, reaction)
            except BaseException:
                self._cut_off.add(live.table.id)
                self._forget(live)  # memory may be ahead of the log: it comes back from there
                raise
            self._count(live.table, reaction, stage)
            self._send(live, reaction, asker)
            self._set_timer(live)
        for job in reaction.jobs:
            self._spawn(self._work(live, job, asker))

    async def _store(self, live: Live, reaction: Reaction) -> None:
        if not reaction.append:
            return
        table = live.table
        now = reaction.append[-1].at
        change = Change(
            table.id,
            table.size - len(reaction.append) + 1,
            tuple((logged.at, written(logged)) for logged in reaction.append),
            summary_of(table, now) if reaction.room else None,
        )
        with self.metrics.append_seconds.time():
            await self.store.append(change)
        for _, body in change.entries:
            live.digest.add(body)
        if table.size - live.frozen >= LONG:
            await self._freeze(live)

    async def _freeze(self, live: Live) -> None:
        live.frozen = live.table.size
        body = live.digest.sign(live.table)
        await self.store.save_snapshot(live.table.id, live.table.size, program(), body)

    def _count(self, table: Table, reaction: Reaction, before: Stage) -> None:
        game = table.game.name
        acted = [logged.what.entry for logged in reaction.append if isinstance(logged.what, Acted)]
        moves = sum(isinstance(entry, Moved) for entry in acted)
        if moves:
            self.metrics.moves.labels(game).inc(moves)
        if table.stage == "playing" != before:
            self.metrics.tables_started.labels(game).inc()
        if table.stage == "over" != before:
            self.metrics.games_finished.labels(game).inc()

    def _send(self, live: Live, reaction: Reaction, asker: Connection | None) -> None:
        live.touched = time.monotonic()
        if reaction.room:
            self._show_room(live)
        if asker is not None:
            for data in reaction.replies:
                asker.send(data)
        for recipient, data in reaction.deliveries:
            for connection in live.connections:
                if connection.recipient == recipient:
                    connection.send(data)

    def _show_room(self, live: Live) -> None:
        """Everyone sees the table anew; who has sat down or risen hears another stream."""
        now = self.now()
        for connection in live.connections:
            if not may_watch(live.table, connection.person):
                connection.close(NOT_ALLOWED)
                continue
            recipient = live.table.recipient_of(connection.person.id)
            connection.send(encode(room(live.table, connection.person.id, now)))
            if recipient != connection.recipient:
                connection.recipient = recipient
                connection.send(encode(fresh(live.table, recipient, now)))

    # Time

    def _set_timer(self, live: Live) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        at = wake_at(live.table)
        if at is not None and not live.gone:
            delay = max(0, at - self.now()) / 1000
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(delay, self._ring, live.table.id)

    def _ring(self, id: str) -> None:
        self._spawn(self._wake(id))

    async def _wake(self, id: str) -> None:
        try:
            await self.act(await self.live(id), handler.wake)
        except TableGone:
            if not self.draining:
                self._ring(id)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self._guard(self.sweep())

    async def sweep(self) -> None:
        """Let go of tables that nobody touches, and wake those whose time has come."""
        for live in list(self._lives.values()):
            if self._is_idle(live):
                await self._guard(self._put_aside(live))
        now = self.now()
        for id in [id for id, at in self._alarms.items() if at <= now]:
            await self._guard(self._touch(id))
        for id in await self.store.idle_tables(now - ABANDONED):
            await self._guard(self._end(id, handler.close))
        for id in await self.store.untouched_tables(now - UNTOUCHED):
            await self._guard(self._end(id, handler.expire))

    async def _touch(self, id: str) -> None:
        await self.live(id)

    async def _end(self, id: str, how: Transition) -> None:
        await self.act(await self.live(id), how)

    def _is_idle(self, live: Live) -> bool:
        """Whether nobody is there, nothing will happen soon, and nobody will come back soon."""
        if not self._is_quiet(live):
            return False
        ended = live.table.stage in ("over", "closed")
        minutes = min(AFTERWARDS, self.config.idle_minutes) if ended else self.config.idle_minutes
        return time.monotonic() - live.touched >= 60 * minutes

    def _is_quiet(self, live: Live) -> bool:
        """Whether it is here, nobody else is, and nothing will happen soon."""
        if live.gone or live.connections or live.lock.locked():
            return False
        at = wake_at(live.table)
        return at is None or at - self.now() >= 2 * SWEEP * 1000

    async def _put_aside(self, live: Live) -> None:
        async with live.lock:
            if live.table.size - live.frozen >= LONG // 2:
                await self._freeze(live)
            at = wake_at(live.table)
            if at is not None:
                self._alarms[live.table.id] = at
            self._forget(live)

    def _forget(self, live: Live) -> None:
        """The table leaves memory; whoever is there comes back to it by its log."""
        self._lives.pop(live.table.id, None)
        self.metrics.tables_in_memory.set(len(self._lives))
        self._let_go(live)

    def _let_go(self, live: Live) -> None:
        live.gone = True
        if live.timer is not None:
            live.timer.cancel()
        for connection in live.connections:
            connection.close(RESTART)

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

    # Workers

    async def _work(self, live: Live, job: Job, asker: Connection | None) -> None:
        try:
            reaction = await self._done(live, job, asker)
        except NobodyWaits:
            if isinstance(job, Think):
                return  # it is asked something else by now, and thinks about that
            reaction = partial(_failed, job, refusals.closed_question(job.question))
        except TooManyWait:
            reaction = partial(_failed, job, problems.too_many_wait().illegal)
        except IllegalMove as illegal:  # what it was asked about is over
            await asyncio.sleep(BREATH if isinstance(job, Think) else 0)
            reaction = partial(_failed, job, illegal)
        except WorkerFault as fault:
            self.metrics.errors.labels("workers").inc()
            event(log, "a worker could not answer", logging.ERROR, why=str(fault))
            await asyncio.sleep(1)
            reaction = partial(_failed, job, problems.http_refusal(500))
        try:
            await self.act(live, reaction, asker)
        except TableGone:
            return  # it comes back from its log, and the bot thinks again

    async def _done(self, live: Live, job: Job, asker: Connection | None) -> Transition:
        """What a worker says, as something that can happen at the table."""
        table, record = live.table.id, live.table.play()[1]
        whose = _asker(live, job, asker)
        match job:
            case Think() | Suggest():
                began = time.perf_counter()
                hint = isinstance(job, Suggest)
                seed = live.table.hint_seed(job.seat) if hint else secrets.randbits(62)
                thought = await self.workers.think(
                    whose, table, record, job.seat, job.level, seed, DEFAULT_BUDGET
                )
                self.metrics.thinking_seconds.observe(time.perf_counter() - began)
                if isinstance(job, Suggest):
                    return lambda _table, _now: handler.suggested(job, thought.move)
                self._note_late(live.table, job)
                return lambda table, now: handler.thought(
                    table, job, thought.move, thought.verdict, now
                )
            case Judge() | Explain():
                verdict = await self.workers.judge(whose, table, record, job.seat, job.move)
                if isinstance(job, Explain):
                    return lambda table, _now: handler.explained(table, job, verdict)
                assert asker is not None
                return lambda table, now: handler.judged(table, asker.person, job, verdict, now)

    def _note_late(self, table: Table, job: Think) -> None:
        """Count how long after its time a bot moves whose thought has just come."""
        thinking = table.thinking.get(job.seat)
        if thinking is not None and thinking.question == job.question:
            at = next_slot(thinking.due, self.now(), table.settings.pace)
            self.metrics.bots_late_seconds.observe((at - thinking.due) / 1000)


def _asker(live: Live, job: Job, connection: Connection | None) -> Asker:
    """For whom a job is done: who asked, or for a bot's thought all people who sit there."""
    waits = partial(_waits, live, job, connection)
    if connection is not None and not isinstance(job, Think):
        return Asker((connection.person.id,), waits)
    people = [place.person.id for place in live.table.places if place.person is not None]
    return Asker(tuple(people) or (live.table.host.id,), waits, asks=False)


def _waits(live: Live, job: Job, connection: Connection | None) -> bool:
    """Whether an answer would still be of use; a move counts even if its player has gone."""
    if live.gone or not handler.is_wanted(live.table, job):
        return False
    return isinstance(job, Think | Judge) or connection in live.connections


def _always() -> bool:
    return True


def _offer(person: Person, other: str, id: int, table: Table, now: int) -> Reaction:
    return handler.offer_rematch(table, person, other, id, now)


def _failed(job: Job, why: IllegalMove, table: Table, now: int) -> Reaction:
    """A worker has no answer: a person is told why, a bot thinks again."""
    return handler.failed(table, job, why, now)


class TableGone(Exception):
    """A table has left memory in the meantime."""

    def __str__(self) -> str:
        return "it comes back from its log"


def _weight(table: Table) -> int:
    """What a table takes in memory, about: as many tables without a pack of their own."""
    return 1 if table.settings.pack is None else 20


def is_code(text: str) -> bool:
    """Whether a table could have this code; only such texts are looked up."""
    return len(text) == CODE and set(text) <= set(LETTERS)


def may_watch(table: Table, person: Person) -> bool:
    """Whether somebody may be here: who plays, and others as far as the table likes that."""
    if table.stage in ("waiting", "opening") or table.settings.spectators:
        return True
    return table.seat_of(person.id) is not None or person.id == table.host.id


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
