"""A database that says nothing any more does not keep a server from ending."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import make_url

from sobremesa.server.store import store as stores
from sobremesa.server.store.store import open_store
from tests.server.lines import Line

PATIENCE = 60.0  # seconds after which something hangs


def test_a_store_lets_go_of_a_database_that_says_nothing(postgres_database: str) -> None:
    target = make_url(postgres_database)
    folder = Path(str(target.query["host"]))

    async def play() -> None:
        line = Line(partial(asyncio.open_unix_connection, next(folder.glob(".s.PGSQL.*[0-9]"))))
        await line.start()
        address = target.set(host="127.0.0.1", port=line.port, query={})
        store = await open_store(address.render_as_string(hide_password=False))
        await store.check()
        await store.unfinished()
        line.cut()
        try:
            async with asyncio.timeout(PATIENCE):
                await store.close()
        finally:
            await line.close()

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
