"""Tanxi through the page alone."""

from __future__ import annotations

import asyncio

from playwright.async_api import Page, expect

from tests.server.running import Running
from tests.web.browsing import barriers, visiting
from tests.web.playing import deal, play_to_end, press, the_end


async def act(page: Page) -> bool:
    """Do what a bot would do; what a dialog asks, by its first button."""
    dialog = page.locator("dialog[open]")
    if await dialog.is_visible():
        return await press(dialog.locator("button.main:enabled")) or await press(
            dialog.get_by_role("button", name="Close")
        )
    board = page.locator(".board")
    if await press(board.get_by_role("button", name="Do it", exact=True)):
        return True
    await press(board.get_by_role("button", name="Suggest a move"))
    return False


def test_a_whole_game(home: Running) -> None:
    async def evening() -> None:
        async with visiting(home.url) as visit:
            page = await visit.open()
            await deal(page, "tanxi", 3)
            assert await barriers(page) == []
            assert await play_to_end(page, act) > 10
            await expect(the_end(page).get_by_role("listitem")).to_have_count(3)
            assert await barriers(page) == []

    asyncio.run(evening())
