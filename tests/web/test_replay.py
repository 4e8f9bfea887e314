"""Looking back at a finished game through the page."""

from __future__ import annotations

import json
import re

from playwright.async_api import Locator, Page, expect

from tests.web.browsing import (
    LANGUAGES,
    ON_ITS_SIDE,
    PHONE,
    Visit,
    is_whole,
    likes,
    resize,
    said,
    sticks_out,
)
from tests.web.playing import BOT, OPEN, begin, have_played
from tests.web.scenes import OVER


async def look_back(visit: Visit, page: Page, spot: str = "") -> str:
    """A game that bots have played; its code."""
    code = await have_played(visit, page, "antayagi", 3)
    await page.goto(f"/replay/{code}{spot}")
    await page.locator('[data-game="antayagi"] .board').wait_for()
    await expect(page.get_by_text(re.compile(r"^Moment \d+ of [1-9]"))).to_be_visible()
    return code


def step(page: Page, key: str) -> Locator:
    """A button of the controls."""
    controls = page.get_by_role("group", name=said("web-replay-controls"))
    return controls.get_by_role("button", name=said(key), exact=True)


async def is_at(page: Page, entry: int, eyes: str = "open") -> None:
    """The moment that is shown, also in the address."""
    await expect(page.get_by_text(re.compile(rf"^Moment {entry} of "))).to_be_visible()
    await expect(page).to_have_url(re.compile(rf"#entry={entry}&eyes={eyes}$"))


async def last_entry(page: Page) -> int:
    """How many moments there are."""
    return int(await page.get_by_role("slider").get_attribute("max") or "")


async def test_by_steps_and_jumps(visit: Visit) -> None:
    page = await visit.open()
    await look_back(visit, page, "#entry=3&eyes=1")
    await is_at(page, 3, "1")
    end = await last_entry(page)
    await step(page, "web-replay-forward").click()
    await is_at(page, 4, "1")
    await step(page, "web-replay-back").click()
    await is_at(page, 3, "1")
    await step(page, "web-replay-last").click()
    await is_at(page, end, "1")
    await expect(step(page, "web-replay-forward")).to_be_disabled()
    await step(page, "web-replay-first").click()
    await is_at(page, 0, "1")
    await page.get_by_role("slider").fill("5")
    await is_at(page, 5, "1")


async def test_by_keys(visit: Visit) -> None:
    page = await visit.open()
    await look_back(visit, page)
    end = await last_entry(page)
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    await is_at(page, 2)
    await page.keyboard.press("ArrowLeft")
    await is_at(page, 1)
    await page.keyboard.press("End")
    await is_at(page, end)
    await page.keyboard.press("Home")
    await is_at(page, 0)
    await page.keyboard.press(" ")
    await expect(step(page, "web-replay-pause")).to_be_visible()
    await page.keyboard.press(" ")
    await expect(step(page, "web-replay-play")).to_be_visible()
    await page.get_by_role("slider").focus()
    await page.keyboard.press("End")
    await is_at(page, end)


async def test_it_plays_by_itself_at_the_pace_that_is_set(visit: Visit) -> None:
    page = await visit.open()
    await look_back(visit, page)
    end = await last_entry(page)
    slider = page.get_by_role("slider")
    await slider.fill(str(end - 3))
    await expect(slider).to_have_value(str(end - 3))
    await page.clock.install(time=0)
    await page.clock.pause_at(3600)  # from here on, time passes when we say so
    await page.get_by_label(said("web-replay-speed")).select_option("0.5")
    await step(page, "web-replay-play").click()
    await page.clock.run_for(400)  # no moment is shorter than that
    await expect(slider).to_have_value(str(end - 3))
    await page.get_by_label(said("web-replay-speed")).select_option("4")
    await page.clock.run_for(2600)  # three, each at most 3.4 s at the usual pace
    await expect(slider).to_have_value(str(end))
    await step(page, "web-replay-play").click()  # at the end, it begins anew
    await expect(slider).to_have_value("0")
    await step(page, "web-replay-pause").click()
    await page.clock.run_for(10_000)
    await expect(slider).to_have_value("0")


async def test_with_whose_eyes(visit: Visit) -> None:
    page = await visit.open()
    await look_back(visit, page, "#entry=2&eyes=open")
    eyes = page.get_by_label(said("web-replay-eyes"))
    for value in ("1", "spectator", "open"):
        await eyes.select_option(value)
        await is_at(page, 2, value)
        await expect(page.locator(".board")).to_be_visible()
    link = page.get_by_role("button", name=said("web-replay-copy"))
    await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await link.click()
    assert await page.evaluate("navigator.clipboard.readText()") == page.url


async def test_the_record_can_be_downloaded(visit: Visit) -> None:
    page = await visit.open()
    await look_back(visit, page)
    async with page.expect_download() as coming:
        await page.get_by_role("link", name=said("web-replay-download")).click()
    path = await (await coming.value).path()
    record = json.loads(path.read_text(encoding="utf-8"))
    assert json.dumps(record).count('"check"') > 5


async def test_playing_on_from_a_moment_starts_a_table(visit: Visit) -> None:
    page = await visit.open()
    code = await look_back(visit, page, "#entry=4&eyes=1")
    await page.get_by_role("button", name=said("web-replay-play-on")).press("Enter")
    dialog = page.get_by_role("dialog", name=said("web-replay-play-on"))
    chosen = dialog.get_by_role("radio", checked=True)
    await expect(chosen).to_have_value("1")
    await chosen.press("ArrowUp")
    await expect(dialog.get_by_role("radio", checked=True)).to_have_value("0")
    await page.keyboard.press("Enter")
    await page.wait_for_url("**/table/**")
    await page.locator('[data-game="antayagi"] .board').wait_for()
    assert code not in page.url
    await page.locator(".folding summary").click()
    origin = page.get_by_role("link", name=said("web-origin"))
    await expect(origin).to_have_attribute("href", f"/replay/{code}")
    await is_whole(page)


async def test_it_is_whole_in_every_language_and_window(visit: Visit) -> None:
    page = await visit.open()
    code = await have_played(visit, page, "antayagi", 3)
    await page.goto(f"/replay/{code}#entry=20&eyes=0")
    for language in LANGUAGES:
        await likes(page, language=language)
        await page.locator('[data-game="antayagi"] .board').wait_for()
        await is_whole(page)
    for size in (PHONE, ON_ITS_SIDE):
        await resize(page, size)
        assert await sticks_out(page) == []
        more = page.get_by_role("button", name=said("web-replay-show-more", "fr"))
        await more.click()
        await is_whole(page)


# The strips with a card's other side on which nothing is to be seen.
EMPTY = """() => [...document.querySelectorAll(".board .other")]
  .filter((one) => one.checkVisibility())
  .filter((one) => ![...one.children].some((part) => part.checkVisibility()))
  .length"""


async def test_a_card_never_has_an_empty_strip(visit: Visit) -> None:
    page = await visit.open(size=(1024, 600))
    await look_back(visit, page, "#entry=0&eyes=open")
    end = await last_entry(page)
    eyes = page.get_by_label(said("web-replay-eyes"))
    for entry in range(0, end, max(1, end // 8)):
        await resize(page, (1280, 700))
        for whose in ("0", "open"):
            await eyes.select_option(whose)
            await page.get_by_role("slider").fill(str(entry))
            await is_at(page, entry, whose)
            assert await page.evaluate(EMPTY) == 0, (entry, whose)
        await expect(page.locator(".board .other")).not_to_have_count(0)
        for size in ((1024, 600), (390, 700), PHONE):
            await resize(page, size)
            assert await page.evaluate(EMPTY) == 0, (entry, size)


async def have_watched(visit: Visit, page: Page) -> str:
    """Somebody who has given no name has played a game to its end; its code."""
    code = await begin(visit, {said("web-guest"): page}, "antayagi", [OPEN, BOT, BOT], OVER)
    await page.evaluate("localStorage.setItem('sobremesa came in', 'nameless')")
    return code


async def test_who_has_given_no_name_is_you_when_they_look_back(visit: Visit) -> None:
    page = await visit.open()
    code = await have_watched(visit, page)
    guest = said("web-guest")
    for language in LANGUAGES:
        await likes(page, language=language)
        for eyes in ("open", "spectator", "0"):
            await page.goto("/about")
            await page.goto(f"/replay/{code}#entry=9&eyes={eyes}")
            await page.locator('[data-game="antayagi"] .board').wait_for()
            await expect(page.get_by_role("slider")).to_have_value("9")
            whose = page.get_by_label(said("web-replay-eyes", language))
            mine = said("web-replay-eyes-seat", language, who="you", name="")
            await expect(whose.get_by_role("option", name=mine)).to_be_attached()
            await expect(page.locator(".board")).to_contain_text(said("web-you-here", language))
            await expect(page.locator("main")).not_to_contain_text(guest)
        await page.goto("/about")
    await likes(page, language="en")
    await page.goto(f"/replay/{code}#entry=9&eyes=1")
    # With Vega's eyes it is she who is told what "you" did.
    await expect(page.locator(".board .seat").filter(has_text=guest)).to_have_count(1)
