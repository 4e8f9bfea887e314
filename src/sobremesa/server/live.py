"""A table in memory, and the sockets at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from sobremesa.server.connection import NOT_ALLOWED, RESTART, Connection
from sobremesa.server.recall import Digest
from sobremesa.server.store.schema import Fence
from sobremesa.table.handler import Reaction
from sobremesa.table.log import Person
from sobremesa.table.table import Table
from sobremesa.table.telling import encode, fresh, room

Transition = Callable[[Table, int], Reaction]


class TableGone(Exception):
    """A table has left memory in the meantime."""

    def __str__(self) -> str:
        return "it comes back from its log"


class Live:
    """A table in memory, and the sockets at it."""

    def __init__(
        self, table: Table, digest: Digest, frozen: int = 0, fence: Fence | None = None
    ) -> None:
        self.table = table
        self.fence = fence  # by which right it is here, where there are several nodes
        self.digest = digest  # of its log
        self.frozen = frozen  # the last entry that a snapshot holds
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self.connections: list[Connection] = []
        self.timer: asyncio.Handle | None = None
        self.rings_at = 0  # the time for which it was set
        self.due = 0.0  # the same by the clock of the event loop
        self.touched = time.monotonic()
        self.gone = False

    def send(self, reaction: Reaction, asker: Connection | None, now: int) -> None:
        """Acknowledge to the socket that asked, and deliver to every recipient."""
        self.touched = time.monotonic()
        if reaction.room:
            self._show_room(now)
        if asker is not None:
            for data in reaction.replies:
                asker.send(data)
        for delivery in reaction.deliveries:
            for connection in self.connections:
                if connection.recipient == delivery.recipient:
                    connection.send(delivery.data)

    def _show_room(self, now: int) -> None:
        """Everyone sees the table anew; who has sat down or risen hears another stream."""
        for connection in self.connections:
            if not may_watch(self.table, connection.person):
                connection.close(NOT_ALLOWED)
                continue
            recipient = self.table.recipient_of(connection.person.id)
            connection.send(encode(room(self.table, connection.person.id, now)))
            if recipient != connection.recipient:
                connection.recipient = recipient
                connection.send(encode(fresh(self.table, recipient, now)))

    def let_go(self) -> None:
        """Nothing happens here any more, and whoever is here is told to come back."""
        self.gone = True
        if self.timer is not None:
            self.timer.cancel()
        for connection in self.connections:
            connection.close(RESTART)


def may_watch(table: Table, person: Person) -> bool:
    """Whether somebody may be here: who plays, and others as far as the table likes that.

    A bot account may be nowhere but where it is invited.
    """
    if person.is_bot:
        return table.seat_of(person.id) is not None
    if table.stage in ("waiting", "opening") or table.settings.spectators:
        return True
    return table.seat_of(person.id) is not None or person.id == table.host.id
