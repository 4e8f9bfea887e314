"""Whole evenings over real sockets, on both databases."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.course import verify
from sobremesa.kernel.record import read_record
from tests.server.guest import BOT, OPEN, Guest, Tab
from tests.server.running import Running, running

TABLES = {
    "antayagi": {"window": {"seconds": 60, "closes": "answered"}},
    "antheno": {"options": {"hand": 4}},
    "tanxi": {"options": {"characters": "random", "round_limit": 2}},
}


async def seated(server: Running, game: str, people: int, bots: int, **more: Any) -> list[Tab]:
    """A table at which these people sit, the first one its host, and so many bots."""
    guests = [await Guest.come_in(server.url, f"Guest {number}") for number in range(people)]
    seats = [OPEN] * people + [BOT] * bots
    code = await guests[0].set_table(game, seats, **(TABLES[game] | more))
    tabs = [Tab(guest, code, f"words {seat}") for seat, guest in enumerate(guests)]
    for seat, tab in enumerate(tabs):
        await tab.open()
        assert (await tab.sit(seat))["type"] == "done"
    return tabs


async def begin(tabs: list[Tab]) -> None:
    """The game starts."""
    assert (await tabs[0].ask("start"))["type"] == "done"
    for reply in await asyncio.gather(*(tab.open_words() for tab in tabs)):
        assert reply["type"] == "done"
    for tab in tabs:
        await tab.until(lambda tab=tab: tab.view is not None)  # type: ignore[misc]


async def play_to_end(tab: Tab) -> None:
    """Answer whatever is asked with what is offered, or with what a bot would do."""
    answered = 0
    while tab.room["stage"] != "over":
        question = tab.question
        if question is None or question["number"] == answered:
            await tab.until(
                lambda: tab.room["stage"] == "over"
                or (tab.question is not None and tab.question["number"] > answered)
            )
            continue
        answered = question["number"]
        move = question["moves"][0]
        if not question.get("complete", True):
            move = (await tab.ask("hint"))["answer"]["move"]
        reply = await tab.ask("answer", question=question["number"], move=move)
        assert reply["type"] == "done", reply


async def an_evening(server: Running, game: str) -> None:
    tabs = await seated(server, game, 2, max(0, GAMES[game].seats[0] - 2))
    await begin(tabs)
    await asyncio.gather(*(play_to_end(tab) for tab in tabs))
    reply = await tabs[1].guest.http.get(f"/api/tables/{tabs[0].code}/record")
    read, record = read_record(reply.text, GAMES)
    assert [verdict.fault for verdict in verify(read, record)] == [None] * 4
    assert [player.name for player in record.head.players][:2] == ["Guest 0", "Guest 1"]
    for tab in tabs:
        await tab.close()
        await tab.guest.close()


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_ends_and_verifies(game: str, database: str) -> None:
    with running(database) as server:
        asyncio.run(an_evening(server, game))
    assert not [line for line in server.lines if "error" in line]
