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
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.games import GAMES
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.options import Options
from sobremesa.games.tanxi.game import TANXI
from sobremesa.kernel.chance import fast
from sobremesa.kernel.course import verify
from sobremesa.kernel.errors import IllegalMove, malformed, not_asked, refuse
from sobremesa.kernel.record import (
    FastSeed,
    Moved,
    Record,
    TookBack,
    move_data,
    read_record,
    write_record,
)
from sobremesa.server.workers import jobs, pool
from sobremesa.server.workers.jobs import (
    BARE,
    GROWN,
    OWN_PACK,
    REPLICAS,
    JudgeTask,
    MatchUpdate,
    RefusedReply,
    Replicas,
    ThinkResult,
    WorkerJob,
    refusal,
    refused,
)
from sobremesa.server.workers.pool import (
    ASKED,
    Asker,
    Child,
    NobodyWaits,
    TooManyWait,
    WorkerFault,
    Workers,
    shortened,
)
from sobremesa.server.workers.queues import Queues
from sobremesa.server.workers.worker import NICE
from sobremesa.table.match import Match
from tests.kernel.matches import OWN_PACK as OWN_PACK_TEXT
from tests.kernel.matches import SEALED, Table

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


async def play_out(workers: Workers, table: Table, level: str, budget: int) -> None:
    """Let bots play to the end, every move as it would be thought here."""
    while table.course.game.to_act(table.course.state):
        seed, seat = len(table.record.entries), asked(table)
        expected = chosen(table.record, seat, level, seed, budget)
        thought = await workers.think(NILO, "a", table.record, seat, level, seed, budget)
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
                verdict = await workers.judge(ANA, "a", table.record, seat, {"do": do})
                assert verdict == ANTHENO.verdict(state, seat, ANTHENO.read_move({"do": do}))
                said.add(verdict)
            table.play_on(len(table.record.entries), 1)

    run(play)
    assert said >= {"can-play", "none-exists"}


def test_where_no_search_is_needed_there_is_no_verdict() -> None:
    table = opened()
    judge = {"do": "choose", "player": 1}
    assert run(lambda workers: workers.judge(ANA, "a", table.record, 0, judge)) is None


def test_moves_that_were_taken_back_are_forgotten() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        for player in (1, 2):
            table.move(0, "choose", player=player)
            await workers.judge(ANA, "a", table.record, 0, {"do": "choose", "player": player})
            table.add(TookBack(0, 1))
            expected = chosen(table.record, 0, "greedy", player, 3)
            assert await workers.think(NILO, "a", table.record, 0, "greedy", player, 3) == expected

    run(play)


def test_a_pack_that_is_not_in_the_package_comes_with_the_head() -> None:
    game, options = ANTAYAGI.with_pack(OWN_PACK_TEXT, "ours")
    table = Table(game=game, options=options).play_on(1, 9)
    assert table.record.head.pack_text == OWN_PACK_TEXT
    seat = asked(table)
    thought = run(lambda workers: workers.think(NILO, "a", table.record, seat, "greedy", 5, 3))
    assert thought == chosen(table.record, seat, "greedy", 5, 3)


def test_large_seeds_arrive_whole() -> None:
    table, seed = opened(), 2**200 + 1
    thought = run(lambda workers: workers.think(NILO, "a", table.record, 0, "greedy", seed, 3))
    assert thought == chosen(table.record, 0, "greedy", seed, 3)


# Refusals and faults


def test_a_refusal_comes_back_as_one() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        with pytest.raises(IllegalMove) as illegal:
            await workers.judge(ANA, "a", table.record, 0, {"do": "dance"})
        with pytest.raises(IllegalMove) as here:
            ANTAYAGI.read_move({"do": "dance"})
        assert illegal.value == here.value
        with pytest.raises(IllegalMove) as illegal:
            await workers.think(NILO, "a", table.record, 1, "random", 1, 1)
        assert illegal.value == not_asked(1)
        assert (workers.done, workers.deaths) == (2, 0)

    run(play)


def test_reasons_are_told_to_who_asks_for_them_alone() -> None:
    asked = (ANA, "a", opened().record, 0, "greedy", 1, 3)

    async def both(workers: Workers) -> list[ThinkResult]:
        return [await workers.think(*asked), await workers.think(*asked, why=True)]

    silent, told = run(both)
    assert silent.reasons is None
    assert told.reasons is not None
    assert told.reasons.considered[0].move == told.move == silent.move


def test_a_refusal_travels_with_all_its_reasons() -> None:
    first, second = refuse("AN-13", "not-yours", "3,-1", 7, tiles="R3 B*"), malformed("what?")
    illegal = IllegalMove(first.rule, first.reason, first.where, (second, first))
    again = msgspec.json.decode(msgspec.json.encode(refused(illegal)), type=RefusedReply)
    assert refusal(again) == illegal


def test_a_job_that_cannot_be_done_fails_alone(capfd: pytest.CaptureFixture[str]) -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        good = workers.think(NILO, "a", table.record, 0, "random", 1, 1)
        bad = workers.think(NILO, "a", table.record, 0, "nobody", 1, 1)
        first, fault, last = await asyncio.gather(
            good, bad, workers.judge(ANA, "a", table.record, 0, {"do": "let-it-be"}),
            return_exceptions=True,
        )  # fmt: skip
        assert first == chosen(table.record, 0, "random", 1, 1)
        assert isinstance(fault, WorkerFault)
        assert str(fault).startswith("LookupError: AntaYagí has no bot 'nobody', only random, ")
        assert last is None
        assert (workers.done, workers.deaths) == (3, 0)

    run(play)
    assert "Traceback" in capfd.readouterr().err


def test_a_job_that_cannot_be_sent_fails_alone() -> None:
    table = opened(4)

    async def play(workers: Workers) -> None:
        with pytest.raises(WorkerFault, match="TypeError"):
            await workers.judge(ANA, "a", table.record, 0, {"do": object()})
        thought = await workers.think(NILO, "a", table.record, asked(table), "random", 1, 1)
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
                await workers.think(NILO, "a", forged, seat, "random", 1, 1)
        thought = await workers.think(NILO, "a", table.record, seat, "random", 1, 1)
        assert thought == chosen(table.record, seat, "random", 1, 1)

    run(play)


# Replicas


async def think_here(workers: Workers, name: str, table: Table) -> int:
    """Let a bot think, compare that, and say how many entries that took."""
    before = workers.entries_sent
    thought = await workers.think(NILO, name, table.record, asked(table), "greedy", 3, 2)
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
        long = asyncio.create_task(workers.think(VEGA, "a", table.record, 0, "greedy", 1, LONG))
        await until(lambda: workers.busy == 1)
        assert await think_here(workers, "a", table) == 4
        assert not long.done()
        long.cancel()

    run(play, 2)


def heavy() -> Table:
    """A match with a pack that is so long that a worker can keep two such matches, not three."""
    longest = (REPLICAS // 3 + 1) // (GROWN + OWN_PACK)
    game, options = ANTAYAGI.with_pack(f"{OWN_PACK_TEXT}\n#{'-' * longest}", "ours")
    return Table(game=game, options=options)


async def judge_here(workers: Workers, name: str, table: Table) -> None:
    await workers.judge(ANA, name, table.record, 0, {"do": "let-it-be"})


def test_a_replica_that_had_to_go_is_made_again() -> None:
    table, long = opened(5), heavy()

    async def play(workers: Workers) -> None:
        assert await think_here(workers, "a", table) == 5
        for name in ("b", "c"):
            await judge_here(workers, name, long)
        assert await think_here(workers, "a", table) == 0
        for name in ("d", "e", "f"):
            await judge_here(workers, name, long)
        assert await think_here(workers, "a", table) == 5

    run(play)


def test_a_hundred_matches_of_tanxi_are_kept_by_one_worker() -> None:
    options = TANXI.read_options({"characters": "random"})
    tables = [Table(game=TANXI, options=options).play_on(seed, 9) for seed in range(4)]

    async def play(workers: Workers) -> None:
        for round in range(2):
            for number in range(100):
                table = tables[number % 4]
                name = f"{number} of {len(table.record.entries)}"
                await workers.think(
                    NILO, name, table.record, asked(table), "random", number + 100 * round, 1
                )
        assert workers.entries_sent == sum(
            len(tables[number % 4].record.entries) for number in range(100)
        )

    run(play)


def test_a_worker_that_misses_a_replica_is_told_all(monkeypatch: pytest.MonkeyPatch) -> None:
    table, long = opened(5), heavy()

    async def play(workers: Workers) -> None:
        assert await think_here(workers, "a", table) == 5
        for name in ("b", "c", "d"):
            await judge_here(workers, name, long)
        table.play_on(2, 2)
        assert await think_here(workers, "a", table) == 2 + 7  # in vain, and then all

    monkeypatch.setattr(jobs, "REPLICAS", 2 * REPLICAS)  # here, and not in the worker
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
    kept: Replicas[int] = Replicas()
    head = opened().record.head
    third = (REPLICAS - 3 * BARE) // 3 // GROWN
    for number in range(3):
        kept.keep(MatchUpdate(str(number), "", [], head), number, third)
    kept.keep(MatchUpdate("0", "", [], None), 7, 0)
    kept.keep(MatchUpdate("more", "", [], head), 8, 0)
    assert [kept.get(name) for name in ("0", "1", "2", "more")] == [7, None, 2, 8]


def test_what_grows_is_weighed_as_it_grows_and_what_begins_anew_from_the_start() -> None:
    kept: Replicas[int] = Replicas()
    head = opened().record.head
    half = (REPLICAS - 2 * BARE) // 2 // GROWN
    kept.keep(MatchUpdate("a", "", [], head), 0, half)
    kept.keep(MatchUpdate("b", "", [], head), 0, half - 1)
    kept.keep(MatchUpdate("a", "", [], head), 1, half)
    assert len(kept) == 2
    kept.keep(MatchUpdate("a", "", [], None), 2, BARE)
    assert (kept.get("a"), kept.get("b")) == (2, None)


def test_a_match_that_is_too_heavy_is_kept_as_long_as_it_is_the_last() -> None:
    kept: Replicas[int] = Replicas()
    head = opened().record.head
    kept.keep(MatchUpdate("a", "", [], head), 0, REPLICAS)
    kept.keep(MatchUpdate("b", "", [], head), 1, REPLICAS)
    assert (kept.get("a"), kept.get("b")) == (None, 1)


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
            *[workers.think(NILO, "a", table.record, 0, "greedy", seed, 24) for seed in range(4)]
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
            note("first", workers.think(NILO, "a", table.record, 0, "random", 1, 1)),
            note("second", workers.think(NILO, "a", table.record, 0, "random", 2, 1)),
            note("judge", workers.judge(ANA, "a", table.record, 0, {"do": "let-it-be"})),
        ]
        await asyncio.gather(*jobs)

    run(play)
    assert order == ["first", "judge", "second"]


def test_everybody_is_answered_by_few_workers() -> None:
    tables = [Table().play_on(seed, 2 * seed) for seed in range(12)]

    async def play(workers: Workers) -> None:
        jobs = [
            workers.think(
                (NILO, VEGA)[number % 2],
                str(number),
                table.record,
                asked(table),
                "random",
                number,
                1,
            )
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


def judging(workers: Workers, asker: Asker, table: Table, player: int = 1) -> Awaitable[Any]:
    """The referee is asked about a choice; another player makes another question."""
    move = {"do": "choose", "player": player}
    return workers.judge(asker, "a", table.record, 0, move)


async def order_of(jobs: dict[str, Awaitable[Any]]) -> list[str]:
    """In which order these are done, all asked for at once."""
    order: list[str] = []

    async def note(name: str, job: Awaitable[Any]) -> None:
        await job
        order.append(name)

    await asyncio.gather(*[note(name, job) for name, job in jobs.items()])
    return order


def test_who_floods_the_referee_does_not_stop_the_bots_of_others() -> None:
    table = opened()

    async def play(workers: Workers) -> list[str]:
        flood = {f"flood {n}": judging(workers, ANA, table, n) for n in range(1, ASKED)}
        bots = {
            f"bot {n}": workers.think(VEGA, "b", table.record, 0, "random", n, 1) for n in range(3)
        }
        return await order_of(flood | bots)

    order = run(play)
    assert [order.index(f"bot {n}") for n in range(3)] == [2, 4, 6]  # in turn, after the first


def test_people_who_wait_for_the_same_bots_do_not_wait_for_who_floods() -> None:
    table = opened()
    both = Asker(("ana", "bo"), lambda: True, asks=False)

    async def play(workers: Workers) -> list[str]:
        flood = {f"flood {n}": judging(workers, ANA, table, n) for n in range(1, ASKED)}
        bot = {"bot": workers.think(both, "b", table.record, 0, "random", 1, 1)}
        return await order_of(flood | bot)

    assert run(play).index("bot") == 2


def test_one_person_never_has_all_workers() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        long = [
            asyncio.create_task(workers.think(NILO, "a", table.record, 0, "greedy", seed, LONG))
            for seed in range(3)
        ]
        await until(lambda: workers.waiting == 2)
        assert workers.busy == 1
        thought = await workers.think(VEGA, "b", table.record, 0, "greedy", 1, 1)
        assert thought == chosen(table.record, 0, "greedy", 1, 1)
        assert not any(task.done() for task in long)
        for task in long:
            task.cancel()

    run(play, 2)


def test_who_has_too_much_waiting_is_refused_and_bots_are_not() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        long = asyncio.create_task(workers.think(VEGA, "a", table.record, 0, "greedy", 1, LONG))
        await until(lambda: workers.busy == 1)
        asked = [asyncio.ensure_future(judging(workers, ANA, table, n)) for n in range(ASKED)]
        await until(lambda: workers.waiting == ASKED)
        with pytest.raises(TooManyWait):
            await judging(workers, ANA, table, ASKED)
        asked += [
            asyncio.ensure_future(job)
            for job in (
                judging(workers, ANA, table, 0),  # asked already
                judging(workers, BO, table, ASKED),
                workers.think(NILO, "a", table.record, 0, "random", 1, 1),
            )
        ]
        await until(lambda: workers.waiting == ASKED + 2)
        for task in (long, *asked):
            task.cancel()

    run(play)


def test_the_same_question_is_answered_once() -> None:
    table = Table(game=ANTHENO, options=Options(stars=0, hand=5))
    seat = asked(table)

    async def play(workers: Workers) -> None:
        draws = [workers.judge(ANA, "a", table.record, seat, {"do": "draw"}) for _ in range(18)]
        said = await asyncio.gather(*draws)
        said.append(await workers.judge(ANA, "a", table.record, seat, {"do": "draw"}))
        draw = ANTHENO.read_move({"do": "draw"})
        assert set(said) == {ANTHENO.verdict(table.course.state, seat, draw)}
        assert workers.done == 1
        table.play_on(1, 1)
        await workers.judge(ANA, "a", table.record, asked(table), {"do": "draw"})
        await workers.judge(ANA, "b", table.record, asked(table), {"do": "draw"})
        assert workers.done == 3

    run(play)


def test_who_goes_away_does_not_take_the_answer_from_others() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        long = asyncio.create_task(workers.think(VEGA, "a", table.record, 0, "greedy", 1, SLOW))
        await until(lambda: workers.busy == 1)
        first, second = [asyncio.ensure_future(judging(workers, ANA, table)) for _ in range(2)]
        await until(lambda: workers.waiting == 1)
        first.cancel()
        assert await second is None
        assert (first.cancelled(), workers.done) == (True, 2)
        await long

    run(play)


def test_answers_are_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        for player in (1, 2, 0, 2, 0, 1):
            await judging(workers, ANA, table, player)
        assert workers.done == 4

    monkeypatch.setattr(pool, "ANSWERED", 2)
    run(play)


def test_what_nobody_waits_for_any_more_is_dropped() -> None:
    table = opened()
    there = {"ana": True}
    ana = ANA._replace(waits=lambda: there["ana"])

    async def play(workers: Workers) -> None:
        long = asyncio.create_task(workers.think(VEGA, "a", table.record, 0, "greedy", 1, SLOW))
        await until(lambda: workers.busy == 1)
        gone = asyncio.ensure_future(judging(workers, ana, table))
        await until(lambda: workers.waiting == 1)
        there["ana"] = False
        await long
        with pytest.raises(NobodyWaits):
            await gone
        assert (workers.done, workers.busy, workers.waiting) == (1, 0, 0)
        there["ana"] = True
        await judging(workers, ana, table)
        assert workers.done == 2

    run(play)


WORK = st.tuples(
    st.sampled_from([("ana",), ("bo",), ("teo",), ("ana", "bo")]), st.booleans(), st.booleans()
)


def served(work: list[Any], items: list[Any]) -> list[int]:
    """The order in which items are taken that come one by one, some with somebody served then."""
    queues: Queues[Any] = Queues()
    order = []

    def take() -> None:
        taken = queues.take(lambda _: True)
        if taken is not None:
            queues.served(taken[0])
            order.append(items.index(taken[1]))

    for item, (people, urgent, free) in zip(items, work, strict=True):
        queues.add(item, people, urgent=urgent)
        if free:
            take()
    while len(queues):
        take()
    return order


@given(st.lists(WORK, max_size=20))
def test_the_order_follows_from_who_waits_for_what_kind_of_work_alone(work: list[Any]) -> None:
    hidden, other = [[object() for _ in work] for _ in range(2)]
    order = served(work, hidden)
    assert order == served(work, other)
    assert sorted(order) == list(range(len(work)))
    for one in {people for people, _, _ in work if len(people) == 1}:
        mine = [n for n in order if work[n][0] == one]
        for kind in (True, False):
            same = [n for n in mine if work[n][1] == kind]
            assert same == sorted(same)  # what has waited longest first


@given(st.lists(WORK, max_size=20))
def test_nobody_is_served_twice_while_somebody_waits(work: list[Any]) -> None:
    queues: Queues[int] = Queues()
    for number, (people, urgent, _) in enumerate(work):
        queues.add(number, people, urgent=urgent)
    rounds: list[str] = []
    while (taken := queues.take(lambda _: True)) is not None:
        waiting = {name for name in ("ana", "bo", "teo") if queues.of(name)}
        person = taken[0]
        if person in rounds:
            since = rounds[len(rounds) - rounds[::-1].index(person) :]
            assert waiting - {person} <= set(since)
        queues.served(person)
        rounds.append(person)
    assert len(rounds) == len(work)


def test_twins_are_served_in_the_same_order() -> None:
    """Two tables that nobody can tell apart, but for what others hold: the same jobs in turn."""

    async def play(workers: Workers) -> list[list[str]]:
        orders = []
        for chance in (FastSeed(4), FastSeed(5)):
            table = Table(chance)
            flood = {f"ana {n}": judging(workers, ANA, table, n) for n in range(4)}
            bots = {
                f"{bot.people} {n}": workers.think(bot, "b", table.record, 0, "greedy", n, 9)
                for n in range(3)
                for bot in (NILO, VEGA)
            }
            orders.append(await order_of(flood | bots))
        return orders

    first, second = run(play)
    assert first == second


# Callers that go away


def test_a_job_that_nobody_waits_for_does_no_harm() -> None:
    table = opened()

    async def play(workers: Workers) -> None:
        at_work = asyncio.create_task(workers.think(NILO, "a", table.record, 0, "greedy", 1, SLOW))
        in_queue = asyncio.create_task(workers.think(NILO, "a", table.record, 0, "greedy", 1, LONG))
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
