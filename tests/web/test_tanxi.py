"""Tanxi through the page alone."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import pytest
from playwright.async_api import CDPSession, Locator, Page, expect

from sobremesa.kernel.resources import packaged
from tests.server.running import Running
from tests.web.browsing import LANGUAGES, PHONE, barriers, sticks_out, visiting
from tests.web.playing import Press, deal, play_to_end, press, the_end

LANDSCAPE = (740, 360)
ACTS, DEEDS = 40, 15  # by hand, and what came of it: a good part of a game
MINUTES = 2.0
OFFERED = "button.main:enabled:visible, button.offer:visible, button.ware.offered:visible"
SCROLLS_ASIDE = """() => [...document.querySelectorAll("dialog[open]")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
# What moves on the island without an end.
LIVING = """() => document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect.getTiming().iterations === Infinity)
  .map((one) => one.effect.target.getAttribute("class").replace(/ ?svelte-\\w+/, ""))"""
GROUPS = '[data-group="equip"], [data-group="ability"], [data-group="use"]'


async def act(page: Page, press: Press = press) -> bool:
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


async def land(page: Page) -> None:
    """Somebody is somebody, has landed, and it is their turn."""
    dialog = page.locator("dialog[open]")
    await dialog.locator("button.main").first.click()
    await page.locator("[data-marked]").first.dispatch_event("click")
    await page.locator('[data-group="end"]').wait_for()


def island(page: Page) -> Locator:
    """The map, as those find it who do not see it."""
    return page.get_by_role("group", name=re.compile("^The island"))


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


@pytest.mark.parametrize("fingers", [False, True])
def test_the_island_lives_but_rests_under_a_finger_that_may_act(
    home: Running, fingers: bool
) -> None:
    async def evening() -> None:
        async with visiting(home.url) as visit:
            page = await visit.open(size=PHONE, fingers=fingers, motion="full")
            await deal(page, "tanxi", 3)
            await land(page)
            await page.locator(".flow").first.wait_for(state="attached")
            moving = await page.evaluate(LIVING)
            assert set(moving) == (set() if fingers else {"flow", "layer", "layer second", "lamp"})

    asyncio.run(evening())


def test_a_whole_game(home: Running) -> None:
    async def evening() -> None:
        async with visiting(home.url) as visit:
            page = await visit.open()
            await deal(page, "tanxi", 3)
            assert await play_to_end(page, act) > 10
            await expect(the_end(page).get_by_role("listitem")).to_have_count(3)
            assert await page.get_by_role("log").locator("li svg").count() > 0
            assert await barriers(page) == []

    asyncio.run(evening())


def test_a_phone_is_played_with_a_finger(home: Running) -> None:
    async def evening() -> None:
        async with visiting(home.url) as visit:
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

    async def sit_down(page: Page) -> None:
        """A new game; its story has been looked at once, and is kept up from there on."""
        await deal(page, "tanxi", 3)
        tabs = page.locator(".tabs button")  # a dialog may open above them at any moment
        await tabs.last.evaluate("(tab) => tab.click()")
        await page.locator('[role="log"]').wait_for()
        await tabs.first.evaluate("(tab) => tab.click()")

    async def deeds(page: Page) -> int:
        """How much of what one did is told in the story."""
        told = await page.locator('[role="log"] li').all_text_contents()
        return len([line for line in told if line.strip().startswith("You ")])

    asyncio.run(evening())


def test_on_a_phone_a_suggestion_is_in_sight_and_the_island_keeps_its_size(home: Running) -> None:
    async def evening() -> None:
        async with visiting(home.url) as visit:
            page = await visit.open(size=PHONE)
            await deal(page, "tanxi", 3)
            await land(page)
            size = await page.locator(".map").bounding_box()
            suggest = page.get_by_role("button", name="Suggest a move")
            await expect(suggest).not_to_be_in_viewport(ratio=1)  # one scrolls there
            await suggest.click()
            do_it = page.get_by_role("button", name="Do it", exact=True)
            await expect(do_it).to_be_in_viewport(ratio=1)
            assert await page.locator(".map").bounding_box() == size

    asyncio.run(evening())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_stands_in_the_way(home: Running, language: str) -> None:
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

    async def evening() -> None:
        async with visiting(home.url) as visit:
            page = await visit.open(size=PHONE, language=language)
            await deal(page, "tanxi", 3)
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

    asyncio.run(evening())


def test_the_island_is_told(home: Running) -> None:
    async def evening() -> None:
        async with visiting(home.url) as visit:
            page = await visit.open()
            await deal(page, "tanxi", 3)
            assert await barriers(page) == []
            await land(page)
            box: dict[str, Any] = await (await page.request.get("/api/games/tanxi/box")).json()
            names = [cell["name"] for cell in box["chart"]["land"]]
            cells = island(page).get_by_role("button")
            await expect(cells).to_have_count(len(names))
            told = [str(await cell.get_attribute("aria-label")) for cell in await cells.all()]
            assert [words.split(":")[0] for words in told] == names
            here = next((words for words in told if "Ana (" in words), "")
            assert "beach with a boat" in here
            await expect(
                island(page).get_by_role("button", name=re.compile("you can go here for 1 energy"))
            ).not_to_have_count(0)
            people = page.get_by_role("list", name="The players").get_by_role("button")
            await expect(people).to_have_count(3)
            await expect(people.first).to_have_accessible_name(re.compile(r"Ana.* of .* life"))
            await walk_by_keys(page, here.split(":")[0])

    async def walk_by_keys(page: Page, here: str) -> None:
        """There is one way in, and arrows lead to a cell where Enter goes."""
        await page.locator(f'[data-cell="{here}"]').focus()
        entrances = island(page).locator('[tabindex="0"]')
        await expect(entrances).to_have_count(1)
        for key in ("ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp"):
            await page.keyboard.press(key)
            now = await entrances.get_attribute("data-cell")
            await expect(page.locator(f'[data-cell="{now}"]')).to_be_focused()
            if await entrances.get_attribute("data-marked") is not None:
                break
        await page.keyboard.press("Enter")
        name = re.compile(rf"^{now}:.*Ana \(")
        await expect(island(page).get_by_role("button", name=name)).to_have_count(1)

    asyncio.run(evening())


def test_a_box_and_a_clock_of_ones_own(home: Running) -> None:
    pack = packaged("sobremesa.games.tanxi", "packs/isla-del-desafio.toml")
    pack = pack.replace('id = "jungle"', 'id = "dunes"').replace('en = "Jungle"', 'en = "Dunes"')
    pack = pack.replace('id = "knife"', 'id = "cutlass"').replace('en = "Knife"', 'en = "Cutlass"')
    north = "~~ ~~ .1 b1 .1 .1 .1=.1 .1 .1 b1 .1 ~~ ~~"
    assert north in pack
    pack = pack.replace(north, "~~ .1 .1 b1 .1 .1 .1=.1 .1 .1 b1 .1 ~~ ~~", 1)

    async def evening() -> None:
        async with visiting(home.url) as visit:
            page = await visit.open()
            clock = {"kind": "per-move", "seconds": 60}
            await deal(page, "tanxi", 3, pack=pack, clock=clock)
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

    asyncio.run(evening())
