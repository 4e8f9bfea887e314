"""Whole games through the page alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Error, Locator, Page

BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}
MINUTES = 3.0
Act = Callable[[Page], Awaitable[bool]]  # whether something was done
Press = Callable[[Locator], Awaitable[bool]]  # whether there was something to be pressed


async def deal(page: Page, game: str, seats: int, **settings: Any) -> str:
    """A game of one's own against hasty bots has begun; its code."""
    await come_in(page, "Ana")
    code = await set_table(page, game, [OPEN, *[BOT] * (seats - 1)], **settings)
    await page.goto(f"/table/{code}#now")
    await page.locator(f'[data-game="{game}"] .board').wait_for()
    return code


async def come_in(page: Page, name: str) -> None:
    """Somebody who has been here before."""
    await page.request.post("/api/guests", data={"name": name})
    await page.evaluate("localStorage.setItem('sobremesa came in', 'yes')")


async def set_table(page: Page, game: str, seats: list[dict[str, str]], **settings: Any) -> str:
    """The code of a new table at which bots do not dawdle."""
    window = {"seconds": 10, "closes": "answered"}
    wanted = {"game": game, "seats": seats, "window": window, "pace": 0, **settings}
    reply = await page.request.post("/api/tables", data=wanted)
    assert reply.ok, await reply.text()
    code: str = (await reply.json())["table"]
    return code


async def begin_together(ana: Page, bea: Page, game: str, **settings: Any) -> str:
    """Two people have begun a game that asks nothing of whoever sits down; its code."""
    await come_in(ana, "Ana")
    await come_in(bea, "Bea")
    code = await set_table(ana, game, [OPEN, OPEN], **settings)
    for page in (ana, bea):
        await page.goto(f"/table/{code}")
        await page.get_by_role("button", name="Sit here").first.click()
        await page.get_by_role("button", name="Get up").wait_for()
    await ana.get_by_role("button", name="Start the game").click()
    for page in (ana, bea):
        await page.locator(f'[data-game="{game}"] .board').wait_for()
    return code


async def have_played(page: Page, game: str, seats: int, **settings: Any) -> str:
    """Hasty bots alone have played a game to its end; its code."""
    await come_in(page, "Ana")
    code = await set_table(page, game, [BOT] * seats, **settings)
    await page.goto(f"/table/{code}")
    await page.get_by_role("button", name="Start the game").click()
    await the_end(page).wait_for()
    return code


def the_end(page: Page) -> Locator:
    """What is shown after the last move."""
    return page.get_by_label("The game is over")


async def play_to_end(page: Page, act: Act) -> int:
    """Act until the game is over; how often that was."""
    acts = 0
    async with asyncio.timeout(60 * MINUTES):
        while not await the_end(page).is_visible():
            if await act(page):
                acts += 1
            else:
                await page.wait_for_timeout(30)
    return acts


async def press(button: Locator) -> bool:
    """Press the first of these; False: there is none, or it was gone before it was pressed."""
    if not await button.first.is_visible():
        return False
    try:
        await button.first.click(timeout=1000)
    except Error:
        return False
    return True
