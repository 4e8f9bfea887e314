"""Twins whose watched one came in at another node: what they hear goes over a relay, and a wire."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket

from sobremesa.server.connection import Connection
from sobremesa.server.limits import Bucket
from sobremesa.server.live import Live
from sobremesa.server.metrics import Metrics
from sobremesa.server.recall import Digest
from sobremesa.server.routes.socket import AsgiWire
from sobremesa.table.handler import Reaction
from sobremesa.table.log import Person
from tests.server.wired import Wire
from tests.table.simulated import SimulatedMatch
from tests.table.twins import Leak, Twins

SOCKET: dict[str, Any] = {
    "type": "websocket", "path": "/", "raw_path": b"/", "query_string": b"", "scheme": "ws",
    "http_version": "1.1", "headers": [], "client": ("10.0.0.7", 9), "server": ("here", 80),
}  # fmt: skip
METRICS = Metrics("here")

_frames = msgspec.json.Decoder(list[msgspec.Raw])


class Relayed:
    """A socket of somebody at a table, which came in at a node where that does not live."""

    def __init__(self, match: SimulatedMatch, person: Person) -> None:
        self.match = match
        self.person = person
        self.frames: list[str] = []  # that came out where they came in
        self.wire = Wire()
        self.loop = asyncio.new_event_loop()
        self._for_ever = asyncio.Event()
        self._live = Live(match.table, Digest())
        self._take: Callable[..., None] = match._take
        self.loop.run_until_complete(self._open())
        match._take = self.take  # type: ignore[method-assign]

    @property
    def packets(self) -> list[bytes]:
        """What went from node to node, in both directions."""
        return [*self.wire.a.sent, b"", *self.wire.b.sent]

    def messages(self) -> list[bytes]:
        """What they were told."""
        return [bytes(one) for frame in self.frames for one in _frames.decode(frame)]

    def take(self, reaction: Reaction, asker: Person | None = None) -> None:
        """The table has something to say; to them it says it over the wire."""
        self._take(reaction, asker)
        if self.person.id in self.match.table.present:
            self.loop.run_until_complete(self._deliver(reaction, asker))

    def close(self) -> None:
        """The match goes on without them."""
        del self.match._take
        self._relaying.cancel()
        self.loop.run_until_complete(self._settle())
        self.loop.run_until_complete(self.wire.b.relays.stop())
        self.loop.close()

    async def _open(self) -> None:
        self.wire.b.relays.app = self._serve
        self._says = [{"type": "websocket.connect"}]
        self._relaying = asyncio.create_task(
            self.wire.a.relays.relay(self.wire.link, SOCKET, self._receive, self._send)
        )
        await self._settle()
        self.wire.a.sent.clear()  # what opened it has an id of its own

    async def _receive(self) -> dict[str, Any]:
        if not self._says:
            await self._for_ever.wait()
        return self._says.pop()

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.frames.append(message["text"])

    async def _serve(
        self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[..., Any]
    ) -> None:
        """The home: a table's socket, as the server has it."""
        socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive, send)
        await socket.accept()
        connection = Connection(AsgiWire(socket, METRICS), self.person, Bucket(1, 1, 0))
        connection.recipient = self.match.table.recipient_of(self.person.id)
        self._live.connections.append(connection)
        connection.carry()
        await self._for_ever.wait()

    async def _deliver(self, reaction: Reaction, asker: Person | None) -> None:
        [connection] = self._live.connections
        asks = asker is not None and asker.id == self.person.id
        self._live.send(reaction, connection if asks else None, self.match.now)
        await self._settle()

    async def _settle(self) -> None:
        """Until nothing is under way."""
        quiet = 0
        while quiet < 4:
            before = len(self.wire.a.sent) + len(self.wire.b.sent)
            self.wire.carry()
            await asyncio.sleep(0)
            quiet = quiet + 1 if before == len(self.wire.a.sent) + len(self.wire.b.sent) else 0


class RelayedTwins(Twins):
    """Twins, with a socket of the watched one that came in elsewhere."""

    def __init__(self, *given: Any) -> None:
        self.relayed: list[Relayed] = []
        super().__init__(*given)
        self.relayed = [Relayed(side, self.person) for side in self.sides]
        self.begun = [len(self.ears(side).heard) for side in (0, 1)]

    def live(self, steps: int) -> None:
        """So many steps, and then nobody is there any more."""
        try:
            super().live(steps)
        finally:
            for one in self.relayed:
                one.close()

    def check(self) -> None:
        """Whatever came over the wire is what a table says, and tells no twins apart."""
        super().check()
        if not self.relayed:
            return
        ours, theirs = self.relayed
        if ours.frames != theirs.frames:
            raise Leak(f"{ours.frames[-3:]}, but at the other table {theirs.frames[-3:]}")
        if ours.packets != theirs.packets:
            raise Leak("what went from node to node shows a difference")
        said = [heard.data for heard in self.ears().heard[self.begun[0] :]]
        assert ours.messages() == said
        self.tally["relayed"] = len(said)
