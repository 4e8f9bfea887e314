"""Several servers on one database, as processes of their own, and a NATS between them."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Tab
from sobremesa.games import GAMES
from sobremesa.kernel.course import verify
from sobremesa.kernel.record import read_record
from sobremesa.server.cluster.own_nats import OwnNats
from tests.server.running import PATIENCE, Running

LIMITS = dict.fromkeys(
    ("requests_per_second", "messages_per_second", "guests_per_hour", "asks_per_minute"), 100_000
)


@contextmanager
def own_nats() -> Iterator[OwnNats]:
    """A NATS while the block runs."""
    nats = OwnNats()
    nats.start()
    try:
        yield nats
    finally:
        nats.close()


@contextmanager
def nodes(database: str, nats: str, count: int = 2, **config: Any) -> Iterator[list[Running]]:
    """So many nodes while the block runs."""
    servers = [Running(database, nats=nats, **(LIMITS | config)) for _ in range(count)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            if server.process is not None:
                server.stop()


@asynccontextmanager
async def at(server: Running, tab: Tab) -> AsyncIterator[Tab]:
    """The same person at the same table, come in at this node."""
    await tab.close()
    other = Tab(Guest(server.url, tab.guest.token), tab.code, tab.nonce)
    other.number, other._room, other.view, other.question = (
        tab.number, tab.room, tab.view, tab.question
    )  # fmt: skip
    try:
        await other.open()
        yield other
    finally:
        await other.close()
        await other.guest.close()


async def record_at(server: Running, tab: Tab) -> str:
    """The record of a finished game, as this node has it; it verifies."""
    guest = Guest(server.url, tab.guest.token)
    reply = await guest.http.get(f"/api/tables/{tab.code}/record")
    await guest.close()
    assert reply.status_code == 200, reply.text
    game, record = read_record(reply.text, GAMES)
    assert [verdict.fault for verdict in verify(game, record)] == [None] * 4
    return str(reply.text)


def wait_until(happened: Callable[[], bool]) -> None:
    """Wait for something that happens in another process."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)
