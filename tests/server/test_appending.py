"""Moves are appended by one statement: whoever takes their table meanwhile, before or after it."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import asyncpg

from sobremesa.server.store.homes import Homes
from sobremesa.server.store.schema import Change, Conflict, DatabaseFault, Fenced
from sobremesa.server.store.store import Store
from tests.server.stores import FILL, FREE, change, invite, opened, outcomes, summary
from tests.server.test_homes import (
    LONG,
    Two,
    by,
    end_sessions,
    new,
    of_two,
    until_somebody_waits,
)


async def bodies(store: Store, table: str) -> list[bytes]:
    return [row.body for row in await store.log(table)]


@asynccontextmanager
async def taking(two: Two, table: str) -> AsyncIterator[None]:
    """Somebody has taken a table, and commits only afterwards."""
    async with two.looking.transaction():
        await two.looking.execute(
            "UPDATE homes SET node = 'b', fence = fence + 1 WHERE table_id = $1", table
        )
        yield


class Undone(Exception):
    """Whoever looks has thought better of it."""


@of_two
async def test_an_append_waits_for_a_taking_and_is_refused_after_it(two: Two) -> None:
    await asyncio.gather(*(two.ours.append(new("a", table)) for table in "tu"))
    async with taking(two, "t"):
        appending = asyncio.create_task(
            outcomes(
                two.ours.append(by("a", 1, "t", 2, b"past")),
                two.ours.append(by("a", 1, "u", 2, b"kept")),
            )
        )
        await until_somebody_waits(two)
        assert not appending.done()
    assert await appending == [Fenced, None]
    await two.theirs.append(by("b", 2, "t", 2, b"theirs"))
    assert await bodies(two.ours, "t") == [b"", b"theirs"]
    assert await bodies(two.ours, "u") == [b"", b"kept"]


@of_two
async def test_an_append_goes_on_where_a_taking_came_to_nothing(two: Two) -> None:
    await two.ours.append(new("a", "t"))
    with suppress(Undone):
        async with taking(two, "t"):
            appending = asyncio.create_task(two.ours.append(by("a", 1, "t", 2, b"kept")))
            await until_somebody_waits(two)
            raise Undone
    await appending
    assert await bodies(two.theirs, "t") == [b"", b"kept"]


@of_two
async def test_taking_waits_for_a_statement_that_has_found_its_fences(two: Two) -> None:
    """It is held up by a row that somebody else is about to write, and writes no more."""
    await two.ours.append(new("a", "t"))
    await two.homes.resign("a")
    with suppress(Undone):
        async with two.looking.transaction():
            await two.looking.execute("INSERT INTO log VALUES ('t', 2, 5, 'undone')")
            appending = asyncio.create_task(two.ours.append(by("a", 1, "t", 2, b"ours")))
            await until_somebody_waits(two)
            taken = asyncio.create_task(two.homes.take("t", "b"))
            await until_somebody_waits(two, 2)
            assert not taken.done()
            raise Undone
    await appending
    assert await taken == 2
    assert await bodies(two.theirs, "t") == [b"", b"ours"]


@of_two
async def test_what_was_acknowledged_stays_whoever_takes_the_table_how_often(two: Two) -> None:
    """Two nodes take a table from each other while the one that has it moves."""
    await two.ours.append(new("a", "t"))
    stores, acknowledged = {"a": two.ours, "b": two.theirs}, {1: b""}
    several = {name: Homes(two.homes._session._dsn) for name in stores}

    async def have(name: str) -> int:
        await two.looking.execute("UPDATE homes SET node = '' WHERE table_id = 't'")
        fence = await several[name].take("t", name)
        assert fence is not None
        return fence

    async def move(name: str, fence: int) -> None:
        body = f"{fence:04}".encode()
        number = len(await stores[name].log("t")) + 1
        while await outcomes(stores[name].append(by(name, fence, "t", number, body))) == [None]:
            acknowledged[number] = body
            number += 1

    moving: list[asyncio.Task[None]] = []
    for turn in range(40):
        name = "ab"[turn % 2]
        moving.append(asyncio.create_task(move(name, await have(name))))
        await asyncio.sleep(0.01)
    await have("a")
    async with asyncio.timeout(LONG):
        await asyncio.gather(*moving)
    log = await two.ours.log("t")
    assert {row.number: row.body for row in log} == acknowledged
    assert [row.body for row in log] == sorted(row.body for row in log)
    for homes in several.values():
        await homes.close()


@of_two
async def test_a_stale_move_spoils_no_other_of_its_batch(two: Two) -> None:
    await asyncio.gather(*(two.ours.append(new("a", table)) for table in "tuvw"))
    await two.homes.release("u", 1, needed=True)
    assert await two.homes.take("u", "b") == 2
    await two.ours.append(by("a", 1, "w", 2))
    before = two.ours.batches
    came = await outcomes(
        two.ours.append(by("a", 1, "t", 2)),
        two.ours.append(by("a", 1, "u", 2)),
        two.ours.append(by("a", 1, "u", 3)),
        two.ours.append(by("a", 1, "v", 2)),
        two.ours.append(by("a", 1, "v", 3)),
        two.ours.append(by("a", 1, "w", 2)),
        two.ours.append(by("a", 1, "nowhere", 2)),
    )
    assert came == [None, Fenced, Conflict, None, None, Conflict, Fenced]
    assert [len(await two.theirs.log(table)) for table in "tuvw"] == [2, 1, 3, 2]
    assert two.ours.batches - before == 3  # each by itself, once they could not be together


def test_moves_of_a_server_without_nodes_have_no_fence(postgres_database: str) -> None:
    async def play() -> None:
        async with opened(postgres_database) as store:
            await invite(store)
            await store.append(change("t", 1, b"a", summary=summary()))
            came = await outcomes(
                store.append(change("t", 2, b"b", b"c")),
                store.append(Change("t", 4, ((2**70, b"no such time"),))),
            )
            assert came == [None, asyncpg.DataError]
            assert await outcomes(store.append(change("t", 3, b"late"))) == [Conflict]
            assert await bodies(store, "t") == [b"a", b"b", b"c"]

    asyncio.run(play())


@of_two
async def test_moves_go_on_after_the_database_has_hung_up(two: Two) -> None:
    await two.ours.append(new("a", "t"))
    await two.ours.append(by("a", 1, "t", 2))
    await end_sessions(two)
    lost = await outcomes(two.ours.append(by("a", 1, "t", 3)))  # unless it was noticed before
    assert lost in ([DatabaseFault], [None])
    assert two.ours.failing == (lost != [None])
    await two.ours.append(by("a", 1, "t", len(await bodies(two.theirs, "t")) + 1))
    if lost != [None]:
        await two.ours.append(new("a", "u"))  # by the other connection, which had ended as well
    assert not two.ours.failing
    assert two.ours.outages == (lost != [None])


@of_two
async def test_writing_that_fails_leaves_no_connection_behind(two: Two) -> None:
    """Whatever is left in a circle is collected rarely, and PostgreSQL has few connections."""
    await two.ours.append(new("a", "t"))
    await two.ours.append(by("a", 1, "t", 2))
    await two.ours.check()
    before = await sessions(two)
    gc.disable()
    try:
        for _ in range(5):
            for statement in FILL:
                await two.looking.execute(statement)
            assert await outcomes(two.ours.append(by("a", 1, "t", 3))) == [DatabaseFault]
            await two.looking.execute(FREE)
            await two.ours.check()
        async with asyncio.timeout(60):
            while await sessions(two) > before:  # the last that was ended may take a moment
                await asyncio.sleep(0.05)
    finally:
        gc.enable()


async def sessions(two: Two) -> int:
    """How many connections there are to this database."""
    found = await two.looking.fetchval(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    )
    return int(found)
