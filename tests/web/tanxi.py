"""Tanxi through the page: what its tests share."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.async_api import Error, Locator, Page

from sobremesa.games.tanxi.state import MONSTER
from tests.table.simulated import SimulatedMatch
from tests.web.playing import Press, press

LANDSCAPE, DESK, LARGE = (740, 360), (1366, 768), (1920, 1080)
TALL = (390, 844)  # a phone of today


async def act(page: Page, press: Press = press) -> bool:
    """Do what a bot would do; what a dialog asks, by its first button."""
    dialog = page.locator("dialog[open]")
    if await dialog.is_visible():
        return await press(dialog.locator("button.main:enabled")) or await press(
            dialog.get_by_role("button", name="Close")
        )
    board = page.locator(".board")
    do_it = board.get_by_role("button", name="Do it", exact=True)
    if await press(do_it):
        return True
    if await press(board.get_by_role("button", name="Suggest a move")):
        with suppress(Error):  # a thought takes a moment; or a dialog came between
            await do_it.or_(dialog).first.wait_for(timeout=3000)
    return False


async def land(page: Page) -> None:
    """Somebody is somebody, has landed, and it is their turn."""
    dialog = page.locator("dialog[open]")
    await dialog.locator("button.main").first.click()
    await page.mouse.move(0, 0)  # at nothing that would show what it costs
    await page.locator("[data-marked]").first.dispatch_event("click")
    await page.locator('[data-group="end"]').wait_for()


def island(page: Page) -> Locator:
    """The map, as those find it who do not see it."""
    return page.get_by_role("group", name=re.compile("^The island"))


def meets_a_monster_armed(match: SimulatedMatch) -> bool:
    """Whether the first player has to decide how to fight."""
    state = match.table.state
    kinds = state.terms.catalogue.kinds
    armed = any(kinds[kind].is_weapon for kind in state.players[0].gear)
    return state.question == MONSTER and state.active == 0 and armed
