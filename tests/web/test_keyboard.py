"""Lessons and whole games by the keyboard alone: the focus is seen, never lost, and soon there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import Page

from sobremesa.games import GAMES
from tests.web import tanxi, test_antheno
from tests.web.browsing import SOAK, Visit, said
from tests.web.keys import Keys
from tests.web.playing import Press, deal, press, the_end
from tests.web.test_lessons import open_lesson

MINUTES = 8.0
SHORT: dict[str, dict[str, Any]] = {"antheno": {"hand": 3}, "tanxi": {"round_limit": 3}}
LESSONS = {"antayagi": "whose-cards", "antheno": "three-of-a-kind", "tanxi": "ashore"}
LEARNT = list(LESSONS.items()) if SOAK else [("antheno", "three-of-a-kind")]


async def act_as_suggested(page: Page, press: Press = press) -> bool:
    """Ask what to do, and do it."""
    board = page.locator(".board")
    suggested = board.locator("button.suggested, .suggested button.name, .suggested > button")
    if await press(suggested):
        return True
    await press(board.get_by_role("button", name="Suggest a move"))
    return False


ACTS = {"antayagi": act_as_suggested, "antheno": test_antheno.act, "tanxi": tanxi.act}


@pytest.mark.parametrize(("game", "lesson"), LEARNT)
async def test_a_lesson(visit: Visit, game: str, lesson: str) -> None:
    page = await open_lesson(visit, game, lesson)
    keys = Keys(page)
    coach = page.locator(".coach")
    done = coach.get_by_text(said("web-lesson-done"))
    go_on = coach.get_by_role("button", name=said("web-lesson-go-on"), exact=True)
    async with asyncio.timeout(60 * MINUTES):
        while not await done.is_visible():
            if not await keys.use(go_on) and not await ACTS[game](page, press=keys.use):
                await page.wait_for_timeout(20)


if SOAK:  # of AntaYagí, one is played by keys in test_antayagi.py too

    @pytest.mark.parametrize("game", GAMES)
    async def test_a_whole_game(visit: Visit, game: str) -> None:
        page = await visit.open()
        options = SHORT.get(game, {})
        await deal(visit, page, game, max(3, GAMES[game].seats[0]), options=options)
        keys = Keys(page)
        await keys.skip_to_content()
        async with asyncio.timeout(60 * MINUTES):
            while not await the_end(page).is_visible():
                if not await ACTS[game](page, press=keys.use):
                    await page.wait_for_timeout(20)
        await keys.use(the_end(page).get_by_role("button", name=said("web-look-back")))
        await page.wait_for_url("**/replay/**")
