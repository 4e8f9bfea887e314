"""Whose turn it is at tables that live on other nodes, for lists of one's own games."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from sobremesa.server.cluster.frames import encode
from sobremesa.server.cluster.links import Link, NodeLinks
from sobremesa.server.cluster.relay import RelayBroken, Relays
from sobremesa.server.table_cache import TableCache
from sobremesa.table.turns import WhoseTurn

KIND: Final = "turns"
SOON: Final = 0.5  # seconds for the answer

_turns: Final = msgspec.msgpack.Decoder(dict[str, WhoseTurn])


class FarTurns:
    """Asks other nodes, and answers them."""

    def __init__(self, tables: TableCache, links: NodeLinks, relays: Relays) -> None:
        self._tables = tables
        self._links = links
        self._relays = relays
        relays.answers[KIND] = self._tell

    async def of(self, nodes: dict[str, str]) -> dict[str, WhoseTurn]:
        """Whose turn it is at tables that live on these nodes, as far as those say so soon."""
        asked = [
            asyncio.create_task(self._ask(link, [one for one in nodes if nodes[one] == node]))
            for node in {*nodes.values()}
            if (link := self._links.to(node)) is not None
        ]
        if not asked:
            return {}
        done, late = await asyncio.wait(asked, timeout=SOON)
        for task in late:
            task.cancel()
        return {table: turn for task in done for table, turn in task.result().items()}

    async def _ask(self, link: Link, tables: list[str]) -> dict[str, WhoseTurn]:
        try:
            return _turns.decode(await self._relays.ask(link, KIND, encode(tables)))
        except (RelayBroken, msgspec.MsgspecError):
            return {}

    async def _tell(self, body: bytes) -> bytes:
        asked = msgspec.msgpack.decode(body, type=list[str])
        found = {table: self._tables.turns(table) for table in asked}
        return encode({table: turn for table, turn in found.items() if turn is not None})
