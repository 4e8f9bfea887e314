"""Closing a table, stopping a game and resigning, by the page alone."""

from __future__ import annotations

import asyncio
import json
import re

from playwright.async_api import Locator, Page, WebSocketRoute, expect

from tests.web.browsing import LANGUAGES, PATIENCE, Visit, barriers, said, sticks_out
from tests.web.playing import OPEN, begin, come_in, deal, set_table, the_end
from tests.web.scenes import Scene


async def test_a_host_closes_a_table_that_waits(visit: Visit) -> None:
    for language in LANGUAGES:
        ana, bea = await visit.open(language=language), await visit.open(language=language)
        await come_in(ana, "Ana")
        await come_in(bea, "Bea")
        code = await set_table(ana, "antheno", [OPEN, OPEN])
        for page in (ana, bea):
            await page.goto(f"/table/{code}")
        closing = ana.get_by_role("button", name=said("web-close-table", language))
        await expect(closing).to_be_visible()
        others = bea.get_by_role("button", name=said("web-close-table", language))
        await expect(others).to_have_count(0)
        await closing.press("Enter")
        dialog = ana.get_by_role("dialog", name=said("web-close-table", language))
        await expect(dialog).to_contain_text(said("web-close-sure", language))
        await is_whole(ana)
        await ana.keyboard.press("Escape")
        await expect(closing).to_be_focused()
        await closing.press("Enter")
        await dialog.get_by_role("button", name=said("web-close-table", language)).click()
        for page in (ana, bea):
            closed = page.get_by_role("heading", name=said("web-closed", language, why="host"))
            await expect(closed).to_be_visible()
        await ana.goto("/")
        await expect(ana.locator(f'a[href="/table/{code}"]')).to_have_count(0)
        late = await visit.open(f"/table/{code}", language=language)
        closed = late.get_by_role("heading", name=said("web-closed", language, why="host"))
        await expect(closed).to_be_visible()  # nobody is invited to it


async def test_two_people_agree_to_stop(visit: Visit) -> None:
    ana, bea = await visit.open(), await visit.open()
    code = await begin(visit, {"Ana": ana, "Bea": bea}, "antheno", [OPEN, OPEN])
    await press(ana, "web-stop")
    for page in (ana, bea):
        await expect(wanted(page)).to_be_visible()
        await is_whole(page)
    heard = bea.locator("[aria-live=polite]").get_by_text("Ana wants to stop the game here.")
    await expect(heard).to_have_count(1)
    await press(bea, "web-play-on")
    for page in (ana, bea):
        await expect(wanted(page)).to_be_hidden()
    await press(ana, "web-stop")
    await expect(wanted(bea)).to_be_visible()
    await press(bea, "web-stop-agree")
    for page in (ana, bea):
        await expect(the_end(page)).to_contain_text("stopped by agreement")
        await expect(the_end(page).get_by_role("listitem")).to_have_count(0)
        await is_whole(page)
    await ana.goto("/")
    row = ana.get_by_role("listitem").filter(has=ana.locator(f'a[href="/replay/{code}"]'))
    await expect(row).to_contain_text(said("web-stopped"))
    await ana.goto(f"/replay/{code}")
    await expect(ana.locator("aside")).to_contain_text("stopped by agreement")


async def test_who_is_alone_with_bots_is_asked_before_the_game_stops(visit: Visit) -> None:
    page = await visit.open()
    await deal(visit, page, "antheno", 3, pace=10_000)
    await press(page, "web-stop-agree")
    dialog = page.get_by_role("dialog", name=said("web-stop-agree"))
    await expect(dialog).to_contain_text(said("web-stop-sure"))
    await is_whole(page)
    await dialog.get_by_role("button", name=said("web-not-now")).click()
    await expect(dialog).to_be_hidden()
    await expect(the_end(page)).to_be_hidden()
    await press(page, "web-stop-agree")
    await dialog.get_by_role("button", name=said("web-stop-agree")).click()
    await expect(the_end(page)).to_contain_text("stopped by agreement")


async def test_who_resigns_is_asked_first_and_a_bot_plays_on(visit: Visit) -> None:
    ana, bea = await visit.open(), await visit.open()
    await begin(visit, {"Ana": ana, "Bea": bea}, "antheno", [OPEN, OPEN], pace=10_000)
    await press(bea, "web-resign")
    dialog = bea.get_by_role("dialog", name=said("web-resign"))
    await expect(dialog).to_contain_text(said("web-resign-sure"))
    await is_whole(bea)
    await dialog.get_by_role("button", name=said("web-resign")).press("Enter")
    await expect(bea.get_by_text(said("web-you-resigned"))).to_be_visible()
    for key in ("web-return", "web-leave", "web-stop", "web-resign", "web-take-back"):
        await expect(bea.get_by_role("button", name=said(key), exact=True)).to_have_count(0)
    await ana.locator(".folding summary").click()
    await expect(ana.locator("details.folding")).to_contain_text(said("web-resigned"))
    await press(ana, "web-resign")
    sure = ana.get_by_role("dialog", name=said("web-resign"))
    await sure.get_by_role("button", name=said("web-resign")).click()
    await expect(the_end(bea).get_by_role("listitem").first).to_contain_text("Ana")


async def test_what_is_asked_too_late_says_nothing_over_the_ending(visit: Visit) -> None:
    page = await visit.open()
    held: list[str | bytes] | None = None  # by the network, while it is slow
    sockets: list[tuple[WebSocketRoute, WebSocketRoute]] = []

    def carry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(text) if held is None else held.append(text))
        sockets.append((socket, server))

    await page.route_web_socket(re.compile("/api/tables/"), carry)
    await deal(visit, page, "antheno", 2, Scene(lambda match: match.table.to_act() == (0,), 9))
    suggest = page.get_by_role("button", name=said("web-suggest"))
    await expect(suggest).to_be_enabled()
    held = []
    socket, server = sockets[-1]
    server.send(json.dumps({"type": "stop", "agree": True, "id": 10_000}))
    await suggest.click()
    async with asyncio.timeout(PATIENCE):
        while "K-4" not in str(held):
            await page.wait_for_timeout(20)
    late, held = held, None
    for text in late:
        socket.send(text)
    await the_end(page).wait_for()
    await expect(page.locator(".notice p")).to_have_count(0)


def wanted(page: Page) -> Locator:
    """What says that Ana wants to stop."""
    return page.get_by_role("status").get_by_text(said("web-stop-wanted", names="Ana", count=1))


async def press(page: Page, key: str) -> None:
    """Press the button beside the board that says so, by keyboard."""
    await page.locator("aside").get_by_role("button", name=said(key), exact=True).press("Enter")


async def is_whole(page: Page) -> None:
    """Nothing sticks out, and nothing stands in anybody's way."""
    assert await sticks_out(page) == []
    assert await barriers(page) == []
