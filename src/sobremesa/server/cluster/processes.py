"""Several nodes on one machine: they listen at one port, and talk by a NATS of their own."""

from __future__ import annotations

import ctypes
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Final

import msgspec

from sobremesa.kernel.errors import Fault, OptionsFault
from sobremesa.server.cluster.bus import check_nats
from sobremesa.server.cluster.own_nats import OwnNats
from sobremesa.server.config import BEGUN, FILE_VARIABLE, LISTENING, NODE_NAME, SETTINGS, Config
from sobremesa.server.logs import event

log = logging.getLogger("sobremesa.processes")

LOOK: Final = 0.1  # seconds between two looks whether all are there
HEARD: Final = 65_536  # bytes that are read at a time
PAUSE: Final = 1.0  # seconds before a node is started again
GRACE: Final = 10.0  # seconds that a node has besides those for its connections
PR_SET_PDEATHSIG: Final = 1  # of Linux


def check_processes(config: Config) -> None:
    """Refuse what several processes cannot share."""
    if not config.database.startswith("postgres"):
        raise OptionsFault(
            "--processes", "several nodes need PostgreSQL: name one by SOBREMESA_DATABASE"
        )
    if sys.platform == "win32":
        raise OptionsFault("--processes", "this system cannot share a port")
    check_nats(config.nats, config.nats_credentials, config.database)


def name_of(machine: str, place: int) -> str:
    """What one of several nodes is called in metrics and logs, also when it is started again."""
    end = f"-{place}"
    return f"{machine[: NODE_NAME - len(end)]}{end}"


class Processes:
    """The nodes of this machine. One that dies is started again."""

    def __init__(self, config: Config, listening: socket.socket) -> None:
        self._count = config.processes
        self._nats = None if config.nats else OwnNats()
        self._listening = listening
        self._hearing, self._saying = os.pipe()  # nodes say their names when they have begun
        os.set_blocking(self._hearing, False)
        self._drain = config.drain_seconds
        nats = config.nats if self._nats is None else self._nats.url
        workers = max(1, config.workers // self._count)  # of so many in all
        self._environ = environ_of(
            msgspec.structs.replace(config, nats=nats, processes=1, workers=workers)
        ) | {LISTENING: str(listening.fileno()), BEGUN: str(self._saying)}
        self._names = [name_of(config.node, place) for place in range(1, self._count + 1)]
        self._nodes: dict[subprocess.Popen[bytes], str] = {}  # what each is called
        self._begun: set[str] = set()  # who has: the database may be away when they come again
        self._again: list[tuple[str, float]] = []  # to be started, and when
        self._stopping = False

    def run(self) -> None:
        """Run them until SIGTERM or Ctrl-C; Fault where they cannot run."""
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        try:
            if self._nats is not None:
                self._nats.start(_with_us(signal.SIGKILL))
            for name in self._names:
                self._start(name)
            while not self._stopping:
                time.sleep(LOOK)
                self._look()
        finally:
            self._end()

    def _start(self, name: str) -> None:
        node = subprocess.Popen(
            [sys.executable, "-m", "sobremesa", "serve"],
            env=self._environ | {SETTINGS["node"].variable: name},
            pass_fds=[self._listening.fileno(), self._saying],
            preexec_fn=_with_us(signal.SIGTERM),  # noqa: PLW1509 - there are no threads here
        )
        self._nodes[node] = name

    def _look(self) -> None:
        """Start again whatever has died, after a pause; nothing where it has never begun."""
        if self._nats is not None and self._nats.ended:
            event(log, "NATS has ended and is started again", logging.WARNING)
            self._nats.start(_with_us(signal.SIGKILL))
        now = time.monotonic()
        with suppress(BlockingIOError):
            self._begun.update(os.read(self._hearing, HEARD).decode().split())
        for node, name in list(self._nodes.items()):
            status = node.poll()
            if status is None:
                continue
            del self._nodes[node]
            if status > 0 and name not in self._begun:
                raise Fault("--processes", "a node has ended as soon as it began; it says why")
            event(log, "a node has ended and is started again", logging.WARNING, status=status)
            self._again.append((name, now + PAUSE))
        for name in [name for name, at in self._again if at <= now]:
            self._start(name)
        self._again = [(name, at) for name, at in self._again if at > now]

    def _stop(self, _: int, __: FrameType | None) -> None:
        self._stopping = True

    def _end(self) -> None:
        """End the nodes, and then what they talk by."""
        for node in self._nodes:
            node.send_signal(signal.SIGTERM)
        end = time.monotonic() + self._drain + GRACE
        for node in self._nodes:
            try:
                node.wait(max(0.0, end - time.monotonic()))
            except subprocess.TimeoutExpired:
                node.kill()
                node.wait()
        if self._nats is not None:
            self._nats.close()


def environ_of(config: Config) -> dict[str, str]:
    """The environment in which a server has these settings, and no others of ours."""
    known = {setting.variable for setting in SETTINGS.values()} | {FILE_VARIABLE}
    environ = {name: value for name, value in os.environ.items() if name not in known}
    for setting in SETTINGS.values():
        value = getattr(config, setting.name)
        environ[setting.variable] = ",".join(value) if setting.several else str(value)
    return environ


def _with_us(sign: signal.Signals) -> Callable[[], None] | None:
    """What a process does at its start, so that it ends when we do, however that is."""
    if sys.platform != "linux":
        return None
    libc = ctypes.CDLL(None)
    return lambda: libc.prctl(PR_SET_PDEATHSIG, sign)
