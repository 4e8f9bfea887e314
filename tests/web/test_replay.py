"""Looking back at a finished game through the page."""

from __future__ import annotations

import asyncio
import json

from playwright.async_api import expect

from tests.server.running import Running
from tests.web.browsing import DESKTOP, PHONE, barriers, sticks_out, visiting
from tests.web.playing import deal, play_to_end
from tests.web.test_antayagi import act


def test_a_finished_game_is_looked_back_at(home: Running) -> None:
    async def evening() -> None:
        async with visiting(home.url) as visit:
            page = await visit.open(size=DESKTOP)
            code = await deal(page, "antayagi", 3)
            await play_to_end(page, act)
            await page.goto(f"/replay/{code}#entry=5&eyes=1")
            await page.locator(".board, [data-game]").first.wait_for()
            assert await barriers(page) == []
            assert await sticks_out(page) == []
            await page.keyboard.press("ArrowRight")
            await expect(page).to_have_url(f"{home.url}/replay/{code}#entry=6&eyes=1")
            await page.keyboard.press("Home")
            await expect(page).to_have_url(f"{home.url}/replay/{code}#entry=0&eyes=1")
            record = await (await page.request.get(f"/api/tables/{code}/record")).json()
            assert json.dumps(record).count('"check"') > 5
            await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            assert await sticks_out(page) == []

    asyncio.run(evening())
