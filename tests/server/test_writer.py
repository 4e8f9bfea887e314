"""The writer keeps what it has acknowledged, once, whatever goes wrong around it."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from collections import Counter

import pytest

from sobremesa.server.store.schema import Change, Conflict, DatabaseFault, Sitter
from sobremesa.server.store.store import Store
from tests.server.stores import (
    ANA,
    BEA,
    FILL,
    FREE,
    change,
    invite,
    kept_summary,
    opened,
    outcomes,
    scene,
    summary,
)


@scene
async def test_what_has_queued_is_committed_together(store: Store) -> None:
    tables = [f"t{number}" for number in range(20)]
    await asyncio.gather(
        *(store.append(change(table, 1, b"a", summary=summary())) for table in tables),
        *(store.append(change(table, 2, b"b", b"c")) for table in tables),
    )
    assert (store.committed, store.batches) == (60, 1)
    assert [row.body for row in await store.log("t7")] == [b"a", b"b", b"c"]


@scene
async def test_a_taken_number_spoils_only_the_change_that_wanted_it(store: Store) -> None:
    before = summary(Sitter(ANA, 0, None))
    await store.append(change("t", 1, b"first", b"second", summary=before))
    late = summary(Sitter(BEA, 0, None), stage="over", changed=9)
    assert await outcomes(
        store.append(change("u", 1, b"u", summary=summary())),
        store.append(change("t", 2, b"late", b"later", summary=late)),
        store.append(change("v", 1, b"v", summary=summary())),
    ) == [None, Conflict, None]
    assert [row.body for row in await store.log("t")] == [b"first", b"second"]
    assert await kept_summary(store, "t") == before
    assert [row.body for row in await store.log("u") + await store.log("v")] == [b"u", b"v"]


@pytest.mark.parametrize("ticks", range(4))
def test_what_rests_on_a_refused_change_is_refused(database: str, ticks: int) -> None:
    async def play(store: Store) -> None:
        await store.append(change("t", 1, b"theirs", summary=summary()))
        refused = asyncio.create_task(store.append(change("t", 1, b"ours")))
        for _ in range(ticks):  # the next ones queue with it, or while it is being written
            await asyncio.sleep(0)
        followers = outcomes(
            store.append(change("t", 2, b"ours too")),
            store.save_snapshot("t", 1, "program", b"ours"),
            store.append(change("u", 1, b"another table", summary=summary())),
        )
        assert await followers == [Conflict, Conflict, None]
        with pytest.raises(Conflict):
            await refused
        assert [row.body for row in await store.log("t")] == [b"theirs"]
        assert await store.snapshot("t", "program") is None
        await store.append(change("t", 2, b"read anew"))

    scene(play)(database)


def test_of_two_nodes_exactly_one_writes_each_number(database: str) -> None:
    async def contest(node: Store, name: str, tables: list[str]) -> Counter[tuple[str, int]]:
        won: Counter[tuple[str, int]] = Counter()
        for number in range(2, 22):
            changes = [change(table, number, name.encode(), summary=summary()) for table in tables]
            results = await outcomes(*(node.append(one) for one in changes))
            assert set(results) <= {None, Conflict}
            won.update(
                (one.table, number) for one, r in zip(changes, results, strict=True) if not r
            )
        return won

    async def play() -> None:
        async with opened(database) as one, opened(database) as other:
            await invite(one)
            tables = ["t", "u", "v"]
            for table in tables:
                await one.append(change(table, 1, b"", summary=summary()))
            wins = await asyncio.gather(
                contest(one, "one", tables), contest(other, "other", tables[::-1])
            )
            both = wins[0] + wins[1]
            assert both == Counter({(table, n): 1 for table in tables for n in range(2, 22)})
            for table in tables:
                for row in (await one.log(table))[1:]:
                    winner = wins[0] if row.body == b"one" else wins[1]
                    assert winner[table, row.number] == 1

    asyncio.run(play())


@scene
async def test_the_writer_survives_changes_that_cannot_be_written(store: Store) -> None:
    await store.append(change("t", 1, b"good", summary=summary()))
    results = await outcomes(
        store.append(change("nowhere", 1, b"a table without a summary")),
        store.append(Change("t", 2, ((2**70, b"no such time"),))),
        store.append(change("u", 1, b"good", summary=summary())),
        store.append(change("v", 1, b"", summary=summary(host="nobody"))),
        store.save_snapshot("u", 5, "program", b"of an entry that is not there"),
    )
    assert [result is None for result in results] == [False, False, True, False, False]
    assert not {Conflict, DatabaseFault} & set(results)
    await store.append(change("t", 2, b"good"))
    assert [row.body for row in await store.log("t") + await store.log("u")] == [b"good"] * 3
    assert sorted(await store.unfinished()) == ["t", "u"]


async def break_down(store: Store) -> None:
    """Make the next commit fail: there is no room left."""
    async with store._writing.begin() as connection:
        sqlite = connection.dialect.name == "sqlite"
        for statement in ("PRAGMA max_page_count = 1",) if sqlite else FILL:
            await connection.exec_driver_sql(statement)


async def repair(store: Store) -> None:
    async with store._writing.begin() as connection:
        sqlite = connection.dialect.name == "sqlite"
        await connection.exec_driver_sql("PRAGMA max_page_count = 100000" if sqlite else FREE)


@scene
async def test_the_writer_survives_a_failing_database(store: Store) -> None:
    await store.append(change("t", 1, b"good", summary=summary()))
    await break_down(store)
    large = b"x" * 100_000
    assert (
        await outcomes(
            store.append(change("t", 2, large)),
            store.append(change("t", 3, b"")),
            store.append(change("u", 1, large, summary=summary())),
        )
        == [DatabaseFault] * 3
    )
    await repair(store)
    assert await store.unfinished() == ["t"]
    await store.append(change("t", 2, b"good"))
    assert [row.body for row in await store.log("t")] == [b"good", b"good"]


@scene
async def test_moves_alone_are_refused_by_a_failing_database(store: Store) -> None:
    await store.append(change("t", 1, b"good", summary=summary()))
    await break_down(store)
    large = b"x" * 100_000
    assert await outcomes(store.append(change("t", 2, large))) == [DatabaseFault]
    assert (store.failing, store.outages) == (True, 1)
    await repair(store)
    await store.append(change("t", 2, b"after it"))
    assert not store.failing
    assert [row.body for row in await store.log("t")] == [b"good", b"after it"]


@scene
async def test_the_writer_does_not_mind_who_no_longer_waits(store: Store) -> None:
    await store.append(change("t", 1, b"", summary=summary()))
    for number in range(2, 12):
        waiting = asyncio.create_task(store.append(change("t", number, b"")))
        for _ in range(number):
            await asyncio.sleep(0)
        waiting.cancel()
    await store.append(change("t", 12, b""))
    assert [row.number for row in await store.log("t")] == list(range(1, 13))


def test_closing_writes_what_has_queued_and_takes_no_more(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await invite(store)
            queued = asyncio.create_task(store.append(change("t", 1, b"", summary=summary())))
            await asyncio.sleep(0)
        await queued
        with pytest.raises(DatabaseFault, match="closed"):
            await store.append(change("t", 2, b""))
        async with opened(database) as store:
            assert len(await store.log("t")) == 1

    asyncio.run(play())


CHILD = """
import asyncio, sys
from sobremesa.server.store.schema import Change, Summary
from sobremesa.server.store.store import open_store

async def play(store, table, host):
    summary = Summary("antheno", True, "playing", host, 0, 0, b"", ())
    for number in range(1, 1000000):
        await store.append(Change(table, number, ((number, table.encode()),), summary))
        print(table, number, flush=True)

async def main(database, host):
    store = await open_store(database)
    await store.add_person(host, "", host.encode(), 0)
    await asyncio.gather(*(play(store, f"{host}-{table}", host) for table in range(5)))

asyncio.run(main(*sys.argv[1:]))
"""


def test_what_was_acknowledged_is_there_after_a_crash(database: str) -> None:
    acknowledged = Counter[str]()
    for crash in range(3):
        with subprocess.Popen(
            [sys.executable, "-c", CHILD, database, f"host{crash}"], stdout=subprocess.PIPE
        ) as child:
            assert child.stdout is not None
            lines = [child.stdout.readline()]
            time.sleep(random.uniform(0, 0.2))
            child.kill()
            lines += child.stdout.readlines()
        acknowledged.update(line.split()[0].decode() for line in lines if line.endswith(b"\n"))

    async def look() -> None:
        async with opened(database) as store:
            for table, entries in acknowledged.items():
                numbers = [row.number for row in await store.log(table)]
                assert numbers == list(range(1, len(numbers) + 1))
                assert len(numbers) >= entries > 0

    assert acknowledged
    asyncio.run(look())
