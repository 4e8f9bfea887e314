"""What all routes share."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

from litestar.di import NamedDependency

from sobremesa.games import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.server import problems
from sobremesa.server.config import Config
from sobremesa.server.hub import Hub
from sobremesa.server.limits import ActiveCount, Limit, Turns
from sobremesa.server.metrics import Metrics
from sobremesa.server.people import People
from sobremesa.server.readiness import Readiness
from sobremesa.server.store.lock import Lock, lock_database
from sobremesa.server.store.store import Store, open_store
from sobremesa.server.workers.pool import Workers

LEARNING: Final = 4  # of what somebody does in lessons, so much may wait at a time


class AppState:
    """A server: its store, its workers, its tables, and what anybody may ask of it."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.lock: Lock | None = None
        self.metrics = Metrics()
        self.workers = Workers(config.workers)
        self.people = People(store)
        self.readiness = Readiness(store)
        self.hub = Hub(store, self.workers, self.metrics, self.games, config)
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

    @classmethod
    async def open(cls, config: Config, address: str = "") -> AppState:
        """Open the store, start workers and hub; InUse where another server has this database."""
        lock = await lock_database(config.database, address)
        try:
            app_state = cls(config, await open_store(config.database))
        except BaseException:
            await lock.release()
            raise
        app_state.lock = lock
        await app_state.workers.start()
        await app_state.hub.start()
        return app_state

    async def close(self) -> None:
        """Everyone is told to come back; nothing is lost."""
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


AppStateDependency = NamedDependency[AppState]  # as routes ask for it
