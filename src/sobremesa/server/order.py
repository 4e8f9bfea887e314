"""Keeping order: the server does what the acts in its database say, and asks for them often.

Every server on the database looks there by itself, so an act holds everywhere within about a
second, whatever else connects the servers. What is done at a table is done by whoever has it; a
second time changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from functools import partial
from http import HTTPStatus
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final, NamedTuple

from sobremesa.server.acts import (
    Act,
    Announce,
    AtTable,
    BanNetwork,
    BanPerson,
    CloseTable,
    HideWords,
    read_act,
)
from sobremesa.server.background import Background
from sobremesa.server.connection import BANNED
from sobremesa.server.hub import Hub
from sobremesa.server.limits import ip_of
from sobremesa.server.logs import event
from sobremesa.server.problems import Problem
from sobremesa.server.store.store import Store
from sobremesa.table import handler
from sobremesa.table.log import Spoke, read
from sobremesa.table.talking import digest_of

log = logging.getLogger("sobremesa.order")

LOOK: Final = 1.0  # seconds between looks at what is in force


class NetworkBan(NamedTuple):
    """Addresses from which nobody can take part."""

    network: IPv4Network | IPv6Network
    until: int


class Order:
    """What is in force here."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.announcements: tuple[Act, ...] = ()
        self._store = store
        self._hub = hub
        self._background = Background(hub.metrics)
        self._people: dict[str, int] = {}  # until when they cannot take part
        self._networks: list[NetworkBan] = []
        self._known: set[int] = set()

    def start(self) -> None:
        """Look from now on."""
        self._background.spawn(self._look_for_ever())

    async def stop(self) -> None:
        """Look no more."""
        await self._background.stop()

    @property
    def bans(self) -> bool:
        """Whether anybody at all cannot take part."""
        return bool(self._people or self._networks)

    def banned_until(self, address: str, person: str | None) -> int | None:
        """Until when somebody with this address, in ms since 1970; None: they can take part."""
        now = self._hub.now()
        found = [] if person is None else [self._people.get(person, 0)]
        if self._networks and (ip := ip_of(address)) is not None:
            found += [ban.until for ban in self._networks if ip in ban.network]
        latest = max(found, default=0)
        return latest if latest > now else None

    async def look(self) -> None:
        """Find out what is in force, and do what waits to be done."""
        acts = [read_act(row) for row in await self._store.acts_in_force(self._hub.now())]
        self._note(acts)
        for act in acts:
            if isinstance(act.what, AtTable):
                await self._background.guard(self._do(act.id, act.what))

    async def _look_for_ever(self) -> None:
        while True:
            await self._background.guard(self.look())
            await asyncio.sleep(LOOK)

    def _note(self, acts: Iterable[Act]) -> None:
        """Remember what holds; whoever is here and can no longer take part is sent away."""
        self.announcements = tuple(act for act in acts if isinstance(act.what, Announce))
        people: dict[str, int] = {}
        self._networks = []
        for act in acts:
            if isinstance(act.what, BanPerson):
                people[act.what.person] = max(act.until, people.get(act.what.person, 0))
            elif isinstance(act.what, BanNetwork):
                self._networks.append(NetworkBan(ip_network(act.what.network), act.until))
        self._people = people
        known = {act.id for act in acts}
        for act in acts:
            if act.id not in self._known:
                kind = str(act.what.__struct_config__.tag)
                self._hub.metrics.acts.labels(kind).inc()
                event(log, "an act is in force", act=act.id, kind=kind)
        if known - self._known and self.bans:
            self._send_away()
        self._known = known

    def _send_away(self) -> None:
        for live in self._hub.tables.lives():
            for connection in live.connections:
                if self.banned_until(connection.address, connection.person.id) is not None:
                    connection.close(BANNED)

    # At tables

    async def _do(self, id: int, what: AtTable) -> None:
        """Do it; a table that is not there needs nothing done.

        One that cannot be read here can be where a newer version runs.
        """
        try:
            await self._happen(what)
        except Problem as problem:
            if problem.status != HTTPStatus.NOT_FOUND:
                raise
            event(log, "an act cannot be done", logging.WARNING, act=id, why=problem.illegal.rule)
        await self._store.note_act_done(id, self._hub.now())

    async def _happen(self, what: AtTable) -> None:
        live = await self._hub.live(what.table)
        match what:
            case CloseTable():
                await self._hub.act(live, handler.shut)
            case HideWords():
                digests = await self._digests(what)
                if digests:
                    hide = partial(handler.hide, digests)
                    await self._hub.act(live, hide)

    async def _digests(self, what: HideWords) -> tuple[str, ...]:
        """What was said in these entries."""
        rows = {row.number: row for row in await self._store.log(what.table)}
        found = [read(rows[n].at, rows[n].body).what for n in what.entries if n in rows]
        return tuple(digest_of(one) for one in found if isinstance(one, Spoke))
