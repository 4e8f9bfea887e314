"""Two people in two browsers, at one table."""

from __future__ import annotations

import asyncio

from playwright.async_api import Page, expect

from tests.server.running import Running
from tests.web.browsing import DESKTOP, PHONE, barriers, sticks_out, visiting
from tests.web.playing import BOT, OPEN, come_in, play_to_end, set_table, the_end
from tests.web.test_antayagi import act


async def sit(page: Page) -> None:
    """Take the first free seat, and say nothing about pockets."""
    await page.get_by_role("button", name="Sit here").first.click()
    await page.get_by_role("button", name="I’d rather not say").click()
    await expect(page.get_by_role("dialog")).to_be_hidden()


def test_two_people_and_a_bot(home: Running) -> None:
    async def evening() -> None:
        async with visiting(home.url) as visit:
            ana, bea = await visit.open(size=DESKTOP), await visit.open(size=PHONE)
            await come_in(ana, "Ana")
            code = await set_table(ana, "antayagi", [OPEN, OPEN, BOT])
            await ana.goto(f"/table/{code}")
            await bea.goto(f"/table/{code}")
            await bea.get_by_label("What are you called?").fill("Bea")
            await bea.get_by_role("button", name="Sit down").click()
            await sit(ana)
            await sit(bea)
            await expect(ana.get_by_text("Bea").first).to_be_visible()
            for page in (ana, bea):
                assert await barriers(page) == []
                assert await sticks_out(page) == []
            await ana.get_by_role("button", name="Start the game").click()
            await bea.locator('[data-game="antayagi"] .board').wait_for()
            await play_to_end(ana, lambda page: either(page, bea))
            await expect(the_end(bea)).to_be_visible()

    asyncio.run(evening())


async def either(page: Page, other: Page) -> bool:
    """Whoever is asked acts."""
    return await act(page) or await act(other)
