"""Two nodes' links and relays in one process, with a wire between them that a test can cut."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sobremesa.server.cluster.frames import PACKETS, Pulse
from sobremesa.server.cluster.links import Link, NodeLinks
from sobremesa.server.cluster.relay import Relays

SCOPE: dict[str, Any] = {
    "type": "http", "method": "GET", "path": "/", "raw_path": b"/", "query_string": b"",
    "scheme": "http", "http_version": "1.1", "headers": [(b"host", b"here")],
    "client": ("10.0.0.7", 9), "server": ("here", 80),
}  # fmt: skip
SOCKET = SCOPE | {"type": "websocket"}


class Side:
    """A node, as far as links know one."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.relays = Relays()
        self.links = NodeLinks(self.relays, self._dirty)
        self.unsaid: dict[Link, None] = {}
        self.sent: list[bytes] = []

    def _dirty(self, link: Link) -> None:
        self.unsaid[link] = None

    def flush(self) -> list[bytes]:
        """What is said in this turn."""
        links, self.unsaid = self.unsaid, {}
        said = [packet for link in links for packet in link.packets(self.name)]
        self.sent += said
        return said


class Wire:
    """What one side says the other hears, unless a test loses it."""

    def __init__(self) -> None:
        self.a, self.b = Side("a"), Side("b")
        self.lost: Callable[[bytes], bool] = lambda _: False
        self.a.links.hear_pulse(Pulse("b"))
        self.b.links.hear_pulse(Pulse("a"))

    @property
    def link(self) -> Link:
        """From a to b."""
        found = self.a.links.to("b")
        assert found is not None
        return found

    def carry(self) -> None:
        """Carry what there is, once."""
        for side, other in ((self.a, self.b), (self.b, self.a)):
            for packet in side.flush():
                if not self.lost(packet):
                    other.links.hear(PACKETS.decode(packet))

    async def carry_for_ever(self) -> None:
        """Carry whatever there is, turn by turn."""
        while True:
            self.carry()
            await asyncio.sleep(0)


class Visitor:
    """Somebody who came in at the edge: what they say, and what they hear."""

    def __init__(self, *says: dict[str, Any]) -> None:
        self.heard: list[dict[str, Any]] = []
        self._says = list(says)
        self._for_ever = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        if not self._says:
            await self._for_ever.wait()
        return self._says.pop(0)

    async def send(self, message: dict[str, Any]) -> None:
        self.heard.append(message)


async def nobody(_: Any, __: Any, ___: Any) -> None:
    """Nobody comes."""
