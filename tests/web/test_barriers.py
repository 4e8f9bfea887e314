"""Nobody is kept out of lessons, of what is being shown, nor of endings, whatever comes up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import cycle, product

import pytest
from playwright.async_api import Page, expect

from sobremesa.games import GAMES
from sobremesa.lessons.library import lessons_of
from tests.web.browsing import COLOURS, SOAK, TAGS, Visit, barriers, resize, said
from tests.web.holding import HOLD, held, release, settle
from tests.web.playing import have_played, press, the_end
from tests.web.test_lessons import ACTS

MINUTES = 30.0 if SOAK else 6.0
DESK, HAND = (1366, 768), (390, 844)
Look = tuple[tuple[int, int], str]  # size, theme
LOOKS: list[Look] = list(product((DESK, HAND), ("light", "dark")))
WALKED = (
    [(game, lesson) for game in GAMES for lesson in lessons_of(game)]
    if SOAK
    else [("antheno", "three-of-a-kind")]
)
ENDED = list(GAMES) if SOAK else ["antheno"]
WRONG = {
    "antayagi": "button[aria-label^='Trade with']",
    "antheno": "button:has-text('Draw')",
    "tanxi": "[data-group='end']",
}  # what is nearly always there and hardly ever wanted

TO_THE_END = """() => [...document.querySelectorAll(".board *")]
  .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === "auto")
  .forEach((one) => one.scrollTo(one.scrollWidth, 0))"""


def all_looks() -> Iterator[list[Look]]:
    """In which looks to look at each thing: in all of them, or in one after the other."""
    yield from cycle([LOOKS] if SOAK else [[one] for one in LOOKS])


async def is_open_to_all(page: Page, looks: list[Look]) -> None:
    """Nothing that is shown now stands in anybody's way."""
    looked_at = None
    for size, theme in looks:
        await resize(page, size)
        await page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        await settle(page)
        # Of a size that has just been looked at, another theme changes the colours alone.
        found = await barriers(page, COLOURS if size == looked_at else TAGS)
        looked_at = size
        if found and all(one.startswith("target-size") for one in found):
            await page.evaluate(TO_THE_END)  # cut off by the edge of a row that can be moved
            found = await barriers(page)
        assert found == [], (page.url, size, theme, "\n".join(found))


async def walk(page: Page, game: str) -> None:
    """Play a lesson to its end; stop at everything that was not seen before."""
    coach = page.locator(".coach")
    done = coach.get_by_text(said("web-lesson-done"))
    go_on = coach.get_by_role("button", name=said("web-lesson-go-on"), exact=True)
    wrong = page.locator(".board").locator(WRONG[game])
    tried = False
    looks = all_looks()
    async with asyncio.timeout(60 * MINUTES):
        while not await done.is_visible():
            if await held(page):
                await is_open_to_all(page, next(looks))
                await release(page)
            elif not await press(go_on):
                if not tried and await wrong.last.is_visible():
                    tried = await press(wrong.last)
                elif not await ACTS[game](page):
                    await page.wait_for_timeout(20)
    await is_open_to_all(page, next(looks))


@pytest.mark.parametrize(("game", "lesson"), WALKED)
async def test_nobody_is_kept_out_of_a_lesson(visit: Visit, game: str, lesson: str) -> None:
    page = await visit.open(pace="usual", motion="full")
    await page.context.add_init_script(HOLD)
    await page.goto(f"/learn/{game}/{lesson}")
    await walk(page, game)


@pytest.mark.parametrize("game", ENDED)
async def test_nobody_is_kept_out_of_an_ending(visit: Visit, game: str) -> None:
    page = await visit.open()
    await have_played(visit, page, game, max(3, GAMES[game].seats[0]))
    looks = all_looks()
    await is_open_to_all(page, next(looks))
    await the_end(page).get_by_role("button", name=said("web-see-table")).last.click()
    await expect(the_end(page)).to_be_hidden()
    await is_open_to_all(page, next(looks))
