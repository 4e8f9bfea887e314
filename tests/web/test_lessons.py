"""Lessons in the page: each is played to its end by what it suggests."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import Page, expect

from sobremesa.games import GAMES
from sobremesa.lessons.library import lessons_of
from tests.web import tanxi, test_antheno
from tests.web.browsing import DESKTOP, LANGUAGES, PHONE, SOAK, Visit, is_whole, said, sticks_out
from tests.web.playing import Act, deal, press

MINUTES = 2.0
ALL = [(game, lesson) for game in GAMES for lesson in lessons_of(game)]
PLAYED = ALL if SOAK else [("antheno", "three-of-a-kind"), ("tanxi", "ashore")]
LOOKED_AT = ALL if SOAK else [("antheno", "crossings")]


async def act_as_suggested(page: Page) -> bool:
    """Ask what to do, and do it."""
    board = page.locator(".board")
    suggested = board.locator("button.suggested, .suggested button.name, .suggested > button")
    if await press(suggested):
        return True
    await press(board.get_by_role("button", name="Suggest a move"))
    return False


ACTS: dict[str, Act] = {
    "antayagi": act_as_suggested,
    "antheno": test_antheno.act,
    "tanxi": tanxi.act,
}


async def open_lesson(visit: Visit, game: str, lesson: str, **looks: object) -> Page:
    page = await visit.open(f"/learn/{game}/{lesson}", **looks)  # type: ignore[arg-type]
    await page.locator(f'[data-game="{game}"] .board').wait_for()
    return page


async def play_lesson(page: Page, act: Act) -> None:
    """Go on where one looks, and else do what is suggested, until all is done."""
    coach = page.locator(".coach")
    done = coach.get_by_text(said("web-lesson-done"))
    go_on = coach.get_by_role("button", name=said("web-lesson-go-on"), exact=True)
    async with asyncio.timeout(60 * MINUTES):
        while not await done.is_visible():
            if not await press(go_on) and not await act(page):
                await page.wait_for_timeout(20)


@pytest.mark.parametrize(("game", "lesson"), PLAYED)
async def test_a_lesson_is_played_to_its_end(visit: Visit, game: str, lesson: str) -> None:
    page = await open_lesson(visit, game, lesson)
    await play_lesson(page, ACTS[game])
    await expect(page.locator(".board")).not_to_contain_text("Waiting for")  # all is done
    await is_whole(page)
    await page.goto(f"/learn/{game}")
    row = page.get_by_role("listitem").nth(list(lessons_of(game)).index(lesson))
    await expect(row).to_contain_text(said("web-lesson-known"))


async def test_a_mistake_is_told_a_step_is_gone_back_and_one_goes_on_where_one_left(
    visit: Visit,
) -> None:
    page = await open_lesson(visit, "antayagi", "whose-cards", size=PHONE, theme="dark")
    coach = page.locator(".coach")
    go_on = coach.get_by_role("button", name=said("web-lesson-go-on"), exact=True)
    for _ in range(4):
        await go_on.click()
    await expect(coach).to_contain_text("5/15")
    await expect(page.locator("svg .ring")).to_have_count(1)
    await page.get_by_role("button", name="Trade with Otto").click()
    await expect(coach).to_contain_text("Vega has nothing that bites")
    await is_whole(page)
    await coach.get_by_role("button", name=said("web-lesson-back")).click()
    await expect(coach).to_contain_text("4/15")
    await page.get_by_role("button", name="Trade with Vega").click()
    await expect(coach).to_contain_text("6/15")  # who has seen enough may act at once
    await page.reload()
    await expect(coach).to_contain_text("6/15")
    await expect(coach).to_contain_text("Now both of you lay down a card")


async def test_nothing_moves_the_board_of_a_lesson(visit: Visit) -> None:
    page = await open_lesson(visit, "tanxi", "ashore", size=(1366, 768))
    await page.locator(".coach .says").wait_for()
    scrolled = "(one) => { one.scrollTop = 50; return one.scrollTop; }"
    assert await page.locator(".board").evaluate(scrolled) == 0


async def test_what_happens_in_a_lesson_is_told_once(visit: Visit) -> None:
    page = await open_lesson(visit, "antheno", "three-of-a-kind", pace="quick")
    coach = page.locator(".coach")
    for step in (1, 2):
        await expect(coach).to_contain_text(f"{step}/7")
        await coach.get_by_role("button", name=said("web-lesson-go-on"), exact=True).click()
    await expect(coach).to_contain_text("3/7")
    async with asyncio.timeout(60 * MINUTES):
        while not await test_antheno.act(page):
            await page.wait_for_timeout(20)
    await expect(coach).to_contain_text("4/7")
    told = page.locator(".told")
    await expect(told).to_contain_text("Vega draws")
    assert (await told.inner_text()).count("Vega draws") == 1
    read_out = page.locator("[aria-live=polite].unseen p", has_text="Vega draws")
    await expect(read_out).to_have_count(1)


async def test_a_lesson_by_keys_alone(visit: Visit) -> None:
    page = await open_lesson(visit, "antayagi", "whose-cards", size=DESKTOP)
    coach = page.locator(".coach")
    for step in range(4):
        await expect(coach).to_contain_text(f"{step + 1}/15")
        await expect(coach.get_by_role("button", name=said("web-lesson-go-on"))).to_be_focused()
        await page.keyboard.press("Enter")
    await expect(coach).to_contain_text("5/15")
    await page.keyboard.press("1")  # Vega, who wears it
    await expect(coach).to_contain_text("6/15")
    await page.keyboard.press("1")
    await expect(coach).to_contain_text("7/15")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_beside_a_coach_the_question_is_read_whole(visit: Visit, language: str) -> None:
    page = await open_lesson(visit, "tanxi", "the-village", size=(1366, 768), language=language)
    question = page.locator(".action [data-expected]")
    await expect(page.locator(".action .button")).not_to_have_count(0)
    assert await question.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0


@pytest.mark.parametrize("language", LANGUAGES if SOAK else ["fr"])
@pytest.mark.parametrize(("game", "lesson"), LOOKED_AT)
async def test_no_step_sticks_out(visit: Visit, game: str, lesson: str, language: str) -> None:
    page = await open_lesson(visit, game, lesson, size=PHONE, language=language, text="larger")
    steps = len(lessons_of(game)[lesson].steps)
    for step in range(steps):
        await page.evaluate(
            "([name, step]) => localStorage.setItem('sobremesa lessons',"
            " JSON.stringify({ [name]: { step, moves: [] } }))",
            [f"{game}/{lesson}", step],
        )
        await page.reload()
        await page.locator(".coach .says").wait_for()
        assert await sticks_out(page) == [], step


async def test_from_the_lessons_one_press_leads_to_a_first_game(visit: Visit) -> None:
    page = await visit.open("/learn/tanxi")
    await page.get_by_role("link", name=said("web-lesson-play", game="Tanxi")).click()
    dialog = page.get_by_role("dialog", name=said("web-how-strong", game="Tanxi"))
    await expect(dialog.get_by_role("button", name=re.compile("^Novice"))).to_be_focused()
    await page.reload()  # it is asked once
    await expect(page.get_by_role("heading", level=1)).to_have_text(said("web-home-title"))
    await expect(dialog).to_be_hidden()


async def test_a_first_game_explains_itself_until_it_is_told_not_to(visit: Visit) -> None:
    page = await visit.open(notes=True)
    await deal(visit, page, "tanxi", 3)
    first = page.locator(".first-note")
    choice = page.locator("dialog[open]")  # of a character, above the notes
    await expect(choice).to_contain_text(said("web-note-tanxi-goal"))
    await choice.locator("button.main").first.click()
    await expect(first).to_contain_text(said("web-note-tanxi-goal"))
    await first.get_by_role("button", name=said("web-note-read")).click()
    await expect(first).to_contain_text(said("web-note-tanxi-land"))
    await first.get_by_role("button", name=said("web-note-read")).click()
    await expect(first).to_be_hidden()
    await page.locator("[data-marked]").first.dispatch_event("click")
    before, after = said("web-note-tanxi-act").split("⚡")
    await expect(first).to_contain_text(before)
    await expect(first).to_contain_text(after)
    await expect(first.get_by_role("img")).to_have_count(1)  # the sign is drawn
    await first.get_by_role("button", name=said("web-note-stop")).click()
    await expect(first).to_have_count(0)
    await page.reload()
    await page.locator('[data-group="end"]').wait_for()
    await expect(first).to_have_count(0)


async def test_a_note_goes_when_what_it_is_about_is_done(visit: Visit) -> None:
    page = await visit.open(notes=True)
    await deal(visit, page, "tanxi", 3)
    first = page.locator(".first-note")
    await page.locator("dialog[open] button.main").first.click()
    await first.get_by_role("button", name=said("web-note-read")).click()
    await expect(first).to_contain_text(said("web-note-tanxi-land"))
    await page.locator("[data-marked]").first.dispatch_event("click")
    await expect(first).to_contain_text(said("web-note-tanxi-act").split("⚡")[0])


async def test_a_note_that_nobody_has_seen_does_not_come_when_all_is_done(visit: Visit) -> None:
    page = await visit.open(notes=True)
    await deal(visit, page, "tanxi", 3, pace=10_000)  # the others take their time
    first = page.locator(".first-note")
    await page.locator("dialog[open] button.main").first.click(timeout=60_000)
    await page.locator("[data-marked]").first.dispatch_event("click", timeout=60_000)
    await expect(page.locator("[data-marked]")).to_have_count(0)
    await expect(first).to_contain_text(said("web-note-tanxi-goal"))
    await first.get_by_role("button", name=said("web-note-read")).click()
    await expect(first).to_be_hidden()  # how to land is of no use any more


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_ways_through_a_lesson_have_one_line_on_a_short_phone(
    visit: Visit, language: str
) -> None:
    page = await open_lesson(visit, "antheno", "crossings", size=PHONE, language=language)
    ways = page.locator(".coach .ways > *")
    await expect(ways).to_have_count(3)
    tops = await ways.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
