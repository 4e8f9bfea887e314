"""Where people come in: what is about a table goes to the node on which that lives."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Literal

from sobremesa.server import problems
from sobremesa.server.cluster.frames import AsgiMessage
from sobremesa.server.cluster.node import ClusterNode
from sobremesa.server.cluster.relay import (
    NOT_NOW,
    AsgiApp,
    Receive,
    RelayBroken,
    Rewindable,
    Scope,
    Send,
    is_not_now,
    send_away,
    table_of,
)
from sobremesa.server.limits import ActiveCount, place_of
from sobremesa.server.store.schema import DatabaseFault
from sobremesa.table.messages import refusal_of
from sobremesa.table.telling import encode

PATIENCE: Final = 8.0  # seconds until a table must have a home again
PAUSE: Final = 0.1  # seconds between two looks for it, about: not all look at once
WAITING: Final = 64  # requests and sockets of one address, perhaps a whole club's

Came = Literal["served", "again", "refused"]  # what came of an attempt


class EdgeApp:
    """An application in front of our own: passes on what is another node's to answer.

    While a table has no home that can be heard, whoever wants to go there waits; where that takes
    too long, or many of one address wait already, `refuse` answers.
    """

    def __init__(
        self, app: AsgiApp, node: ClusterNode, may_ask: Callable[[str], bool], refuse: AsgiApp
    ) -> None:
        self._app = app
        self._node = node
        self._refuse = refuse
        self._may_ask = may_ask
        self._waiting = ActiveCount(WAITING)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket, here or elsewhere."""
        table = table_of(scope)
        client = scope.get("client") if table is not None else None
        place = place_of(client[0] if client else "")
        if table is None or not self._may_ask(place):
            await self._app(scope, receive, send)
            return
        attempt = partial(self._attempt, table, scope, Rewindable(receive), send)
        came = "refused" if self._node.leaving else await attempt()
        if came == "again" and self._waiting.enter(place):
            try:
                came = await self._wait_for(attempt)
            finally:
                self._waiting.leave(place)
        if came != "served":
            await self._refuse(scope, receive, send)

    async def _wait_for(self, attempt: Callable[[], Awaitable[Came]]) -> Came:
        """Try it again until it comes to something, or has taken too long."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not self._node.leaving:
            await asyncio.sleep(PAUSE * random.uniform(0.5, 1.5))
            came = await attempt()
            if came != "again":
                return came
        return "refused"

    async def _attempt(self, table: str, scope: Scope, said: Rewindable, send: Send) -> Came:
        """Serve it if that can be; what may have been done is not done again."""
        try:
            if await self._serve(table, scope, said, send):
                return "served"
        except (RelayBroken, DatabaseFault):
            self._node.forget_home(table)
            if scope.get("method") not in (None, "GET", "HEAD"):
                return "refused"
        said.rewind()
        return "again"

    async def _serve(self, table: str, scope: Scope, said: Rewindable, send: Send) -> bool:
        """Serve it, if the table has a home that can be heard, or could have one here."""
        if self._node.over:
            return False
        home = await self._node.home_of(table)
        if home is None or home == self._node.name:
            await self._serve_here(scope, said, send)
            return True
        link = self._node.links.to(home)
        if link is None:
            self._node.forget_home(table)
            return False
        await self._node.relays.relay(link, scope, said, said.until_answered(send))
        return True

    async def _serve_here(self, scope: Scope, said: Rewindable, send: Send) -> None:
        """Serve it; RelayBroken where the table is about to live elsewhere, as if it were there."""
        not_now = False
        answer = said.until_answered(send)

        async def pass_on(message: AsgiMessage) -> None:
            nonlocal not_now
            not_now = not_now or is_not_now(message)
            if not not_now:
                await answer(message)

        await self._app(scope, said, pass_on)
        if not_now:
            raise RelayBroken


async def refuse(scope: Scope, _: Receive, send: Send) -> None:
    """Nobody can answer now."""
    if scope["type"] == "websocket":
        await send_away(send, accepted=False)
        return
    body = encode(refusal_of(problems.http_refusal(NOT_NOW)))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": NOT_NOW, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
