"""Whole games through the page alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Error, Locator, Page

from sobremesa.server.people import COOKIE, hashed
from sobremesa.table.log import Person
from tests.web.browsing import Visit
from tests.web.scenes import BEGUN, OVER, Scene, set_scene

BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}
MINUTES = 3.0
Act = Callable[[Page], Awaitable[bool]]  # whether something was done
Press = Callable[[Locator], Awaitable[bool]]  # whether there was something to be pressed


async def deal(
    visit: Visit, page: Page, game: str, seats: int, scene: Scene = BEGUN, **settings: Any
) -> str:
    """A game of one's own against hasty bots, dealt alike each time; its code."""
    plans = [OPEN, *[BOT] * (seats - 1)]
    return await begin(visit, {"Ana": page}, game, plans, scene, **settings)


async def begin(
    visit: Visit,
    people: dict[str, Page],
    game: str,
    seats: list[dict[str, str]],
    scene: Scene = BEGUN,
    **settings: Any,
) -> str:
    """These people are at a table in this situation, the first of them as its host; its code."""
    code = await set_scene(
        visit.store,
        scene,
        wanted(game, seats, settings),
        [await who_is(visit, page, name) for name, page in people.items()],
    )
    for page in people.values():
        await page.goto(f"/table/{code}")
        await page.locator(f'[data-game="{game}"] .board').wait_for()
    return code


async def who_is(visit: Visit, page: Page, name: str) -> Person:
    """Somebody who comes in by this name, as the server knows them."""
    await come_in(page, name)
    tokens = [one["value"] for one in await page.context.cookies() if one["name"] == COOKIE]
    found = await visit.store.person_of(hashed(tokens[0]))
    assert found
    return Person(*found)


async def come_in(page: Page, name: str) -> None:
    """Somebody who has been here before."""
    await page.request.post("/api/guests", data={"name": name})
    await page.evaluate("localStorage.setItem('sobremesa came in', 'yes')")


async def set_table(page: Page, game: str, seats: list[dict[str, str]], **settings: Any) -> str:
    """The code of a new table at which bots do not dawdle."""
    reply = await page.request.post("/api/tables", data=wanted(game, seats, settings))
    assert reply.ok, await reply.text()
    code: str = (await reply.json())["table"]
    return code


def wanted(game: str, seats: list[dict[str, str]], settings: dict[str, Any]) -> dict[str, Any]:
    """A table at which bots do not dawdle."""
    window = {"seconds": 10, "closes": "answered"}
    return {"game": game, "seats": seats, "window": window, "pace": 0, **settings}


async def have_played(visit: Visit, page: Page, game: str, seats: int, **settings: Any) -> str:
    """Hasty bots alone have played a game to its end; its code."""
    code = await begin(visit, {"Ana": page}, game, [BOT] * seats, OVER, **settings)
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
