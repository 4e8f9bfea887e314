"""Two people in two browsers, at one table."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from sobremesa.games.antayagi.content import SABOTAGE
from sobremesa.games.antayagi.state import LAY
from tests.table.simulated import SimulatedMatch
from tests.web.browsing import (
    DESKTOP,
    LANGUAGES,
    PHONE,
    Visit,
    barriers,
    is_whole,
    likes,
    resize,
    said,
    sticks_out,
)
from tests.web.playing import BOT, OPEN, begin, come_in, deal, play_to_end, set_table, the_end
from tests.web.scenes import Scene
from tests.web.test_antayagi import DAYS, MY_CARDS, act, let_it_be


async def sit(page: Page) -> None:
    """Take the first free seat, and say nothing about pockets."""
    await page.get_by_role("button", name="Sit here").first.click()
    await page.get_by_role("button", name="I’d rather not say").click()
    await expect(page.get_by_role("dialog")).to_be_hidden()


async def test_two_people_and_a_bot(visit: Visit) -> None:
    ana, bea = await visit.open(size=DESKTOP), await visit.open(size=PHONE)
    await come_in(ana, "Ana")
    code = await set_table(ana, "antayagi", [OPEN, OPEN, BOT])
    await ana.goto(f"/table/{code}")
    await bea.goto(f"/table/{code}")
    await bea.get_by_label("What is your name?").fill("Bea")
    await bea.get_by_role("button", name=said("web-join-go")).click()
    await sit(ana)
    await expect(bea.get_by_role("button", name="Sit here")).to_have_count(1)
    await sit(bea)
    await expect(ana.get_by_text("Bea").first).to_be_visible()
    for page in (ana, bea):
        assert await barriers(page) == []
        assert await sticks_out(page) == []
    await ana.get_by_role("button", name="Start the game").click()
    await bea.locator('[data-game="antayagi"] .board').wait_for()
    await play_to_end(ana, lambda page: either(page, bea))
    await expect(the_end(bea)).to_be_visible()


async def either(page: Page, other: Page) -> bool:
    """Whoever is asked acts."""
    return await act(page) or await act(other)


def others_have_laid(match: SimulatedMatch) -> bool:
    """Bea trades with the bot, and has to lay a card of another kind; the bot has no Sabotage."""
    state = match.table.state
    if state.question != LAY or match.table.to_act() != (1,) or state.chosen != 2:
        return False
    if any(card.back == SABOTAGE for card in state.hands[2]):
        return False
    return bool(state.hands[1][0].object != state.hands[2][state.chosen_slot].object)


async def test_a_standing_answer_is_given_for_who_is_away(visit: Visit) -> None:
    ana, bea = await visit.open(), await visit.open()
    people = {"Ana": ana, "Bea": bea}
    laid = Scene(others_have_laid, 200)
    await begin(visit, people, "antayagi", [OPEN, OPEN, BOT], laid, clock=DAYS)
    await leave_standing(ana, "Let it be")
    address = ana.url
    await ana.goto("/about")
    await bea.locator(MY_CARDS).first.click()
    await let_it_be(bea).click()
    await expect(bea.locator(".board .ring")).to_be_hidden()
    await ana.goto(address)
    await expect(ana.get_by_role("log")).to_contain_text("You let it be.")
    await leave_standing(ana, "Ask me")


async def test_answers_stay_where_they_are_when_a_window_opens(visit: Visit) -> None:
    ana, bea = await visit.open(size=PHONE), await visit.open()
    laid = Scene(others_have_laid, 200)
    await begin(visit, {"Ana": ana, "Bea": bea}, "antayagi", [OPEN, OPEN, BOT], laid, clock=DAYS)
    await ana.locator(".board").get_by_role("button", name="If an exchange").click()
    answer = ana.get_by_role("dialog").get_by_label("Let it be")
    before = await answer.bounding_box()
    counts = ana.get_by_text(said("web-ay-standing-open"))
    await expect(counts).to_be_hidden()
    await bea.locator(MY_CARDS).first.click()
    await expect(counts).to_be_visible()
    assert await answer.bounding_box() == before


async def leave_standing(page: Page, answer: str) -> None:
    """Let this be answered whenever a window opens; it is shown that it stands."""
    board = page.locator(".board")
    await board.get_by_role("button", name="If an exchange can be sabotaged").click()
    await page.get_by_role("dialog").get_by_label(answer).check()
    stands = f"If an exchange can be sabotaged: {answer}"
    await expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(stands)
    await page.keyboard.press("Escape")
    await expect(board.get_by_role("button", name=stands)).to_be_visible()


async def test_who_comes_to_a_full_table_is_told_so_and_who_they_are(visit: Visit) -> None:
    ana, zoe = await visit.open(), await visit.open(size=PHONE)
    await come_in(ana, "Ana")
    await come_in(zoe, "Zoe")
    for spectators, watch in ((True, "yes"), (False, "no")):
        code = await set_table(ana, "antheno", [OPEN, BOT], spectators=spectators)
        await ana.goto(f"/table/{code}")
        await ana.get_by_role("button", name="Sit here").click()
        await ana.get_by_role("button", name="Get up").wait_for()
        await zoe.goto(f"/table/{code}")
        for language in LANGUAGES:
            await likes(zoe, language=language)
            full = said("web-full", language, name="Zoe", watch=watch)
            await expect(zoe.get_by_text(full)).to_be_visible()
            await is_whole(zoe)


async def test_an_invitation_says_to_what_and_by_whom(visit: Visit) -> None:
    ana = await visit.open()
    await come_in(ana, "Ana")
    code = await set_table(ana, "antayagi", [OPEN, OPEN, BOT])
    bea = await visit.open(f"/table/{code}")
    for language in LANGUAGES:
        await likes(bea, language=language)
        invited = said("web-invited", language, host="Ana", game="AntaYagí")
        await expect(bea.get_by_role("heading", level=1)).to_have_text(invited)
        await is_whole(bea)
    await expect(bea.get_by_role("button", name=said("web-sit-down", "fr"))).to_have_count(0)


async def test_phrases_leave_the_field_in_sight(visit: Visit) -> None:
    page = await visit.open(size=(1366, 768), language="fr")
    await deal(visit, page, "antayagi", 4, pace=10_000)
    await page.get_by_role("button", name=said("web-phrases", "fr")).click()
    await expect(page.get_by_role("list", name=said("web-phrases", "fr"))).to_be_visible()
    await expect(page.get_by_role("textbox")).to_be_in_viewport(ratio=1)


async def test_talk_while_one_waits(visit: Visit) -> None:
    ana, bea = await visit.open(), await visit.open(size=PHONE)
    await come_in(ana, "Ana")
    await come_in(bea, "Bea")
    code = await set_table(ana, "antheno", [OPEN, OPEN])
    for page in (ana, bea):
        await page.goto(f"/table/{code}")
        await page.get_by_role("button", name="Sit here").first.click()
        await page.get_by_role("button", name="Get up").wait_for()
    await bea.get_by_label(said("web-say"), exact=True).fill("Buenas tardes")
    await bea.get_by_role("button", name=said("web-send")).click()
    for page in (ana, bea):
        await expect(page.get_by_role("log")).to_contain_text("Buenas tardes")
        heard = page.locator("[aria-live=polite]").filter(has_text="Bea: Buenas tardes")
        await expect(heard).to_have_count(1)
        await is_whole(page)


async def test_who_speak_at_once_can_all_be_read(visit: Visit) -> None:
    ana, bea, cleo = [await visit.open() for _ in range(3)]
    await begin(visit, {"Ana": ana, "Bea": bea, "Cleo": cleo}, "antayagi", [OPEN] * 3)
    await resize(ana, PHONE)
    words = "Trust me, it is a treasure and nothing else."
    for page in (bea, cleo):
        await page.get_by_placeholder(said("web-say")).fill(words)
        await page.keyboard.press("Enter")
    bubbles = ana.locator("p.there")
    await expect(bubbles).to_have_count(2)
    for name in ("Bea", "Cleo"):
        await expect(bubbles.filter(has_text=f"{name} {words}")).to_have_count(1)
    boxes = [await bubbles.nth(index).bounding_box() for index in range(2)]
    tops = sorted((box["y"], box["y"] + box["height"]) for box in boxes if box)
    assert tops[0][1] < tops[1][0]


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
async def test_the_start_is_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    page = await visit.open(size=size)
    await come_in(page, "Ana")
    code = await set_table(page, "antayagi", [OPEN, *[BOT] * 6])
    await page.goto(f"/table/{code}")
    start = page.get_by_role("button", name=said("web-start"))
    await expect(start).to_be_in_viewport(ratio=1)


SEATS = {"antayagi": [OPEN, OPEN, BOT], "antheno": [OPEN, OPEN], "tanxi": [OPEN, OPEN, BOT]}


@pytest.mark.parametrize("game", SEATS)
async def test_who_is_away_is_marked_and_the_host_is_offered_a_bot(visit: Visit, game: str) -> None:
    ana, bea = await visit.open(), await visit.open()
    zoe = await visit.open(size=PHONE)
    await come_in(zoe, "Zoe")
    code = await begin(visit, {"Ana": ana, "Bea": bea}, game, SEATS[game])
    await zoe.goto(f"/table/{code}")
    await bea.goto("/about")
    away = re.compile("Bea, who is away|Bea is away")
    for page in (ana, zoe):
        await expect(page.locator(".board .notes").get_by_text(away)).to_be_visible()
        await expect(page.locator(".board .gone")).to_have_text(said("web-away"))
    await expect(zoe.get_by_text(said("web-absent-host", host="Ana"))).to_be_visible()
    assert await barriers(zoe) == []
    assert await sticks_out(zoe) == []
    bot = ana.get_by_role("button", name=said("web-absent-bot", name="Bea"))
    await expect(bot).to_be_visible()  # for a moment she might come back
    await bot.evaluate("(button) => button.click()")  # a dialog may be open above it
    for page in (ana, zoe):
        await expect(page.locator(".board .notes").get_by_text(away)).to_have_count(0)
    await ana.goto("/about")
    host_away = zoe.locator(".board .notes").get_by_text(re.compile("Ana is away|Ana, who is"))
    await expect(host_away).to_be_visible()
    await expect(zoe.get_by_text(said("web-absent-host", host="Ana"))).to_have_count(0)


async def test_a_host_who_is_away_is_not_said_to_bring_in_a_bot(visit: Visit) -> None:
    ana, bea, zoe = [await visit.open() for _ in range(3)]
    await begin(visit, {"Ana": ana, "Bea": bea, "Zoe": zoe}, "antheno", [OPEN] * 3)
    notes = zoe.locator(".board .notes")
    bot = notes.get_by_text(said("web-absent-host", host="Ana"))
    await bea.goto("/about")
    await expect(bot).to_be_visible()
    await ana.goto("/about")
    await expect(notes.get_by_text(re.compile("Bea(, who)? is away"))).to_be_visible()
    await expect(notes.get_by_text(re.compile("Ana(, who)? is away"))).to_be_visible()
    await expect(bot).to_have_count(0)


@pytest.mark.parametrize("game", SEATS)
async def test_over_days_nobody_is_marked_as_away(visit: Visit, game: str) -> None:
    ana, bea = await visit.open(), await visit.open()
    await begin(visit, {"Ana": ana, "Bea": bea}, game, SEATS[game], clock=DAYS)
    people = ana.locator("details").filter(has_text="at the table")
    hers = people.get_by_role("listitem", include_hidden=True).filter(has_text="Bea")
    await expect(hers.locator("small")).to_have_text(said("web-here"))
    await bea.goto("/about")
    await expect(hers.locator("small")).not_to_have_text(said("web-here"))
    board = ana.locator(".board")
    await expect(board).to_contain_text("Bea")
    await expect(board.get_by_text(f"({said('web-away')})")).to_have_count(0)
    await expect(people).not_to_contain_text(said("web-away"))
    await expect(people).not_to_contain_text(said("web-hand"))
    marks = board.locator(".gone, .grey, .avatar.away, .face.away, .notes p")
    await expect(marks).to_have_count(0)
