"""A client that knows docs/messages.md alone plays whole games, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from sobremesa.table.messages import Done, Hello, Rise
from tests.server.generic import Json, play
from tests.server.matches import BOT, OPEN, refused, seated
from tests.server.running import Running, running

WINDOW = {"seconds": 60, "closes": "answered"}
NO_HINTS = {"hints": False}
TABLES: dict[str, Json] = {
    "antayagi": {"game": "antayagi", "window": WINDOW},
    "antayagi-without-hints": {"game": "antayagi", "window": WINDOW, "aids": NO_HINTS},
    "antheno": {"game": "antheno", "options": {"hand": 4}},
    "antheno-without-hints": {"game": "antheno", "options": {"hand": 4}, "aids": NO_HINTS},
    "antheno-free": {
        "game": "antheno",
        "options": {"hand": 3, "colours": 2, "copies": 1, "draw": "free"},
        "aids": NO_HINTS,
    },
    "tanxi": {"game": "tanxi", "options": {"round_limit": 2}},
}
OFFERED_AND_REFUSED = {"AY-33"}  # AY-35 offers what it refuses; `silence` is the way out
OVERTAKEN = {"T-1", "S-4"}  # somebody was faster, or we were too fast


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all of them."""
    folder = tmp_path_factory.mktemp("generic")
    with running(f"sqlite:///{folder / 'sobremesa.db'}", workers=1) as started:
        yield started


@pytest.mark.parametrize("way", TABLES)
def test_a_client_that_knows_the_docs_alone_plays_a_whole_game(way: str, server: Running) -> None:
    settings = {"seats": [OPEN, OPEN, BOT], "pace": 0, **TABLES[way]}
    clients = asyncio.run(play(server.url, settings, 2, drops=way == "tanxi"))
    for client in clients:
        assert client.room["stage"] == "over"
        assert len(client.room["ranks"]) == 3
        assert client.answered > 0
        assert set(client.refusals) <= OFFERED_AND_REFUSED | OVERTAKEN
    if way == "tanxi":
        assert clients[-1].came_back == 1


def test_every_request_is_answered_by_its_own_id(server: Running) -> None:
    """A hello, and what has one bad field or an unknown name, too."""

    async def run() -> None:
        async with seated(server.url, "tanxi", 1, 2) as (tab,):
            assert isinstance(await tab.ask(Hello(last=tab.number, seat=0)), Done)
            assert isinstance(await tab.ask(Hello()), Done)
            bad = ('"sit", "seat": "first"', '"talk", "loud": 1', '"sing"')
            for number, fields in enumerate(bad, 1000):
                await tab.send_text(f'{{"type": {fields}, "id": {number}}}')
                await tab.until(lambda number=number: number in tab.replies)  # type: ignore[misc]
                assert refused(tab.replies[number]).rule == "K-3"
            await tab.send_text('{"type": "rise", "id": 7e')
            await tab.until(lambda: 0 in tab.replies)
            await tab.send_text('{"type": "rise", "id": "seven"}')
            assert isinstance(await tab.ask(Rise()), Done)

    asyncio.run(run())
