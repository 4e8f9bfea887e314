"""AntaYagí through the page alone."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import Locator, Page, expect

from tests.server.running import Running
from tests.web.browsing import PHONE, barriers, sticks_out, visiting
from tests.web.playing import deal, play_to_end, press, the_end

ACTS = re.compile("^(Trade with|Let it be|Take card|Eat)")
BUT_LETTING_IT_BE = re.compile("^(Trade with|Take card|Eat)")
FOCUSED = """() => {
  const one = document.activeElement;
  const can = one?.closest(".board") && one.ariaDisabled !== "true";
  return can ? (one.ariaLabel ?? one.innerText.trim()) : "";
}"""
CAN = 'button:not([aria-disabled="true"])'


async def act(page: Page, acts: re.Pattern[str] = ACTS) -> bool:
    """Do what is asked, by the mouse."""
    board = page.locator(".board")
    offered = board.get_by_role("button", name=acts).and_(board.locator(CAN))
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


async def act_by_keys(page: Page) -> bool:
    """Do what is asked, by the keyboard alone."""
    if await page.locator(".board").get_by_text("Choose the card that you lay down").is_visible():
        while await page.evaluate("document.activeElement.matches('input, select')"):
            await page.keyboard.press("Tab")  # there, a key is a letter
        await page.keyboard.press("1")
        return True
    for _ in range(40):
        await page.keyboard.press("Tab")
        if ACTS.match(await page.evaluate(FOCUSED)):
            await page.keyboard.press("Enter")
            return True
    return False


def test_a_whole_game_by_keys_alone(home: Running) -> None:
    async def evening() -> None:
        async with visiting(home.url) as visit:
            page = await visit.open()
            await deal(page, "antayagi", 3)
            assert await play_to_end(page, act_by_keys) > 3

    asyncio.run(evening())


def test_who_comes_back_in_a_window_can_still_answer(home: Running) -> None:
    async def evening() -> None:
        async with visiting(home.url) as visit:
            page = await visit.open()
            await deal(page, "antayagi", 3, window={"seconds": 30, "closes": "answered"})
            let_it_be = page.locator(".board").get_by_role("button", name="Let it be")
            async with asyncio.timeout(60):
                while not await let_it_be.is_visible():
                    await act(page)
                    await page.wait_for_timeout(30)
            await page.reload()
            await let_it_be.click()
            await expect(let_it_be).to_be_hidden()
            await play_to_end(page, act)

    asyncio.run(evening())


async def no_sabotage(cards: Locator) -> int | None:
    """The first of these cards that is not known to be a Sabotage."""
    labels = [await card.get_attribute("aria-label") or "" for card in await cards.all()]
    return next((slot for slot, label in enumerate(labels) if "back Sabotage" not in label), None)


def test_a_refused_move_says_why_and_by_which_rule(home: Running) -> None:
    async def evening() -> None:
        async with visiting(home.url) as visit:
            page = await visit.open()
            await deal(page, "antayagi", 3)
            let_it_be = page.locator(".board").get_by_role("button", name="Let it be")
            cards = page.locator(".board .mine .hand button")
            slot = None
            async with asyncio.timeout(90):
                while slot is None:  # until a window opens, and we hold what is no Sabotage
                    await act(page, BUT_LETTING_IT_BE)
                    if await let_it_be.is_visible():
                        slot = await no_sabotage(cards)
                        if slot is None:
                            await press(let_it_be)
            sabotage = page.locator(".board").get_by_role("button", name=f"card {slot + 1}")
            await sabotage.and_(page.locator(".buttons button")).click()
            await page.locator(".board .rule, .notice .rule").first.click()
            await expect(page.get_by_role("dialog")).to_contain_text("AY-")
            assert await barriers(page) == []

    asyncio.run(evening())
