"""The web application: routes, and what holds for all of them."""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, cast

from litestar import Litestar, Request, Response
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.types.asgi_types import HTTPResponseBodyEvent, HTTPResponseStartEvent

from sobremesa import __version__
from sobremesa.kernel.errors import IllegalMove
from sobremesa.server import problems
from sobremesa.server.app_state import AppState
from sobremesa.server.describing import Lists, Structs
from sobremesa.server.live import TableGone
from sobremesa.server.logs import event
from sobremesa.server.problems import Problem
from sobremesa.server.routes import (
    docs,
    games,
    guests,
    health,
    lessons,
    lookback,
    notices,
    pages,
    socket,
    tables,
)
from sobremesa.server.routes.compression import ASK_AGAIN
from sobremesa.server.routes.guests import address_of
from sobremesa.server.store.schema import DatabaseFault
from sobremesa.table.messages import Refusal, refusal_of

log = logging.getLogger("sobremesa.web")

BODY: Final = 1_000_000  # bytes of the largest request: a pack of one's own
SAFE: Final = frozenset({"GET", "OPTIONS"})
TAKING_PART: Final = ("/api/me", "/api/guests", "/api/tables")  # not for who is banned
UNCOUNTED: Final = frozenset({"/healthz", "/readyz"})  # whoever looks after it asks often
FIELD: Final = re.compile(r"field `([^`]*)`")  # in what msgspec says of one that is not there
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",  # what is nobody's in particular says otherwise
}

ROUTES: Final = (
    guests.come_in,
    guests.me,
    games.game_list,
    games.rules,
    games.texts,
    games.game_texts,
    games.game_box,
    lessons.lesson_list,
    lessons.lesson_texts,
    lessons.learn,
    tables.set_table,
    tables.lobby,
    tables.table_card,
    tables.table_texts,
    tables.table_box,
    tables.my_tables,
    lookback.record,
    lookback.replay,
    lookback.recap,
    lookback.play_on,
    notices.notices,
    socket.table_socket,
    health.healthz,
    health.readyz,
    health.metrics,
    health.health_page,
    pages.page,
    pages.beside,
    pages.asset,
    docs.api,
    docs.messages,
    docs.style,
)


def application(app_state: AppState) -> Litestar:
    """The application with all routes."""

    async def the_app_state() -> AppState:
        return app_state

    async def before(request: Request[Any, Any, Any]) -> None:
        """Neither strange pages nor crowds come in; files are for everybody, they are in memory."""
        path = request.scope["path"]
        if path not in UNCOUNTED and not path.startswith("/assets/"):
            app_state.check_rate(app_state.requests, address_of(request))
        if request.method not in SAFE and not app_state.is_allowed_origin(
            request.headers.get("origin"), request.headers.get("host")
        ):
            raise problems.strange_origin()
        if request.method not in SAFE or path.startswith(TAKING_PART):
            until = await app_state.banned_until(request)
            if until is not None:
                raise problems.banned(until)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None, None]:
        try:
            yield
        finally:
            await app_state.close()

    return Litestar(
        route_handlers=ROUTES,
        dependencies={"app_state": Provide(the_app_state, use_cache=True)},
        lifespan=[lifespan],
        before_request=before,
        exception_handlers={
            Problem: on_problem,
            TableGone: on_gone,
            HTTPException: on_http,
            UnicodeDecodeError: on_unreadable,
            RecursionError: on_unreadable,
            Exception: partial(on_error, app_state),
        },
        openapi_config=OpenAPIConfig(
            title="Sobremesa",
            version=__version__,
            description="A digital table for AntaYagí, Antheno and Tanxi.",
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        plugins=[Lists(), Structs()],
        request_max_body_size=BODY,
        logging_config=None,
        debug=False,
    )


class Strict:
    """Tells browsers with every answer to be strict; sockets pass by untouched.

    HEAD is answered like GET, without the body. What browsers may keep but must ask for again has a
    tag; who has it still is told so instead.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        held: HTTPResponseStartEvent | None = None

        async def strictly(message: Message) -> None:
            nonlocal held
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if message["status"] == 200 and headers["cache-control"] == ASK_AGAIN:
                    held = message
                    return
            elif message["type"] == "http.response.body" and held is not None:
                start, held = held, None
                if not message["more_body"]:
                    _tag(scope, start, message)
                await send(start)
            await send(message)

        asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        await self._app(cast("Scope", asked), receive, strictly)


def _tag(scope: Scope, start: HTTPResponseStartEvent, body: HTTPResponseBodyEvent) -> None:
    """Mark an answer by what is in it; empty it for somebody who has it."""
    headers = MutableScopeHeaders.from_message(start)
    tag = f'"{hashlib.sha256(body["body"]).hexdigest()[:32]}"'
    headers["etag"] = tag
    if tag in Headers.from_scope(scope).get("if-none-match", ""):
        start["status"] = 304
        del headers["content-length"]
        body["body"] = b""


# Refusals


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[Refusal]:
    """A refusal of ours."""
    return refusing(problem.status, problem.illegal)


def on_gone(_: Request[Any, Any, Any], __: TableGone) -> Response[Refusal]:
    """The table is about to live on another node."""
    return refusing(503, problems.http_refusal(503))


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """A refusal of the web's: a wrong address, a body that is none of ours."""
    if error.status_code == 400:
        return refusing(400, _bad_request(error))
    if error.status_code == 413:
        return refusing(413, problems.too_large(BODY).illegal)
    return refusing(error.status_code, problems.http_refusal(error.status_code))


def _bad_request(error: HTTPException) -> IllegalMove:
    """What cannot be read of a body or a query; a field is named."""
    if not isinstance(error.extra, list):
        return problems.malformed_message(error.detail)
    key, message = error.extra[0]["key"], error.extra[0]["message"]
    absent = FIELD.search(message)
    names = [*([] if key == "data" else [key]), *([] if absent is None else [absent[1]])]
    where = ".".join(names)[:100] or "body"
    return problems.bad_field(where, message).illegal


def on_unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """A body that is no UTF-8, or nested without end: what msgspec has no refusal for."""
    return refusing(400, problems.malformed_message(str(error)))


def on_error(
    app_state: AppState, request: Request[Any, Any, Any], error: Exception
) -> Response[Refusal]:
    """A mistake of ours: it is written down, and not shown; of an outage the store has written."""
    if not isinstance(error, DatabaseFault):
        app_state.metrics.count_error("requests")
        event(log, "a request failed", logging.ERROR, exc_info=error, method=request.method)
    return refusing(500, problems.http_refusal(500))


def refusing(status: int, illegal: IllegalMove) -> Response[Refusal]:
    """A refusal as it is sent."""
    return Response(refusal_of(illegal), status_code=status)
