"""Replicas: what a worker keeps of matches, and what it has to be told."""

from __future__ import annotations

import asyncio

import pytest

from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.tanxi.game import TANXI
from sobremesa.server.workers import jobs
from sobremesa.server.workers.jobs import BARE, GROWN, OWN_PACK, REPLICAS, MatchUpdate, Replicas
from sobremesa.server.workers.pool import Workers
from tests.kernel.matches import OWN_PACK as OWN_PACK_TEXT
from tests.kernel.matches import SEALED, Table
from tests.server.working import (
    ANA,
    LONG,
    NILO,
    VEGA,
    asked,
    hesitant,
    opened,
    run,
    think_here,
    until,
)


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
