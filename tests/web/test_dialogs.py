"""Everything that opens over a page: nobody is kept out, and Escape leads back to where one was."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

from playwright.async_api import Locator, Page, WebSocketRoute, expect

from tests.web.browsing import (
    DESKTOP,
    LANGUAGES,
    ON_ITS_SIDE,
    PHONE,
    SOAK,
    Visit,
    barriers,
    is_whole,
    likes,
    resize,
    said,
)
from tests.web.playing import (
    BOT,
    OPEN,
    begin,
    come_in,
    deal,
    have_played,
    set_table,
)

Look = tuple[tuple[int, int], str]  # size, language
LOOKS: list[Look] = [(DESKTOP, "en"), (PHONE, "es"), (ON_ITS_SIDE, "fr")]
EVERY_LOOK = [(size, language) for size in (DESKTOP, PHONE, ON_ITS_SIDE) for language in LANGUAGES]
QUICK = {"hand": 1}  # a short game of Antheno


async def looks(page: Page) -> AsyncIterator[str]:
    """The page in several windows and languages, loaded anew for each; the language."""
    for size, language in EVERY_LOOK if SOAK else LOOKS:
        await resize(page, size)
        await likes(page, language=language)
        yield language


async def leads_back(page: Page, opened: Locator, opener: Locator) -> None:
    """It is whole; Escape closes it, and the focus is where it was."""
    await expect(opened).to_be_visible()
    await is_whole(page)
    await page.keyboard.press("Escape")
    await expect(opened).to_be_hidden()
    await expect(opener).to_be_focused()


def button(page: Page, key: str, language: str) -> Locator:
    """The button that says so."""
    return page.get_by_role("button", name=said(key, language))


async def test_sitting_down_with_pockets(visit: Visit) -> None:
    page = await visit.open()
    await come_in(page, "Ana")
    code = await set_table(page, "antayagi", [OPEN] * 3, options={"edition": "65"})
    await page.goto(f"/table/{code}")
    async for language in looks(page):
        sit = button(page, "web-sit-here", language).first
        await sit.click()
        dialog = page.get_by_role("dialog", name=said("web-ask-title", language))
        await expect(dialog.get_by_role("spinbutton")).to_have_count(2)
        await leads_back(page, dialog, sit)
        await sit.click()
        await dialog.get_by_role("button", name=said("web-close", language)).click()
        await expect(sit).to_be_focused()


async def test_an_invitation_to_scan_or_to_copy(visit: Visit) -> None:
    page = await visit.open()
    await come_in(page, "Ana")
    code = await set_table(page, "antheno", [OPEN, {"kind": "reserved"}])
    await page.goto(f"/table/{code}")
    async for language in looks(page):
        await expect(page.get_by_role("img", name=said("web-qr", language))).to_be_visible()
        await no_copying(page)
        await button(page, "web-copy", language).last.click()
        by_hand = page.get_by_label(said("web-copy-by-hand", language))
        await expect(by_hand).to_be_focused()
        assert f"/table/{code}" in await by_hand.input_value()
        await is_whole(page)


async def no_copying(page: Page) -> None:
    """A browser that lets nobody copy."""
    await page.evaluate(
        """() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
          document.execCommand = () => false;
        }"""
    )


async def test_a_name_is_asked_for_until_there_is_one(visit: Visit) -> None:
    ana, stranger = await visit.open(), await visit.open()
    await come_in(ana, "Ana")
    code = await set_table(ana, "antheno", [OPEN, BOT])
    await stranger.goto(f"/table/{code}")
    async for language in looks(stranger):
        await stranger.get_by_label(said("web-your-name", language)).fill("   ")
        await button(stranger, "web-join-go", language).click()
        alert = stranger.get_by_role("alert")
        await expect(alert).to_have_text(said("web-wrong-name", language))
        await is_whole(stranger)


async def test_what_is_no_code_is_said_so(visit: Visit) -> None:
    page = await visit.open()
    async for language in looks(page):
        field = page.get_by_label(said("web-join-label", language))
        await field.fill("come and play")
        await field.press("Enter")
        wrong = said("web-join-wrong", language)
        await expect(page.get_by_role("alert").filter(has_text=wrong)).to_be_visible()
        await expect(field).to_have_attribute("aria-invalid", "true")
        await expect(field).to_be_focused()
        await is_whole(page)


def no_talking(socket: WebSocketRoute) -> None:
    """A table that refuses whatever is said at it, by a rule of its game."""
    server = socket.connect_to_server()

    def hear(text: str | bytes) -> None:
        asked = json.loads(text)
        if asked["type"] != "talk":
            server.send(text)
            return
        refusal = {"rule": "AY-10", "reason": "refused-not-yourself"}
        socket.send(json.dumps([{"type": "refused", "id": asked["id"], "refusal": refusal}]))

    socket.on_message(hear)


async def test_a_refusal_and_its_rule(visit: Visit) -> None:
    page = await visit.open()
    await page.route_web_socket("**/socket", no_talking)
    await deal(visit, page, "antayagi", 3)
    async for language in looks(page):
        field = await the_talk(page, language)
        await field.fill("hello")
        await field.press("Enter")
        notice = page.get_by_role("alert").filter(has_text="AY-10")
        await expect(notice).to_be_visible()
        rule = notice.get_by_role("button", name="AY-10")
        await rule.click()
        dialog = page.get_by_role("dialog", name="AY-10")
        await leads_back(page, dialog, rule)
        await field.focus()
        await leads_back(page, notice, field)
        await field.press("Enter")
        await notice.get_by_role("button", name=said("web-understood", language)).click()
        await expect(field).to_be_focused()


async def the_talk(page: Page, language: str) -> Locator:
    """The field to say something in, behind its tab if need be."""
    await show_story(page, language)
    return page.get_by_label(said("web-say", language), exact=True)


async def show_story(page: Page, language: str) -> None:
    """What stands beside the board."""
    tab = button(page, "web-show-story", language)
    await expect(tab).to_be_visible()
    if await tab.get_attribute("aria-pressed") == "false":
        await tab.click()


async def test_people_and_phrases_beside_the_board(visit: Visit) -> None:
    ana, bea = await visit.open(), await visit.open()
    await begin(
        visit,
        {"Ana": ana, "Bea": bea},
        "antheno",
        [OPEN, OPEN],
        clock={"kind": "per-move", "seconds": 600},
    )
    await bea.context.close()  # only the seat of who is away can be handed on
    async for language in looks(ana):
        await show_story(ana, language)
        people = ana.locator(".folding summary")
        await people.click()
        hand = ana.get_by_role("button", name=f"{said('web-hand', language)}: Bea")
        await leads_back(ana, hand, people)
        phrases = button(ana, "web-phrases", language)
        await phrases.click()
        listed = ana.get_by_role("list", name=said("web-phrases", language))
        await listed.get_by_role("button").first.focus()
        await leads_back(ana, listed, phrases)


async def test_talk_is_counted_while_it_is_hidden_and_read_out_once(visit: Visit) -> None:
    ana, bea = await visit.open(size=PHONE), await visit.open()
    await begin(visit, {"Ana": ana, "Bea": bea}, "antheno", [OPEN, OPEN])
    await bea.get_by_label(said("web-say"), exact=True).fill("Buenas tardes")
    await bea.get_by_role("button", name=said("web-send")).click()
    story = said("web-show-story")
    unread = said("web-tab-unread", tab=story, count=1)
    await expect(ana.get_by_role("button", name=unread, exact=True)).to_be_visible()
    assert await barriers(ana) == []
    for page in (ana, bea):
        heard = page.locator("[aria-live=polite]").filter(has_text="Buenas tardes")
        await expect(heard).to_have_count(1)
        await expect(heard.get_by_text("Bea: Buenas tardes")).to_have_count(1)
    await ana.get_by_role("button", name=unread, exact=True).click()
    await expect(ana.get_by_role("log").get_by_text("Buenas tardes")).to_be_visible()
    for page in (ana, bea):
        await expect(page.get_by_role("log")).to_have_attribute("aria-live", "off")
    await ana.get_by_role("group", name=said("web-tabs")).get_by_role("button").first.click()
    await expect(ana.get_by_role("button", name=story, exact=True)).to_be_visible()


async def test_the_end(visit: Visit) -> None:
    page = await visit.open()
    await have_played(visit, page, "antheno", 2, options=QUICK)
    async for language in looks(page):
        end = page.get_by_role("dialog", name=said("web-the-end", language))
        await expect(end).to_be_focused()
        for way in ("web-look-back", "web-home"):  # in reach, however much there is to be read
            words = end.locator(".ways").get_by_text(said(way, language), exact=True)
            await expect(words).to_be_in_viewport(ratio=1)
        await is_whole(page)
        await page.keyboard.press("Escape")
        await expect(end).to_be_hidden()
        await is_whole(page)
        await button(page, "web-how-it-ended", language).click()
        await expect(end).to_contain_text(said("web-decisive", language))
        await page.keyboard.press("Escape")


async def test_playing_on_from_a_moment(visit: Visit) -> None:
    page = await visit.open()
    code = await have_played(visit, page, "antheno", 2, options=QUICK)
    await page.goto(f"/replay/{code}#entry=1&eyes=0")
    async for language in looks(page):
        more = button(page, "web-replay-show-more", language)
        await expect(more).to_be_visible()
        if await more.get_attribute("aria-pressed") == "false":
            await more.click()
        play_on = button(page, "web-replay-play-on", language)
        await play_on.click()
        dialog = page.get_by_role("dialog", name=said("web-replay-play-on", language))
        await expect(dialog.get_by_role("radio")).to_have_count(2)
        await leads_back(page, dialog, play_on)
