"""A tournament on a Ray cluster of two nodes, one of which is killed in the middle.

    python -m tests.arena.cluster

The rows must be those of one process: no game lost, none counted twice. It needs
`sobremesa[cluster]`, so `make soak` runs it in an environment of its own.
"""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

import ray
from ray.cluster_utils import Cluster

from sobremesa.arena import cluster as cluster_module
from sobremesa.arena.cluster import RayCluster, cluster
from sobremesa.arena.entrants import read
from sobremesa.arena.pool import WAITING, JobFailed, run_jobs
from sobremesa.arena.rows import Row
from sobremesa.arena.tournament import Tournament, missing_rows, new_tournament
from sobremesa.games import GAMES
from sobremesa.kernel.errors import OptionsFault

ErrorT = TypeVar("ErrorT", bound=Exception)
DEALS = 10
KILL_AFTER = 15  # rows


def tournament() -> Tournament:
    """Enough games that the cluster is in the middle of them for a while."""
    game = GAMES["antayagi"]
    entrants = [read(level, game) for level in ("greedy", "random")]
    return new_tournament(
        game, game.options_type(), entrants, players=3, deals=DEALS, seed=5, budget=4
    )


def timeless(rows: list[Row]) -> list[Row]:
    """The rows without what was measured."""
    return [msgspec.structs.replace(row, seconds=()) for row in rows]


def rows_while_a_node_dies(ray_cluster: RayCluster, nodes: Cluster, doomed: Any) -> list[Row]:
    """All rows of the tournament; after some of them a node is killed."""
    rows = []
    for row in missing_rows(tournament(), [], ray_cluster.run_jobs):
        rows.append(row)
        if len(rows) == KILL_AFTER:
            nodes.remove_node(doomed, allow_graceful=False)
    return rows


def where(job: int) -> str:  # noqa: ARG001
    """A job that takes a moment and says which node did it."""
    time.sleep(0.1)
    return str(ray.get_runtime_context().get_node_id())


def nodes_at_work(ray_cluster: RayCluster) -> int:
    """How many nodes take part in some jobs."""
    return len(set(ray_cluster.run_jobs(where, range(12))))


def fail_on_three(job: int) -> int:
    """A job that ends in an exception."""
    if job == 3:
        raise KeyError("three")
    return job


def numbers(asked: list[int]) -> Iterator[int]:
    """Endless jobs that note how many were asked for."""
    number = 0
    while True:
        asked.append(number)
        yield number
        number += 1


def double(job: int) -> int:
    """A job that is over at once."""
    return 2 * job


def the_rows_are_the_same(ray_cluster: RayCluster, nodes: Cluster, doomed: Any) -> None:
    """On two nodes, one of them killed, and in this process."""
    begun = time.perf_counter()
    found = rows_while_a_node_dies(ray_cluster, nodes, doomed)
    seconds = time.perf_counter() - begun
    alone = list(missing_rows(tournament(), [], lambda work, jobs: run_jobs(work, jobs, 1)))
    assert timeless(found) == timeless(alone)
    assert [row.number for row in found] == list(range(len(found)))
    say(f"{len(found)} games, each once, though a node died: {len(found) / seconds:.1f} a second")


def jobs_are_asked_for_as_they_are_needed(ray_cluster: RayCluster) -> None:
    """Never more than a few a core, however many there are."""
    asked: list[int] = []
    results = ray_cluster.run_jobs(double, numbers(asked))
    begun = time.perf_counter()
    assert [next(results) for _ in range(300)] == [2 * number for number in range(300)]
    say(f"{300 / (time.perf_counter() - begun):.0f} jobs a second that do nothing")
    assert len(asked) - 300 <= WAITING * ray_cluster.cores()
    results.close()  # type: ignore[attr-defined]


def a_job_that_fails_says_which(ray_cluster: RayCluster) -> None:
    """As in the pool."""
    failed = raised(JobFailed, lambda: list(ray_cluster.run_jobs(fail_on_three, range(6))))
    assert failed.job == 3
    assert isinstance(failed.error, KeyError)


def nobody_is_waited_for_in_vain(address: str) -> None:
    """An address where nobody is, and one where somebody else is."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        cluster_module.GREETING = 3.0  # type: ignore[misc]
        for wrong in (address, f"127.0.0.1:{port}"):
            begun = time.perf_counter()
            fault = raised(OptionsFault, cluster(wrong).__enter__)
            assert "\n" not in str(fault)
            say(f"{fault} ({time.perf_counter() - begun:.1f} s)")


def raised(kind: type[ErrorT], do: Callable[[], object]) -> ErrorT:
    """The exception that this ends in."""
    try:
        do()
    except kind as error:
        return error
    raise AssertionError(f"no {kind.__name__} was raised")


def say(text: str) -> None:
    """A line."""
    print(text, flush=True)  # noqa: T201 - a program


def main() -> None:
    """All of it."""
    signal.alarm(300)  # whatever hangs
    begun = time.perf_counter()
    head = {"num_cpus": 1, "include_dashboard": False}
    nodes = Cluster(initialize_head=True, head_node_args=head)
    address = nodes.address
    doomed = nodes.add_node(num_cpus=1)
    say(f"a cluster of two nodes in {time.perf_counter() - begun:.1f} s")
    with cluster(address) as ray_cluster:
        assert nodes_at_work(ray_cluster) == 2
        the_rows_are_the_same(ray_cluster, nodes, doomed)
        assert nodes_at_work(ray_cluster) == 1
        jobs_are_asked_for_as_they_are_needed(ray_cluster)
        a_job_that_fails_says_which(ray_cluster)
    nodes.shutdown()
    nobody_is_waited_for_in_vain(address)
    say(f"all in {time.perf_counter() - begun:.1f} s")


if __name__ == "__main__":
    main()
