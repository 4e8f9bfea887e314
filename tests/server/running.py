"""A real server in a process of its own."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import httpx

from tests.processes import Forked

PATIENCE = 60.0  # seconds
PROGRAM = ("-m", "sobremesa")


class Running:
    """A server that can be stopped, killed and started again, always at the same address."""

    def __init__(self, database: str, niceness: int = 0, **config: Any) -> None:
        self._niceness = niceness
        self.variables: dict[str, str] = {}  # that a process must have from its beginning
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self._config = {"database": database, "workers": 1, **config}
        self.lines: list[str] = []  # of its log, as far as they have been read
        self._reading: threading.Thread | None = None
        self.process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def pid(self) -> int:
        """The process."""
        assert self.process is not None
        return self.process.pid

    def start(self, program: Sequence[str] = PROGRAM) -> None:
        """Start it, by this program, and wait until it answers."""
        said = {f"SOBREMESA_{name.upper()}": str(value) for name, value in self._config.items()}
        words = ["serve", "--port", str(self.port)]
        read, write = os.pipe()
        self._reading = threading.Thread(target=self._read, args=(read,), daemon=True)
        self._reading.start()
        if program == PROGRAM and not self.variables:
            self.process = Forked(words, os.environ | said, (0, 1, write))
        else:
            command = [sys.executable, *program, *words]
            env = os.environ | self.variables | said
            self.process = subprocess.Popen(command, env=env, stderr=write)
        os.close(write)
        self._wait()
        if self._niceness:
            os.setpriority(os.PRIO_PROCESS, self.process.pid, self._niceness)

    def _read(self, pipe: int) -> None:
        with open(pipe, encoding="utf-8") as lines:
            self.lines.extend(lines)

    def _wait(self) -> None:
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise AssertionError(f"the server has ended:\n{''.join(self.lines)}")
            if self._is_ready():
                return
            time.sleep(0.02)
        raise AssertionError(f"the server does not answer:\n{''.join(self.lines)}")

    def _is_ready(self) -> bool:
        with socket.socket() as knocking:
            if knocking.connect_ex(("127.0.0.1", self.port)) != 0:
                return False
        try:
            return httpx.get(f"{self.url}/readyz", verify=False).status_code == 200
        except httpx.TransportError:
            return False

    def said(self, words: str, times: int = 1) -> list[str]:
        """The lines of its log with these words, once there are so many of them."""
        end = time.monotonic() + PATIENCE
        while len(found := [line for line in self.lines if words in line]) < times:
            assert time.monotonic() < end, f"nothing said {words!r}:\n{''.join(self.lines)}"
            time.sleep(0.02)
        return found

    def kill(self) -> None:
        """End it without a warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, and wait until it has, and all its lines are here; its exit status."""
        status = self._end(signal.SIGTERM)
        assert self._reading is not None
        self._reading.join(PATIENCE)
        return status

    def _end(self, sign: signal.Signals) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(sign)
        return self.process.wait(PATIENCE)


@contextmanager
def running(database: str, niceness: int = 0, **config: Any) -> Iterator[Running]:
    """A server while the block runs; a nice one leaves the processor to others once it answers."""
    server = Running(database, niceness, **config)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    """A port that nobody listens at; none of those that connections get by themselves.

    One of these could be taken while the server is down, even by whoever knocks at it.
    """
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as listening:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                listening.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
