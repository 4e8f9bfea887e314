"""What tests over real sockets have in common: tables that are set, begun and played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.guest import BOT, OPEN, Guest, Json, Tab

TABLES: dict[str, dict[str, Any]] = {
    "antayagi": {"window": {"seconds": 60, "closes": "answered"}},
    "antheno": {"options": {"hand": 4}},
    "tanxi": {"options": {"characters": "random", "round_limit": 2}},
}


@asynccontextmanager
async def seated(
    url: str, game: str, people: int, bots: int, **settings: Any
) -> AsyncIterator[list[Tab]]:
    """A table at which these people sit, the first one its host, and so many bots."""
    guests = [await Guest.come_in(url, f"Guest {number}") for number in range(people)]
    seats = [OPEN] * people + [BOT] * bots
    code = await guests[0].set_table(game, seats, **(TABLES[game] | settings))
    tabs = [Tab(guest, code, f"words {seat}") for seat, guest in enumerate(guests)]
    for seat, tab in enumerate(tabs):
        await tab.open()
        assert (await tab.sit(seat))["type"] == "done"
    try:
        yield tabs
    finally:
        for tab in tabs:
            await tab.close()
            await tab.guest.close()


async def begin(tabs: list[Tab]) -> None:
    """The game starts."""
    assert (await tabs[0].ask("start"))["type"] == "done"
    for reply in await asyncio.gather(*(tab.open_nonce() for tab in tabs)):
        assert reply["type"] == "done"
    for tab in tabs:
        await tab.until(lambda tab=tab: tab.view is not None)  # type: ignore[misc]


async def play_to_end(tab: Tab) -> None:
    """Answer whatever is asked with what is offered, or with what a bot would do."""
    answered = 0
    while (question := await next_question(tab, answered)) is not None:
        answered = question["number"]
        move = question["moves"][0]
        if not question.get("complete", True):
            move = (await tab.ask("hint"))["answer"]["move"]
        reply = await tab.ask("answer", question=answered, move=move)
        while reply["type"] == "refused" and reply["refusal"]["reason"] == "refused-too-fast":
            await asyncio.sleep(0.2)
            reply = await tab.ask("answer", question=answered, move=move)
        overtaken = reply["type"] == "refused" and reply["refusal"]["rule"] == "T-1"
        assert reply["type"] == "done" or overtaken, reply  # a bot may sabotage just before


async def next_question(tab: Tab, answered: int) -> Json | None:
    """The question after this one; None: the game is over."""

    def there_is_one() -> bool:
        return tab.question is not None and bool(tab.question["number"] > answered)

    await tab.until(lambda: tab.room["stage"] == "over" or there_is_one())
    return tab.question if there_is_one() else None


async def played(tabs: list[Tab]) -> None:
    """A game from the first move to the last."""
    await begin(tabs)
    await asyncio.gather(*(play_to_end(tab) for tab in tabs))
