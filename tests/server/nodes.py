"""Several servers on one database, as processes of their own, and a NATS between them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from random import Random
from typing import Any

import httpx

from sobremesa.client.guest import Guest
from sobremesa.server.cluster.own_nats import OwnNats
from tests.server.audit import audit
from tests.server.matches import BOT, OPEN, TABLES, settings_of
from tests.server.running import PATIENCE, Running
from tests.server.stayer import Notes, Stayer, persist, play_out
from tests.server.stores import opened

LONG = {"options": {"characters": "random", "round_limit": 40}}  # Tanxi for one, with bots

LIMITS = dict.fromkeys(
    (
        "requests_per_second", "messages_per_second", "guests_per_hour", "asks_per_minute",
        "tables_per_hour", "tables_per_person",
    ),
    100_000,
)  # fmt: skip


@contextmanager
def own_nats() -> Iterator[OwnNats]:
    """A NATS while the block runs."""
    nats = OwnNats()
    nats.start()
    try:
        yield nats
    finally:
        nats.close()


def node(database: str, nats: str, **config: Any) -> Running:
    """A node that is not started yet."""
    return Running(database, nats=nats, **(LIMITS | config))


@contextmanager
def nodes(database: str, nats: str, count: int = 2, **config: Any) -> Iterator[list[Running]]:
    """So many nodes while the block runs."""
    servers = [node(database, nats, **config) for _ in range(count)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            if server.process is not None:
                server.stop()


class Evening:
    """People who play one game after the other, and come back whenever they are told to."""

    def __init__(self, database: str, seed: int = 1) -> None:
        self.notes = Notes()
        self.notes.up.set()
        self.tables: list[list[Stayer]] = []
        self.over: Counter[str] = Counter()  # games that were played to their end
        self._database = database
        self._luck = Random(seed)
        self._guests: list[Guest] = []

    @asynccontextmanager
    async def played(self, *games: tuple[str, list[Running]]) -> AsyncIterator[None]:
        """Play these while the block runs, with a person at each of these nodes and bots."""
        tasks = [asyncio.create_task(self._play_for_ever(*one)) for one in games]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(end) for end in ends] == [asyncio.CancelledError] * len(tasks)

    def move_to(self, server: Running) -> None:
        """Everybody comes in at this node from now on, when they come again."""
        for guest in self._guests:
            guest.url = server.url
            guest.http.base_url = httpx.URL(server.url)

    async def go_on(self, answers: int = 5) -> None:
        """Wait until so many more answers have been acknowledged.

        Whoever plays does so at one table until its game is over.
        """
        wanted = len(self.notes.done) + answers
        await self.until(lambda: len(self.notes.done) >= wanted)

    async def until(self, happened: Callable[[], bool]) -> None:
        """Wait for something."""
        async with asyncio.timeout(3 * PATIENCE):
            while not happened():
                await asyncio.sleep(0.02)

    async def check(self) -> None:
        """Hold the logs of all tables against what people were told, once each."""
        async with opened(self._database) as store:
            found = await audit(store, {table[0].tab.code for table in self.tables})
        found.compare(self.notes)
        assert found.faults == []

    async def _play_for_ever(self, game: str, servers: list[Running]) -> None:
        guests = [
            await persist(self.notes.up, partial(Guest.come_in, server.url, f"Guest {number}"))
            for number, server in enumerate(servers)
        ]
        self._guests += guests
        try:
            while True:
                await self._play(game, guests)
                self.over[game] += 1
        finally:
            for guest in guests:
                await guest.close()

    async def _play(self, game: str, guests: list[Guest]) -> None:
        seats = [OPEN] * len(guests) + [BOT] * (3 - len(guests))
        settings = settings_of(game, seats, **(LONG if len(guests) == 1 else TABLES[game]))
        code = await persist(self.notes.up, partial(guests[0].set_table, settings))
        players = [
            Stayer(guest, code, seat, self.notes, self._luck) for seat, guest in enumerate(guests)
        ]
        self.tables.append(players)
        await play_out(players)


def wait_until(happened: Callable[[], bool]) -> None:
    """Wait for something that happens in another process."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)
