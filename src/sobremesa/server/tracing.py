"""An id for each request and each socket, by which its lines in the log are found, on any node.

It is made where the request comes in, or was made by a proxy that we believe. What is begun because
of a request has its id too: tasks inherit it, and jobs carry it to workers. A request
that is relayed to another node has it there, too.
"""

from __future__ import annotations

import re
import time
from typing import Any, Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sobremesa.server.metrics import Metrics
from sobremesa.server.request_ids import REQUEST, new_id

HEADER: Final = "x-request-id"
WELL_FORMED: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")


class Traced:
    """Gives an id to whatever comes in, and counts how long it takes."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        id = id_of(scope)
        token = REQUEST.set(id)
        try:
            if scope["type"] == ScopeType.HTTP:
                await self._count(scope, receive, send, id)
            else:
                await self._app(scope, receive, send)
        finally:
            REQUEST.reset(token)

    async def _count(self, scope: Scope, receive: Receive, send: Send, id: str) -> None:
        began = time.perf_counter()
        status = 500

        async def told(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableScopeHeaders.from_message(message)[HEADER] = id
            await send(message)

        try:
            await self._app(scope, receive, told)
        finally:
            route = _route(scope)
            self._metrics.requests.labels(route, f"{status // 100}xx").inc()
            self._metrics.request_seconds.labels(route).observe(time.perf_counter() - began)


def id_of(scope: Any) -> str:
    """The id of a request: the one that it has, or a new one."""
    return REQUEST.get() or id_from_proxy(scope) or new_id()


def id_from_proxy(scope: Any) -> str | None:
    """The id that a proxy gave which we believe: what it passes on has no port of its own."""
    client = scope.get("client")
    if not client or client[1] != 0:
        return None
    id = Headers.from_scope(scope).get(HEADER, "")
    return id if WELL_FORMED.fullmatch(id) else None


def _route(scope: Any) -> str:
    """The name of the route that answered; what none has answered is other."""
    handler = scope.get("route_handler")
    return "other" if handler is None else str(handler.handler_name)
