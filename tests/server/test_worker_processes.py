"""Workers as processes: how they begin, die, are replaced, and never outlive us."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sobremesa.server.workers import pool
from sobremesa.server.workers.jobs import JudgeTask, WorkerJob
from sobremesa.server.workers.pool import Child, WorkerFault, Workers
from sobremesa.server.workers.worker import NICE
from tests.server.working import (
    ANA,
    HANGING,
    LONG,
    LOOPS,
    NILO,
    ROOT,
    SLOW,
    VEGA,
    chosen,
    hesitant,
    kill,
    opened,
    run,
    think_here,
    until,
)

# Deaths


@LOOPS
def test_a_move_is_thought_again_when_its_worker_dies(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    table = hesitant()

    async def play(workers: Workers) -> None:
        victim = workers.pids
        thinking = asyncio.create_task(workers.think(NILO, "a", table.record, 0, "greedy", 1, SLOW))
        await until(lambda: workers.entries_sent == 4)
        await kill(workers)
        assert await thinking == chosen(table.record, 0, "greedy", 1, SLOW)
        assert (workers.deaths, workers.done, workers.entries_sent) == (1, 1, 8)
        assert workers.pids != victim
        assert await think_here(workers, "a", table) == 0

    run(play, 1, loop)


@LOOPS
def test_a_dead_worker_is_known_as_such(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    record = opened().record

    async def play() -> None:
        child = Child(await asyncio.create_subprocess_exec("/bin/cat", stdin=-1, stdout=-1))
        await child.end()
        with pytest.raises(ConnectionError):
            await child.ask(WorkerJob(child.news("a", record), JudgeTask(0, {"do": "let-it-be"})))

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(play())


def test_another_worker_takes_over(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        thinking = [
            asyncio.create_task(workers.think(bot, "a", table.record, 0, "greedy", seed, SLOW))
            for seed, bot in enumerate((NILO, VEGA))
        ]
        await until(lambda: workers.busy == 2)
        monkeypatch.setattr(sys, "executable", "/no/such/python")  # nobody comes in its place
        await kill(workers)
        for seed, task in enumerate(thinking):
            assert await task == chosen(table.record, 0, "greedy", seed, SLOW)
        assert (len(workers.pids), workers.deaths) == (1, 1)

    run(play, 2)


def test_a_job_that_kills_is_given_up() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        thinking = asyncio.create_task(workers.think(NILO, "a", table.record, 0, "greedy", 1, LONG))
        for _ in range(pool.DEATHS):
            await until(lambda: workers.busy == 1)
            await kill(workers)
        with pytest.raises(WorkerFault, match="3 workers died over this job"):
            await thinking
        await think_here(workers, "a", table)
        assert (workers.deaths, workers.done) == (3, 2)

    run(play)


def test_a_job_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(pool, "LATE", 0.1)
            with pytest.raises(WorkerFault, match=r"at this job for 0\.1 seconds"):
                await workers.think(NILO, "a", table.record, 0, "greedy", 1, LONG)
        await think_here(workers, "a", table)
        assert (workers.deaths, workers.done) == (1, 2)

    run(play)


def test_a_job_that_nobody_waits_for_dies_with_its_worker() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        thinking = asyncio.create_task(workers.think(NILO, "a", table.record, 0, "greedy", 1, LONG))
        await until(lambda: workers.busy == 1)
        thinking.cancel()
        await kill(workers)
        await think_here(workers, "a", table)
        assert (workers.deaths, workers.done) == (1, 1)

    run(play)


def test_idle_workers_are_replaced_too() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        first = workers.pids
        for pid in first:
            os.kill(pid, signal.SIGKILL)
        await until(lambda: workers.deaths == pool.DEATHS)
        await think_here(workers, "a", table)  # which would be given up if it met the dead
        assert not set(first) & set(workers.pids)

    run(play, pool.DEATHS)


def test_a_replacement_that_does_not_begin_is_followed_by_one_that_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(sys, "executable", "/no/such/python")
            await kill(workers)
            thinking = asyncio.create_task(
                workers.think(NILO, "a", table.record, 0, "greedy", 1, 2)
            )
            await until(lambda: workers.waiting == 1)
        assert await thinking == chosen(table.record, 0, "greedy", 1, 2)

    monkeypatch.setattr(pool, "PAUSE", 0.01)
    run(play)


def test_workers_leave_the_processor_to_the_server() -> None:
    async def play(workers: Workers) -> None:
        own = os.getpriority(os.PRIO_PROCESS, 0)
        for pid in workers.pids:
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, own + NICE)

    run(play)


def test_ctrl_c_is_not_for_workers() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        thinking = asyncio.create_task(workers.think(NILO, "a", table.record, 0, "greedy", 1, SLOW))
        await until(lambda: workers.busy == 1)
        for pid in workers.pids:
            os.kill(pid, signal.SIGINT)
        assert await thinking == chosen(table.record, 0, "greedy", 1, SLOW)
        assert workers.deaths == 0

    run(play)


# Beginning and ending


@pytest.mark.parametrize(
    ("command", "why"),
    [("/no/such/python", "cannot be started"), ("/bin/false", "ended with 1 before it was ready")],
)
def test_workers_that_cannot_run_are_named_at_once(
    command: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", command)
    with pytest.raises(WorkerFault, match=why):
        run(lambda _: asyncio.sleep(0), 2)


def test_where_one_worker_cannot_run_none_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moody = tmp_path / "python"  # ends at once the first time
    moody.write_text(
        f'#!/bin/sh\nmkdir "$0.used" 2>/dev/null && exit 1\nexec {sys.executable} "$@"\n'
    )
    moody.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(moody))

    async def play() -> None:
        workers = Workers(2)
        with pytest.raises(WorkerFault, match="ended with 1 before it was ready"):
            await workers.start()
        assert (workers.pids, workers.deaths) == ([], 1)

    asyncio.run(play())


def test_whoever_waits_is_told_when_the_workers_stop() -> None:
    table = opened()

    async def play() -> None:
        workers = Workers(1)
        with pytest.raises(WorkerFault, match="are not running"):
            await workers.think(NILO, "a", table.record, 0, "greedy", 1, 1)
        await workers.start()
        thinking = [
            asyncio.create_task(workers.think(NILO, "a", table.record, 0, "greedy", seed, LONG))
            for seed in range(2)
        ]
        await until(lambda: workers.waiting == 1)
        await workers.stop()
        for task in thinking:
            with pytest.raises(WorkerFault, match="were stopped"):
                await task
        with pytest.raises(WorkerFault, match="are not running"):
            await workers.judge(ANA, "a", table.record, 0, {"do": "let-it-be"})
        await workers.stop()  # twice is no mistake
        assert workers.deaths == 0

    asyncio.run(play())


PARENT = """
import asyncio
from sobremesa.server.workers.pool import Asker, Workers
from tests.kernel.matches import Table

async def main():
    nilo = Asker(("ana",), lambda: True, asks=False)
    workers = Workers(2)
    await workers.start()
    thinking = asyncio.create_task(
        workers.think(nilo, "a", Table().record, 0, "greedy", 1, 10**9)
    )
    await asyncio.sleep(0.2)
    print(workers.busy, len(workers.pids), flush=True)
    await thinking

asyncio.run(main())
"""


def test_workers_end_with_the_server_even_while_they_think() -> None:
    command = [sys.executable, "-c", PARENT]
    with subprocess.Popen(command, cwd=ROOT, stdout=-1, stderr=-1, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "1 2\n"
        server.kill()
        # The workers have inherited its stderr: that ends when the last of them has, in silence.
        assert server.communicate(timeout=HANGING) == ("", "")
