"""A database that says nothing any more does not keep a server from ending."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import make_url

from sobremesa.server.store import store as stores
from sobremesa.server.store.schema import DatabaseFault
from sobremesa.server.store.store import open_store
from tests.server.lines import Line
from tests.server.stores import change, invite, outcomes, summary

PATIENCE = 60.0  # seconds after which something hangs


@asynccontextmanager
async def silenced(database: str) -> AsyncIterator[tuple[str, Line]]:
    """The address of a database by a line, which can be cut."""
    target = make_url(database)
    folder = Path(str(target.query["host"]))
    line = Line(partial(asyncio.open_unix_connection, next(folder.glob(".s.PGSQL.*[0-9]"))))
    await line.start()
    address = target.set(host="127.0.0.1", port=line.port, query={})
    try:
        yield address.render_as_string(hide_password=False), line
    finally:
        await line.close()


def test_a_store_lets_go_of_a_database_that_says_nothing(postgres_database: str) -> None:
    async def play() -> None:
        async with silenced(postgres_database) as (address, line):
            store = await open_store(address)
            await store.check()
            await store.unfinished()
            line.cut()
            async with asyncio.timeout(PATIENCE):
                await store.close()

    asyncio.run(play())


def test_a_node_does_not_wait_for_a_connection_either(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that cannot be written is refused in time, again and again, not only the first one."""
    impatient = stores.OF_A_NODE | {"timeout": 0.5, "command_timeout": 0.5}
    monkeypatch.setattr(stores, "OF_A_NODE", impatient)

    async def play() -> None:
        async with silenced(postgres_database) as (address, line):
            store = await open_store(address, shared=True)
            await invite(store)
            await store.append(change("t", 1, b"", summary=summary()))
            await store.append(change("t", 2, b""))
            line.cut()
            async with asyncio.timeout(PATIENCE / 2):  # half of what a connection may take
                for _ in range(3):
                    assert await outcomes(store.append(change("t", 3, b""))) == [DatabaseFault]
                await store.close()

    asyncio.run(play())


def test_a_file_is_waited_for_however_long_its_goodbye_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'sobremesa.db'}")
        await store.check()
        await store.unfinished()
        await store.close()

    monkeypatch.setattr(stores, "GOODBYE", 0.0)
    asyncio.run(play())
    told = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
    assert told == []  # the pool would tell of connections that it had to give up
