"""Workers, tables and bots that tests of workers share."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvloop

from sobremesa.games import GAMES
from sobremesa.kernel.chance import fast
from sobremesa.kernel.record import Record, TookBack, move_data, read_record, write_record
from sobremesa.server.workers.jobs import ThinkResult
from sobremesa.server.workers.pool import Asker, Workers
from sobremesa.table.match import Match
from tests.kernel.matches import Table

ROOT = Path(__file__).resolve().parents[2]
LONG = 10**9  # a budget that nobody lives to see the end of
SLOW = 3000  # one that leaves time enough to die
HANGING = 120  # seconds after which a test has failed

ANA, BO = [Asker((name,), lambda: True) for name in ("ana", "bo")]  # who ask for themselves
NILO, VEGA = [one._replace(asks=False) for one in (ANA, BO)]  # bots at their tables
ResultT = TypeVar("ResultT")
Play = Callable[[Workers], Awaitable[ResultT]]
LOOPS = pytest.mark.parametrize(
    "loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"]
)


def run(
    play: Play[ResultT],
    processes: int = 1,
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> ResultT:
    """Play with so many workers, and end them."""

    async def all_of_it() -> ResultT:
        workers = Workers(processes)
        await workers.start()
        try:
            async with asyncio.timeout(HANGING):
                return await play(workers)
        finally:
            await workers.stop()
            assert (workers.pids, workers.busy, workers.waiting) == ([], 0, 0)

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(all_of_it())


async def kill(workers: Workers) -> None:
    """Kill the first worker, and wait until that is noticed."""
    deaths = workers.deaths
    os.kill(workers.pids[0], signal.SIGKILL)
    await until(lambda: workers.deaths > deaths)


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something that will be so."""
    while not holds():
        await asyncio.sleep(0.005)


def chosen(record: Record, seat: int, level: str, seed: int, budget: int) -> ThinkResult:
    """What a bot thinks in this very process."""
    match = Match.resume(*read_record(write_record(record), GAMES))
    move = match.think(seat, level, fast(seed), budget).move
    return ThinkResult(move_data(move), match.game.verdict(match.state, seat, move), budget)


def opened(moves: int = 0) -> Table:
    """A match of AntaYagí after so many moves; before the first one seat 0 is asked."""
    return Table().play_on(1, moves)


def hesitant() -> Table:
    """A match with four entries, after which seat 0 has still the choice that it had at first."""
    table = opened()
    for player in (1, 2):
        table.move(0, "choose", player=player)
        table.add(TookBack(0, 1))
    return table


def asked(table: Table) -> int:
    return next(iter(table.course.game.to_act(table.course.state)))


async def think_here(workers: Workers, name: str, table: Table) -> int:
    """Let a bot think, compare that, and say how many entries that took."""
    before = workers.entries_sent
    thought = await workers.think(NILO, name, table.record, asked(table), "greedy", 3, 2)
    assert thought == chosen(table.record, asked(table), "greedy", 3, 2)
    return workers.entries_sent - before


def judging(workers: Workers, asker: Asker, table: Table, player: int = 1) -> Awaitable[Any]:
    """The referee is asked about a choice; another player makes another question."""
    move = {"do": "choose", "player": player}
    return workers.judge(asker, "a", table.record, 0, move)
