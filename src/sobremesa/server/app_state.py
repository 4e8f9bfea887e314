"""What all routes share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from sobremesa import __version__
from sobremesa.games import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.server import problems
from sobremesa.server.cluster.bus import check_nats
from sobremesa.server.cluster.node import ClusterNode
from sobremesa.server.cluster.sharing import Sharing
from sobremesa.server.config import Config
from sobremesa.server.hub import Hub
from sobremesa.server.limits import ActiveCount, Limit, Turns
from sobremesa.server.metrics import Metrics
from sobremesa.server.order import Order
from sobremesa.server.people import COOKIE, People
from sobremesa.server.readiness import Readiness
from sobremesa.server.store.lock import Lock, lock_database
from sobremesa.server.store.store import Store, open_store
from sobremesa.server.workers.pool import Workers
from sobremesa.table.turns import WhoseTurn

LEARNING: Final = 4  # of what somebody does in lessons, so much may wait at a time


class AppState:
    """A server: its store, its workers, its tables, and what anybody may ask of it."""

    def __init__(self, config: Config, store: Store, node: ClusterNode | None = None) -> None:
        self.config = config
        self.store = store
        self.lock: Lock | None = None
        self.node = node
        self._draining: asyncio.Task[None] | None = None
        self.metrics = Metrics(config.node)
        self.metrics.node_info.labels(__version__).set(1)
        self.metrics.started.set_to_current_time()
        self.workers = Workers(config.workers)
        self.people = People(store)
        self.readiness = Readiness(store)
        self.hub = Hub(store, self.workers, self.metrics, self.games, config, node)
        self.order = Order(store, self.hub)
        rate = config.requests_per_second
        self.requests = Limit(rate, 5 * rate)
        self.guests = Limit(config.guests_per_hour / 3600, config.guests_per_hour)
        self.tables = Limit(config.tables_per_hour / 3600, config.tables_per_hour)
        self.replays = Turns()
        self.lessons = Turns()
        self.learning = ActiveCount(LEARNING)
        self.asks = Limit(config.asks_per_minute / 60, config.asks_per_minute)
        self.addresses = ActiveCount(config.sockets_per_address)
        self.persons = ActiveCount(config.sockets_per_person)
        self.bots = ActiveCount(config.sockets_per_bot)
        rate = config.messages_per_second_of_bot
        self.bot_messages = Limit(rate, 2 * rate)

    @classmethod
    async def open(cls, config: Config, address: str = "") -> AppState:
        """Open the store, start workers and hub; InUse where another server has this database."""
        check_nats(config.nats, config.nats_credentials, config.database)
        lock = await lock_database(config.database, address, shared=bool(config.nats))
        try:
            store = await open_store(config.database, shared=bool(config.nats))
            app_state = cls(config, store, await _node(config, address))
        except BaseException:
            await lock.release()
            raise
        app_state.lock = lock
        await app_state.workers.start()
        await app_state.hub.start()
        app_state.order.start()
        return app_state

    async def take_part(self) -> None:
        """Be one of several nodes, if it is one, now that it can answer."""
        if self.node is not None:
            limits = {
                "requests": self.requests,
                "guests": self.guests,
                "tables": self.tables,
                "asks": self.asks,
                "bot_messages": self.bot_messages,
            }
            counts = {"addresses": self.addresses, "persons": self.persons, "bots": self.bots}
            await self.node.start(self.hub.tables, self.workers, Sharing(limits, counts))

    async def turns(self, tables: Sequence[str]) -> dict[str, WhoseTurn]:
        """Whose turn it is at these tables, where that is known."""
        turns = {} if self.node is None else await self.node.turns(tables)
        for table in tables:
            if (here := self.hub.tables.turns(table)) is not None:
                turns[table] = here
        return turns

    def begin_drain(self) -> None:
        """Sockets are told to come back: of several nodes, to another one, table by table."""
        if self.node is None:
            self.hub.begin_drain()
        elif self._draining is None:
            self._draining = asyncio.create_task(self.node.drain())

    @property
    def draining(self) -> bool:
        """Whether it is about to stop."""
        return self.hub.draining or self._draining is not None

    async def close(self) -> None:
        """Everyone is told to come back; nothing is lost."""
        await self.order.stop()
        if self.node is not None:
            self.begin_drain()
            await asyncio.gather(*filter(None, [self._draining]), return_exceptions=True)
            await self.node.close()
        await self.hub.stop()
        await self.workers.stop()
        await self.readiness.close()
        await self.store.close()
        if self.lock is not None:
            await self.lock.release()

    @property
    def games(self) -> dict[str, AnyGame]:
        """What can be played."""
        return GAMES

    def check_rate(self, limit: Limit, key: str) -> None:
        """Problem S-4 for somebody who asks too much."""
        if not limit.take(key, time.monotonic()):
            raise problems.too_fast()

    def may_ask(self, person: str) -> bool:
        """Whether this person may make the server think."""
        return self.asks.take(person, time.monotonic())

    async def banned_until(self, connection: ASGIConnection[Any, Any, Any, Any]) -> int | None:
        """Until when who asks cannot take part, in ms since 1970; None: they can."""
        if not self.order.bans:
            return None
        person = await self.people.find(connection.cookies.get(COOKIE))
        return self.order.banned_until(host_of(connection), None if person is None else person.id)

    def is_allowed_origin(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may talk to us: our own, or one that was agreed on.

        Programs that are no browsers send none, and carry no cookie by accident.
        """
        if origin is None or origin in self.config.origins:
            return True
        try:
            return bool(host) and urlsplit(origin).netloc == host
        except ValueError:
            return False


async def _node(config: Config, address: str) -> ClusterNode | None:
    """This server as one of several, if it is one."""
    if not config.nats:
        return None
    node = ClusterNode(config.database, address, config.nats, config.nats_credentials)
    await node.open()
    return node


def host_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a request or a socket comes from."""
    return "" if connection.client is None else connection.client.host


AppStateDependency = NamedDependency[AppState]  # as routes ask for it
