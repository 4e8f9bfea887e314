"""Antheno through the page alone."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import CDPSession, FloatRect, Locator, Page, expect

from sobremesa.games.antheno.moves import Play
from tests.table.simulated import SimulatedMatch
from tests.web.browsing import (
    KEEP_SOCKETS,
    LANGUAGES,
    PHONE,
    Visit,
    barriers,
    is_whole,
    said,
    sticks_out,
    until,
)
from tests.web.playing import OPEN, Press, begin, deal, have_played, play_to_end, press, the_end
from tests.web.scenes import Scene

DRAW = re.compile("^(Draw|Pass)")
MANY = {"hand": 14}  # tiles to begin with: there is a play among them, but not of all of them
TURNS = 4
CALLING = re.compile(r"\bmain\b")  # a button that calls for being pressed
SEARCH = 60_000  # ms that a referee or a bot may take
FINGER = 44  # px
SIZE = "(cloth) => parseFloat(cloth.style.getPropertyValue('--size'))"


async def act(page: Page, press: Press = press) -> bool:
    """Play what is suggested; where that is drawing or passing, do so."""
    board = page.locator(".board")
    end = end_turn(page)
    if not await end.is_visible():
        return False
    if await board.get_by_text("This could be played").is_visible():
        return await press(end)
    if await board.get_by_text("No play was found").is_visible():
        return await press(board.get_by_role("button", name=DRAW))
    await press(board.get_by_role("button", name="Suggest a move"))
    return False


def end_turn(page: Page) -> Locator:
    """The button that only those have who may move."""
    return page.locator(".board").get_by_role("button", name="End turn")


def on_rack(page: Page) -> Locator:
    """The tiles that one has left."""
    return page.locator("[data-rack]")


def on_cloth(page: Page) -> Locator:
    """The tiles that lie there."""
    return page.locator("[data-piece]")


def dialog(page: Page) -> Locator:
    """What says why not."""
    return page.get_by_role("dialog")


async def places(page: Page) -> list[str]:
    """What lies where on the cloth."""
    pieces: list[str] = await on_cloth(page).evaluate_all(
        "(all) => all.map((one) => `${one.dataset.cell} ${one.dataset.tile}`).sort()"
    )
    return pieces


async def drag(page: Page, tile: Locator, x: float, y: float) -> None:
    """Take a tile with the mouse and let go of it at these shares of the cloth."""
    held, cloth = await tile.bounding_box(), await page.locator(".cloth").bounding_box()
    assert held
    assert cloth
    await page.mouse.move(held["x"] + held["width"] / 2, held["y"] + held["height"] / 2)
    await page.mouse.down()
    to = cloth["x"] + x * cloth["width"], cloth["y"] + y * cloth["height"]
    await page.mouse.move(*to, steps=4)
    await page.mouse.up()


def can_play_some(match: SimulatedMatch) -> bool:
    """The first player begins, and can play, but not go out."""
    table = match.table
    if table.to_act() != (0,):
        return False
    best, *_ = table.game.candidates(table.state, 0, 1).moves
    return isinstance(best, Play) and len(best.table) < MANY["hand"]


MY_TURN = Scene(can_play_some)


async def my_turn(
    visit: Visit, page: Page, options: dict[str, Any] = MANY, **settings: Any
) -> None:
    """A game in which I have the first turn, and more than enough to play."""
    await deal(visit, page, "antheno", 2, MY_TURN, options=options, **settings)
    await expect(page.locator(".buttons > .button").last).to_be_enabled()


async def lay_a_play(page: Page) -> list[str]:
    """Have a play suggested and laid; what the table is then."""
    await expect(end_turn(page)).to_be_visible()
    await page.get_by_role("button", name="Suggest a move").click()
    await expect(page.get_by_text("This could be played")).to_be_visible(timeout=SEARCH)
    return await places(page)


async def test_a_whole_game(visit: Visit) -> None:
    page = await visit.open()
    await deal(visit, page, "antheno", 2, options={"stars": 0})  # with stars one turn may do
    assert await barriers(page) == []
    assert await play_to_end(page, act) > 1
    await expect(the_end(page).get_by_role("listitem")).to_have_count(2)
    assert await barriers(page) == []


async def test_at_the_end_the_whole_table_is_seen(visit: Visit) -> None:
    page = await visit.open(size=PHONE, fingers=True)
    await have_played(visit, page, "antheno", 3)
    tiles = page.locator(".cloth [data-tile]")
    assert await tiles.count() > 10
    for tile in await tiles.all():
        await expect(tile).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(
    ("draw", "said"), [("strict", "if you cannot, draw."), ("free", "or draw.")]
)
async def test_drawing_is_offered_to_whoever_may_draw(visit: Visit, draw: str, said: str) -> None:
    page = await visit.open()
    await my_turn(visit, page, options=MANY | {"draw": draw})
    line = page.get_by_text("Play at least one tile")
    await expect(line).to_contain_text(said)


async def test_coming_back_in_the_middle_of_a_rearrangement(visit: Visit) -> None:
    page = await visit.open()
    await page.add_init_script(KEEP_SOCKETS)
    await my_turn(visit, page)
    before = await places(page)
    await drag(page, on_rack(page).first, 0.2, 0.2)
    await expect(page.get_by_text("1 played")).to_be_visible()
    draft = await places(page)
    assert len(draft) == len(before) + 1

    await page.evaluate("sockets.at(-1).close()")
    await until(page, "sockets.length === 2 && sockets[1].readyState === 1")
    await expect(page.locator(".link")).to_be_hidden()
    assert await places(page) == draft
    await page.locator(".cloth").press("u")
    await expect(on_cloth(page)).to_have_count(len(before))

    play = await lay_a_play(page)
    await page.reload()
    await expect(on_cloth(page)).to_have_count(len(play))
    assert await places(page) == play
    await end_turn(page).click()
    await expect(page.get_by_role("log").get_by_text("You play").first).to_be_visible()


async def test_others_see_a_turn_and_no_numbers(visit: Visit) -> None:
    mover, other = await visit.open(), await visit.open()
    people = {"Ana": mover, "Bea": other}
    await begin(visit, people, "antheno", [OPEN, OPEN], MY_TURN, options=MANY)

    tile = str(await on_rack(mover).first.get_attribute("data-rack"))
    await drag(mover, on_rack(mover).first, 0.5, 0.4)
    await expect(on_cloth(other)).to_have_count(1)
    await expect(other.get_by_role("status").get_by_text("is rearranging")).to_be_visible()
    cell = await on_cloth(mover).get_attribute("data-cell")
    assert await places(other) == [f"{cell} {tile[0]}?"]
    assert await seen(other) == []
    await drag(mover, on_cloth(mover), 0.7, 0.6)
    moved = await on_cloth(mover).get_attribute("data-cell")
    assert moved != cell
    await expect(on_cloth(other)).to_have_attribute("data-cell", str(moved))
    await mover.locator(".cloth").press("u")
    await expect(on_cloth(other)).to_have_count(0)

    play = await lay_a_play(mover)
    await expect(on_cloth(other)).to_have_count(len(play))
    assert await places(other) == sorted(f"{piece[:-1]}?" for piece in play)
    assert await seen(other) == []
    await end_turn(mover).click()
    await expect(end_turn(other)).to_be_visible(timeout=SEARCH)
    assert await places(other) == play
    assert await seen(other) != []
    new = other.get_by_role("status").locator("..").get_by_text(" new")
    await expect(new.first).to_be_visible()


async def seen(page: Page) -> list[str]:
    """Whatever tells a number or a star, on the cloth or in what is said about it."""
    html: str = await page.locator(".antheno").evaluate(
        """(board) => {
          const copy = board.cloneNode(true);
          for (const own of copy.querySelectorAll(".rack, .seats, #antheno-keys")) own.remove();
          return copy.outerHTML;
        }"""
    )
    tile = r"\b[RBGP][1-8*]|(red|blue|green|purple) ([1-8]|star)|>\s*[1-8]\s*<"
    return [found.group() for found in re.finditer(tile, html)]


async def test_a_table_that_is_not_in_order_says_why(visit: Visit) -> None:
    page = await visit.open()
    await my_turn(visit, page)
    before = len(await places(page))
    await end_turn(page).click()
    await expect(dialog(page)).to_contain_text("Your rack has to add at least one tile")
    await page.keyboard.press("Escape")
    await expect(dialog(page)).to_be_hidden()

    await drag(page, on_rack(page).first, 0.15, 0.2)
    await expect(page.locator(".cloth").get_by_text("alone")).to_be_visible()
    await expect(end_turn(page)).not_to_have_class(CALLING)
    await end_turn(page).click()
    await expect(dialog(page)).to_contain_text(said("web-antheno-not-in-order", count=1))
    await expect(dialog(page)).to_contain_text("belongs to none")
    await dialog(page).get_by_role("button", name="Rule AN-23").click()
    await expect(dialog(page).get_by_role("heading", name="AN-23")).to_be_visible()
    await page.keyboard.press("Escape")
    await dialog(page).get_by_role("button", name="Show me where").click()
    await expect(dialog(page)).to_be_hidden()

    await on_rack(page).first.click()
    lone = await page.locator(".cloth [data-piece].laid").bounding_box()
    assert lone
    await page.mouse.click(lone["x"] + 1.5 * lone["width"], lone["y"] + 20)
    await expect(page.get_by_text("2 played")).to_be_visible()
    await expect(page.locator(".cloth").get_by_text("only two")).to_be_visible()
    await expect(page.get_by_role("status").get_by_text("not in order")).to_be_visible()
    await page.locator(".cloth").press("u")
    await expect(on_cloth(page)).to_have_count(before)
    await expect(page.locator(".cloth").get_by_text("only two")).to_be_hidden()


async def test_many_tiles_at_once(visit: Visit) -> None:
    page = await visit.open()
    await my_turn(visit, page)
    for tile in (0, 1, 2):
        await on_rack(page).nth(tile).click()
    cloth = page.locator(".cloth")
    await cloth.click(position={"x": 300, "y": 150})
    await expect(page.get_by_text("3 played")).to_be_visible()
    assert await across(page) == (3, 1)
    size = await cloth.evaluate(SIZE)
    await page.mouse.move(500, 400)
    await page.mouse.wheel(0, 300)
    await expect(cloth).not_to_have_css("--size", f"{size}px")
    assert await cloth.evaluate(SIZE) < size

    first, last = await boxes(page)
    await page.keyboard.down("Shift")  # draw around them
    await page.mouse.move(first["x"] - 20, first["y"] - 20)
    await page.mouse.down()
    await page.mouse.move(last["x"] + last["width"] + 20, last["y"] + 80, steps=4)
    await page.mouse.up()
    await page.keyboard.up("Shift")
    await expect(page.locator("[data-piece].selected")).to_have_count(3)
    await page.keyboard.press("r")
    assert await across(page) == (1, 3)
    before = await places(page)
    await drag(page, on_cloth(page).first, 0.8, 0.5)
    assert await across(page) == (1, 3)
    assert await places(page) != before

    await on_cloth(page).first.click()
    await on_cloth(page).first.click()  # again: its whole line
    await expect(page.locator("[data-piece].selected")).to_have_count(3)
    await page.keyboard.press("Delete")
    await expect(on_cloth(page)).to_have_count(0)
    await page.keyboard.press("Control+z")
    await expect(on_cloth(page)).to_have_count(3)


async def across(page: Page) -> tuple[int, int]:
    """How many columns and rows the tiles on the cloth take."""
    cells = [piece.split()[0].split(",") for piece in await places(page)]
    return len({x for x, _ in cells}), len({y for _, y in cells})


async def boxes(page: Page) -> tuple[FloatRect, FloatRect]:
    """Where the first and the last tile of a row lie on the page."""
    found = await on_cloth(page).evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    found.sort(key=lambda box: box["x"])
    return found[0], found[-1]


@pytest.mark.parametrize("hints", [True, False])
async def test_a_draw_that_is_refused_offers_a_play(visit: Visit, hints: bool) -> None:
    page = await visit.open()
    await my_turn(visit, page, aids={"hints": hints})
    suggest = page.get_by_role("button", name="Suggest a move")
    await expect(suggest).to_have_count(int(hints))
    await page.get_by_role("button", name=DRAW).click()
    await expect(dialog(page)).to_contain_text("You can play", timeout=SEARCH)
    show = dialog(page).get_by_role("button", name="Show me a play")
    await expect(show).to_be_visible()
    await show.click()
    shown = page.get_by_text("This could be played")
    await expect(shown).to_be_visible(timeout=SEARCH)
    await expect(end_turn(page)).to_have_class(CALLING)
    # Who plays without hints is shown a play, as the rules say, but not why.
    why = page.get_by_role("status", name=said("web-advice"))
    await expect(why).to_have_count(int(hints))
    if hints:
        await expect(why).to_contain_text("Your chance to win")
        await is_whole(page)
    await end_turn(page).click()
    await expect(why).to_have_count(0)
    await expect(page.get_by_role("log").get_by_text("You play").first).to_be_visible()


async def test_by_keyboard_alone(visit: Visit) -> None:
    page = await visit.open()
    await my_turn(visit, page)
    before = await places(page)
    for _ in range(20):
        await page.keyboard.press("Tab")
        if await page.locator(".cloth:focus").count():
            break
    for _ in range(12):
        await page.keyboard.press("ArrowUp")  # to where nothing lies
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-rack]:focus")).to_be_visible()
    await page.keyboard.press("Space")
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Enter")
    await page.keyboard.press("r")  # down instead of across
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("2 played")).to_be_visible()
    cells = [piece.split()[0].split(",") for piece in await places(page)]
    old = [piece.split()[0].split(",") for piece in before]
    (first, second) = [cell for cell in cells if cell not in old]
    assert first[0] == second[0]
    await page.keyboard.press("Control+Enter")
    await expect(dialog(page)).to_contain_text("not in order")
    await page.keyboard.press("Escape")
    await expect(page.locator(".cloth:focus")).to_be_visible()
    await page.keyboard.press("u")
    await expect(on_cloth(page)).to_have_count(len(before))


class Fingers:
    """Somebody who touches a page."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self._page = page
        self._session = session

    @classmethod
    async def of(cls, page: Page) -> Fingers:
        """From now on this page is on a screen that one touches."""
        session = await page.context.new_cdp_session(page)
        touch = {"enabled": True, "maxTouchPoints": 5}
        await session.send("Emulation.setTouchEmulationEnabled", touch)
        return cls(page, session)

    async def _do(self, what: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        await self._session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touched})

    async def middle(self, what: Locator) -> tuple[float, float]:
        """Where to put a finger."""
        box = await what.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    async def tap(self, what: Locator) -> None:
        """Tap it."""
        await self._do("touchStart", await self.middle(what))
        await self._do("touchEnd")

    async def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """One finger from here to there."""
        await self._do("touchStart", start)
        for step in range(1, 6):
            part = step / 5
            x, y = (a + part * (b - a) for a, b in zip(start, end, strict=True))
            await self._do("touchMove", (x, y))
        await self._do("touchEnd")

    async def pinch(self, where: tuple[float, float], before: float, after: float) -> None:
        """Two fingers, so far from one another."""
        (x, y) = where
        await self._do("touchStart", (x - before / 2, y))
        await self._do("touchStart", (x - before / 2, y), (x + before / 2, y))
        for step in range(1, 6):
            apart = before + step / 5 * (after - before)
            await self._do("touchMove", (x - apart / 2, y), (x + apart / 2, y))
        await self._do("touchEnd")


async def test_turns_on_a_phone(visit: Visit) -> None:
    page = await visit.open(size=PHONE)
    fingers = await Fingers.of(page)
    await my_turn(visit, page)
    await by_touch(page, fingers)
    assert await play_by_touch(page, fingers) > 0


async def play_by_touch(page: Page, fingers: Fingers) -> int:
    """Play on until the game is over, or has gone on for long; how many acts that took."""
    acts = 0
    async with asyncio.timeout(60):
        while acts < TURNS and not await the_end(page).is_visible():
            acts += await act_by_touch(page, fingers)
            await page.wait_for_timeout(30)
    return acts


async def by_touch(page: Page, fingers: Fingers) -> None:
    """A tile is dragged with a finger, taken up by taps, and looked at with two fingers."""
    before = len(await places(page))
    cloth = await page.locator(".cloth").bounding_box()
    assert cloth
    corner = cloth["x"] + 40, cloth["y"] + 80
    await fingers.drag(await fingers.middle(on_rack(page).first), corner)
    await expect(page.get_by_text("1 played")).to_be_visible()
    await expect(on_cloth(page)).to_have_count(before + 1)
    await fingers.tap(page.locator("[data-piece].laid"))
    await fingers.tap(page.get_by_role("button", name="Put what you chose back"))
    await expect(on_cloth(page)).to_have_count(before)
    size = await page.locator(".cloth").evaluate(SIZE)
    await fingers.pinch((180, cloth["y"] + 60), 80, 120)
    assert await page.locator(".cloth").evaluate(SIZE) == pytest.approx(1.5 * size, rel=0.05)
    await fingers.tap(page.get_by_role("button", name="See the whole table"))


async def act_by_touch(page: Page, fingers: Fingers) -> bool:
    """As `act`, with a finger; tiles are as large as one."""
    if not await end_turn(page).is_visible() or not await end_turn(page).is_enabled():
        return False
    if await page.get_by_text("This could be played").is_visible():
        size = await page.locator(".cloth").evaluate(SIZE)
        assert size >= FINGER - 0.5
        await fingers.tap(end_turn(page))
        await expect(page.get_by_text("This could be played")).to_be_hidden()
        return True
    if await page.get_by_text("No play was found").is_visible():
        await fingers.tap(page.get_by_role("button", name=DRAW))
        await expect(page.get_by_text("No play was found")).to_be_hidden()
        return True
    await fingers.tap(page.get_by_role("button", name="Suggest a move"))
    await page.wait_for_timeout(100)
    return False


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language_nothing_is_in_the_way(visit: Visit, language: str) -> None:
    page = await visit.open(size=PHONE, language=language)
    await deal(visit, page, "antheno", 4, clock={"kind": "per-move", "seconds": 600})
    await expect(page.get_by_role("timer")).to_have_count(4)
    await fine(page)
    await my_turn(visit, page)
    buttons = page.locator(".buttons > .button:not(.idea)")
    await fine(page)
    await buttons.last.click()  # end the turn, with nothing laid
    await expect(dialog(page)).to_be_visible()
    await fine(page)
    await dialog(page).locator("li button").last.click()  # its rule
    await expect(dialog(page)).to_have_count(2)
    await fine(page)
    await page.keyboard.press("Escape")
    await dialog(page).get_by_role("button").last.click()  # all right
    await expect(dialog(page)).to_have_count(0)
    await buttons.first.click()  # draw
    await expect(dialog(page)).to_be_visible(timeout=SEARCH)
    await fine(page)
    await dialog(page).locator(".main").click()  # show me a play
    await expect(page.locator("[data-piece].laid").first).to_be_visible(timeout=SEARCH)
    await fine(page)


async def test_large_letters_stay_within_their_seat(visit: Visit) -> None:
    page = await visit.open(size=PHONE, text="larger")
    await deal(visit, page, "antheno", 4)
    wide = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert await page.locator("[data-sits] .tiles").count() == 4
    assert await page.locator("[data-sits] .who").evaluate_all(wide) == 0


async def fine(page: Page) -> None:
    """Nobody is kept out, and everything is within its box."""
    assert await barriers(page) == []
    assert await sticks_out(page) == []


@pytest.mark.parametrize("draw", ["strict", "free"])
async def test_who_may_draw_only_if_nothing_fits_is_told_so(visit: Visit, draw: str) -> None:
    page = await visit.open()
    await my_turn(visit, page, options=MANY | {"draw": draw})
    told = page.locator(".action .expected")
    await expect(told).to_have_text(said("web-antheno-your-turn", bag=1, draw=draw))
    offers = "or draw" in await told.inner_text()
    assert offers == (draw == "free")


async def test_a_key_counts_while_a_button_has_the_focus(visit: Visit) -> None:
    page = await visit.open()
    await my_turn(visit, page)
    before = await places(page)
    await lay_a_play(page)
    assert await places(page) != before
    await page.get_by_role("button", name="Zoom in").click()
    await expect(page.get_by_role("button", name="Zoom in")).to_be_focused()
    await page.keyboard.press("u")
    await expect(page.locator(".counter")).to_have_count(0)
    assert await places(page) == before
