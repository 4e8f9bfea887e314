"""Two people in two browsers, at one table."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.server.running import Running
from tests.web.browsing import (
    DESKTOP,
    LANGUAGES,
    PHONE,
    Visit,
    barriers,
    is_whole,
    likes,
    said,
    sticks_out,
    visiting,
)
from tests.web.playing import BOT, OPEN, come_in, play_to_end, press, set_table, the_end
from tests.web.test_antayagi import BUT_LETTING_IT_BE, CHOOSE, DAYS, act, let_it_be

GAMES, PATIENCE = 4, 90  # how often a situation may come up, and how many seconds that may take


async def sit(page: Page) -> None:
    """Take the first free seat, and say nothing about pockets."""
    await page.get_by_role("button", name="Sit here").first.click()
    await page.get_by_role("button", name="I’d rather not say").click()
    await expect(page.get_by_role("dialog")).to_be_hidden()


def test_two_people_and_a_bot(home: Running) -> None:
    async def run() -> None:
        async with visiting(home.url) as visit:
            ana, bea = await visit.open(size=DESKTOP), await visit.open(size=PHONE)
            await come_in(ana, "Ana")
            code = await set_table(ana, "antayagi", [OPEN, OPEN, BOT])
            await ana.goto(f"/table/{code}")
            await bea.goto(f"/table/{code}")
            await bea.get_by_label("What is your name?").fill("Bea")
            await bea.get_by_role("button", name=said("web-join-go")).click()
            await sit(ana)
            await sit(bea)
            await expect(ana.get_by_text("Bea").first).to_be_visible()
            for page in (ana, bea):
                assert await barriers(page) == []
                assert await sticks_out(page) == []
            await ana.get_by_role("button", name="Start the game").click()
            await bea.locator('[data-game="antayagi"] .board').wait_for()
            await play_to_end(ana, lambda page: either(page, bea))
            await expect(the_end(bea)).to_be_visible()

    asyncio.run(run())


async def either(page: Page, other: Page) -> bool:
    """Whoever is asked acts."""
    return await act(page) or await act(other)


def test_a_standing_answer_is_given_for_who_is_away(home: Running) -> None:
    async def run() -> None:
        async with visiting(home.url) as visit:
            for _ in range(GAMES):
                ana, bea = await correspond(visit, "Let it be")
                async with asyncio.timeout(PATIENCE):
                    if not await reach_turn_of(bea, ana):
                        continue
                    address = ana.url
                    await ana.goto("/about")
                    if not await pass_a_window(bea):
                        continue
                await ana.goto(address)
                await expect(ana.get_by_role("log")).to_contain_text("You let it be.")
                await leave_standing(ana, "Ask me")
                return
        pytest.fail(f"no window in {GAMES} games")

    asyncio.run(run())


async def correspond(visit: Visit, standing: str) -> tuple[Page, Page]:
    """Ana, who has left an answer standing, and Bea have begun a game over days with a bot."""
    ana, bea = await visit.open(), await visit.open()
    await come_in(ana, "Ana")
    await come_in(bea, "Bea")
    code = await set_table(ana, "antayagi", [OPEN, OPEN, BOT], clock=DAYS)
    for page in (ana, bea):
        await page.goto(f"/table/{code}")
        await sit(page)
    await ana.get_by_role("button", name="Start the game").click()
    await bea.locator(".board section.mine").wait_for()
    await leave_standing(ana, standing)
    return ana, bea


async def leave_standing(page: Page, answer: str) -> None:
    """Let this be answered whenever a window opens; it is shown that it stands."""
    board = page.locator(".board")
    await board.get_by_role("button", name="If an exchange can be sabotaged").click()
    await page.get_by_role("dialog").get_by_label(answer).check()
    stands = f"If an exchange can be sabotaged: {answer}"
    await expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(stands)
    await page.keyboard.press("Escape")
    await expect(board.get_by_role("button", name=stands)).to_be_visible()


async def reach_turn_of(page: Page, other: Page) -> bool:
    """Play until it is this one's turn to choose; the other is never asked in a window."""
    choose = page.locator(".board").get_by_text(CHOOSE)
    while not await the_end(page).is_visible():
        if await choose.is_visible():
            return True
        assert not await let_it_be(other).is_visible()
        if not (await act(other, BUT_LETTING_IT_BE) or await act(page)):
            await page.wait_for_timeout(30)
    return False


async def pass_a_window(page: Page) -> bool:
    """Trade with the bot while the other one is away: a window opens, and is closed without them.

    False: there was none, as two of a kind were laid down.
    """
    await page.get_by_role("button", name=re.compile("^Trade with (?!Ana)")).click()
    story = page.get_by_role("log")
    over = story.get_by_text("Two of a kind")
    kinds = await over.count()
    while not await let_it_be(page).is_visible():
        if await over.count() > kinds or await the_end(page).is_visible():
            return False
        if not await act(page, BUT_LETTING_IT_BE):
            await page.wait_for_timeout(30)
    while await page.locator(".board .ring").is_visible():
        if not await press(let_it_be(page)):
            await page.wait_for_timeout(30)
    return True


def test_who_comes_to_a_full_table_is_told_so_and_who_they_are(home: Running) -> None:
    async def run() -> None:
        async with visiting(home.url) as visit:
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

    asyncio.run(run())


def test_an_invitation_says_to_what_and_by_whom(home: Running) -> None:
    async def run() -> None:
        async with visiting(home.url) as visit:
            ana = await visit.open()
            await come_in(ana, "Ana")
            code = await set_table(ana, "antayagi", [OPEN, OPEN, BOT])
            bea = await visit.open(f"/table/{code}")
            for language in LANGUAGES:
                await likes(bea, language=language)
                invited = said("web-invited", language, host="Ana", game="AntaYagí")
                await expect(bea.get_by_role("heading", level=1)).to_have_text(invited)
                await is_whole(bea)
            await expect(bea.get_by_role("button", name=said("web-sit-down", "fr"))).to_have_count(
                0
            )

    asyncio.run(run())


def test_talk_while_one_waits(home: Running) -> None:
    async def run() -> None:
        async with visiting(home.url) as visit:
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

    asyncio.run(run())


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
def test_the_start_is_in_sight(home: Running, size: tuple[int, int]) -> None:
    async def run() -> None:
        async with visiting(home.url) as visit:
            page = await visit.open(size=size)
            await come_in(page, "Ana")
            code = await set_table(page, "antayagi", [OPEN, *[BOT] * 6])
            await page.goto(f"/table/{code}")
            start = page.get_by_role("button", name=said("web-start"))
            await expect(start).to_be_in_viewport(ratio=1)

    asyncio.run(run())


async def gather(
    game: str, seats: list[dict[str, str]], *, clock: dict[str, Any] | None = None, **people: Page
) -> str:
    """These people have begun a game, the first of them as its host; its code."""
    host = next(iter(people.values()))
    for name, page in people.items():
        await come_in(page, name)
    code = await set_table(host, game, seats, clock=clock or {"kind": "none"})
    for page in people.values():
        await page.goto(f"/table/{code}")
        await page.get_by_role("button", name="Sit here").first.click()
        if game == "antayagi":
            await page.get_by_role("button", name="I’d rather not say").click()
        await page.get_by_role("button", name="Get up").wait_for()
    await host.get_by_role("button", name="Start the game").click()
    for page in people.values():
        await page.locator(f'[data-game="{game}"] .board').wait_for()
    return code


SEATS = {"antayagi": [OPEN, OPEN, BOT], "antheno": [OPEN, OPEN], "tanxi": [OPEN, OPEN, BOT]}


@pytest.mark.parametrize("game", SEATS)
def test_who_is_away_is_marked_and_the_host_is_offered_a_bot(home: Running, game: str) -> None:
    async def run() -> None:
        async with visiting(home.url) as visit:
            ana, bea = await visit.open(), await visit.open()
            zoe = await visit.open(size=PHONE)
            await come_in(zoe, "Zoe")
            code = await gather(game, SEATS[game], Ana=ana, Bea=bea)
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
            host_away = zoe.locator(".board .notes").get_by_text(
                re.compile("Ana is away|Ana, who is")
            )
            await expect(host_away).to_be_visible()
            await expect(zoe.get_by_text(said("web-absent-host", host="Ana"))).to_have_count(0)

    asyncio.run(run())


def test_a_host_who_is_away_is_not_said_to_bring_in_a_bot(home: Running) -> None:
    async def run() -> None:
        async with visiting(home.url) as visit:
            ana, bea, zoe = [await visit.open() for _ in range(3)]
            await gather("antheno", [OPEN] * 3, Ana=ana, Bea=bea, Zoe=zoe)
            notes = zoe.locator(".board .notes")
            bot = notes.get_by_text(said("web-absent-host", host="Ana"))
            await bea.goto("/about")
            await expect(bot).to_be_visible()
            await ana.goto("/about")
            await expect(notes.get_by_text(re.compile("Bea(, who)? is away"))).to_be_visible()
            await expect(notes.get_by_text(re.compile("Ana(, who)? is away"))).to_be_visible()
            await expect(bot).to_have_count(0)

    asyncio.run(run())


@pytest.mark.parametrize("game", SEATS)
def test_over_days_nobody_is_marked_as_away(home: Running, game: str) -> None:
    async def run() -> None:
        async with visiting(home.url) as visit:
            ana, bea = await visit.open(), await visit.open()
            await gather(game, SEATS[game], clock=DAYS, Ana=ana, Bea=bea)
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

    asyncio.run(run())
