"""Workers: real processes that think and judge."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.options import Options
from sobremesa.kernel.course import verify
from sobremesa.kernel.errors import IllegalMove, malformed, not_asked, refuse
from sobremesa.kernel.record import Moved, TookBack
from sobremesa.server.workers.jobs import RefusedReply, ThinkResult, refusal, refused
from sobremesa.server.workers.pool import WorkerFault, Workers
from tests.kernel.matches import OWN_PACK as OWN_PACK_TEXT
from tests.kernel.matches import SEALED, Table
from tests.server.working import (
    ANA,
    LONG,
    LOOPS,
    NILO,
    SLOW,
    asked,
    chosen,
    opened,
    run,
    think_here,
    until,
)


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
