"""Queues: whose turn it is when there is more to do than workers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.options import Options
from sobremesa.kernel.record import FastSeed
from sobremesa.server.workers import pool
from sobremesa.server.workers.pool import ASKED, Asker, NobodyWaits, TooManyWait, Workers, shortened
from sobremesa.server.workers.queues import Queues
from tests.kernel.matches import Table
from tests.server.working import (
    ANA,
    BO,
    LONG,
    NILO,
    SLOW,
    VEGA,
    asked,
    chosen,
    judging,
    opened,
    run,
    until,
)


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
