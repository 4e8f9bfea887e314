"""Tables in memory: they leave it when nobody is there, and come back from their log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
import uvloop
from msgspec.structs import replace

from sobremesa.games import GAMES
from sobremesa.kernel.record import commit
from sobremesa.server import table_cache
from sobremesa.server.app_state import AppState
from sobremesa.server.config import Config
from sobremesa.server.connection import RESTART, Connection
from sobremesa.server.hub import Hub, new_root
from sobremesa.server.limits import Bucket
from sobremesa.server.live import Live
from sobremesa.server.recall import program
from sobremesa.server.store.schema import Change, DatabaseFault
from sobremesa.table import handler
from sobremesa.table.log import Person, TableSet
from sobremesa.table.messages import Close, Hello, Open, Sit, Start, Talk
from sobremesa.table.playing import wake_at
from sobremesa.table.settings import BotSeat, Correspondence, OpenSeat, PerMove, Settings
from sobremesa.table.telling import fresh
from sobremesa.table.turns import turns_of

ANA = Person("ana", "Ana")
TALK = Talk(text="Still here")
ROOT = "root 4"  # by it, Ana begins a game of Antheno, and can play
SETTINGS = Settings(
    game="tanxi",
    options={"characters": "random"},
    seats=(OpenSeat(), BotSeat("random"), BotSeat("random")),
    pace=0,
)


class Deaf:
    """A wire that leads nowhere, and keeps what was sent on it."""

    def __init__(self) -> None:
        self.frames: list[list[bytes]] = []

    def send(self, messages: list[bytes]) -> None:
        """Send all of these at once."""
        self.frames.append(messages)

    def close(self, code: int) -> None:
        """End it."""


@asynccontextmanager
async def open_app(database: str) -> AsyncIterator[AppState]:
    """The state of a server at which Ana has come in."""
    app_state = await AppState.open(Config(database=database, workers=1))
    try:
        if await app_state.store.person_of(b"token") is None:
            await app_state.store.add_person(ANA.id, ANA.name, b"token", 1)
        yield app_state
    finally:
        await app_state.close()


async def joined(hub: Hub, live: Live) -> Connection:
    """Ana's socket at a table."""
    connection = Connection(Deaf(), ANA, Bucket(1000, 1000, 0.0))
    await hub.join(live, connection, Hello())
    return connection


async def begun(hub: Hub, settings: Settings = SETTINGS) -> tuple[Live, Connection]:
    """A table at which Ana plays against bots."""
    live = await hub.live(await hub.set_table(TableSet(settings, ANA, ROOT)))
    connection = await joined(hub, live)
    await hub.receive(live, connection, Sit(seat=0, commitment=commit("words")))
    await hub.receive(live, connection, Start())
    await hub.receive(live, connection, Open(words="words"))
    assert live.table.stage == "playing"
    return live, connection


async def left(hub: Hub, live: Live, connection: Connection) -> None:
    """Everybody goes, and nothing happens for a long time."""
    await hub.part(live, connection)
    async with asyncio.timeout(60):
        while live.table.thinking or live.lock.locked():
            await asyncio.sleep(0.05)
    live.touched -= 3600


def pass_by(hub: Hub, hours: int) -> None:
    """So much time passes, as far as tables know."""
    hub._clock._reached += hours * 3600 * 10**9


def test_a_timer_that_rings_too_early_is_set_anew(database: str) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            hub = app_state.hub
            live, connection = await begun(hub, replace(SETTINGS, clock=PerMove(7200)))
            asked = live.table.asked[0]
            async with asyncio.timeout(60):
                while asked.occasion is None:
                    await asyncio.sleep(0.02)
            hub._set_timer(live)  # as bots had none before
            timer, rings_at = live.timer, live.rings_at
            assert (timer is not None, rings_at) == (True, wake_at(live.table))
            live.table.clocks.since += 1000  # as if it were asked a second later
            await hub.receive(live, connection, TALK)
            assert (live.timer, live.rings_at) == (timer, rings_at)
            hub._on_time(live)
            assert live.timer is not timer
            assert live.rings_at == wake_at(live.table) == rings_at + 1000
            assert live.table.bots[0] is None
            pass_by(hub, hours=1)  # our clock is set: what is left is less than it was
            late = live.due
            await hub.receive(live, connection, TALK)
            assert live.timer is not None
            assert live.due < late
            pass_by(hub, hours=2)
            hub._on_time(live)
            async with asyncio.timeout(60):
                while live.table.bots[0] is None:
                    await asyncio.sleep(0.02)

    asyncio.run(run())


def test_a_timer_that_rings_at_once_may_be_looked_at_before_it_does(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_app(f"sqlite:///{tmp_path / 'sobremesa.db'}") as app_state:
            hub = app_state.hub
            live, _ = await begun(hub, replace(SETTINGS, clock=PerMove(7200)))
            async with asyncio.timeout(60):
                while live.table.asked[0].occasion is None:
                    await asyncio.sleep(0.02)
            pass_by(hub, hours=3)
            hub._set_timer(live)  # what is due by now the loop of the server calls without a timer
            timer = live.timer
            assert timer is not None
            hub._set_timer(live)
            assert live.timer is timer
            async with asyncio.timeout(60):
                while live.table.bots[0] is None:
                    await asyncio.sleep(0.02)

    uvloop.run(run())


def test_a_table_that_nobody_touches_leaves_memory_and_comes_back(database: str) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            live, connection = await begun(app_state.hub)
            await app_state.hub.sweep()
            assert await app_state.hub.live(live.table.id) is live
            await left(app_state.hub, live, connection)
            await app_state.hub.sweep()
            assert live.gone
            again = await app_state.hub.live(live.table.id)
            assert again is not live
            now = app_state.hub.now()
            for recipient in range(4):
                assert fresh(again.table, recipient, now) == fresh(live.table, recipient, now)

    asyncio.run(run())


def test_tables_that_were_set_and_closed_leave_memory_soon(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_app(f"sqlite:///{tmp_path / 'sobremesa.db'}") as app_state:
            hub = app_state.hub
            live = await hub.live(await hub.set_table(TableSet(SETTINGS, ANA, new_root())))
            connection = await joined(hub, live)
            await hub.receive(live, connection, Close())
            await hub.part(live, connection)
            await hub.sweep()
            assert not live.gone
            live.touched -= 60
            await hub.sweep()
            assert live.gone

    asyncio.run(run())


def test_memory_has_room_for_so_many_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_cache, "ROOM", 43)
    packed = msgspec.structs.replace(SETTINGS, pack=next(iter(GAMES["tanxi"].released.values())))

    async def run() -> None:
        async with open_app(f"sqlite:///{tmp_path / 'sobremesa.db'}") as app_state:
            hub = app_state.hub
            lives = []
            for settings in (SETTINGS, packed, SETTINGS, packed, SETTINGS):
                lives.append(await hub.live(await hub.set_table(TableSet(settings, ANA, "root"))))
                if len(lives) == 1:
                    await joined(hub, lives[0])
            assert not any(live.gone for live in lives)
            await hub.set_table(TableSet(SETTINGS, ANA, "root"))
            async with asyncio.timeout(60):
                while not lives[1].gone:
                    await asyncio.sleep(0.01)
            assert [live.gone for live in lives] == [False, True, False, False, False]
            back = await hub.live(lives[1].table.id)
            assert back is not lives[1]
            assert hub.tables.is_quiet(back)
            # The one that has left must not take its successor along
            assert not hub.tables.is_quiet(lives[1])

    asyncio.run(run())


def test_a_long_table_comes_back_from_its_snapshot(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_cache, "LONG", 8)

    async def run() -> None:
        async with open_app(database) as app_state:
            live, connection = await begun(app_state.hub)
            for number in range(5):
                await app_state.hub.receive(live, connection, Talk(text=f"line {number}"))
            await left(app_state.hub, live, connection)
            await app_state.hub.sweep()
            found = await app_state.store.snapshot(live.table.id, program())
            assert found is not None
            assert live.table.size - 8 < found[0] <= live.table.size
            assert await app_state.store.snapshot(live.table.id, "another program") is None
            again = await app_state.hub.live(live.table.id)
            now = app_state.hub.now()
            for recipient in range(4):
                assert fresh(again.table, recipient, now) == fresh(live.table, recipient, now)
            assert again.table.size == live.table.size

    asyncio.run(run())


def test_a_table_is_woken_when_its_days_are_over_though_it_left_memory(database: str) -> None:
    async def run() -> None:
        settings = Settings(game="antheno", seats=(OpenSeat(),) * 2, clock=Correspondence(1))
        async with open_app(database) as app_state:
            hub = app_state.hub
            live = await hub.live(await hub.set_table(TableSet(settings, ANA, new_root())))
            bo = Person("bo", "Bo")
            await app_state.store.add_person(bo.id, bo.name, b"other", 1)
            sockets = [Connection(Deaf(), one, Bucket(1000, 1000, 0.0)) for one in (ANA, bo)]
            for seat, socket in enumerate(sockets):
                await hub.join(live, socket, Hello())
                await hub.receive(live, socket, Sit(seat=seat, commitment=commit("words")))
            await hub.receive(live, sockets[0], Start())
            for socket in sockets:
                await hub.receive(live, socket, Open(words="words"))
            for socket in sockets:
                await hub.part(live, socket)
            live.touched -= 3600
            turns = hub.tables.turns(live.table.id)
            assert turns is not None
            assert turns == turns_of(live.table)
            await hub.sweep()
            assert live.gone
            assert hub.tables.turns(live.table.id) == turns
            pass_by(hub, hours=25)  # a day later
            await hub.sweep()
            again = await hub.live(live.table.id)
            async with asyncio.timeout(60):
                while again.table.bots == [None, None]:
                    await asyncio.sleep(0.05)

    asyncio.run(run())


def test_a_table_where_nobody_sat_down_is_put_away(database: str) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            code = await app_state.hub.set_table(TableSet(SETTINGS, ANA, new_root()))
            pass_by(app_state.hub, hours=25)
            await app_state.hub.sweep()
            assert (await app_state.hub.live(code)).table.stage == "closed"
            assert await app_state.store.unfinished() == []

    asyncio.run(run())


def test_a_game_that_nobody_touches_is_stopped_and_counts_no_longer(database: str) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            hub = app_state.hub
            live, connection = await begun(hub)
            await left(hub, live, connection)
            pass_by(hub, hours=34 * 24)
            await hub.sweep()
            assert live.gone
            assert await app_state.store.count_open_tables(ANA.id) == 1
            again = await hub.live(live.table.id)
            await hub.act(again, lambda table, now: handler.receive(table, ANA, TALK, now))
            pass_by(hub, hours=34 * 24)  # somebody was there meanwhile
            await hub.sweep()
            assert (await hub.live(live.table.id)).table.stage == "playing"
            pass_by(hub, hours=2 * 24)
            await hub.sweep()
            over = (await hub.live(live.table.id)).table
            assert (over.stage, over.ended) == ("over", "untouched")
            assert await app_state.store.count_open_tables(ANA.id) == 0

    asyncio.run(run())


def test_a_message_that_breaks_a_table_costs_only_its_memory(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with open_app(database) as app_state:
            live, connection = await begun(app_state.hub)
            size = live.table.size
            monkeypatch.setattr(app_state.store, "append", fails)
            with pytest.raises(OSError, match="full"):
                await app_state.hub.receive(live, connection, Talk(text="lost"))
            monkeypatch.undo()
            assert live.gone
            assert connection.closing == 1012
            again = await app_state.hub.live(live.table.id)
            assert again.table.size >= size
            assert "lost" not in str(list(again.table.streams[0].story))

    async def fails(_: object) -> None:
        raise OSError("the disk is full")

    asyncio.run(run())


def test_nothing_is_acknowledged_or_told_before_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with open_app(f"sqlite:///{tmp_path / 'sobremesa.db'}") as app_state:
            hub, store = app_state.hub, app_state.store
            live = await hub.live(await hub.set_table(TableSet(SETTINGS, ANA, new_root())))
            connection = await joined(hub, live)
            before = len(connection._queue)
            sent_when_stored = []
            append = store.append

            async def watched(change: Change) -> None:
                await append(change)
                sent_when_stored.append(len(connection._queue) - before)

            monkeypatch.setattr(store, "append", watched)
            await hub.receive(live, connection, TALK)
            assert sent_when_stored == [0]
            assert len(connection._queue) == before + 2  # that it was done, and what was said

    asyncio.run(run())


def test_what_waits_for_somebody_is_sent_at_once() -> None:
    async def run() -> None:
        wire = Deaf()
        connection = Connection(wire, ANA, Bucket(1000, 1000, 0.0))
        connection.send(b"one")
        connection.send(b"two")
        connection.close(RESTART)
        connection.send(b"too late")
        await connection.carry()
        assert wire.frames == [[b"one", b"two", b'{"type":"bye","reason":"restart","again":true}']]

    asyncio.run(run())


def test_what_fails_after_a_table_has_come_back_leaves_it_alone(tmp_path: Path) -> None:
    """The life of a node ends while the database hangs; the next one has the table already."""

    async def run() -> None:
        async with open_app(f"sqlite:///{tmp_path / 'sobremesa.db'}") as app_state:
            hub = app_state.hub
            before, connection = await begun(hub)
            await left(hub, before, connection)
            hanging, works = asyncio.Event(), hub.store.append

            async def hang(_: Change) -> None:
                await hanging.wait()
                raise DatabaseFault("somewhere", "no answer in time")

            hub.store.append = hang  # type: ignore[assignment, method-assign]
            late = asyncio.create_task(hub.receive(before, connection, TALK))
            await asyncio.sleep(0)
            hub.tables.let_go()
            hub.store.append = works  # type: ignore[method-assign]
            after = await hub.live(before.table.id)
            assert after is not before
            hanging.set()
            with pytest.raises(DatabaseFault):
                await late
            assert not after.gone
            assert await hub.live(before.table.id) is after

    asyncio.run(run())


def test_a_table_that_was_let_go_while_it_is_put_aside_may_be_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_app(f"sqlite:///{tmp_path / 'sobremesa.db'}") as app_state:
            hub = app_state.hub
            before, connection = await begun(hub)
            await left(hub, before, connection)
            before.frozen = -1000  # so that it is frozen when it leaves
            hanging = asyncio.Event()

            async def hang(*_: object) -> None:
                await hanging.wait()

            hub.store.save_snapshot = hang  # type: ignore[assignment, method-assign]
            putting = asyncio.create_task(hub.tables.put_aside(before))
            await asyncio.sleep(0)
            hub.tables.let_go()
            after = await hub.live(before.table.id)
            hanging.set()
            await putting
            assert not after.gone
            assert await hub.live(before.table.id) is after

    asyncio.run(run())
