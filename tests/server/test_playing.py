"""Whole matches over real sockets, on both databases."""

from __future__ import annotations

import asyncio

import pytest

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Tab
from sobremesa.games import GAMES
from sobremesa.kernel.course import verify
from sobremesa.kernel.record import read_record
from sobremesa.table.messages import Done, Leave
from tests.server.matches import begin, played, seated
from tests.server.running import running


def no_errors(lines: list[str]) -> bool:
    """Whether a server has written of no mistake of its own."""
    return not [line for line in lines if " error " in line or "Traceback" in line]


async def a_match(url: str, game: str) -> None:
    async with seated(url, game, 2, max(0, GAMES[game].seats[0] - 2)) as tabs:
        await played(tabs)
        reply = await tabs[1].guest.http.get(f"/api/tables/{tabs[0].code}/record")
        read, record = read_record(reply.text, GAMES)
        assert [verdict.fault for verdict in verify(read, record)] == [None] * 4
        assert [player.name for player in record.head.players][:2] == ["Guest 0", "Guest 1"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_ends_and_verifies(game: str, database: str) -> None:
    with running(database) as server:
        asyncio.run(a_match(server.url, game))
    assert no_errors(server.lines)


def test_who_comes_back_gets_what_they_missed_or_all_anew(database: str) -> None:
    async def run(url: str) -> None:
        async with seated(url, "tanxi", 3, 0) as tabs:
            await begin(tabs)
            mover = next(tab for tab in tabs if tab.question is not None)
            other = next(tab for tab in tabs if tab is not mover)
            await other.close()
            before = dict(other.view or {})
            assert mover.question is not None
            await mover.answer(mover.question.moves[0])
            lines = len(other.lines)
            await other.open()
            await other.until(lambda: len(other.lines) > lines)
            assert other.view != before
            stranger = Tab(other.guest, other.code)
            await stranger.open()
            await stranger.until(lambda: stranger.number is not None)
            assert (stranger.view, stranger.number) == (other.view, other.number)
            await stranger.close()

    with running(database) as server:
        asyncio.run(run(server.url))
    assert no_errors(server.lines)


def test_a_stopped_server_tells_everyone_to_come_back_and_loses_nothing(database: str) -> None:
    async def first(url: str) -> Tab:
        async with seated(url, "antayagi", 3, 0) as tabs:
            await begin(tabs)
            mover = next(tab for tab in tabs if tab.question is not None)
            assert mover.question is not None
            assert isinstance(await mover.answer(mover.question.moves[0]), Done)
            await asyncio.to_thread(server.stop)
            for tab in tabs:
                assert tab.ended == 1012
            return mover

    async def then(before: Tab) -> None:
        tab = Tab(before.guest, before.code)
        await tab.open()
        await tab.until(lambda: tab.view is not None)
        assert tab.number == before.number
        assert tab.view == before.view
        await tab.close()

    with running(database) as server:
        mover = asyncio.run(first(server.url))
        server.start()
        asyncio.run(then(mover))
    assert no_errors(server.lines)


def test_a_table_without_people_plays_on_after_a_restart(database: str) -> None:
    async def leave(url: str) -> str:
        async with seated(url, "antayagi", 1, 2, public=True) as (tab,):
            await begin([tab])
            assert isinstance(await tab.ask(Leave()), Done)
            assert await are_played(tab.guest) == [tab.code]
            return tab.code

    async def are_played(guest: Guest) -> list[str]:
        """As the list says, for which no table is loaded."""
        return [card["table"] for card in (await guest.http.get("/api/tables")).json()["playing"]]

    async def ends(url: str, code: str) -> None:
        guest = await Guest.come_in(url, "Bea")
        async with asyncio.timeout(60):
            while await are_played(guest):
                await asyncio.sleep(0.1)
        card = (await guest.http.get(f"/api/tables/{code}")).json()
        assert card["stage"] == "over"
        await guest.close()

    with running(database) as server:
        code = asyncio.run(leave(server.url))
        server.kill()
        server.start()
        asyncio.run(ends(server.url, code))
    assert no_errors(server.lines)
