"""Many jobs over the machines of a Ray cluster, with the same results as in `pool.py`.

Every machine needs the same version of Sobremesa, and the files of bots at the same place.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Generic, TypeVar

from sobremesa import __version__
from sobremesa.arena.pool import AHEAD, WAITING, JobFailed, WorkerDied
from sobremesa.kernel.errors import OptionsFault

JobT = TypeVar("JobT")
ResultT = TypeVar("ResultT")

HERE: Final = "auto"  # the cluster that this machine belongs to
LIVES: Final = 10  # machines and workers that may die under one job
CONNECTING: Final = 5.0  # seconds until somebody must be there
GREETING: Final = 20.0  # and until it must have turned out to be a cluster
_CLIENT: Final = "ray://"
_EVERY: Final = 1.0  # seconds after which it is looked how many cores there are now


class OtherVersion(Exception):
    """A machine of the cluster has another Sobremesa."""


@contextmanager
def cluster(address: str) -> Iterator[RayCluster]:
    """The cluster at this address, for as long as jobs are to be done; a fault if there is none."""
    if find_spec("ray") is None:
        raise OptionsFault("--ray", "a cluster needs ray: pip install sobremesa[cluster]")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told
    if address != HERE:
        _check_reachable(address)
    ray = import_module("ray")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except Exception as error:  # it has many kinds of its own
        why = " ".join(str(error).split())[:200]
        if address == HERE and isinstance(error, ConnectionError):
            why = "none runs on this machine (ray start --head); say where one is"
        raise OptionsFault("--ray", f"no cluster at {address}: {why}") from None
    try:
        yield RayCluster(ray)
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Left to itself, Ray would wait for a minute and then end the whole process."""
    host, colon, port = address.removeprefix(_CLIENT).rpartition(":")
    if not colon or not port.isdecimal():
        raise OptionsFault("--ray", f"an address is HOST:PORT or {_CLIENT}HOST:PORT, not {address}")
    try:
        socket.create_connection((host, int(port)), CONNECTING).close()
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise OptionsFault("--ray", f"no cluster at {address}: {why}") from None
    if not address.startswith(_CLIENT) and not _is_healthy(address):
        raise OptionsFault("--ray", f"no cluster at {address}: what listens there is not Ray")


def _is_healthy(address: str) -> bool:
    """Whether the head of a cluster answers; asked by a process that can be ended."""
    program = "from ray.scripts.scripts import main; main()"
    command = [sys.executable, "-c", program, "health-check", "--address", address]
    try:
        done = subprocess.run(command, capture_output=True, check=False, timeout=GREETING)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


class RayCluster:
    """A cluster that this process is connected to."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def cores(self) -> int:
        """How many it has now; machines come and go."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run_jobs(self, work: Callable[[JobT], ResultT], jobs: Iterable[JobT]) -> Iterator[ResultT]:
        """The results in the order of the jobs, each as soon as it is there.

        Jobs are asked for as cores come to them. What a machine that died had not finished is done
        again on another; what it had finished is here already.
        """
        under_way = _UnderWay[JobT, ResultT](self._ray, work, iter(jobs), self.cores)
        try:
            yield from under_way.results()
        finally:
            under_way.cancel()


class _UnderWay(Generic[JobT, ResultT]):
    """What the cluster is at, and what waits to be handed out in its turn."""

    def __init__(
        self,
        ray: Any,
        work: Callable[[JobT], ResultT],
        jobs: Iterator[JobT],
        cores: Callable[[], int],
    ) -> None:
        self._ray = ray
        self._do = ray.remote(num_cpus=1, max_retries=LIVES)(_do)
        self._work = ray.put(work)  # sent once to every machine
        self._jobs = enumerate(jobs)
        self._cores = cores
        self._tasks: dict[Any, tuple[int, JobT]] = {}  # by the promise of a result
        self._results: dict[int, ResultT] = {}
        self._next = 0  # the number of the result that is to be handed out

    def results(self) -> Iterator[ResultT]:
        """All results, in order."""
        self._hand_out()
        while self._tasks:
            done, _ = self._ray.wait(list(self._tasks), timeout=_EVERY)
            for promise in done:
                number, job = self._tasks.pop(promise)
                self._results[number] = self._kept(promise, job)
            self._hand_out()
            while self._next in self._results:
                yield self._results.pop(self._next)
                self._next += 1
            self._hand_out()

    def cancel(self) -> None:
        """Nobody waits for what the cluster is at."""
        for promise in self._tasks:
            self._ray.cancel(promise, force=True)

    def _hand_out(self) -> None:
        """As much as all cores need not to wait for the next, and not more."""
        cores = self._cores()
        while len(self._tasks) < AHEAD * cores:
            if len(self._tasks) + len(self._results) >= WAITING * cores:
                return
            following = next(self._jobs, None)
            if following is None:
                return
            number, job = following
            self._tasks[self._do.remote(self._work, job, __version__)] = number, job

    def _kept(self, promise: Any, job: JobT) -> ResultT:
        """The result of a job; its exception where it has none."""
        exceptions = self._ray.exceptions
        try:
            result: ResultT = self._ray.get(promise)
        except exceptions.RayTaskError as error:
            cause = error.cause if isinstance(error.cause, Exception) else error
            raise JobFailed(job, cause) from cause
        except exceptions.RayError as error:
            died = WorkerDied(f"{LIVES} machines or workers died under it")
            raise JobFailed(job, died) from error
        return result


# On the machines


def _do(work: Callable[[Any], Any], job: Any, version: str) -> Any:
    if version != __version__:
        raise OtherVersion(f"a machine of the cluster has Sobremesa {__version__}, not {version}")
    return work(job)
