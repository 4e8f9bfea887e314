"""The server's side: who waits for an answer, and which worker is at what.

A worker has one job at a time, and people are served in turn (`queues`): whoever wants much waits
behind themselves. Of one person's work what the referee is asked goes first, since a game waits for
that. The same question is answered once, whoever asks it meanwhile or soon again; what nobody waits
for any more is dropped. When many wait, bots think less, so that nobody waits longer. One person
never has all workers, unless there is but one. A worker that dies is replaced.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from sobremesa.kernel.record import Record
from sobremesa.server.request_ids import REQUEST
from sobremesa.server.workers.jobs import (
    LENGTH,
    Answer,
    Failed,
    Faulty,
    Fine,
    JudgeResult,
    JudgeTask,
    MatchUpdate,
    Missing,
    Question,
    Read,
    RefusedReply,
    Replicas,
    ThinkResult,
    ThinkTask,
    WorkerJob,
    check_after,
    failed,
    fault_of,
    frame,
    length,
    refusal,
)
from sobremesa.server.workers.queues import Queues
from sobremesa.table.settings import Settings

DEATHS: Final = 3  # of workers at one job, before it is given up
PAUSE: Final = 1.0  # seconds, after a worker that did not even begin
ASKED: Final = 8  # questions of one person that may wait at a time
ANSWERED: Final = 256  # answers that are kept for who asks the same again
LATE: Final = 60.0  # seconds after which a worker is ended; searches end by their steps long before

_ANSWER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)
_LOG: Final = logging.getLogger(__name__)


class WorkerFault(Exception):
    """A job that no worker has finished, or workers that do not run: why, in one line."""


def shortened(budget: int, processes: int, waiting: int) -> int:
    """The budget of a bot while so many jobs wait for so many workers."""
    return max(1, budget * processes // (processes + waiting))


def _late(question: Question) -> Faulty | Failed:
    """What is said where a worker has taken too long."""
    if isinstance(question, Read):
        return Faulty("field pack", "it takes too long to read")
    return Failed(f"a worker was at this job for {LATE:g} seconds")


class NobodyWaits(Exception):
    """The job was dropped before a worker had it."""


class TooManyWait(Exception):
    """This person has asked for so much that is still waiting."""


class Asker(NamedTuple):
    """For whom something is done."""

    people: tuple[str, ...]  # it is done in the turn of one of these
    waits: Callable[[], bool]  # whether somebody still waits for it
    asks: bool = True  # a person wants to know it; else it is a bot's thought, and never refused


class Ticket:
    """A question, and whoever waits for the answer."""

    def __init__(self, key: bytes, table: str, record: Record | None, question: Question) -> None:
        self.key = key
        self.table = table
        self.record = record
        self.question = question
        self.askers: list[Asker] = []
        self.answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        self.person = ""  # in whose turn it is done
        self.borrowed = False  # another node has it done here
        self.deaths = 0  # of workers that were at it
        self.request = REQUEST.get()

    @property
    def urgent(self) -> bool:
        """Whether it goes before other work of the same person."""
        return isinstance(self.question, JudgeTask)

    def wanted(self) -> bool:
        """Whether anybody still waits."""
        return any(asker.waits() for asker in self.askers)

    def settle(self, answer: Answer | None) -> None:
        """Give the answer; None: it was dropped."""
        if not self.answer.done():
            self.answer.set_result(answer)


def key_of(table: str, record: Record | None, question: Question) -> bytes:
    """The same for the same question about the same moment of a table."""
    moment = "" if record is None else check_after(record, len(record.entries))
    asked = msgspec.json.encode((table, moment, question), order="sorted")
    return hashlib.sha256(asked).digest()


class Child:
    """A worker, and how many entries it has been sent of each table that it keeps."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.sent: Replicas[int] = Replicas()
        self.killed = False
        self._jobs = process.stdin
        self._answers = process.stdout

    def news(self, table: str, record: Record) -> MatchUpdate:
        """What it has not been sent yet of this match."""
        known = self.sent.get(table)
        if known is None or known > len(record.entries):
            return MatchUpdate(table, record.opening, record.entries[:], record.head)
        return MatchUpdate(table, check_after(record, known), record.entries[known:], None)

    async def ask(self, job: WorkerJob) -> Answer:
        """Its answer to a job; EOFError or ConnectionError: it is dead."""
        message = frame(job)
        if self._jobs.is_closing():
            raise BrokenPipeError
        if job.news is not None:
            entries = len(job.news.entries)
            known = 0 if job.news.head is not None else self.sent.get(job.news.table) or 0
            self.sent.keep(job.news, known + entries, len(message) - LENGTH)
        self._jobs.write(message)
        await self._jobs.drain()
        return await self.listen()

    async def listen(self) -> Answer:
        """The next thing that it says."""
        start = await self._answers.readexactly(LENGTH)
        return _ANSWER.decode(await self._answers.readexactly(length(start)))

    def kill(self) -> None:
        """End it, whatever it is at."""
        self.killed = True
        with suppress(ProcessLookupError):
            self.process.kill()

    async def end(self) -> None:
        """End it, and wait until it has."""
        self.kill()
        await self.process.wait()
        self._jobs.close()
        with suppress(ConnectionError):
            await self._jobs.wait_closed()
        await self._answers.read()


class Lender(Protocol):
    """Who has others do what would wait here."""

    @property
    def can_lend(self) -> bool:
        """Whether somebody could do a job for us now."""

    def lend(self, ticket: Ticket) -> Awaitable[Answer | None]:
        """What they will say; None: it must be done at home."""


class Workers:
    """Some worker processes, and the jobs that wait for them."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.deaths = 0  # workers that ended by themselves
        self.done = 0  # jobs that were answered, be it with a refusal or a fault
        self.lent = 0  # of them by workers of other nodes
        self.lender: Lender | None = None
        self.entries_sent = 0  # entries of records that went to workers
        self._running = False
        self._children: set[Child] = set()
        self._free: list[Child] = []
        self._at: dict[Child, Ticket] = {}
        self._away: set[Ticket] = set()  # what others do for us
        self._queues: Queues[Ticket] = Queues()
        self._open: dict[bytes, Ticket] = {}  # what waits or is being done
        self._answered: dict[bytes, Answer] = {}  # what people asked lately
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._queues)

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
        for ticket in (*self._queues.drain(), *self._at.values(), *self._away):
            ticket.settle(Failed("the workers were stopped"))
        for left in (
            self._children, self._free, self._at, self._away, self._open, self._answered,
        ):  # fmt: skip
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
        self,
        asker: Asker,
        table: str,
        record: Record,
        seat: int,
        level: str,
        seed: int,
        budget: int,
        *,
        seconds: float | None = None,
        why: bool = False,
    ) -> ThinkResult:
        """What the bot of this level does, and why; IllegalMove where the seat is not asked."""
        task = ThinkTask(seat, level, seed, budget, seconds, why)
        answer = await self._ask(asker, table, record, task)
        assert isinstance(answer, ThinkResult)
        return answer

    async def judge(
        self, asker: Asker, table: str, record: Record, seat: int, move: dict[str, Any]
    ) -> str | None:
        """What the referee says of a move; IllegalMove where it is none."""
        answer = await self._ask(asker, table, record, JudgeTask(seat, move))
        assert isinstance(answer, JudgeResult)
        return answer.verdict

    async def read(self, asker: Asker, settings: Settings, *, box_only: bool = False) -> None:
        """Read the pack of these settings, and all else but for the box; PackFault: it is none."""
        answer = await self._ask(asker, "", None, Read(settings, box_only))
        assert isinstance(answer, Fine)

    async def _ask(
        self, asker: Asker, table: str, record: Record | None, question: Question
    ) -> Answer:
        """The answer. NobodyWaits, TooManyWait, WorkerFault: there is none."""
        answer = await self.answer(asker, table, record, question)
        if isinstance(answer, Failed):
            raise WorkerFault(answer.error)
        if isinstance(answer, Faulty):
            raise fault_of(answer)
        if isinstance(answer, RefusedReply):
            raise refusal(answer)
        return answer

    async def answer(
        self,
        asker: Asker,
        table: str,
        record: Record | None,
        question: Question,
        *,
        borrowed: bool = False,
    ) -> Answer:
        """What a worker says, whatever it is. NobodyWaits, TooManyWait, WorkerFault: nothing."""
        if not self._running:
            raise WorkerFault("the workers are not running")
        try:
            key = key_of(table, record, question)
        except Exception as error:
            raise WorkerFault(failed(error).error) from error
        answer = self._answered.get(key)
        if answer is None:
            ticket = self._open.get(key)
            if ticket is None:
                ticket = self._issue(asker, key, table, record, question, borrowed=borrowed)
            else:
                ticket.askers.append(asker)
            answer = await self._answer_to(asker, ticket)
        return answer

    def _issue(
        self,
        asker: Asker,
        key: bytes,
        table: str,
        record: Record | None,
        question: Question,
        *,
        borrowed: bool,
    ) -> Ticket:
        """A new ticket, in its queue."""
        if asker.asks and self._asked_by(asker.people[0]) >= ASKED:
            raise TooManyWait
        ticket = self._open[key] = Ticket(key, table, record, question)
        ticket.borrowed = borrowed
        ticket.askers.append(asker)
        self._queues.add(ticket, asker.people, urgent=ticket.urgent)
        self._hand_out()
        return ticket

    def _asked_by(self, person: str) -> int:
        """How much this person has asked for that still waits."""
        return sum(ticket.askers[0].asks for ticket in self._queues.of(person))

    async def _answer_to(self, asker: Asker, ticket: Ticket) -> Answer:
        """What is said to one of those who wait; who goes away waits no more."""
        try:
            answer = await asyncio.shield(ticket.answer)
        except asyncio.CancelledError:
            ticket.askers.remove(asker)
            if not ticket.askers and ticket in self._queues:
                self._queues.remove(ticket)
                self._close(ticket, None)
            raise
        if answer is None:
            raise NobodyWaits
        return answer

    def _close(self, ticket: Ticket, answer: Answer | None) -> None:
        """The ticket is done with; what people asked is remembered for a while."""
        self._open.pop(ticket.key, None)
        if answer is not None and not isinstance(answer, Failed):
            self._remember(ticket, answer)
        ticket.settle(answer)

    def _remember(self, ticket: Ticket, answer: Answer) -> None:
        moved_on = key_of(ticket.table, ticket.record, ticket.question) != ticket.key
        if moved_on or not any(asker.asks for asker in ticket.askers):
            return
        self._answered[ticket.key] = answer
        if len(self._answered) > ANSWERED:
            del self._answered[next(iter(self._answered))]

    # Handing out

    def _hand_out(self) -> None:
        """Give jobs to free workers: to who knows most of the table, then to who rests longest."""
        while self._free and (ticket := self._next()) is not None:
            child = max(self._free, key=lambda child: child.sent.get(ticket.table) or -1)
            self._free.remove(child)
            self._at[child] = ticket
            self._spawn(self._work(child, ticket, self._fitting(ticket.question)))
        while (lent := self._next_to_lend()) is not None:
            assert self.lender is not None
            self._spawn(self._lend(lent, self.lender.lend(lent)))

    def _next_to_lend(self) -> Ticket | None:
        """The next job that waits, if another node could do it. There a worker is left to others.

        Whoever has as many workers here as one person may have, may have some there.
        """
        if self.lender is None or not self.lender.can_lend:
            return None
        ticket = self._next(lambda _: True)
        if ticket is not None and ticket.borrowed:  # it goes no further
            self._queues.put_back(ticket, ticket.askers[0].people, urgent=ticket.urgent)
            return None
        return ticket

    async def _lend(self, ticket: Ticket, lent: Awaitable[Answer | None]) -> None:
        """Have another node do this; if that is lost over it, do it here, before what waits."""
        self._away.add(ticket)
        try:
            answer = await lent
        except Exception:
            _LOG.exception("a job could not be lent")
            answer = None
        self._away.discard(ticket)
        if answer is not None:
            self.done += 1
            self.lent += 1
            self._close(ticket, answer)
        elif not ticket.wanted():
            self._close(ticket, None)
        else:
            self._queues.put_back(ticket, ticket.askers[0].people, urgent=ticket.urgent)
            self._hand_out()

    def hand_out(self) -> None:
        """There may be somebody who could do what waits."""
        self._hand_out()

    @property
    def idle(self) -> int:
        """How many workers could do jobs of other nodes: one is kept for whoever comes next."""
        return len(self._free) if self.processes == 1 else max(0, len(self._free) - 1)

    def _next(self, may: Callable[[str], bool] | None = None) -> Ticket | None:
        """The next job that somebody waits for."""
        while (taken := self._queues.take(may or self._may_have_another)) is not None:
            person, ticket = taken
            if ticket.wanted():
                ticket.person = person
                self._queues.served(person)
                return ticket
            self._close(ticket, None)
        return None

    def _may_have_another(self, person: str) -> bool:
        """Whether this person has fewer workers than one person may."""
        has = sum(ticket.person == person for ticket in self._at.values())
        return has < max(1, self.processes - 1)

    def _fitting(self, question: Question) -> Question:
        """The question with as much budget as there is now."""
        if not isinstance(question, ThinkTask):
            return question
        budget = shortened(question.budget, self.processes, self.waiting)
        return msgspec.structs.replace(question, budget=budget)

    async def _work(self, child: Child, ticket: Ticket, question: Question) -> None:
        """Have the worker answer; if it dies over that, have the next one do so."""
        try:
            async with asyncio.timeout(LATE):
                answer = await self._exchange(child, ticket, question)
        except (EOFError, ConnectionError):
            self._worker_died(child, ticket)
            return
        except TimeoutError:
            child.kill()  # which is noticed, and another one takes its place
            answer = _late(question)
        except Exception as error:  # a question that cannot be sent, an answer that cannot be read
            _LOG.exception("a job could not be done")
            answer = failed(error)
        del self._at[child]
        self.done += 1
        self._close(ticket, answer)
        self._release(child)

    async def _exchange(self, child: Child, ticket: Ticket, question: Question) -> Answer:
        answer = await self._send(child, ticket, question)
        if isinstance(answer, Missing):
            child.sent.forget(ticket.table)
            answer = await self._send(child, ticket, question)
        return answer

    async def _send(self, child: Child, ticket: Ticket, question: Question) -> Answer:
        news = None if ticket.record is None else child.news(ticket.table, ticket.record)
        if news is not None:
            self.entries_sent += len(news.entries)
        return await child.ask(WorkerJob(news, question, ticket.request))

    def _worker_died(self, child: Child, ticket: Ticket) -> None:
        """Put the job first in its queue, unless it has seen too many die or nobody waits."""
        del self._at[child]
        ticket.deaths += 1
        if ticket.deaths == DEATHS:
            self.done += 1
            self._close(ticket, Failed(f"{DEATHS} workers died over this job"))
        elif not ticket.wanted():
            self._close(ticket, None)
        else:
            self._queues.put_back(ticket, ticket.askers[0].people, urgent=ticket.urgent)
        self._hand_out()

    def _release(self, child: Child) -> None:
        """Let a worker have its next job, if it lives; others may have waited for this one."""
        if child.process.returncode is None and not child.killed:
            self._free.append(child)
        self._hand_out()
