"""`sobremesa admin`: what whoever runs a server does, while people play on it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Parted, Tab
from sobremesa.kernel.errors import OptionsFault
from sobremesa.server import administration
from sobremesa.server.acts import Announce, BanPerson, Undo, read_act, written_act
from sobremesa.server.administration import LONGEST, described, span, state_of
from sobremesa.server.app import application
from sobremesa.server.connection import BANNED
from sobremesa.server.hub import new_root
from sobremesa.server.people import COOKIE
from sobremesa.server.store.backup import back_up, restore
from sobremesa.server.store.schema import Sitter
from sobremesa.server.store.store import Store
from sobremesa.table import messages
from sobremesa.table.log import ACCOUNT, TableSet
from sobremesa.table.messages import Talk
from tests.server.matches import OPEN, begin, seated, settings_of
from tests.server.running import Running, running
from tests.server.stores import change, opened, scene, summary
from tests.server.test_hub import ANA, SETTINGS, open_app
from tests.terminal.commands import Done, run

RUDE = "Nasty-words"
NOWHERE = "2222222222222"


class Operator:
    """Whoever runs a server, at its terminal."""

    def __init__(self, folder: Path, database: str) -> None:
        self._folder = folder
        self._database = database

    async def __call__(self, *words: object) -> Done:
        """Do this; it is done when the command ends."""
        return await asyncio.to_thread(
            run, self._folder, "admin", *words, SOBREMESA_DATABASE=self._database
        )

    async def does(self, *words: object) -> str:
        done = await self(*words)
        assert done.code == 0, done.err
        return done.out


async def until(found: Any) -> None:
    """Wait until the server has looked."""
    async with asyncio.timeout(60):
        while not await found():
            await asyncio.sleep(0.05)


async def notices(guest: Guest) -> Any:
    reply = await guest.http.get("/api/notices")
    assert reply.status_code == 200
    return reply.json()


# A server that runs


def test_an_evening_with_an_operator(database: str, tmp_path: Path) -> None:
    operator = Operator(tmp_path, database)
    with running(database) as server:
        asyncio.run(evening(server, operator))
    told = "".join(server.lines)
    assert "an act is in force" in told
    assert "Traceback" not in told
    assert not [word for word in (RUDE, "Guest 1", "Back at ten") if word in told]


async def evening(server: Running, operator: Operator) -> None:
    async with seated(server.url, "antheno", 2, 1) as tabs:
        ana, bo = tabs
        await begin(tabs)
        await announced(operator, ana.guest)
        await hidden(operator, ana, bo)
        await shut_out(operator, ana, bo)
        await shut_out_by_network(operator, ana)
        await closed(operator, ana)
        acts = await operator.does("list")
        assert [line.split()[0] for line in acts.splitlines()] == list("87654321")
        assert RUDE not in acts


async def announced(operator: Operator, guest: Guest) -> None:
    out = await operator.does("announce", "Back at ten", "--fr", "De retour à dix heures")
    assert out == "act 1: announce, plain: Back at ten; fr: De retour à dix heures\n"

    async def shown() -> bool:
        return bool((await notices(guest))["announcements"])

    await until(shown)
    found = await notices(guest)
    assert found["announcements"][0]["texts"] == {
        "plain": "Back at ten",
        "fr": "De retour à dix heures",
    }
    assert "banned" not in found


async def hidden(operator: Operator, ana: Tab, bo: Tab) -> None:
    assert isinstance(await bo.ask(Talk(text=RUDE)), messages.Done)
    await ana.until(lambda: any(line.get("text") == RUDE for line in ana.lines))
    said = await operator.does("talk", ana.code)
    [entry] = [line.split()[0] for line in said.splitlines() if RUDE in line]
    await operator.does("hide", ana.code, entry, "--why", "rude")
    again = Tab(ana.guest, ana.code)
    await again.open()
    await again.until(lambda: again.view is not None)
    assert any(line.get("hidden") for line in again.lines)
    assert RUDE not in str(again.lines)
    await again.close()
    assert f"{RUDE} (hidden)" in await operator.does("talk", ana.code)


async def shut_out(operator: Operator, ana: Tab, bo: Tab) -> None:
    await operator.does("ban", "--table", ana.code, "--seat", 2, "--for", "2h")
    await bo.wait_closed()
    assert bo.ended == BANNED
    assert bo.bye is not None
    assert bo.bye.reason == "banned"
    reply = await bo.guest.http.get("/api/me")
    assert (reply.status_code, reply.json()["rule"]) == (403, "S-11")
    assert (await notices(bo.guest))["banned"] > 0
    assert (await bo.guest.http.get("/api/games")).status_code == 200
    with suppress(Parted):
        await bo.open()
    await bo.wait_closed()
    assert bo.ended == BANNED
    assert (await ana.guest.http.get("/api/me")).status_code == 200
    await operator.does("undo", 3)

    async def is_back() -> bool:
        return bool((await bo.guest.http.get("/api/me")).is_success)

    await until(is_back)


async def shut_out_by_network(operator: Operator, ana: Tab) -> None:
    await operator.does("ban", "--network", "127.0.0.0/8")
    await ana.wait_closed()
    assert ana.ended == BANNED
    async with httpx.AsyncClient(base_url=ana.guest.url, verify=False) as stranger:
        reply = await stranger.post("/api/guests", json={"name": "Eva"})
        assert reply.json()["rule"] == "S-11"
    await operator.does("undo", 5)

    async def is_back() -> bool:
        return bool((await ana.guest.http.get("/api/me")).is_success)

    await until(is_back)


async def closed(operator: Operator, ana: Tab) -> None:
    await ana.open()
    await ana.until(lambda: ana.room.stage == "playing")
    await operator.does("close", ana.code)
    await ana.until(lambda: ana.room.stage == "over")
    assert ana.room.ended == "operator"
    again = await operator("close", ana.code)
    assert (again.code, again.out) == (2, "")
    assert f"table {ana.code}: it has ended already" in again.err
    await operator.does("announce", "The end", "--for", "30m")


def test_what_no_server_has_seen_waits_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'sobremesa.db'}"
    monkeypatch.setattr(administration, "PATIENCE", 0.0)

    async def set_one(url: str) -> tuple[str, str]:
        ana = await Guest.come_in(url, "Ana")
        code = await ana.set_table(settings_of("tanxi", [OPEN] * 3))
        await ana.close()
        return ana.token, code

    async def close(code: str) -> bool:
        async with administration.opened(database) as store:
            return await administration.until_done(
                store, await administration.close(store, code, "")
            )

    async def is_closed(guest: Guest, code: str) -> None:
        async def found() -> bool:
            card = await guest.http.get(f"/api/tables/{code}")
            return bool(card.json()["stage"] == "closed")

        await until(found)
        await guest.close()

    with running(database) as server:
        token, code = asyncio.run(set_one(server.url))
    assert not asyncio.run(close(code))
    server.start()
    try:
        asyncio.run(is_closed(Guest(server.url, token), code))
    finally:
        server.stop()


def test_who_is_banned_while_a_table_lets_them_wait_does_not_stay(tmp_path: Path) -> None:
    """They had said hello already, and are at no table yet where the ban could find them."""

    async def run() -> None:
        async with open_app(f"sqlite:///{tmp_path / 'sobremesa.db'}") as app_state:
            hub = app_state.hub
            live = await hub.live(await hub.set_table(TableSet(SETTINGS, ANA, new_root())))
            bo, token = await app_state.people.come_in("Bo", hub.now())
            told: asyncio.Queue[Any] = asyncio.Queue()
            said: asyncio.Queue[Any] = asyncio.Queue()
            await said.put({"type": "websocket.connect"})
            await said.put({"type": "websocket.receive", "text": '{"type": "hello"}'})
            socket = socket_scope(live.table.id, token)
            async with live.lock:
                coming = asyncio.create_task(application(app_state)(socket, said.get, told.put))
                while not live.lock._waiters:
                    await asyncio.sleep(0)
                ban = written_act(BanPerson(bo.id, live.table.id))
                await app_state.store.add_act(hub.now(), hub.now() + 3_600_000, "", ban)
                await app_state.order.look()
            async with asyncio.timeout(60):
                while (message := await told.get())["type"] != "websocket.close":
                    pass
                assert message["code"] == BANNED
                await coming
            assert live.connections == []

    asyncio.run(run())


def socket_scope(table: str, token: str) -> Any:
    """What a web server says of a socket at a table."""
    return {
        "type": "websocket",
        "scheme": "ws",
        "http_version": "1.1",
        "path": f"/api/tables/{table}/socket",
        "raw_path": f"/api/tables/{table}/socket".encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"here"), (b"cookie", f"{COOKIE}={token}".encode())],
        "client": ("192.0.2.7", 4321),
        "server": ("here", 80),
        "subprotocols": [],
        "state": {},
    }


# What is refused


def refused(told: str, *words: str, folder: Path) -> None:
    done = run(folder, "admin", *words)
    assert (done.code, done.out) == (2, "")
    assert told in " ".join(done.err.split())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["announce", "Hello"], "there is no such database"),
        (["announce", "Hello", "--for", "soon"], "a time such as 30m, 12h or 7d"),
        (["ban", "--seat", "2"], "give --network, or --table with --seat or --host"),
        (["hide", NOWHERE], "say which words, or by --seat whose"),
    ],
)
def test_commands_that_cannot_be_meant(words: list[str], told: str, tmp_path: Path) -> None:
    refused(told, *words, folder=tmp_path)


def card(table: str) -> bytes:
    seats = b'[{"plan":{"kind":"open"},"name":"Ana"},{"plan":{"kind":"open"}}]'
    return (
        b'{"table":"%b","game":"antheno","pack":"p","stage":"playing","host":"Ana","seats":%b,'
        b'"options":{},"clock":{"kind":"none"},"public":true,"spectators":true,"changed":1}'
    ) % (table.encode(), seats)


@scene
async def test_tables_seats_and_words_that_are_not_there_are_named(store: Store) -> None:
    await store.add_bot(ACCOUNT + "robby", "robby", b"token", now=1)
    shown = summary(Sitter(ACCOUNT + "robby", 0, None))
    table = NOWHERE.replace("2", "3")
    listed = type(shown)(**{**_fields(shown), "body": card(table)})
    await store.append(change(table, 1, b'{"what":"resumed"}', summary=listed))
    hour = 3_600_000
    for attempt, told in (
        (administration.close(store, NOWHERE, ""), "there is no such table"),
        (administration.close(store, "x" * 99, ""), "there is no such table"),
        (administration.hide(store, table, [1], None, ""), "entry 1: nothing was said there"),
        (administration.hide(store, table, [], 0, ""), "there are no such words"),
        (administration.ban_person(store, table, 2, hour, ""), "seats from 1 to 2"),
        (administration.ban_person(store, table, 1, hour, ""), "no person sits there"),
        (administration.ban_person(store, table, 0, hour, ""), "sobremesa bots revoke robby"),
        (administration.ban_network(store, "nowhere", hour, ""), "such as 203.0.113.0/24"),
        (administration.announce(store, {"plain": " "}, hour, ""), f"from 1 to {LONGEST}"),
        (administration.announce(store, {"en": "x" * 301}, hour, ""), f"from 1 to {LONGEST}"),
        (administration.announce(store, {"en": None}, hour, ""), "say something"),
        (administration.undo(store, 9, ""), "there is no such act"),
    ):
        with pytest.raises(OptionsFault, match=told):
            await attempt
    assert await administration.latest(store) == []


def _fields(shown: Any) -> dict[str, Any]:
    return {name: getattr(shown, name) for name in shown.__struct_fields__}


@scene
async def test_an_act_is_in_force_until_its_end_or_until_it_is_undone(store: Store) -> None:
    first = await administration.announce(store, {"plain": "One"}, 60_000, "")
    second = await administration.announce(store, {"plain": "Two"}, 60_000, "")
    await administration.undo(store, first.id, "a slip")
    acts = [read_act(row) for row in await store.acts_in_force(administration.now())]
    assert [(act.id, act.what) for act in acts] == [(second.id, Announce({"plain": "Two"}))]
    assert await store.acts_in_force(second.until) == []
    latest = await administration.latest(store)
    assert [state_of(act, administration.now()) for act in latest] == ["done", "in force", "undone"]
    assert (latest[0].what, latest[0].why) == (Undo(first.id), "a slip")
    for id in (first.id, latest[0].id):
        with pytest.raises(OptionsFault, match=r"no longer in force|cannot be undone"):
            await administration.undo(store, id, "")


@pytest.mark.parametrize(
    ("text", "ms"), [("30m", 1_800_000), ("12h", 43_200_000), (" 1d", 86_400_000)]
)
def test_times_are_minutes_hours_or_days(text: str, ms: int) -> None:
    assert span(text) == ms


@pytest.mark.parametrize("text", ["", "1", "h", "0m", "-1h", "1w", "400d", "9" * 30 + "d"])
def test_other_times_are_refused(text: str) -> None:
    with pytest.raises(OptionsFault, match="--for: a time such as 30m"):
        span(text)


def test_people_are_named_by_their_seat_and_never_by_their_name() -> None:
    assert described(BanPerson("id", "t", 1)) == "seat 2 of table t"
    assert described(BanPerson("id", "t")) == "the host of table t"


def test_acts_are_counted_on_in_a_database_that_was_restored(
    tmp_path: Path, postgres_database: str
) -> None:
    async def play() -> None:
        file = tmp_path / "friday.db"
        async with opened(f"sqlite:///{tmp_path / 'sobremesa.db'}") as store:
            await administration.announce(store, {"plain": "One"}, 60_000, "")
            await back_up(f"sqlite:///{tmp_path / 'sobremesa.db'}", file, lambda *_: None)
        await restore(file, postgres_database, lambda *_: None)
        async with opened(postgres_database) as store:
            act = await administration.announce(store, {"plain": "Two"}, 60_000, "")
            assert act.id == 2
            assert len(await store.acts_in_force(administration.now())) == 2

    asyncio.run(play())
