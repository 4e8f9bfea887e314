"""Antheno through the page alone."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import Page, expect

from tests.server.running import Running
from tests.web.browsing import barriers, visiting
from tests.web.playing import deal, play_to_end, press, the_end

DRAW = re.compile("^(Draw|Pass)")


async def act(page: Page) -> bool:
    """Play what is suggested; where that is drawing or passing, do so."""
    board = page.locator(".board")
    end = board.get_by_role("button", name="End turn")
    if not await end.is_visible():
        return False
    if await board.get_by_text("This could be played").is_visible():
        return await press(end)
    if await board.get_by_text("No play was found").is_visible():
        return await press(board.get_by_role("button", name=DRAW))
    await press(board.get_by_role("button", name="Suggest a move"))
    return False


def test_a_whole_game(home: Running) -> None:
    async def evening() -> None:
        async with visiting(home.url) as visit:
            page = await visit.open()
            await deal(page, "antheno", 2)
            assert await barriers(page) == []
            assert await play_to_end(page, act) > 1
            await expect(the_end(page).get_by_role("listitem")).to_have_count(2)
            assert await barriers(page) == []

    asyncio.run(evening())
