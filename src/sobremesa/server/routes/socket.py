"""The socket of a table: one for each tab, in both directions."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Scope

from sobremesa.kernel.errors import IllegalMove
from sobremesa.server import connection as codes
from sobremesa.server.app_state import AppState, AppStateDependency, host_of
from sobremesa.server.connection import Connection, DirectSocket, Waiting
from sobremesa.server.connection_guard import DIRECT
from sobremesa.server.limits import Bucket
from sobremesa.server.live import Live, TableGone
from sobremesa.server.logs import event
from sobremesa.server.metrics import Metrics
from sobremesa.server.people import COOKIE
from sobremesa.server.problems import Problem, bad_field, malformed_message, too_fast
from sobremesa.server.routes.guests import address_of, bearer_of
from sobremesa.server.store.schema import Conflict, DatabaseFault
from sobremesa.server.workers.pool import WorkerFault
from sobremesa.table.log import Person
from sobremesa.table.messages import (
    AnyRequest,
    Commit,
    Hello,
    Hint,
    Leave,
    Mute,
    Plan,
    Query,
    Refused,
    Return,
    Rise,
    SetStandingAnswer,
    Sit,
    TakeBack,
    WhyNot,
    refusal_of,
)
from sobremesa.table.telling import encode

log = logging.getLogger("sobremesa.socket")

PATIENCE: Final = 10.0  # seconds until a socket must have said hello
REVOKED: Final = 5.0  # seconds between looks at whether a bot account still counts
FLOOD: Final = 50  # messages beyond its rate after which a socket is closed
_requests = msgspec.json.Decoder(AnyRequest)
_UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
_COSTLY: Final = frozenset((  # what makes the server think, or write without a move being made
    Query, Commit, Hint, Leave, Mute, Plan, Return, Rise, Sit, SetStandingAnswer, TakeBack, WhyNot,
))  # fmt: skip


class Numbered(msgspec.Struct, frozen=True):
    """Whatever has an id."""

    id: int = 0


_numbered = msgspec.json.Decoder(Numbered)


class AsgiWire:
    """A WebSocket of any web server."""

    def __init__(self, socket: WebSocket[Any, Any, Any], metrics: Metrics) -> None:
        self._socket = socket
        self._metrics = metrics

    def send(self, messages: list[bytes]) -> Waiting | None:
        """Send all of these in one frame, a JSON array."""
        frame = _frame(messages, self._metrics)
        return asyncio.ensure_future(self._socket.send_text(frame.decode()))

    def close(self, code: int) -> Waiting | None:
        """End it."""
        return asyncio.ensure_future(self._socket.close(code))


class DirectWire(AsgiWire):
    """A WebSocket of our own web server, or of another node's: frames go there without a detour."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], metrics: Metrics, direct: DirectSocket
    ) -> None:
        super().__init__(socket, metrics)
        self._direct = direct

    def send(self, messages: list[bytes]) -> Waiting | None:
        """Send all of these in one frame, a JSON array."""
        return self._direct.send_text(_frame(messages, self._metrics))


def _frame(messages: list[bytes], metrics: Metrics) -> bytes:
    frame = b"[%b]" % b",".join(messages)
    metrics.deliveries.add(len(messages))
    metrics.bytes_sent.add(len(frame))
    return frame


def wire_of(socket: WebSocket[Any, Any, Any], metrics: Metrics) -> AsgiWire:
    """The shortest way to somebody."""
    found = (socket.scope.get("extensions") or {}).get(DIRECT)
    if found is None:
        return AsgiWire(socket, metrics)
    return DirectWire(socket, metrics, cast("DirectSocket", found))


@websocket("/api/tables/{code:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], app_state: AppStateDependency, code: FromPath[str]
) -> None:
    """Everything that happens at a table."""
    if not _is_allowed_origin(socket, app_state):
        await socket.close(codes.NOT_ALLOWED)
        return
    await socket.accept()
    address = address_of(socket)
    if not app_state.requests.take(address, time.monotonic()) or not app_state.addresses.enter(
        address
    ):
        await socket.close(codes.TOO_FAST)
        return
    try:
        if await app_state.banned_until(_request(socket)) is not None:
            await socket.close(codes.BANNED)
        else:
            await _admit(socket, app_state, code)
    except DatabaseFault:
        await socket.close(codes.RESTART)
    finally:
        app_state.addresses.leave(address)


def _request(socket: WebSocket[Any, Any, Any]) -> ASGIConnection[Any, Any, Any, Any]:
    """What the socket was opened with, to be read and let go.

    What is read of a connection it keeps, headers and cookies as long as the socket is open.
    """
    return ASGIConnection(cast("Scope", {**socket.scope, "state": {}}))


def _is_allowed_origin(socket: WebSocket[Any, Any, Any], app_state: AppState) -> bool:
    headers = _request(socket).headers
    return app_state.is_allowed_origin(headers.get("origin"), headers.get("host"))


async def _person(socket: WebSocket[Any, Any, Any], app_state: AppState) -> Person | None:
    """Who has opened it, if that is somebody."""
    request = _request(socket)
    token = bearer_of(request)
    if token is not None:
        return await app_state.people.find_bot(token)
    return await app_state.people.find(request.cookies.get(COOKIE))


async def _admit(socket: WebSocket[Any, Any, Any], app_state: AppState, code: str) -> None:
    person = await _person(socket, app_state)
    sockets = app_state.persons if person is None or not person.is_bot else app_state.bots
    if person is None:
        await socket.close(codes.COME_IN_FIRST)
    elif app_state.hub.draining:
        await socket.close(codes.RESTART)
    elif not sockets.enter(person.id):
        await socket.close(codes.TOO_FAST)
    else:
        app_state.metrics.sockets.inc()
        try:
            await _serve(socket, app_state, person, code)
        finally:
            app_state.metrics.sockets.dec()
            sockets.leave(person.id)


async def _serve(
    socket: WebSocket[Any, Any, Any], app_state: AppState, person: Person, code: str
) -> None:
    rate = app_state.config.messages_per_second
    bucket = Bucket(rate, 2 * rate, time.monotonic())
    wire = wire_of(socket, app_state.metrics)
    connection = Connection(wire, person, bucket, host_of(socket))
    carried = connection.carry()
    watched = _watching(socket, app_state, connection) if person.is_bot else None
    try:  # in a task of its own: each message would wake all that has led here, layer by layer
        await asyncio.create_task(_listen(socket, app_state, connection, code))
    except WebSocketDisconnect:
        pass
    except Problem as problem:
        connection.close(_code(problem))
    except (TableGone, DatabaseFault):  # what goes wrong with the database, the store has written
        connection.close(codes.RESTART)
    except WorkerFault as fault:
        event(log, "a worker could not answer", logging.ERROR, why=str(fault))
        connection.close(codes.RESTART)
    except Conflict as conflict:
        event(log, "a table has left memory", logging.WARNING, why=str(conflict))
        connection.close(codes.RESTART)
    except Exception:
        app_state.metrics.count_error("socket")
        log.exception("a message could not be served")
        connection.close(codes.RESTART)
    finally:
        if connection.closing is not None:
            await asyncio.wait([carried], timeout=PATIENCE)
        if watched is not None:
            watched.cancel()


def _watching(
    socket: WebSocket[Any, Any, Any], app_state: AppState, connection: Connection
) -> asyncio.Task[None]:
    return asyncio.create_task(_watch_token(socket, app_state, connection))


async def _watch_token(
    socket: WebSocket[Any, Any, Any], app_state: AppState, connection: Connection
) -> None:
    """A bot account whose token was revoked is let go within seconds."""
    while True:
        await asyncio.sleep(REVOKED)
        with suppress(DatabaseFault):  # as long as nobody can tell, it stays
            if await app_state.people.find_bot(bearer_of(_request(socket))) is None:
                connection.close(codes.COME_IN_FIRST)


def _code(problem: Problem) -> int:
    return {
        404: codes.NO_SUCH_TABLE,
        413: codes.TOO_LARGE,
        429: codes.TOO_FAST,
        400: codes.NOT_UNDERSTOOD,
        500: codes.UNREADABLE,
    }.get(problem.status, codes.NOT_ALLOWED)


async def _listen(
    socket: WebSocket[Any, Any, Any], app_state: AppState, connection: Connection, code: str
) -> None:
    """Hello first; then whatever people want, one thing after the other."""
    hello = await _hello(socket, app_state, connection)
    if _close_if_banned(app_state, connection):
        return
    live = await app_state.hub.live(code)
    try:
        await app_state.hub.join(live, connection, hello)
        _close_if_banned(app_state, connection)  # from now on a ban finds it here
        while connection.closing is None:
            request = await _next(socket, app_state, connection)
            if request is not None:
                await _receive(app_state, live, connection, request)
            del request  # or it would be kept until the next one comes
    finally:
        await app_state.hub.part(live, connection)


def _close_if_banned(app_state: AppState, connection: Connection) -> bool:
    """Send somebody away who was banned since they came in."""
    banned = app_state.order.banned_until(connection.address, connection.person.id) is not None
    if banned:
        connection.close(codes.BANNED)
    return banned


async def _hello(
    socket: WebSocket[Any, Any, Any], app_state: AppState, connection: Connection
) -> Hello:
    try:
        async with asyncio.timeout(PATIENCE):
            hello = await _next(socket, app_state, connection)
    except TimeoutError:
        raise bad_field("hello", "nothing was said") from None
    if not isinstance(hello, Hello):
        raise bad_field("hello", "this must be the first message")
    return hello


async def _next(
    socket: WebSocket[Any, Any, Any], app_state: AppState, connection: Connection
) -> AnyRequest | None:
    """The next message; None: it was refused. Who floods the table is let go."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="the socket was closed")
    in_time = connection.bucket.take(time.monotonic())
    text = message.get("text") or message.get("bytes") or ""
    try:
        request: AnyRequest = _requests.decode(text)
    except _UNREADABLE as error:
        app_state.metrics.messages.add(label="malformed")
        _refuse(connection, _id_of(text), malformed_message(str(error)))
        _check_flood(connection, in_time)
        return None
    app_state.metrics.messages.add(label=str(request.__struct_config__.tag))
    if in_time:
        return request
    _refuse(connection, request.id, too_fast().illegal)
    _check_flood(connection, in_time)
    return None


def _id_of(text: str | bytes) -> int:
    """The id of a request that is otherwise not understood; 0 where even that cannot be read."""
    try:
        return _numbered.decode(text).id
    except _UNREADABLE:
        return 0


def _check_flood(connection: Connection, in_time: bool) -> None:
    """Count what came too fast, and let go of who does not stop."""
    connection.floods += not in_time
    if connection.floods > FLOOD:
        raise too_fast()


async def _receive(
    app_state: AppState, live: Live, connection: Connection, request: AnyRequest
) -> None:
    person = connection.person
    if person.is_bot and not app_state.bot_messages.take(person.id, time.monotonic()):
        _refuse(connection, request.id, too_fast().illegal)
        return
    if type(request) in _COSTLY and not app_state.may_ask(person.id):
        _refuse(connection, request.id, too_fast().illegal)
        return
    await app_state.hub.receive(live, connection, request)


def _refuse(connection: Connection, id: int, illegal: IllegalMove) -> None:
    connection.send(encode(Refused(id=id, refusal=refusal_of(illegal))))
