"""A table lives on one node: leases, fences, and whoever tries to write past them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from sobremesa.server.store.homes import HOLDS, Homes
from sobremesa.server.store.schema import (
    Change,
    Conflict,
    DatabaseFault,
    Fence,
    Fenced,
    LogRow,
    Stage,
)
from sobremesa.server.store.store import Store, open_store
from tests.server.stores import change, invite, outcomes, summary

LONG = 600.0  # seconds that no test lasts


class Two(NamedTuple):
    """Two nodes with a store each, on one database, and somebody who looks at it."""

    ours: Store
    theirs: Store
    homes: Homes
    looking: Any


@asynccontextmanager
async def both(database: str) -> AsyncIterator[Two]:
    ours, theirs = await open_store(database), await open_store(database)
    await invite(ours)
    homes, looking = Homes(database), await asyncpg.connect(database)
    assert await homes.join("a", "", "1", LONG, [])
    assert await homes.join("b", "", "1", LONG, ["a"])
    try:
        yield Two(ours, theirs, homes, looking)
    finally:
        await looking.close()
        await homes.close()
        await theirs.close()
        await ours.close()


def of_two(test: Callable[[Two], Coroutine[Any, Any, None]]) -> Callable[[str], None]:
    """The test, with two nodes."""

    async def play(database: str) -> None:
        async with both(database) as two:
            await test(two)

    return lambda postgres_database: asyncio.run(play(postgres_database))


def by(node: str, fence: int, table: str, first: int, body: bytes = b"", **more: Any) -> Change:
    """A change that this node wants to make."""
    one = change(table, first, body, **more)
    return Change(one.table, one.first, one.entries, one.summary, Fence(node, fence))


def new(node: str, table: str, stage: Stage = "playing", changed: int = 1) -> Change:
    """A table that this node sets."""
    return by(node, 1, table, 1, summary=summary(stage=stage, changed=changed))


async def dies(two: Two, node: str) -> None:
    """The lease of a node is over."""
    await two.looking.execute("UPDATE nodes SET until = 1 WHERE id = $1", node)


@of_two
async def test_who_set_a_table_has_it_until_its_node_is_dead(two: Two) -> None:
    await two.ours.append(new("a", "t"))
    assert await two.homes.take("t", "b") is None
    assert await two.homes.take_orphans("b", 9) == {}
    assert await two.homes.nodes_of(["t", "u"]) == {"t": "a"}
    await dies(two, "a")
    assert await two.homes.nodes_of(["t"]) == {}
    assert await two.homes.take("t", "b") == 2
    assert await two.homes.nodes_of(["t"]) == {"t": "b"}
    await two.theirs.append(by("b", 2, "t", 2, b"theirs"))
    with pytest.raises(Fenced):
        await two.ours.append(by("a", 1, "t", 3, b"ours"))
    assert [row.number for row in await two.ours.log("t")] == [1, 2]


@of_two
async def test_who_is_dead_is_never_alive_again(two: Two) -> None:
    assert await two.homes.renew("a", LONG)
    await dies(two, "a")
    assert not await two.homes.renew("a", LONG)
    await two.homes.resign("b")
    assert not await two.homes.renew("b", LONG)
    assert not await two.homes.renew("nobody", LONG)


@of_two
async def test_nobody_waits_for_the_lease_of_a_node_whose_process_has_ended(two: Two) -> None:
    theirs, name = Homes(two.homes._session._dsn), f"{HOLDS}1"
    await theirs.hold(name)
    assert await theirs.join(name, "", "1", LONG, ["a", "b"])
    await two.ours.append(new(name, "t"))
    assert await two.homes.take("t", "b") is None
    await asyncio.sleep(3.1)  # who has just come may know no better
    assert await two.homes.take("t", "b") is None  # it lives
    await end_sessions(two)
    async with asyncio.timeout(30):
        await theirs.unheld.wait()
        await theirs.hold(name)
    with suppress(DatabaseFault):
        await two.homes.take("t", "b")  # by a session that has ended
    await asyncio.sleep(3.1)
    assert await two.homes.take("t", "b") is None  # it lives on
    buried: list[str] = []
    two.homes.when_buried = buried.append
    await theirs.close()
    young = Homes(two.homes._session._dsn)
    assert await young.take("t", "b") is None
    await young.close()
    async with asyncio.timeout(30):
        while not await two.homes.take_orphans("b", 9):
            await asyncio.sleep(0.05)  # until its session has ended
    assert buried == [name]


async def end_sessions(two: Two) -> None:
    """PostgreSQL ends all sessions but one."""
    await two.looking.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )


@of_two
async def test_a_stale_change_spoils_no_other_of_its_batch(two: Two) -> None:
    await asyncio.gather(*(two.ours.append(new("a", table)) for table in "tuv"))
    await two.homes.release("u", 1, needed=True)
    assert await two.homes.take("u", "b") == 2
    came = await outcomes(
        two.ours.append(by("a", 1, "t", 2)),
        two.ours.append(by("a", 1, "u", 2)),
        two.ours.append(by("a", 1, "u", 3)),
        two.ours.append(by("a", 1, "v", 2)),
        two.ours.append(new("a", "w")),
    )
    assert came == [None, Fenced, Conflict, None, None]
    assert [len(await two.theirs.log(table)) for table in "tuvw"] == [2, 1, 2, 1]


@of_two
async def test_a_change_that_was_made_before_its_node_took_the_table_again_is_stale(
    two: Two,
) -> None:
    await two.ours.append(new("a", "t"))
    assert await two.homes.take("t", "a") == 2  # it had forgotten the table
    came = await outcomes(
        two.ours.append(by("a", 1, "t", 2, b"before")),
        two.ours.append(by("a", 2, "u", 1, b"", summary=summary())),
    )
    assert came == [Fenced, None]
    assert (await outcomes(two.ours.append(by("a", 2, "t", 2, b"after")))) == [None]
    assert [row.body for row in await two.ours.log("t")] == [b"", b"after"]


@of_two
async def test_taking_waits_for_an_append_that_is_under_way(two: Two) -> None:
    """What was acknowledged is in the log that is read after the taking."""
    await two.ours.append(new("a", "t"))
    async with two.looking.transaction():
        await two.looking.execute("SELECT FROM homes WHERE table_id = 't' FOR SHARE")
        await two.looking.execute("INSERT INTO log VALUES ('t', 2, 5, 'slow')")
        await two.homes.release("u", 1, needed=True)  # of other tables it waits for nothing
        await dies_beside(two, "a")
        taking = asyncio.create_task(two.homes.take("t", "b"))
        orphans = Homes(two.homes._session._dsn)
        assert await orphans.take_orphans("b", 9) == {}  # one that is being written is passed by
        await orphans.close()
        await until_somebody_waits(two)
        assert not taking.done()
    assert await taking == 2
    assert (await two.theirs.log("t"))[-1] == LogRow(2, 5, b"slow")


@of_two
async def test_who_is_cut_off_in_the_midst_of_an_append_does_not_hold_the_table(two: Two) -> None:
    """PostgreSQL ends a transaction that nobody goes on with, well before a player gives up."""
    shared = await open_store(two.homes._session._dsn, shared=True)
    await two.ours.append(new("a", "t"))
    taken = None
    with suppress(DBAPIError):  # who was cut off cannot even end it in order
        async with shared._writing.connect() as cut:
            await cut.execute(text("SELECT FROM homes WHERE table_id = 't' FOR SHARE"))
            await two.homes.resign("a")
            while taken is None:
                with suppress(DatabaseFault):  # it may take longer than one patience
                    taken = await two.homes.take("t", "b")
    assert taken == 2
    await shared.close()


async def dies_beside(two: Two, node: str) -> None:
    """The lease of a node is over, while whoever looks is in the midst of something."""
    await two.homes.resign(node)


async def until_somebody_waits(two: Two, statements: int = 1) -> None:
    """Wait until so many statements wait for somebody who is in the midst of something."""
    waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'"
    async with asyncio.timeout(LONG):
        while await two.looking.fetchval(waiting) < statements:
            await asyncio.sleep(0.01)


@of_two
async def test_of_many_who_take_a_table_one_has_it(two: Two) -> None:
    await two.ours.append(new("a", "t"))
    await two.homes.resign("a")
    names = [f"n{number}" for number in range(6)]
    several = [Homes(two.homes._session._dsn) for _ in names]
    for name, homes in zip(names, several, strict=True):
        assert await homes.join(name, "", "1", LONG, ["b", *names])
    taken = await asyncio.gather(
        *(homes.take("t", name) for name, homes in zip(names, several, strict=True))
    )
    assert sorted(taken, key=lambda fence: fence or 0) == [None] * 5 + [2]
    for homes in several:
        await homes.close()


@of_two
async def test_orphans_are_taken_a_few_at_a_time_and_those_in_play_first(two: Two) -> None:
    await two.ours.append(new("a", "waits", "waiting", 9))
    await two.ours.append(new("a", "old", changed=1))
    await two.ours.append(new("a", "newer", changed=2))
    await two.ours.append(new("a", "over", "over"))
    await two.theirs.append(new("b", "theirs"))
    await two.homes.release("theirs", 1, needed=True)
    await dies(two, "a")
    assert await two.homes.take_orphans("b", 2) == {"newer": 2, "old": 2}
    assert await two.homes.take_orphans("b", 2) == {"theirs": 2, "waits": 2}
    assert await two.homes.take_orphans("b", 2) == {}
    assert await two.looking.fetchval("SELECT count(*) FROM nodes WHERE id = 'a'") == 0
    assert await two.homes.take("over", "b") == 2  # though nobody knows its node any more


@of_two
async def test_a_table_that_nobody_needs_is_taken_by_who_is_asked_for_it(two: Two) -> None:
    await two.ours.append(new("a", "t", "over"))
    await two.homes.release("t", 1, needed=False)
    assert await two.homes.take_orphans("b", 9) == {}
    assert await two.homes.take("t", "b") == 2
    await two.homes.release("t", 1, needed=True)  # of the past: it changes nothing
    assert await two.homes.nodes_of(["t"]) == {"t": "b"}
    assert await two.homes.take("none", "b") is None


@of_two
async def test_tables_of_a_server_without_nodes_find_a_home(two: Two) -> None:
    await two.ours.append(change("t", 1, b"", summary=summary()))
    assert await two.homes.join("c", "", "1", LONG, ["a", "b"])
    assert await two.homes.take_orphans("c", 9) == {"t": 1}
    await two.ours.append(by("c", 1, "t", 2))


@of_two
async def test_nobody_joins_who_has_not_heard_all_that_live(two: Two) -> None:
    assert await two.homes.strangers(["a"]) == {"b": ""}
    assert not await two.homes.join("c", "", "1", LONG, ["a"])
    assert not await two.homes.renew("c", LONG)
    await dies(two, "b")
    assert await two.homes.strangers(["a"]) == {}
    assert await two.homes.join("c", "", "1", LONG, ["a"])
    assert await two.homes.strangers([]) == {"a": "", "c": ""}


@of_two
async def test_of_many_who_have_not_heard_each_other_one_joins(two: Two) -> None:
    names = [f"n{number}" for number in range(4)]
    several = [Homes(two.homes._session._dsn) for _ in names]
    joined = await asyncio.gather(
        *(
            homes.join(name, "", "1", LONG, ["a", "b"])
            for name, homes in zip(names, several, strict=True)
        )
    )
    assert sorted(joined) == [False] * 3 + [True]
    for homes in several:
        await homes.close()


@of_two
async def test_all_nodes_of_a_database_know_the_same_name(two: Two) -> None:
    several = [Homes(two.homes._session._dsn) for _ in range(4)]
    names = await asyncio.gather(*(homes.cluster() for homes in several))
    assert {*names} == {await two.homes.cluster()}
    for homes in several:
        await homes.close()


@of_two
async def test_only_the_clock_of_the_database_counts(two: Two) -> None:
    """One that jumps ends leases early at worst; then the fence stands where the lease did."""
    await two.ours.append(new("a", "t"))
    await two.looking.execute("UPDATE nodes SET until = until - 86400000 WHERE id = 'a'")
    assert await two.homes.take("t", "b") == 2
    await two.looking.execute("UPDATE nodes SET until = until + 86400000")
    assert not await two.homes.renew("a", LONG)
    assert await outcomes(two.ours.append(by("a", 1, "t", 2))) == [Fenced]


@of_two
async def test_a_lost_connection_is_opened_anew(two: Two) -> None:
    await end_sessions(two)
    results = await asyncio.gather(
        *(two.homes.renew("a", LONG) for _ in range(2)), return_exceptions=True
    )
    assert results[-1] is True


@of_two
async def test_who_is_dead_gets_no_table(two: Two) -> None:
    """Nobody would ever take it from them, once they are forgotten."""
    await two.ours.append(new("a", "t"))
    await two.homes.release("t", 1, needed=True)
    await two.homes.resign("a")
    assert await two.homes.take("t", "a") is None
    assert await two.homes.take_orphans("a", 9) == {}
    assert await outcomes(two.ours.append(new("a", "u"))) == [Fenced]
    assert await two.homes.take_orphans("b", 9) == {"t": 2}
    assert await two.homes.take_orphans("b", 9) == {}  # and `a` is forgotten
    assert await outcomes(two.ours.append(new("a", "v"))) == [Fenced]
    assert await two.homes.is_known("v") is False


@of_two
async def test_a_node_can_ask_what_lives_there(two: Two) -> None:
    await two.ours.append(new("a", "t"))
    await two.ours.append(new("a", "over", "over"))
    await two.theirs.append(new("b", "theirs"))
    assert await two.homes.at("a") == {"t"}
