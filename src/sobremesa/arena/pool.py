"""Many jobs over worker processes, with the same results however many there are."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

JobT = TypeVar("JobT")
ResultT = TypeVar("ResultT")


class JobFailed(Exception):
    """A job that ended in an exception, which is this one's cause."""

    def __init__(self, job: Any, error: Exception) -> None:
        super().__init__(job, error)
        self.job = job
        self.error = error

    def __str__(self) -> str:
        return f"job {self.job!r} failed: {type(self.error).__name__}: {self.error}"


def run_jobs(
    work: Callable[[JobT], ResultT], jobs: Sequence[JobT], workers: int
) -> Iterator[ResultT]:
    """The results in the order of the jobs, each as soon as it is there.

    `work` is sent once to every worker, so that what all jobs share belongs into it.
    """
    if workers == 1:
        return _run_here(work, jobs)
    return _run_in_processes(work, jobs, workers)


def _run_here(work: Callable[[JobT], ResultT], jobs: Sequence[JobT]) -> Iterator[ResultT]:
    for job in jobs:
        try:
            result = work(job)
        except Exception as error:
            raise JobFailed(job, error) from error
        yield result


def _run_in_processes(
    work: Callable[[JobT], ResultT], jobs: Sequence[JobT], workers: int
) -> Iterator[ResultT]:
    others = set(active_children())
    # Fresh processes: a copy of this one could inherit locks that its threads hold.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin, (work,))
    done = False
    try:
        futures = [pool.submit(_do, job) for job in jobs]
        for job, future in zip(jobs, futures, strict=True):
            try:
                result = future.result()
            except Exception as error:
                raise JobFailed(job, error) from error
            yield result
        done = True
    finally:
        if not done:  # nobody waits for what the workers are at
            for worker in set(active_children()) - others:
                worker.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


# In the workers

_work: Callable[[Any], Any]


def _begin(work: Callable[[Any], Any]) -> None:
    """Before the first job; Ctrl-C reaches a worker too, which then ends without a word."""
    global _work  # noqa: PLW0603 - what a worker process is for
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _work = work


def _do(job: Any) -> Any:
    return _work(job)
