"""The server's side: who waits for an answer, and which worker is at what.

A worker has one job at a time. When many wait, bots think less, so that nobody waits longer; what
the referee is asked goes first, since a person waits for that. A worker that dies is replaced.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec

from sobremesa.kernel.record import Record
from sobremesa.server.workers.jobs import (
    LENGTH,
    Answer,
    Failed,
    Job,
    Judge,
    Judged,
    Missing,
    News,
    Question,
    Refused,
    Think,
    Thought,
    check_after,
    failed,
    frame,
    keep,
    length,
    refusal,
)

DEATHS: Final = 3  # of workers at one job, before it is given up
PAUSE: Final = 1.0  # seconds, after a worker that did not even begin

_ANSWER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)
_LOG: Final = logging.getLogger(__name__)


class WorkerFault(Exception):
    """A job that no worker has finished, or workers that do not run: why, in one line."""


def shortened(budget: int, processes: int, waiting: int) -> int:
    """The budget of a bot while so many jobs wait for so many workers."""
    return max(1, budget * processes // (processes + waiting))


class Ticket(msgspec.Struct, eq=False):
    """A question, and whoever waits for the answer."""

    table: str
    record: Record
    question: Question
    answer: asyncio.Future[Answer]
    deaths: int = 0  # of workers that were at it

    def settle(self, answer: Answer) -> None:
        """Give the answer, if somebody still waits for it."""
        if not self.answer.done():
            self.answer.set_result(answer)


class Child:
    """A worker, and how many entries it has been sent of each table that it keeps."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.sent: dict[str, int] = {}
        self._jobs = process.stdin
        self._answers = process.stdout

    def news(self, table: str, record: Record) -> News:
        """What it has not been sent yet of this match."""
        known = self.sent.get(table)
        now = len(record.entries)
        keep(self.sent, table, now)
        if known is None or known > now:
            return News(table, record.opening, record.entries[:], record.head)
        return News(table, check_after(record, known), record.entries[known:], None)

    async def ask(self, job: Job) -> Answer:
        """Its answer to a job; EOFError or ConnectionError: it is dead."""
        message = frame(job)
        if self._jobs.is_closing():
            raise BrokenPipeError
        self._jobs.write(message)
        await self._jobs.drain()
        return await self.listen()

    async def listen(self) -> Answer:
        """The next thing that it says."""
        start = await self._answers.readexactly(LENGTH)
        return _ANSWER.decode(await self._answers.readexactly(length(start)))

    async def end(self) -> None:
        """End it, whatever it is at."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        self._jobs.close()
        with suppress(ConnectionError):
            await self._jobs.wait_closed()
        await self._answers.read()


class Workers:
    """Some worker processes, and the jobs that wait for them."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.deaths = 0  # workers that ended by themselves
        self.done = 0  # jobs that were answered, be it with a refusal or a fault
        self.entries_sent = 0  # entries of records that went to workers
        self._running = False
        self._children: set[Child] = set()
        self._free: list[Child] = []
        self._at: dict[Child, Ticket] = {}
        self._judging: deque[Ticket] = deque()
        self._thinking: deque[Ticket] = deque()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._judging) + len(self._thinking)

    @property
    def busy(self) -> int:
        """How many workers are at a job."""
        return len(self._at)

    @property
    def pids(self) -> list[int]:
        """The workers as the system knows them."""
        return [child.process.pid for child in self._children]

    # Running

    async def start(self) -> None:
        """Start the workers; WorkerFault where they cannot run."""
        begun = [self._begin() for _ in range(self.processes)]
        children = await asyncio.gather(*begun, return_exceptions=True)
        self._running = True
        for child in children:
            if isinstance(child, BaseException):
                await self.stop()
                raise child
            self._spawn(self._replace_for_ever(child))

    async def stop(self) -> None:
        """End the workers; who still waits for an answer gets a WorkerFault."""
        self._running = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*[child.end() for child in self._children])
        for ticket in (*self._judging, *self._thinking, *self._at.values()):
            ticket.settle(Failed("the workers were stopped"))
        for left in (self._children, self._free, self._at, self._judging, self._thinking):
            left.clear()

    async def _begin(self) -> Child:
        """A new worker, ready for jobs."""
        command = (sys.executable, "-m", "sobremesa.server.workers.worker")
        try:
            child = Child(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE))
        except OSError as error:
            raise WorkerFault(f"a worker cannot be started: {error}") from error
        self._children.add(child)
        try:
            await child.listen()
        except EOFError:
            self.deaths += 1
            self._children.remove(child)
            code = await child.process.wait()
            raise WorkerFault(f"a worker ended with {code} before it was ready") from None
        return child

    async def _replace_for_ever(self, child: Child) -> None:
        """Keep one place filled: a worker, and when it dies the next one."""
        while True:
            self._release(child)
            code = await child.process.wait()
            _LOG.warning("worker %d ended with %d and is replaced", child.process.pid, code)
            self.deaths += 1
            self._children.remove(child)
            if child in self._free:
                self._free.remove(child)
            child = await self._next_child()

    async def _next_child(self) -> Child:
        while True:
            try:
                return await self._begin()
            except WorkerFault as fault:
                _LOG.error("%s", fault)
                await asyncio.sleep(PAUSE)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Asking

    async def think(
        self, table: str, record: Record, seat: int, level: str, seed: int, budget: int
    ) -> Thought:
        """What the bot of this level does; IllegalMove where the seat is not asked."""
        answer = await self._ask(table, record, Think(seat, level, seed, budget))
        assert isinstance(answer, Thought)
        return answer

    async def judge(
        self, table: str, record: Record, seat: int, move: dict[str, Any]
    ) -> str | None:
        """What the referee says of a move; IllegalMove where it is none."""
        answer = await self._ask(table, record, Judge(seat, move))
        assert isinstance(answer, Judged)
        return answer.verdict

    async def _ask(self, table: str, record: Record, question: Question) -> Answer:
        if not self._running:
            raise WorkerFault("the workers are not running")
        ticket = Ticket(table, record, question, asyncio.get_running_loop().create_future())
        queue = self._queue(ticket)
        queue.append(ticket)
        self._hand_out()
        try:
            answer = await ticket.answer
        except asyncio.CancelledError:
            if ticket in queue:
                queue.remove(ticket)
            raise
        if isinstance(answer, Failed):
            raise WorkerFault(answer.error)
        if isinstance(answer, Refused):
            raise refusal(answer)
        return answer

    def _queue(self, ticket: Ticket) -> deque[Ticket]:
        return self._judging if isinstance(ticket.question, Judge) else self._thinking

    # Handing out

    def _hand_out(self) -> None:
        """Give jobs to free workers: to who knows most of the table, then to who rests longest."""
        while self._free and self.waiting:
            ticket = (self._judging or self._thinking).popleft()
            child = max(self._free, key=lambda child: child.sent.get(ticket.table, -1))
            self._free.remove(child)
            self._at[child] = ticket
            self._spawn(self._work(child, ticket, self._fitting(ticket.question)))

    def _fitting(self, question: Question) -> Question:
        """The question with as much budget as there is now."""
        if isinstance(question, Judge):
            return question
        budget = shortened(question.budget, self.processes, self.waiting)
        return msgspec.structs.replace(question, budget=budget)

    async def _work(self, child: Child, ticket: Ticket, question: Question) -> None:
        """Have the worker answer; if it dies over that, have the next one do so."""
        try:
            answer = await self._exchange(child, ticket, question)
        except (EOFError, ConnectionError):
            self._worker_died(child, ticket)
            return
        except Exception as error:  # a question that cannot be sent, an answer that cannot be read
            _LOG.exception("a job could not be done")
            answer = failed(error)
        del self._at[child]
        self.done += 1
        ticket.settle(answer)
        self._release(child)

    async def _exchange(self, child: Child, ticket: Ticket, question: Question) -> Answer:
        answer = await self._send(child, ticket, question)
        if isinstance(answer, Missing):
            del child.sent[ticket.table]
            answer = await self._send(child, ticket, question)
        return answer

    async def _send(self, child: Child, ticket: Ticket, question: Question) -> Answer:
        news = child.news(ticket.table, ticket.record)
        self.entries_sent += len(news.entries)
        return await child.ask(Job(news, question))

    def _worker_died(self, child: Child, ticket: Ticket) -> None:
        """Put the job first in its queue, unless it has seen too many die or nobody waits."""
        del self._at[child]
        ticket.deaths += 1
        if ticket.deaths == DEATHS:
            self.done += 1
            ticket.settle(Failed(f"{DEATHS} workers died over this job"))
        elif not ticket.answer.done():
            self._queue(ticket).appendleft(ticket)
            self._hand_out()

    def _release(self, child: Child) -> None:
        """Let a worker have its next job, if it lives."""
        if child.process.returncode is None:
            self._free.append(child)
            self._hand_out()
