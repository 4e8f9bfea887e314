"""What tables leave to workers: who waits for it, and what happens at the table once it is done."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

from sobremesa.kernel.errors import IllegalMove
from sobremesa.server import problems
from sobremesa.server.connection import Connection
from sobremesa.server.live import Live, Transition
from sobremesa.server.logs import event
from sobremesa.server.metrics import Metrics
from sobremesa.server.workers.pool import Asker, NobodyWaits, TooManyWait, WorkerFault, Workers
from sobremesa.table import handler, refusals
from sobremesa.table.clocks import next_slot
from sobremesa.table.handler import Reaction
from sobremesa.table.jobs import Explain, Job, JudgeAnswer, Suggest, Think
from sobremesa.table.table import Table

log = logging.getLogger("sobremesa.dispatch")

THINKING_SECONDS: Final = 3.0  # at most, on a slow machine; budgets are made for less
BREATH: Final = 0.1  # seconds before a bot thinks again that had no answer


class Dispatcher:
    """Gives the jobs of tables to workers."""

    def __init__(self, workers: Workers, metrics: Metrics, now: Callable[[], int]) -> None:
        self._workers = workers
        self._metrics = metrics
        self._now = now

    async def done(self, live: Live, job: Job, asker: Connection | None) -> Transition | None:
        """What a worker says, or that it cannot, as something that can happen at the table.

        None where a bot is asked something else by now, and thinks about that.
        """
        with self._metered(live.table.game.name, job):
            return await self._done(live, job, asker)

    @contextmanager
    def _metered(self, game: str, job: Job) -> Iterator[None]:
        """Count that this is waited for, and how long."""
        kind = _kind(job)
        began = time.perf_counter()
        self._metrics.work_open.labels(game, kind).inc()
        try:
            yield
        finally:
            self._metrics.work_open.labels(game, kind).dec()
            self._metrics.work_seconds.labels(game, kind).observe(time.perf_counter() - began)

    async def _done(self, live: Live, job: Job, asker: Connection | None) -> Transition | None:
        try:
            return await self._answered(live, job, asker)
        except NobodyWaits:
            closed = refusals.closed_question(job.question)
            return None if isinstance(job, Think) else partial(_failed, job, closed)
        except TooManyWait:
            return partial(_failed, job, problems.too_many_wait().illegal)
        except IllegalMove as illegal:  # what it was asked about is over
            await asyncio.sleep(BREATH if isinstance(job, Think) else 0)
            return partial(_failed, job, illegal)
        except WorkerFault as fault:
            self._metrics.count_error("workers")
            event(log, "a worker could not answer", logging.ERROR, why=str(fault))
            await asyncio.sleep(1)
            return partial(_failed, job, problems.http_refusal(500))

    async def _answered(self, live: Live, job: Job, asker: Connection | None) -> Transition:
        if isinstance(job, Think | Suggest):
            return await self._thought(live, job, asker)
        return await self._judged(live, job, asker)

    async def _thought(
        self, live: Live, job: Think | Suggest, asker: Connection | None
    ) -> Transition:
        """What a bot would do: as its answer, or as a hint for who asked."""
        hint = isinstance(job, Suggest)
        seed = live.table.hint_seed(job.seat) if hint else secrets.randbits(62)
        began = time.perf_counter()
        thought = await self._workers.think(
            _asker(live, job, asker),
            live.table.id,
            live.table.play()[1],
            job.seat,
            job.level,
            seed,
            live.table.game.budget(job.level, live.table.seats),
            seconds=THINKING_SECONDS,
            why=hint,
        )
        thinking = self._metrics.thinking_seconds.labels(live.table.game.name, job.level)
        thinking.observe(time.perf_counter() - began)
        if isinstance(job, Suggest):
            return lambda table, _now: handler.suggested(table, job, thought.move, thought.reasons)
        self._note_late(live.table, job)
        return lambda table, now: handler.thought(table, job, thought.move, thought.verdict, now)

    async def _judged(
        self, live: Live, job: JudgeAnswer | Explain, asker: Connection | None
    ) -> Transition:
        """What the referee says of somebody's answer, or of a move that they ask about."""
        assert asker is not None
        person, record = asker.person, live.table.play()[1]
        whose = _asker(live, job, asker)
        verdict = await self._workers.judge(whose, live.table.id, record, job.seat, job.move)
        if isinstance(job, Explain):
            return lambda table, _now: handler.explained(table, job, verdict)
        return lambda table, now: handler.judged(table, person, job, verdict, now)

    def _note_late(self, table: Table, job: Think) -> None:
        """Count how long after its time a bot moves whose thought has just come."""
        thinking = table.thinking.get(job.seat)
        if thinking is not None and thinking.question == job.question:
            at = next_slot(thinking.due, self._now(), table.settings.pace)
            self._metrics.bots_late_seconds.observe((at - thinking.due) / 1000)


def _kind(job: Job) -> str:
    """What kind of work this is, for whoever counts it."""
    if isinstance(job, Think):
        return "bot"
    return "hint" if isinstance(job, Suggest) else "referee"


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
    return isinstance(job, Think | JudgeAnswer) or connection in live.connections


def _failed(job: Job, why: IllegalMove, table: Table, now: int) -> Reaction:
    """A worker has no answer: a person is told why, a bot thinks again."""
    return handler.failed(table, job, why, now)
