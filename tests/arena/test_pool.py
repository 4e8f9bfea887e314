"""Many jobs over many workers: in order, bounded, and whatever befalls a worker."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from time import sleep
from typing import NamedTuple

import pytest

from sobremesa.arena.pool import LIVES, WAITING, JobFailed, WorkerDied, run_jobs


def square(number: int) -> int:
    return number * number


def refuse_five(number: int) -> int:
    if number == 5:
        raise ValueError("not this one")
    return number


def test_results_come_in_the_order_of_the_jobs_from_any_number_of_workers() -> None:
    squares = [number * number for number in range(20)]
    assert list(run_jobs(square, range(20), 1)) == squares
    assert list(run_jobs(square, range(20), 2)) == squares


@pytest.mark.parametrize("workers", [1, 2])
def test_a_failure_names_its_job(workers: int) -> None:
    results = run_jobs(refuse_five, range(9), workers)
    assert [next(results) for _ in range(5)] == [0, 1, 2, 3, 4]
    with pytest.raises(JobFailed, match="job 5 failed: ValueError: not this one") as failed:
        next(results)
    assert failed.value.job == 5
    assert isinstance(failed.value.__cause__, ValueError)


def test_workers_end_when_nobody_wants_more_of_them() -> None:
    results = run_jobs(square, range(1000), 2)
    assert next(results) == 0
    assert active_children()
    results.close()  # type: ignore[attr-defined]
    assert not active_children()


# Bounds


class Counted:
    """Numbers without an end, and how many were asked for."""

    def __init__(self) -> None:
        self.asked = 0

    def __iter__(self) -> Iterator[int]:
        while True:
            yield self.asked
            self.asked += 1


class Held(NamedTuple):
    """A job: the first waits until the last that may be under way beside it has been done."""

    number: int
    folder: Path


def hold(job: Held) -> int:
    """Wait, if this is the first; open the way, if it is the last."""
    gate = job.folder / "open"
    if job.number == 2 * WAITING - 1:
        gate.touch()
    for _ in range(3000):
        if job.number or gate.exists():
            return job.number
        sleep(0.01)
    raise TimeoutError


def test_work_is_asked_for_as_workers_come_to_it() -> None:
    jobs = Counted()
    results = run_jobs(square, jobs, 2)
    for number in range(20):
        assert next(results) == number * number
        assert jobs.asked <= number + 2 * WAITING
    results.close()  # type: ignore[attr-defined]


def test_so_many_results_wait_for_a_slow_one_and_no_more(tmp_path: Path) -> None:
    numbers = Counted()
    results = run_jobs(hold, (Held(number, tmp_path) for number in numbers), 2)
    assert next(results) == 0
    assert numbers.asked <= 2 * WAITING
    assert [next(results) for _ in range(300)] == list(range(1, 301))
    results.close()  # type: ignore[attr-defined]


# Workers that die


class Deadly(NamedTuple):
    """A job that kills its worker so many times."""

    number: int
    times: int
    folder: Path


def die(job: Deadly) -> int:
    """Kill this process, unless that was done often enough."""
    before = len(list(job.folder.glob(f"{job.number}-*")))
    (job.folder / f"{job.number}-{before}").touch()
    if before < job.times:
        os.kill(os.getpid(), signal.SIGKILL)
    return job.number


def test_a_worker_that_dies_is_replaced_and_its_job_done_again(tmp_path: Path) -> None:
    times = {3: 1, 4: 2, 11: 1}
    jobs = [Deadly(number, times.get(number, 0), tmp_path) for number in range(12)]
    assert list(run_jobs(die, jobs, 2)) == list(range(12))
    assert not active_children()
    # Nothing else was done twice but what stood in line behind such a job, and was not begun.
    assert len(list(tmp_path.iterdir())) == 12 + sum(times.values())


def test_a_job_that_kills_every_worker_fails(tmp_path: Path) -> None:
    jobs = [Deadly(number, 9 if number == 2 else 0, tmp_path) for number in range(5)]
    results = run_jobs(die, jobs, 2)
    assert [next(results), next(results)] == [0, 1]
    with pytest.raises(JobFailed, match="WorkerDied: it killed 3 workers") as failed:
        next(results)
    assert isinstance(failed.value.error, WorkerDied)
    assert len(list(tmp_path.glob("2-*"))) == LIVES
    assert not active_children()


class Stubborn(Exception):
    """An exception that cannot be made again from what it says."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def be_stubborn(number: int) -> int:
    raise Stubborn(number, number)


def test_a_failure_that_cannot_travel_is_told_in_words() -> None:
    with pytest.raises(JobFailed, match="job 0 failed: RuntimeError: Stubborn: 0 and 0"):
        next(run_jobs(be_stubborn, range(3), 2))


def own_process(number: int) -> int:  # noqa: ARG001
    return os.getpid()


def test_workers_do_not_hear_ctrl_c() -> None:
    results = run_jobs(own_process, range(1000), 2)
    next(results)
    pids = {child.pid for child in active_children() if child.pid is not None}
    for pid in pids:
        os.kill(pid, signal.SIGINT)
    assert set(results) <= pids  # none of them had to be replaced
