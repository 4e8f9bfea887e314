"""Processes of `python -m sobremesa` that are there at once.

Most of the time that a command takes goes into importing it. One process has done that, and
whoever wants a command asks it to fork: what runs then is a process like any other, with its own
environment, folder, input and output.

    tester ──fds──▶ parent ──fork──▶ attendant ──fork──▶ the command
       ◀──────── pid, exit status ───────┘
"""

from __future__ import annotations

import atexit
import gc
import io
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parents[1]
UTF8 = {"LC_ALL": "C.UTF-8"}
FDS = 4  # input, output, errors, and the connection with whoever asked
LONGEST = 1 << 17  # bytes of what is asked for: words, environment and folder


class Forked:
    """A command that runs; what `subprocess.Popen` is for other programs."""

    def __init__(
        self,
        words: Sequence[str],
        env: Mapping[str, str],
        stdio: tuple[int, int, int],
        folder: Path | None = None,
    ) -> None:
        # packets, since a short command's pid and status may lie there at once
        self._talk, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            socket.send_fds(_parent(), [b"!"], [*stdio, theirs.fileno()])
        asked = {"words": words, "env": dict(env), "folder": str(folder or Path.cwd())}
        self._talk.sendall(json.dumps(asked).encode())
        self.pid = int(self._talk.recv(16))
        self._status: int | None = None

    def poll(self) -> int | None:
        """Its exit status, if it has ended."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        """Its exit status, when it has ended."""
        if self._status is None:
            self._talk.settimeout(timeout)
            try:
                self._status = int(self._talk.recv(16))
            except (TimeoutError, BlockingIOError):
                raise subprocess.TimeoutExpired("sobremesa", timeout or 0) from None
            self._talk.close()
        return self._status

    def send_signal(self, sign: signal.Signals) -> None:
        """Tell it something; who has ended hears nothing."""
        if self.poll() is None:
            os.kill(self.pid, sign)


@cache
def _parent() -> socket.socket:
    """The connection with the process that forks."""
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.processes", str(theirs.fileno())],
            cwd=ROOT,
            env=os.environ | UTF8,
            pass_fds=[theirs.fileno()],
        )
    atexit.register(_dismiss, ours, process)
    return ours


def _dismiss(connection: socket.socket, process: subprocess.Popen[bytes]) -> None:
    connection.close()
    process.wait()


# In the process that forks


def _until_asked(asked: socket.socket) -> list[int]:
    """Fork whenever a command is wanted; returns in its attendant alone."""
    with asked:
        while True:
            _, fds, _, _ = socket.recv_fds(asked, 1, FDS)
            if not fds:
                _reap(os.WUNTRACED)
                sys.exit()
            if os.fork() == 0:
                return fds
            for fd in fds:
                os.close(fd)
            _reap(os.WNOHANG)


def _reap(how: int) -> None:
    """Take leave of attendants that have gone."""
    try:
        while os.waitpid(-1, how)[0]:
            pass
    except ChildProcessError:
        pass


def _attend(fds: list[int]) -> dict[str, Any]:
    """Fork once more, and say how that ended; returns in the process of the command alone."""
    *stdio, talk = fds
    with socket.socket(fileno=talk) as connection:
        asked: dict[str, Any] = json.loads(connection.recv(LONGEST))
        pid = os.fork()
        if pid:
            for fd in stdio:
                os.close(fd)
            connection.sendall(b"%d" % pid)
            status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
            connection.sendall(b"%d" % status)
            os._exit(0)
    for place, fd in enumerate(stdio):
        os.dup2(fd, place)
        os.close(fd)
    return asked


def _become(words: list[str], env: dict[str, str], folder: str) -> NoReturn:
    """What `python -m sobremesa` would be in this environment and this folder."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    sys.stdin = open(0, encoding="utf-8", errors=sys.stdin.errors)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", errors=sys.stdout.errors)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, encoding="utf-8", errors=sys.stderr.errors)  # noqa: SIM115
    sys.argv = ["sobremesa", *words]
    sys.path[0] = folder
    try:
        runpy.run_module("sobremesa", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        if not isinstance(end.code, int | None):
            raise
        _leave(end.code or 0)
    _leave(0)


def _leave(code: int) -> NoReturn:
    """End as the interpreter does, but for taking itself apart, which takes longest."""
    threading._shutdown()  # type: ignore[attr-defined]  # waits for threads
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(code)


def _import_everything() -> None:
    """All that a command imports, but for what looks at its environment as soon as it is read."""
    import sobremesa.server.run  # noqa: F401, PLC0415
    from sobremesa.cli import app  # noqa: PLC0415

    with redirect_stdout(io.StringIO()):
        app(["rules", "antayagi"], standalone_mode=False)  # some imports wait for a command
    del sys.modules["sobremesa.cli"]
    gc.freeze()  # else the first collection would touch, and so copy, all of it


def main() -> None:
    """Fork until nobody asks any more."""
    heeded = signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends this without a word
    _import_everything()
    asked = _attend(_until_asked(socket.socket(fileno=int(sys.argv[1]))))
    signal.signal(signal.SIGINT, heeded)
    _become(**asked)


if __name__ == "__main__":
    main()
