"""The store gives back what was put into it, the same from both databases."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from sobremesa.server.store.schema import (
    METADATA,
    Conflict,
    DatabaseFault,
    Listed,
    LogRow,
    PersonRow,
    PlayedRow,
    Sitter,
)
from sobremesa.server.store.store import Store, open_store
from tests.server.stores import ANA, BEA, EVA, change, kept_summary, opened, scene, summary


@scene
async def test_what_is_appended_is_read_back(store: Store) -> None:
    await store.append(change("t", 1, b"one", b"\x00\xff", summary=summary()))
    await store.append(change("t", 3, b""))
    assert await store.log("t") == [
        LogRow(1, 1001, b"one"),
        LogRow(2, 1001, b"\x00\xff"),
        LogRow(3, 1003, b""),
    ]
    assert await store.log("t", after=2) == [LogRow(3, 1003, b"")]
    assert await store.log("u") == []


@scene
async def test_a_summary_replaces_the_one_before(store: Store) -> None:
    first = summary(Sitter(ANA, 0, None), Sitter(BEA, 1, None))
    last = summary(Sitter(EVA, 0, 2), Sitter(BEA, 2, 1), Sitter(ANA, None, None), stage="over")
    await store.append(change("t", 1, b"", summary=first))
    assert await kept_summary(store, "t") == first
    alone = summary(Sitter(BEA, 1, None))
    await store.append(change("t", 2, b"", summary=alone))
    assert await kept_summary(store, "t") == alone
    await asyncio.gather(
        store.append(change("t", 3, b"", summary=first)),
        store.append(change("t", 4, b"", summary=last)),
        store.append(change("t", 5, b"")),
    )
    assert await kept_summary(store, "t") == last
    assert await kept_summary(store, "u") is None


@scene
async def test_lists_are_newest_first_and_unlisted_tables_are_ones_own(store: Store) -> None:
    ana, bea = Sitter(ANA, 0, 1), Sitter(BEA, 1, 2)
    tables = {
        "old": summary(ana, stage="waiting", changed=1),
        "new": summary(ana, stage="waiting", changed=3),
        "hidden": summary(ana, bea, stage="waiting", changed=2, public=False),
        "playing": summary(bea, changed=4),
        "over": summary(ana, stage="over", changed=5),
        "closed": summary(stage="closed", changed=0),
    }
    for table, shown in tables.items():
        await store.append(change(table, 1, b"", summary=shown))
    body = tables["old"].body
    assert await store.public_tables(9, "waiting") == [Listed("new", body), Listed("old", body)]
    assert await store.public_tables(1, "waiting") == [Listed("new", body)]
    assert [one.table for one in await store.public_tables(9, "playing")] == ["playing"]
    assert [one.table for one in await store.tables_of(ANA, 3)] == ["over", "new", "hidden"]
    assert [one.table for one in await store.tables_of(ANA, 9, before=3)] == ["hidden", "old"]
    assert (await store.tables_of(BEA, 9))[1] == PlayedRow("hidden", "waiting", 2, 1, 2, body)
    assert await store.tables_of(EVA, 9) == []
    assert await store.count_open_tables(ANA) == 4
    assert await store.count_open_tables(BEA) == 0
    assert sorted(await store.unfinished()) == ["hidden", "new", "old", "playing"]
    assert sorted(await store.idle_tables(before=3)) == ["hidden", "old"]


@scene
async def test_a_token_is_one_persons(store: Store) -> None:
    for id, token in (("new", ANA), (ANA, "new")):
        with pytest.raises(Conflict):
            await store.add_person(id, "Somebody", token.encode(), now=2)
    assert await store.person_of(ANA.encode()) == PersonRow(ANA, "Ana")
    assert await store.person_of(b"new") is None
    await store.rename(ANA, "Ana María")
    assert await store.person_of(ANA.encode()) == PersonRow(ANA, "Ana María")
    assert await store.person_of(BEA.encode()) == PersonRow(BEA, "Bea")


@scene
async def test_a_snapshot_is_the_newest_and_for_its_program_only(store: Store) -> None:
    await store.append(change("t", 1, b"", b"", b"", summary=summary()))
    assert await store.snapshot("t", "program") is None
    await asyncio.gather(
        store.save_snapshot("t", 2, "program", b"two"),
        store.save_snapshot("t", 1, "program", b"one"),
    )
    await store.save_snapshot("t", 1, "program", b"one")
    assert await store.snapshot("t", "program") == (2, b"two")
    assert await store.snapshot("t", "another") is None
    await store.save_snapshot("t", 3, "another", b"three")
    assert await store.snapshot("t", "another") == (3, b"three")
    assert await store.snapshot("t", "program") is None


# Opening


@scene
async def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with store._reading.connect() as connection:
        assert await connection.run_sync(differences) == []


def test_opening_again_finds_everything(database: str) -> None:
    async def play() -> None:
        for n in range(3):
            async with opened(database) as store:
                await store.check()
                await store.add_person(f"p{n}", "Ana", bytes([n]), now=1)
        async with opened(database) as one, opened(database) as other:
            for n in range(3):
                assert await one.person_of(bytes([n])) == await other.person_of(bytes([n]))

    asyncio.run(play())


OPEN = """
import asyncio, sys
from sobremesa.server.store.store import open_store

async def main():
    store = await open_store(sys.argv[1])
    await store.close()

print("ready", flush=True)
sys.stdin.read()
asyncio.run(main())
"""


def test_processes_may_open_it_at_once(database: str) -> None:
    command = [sys.executable, "-c", OPEN, database]
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(subprocess.Popen(command, stdin=PIPE, stdout=PIPE))
            for _ in range(4)
        ]
        for node in nodes:
            assert node.stdout is not None
            assert node.stdout.readline() == b"ready\n"
        for node in nodes:
            assert node.stdin is not None
            node.stdin.close()
    assert [node.returncode for node in nodes] == [0] * 4


@pytest.mark.parametrize("found", ["9999", "0001, 9999"])
def test_a_newer_database_is_refused_and_left_alone(database: str, found: str) -> None:
    async def play() -> None:
        async with opened(database) as store, store._writing.begin() as connection:
            await connection.execute(text("DELETE FROM alembic_version"))
            for version in found.split(", "):
                await connection.execute(text(f"INSERT INTO alembic_version VALUES ('{version}')"))
        with pytest.raises(DatabaseFault, match=r"written by a newer Sobremesa .* update"):
            await open_store(database)

    asyncio.run(play())


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_sqlite_is_set_up_to_keep_its_promises(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            for engine in (store._reading, store._writing):
                async with engine.connect() as connection:
                    found = [
                        (await connection.execute(text(f"PRAGMA {pragma}"))).scalar()
                        for pragma in ("journal_mode", "synchronous", "foreign_keys")
                    ]
                    assert found == ["wal", 2, 1]
                    timeout = (await connection.execute(text("PRAGMA busy_timeout"))).scalar()
                    assert timeout is not None
                    assert timeout > 0

    asyncio.run(play())


@pytest.mark.parametrize(
    ("address", "what"),
    [
        ("mysql://ana:secret@host/games", "only sqlite:///"),
        ("postgresql+psycopg://ana:secret@host/games", "only sqlite:///"),
        ("secret", "no address"),
        ("sqlite://", "a file must be named"),
        ("sqlite:///:memory:", "a file must be named"),
        ("sqlite:///{folder}/a file/games.db", "[Ee]xists|directory"),
        ("sqlite:///{folder}", "unable to open"),
        ("sqlite:///{folder}/a file", "not a database"),
        ("postgresql://ana:secret@127.0.0.1:1/games", "refused|failed"),
        ("postgresql://ana@/games?host={folder}&password=secret", "No such file"),
    ],
)
def test_what_cannot_be_opened_is_said_without_secrets(
    address: str, what: str, tmp_path: Path
) -> None:
    (tmp_path / "a file").write_text("something else entirely")
    with pytest.raises(DatabaseFault, match=what) as caught:
        asyncio.run(open_store(address.format(folder=tmp_path)))
    assert "secret" not in str(caught.value)


def test_the_folder_of_a_file_is_made(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path / 'new' / 'folder' / 'games.db'}") as store:
            await store.check()

    asyncio.run(play())


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path / 'games.db'}") as store:
            await store.add_person("ana", "Ana", b"token", now=1)
            modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
            assert modes == dict.fromkeys(("games.db", "games.db-shm", "games.db-wal"), 0o600)

    asyncio.run(play())
