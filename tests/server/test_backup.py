"""Backups: one moment of a running server, restored into either database, and played on."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest
from sqlalchemy import select

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Tab
from sobremesa.games import GAMES
from sobremesa.kernel.course import verify
from sobremesa.kernel.record import read_record
from sobremesa.server.store.backup import TABLES, back_up, restore
from sobremesa.server.store.lock import InUse, lock_database
from sobremesa.server.store.schema import DatabaseFault
from sobremesa.server.store.store import Store, engine_of, target_of
from tests.server.matches import begin, play_to_end, seated
from tests.server.running import running
from tests.server.stores import ANA, change, invite, opened, summary
from tests.terminal.commands import run


def ignore(*_: int) -> None:
    """A bar that nobody looks at."""


def file_database(folder: Path) -> str:
    return f"sqlite:///{folder / 'other.db'}"


async def rows_of(database: str) -> list[list[tuple[object, ...]]]:
    """All that is kept, table by table."""
    engine = engine_of(target_of(database))
    async with engine.connect() as connection:
        found = [
            sorted((tuple(row) for row in await connection.execute(select(table))), key=repr)
            for table in TABLES
        ]
    await engine.dispose()
    return found


async def fill(store: Store) -> None:
    await invite(store)
    await store.append(change("t", 1, b"one", b"\x00\xff", summary=summary()))
    await store.save_snapshot("t", 2, "this program", b"\x01")


# Through the command, and played on


def test_a_game_in_play_goes_on_from_a_backup_in_the_other_kind_of_database(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    restored = file_database(tmp_path)
    if database.startswith("sqlite"):
        restored = request.getfixturevalue("postgres_database")

    async def play_some(url: str) -> tuple[str, list[str]]:
        async with seated(url, "antheno", 2, 1) as tabs:
            await begin(tabs)
            done = await asyncio.to_thread(
                run, tmp_path, "backup", "friday.db", SOBREMESA_DATABASE=database
            )
            assert (done.code, done.out) == (0, ""), done.err
            assert done.err.endswith(" rows are in friday.db\n")
            return tabs[0].code, [tab.guest.token for tab in tabs]

    async def play_on(url: str, code: str, tokens: list[str]) -> None:
        tabs = [Tab(Guest(url, token), code) for token in tokens]
        for tab in tabs:
            await tab.open()
            await tab.until(lambda tab=tab: tab.view is not None)  # type: ignore[misc]
        await asyncio.gather(*(play_to_end(tab) for tab in tabs))
        reply = await tabs[0].guest.http.get(f"/api/tables/{code}/record")
        game, record = read_record(reply.text, GAMES)
        assert [verdict.fault for verdict in verify(game, record)] == [None] * 4
        for tab in tabs:
            await tab.close()
            await tab.guest.close()

    with running(database) as server:
        code, tokens = asyncio.run(play_some(server.url))
    done = run(tmp_path, "restore", "friday.db", "--database", restored)
    assert done.code == 0, done.err
    assert done.err.endswith(" rows are back: sobremesa serve goes on from there\n")
    with running(restored) as server:
        asyncio.run(play_on(server.url, code, tokens))


# All of it, of one moment


def test_everything_comes_back_as_it_was(database: str, tmp_path: Path) -> None:
    seen = []

    async def play() -> None:
        async with opened(database) as store:
            await fill(store)
            await back_up(database, tmp_path / "copy.db", lambda *said: seen.append(said))
        await restore(tmp_path / "copy.db", file_database(tmp_path), ignore)
        assert await rows_of(database) == await rows_of(file_database(tmp_path))

    asyncio.run(play())
    assert seen[-1] == (7, 7)
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]


def test_what_is_written_meanwhile_is_no_part_of_it(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await fill(store)
            before = await rows_of(database)
            writing: list[asyncio.Task[None]] = []

            def write(*_: int) -> None:
                if not writing:
                    more = change("u", 1, b"later", summary=summary())
                    writing.append(asyncio.ensure_future(store.append(more)))

            await back_up(database, tmp_path / "copy.db", write)
            await asyncio.gather(*writing)
            assert await rows_of(f"sqlite:///{tmp_path / 'copy.db'}") == before
            assert await rows_of(database) != before

    asyncio.run(play())


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
def test_a_backup_is_for_its_owner_alone(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await fill(store)
            await back_up(database, tmp_path / "friday.db", ignore)
        await restore(tmp_path / "friday.db", f"sqlite:///{tmp_path / 'back.db'}", ignore)

    asyncio.run(play())
    for name in ("friday.db", "back.db"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600


def test_a_backup_is_a_database_that_can_be_opened(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await fill(store)
            await back_up(database, tmp_path / "copy.db", ignore)
        async with opened(f"sqlite:///{tmp_path / 'copy.db'}") as copy:
            await copy.append(change("t", 3, b"three"))
            assert [row.body for row in await copy.log("t")] == [b"one", b"\x00\xff", b"three"]

    asyncio.run(play())


# Refused


def test_nothing_is_written_over(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await fill(store)
            file = tmp_path / "copy.db"
            file.write_bytes(b"mine")
            with pytest.raises(DatabaseFault, match="there is such a file already"):
                await back_up(database, file, ignore)
            assert file.read_bytes() == b"mine"
            await back_up(database, tmp_path / "other.db", ignore)
        before = await rows_of(database)
        with pytest.raises(DatabaseFault, match="there are games in this database"):
            await restore(tmp_path / "other.db", database, ignore)
        assert await rows_of(database) == before

    asyncio.run(play())


def test_a_database_that_a_server_uses_is_not_filled(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(file_database(tmp_path)) as store:
            await fill(store)
        await back_up(file_database(tmp_path), tmp_path / "copy.db", ignore)
        lock = await lock_database(database, "http://127.0.0.1:8000")
        with pytest.raises(InUse, match="another server uses this database"):
            await restore(tmp_path / "copy.db", database, ignore)
        await lock.release()

    asyncio.run(play())


@pytest.mark.parametrize("content", [b"", b"no database at all", None])
def test_only_a_backup_is_restored(content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    if content is not None:
        file.write_bytes(content)
    else:
        sqlite3.connect(file).execute("CREATE TABLE people (id)").connection.close()
    with pytest.raises(DatabaseFault, match="this is no backup of Sobremesa's"):
        asyncio.run(restore(file, file_database(tmp_path), ignore))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("backup", "a/b.db"), "a/b.db: there is no such folder\n"),
        (
            ("backup", "b.db", "--database", "sqlite:///none.db"),
            "sqlite:///none.db: there is no such database\n",
        ),
        (
            ("restore", "none.db", "--database", "sqlite:///b.db"),
            "none.db: there is no such file\n",
        ),
        (("restore", "b.db", "--database", "b.db"), "--database: sqlite:///FILE or"),
    ],
)
def test_mistakes_are_one_line(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    done = run(tmp_path, *words)
    assert done.code == 2
    assert done.err.startswith(said)
    assert done.err.count("\n") == 1
    assert list(tmp_path.glob("*.db")) == []


def test_an_older_database_is_named_and_an_older_backup_brought_up_to_date(
    tmp_path: Path,
) -> None:
    """As long as there is one step, older is none at all: a database without its tables."""
    file = tmp_path / "old.db"
    database = sqlite3.connect(file)
    database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    database.close()
    with pytest.raises(DatabaseFault, match="start its server once"):
        asyncio.run(back_up(f"sqlite:///{file}", tmp_path / "copy.db", ignore))
    asyncio.run(restore(file, file_database(tmp_path), ignore))

    async def play() -> None:
        async with opened(file_database(tmp_path)) as store:
            assert await store.tables_of(ANA, 9) == []

    asyncio.run(play())
