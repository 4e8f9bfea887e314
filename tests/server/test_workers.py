"""Workers: real processes that think and judge, die and are replaced, and never outlive us."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
import uvloop

from sobremesa.games import GAMES
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.options import Options
from sobremesa.kernel.chance import fast
from sobremesa.kernel.course import verify
from sobremesa.kernel.errors import IllegalMove, malformed, not_asked, refuse
from sobremesa.kernel.record import Moved, Record, TookBack, move_data, read_record, write_record
from sobremesa.server.workers import pool
from sobremesa.server.workers.jobs import (
    REPLICAS,
    Job,
    Judge,
    Refused,
    Thought,
    keep,
    refusal,
    refused,
)
from sobremesa.server.workers.pool import Child, WorkerFault, Workers, shortened
from sobremesa.table.match import Match
from tests.kernel.matches import OWN_PACK, SEALED, Table

ROOT = Path(__file__).resolve().parents[2]
LONG = 10**9  # a budget that nobody lives to see the end of
SLOW = 3000  # one that leaves time enough to die
HANGING = 120  # seconds after which a test has failed

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


def chosen(record: Record, seat: int, level: str, seed: int, budget: int) -> Thought:
    """What a bot thinks in this very process."""
    match = Match.resume(*read_record(write_record(record), GAMES))
    bot = match.game.bots[level]
    move = bot.choose(match.view(seat), match.told[seat], match.choices(seat), fast(seed), budget)
    return Thought(move_data(move), match.game.verdict(match.state, seat, move), budget)


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


async def play_out(workers: Workers, table: Table, level: str, budget: int) -> None:
    """Let bots play to the end, every move as it would be thought here."""
    while table.course.game.to_act(table.course.state):
        seed, seat = len(table.record.entries), asked(table)
        expected = chosen(table.record, seat, level, seed, budget)
        thought = await workers.think("a", table.record, seat, level, seed, budget)
        assert thought == expected
        table.add(Moved(seat, thought.move, verdict=thought.verdict))


def faults(table: Table) -> list[Any]:
    return [verdict for verdict in verify(table.course.game, table.record) if verdict.fault]


# Thinking and judging


@LOOPS
def test_bots_play_a_whole_game(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    table = Table(SEALED)

    async def play(workers: Workers) -> None:
        await play_out(workers, table, "greedy", 2)
        assert (workers.done, workers.deaths) == (len(table.record.entries), 0)
        assert workers.entries_sent == len(table.record.entries) - 1

    run(play, 2, loop)
    assert ANTAYAGI.outcome(table.course.state) is not None
    assert faults(table) == []


def test_the_referee_says_with_every_draw_what_it_found() -> None:
    table = Table(game=ANTHENO, options=Options(stars=0, hand=5))
    run(lambda workers: play_out(workers, table, "in-place", 1))
    assert ANTHENO.outcome(table.course.state) is not None
    assert faults(table) == []
    found = [entry.verdict for entry in table.record.entries if isinstance(entry, Moved)]
    assert {None, "none-exists"} <= set(found)


def test_the_referee_judges_what_people_want() -> None:
    table = Table(game=ANTHENO, options=Options(stars=0, hand=5))
    said: set[str | None] = set()

    async def play(workers: Workers) -> None:
        while not table.course.state.over:
            state, seat = table.course.state, asked(table)
            for do in ("draw", "pass"):
                verdict = await workers.judge("a", table.record, seat, {"do": do})
                assert verdict == ANTHENO.verdict(state, seat, ANTHENO.read_move({"do": do}))
                said.add(verdict)
            table.play_on(len(table.record.entries), 1)

    run(play)
    assert said >= {"can-play", "none-exists"}


def test_where_no_search_is_needed_there_is_no_verdict() -> None:
    table = opened()
    judge = {"do": "choose", "player": 1}
    assert run(lambda workers: workers.judge("a", table.record, 0, judge)) is None


def test_moves_that_were_taken_back_are_forgotten() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        for player in (1, 2):
            table.move(0, "choose", player=player)
            await workers.judge("a", table.record, 0, {"do": "choose", "player": player})
            table.add(TookBack(0, 1))
            expected = chosen(table.record, 0, "greedy", player, 3)
            assert await workers.think("a", table.record, 0, "greedy", player, 3) == expected

    run(play)


def test_a_pack_that_is_not_in_the_package_comes_with_the_head() -> None:
    game, options = ANTAYAGI.with_pack(OWN_PACK, "ours")
    table = Table(game=game, options=options).play_on(1, 9)
    assert table.record.head.pack_text == OWN_PACK
    seat = asked(table)
    thought = run(lambda workers: workers.think("a", table.record, seat, "greedy", 5, 3))
    assert thought == chosen(table.record, seat, "greedy", 5, 3)


def test_large_seeds_arrive_whole() -> None:
    table, seed = opened(), 2**200 + 1
    thought = run(lambda workers: workers.think("a", table.record, 0, "greedy", seed, 3))
    assert thought == chosen(table.record, 0, "greedy", seed, 3)


# Refusals and faults


def test_a_refusal_comes_back_as_one() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        with pytest.raises(IllegalMove) as illegal:
            await workers.judge("a", table.record, 0, {"do": "dance"})
        with pytest.raises(IllegalMove) as here:
            ANTAYAGI.read_move({"do": "dance"})
        assert illegal.value == here.value
        with pytest.raises(IllegalMove) as illegal:
            await workers.think("a", table.record, 1, "random", 1, 1)
        assert illegal.value == not_asked(1)
        assert (workers.done, workers.deaths) == (2, 0)

    run(play)


def test_a_refusal_travels_with_all_its_reasons() -> None:
    first, second = refuse("AN-13", "not-yours", "3,-1", 7, tiles="R3 B*"), malformed("what?")
    illegal = IllegalMove(first.rule, first.reason, first.where, (second, first))
    again = msgspec.json.decode(msgspec.json.encode(refused(illegal)), type=Refused)
    assert refusal(again) == illegal


def test_a_job_that_cannot_be_done_fails_alone(capfd: pytest.CaptureFixture[str]) -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        good = workers.think("a", table.record, 0, "random", 1, 1)
        bad = workers.think("a", table.record, 0, "nobody", 1, 1)
        first, fault, last = await asyncio.gather(
            good, bad, workers.judge("a", table.record, 0, {"do": "let-it-be"}),
            return_exceptions=True,
        )  # fmt: skip
        assert first == chosen(table.record, 0, "random", 1, 1)
        assert isinstance(fault, WorkerFault)
        assert str(fault) == "LookupError: AntaYagí has no bot 'nobody', only random, greedy"
        assert last is None
        assert (workers.done, workers.deaths) == (3, 0)

    run(play)
    assert "Traceback" in capfd.readouterr().err


def test_a_job_that_cannot_be_sent_fails_alone() -> None:
    table = opened(4)

    async def play(workers: Workers) -> None:
        with pytest.raises(WorkerFault, match="TypeError"):
            await workers.judge("a", table.record, 0, {"do": object()})
        thought = await workers.think("a", table.record, asked(table), "random", 1, 1)
        assert thought == chosen(table.record, asked(table), "random", 1, 1)
        assert workers.deaths == 0

    run(play)


def test_a_record_that_was_changed_is_not_believed() -> None:
    table = opened(4)
    seat, entries = asked(table), [*table.record.entries]
    entries[1] = msgspec.structs.replace(entries[1], check="0123456789abcdef")
    forged = msgspec.structs.replace(table.record, entries=entries)

    async def play(workers: Workers) -> None:
        for _ in range(2):
            with pytest.raises(WorkerFault, match=r"^RecordFault: record, entry 2: this is not"):
                await workers.think("a", forged, seat, "random", 1, 1)
        thought = await workers.think("a", table.record, seat, "random", 1, 1)
        assert thought == chosen(table.record, seat, "random", 1, 1)

    run(play)


# Replicas


async def think_here(workers: Workers, name: str, table: Table) -> int:
    """Let a bot think, compare that, and say how many entries that took."""
    before = workers.entries_sent
    thought = await workers.think(name, table.record, asked(table), "greedy", 3, 2)
    assert thought == chosen(table.record, asked(table), "greedy", 3, 2)
    return workers.entries_sent - before


def test_a_worker_is_told_only_what_is_new_to_it() -> None:
    table = opened(5)

    async def play(workers: Workers) -> None:
        assert await think_here(workers, "a", table) == 5
        assert await think_here(workers, "a", table) == 0
        table.play_on(2, 3)
        assert await think_here(workers, "a", table) == 3

    run(play, 2)


def test_a_worker_that_knows_nothing_helps_where_the_other_is_busy() -> None:
    table, other = hesitant(), opened(7)

    async def play(workers: Workers) -> None:
        assert await think_here(workers, "a", table) == 4
        assert await think_here(workers, "b", other) == 7
        assert await think_here(workers, "a", table) == 0  # the tables are at two workers
        long = asyncio.create_task(workers.think("a", table.record, 0, "greedy", 1, LONG))
        await until(lambda: workers.busy == 1)
        assert await think_here(workers, "a", table) == 4
        assert not long.done()
        long.cancel()

    run(play, 2)


def test_a_replica_that_had_to_go_is_made_again() -> None:
    table = opened(5)

    async def play(workers: Workers) -> None:
        assert await think_here(workers, "a", table) == 5
        for other in range(REPLICAS - 1):
            await workers.judge(f"b{other}", table.record, 0, {"do": "let-it-be"})
        assert await think_here(workers, "a", table) == 0
        for other in range(REPLICAS):
            await workers.judge(f"c{other}", table.record, 0, {"do": "let-it-be"})
        assert await think_here(workers, "a", table) == 5

    run(play)


def test_a_worker_that_misses_a_replica_is_told_all(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(5)

    def keep_more(kept: dict[str, int], name: str, entries: int) -> None:
        kept[name] = entries

    async def play(workers: Workers) -> None:
        assert await think_here(workers, "a", table) == 5
        for other in range(REPLICAS):
            await workers.judge(f"b{other}", table.record, 0, {"do": "let-it-be"})
        table.play_on(2, 2)
        assert await think_here(workers, "a", table) == 2 + 7  # in vain, and then all

    monkeypatch.setattr(pool, "keep", keep_more)
    run(play)


@pytest.mark.parametrize("moves", [2, 5, 8])
def test_another_match_at_the_same_table_is_not_mistaken_for_the_first(moves: int) -> None:
    table = opened(5)
    other = Table(SEALED).play_on(3, moves)

    async def play(workers: Workers) -> None:
        await think_here(workers, "a", table)
        await think_here(workers, "a", other)
        assert await think_here(workers, "a", other) == 0

    run(play)


def test_what_was_used_longest_ago_goes_first() -> None:
    kept: dict[str, int] = {}
    for number in range(REPLICAS):
        keep(kept, str(number), number)
    keep(kept, "0", 7)
    keep(kept, "more", 8)
    assert len(kept) == REPLICAS
    assert (kept["0"], kept["more"], "1" in kept) == (7, 8, False)


# Queues


@pytest.mark.parametrize(
    ("budget", "processes", "waiting", "left"),
    [(24, 2, 0, 24), (24, 2, 2, 12), (24, 1, 2, 8), (24, 4, 1, 19), (24, 2, 500, 1), (1, 1, 9, 1)],
)
def test_a_queue_shortens_budgets(budget: int, processes: int, waiting: int, left: int) -> None:
    assert shortened(budget, processes, waiting) == left


def test_bots_think_less_while_others_wait() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        thoughts = await asyncio.gather(
            *[workers.think("a", table.record, 0, "greedy", seed, 24) for seed in range(4)]
        )
        assert [thought.budget for thought in thoughts] == [24, 8, 12, 24]
        for seed, thought in enumerate(thoughts):
            assert thought == chosen(table.record, 0, "greedy", seed, thought.budget)

    run(play)


def test_the_referee_is_asked_before_bots_think() -> None:
    table = opened()
    order: list[str] = []

    async def note(name: str, job: Awaitable[Any]) -> None:
        await job
        order.append(name)

    async def play(workers: Workers) -> None:
        jobs = [
            note("first", workers.think("a", table.record, 0, "random", 1, 1)),
            note("second", workers.think("a", table.record, 0, "random", 2, 1)),
            note("judge", workers.judge("a", table.record, 0, {"do": "let-it-be"})),
        ]
        await asyncio.gather(*jobs)

    run(play)
    assert order == ["first", "judge", "second"]


def test_everybody_is_answered_by_few_workers() -> None:
    tables = [Table().play_on(seed, 2 * seed) for seed in range(12)]

    async def play(workers: Workers) -> None:
        jobs = [
            workers.think(str(number), table.record, asked(table), "random", number, 1)
            for number, table in enumerate(tables)
        ]
        tasks = [asyncio.ensure_future(job) for job in jobs]
        await asyncio.sleep(0)
        assert (workers.busy, workers.waiting) == (2, 10)
        for number, thought in enumerate(await asyncio.gather(*tasks)):
            table = tables[number]
            assert thought == chosen(table.record, asked(table), "random", number, 1)
        assert workers.done == 12

    run(play, 2)


# Callers that go away


def test_a_job_that_nobody_waits_for_does_no_harm() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        at_work = asyncio.create_task(workers.think("a", table.record, 0, "greedy", 1, SLOW))
        in_queue = asyncio.create_task(workers.think("a", table.record, 0, "greedy", 1, LONG))
        await until(lambda: workers.waiting == 1)
        for task in (at_work, in_queue):
            task.cancel()
        await asyncio.gather(at_work, in_queue, return_exceptions=True)
        assert (at_work.cancelled(), in_queue.cancelled()) == (True, True)
        assert (workers.busy, workers.waiting) == (1, 0)
        await think_here(workers, "a", table)
        assert (workers.done, workers.deaths) == (2, 0)

    run(play)


# Deaths


@LOOPS
def test_a_move_is_thought_again_when_its_worker_dies(
    loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    table = hesitant()

    async def play(workers: Workers) -> None:
        victim = workers.pids
        thinking = asyncio.create_task(workers.think("a", table.record, 0, "greedy", 1, SLOW))
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
            await child.ask(Job(child.news("a", record), Judge(0, {"do": "let-it-be"})))

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(play())


def test_another_worker_takes_over(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        thinking = [
            asyncio.create_task(workers.think("a", table.record, 0, "greedy", seed, SLOW))
            for seed in range(2)
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
        thinking = asyncio.create_task(workers.think("a", table.record, 0, "greedy", 1, LONG))
        for _ in range(pool.DEATHS):
            await until(lambda: workers.busy == 1)
            await kill(workers)
        with pytest.raises(WorkerFault, match="3 workers died over this job"):
            await thinking
        await think_here(workers, "a", table)
        assert (workers.deaths, workers.done) == (3, 2)

    run(play)


def test_a_job_that_nobody_waits_for_dies_with_its_worker() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        thinking = asyncio.create_task(workers.think("a", table.record, 0, "greedy", 1, LONG))
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
            thinking = asyncio.create_task(workers.think("a", table.record, 0, "greedy", 1, 2))
            await until(lambda: workers.waiting == 1)
        assert await thinking == chosen(table.record, 0, "greedy", 1, 2)

    monkeypatch.setattr(pool, "PAUSE", 0.01)
    run(play)


def test_ctrl_c_is_not_for_workers() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        thinking = asyncio.create_task(workers.think("a", table.record, 0, "greedy", 1, SLOW))
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
            await workers.think("a", table.record, 0, "greedy", 1, 1)
        await workers.start()
        thinking = [
            asyncio.create_task(workers.think("a", table.record, 0, "greedy", 1, LONG))
            for _ in range(2)
        ]
        await until(lambda: workers.waiting == 1)
        await workers.stop()
        for task in thinking:
            with pytest.raises(WorkerFault, match="were stopped"):
                await task
        with pytest.raises(WorkerFault, match="are not running"):
            await workers.judge("a", table.record, 0, {"do": "let-it-be"})
        await workers.stop()  # twice is no mistake
        assert workers.deaths == 0

    asyncio.run(play())


PARENT = """
import asyncio
from sobremesa.server.workers.pool import Workers
from tests.kernel.matches import Table

async def main():
    workers = Workers(2)
    await workers.start()
    thinking = asyncio.create_task(
        workers.think("a", Table().record, 0, "greedy", 1, 10**9)
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
