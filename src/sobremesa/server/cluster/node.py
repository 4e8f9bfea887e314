"""A node: it lives by a lease, is heard by the others, and has tables of which no other has one."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

import msgspec

from sobremesa import __version__
from sobremesa.server import problems
from sobremesa.server.cluster.bus import Bus, NatsFault
from sobremesa.server.cluster.far_turns import FarTurns
from sobremesa.server.cluster.frames import PACKETS, PULSES, Frame, Pulse, encode
from sobremesa.server.cluster.lending import Lending
from sobremesa.server.cluster.links import Link, NodeLinks
from sobremesa.server.cluster.lookups import HomeLookups
from sobremesa.server.cluster.relay import Relays
from sobremesa.server.cluster.sharing import Sharing
from sobremesa.server.live import TableGone
from sobremesa.server.logs import event
from sobremesa.server.store.homes import HOLDS, Homes
from sobremesa.server.store.schema import DatabaseFault, Fence
from sobremesa.server.table_cache import TableCache
from sobremesa.server.tenancy import Elsewhere, Tenancy
from sobremesa.server.workers.pool import Workers
from sobremesa.table.turns import WhoseTurn

log = logging.getLogger("sobremesa.node")

LEASE: Final = 3.0  # seconds
MARGIN: Final = 0.3  # of them that are not used, since letting go takes a moment
RENEW: Final = 0.75  # seconds between two renewals
PULSE: Final = 0.25  # seconds between two pulses
PATIENCE: Final = 10.0  # seconds for which a database may fail at the start
UNHEARD: Final = 4  # pulses of our own that do not come back: NATS is lost
STRANGE: Final = 2 * LEASE  # seconds: who lives so long unheard is not dying, but elsewhere
LOOK: Final = 0.5  # seconds between two looks at tables without a home
TAKEN: Final = 32  # of these that are taken at a time
KNOWN: Final = 10_000  # homes of tables that are remembered
FRESH: Final = 1.0  # seconds for which they are


class ClusterNode(Tenancy):
    """One of several servers on a database.

    Its name is for one life only. When its lease is over or NATS is lost it lets go of everything,
    and begins a new life under a new name: so nobody can mistake what it did before for now.
    """

    alone = False

    def __init__(self, database: str, address: str, nats: str, credentials: str) -> None:
        self.name = ""
        self.relays = Relays()
        self.links = NodeLinks(self, self._dirty)
        self.leaving = False
        self._address = address
        self._homes = Homes(database)
        self._homes.when_buried = self._tell_of_death
        self._lookups = HomeLookups(self._homes.nodes_of)
        self._bus = Bus(nats, credentials)
        self._bus.when_lost = self.links.break_all
        self._tables: TableCache | None = None
        self._workers: Workers | None = None
        self._sharing: Sharing | None = None
        self._lending: Lending | None = None
        self._turns: FarTurns | None = None
        self._prefix = ""
        self._next = ""  # the name of the next life
        self._held: dict[str, int] = {}
        self._until = 0.0  # the end of the lease, less a margin
        self._unheard = 0
        self._known: dict[str, tuple[str | None, float]] = {}
        self._unsure = False  # whether tables may live here of which we have not been told
        self._ended = asyncio.Event()  # this life
        self._look = asyncio.Event()
        self._unsaid: dict[Link, None] = {}
        self._say = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    # From birth to death

    async def open(self) -> None:
        """Find the other nodes; NatsFault, DatabaseFault where that cannot be."""
        self._prefix = f"sobremesa.{await self._homes.cluster()}"
        self._listen()
        await self._bus.open()
        await self._meet()

    async def start(self, tables: TableCache, workers: Workers, sharing: Sharing) -> None:
        """Become one of them; NatsFault, DatabaseFault where that cannot be."""
        self._tables = tables
        self._sharing = sharing
        self._workers = workers
        self._lending = Lending(workers, self.relays)
        self._turns = FarTurns(tables, self.links, self.relays)
        await self._begin()
        for work in (self._live_on(), self._talk(), self._take_orphans()):
            self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        """Let go of everything, and tell the others."""
        self.leaving = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.let_go()
        await self.relays.stop()
        await self._resign()
        self._tell(Pulse(self.name, look=True, gone=True))
        await self._bus.close()
        await self._homes.close()

    def _listen(self) -> None:
        """Have ears, for a life that is about to begin."""
        self._next = HOLDS + secrets.token_hex(8)
        self._bus.hear(
            {f"{self._prefix}.all": self._hear_pulse, f"{self._prefix}.to.{self._next}": self._hear}
        )

    async def _meet(self) -> None:
        """Hear all nodes that live on this database; NatsFault: some are not to be heard here.

        Such nodes and this one would take each other's tables. One that has died lives on until its
        lease is over.
        """
        since: dict[str, float] = {}
        while strangers := await self._homes.strangers(self.links.peers):
            now = time.monotonic()
            known = since if self._bus.connected else {}
            since = {node: known.get(node, now) for node in strangers}
            for node, address in strangers.items():
                if now - since[node] > STRANGE:
                    raise NatsFault(
                        self._bus.where,
                        f"the node at {address} uses this database, but is not heard at this NATS: "
                        "give all nodes the same NATS, or this one another database",
                    )
            await asyncio.sleep(PULSE)

    async def _begin(self) -> None:
        """The first life. A database that fails for a moment is asked again, as in later ones."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if await self._be_born():
                    return
                await self._meet()
            except DatabaseFault:
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(PULSE)

    async def _be_born(self) -> bool:
        """A new life: a name and a lease; False: some who live have not been heard."""
        await self._homes.hold(self._next)
        before = time.monotonic()
        joined = await self._homes.join(
            self._next, self._address, __version__, LEASE, self.links.peers
        )
        if not joined:
            return False
        self.name = self._next
        self._held.clear()
        self._known.clear()
        self._unsaid.clear()
        self._unheard = 0
        self._unsure = False
        self._ended.clear()
        self._until = before + LEASE - MARGIN
        return True

    async def _live_on(self) -> None:
        """One life after the other."""
        while True:
            renewing = asyncio.create_task(self._renew_for_ever())
            pulsing = asyncio.create_task(self._pulse_for_ever())
            ended = asyncio.create_task(self._ended.wait())
            try:
                await asyncio.wait([ended, renewing, pulsing], return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (ended, renewing, pulsing):
                    task.cancel()
            self.let_go()
            for result in await asyncio.gather(renewing, pulsing, return_exceptions=True):
                if isinstance(result, Exception):
                    event(log, "a node had to begin anew", logging.ERROR, exc_info=result)
            event(log, "apart from the other nodes: tables go on elsewhere", logging.WARNING)
            await self._resign()
            await self._come_back()
            event(log, "one of the nodes again")

    async def _come_back(self) -> None:
        """Be born again, once NATS and the database are there, and all others were heard."""
        self._listen()
        while True:
            await asyncio.sleep(PULSE)
            if not self._bus.connected:
                continue
            with suppress(DatabaseFault):
                if await self._be_born():
                    return

    def let_go(self) -> None:
        """Have no table any more: whoever is there comes back to it by its log, elsewhere."""
        self._until = 0.0
        self._held.clear()
        if self._tables is not None:
            self._tables.let_go()
        self.links.forget()

    async def _resign(self) -> None:
        """Others need not wait for the end of the lease, if the database can be told."""
        with suppress(DatabaseFault):
            await self._homes.resign(self.name)

    @property
    def over(self) -> bool:
        """Whether others may have taken what is in memory here."""
        return time.monotonic() >= self._until

    @property
    def heard(self) -> int:
        """How many nodes there are, as far as this one hears; none while it is apart from them."""
        return 0 if self.over else 1 + len(self.links.all())

    async def _renew_for_ever(self) -> None:
        """Renew the lease; it is counted from before it was asked for.

        Where the session was lost that holds our name, another one is opened first: if somebody
        has marked us as dead in between, renewing finds out.
        """
        unheld = self._homes.unheld
        while True:
            left = max(0.0, self._until - time.monotonic())
            if unheld.is_set():
                await asyncio.sleep(min(PULSE, left))
            else:
                await _wait(unheld, min(RENEW, left))
            before = time.monotonic()
            if self.over:
                self._ended.set()
                return
            try:
                async with asyncio.timeout(self._until - before):
                    if unheld.is_set():
                        await self._homes.hold(self.name)
                    lives = await self._homes.renew(self.name, LEASE)
            except (DatabaseFault, TimeoutError):
                continue
            if not lives:
                self._ended.set()
                return
            self._until = before + LEASE - MARGIN

    # Being heard

    async def _pulse_for_ever(self) -> None:
        """Say that we live, and find out whether that can be heard."""
        while True:
            self._tell(self._news())
            self._unheard += 1
            self.links.count_pulse()
            if self._unheard == UNHEARD:
                self._bus.reconnect()
            if self._unheard > UNHEARD:
                self._ended.set()
                return
            await asyncio.sleep(PULSE)

    def _news(self) -> Pulse:
        assert self._sharing is not None
        assert self._workers is not None
        return Pulse(
            self.name,
            taken=self._sharing.taken(),
            open=self._sharing.open(),
            idle=0 if self.leaving else self._workers.idle,
        )

    def _tell_of_death(self, node: str) -> None:
        """Say the last words of a node that died without any: nobody need wait for it."""
        self._tell(Pulse(node, look=True, gone=True))

    def _tell(self, pulse: Pulse) -> None:
        self._bus.say(f"{self._prefix}.all", encode(pulse))

    def _hear_pulse(self, payload: bytes) -> None:
        try:
            pulse = PULSES.decode(payload)
        except msgspec.MsgspecError:
            return
        if pulse.node == self.name:
            self._unheard = 0
            return
        if self._sharing is not None and not self.links.knows(pulse.node):
            self._sharing.lose(pulse.node)  # somebody new
        self._heed(self.links.hear_pulse(pulse), pulse)
        if pulse.look:
            self._known.clear()
            self._look.set()
        if pulse.gone:
            self.links.lose(pulse.node)

    def _heed(self, link: Link, pulse: Pulse) -> None:
        """What was taken elsewhere is taken here, and who rests there may work for us."""
        if self._sharing is not None:
            self._sharing.hear(pulse.node, pulse.taken, pulse.open, time.monotonic())
        if self._lending is not None:
            self._lending.hear(link, pulse.idle)

    def receive(self, link: Link, frame: Frame) -> None:
        """Something was said over a link."""
        self.relays.receive(link, frame)

    def broken(self, link: Link) -> None:
        """Whatever went over this link is over, and what its node had will be told again."""
        self.relays.broken(link)
        if self._sharing is not None:
            self._sharing.lose(link.peer)
        if self._lending is not None:
            self._lending.lose(link)

    def _hear(self, payload: bytes) -> None:
        try:
            packet = PACKETS.decode(payload)
        except msgspec.MsgspecError:
            event(log, "another node cannot be understood", logging.ERROR)
            return
        self.links.hear(packet)

    def _dirty(self, link: Link) -> None:
        self._unsaid[link] = None
        self._say.set()

    async def _talk(self) -> None:
        """Say whatever there is to be said to other nodes, once a turn of the event loop."""
        while True:
            await self._say.wait()
            self._say.clear()
            links, self._unsaid = self._unsaid, {}
            for link in links:
                try:
                    packets = link.packets(self.name)
                except Exception:
                    log.exception("what was to be said to another node cannot be written")
                    link.break_off()
                    continue
                for packet in packets:
                    self._bus.say(f"{self._prefix}.to.{link.peer}", packet)

    # Tables

    def found(self, table: str) -> Fence | None:
        """A table that is being set here lives here."""
        if self.over:
            raise TableGone
        self._held[table] = 1
        return Fence(self.name, 1)

    def fence(self, table: str) -> Fence | None:
        """The number by which a table lives here; TableGone where it does not."""
        number = self._held.get(table)
        if number is None or self.over:
            raise TableGone
        return Fence(self.name, number)

    async def claim(self, table: str) -> bool:
        """Have a table live here; whether it has lived elsewhere until now."""
        if self.leaving:
            raise Elsewhere
        if self.over:
            raise TableGone
        if table in self._held:
            return False
        name = self.name
        with self._not_told():
            number = await self._homes.take(table, name)
        if name != self.name or self.over:
            raise TableGone
        if number is None:
            self._known.pop(table, None)
            if await self._homes.is_known(table):
                raise Elsewhere
            raise problems.no_such_table()
        self._held[table] = number
        return True

    def drop(self, table: str) -> None:
        """Have no right to a table until it is claimed again."""
        self._held.pop(table, None)

    async def leave(self, table: str, *, needed: bool) -> None:
        """Let others have a table."""
        number = self._held.pop(table, None)
        if number is not None:
            await self._homes.release(table, number, needed=needed)

    async def _take_orphans(self) -> None:
        """Take tables whose node has died or released them; clocks and bots go on there."""
        while True:
            self._look.clear()
            more = False
            if not (self.over or self.leaving):
                try:
                    more = await self._take_some()
                except DatabaseFault:
                    pass
                except Exception:
                    log.exception("tables without a home could not be taken")
            if not more:
                await _wait(self._look, LOOK)

    async def _take_some(self) -> bool:
        """Take some; whether there may be more."""
        assert self._tables is not None
        name = self.name
        forgotten = await self._forgotten()
        with self._not_told():
            taken = await self._homes.take_orphans(name, TAKEN)
        if name == self.name and not self.over:
            self._held |= taken
            self._tables.were_cut_off(taken.keys() | forgotten)
            if taken or forgotten:
                await self._tables.bring_back()
        return len(taken) == TAKEN

    @contextmanager
    def _not_told(self) -> Iterator[None]:
        """What is taken here may be ours though the database's answer is lost."""
        try:
            yield
        except BaseException:
            self._unsure = True
            raise

    async def _forgotten(self) -> set[str]:
        """Tables that live here, as nobody has told us: they are claimed anew."""
        if not self._unsure:
            return set()
        found = await self._homes.at(self.name)
        self._unsure = False
        return found - self._held.keys()

    async def drain(self) -> None:
        """Let go of one table after the other; each goes on at another node at once."""
        assert self._tables is not None
        self.leaving = True
        self.relays.part_edges()
        for live in self._tables.lives():
            try:
                await self._tables.move_away(live)
            except DatabaseFault:
                return  # others take them when the lease is over
            self._tell(Pulse(self.name, look=True))

    # Where tables live

    async def home_of(self, table: str) -> str | None:
        """The living node of a table; None: there is none, or no such table."""
        if table in self._held:
            return self.name
        known = self._known.get(table)
        if known is not None and time.monotonic() < known[1]:
            return known[0]
        found = await self._lookups.find(table)
        if len(self._known) >= KNOWN:
            self._known.clear()
        self._known[table] = (found, time.monotonic() + FRESH)
        return found

    def forget_home(self, table: str) -> None:
        """Where this table lived was of no use."""
        self._known.pop(table, None)

    async def turns(self, tables: Sequence[str]) -> dict[str, WhoseTurn]:
        """Whose turn it is at those of these tables that live elsewhere, where that is known."""
        if self._turns is None:
            return {}
        try:
            nodes = await self._homes.nodes_of([one for one in tables if one not in self._held])
        except DatabaseFault:
            return {}
        return await self._turns.of(nodes)


async def _wait(for_: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await for_.wait()
    except TimeoutError:
        pass
