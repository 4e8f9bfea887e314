"""What tests over real sockets have in common: tables that are set, begun and played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Answered, Tab
from sobremesa.table.messages import Done, Hint, Question, Refusal, Refused, Reply, Start
from sobremesa.table.settings import Settings

Json = dict[str, Any]
BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}
TABLES: dict[str, dict[str, Any]] = {
    "antayagi": {"window": {"seconds": 60, "closes": "answered"}},
    "antheno": {"options": {"hand": 4}},
    "tanxi": {"options": {"characters": "random", "round_limit": 2}},
}


def settings_of(game: str, seats: Sequence[Json], **more: Any) -> Settings:
    """The settings of a table for this game, whose bots do not take their time."""
    said = {"game": game, "seats": seats, "pace": 0, **more}
    return msgspec.convert(said, Settings)


@asynccontextmanager
async def seated(
    url: str, game: str, people: int, bots: int, **settings: Any
) -> AsyncIterator[list[Tab]]:
    """A table at which these people sit, the first one its host, and so many bots."""
    guests = [await Guest.come_in(url, f"Guest {number}") for number in range(people)]
    seats = [OPEN] * people + [BOT] * bots
    code = await guests[0].set_table(settings_of(game, seats, **(TABLES[game] | settings)))
    tabs = [Tab(guest, code, f"words {seat}") for seat, guest in enumerate(guests)]
    for seat, tab in enumerate(tabs):
        await tab.open()
        assert isinstance(await tab.sit(seat), Done)
    try:
        yield tabs
    finally:
        for tab in tabs:
            await tab.close()
            await tab.guest.close()


async def begin(tabs: list[Tab]) -> None:
    """The game starts."""
    assert isinstance(await tabs[0].ask(Start()), Done)
    for reply in await asyncio.gather(*(tab.open_nonce() for tab in tabs)):
        assert isinstance(reply, Done)
    for tab in tabs:
        await tab.until(lambda tab=tab: tab.view is not None)  # type: ignore[misc]


async def play_to_end(tab: Tab) -> None:
    """Answer whatever is asked with what is offered, or with what a bot would do."""
    answered = 0
    while (question := await next_question(tab, answered)) is not None:
        answered = question.number
        move = question.moves[0] if question.complete else await hinted(tab)
        reply = await tab.answer(move, answered)
        while isinstance(reply, Refused) and reply.refusal.reason == "refused-too-fast":
            await asyncio.sleep(0.2)
            reply = await tab.answer(move, answered)
        overtaken = isinstance(reply, Refused) and reply.refusal.rule == "T-1"
        assert isinstance(reply, Done) or overtaken, reply  # a bot may sabotage just before


def refused(reply: Answered) -> Refusal:
    """Why something was not allowed."""
    assert isinstance(reply, Refused), reply
    return reply.refusal


async def hinted(tab: Tab) -> Json:
    """What a bot would do."""
    reply = await tab.ask(Hint())
    assert isinstance(reply, Reply), reply
    move: Json = reply.answer["move"]
    return move


async def next_question(tab: Tab, answered: int) -> Question | None:
    """The question after this one; None: the game is over."""

    def there_is_one() -> bool:
        return tab.question is not None and tab.question.number > answered

    await tab.until(lambda: tab.room.stage == "over" or there_is_one())
    return tab.question if there_is_one() else None


async def played(tabs: list[Tab]) -> None:
    """A game from the first move to the last."""
    await begin(tabs)
    await asyncio.gather(*(play_to_end(tab) for tab in tabs))
