"""Running a server until somebody stops it."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
import webbrowser
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import cast

import msgspec
import uvicorn
from litestar.types import ASGIApp
from uvicorn.loops.auto import auto_loop_factory

from sobremesa.kernel.errors import Fault
from sobremesa.kernel.memory import collect_rarely
from sobremesa.server.app import Strict, application
from sobremesa.server.app_state import AppState
from sobremesa.server.cluster.edge import EdgeApp, refuse
from sobremesa.server.cluster.processes import Processes, check_processes
from sobremesa.server.cluster.relay import AsgiApp
from sobremesa.server.config import BEGUN, LISTENING, Config, masked, shown
from sobremesa.server.connection_guard import (
    ConnectionGuard,
    GuardedConfig,
    GuardedHttp,
    GuardedWebSocket,
    raise_file_limit,
)
from sobremesa.server.logs import event, set_up
from sobremesa.server.store.lock import InUse
from sobremesa.server.tracing import Traced

log = logging.getLogger("sobremesa.server")


def run(config: Config, *, browse: bool = False) -> None:
    """Serve until SIGTERM or Ctrl-C; then everyone is told to come back, and nothing is lost.

    With `browse` it is opened in the browser, at another port if that one is taken; a server that
    runs already is opened instead.
    """
    set_up(config.log_level, config.log_format, config.node, several=bool(config.nats))
    if config.processes > 1:
        check_processes(config)
        Processes(config, listen(config)).run()
        return
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(serve(config, browse=browse))


async def serve(config: Config, *, browse: bool = False) -> None:
    """A server on this event loop."""
    guard = ConnectionGuard(config, raise_file_limit())
    listening = listen_somewhere(config) if browse else listen(config)
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    try:
        app_state = await AppState.open(config, address)
    except InUse as used:
        if not browse or used.address is None:
            raise
        event(log, f"Sobremesa is served already at {used.address}")
        webbrowser.open(used.address)
        return
    server = Server(app_state, config, guard)
    collect_rarely()
    event(log, f"Sobremesa is served at {address}", **shown(config))
    if browse:
        server.when_ready = partial(webbrowser.open, address)
    await server.serve(sockets=[listening])
    if server.ousted:
        raise Fault(masked(config.database), "another server has taken this database")


def served(app_state: AppState) -> AsgiApp:
    """What answers whoever comes in here, at a table that may live on another node."""
    app = cast("AsgiApp", Traced(Strict(application(app_state)), app_state.metrics))
    node, requests = app_state.node, app_state.requests
    if node is None:
        return app
    node.relays.app = app
    nobody = cast("AsgiApp", Traced(Strict(cast("ASGIApp", refuse)), app_state.metrics))
    return EdgeApp(app, node, lambda address: requests.has(address, time.monotonic()), nobody)


def listen(config: Config) -> socket.socket:
    """The socket that people knock at; a node may have been given one."""
    if LISTENING in os.environ:
        return socket.socket(fileno=int(os.environ[LISTENING]))
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        raise Fault(f"{config.host}:{config.port}", f"cannot listen here: {error}") from None
    return listening


def say_begun(node: str) -> None:
    """Tell who started this node that it has begun, if that is one of ours."""
    if BEGUN in os.environ:
        os.write(int(os.environ[BEGUN]), f"{node}\n".encode())


def listen_somewhere(config: Config) -> socket.socket:
    """The same, or another one where somebody else listens there already."""
    try:
        return listen(config)
    except Fault:
        return listen(msgspec.structs.replace(config, port=0))


class Server(uvicorn.Server):
    """Says when it is ready, and goodbye before it goes."""

    when_ready: Callable[[], object] | None = None

    def __init__(self, app_state: AppState, config: Config, guard: ConnectionGuard) -> None:
        edge = GuardedConfig(
            served(app_state),
            http=GuardedHttp,
            ws=GuardedWebSocket,
            ws_max_size=config.message_bytes,
            ws_per_message_deflate=False,  # sizes must not depend on what is inside
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=list(config.proxies),
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=config.drain_seconds,
        )
        edge.guard = guard
        super().__init__(edge)
        self.ousted = False
        self._app_state = app_state
        if app_state.lock is not None:
            app_state.lock.when_lost = self.give_up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Whoever waits for it may come."""
        await self._app_state.take_part()
        await super().startup(sockets)
        say_begun(self._app_state.config.node)
        if self.when_ready is not None:
            await asyncio.to_thread(self.when_ready)

    def give_up(self) -> None:
        """Another server has the database now: end, before both change it."""
        self.ousted = True
        self._app_state.begin_drain()
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Sockets are told to come back before they are closed."""
        self._app_state.begin_drain()
        super().handle_exit(sig, frame)
