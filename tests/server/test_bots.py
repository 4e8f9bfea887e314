"""Bots of people's own at a real server: accounts, tokens, and the class of docs/bots.md."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, text

from sobremesa.client.account import Account, WrongToken
from sobremesa.client.guest import Guest, Turned, sent
from sobremesa.client.tab import Parted, Tab
from sobremesa.games import GAMES
from sobremesa.kernel.course import verify
from sobremesa.kernel.record import read_record
from sobremesa.table.messages import Done, Plan, Talk
from sobremesa.table.settings import BotSeat
from tests.arena.test_bots_document import block
from tests.processes import Forked
from tests.server.matches import BOT, OPEN, TABLES, begin, play_to_end, refused, settings_of
from tests.server.running import Running, free_port, running

DEEP = {"kind": "bot", "level": "random", "account": "deep"}
TOKEN = "SOBREMESA_BOT_TOKEN"


def said(*words: str, **variables: str) -> tuple[int, str, str]:
    """What a command says: its status, output and errors."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        stdio = (0, out.fileno(), err.fileno())
        status = Forked(words, os.environ | variables, stdio).wait(60)
        out.seek(0)
        err.seek(0)
        return status, out.read().decode(), err.read().decode()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("bots") / "sobremesa.db"
    with running(f"sqlite:///{file}", sockets_per_bot=2, tables_per_person=100) as one:
        yield one
    assert not [line for line in one.lines if "Traceback" in line]


def token_of(server: Running, name: str) -> str:
    """The token of a new account, made while the server runs."""
    status, token, _ = said("bots", "new", name, SOBREMESA_DATABASE=server.database)
    assert status == 0
    return token.strip()


# The whole way


@contextmanager
def playing(*words: str, **variables: str) -> Iterator[Path]:
    """The command `bot` while the block runs; the file with what it says."""
    with tempfile.NamedTemporaryFile() as err:
        stdio = (0, 1, err.fileno())
        process = Forked(["bot", *words], os.environ | variables, stdio)
        try:
            yield Path(err.name)
        finally:
            process.send_signal(signal.SIGINT)
            assert process.wait(60) == 130


def wait_for(line: str, file: Path) -> str:
    """What a bot has said, as soon as this is in it."""
    end = time.monotonic() + 60
    while line not in (heard := file.read_text(encoding="utf-8")):
        assert time.monotonic() < end, heard
        time.sleep(0.05)
    return heard


async def came_back(tab: Tab) -> None:
    """Wait until the account is there again."""
    await tab.until(lambda: tab.room.seats[1].connected)


def test_the_class_of_the_document_plays_where_it_is_invited_until_the_end(
    server: Running, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(block("python"), encoding="utf-8")
    (tmp_path / "deep.token").write_text(token_of(server, "deep") + "\n", encoding="utf-8")

    async def play() -> str:
        guest = await Guest.come_in(server.url, "Ana")
        settings = settings_of("antayagi", [OPEN, DEEP, BOT], **TABLES["antayagi"])
        tab = Tab(guest, await guest.set_table(settings))
        await tab.open()
        await tab.sit(0)
        await tab.until(lambda: tab.room.seats[1].connected)
        assert isinstance(tab.room.seats[1].plan, BotSeat)
        assert tab.room.seats[1].name == "deep"
        await begin([tab])
        server.kill()
        await asyncio.to_thread(server.start)
        await tab.stay(lambda: came_back(tab), Random(1))
        await play_to_end(tab)
        record = (await sent(guest.http, "GET", f"/api/tables/{tab.code}/record")).text
        await tab.close()
        await guest.close()
        return record

    words = ("--server", server.url, "--token-file", str(tmp_path / "deep.token"))
    with playing(*words, "--budget", "1", f"{mine}:Mine") as lines:
        game, record = read_record(asyncio.run(play()), GAMES)
        heard = wait_for("the game is over, place", lines)
    assert "the bot" not in heard  # failed
    assert all(verdict.fault is None for verdict in verify(game, record))
    assert (record.head.players[1].name, record.head.players[1].bot) == ("deep", "random")


# Tokens


def test_a_token_is_shown_once_stored_hashed_and_can_be_revoked(server: Running) -> None:
    where = {"SOBREMESA_DATABASE": server.database}
    token = token_of(server, "once")
    engine = create_engine(server.database)
    with engine.connect() as connection:
        stored = connection.execute(text("SELECT * FROM people WHERE id = 'bot:once'")).one()
    engine.dispose()
    assert token not in str(stored)
    assert said("bots", "new", "once", **where)[2].startswith("NAME: there is a bot account once")
    assert "once\n" in said("bots", "list", **where)[1]

    async def name() -> str:
        account = Account(server.url, token)
        try:
            return await account.name()
        finally:
            await account.close()

    assert asyncio.run(name()) == "once"
    assert said("bots", "revoke", "once", **where)[0] == 0
    with pytest.raises(WrongToken, match="nobody's, or it was revoked"):
        asyncio.run(name())
    assert "once, revoked\n" in said("bots", "list", **where)[1]
    assert token_of(server, "once") != token
    with pytest.raises(WrongToken):
        asyncio.run(name())


def test_who_is_revoked_is_shown_out(server: Running) -> None:
    token = token_of(server, "gone")

    async def run() -> None:
        account, guest = Account(server.url, token), await Guest.come_in(server.url, "Ana")
        seats = [OPEN, {**DEEP, "account": "gone"}, BOT]
        tab = Tab(account, await guest.set_table(settings_of("antayagi", seats)))
        await tab.open()
        said("bots", "revoke", "gone", SOBREMESA_DATABASE=server.database)
        await asyncio.wait_for(tab.wait_closed(), 30)
        assert tab.ended == 4401
        with pytest.raises(Turned, match=r"no-such-bot.*'gone'"):
            await guest.set_table(settings_of("antayagi", seats))
        await account.close()
        await guest.close()

    asyncio.run(run())


@pytest.mark.parametrize("name", ["", "Deep", "-deep", "a" * 25, "dee p", "profundó"])
def test_a_name_is_plain(name: str, server: Running) -> None:
    status, _, error = said("bots", "new", "--", name, SOBREMESA_DATABASE=server.database)
    assert status == 2
    assert error.count("\n") == 1
    assert "NAME" in error


def test_an_account_is_nowhere_but_where_it_is_invited(server: Running) -> None:
    token = token_of(server, "shy")
    shy = {**DEEP, "account": "shy"}

    async def run() -> None:
        account, guest = Account(server.url, token), await Guest.come_in(server.url, "Ana")
        open_table = await guest.set_table(settings_of("antayagi", [OPEN] * 3))
        with pytest.raises(Parted, match="4403"):
            await Tab(account, open_table).open()
        assert await account.invitations() == []
        with pytest.raises(Turned, match="S-2"):  # it hosts nothing
            await account.set_table(settings_of("antayagi", [OPEN] * 3))
        pretender = Guest(server.url, token)
        with pytest.raises(Turned, match="S-2"):  # nor is its token a cookie
            await sent(pretender.http, "GET", "/api/me")
        await pretender.close()
        host = Tab(guest, open_table)
        await host.open()
        assert refused(await host.ask(Plan(seat=1, plan=BotSeat("random", "nobody")))).rule == "K-3"
        assert isinstance(await host.ask(Plan(seat=1, plan=BotSeat("random", "shy"))), Done)
        assert await account.invitations() == [open_table]
        tab = Tab(account, open_table)
        await tab.open()
        assert tab.room.you == 1
        assert refused(await tab.ask(Talk(text="Hello"))).rule == "T-13"
        assert isinstance(await host.ask(Plan(seat=1, plan=BotSeat("random"))), Done)
        await tab.wait_closed()
        assert tab.ended == 4403
        with pytest.raises(Turned, match=r"no-such-bot.*'nobody'"):
            await guest.set_table(settings_of("antayagi", [OPEN, shy | {"account": "nobody"}, BOT]))
        await host.close()
        await account.close()
        await guest.close()

    asyncio.run(run())


def test_an_account_has_limits_of_its_own(server: Running) -> None:
    token = token_of(server, "busy")

    async def run() -> None:
        account, guest = Account(server.url, token), await Guest.come_in(server.url, "Ana")
        seats = [OPEN, {**DEEP, "account": "busy"}, BOT]
        tables = [await guest.set_table(settings_of("antayagi", seats)) for _ in range(3)]
        tabs = [Tab(account, code) for code in tables]
        await tabs[0].open()
        await tabs[1].open()
        with pytest.raises(Parted, match="4429"):
            await tabs[2].open()
        replies = [await tabs[number % 2].ask(Talk(text="?")) for number in range(60)]
        assert {refused(reply).rule for reply in replies} == {"T-13", "S-4"}
        for tab in tabs:
            await tab.close()
        await account.close()
        await guest.close()

    asyncio.run(run())


# What is said of mistakes


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--server", "play.example.org"], "--server: 'play.example.org' is no address"),
        (["--server", "http://127.0.0.1:1", "--token-file", "nowhere"], "No such file"),
        (["--server", "http://127.0.0.1:1"], f"{TOKEN}: no token: say --token-file"),
    ],
)
def test_mistakes_are_one_clear_line(words: list[str], why: str) -> None:
    status, _, error = said("bot", *words, "random")
    assert status == 2
    assert why in error
    assert error.count("\n") == 1


def test_bad_classes_tokens_and_servers_are_one_clear_line(server: Running, tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("class Mine:\n    pass\n", encoding="utf-8")
    at = ("--server", server.url)
    status, _, error = said("bot", *at, f"{mine}:Mine", **{TOKEN: "x"})
    assert (status, error.count("\n")) == (2, 1)
    assert "has no method choose(decision)" in error
    status, _, error = said("bot", *at, "random", **{TOKEN: "x"})
    assert (status, error) == (2, f"{server.url}: this token is nobody's, or it was revoked\n")
    url = f"http://127.0.0.1:{free_port()}"
    status, _, error = said("bot", "--server", url, "random", **{TOKEN: "x"})
    assert (status, error.count("\n")) == (2, 1)
    assert error.startswith(f"{url}: cannot be reached")
