"""AntaYagí through the page alone."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import Page, expect

from tests.server.running import Running
from tests.web.browsing import PHONE, barriers, sticks_out, visiting
from tests.web.playing import deal, play_to_end, press, the_end

ACTS = re.compile("^(Trade with|Let it be|Take card|Eat)")
CAN = 'button:not([aria-disabled="true"])'


async def act(page: Page) -> bool:
    """Do what is asked, by the mouse."""
    board = page.locator(".board")
    offered = board.get_by_role("button", name=ACTS).and_(board.locator(CAN))
    if await press(offered):
        return True
    if await board.get_by_text("Choose the card that you lay down").is_visible():
        return await press(board.locator(f".mine .hand {CAN}"))
    return False


def test_a_whole_game_on_a_phone(home: Running) -> None:
    async def evening() -> None:
        async with visiting(home.url) as visit:
            page = await visit.open(size=PHONE)
            code = await deal(page, "antayagi", 3)
            assert await barriers(page) == []
            assert await sticks_out(page) == []
            assert await play_to_end(page, act) > 3
            await expect(the_end(page).get_by_role("listitem")).to_have_count(3)
            assert await barriers(page) == []
            await the_end(page).get_by_role("button", name="Look back at it").click()
            await page.wait_for_url(f"**/replay/{code}**")

    asyncio.run(evening())
