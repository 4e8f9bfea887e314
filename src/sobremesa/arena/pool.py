"""Many jobs over worker processes, with the same results however many there are."""

from __future__ import annotations

import os
import pickle
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, NamedTuple, TypeVar

from sobremesa.kernel.memory import collect_rarely

JobT = TypeVar("JobT")
ResultT = TypeVar("ResultT")

AHEAD: Final = 2  # jobs that a worker has before it, so that it need not wait for the next
WAITING: Final = 64  # results for each worker that may wait for an earlier one
LIVES: Final = 3  # workers that a job may kill
PATIENCE: Final = 2.0  # seconds to end in, for a worker that is told to


class JobFailed(Exception):
    """A job that ended in an exception, which is this one's cause."""

    def __init__(self, job: Any, error: Exception) -> None:
        super().__init__(job, error)
        self.job = job
        self.error = error

    def __str__(self) -> str:
        return f"job {self.job!r} failed: {type(self.error).__name__}: {self.error}"


class WorkerDied(Exception):
    """A worker process ended in the middle of a job, and so did those that were to replace it."""


def all_cores() -> int:
    """As many workers as this process may use cores."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_jobs(
    work: Callable[[JobT], ResultT], jobs: Iterable[JobT], workers: int
) -> Iterator[ResultT]:
    """The results in the order of the jobs, each as soon as it is there.

    Jobs are asked for a few at a time, as workers come to them. `work` is sent once to every
    worker, so that what all jobs share belongs into it. A worker that dies is replaced, and what it
    had not finished is done again.
    """
    if workers == 1:
        return _run_here(work, jobs)
    return _run_in_processes(work, jobs, workers)


def _run_here(work: Callable[[JobT], ResultT], jobs: Iterable[JobT]) -> Iterator[ResultT]:
    for job in jobs:
        try:
            result = work(job)
        except Exception as error:
            raise JobFailed(job, error) from error
        yield result


def _run_in_processes(
    work: Callable[[JobT], ResultT], jobs: Iterable[JobT], workers: int
) -> Iterator[ResultT]:
    pool = _Pool[JobT, ResultT](work, iter(jobs), workers)
    try:
        yield from pool.results()
    finally:
        pool.end()


class _Task(Generic[JobT]):
    """A job under way."""

    def __init__(self, number: int, job: JobT) -> None:
        self.number = number
        self.job = job
        self.killed = 0  # workers


class _Answer(NamedTuple):
    """What a worker sends back: a result or an exception."""

    result: Any
    error: Exception | None


class _Worker(Generic[JobT]):
    """A process, and what it has before it: it is at the first."""

    def __init__(self, work: Callable[[JobT], Any]) -> None:
        context = get_context("spawn")  # a copy of this process could inherit locks of its threads
        self.connection, other = context.Pipe()
        self.process = context.Process(target=_serve, args=(other, work), daemon=True)
        with _no_interrupts():  # not even while it starts: Ctrl-C is for this process
            self.process.start()
        other.close()
        self.tasks: deque[_Task[JobT]] = deque()

    def give(self, task: _Task[JobT]) -> None:
        self.tasks.append(task)
        with suppress(OSError):  # it died: that is found out when it is asked
            self.connection.send(task.job)

    def end(self) -> None:
        """It ends when nobody is there to give it work, in the middle of a job when it is told."""
        self.connection.close()
        if self.tasks:
            self.process.terminate()

    def bury(self) -> None:
        self.process.join(PATIENCE)
        self.process.kill()
        self.process.join()
        self.process.close()


class _Pool(Generic[JobT, ResultT]):
    """The workers, what is under way and what waits to be handed out in its turn."""

    def __init__(self, work: Callable[[JobT], ResultT], jobs: Iterator[JobT], workers: int) -> None:
        self._work = work
        self._tasks = (_Task(number, job) for number, job in enumerate(jobs))
        self._again: deque[_Task[JobT]] = deque()  # what dead workers left behind
        self._answers: dict[int, tuple[JobT, _Answer]] = {}
        self._next = 0  # the number of the result that is to be handed out
        self._most = WAITING * workers
        self._workers = []
        try:
            for _ in range(workers):
                self._workers.append(_Worker[JobT](work))
        except BaseException:
            self.end()
            raise

    def results(self) -> Iterator[ResultT]:
        """All results, in order."""
        self._hand_out()
        while self._busy():
            self._hear()
            self._hand_out()
            while self._next in self._answers:
                job, answer = self._answers.pop(self._next)
                self._next += 1
                if answer.error is not None:
                    raise JobFailed(job, answer.error) from answer.error
                yield answer.result
            self._hand_out()

    def end(self) -> None:
        """Nobody waits for what the workers are at."""
        for worker in self._workers:
            worker.end()
        for worker in self._workers:
            worker.bury()

    def _busy(self) -> bool:
        return any(worker.tasks for worker in self._workers)

    def _hand_out(self) -> None:
        """Fill up what workers have before them, those with the least first."""
        for many in range(AHEAD):
            for worker in self._workers:
                if len(worker.tasks) == many and (task := self._following()) is not None:
                    worker.give(task)

    def _following(self) -> _Task[JobT] | None:
        if self._again:
            return self._again.popleft()
        under_way = sum(len(worker.tasks) for worker in self._workers)
        if under_way + len(self._answers) >= self._most:
            return None
        return next(self._tasks, None)

    def _hear(self) -> None:
        """Wait until somebody has answered or died."""
        busy = {worker.connection: worker for worker in self._workers if worker.tasks}
        for ready in wait(list(busy)):
            worker = busy[ready]  # type: ignore[index]  # these are all connections
            try:
                answer: _Answer = worker.connection.recv()
            except (EOFError, OSError):
                self._replace(worker)
            else:
                task = worker.tasks.popleft()
                self._answers[task.number] = task.job, answer

    def _replace(self, worker: _Worker[JobT]) -> None:
        """Start another worker in the place of a dead one; what it had is done again, in order."""
        self._workers.remove(worker)
        worker.end()
        worker.bury()
        first, *others = worker.tasks
        first.killed += 1
        if first.killed < LIVES:
            others.insert(0, first)
        else:
            died = WorkerDied(f"it killed {LIVES} workers")
            self._answers[first.number] = first.job, _Answer(None, died)
        self._again.extendleft(reversed(others))
        self._workers.append(_Worker(self._work))


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """What is started meanwhile never hears of Ctrl-C; this process hears of it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the workers


class _Ended(BaseException):
    """This worker is told to end; nobody's `except Exception` stops that."""


def _serve(connection: Connection, work: Callable[[Any], Any]) -> None:
    """Do jobs until there are no more, or nobody is there to give any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    collect_rarely()
    try:
        while True:
            connection.send(_answer(work, connection.recv()))
    except (EOFError, OSError, _Ended):
        signal.signal(signal.SIGTERM, signal.SIG_DFL)  # who is told to end now may just end


def _end(*_: object) -> None:
    raise _Ended


def _answer(work: Callable[[Any], Any], job: Any) -> _Answer:
    try:
        return _Answer(work(job), None)
    except Exception as error:
        return _Answer(None, _portable(error))


def _portable(error: Exception) -> Exception:
    """The exception, or its words where it cannot travel."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
