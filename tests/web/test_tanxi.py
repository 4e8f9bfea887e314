"""Tanxi through the page alone."""

from __future__ import annotations

import asyncio
import random
import re

import pytest
from playwright.async_api import CDPSession, Locator, Page, expect

from sobremesa.kernel.resources import packaged
from tests.web.browsing import LANGUAGES, PHONE, Visit, barriers, likes, said, sticks_out
from tests.web.playing import deal, play_to_end, the_end
from tests.web.tanxi import DESK, LANDSCAPE, act, land

ACTS, DEEDS = 40, 15  # by hand, and what came of it: a good part of a game
MINUTES = 2.0
OFFERED = "button.main:enabled:visible, button.offer:visible, button.ware.offered:visible"
SCROLLS_ASIDE = """() => [...document.querySelectorAll("dialog[open]")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
GROUPS = '[data-group="equip"], [data-group="ability"], [data-group="use"]'


class Finger:
    """Presses a screen that is touched."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self._screen: CDPSession | None = None

    async def tap_at(self, x: float, y: float) -> None:
        """Down and up again, on one spot."""
        if self._screen is None:
            self._screen = await self.page.context.new_cdp_session(self.page)
            await self._screen.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        spot = {"touchPoints": [{"x": x, "y": y}]}
        await self._screen.send("Input.dispatchTouchEvent", {"type": "touchStart", **spot})
        await self._screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    async def tap(self, one: Locator) -> bool:
        """This one; False: it is not there, or was gone before it could be pressed."""
        there = await one.element_handles()
        if not there:
            return False
        box = await there[0].evaluate(
            """(one) => {
              one.scrollIntoView({block: "center", inline: "center"});
              const {x, y, width, height} = one.getBoundingClientRect();
              return [x + width / 2, y + height / 2];
            }"""
        )
        await self.tap_at(*box)
        return True

    async def tap_any(self, many: Locator) -> bool:
        """One of these, as chance has it."""
        count = await many.count()
        return bool(count) and await self.tap(many.nth(self.chance.randrange(count)))

    async def tap_cell(self) -> bool:
        """One of the marked cells that a finger can reach, then the button that it brings up."""
        spots: list[list[float]] = await self.page.evaluate(
            """() => [...document.querySelectorAll("[data-marked]")].map((cell) => {
              const {x, y, width, height} = cell.getBoundingClientRect();
              const spot = [x + width / 2, y + height / 2];
              return cell.contains(document.elementFromPoint(...spot)) ? spot : null;
            }).filter(Boolean)"""
        )
        if not spots:
            return False
        await self.tap_at(*self.chance.choice(spots))
        return await self.tap(self.page.locator("[data-go]"))


async def act_by_hand(page: Page, finger: Finger) -> bool:
    """Press something that is offered, whatever it is."""
    dialog = page.locator("dialog[open]")
    if await dialog.count():
        return await answer_by_hand(dialog, finger)
    groups = page.locator(".action [data-group]")
    if await groups.count() and finger.chance.random() < 0.6:
        return await finger.tap_any(groups)
    if await finger.tap_cell():
        return True
    return await finger.tap_any(page.locator(".action button.main:visible")) or (
        await finger.tap_any(groups)
    )


async def answer_by_hand(dialog: Locator, finger: Finger) -> bool:
    """Lay down cards until they pay; else press one of the answers, or close it."""
    if await dialog.locator("button[aria-pressed]").count():
        for index in range(await dialog.locator("button[aria-pressed]").count()):
            await finger.tap(dialog.locator("button[aria-pressed]").nth(index))
            if await finger.tap(dialog.locator("button.main:enabled")):
                return True
        await finger.tap(dialog.locator("summary"))
    if await finger.tap_any(dialog.locator(OFFERED)):
        return True
    await finger.tap(dialog.locator("header button"))
    return False


async def test_a_whole_game(visit: Visit) -> None:
    page = await visit.open()
    await deal(visit, page, "tanxi", 3, options={"round_limit": 3})
    assert await play_to_end(page, act) > 10
    await expect(the_end(page).get_by_role("listitem")).to_have_count(3)
    assert await page.get_by_role("log").locator("li svg").count() > 0
    assert await barriers(page) == []


async def test_a_phone_is_played_with_a_finger(visit: Visit) -> None:
    async def sit_down(page: Page) -> None:
        """A new game; its story has been looked at once, and is kept up from there on."""
        await deal(visit, page, "tanxi", 3)
        tabs = page.locator(".tabs button")  # a dialog may open above them at any moment
        await tabs.last.evaluate("(tab) => tab.click()")
        await page.locator('[role="log"]').wait_for()
        await tabs.first.evaluate("(tab) => tab.click()")

    async def deeds(page: Page) -> int:
        """How much of what one did is told in the story."""
        told = await page.locator('[role="log"] li').all_text_contents()
        return len([line for line in told if line.strip().startswith("You ")])

    page = await visit.open(size=PHONE)
    finger = Finger(page, seed=4)
    await sit_down(page)
    acts = done = 0
    async with asyncio.timeout(60 * MINUTES):
        while acts < ACTS or done + await deeds(page) < DEEDS:
            if await the_end(page).is_visible():
                done += await deeds(page)
                await sit_down(page)
            acts += await act_by_hand(page, finger)
            await page.wait_for_timeout(30)
    assert await sticks_out(page) == []


async def test_nothing_moves_the_board_out_of_its_place(visit: Visit) -> None:
    page = await visit.open(size=DESK)
    await deal(visit, page, "tanxi", 3)
    await land(page)
    board = page.locator("[data-game] .board").first
    scrolled = "(one) => { one.scrollTop = 50; return one.scrollTop; }"
    assert await board.evaluate(scrolled) == 0


async def test_on_a_phone_a_suggestion_is_in_sight_and_the_island_keeps_its_size(
    visit: Visit,
) -> None:
    page = await visit.open(size=PHONE)
    await deal(visit, page, "tanxi", 3)
    await land(page)
    size = await page.locator(".map").bounding_box()
    suggest = page.get_by_role("button", name="Suggest a move")
    await expect(suggest).not_to_be_in_viewport(ratio=1)  # one scrolls there
    await suggest.click()
    do_it = page.get_by_role("button", name="Do it", exact=True)
    await expect(do_it).to_be_in_viewport(ratio=1)
    assert await page.locator(".map").bounding_box() == size


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_a_desk_a_suggestion_leaves_room_for_all_buttons(
    visit: Visit, language: str
) -> None:
    page = await visit.open(size=DESK, language=language)
    await deal(visit, page, "tanxi", 3)
    await land(page)
    suggest = page.get_by_role("button", name=said("web-suggest", language), exact=True)
    await suggest.click()
    await page.locator(".advice").wait_for()
    for button in await page.locator(".action .button").all():
        await expect(button).to_be_in_viewport(ratio=1)
    await expect(suggest).to_be_focused()


async def test_on_a_desk_all_that_a_turn_offers_is_in_sight(visit: Visit) -> None:
    page = await visit.open(size=DESK)
    await deal(visit, page, "tanxi", 3)
    await land(page)
    offered = page.locator(".action [data-group]")
    async with asyncio.timeout(60 * MINUTES):
        while await offered.count() < 4:
            if not await act(page):
                await page.wait_for_timeout(20)
    for language in LANGUAGES:
        await likes(page, language=language)
        await expect(offered).to_have_count(4)
        for button in await page.locator(".action .button").all():
            await expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_stands_in_the_way(visit: Visit, language: str) -> None:
    async def look(page: Page) -> None:
        assert await barriers(page) == []
        for width, height in (PHONE, LANDSCAPE):
            await page.set_viewport_size({"width": width, "height": height})
            assert await sticks_out(page) == []
            assert await page.evaluate(SCROLLS_ASIDE) == []
        await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})

    async def look_at(page: Page, button: Locator) -> None:
        """What it opens; then close that."""
        await button.click()
        await page.locator("dialog[open]").wait_for()
        await look(page)
        await page.keyboard.press("Escape")
        await expect(page.locator("dialog[open]")).to_have_count(0)

    page = await visit.open(size=PHONE, language=language)
    await deal(visit, page, "tanxi", 3)
    await page.locator("dialog[open]").wait_for()
    await look(page)  # an answer
    await land(page)
    await look(page)
    own = page.locator(".own")
    await look_at(page, own.locator("button.portrait"))
    await look_at(page, page.locator(GROUPS).first)
    await own.locator("button.toggle").click()
    await look_at(page, own.locator(".hand button").first)
    await own.locator("button.toggle").click()
    await page.locator("button.around").click()
    await look_at(page, page.locator("dialog[open] ul:last-of-type button").first)


async def test_a_box_and_a_clock_of_ones_own(visit: Visit) -> None:
    pack = packaged("sobremesa.games.tanxi", "packs/isla-del-desafio.toml")
    pack = pack.replace('id = "jungle"', 'id = "dunes"').replace('en = "Jungle"', 'en = "Dunes"')
    pack = pack.replace('id = "knife"', 'id = "cutlass"').replace('en = "Knife"', 'en = "Cutlass"')
    north = "~~ ~~ .1 b1 .1 .1 .1=.1 .1 .1 b1 .1 ~~ ~~"
    assert north in pack
    pack = pack.replace(north, "~~ .1 .1 b1 .1 .1 .1=.1 .1 .1 b1 .1 ~~ ~~", 1)

    page = await visit.open()
    clock = {"kind": "per-move", "seconds": 60}
    await deal(visit, page, "tanxi", 3, pack=pack, clock=clock)
    await land(page)
    await expect(page.locator('[data-cell="b1"]')).to_have_attribute(
        "aria-label", re.compile("^b1: Dunes")
    )
    around = page.get_by_role("region", name="Around the island")
    await expect(around.get_by_role("button", name=re.compile("^Dunes"))).to_be_visible()
    await page.get_by_role("button", name="Left hand: Cutlass").click()
    await expect(page.locator("dialog[open] article")).to_contain_text("+2")
    await page.keyboard.press("Escape")
    for size in (PHONE, LANDSCAPE):
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        await expect(page.locator(".seats").get_by_role("timer")).to_have_count(3)
        assert await sticks_out(page) == []
