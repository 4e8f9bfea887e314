"""Tanxi through the page alone."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from contextlib import suppress
from typing import Any

import pytest
from playwright.async_api import CDPSession, Error, Locator, Page, WebSocketRoute, expect

from sobremesa.games import GAMES
from sobremesa.games.tanxi.state import MONSTER
from sobremesa.kernel.resources import packaged
from tests.table.simulated import SimulatedMatch
from tests.web.browsing import (
    LANGUAGES,
    PHONE,
    Visit,
    barriers,
    is_whole,
    likes,
    said,
    sticks_out,
)
from tests.web.playing import BOT, OPEN, Press, begin, deal, play_to_end, press, the_end
from tests.web.scenes import Scene

LANDSCAPE, DESK, LARGE = (740, 360), (1366, 768), (1920, 1080)
TALL = (390, 844)  # a phone of today
DEALS = 4  # games in which something may come up
ACTS, DEEDS = 40, 15  # by hand, and what came of it: a good part of a game
MINUTES = 2.0
OFFERED = "button.main:enabled:visible, button.offer:visible, button.ware.offered:visible"
SCROLLS_ASIDE = """() => [...document.querySelectorAll("dialog[open]")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
# What moves on the island without an end.
LIVING = """() => document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect.getTiming().iterations === Infinity)
  .map((one) => one.effect.target.getAttribute("class").replace(/ ?svelte-\\w+/, ""))"""
GROUPS = '[data-group="equip"], [data-group="ability"], [data-group="use"]'


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


class Finger:
    """Presses a screen that is touched."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self._screen: CDPSession | None = None

    async def tap_at(self, x: float, y: float) -> None:
        """Down and up again, on one spot."""
        if self._screen is None:
            self._screen = await self.page.context.new_cdp_session(self.page)
            await self._screen.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        spot = {"touchPoints": [{"x": x, "y": y}]}
        await self._screen.send("Input.dispatchTouchEvent", {"type": "touchStart", **spot})
        await self._screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    async def tap(self, one: Locator) -> bool:
        """This one; False: it is not there, or was gone before it could be pressed."""
        there = await one.element_handles()
        if not there:
            return False
        box = await there[0].evaluate(
            """(one) => {
              one.scrollIntoView({block: "center", inline: "center"});
              const {x, y, width, height} = one.getBoundingClientRect();
              return [x + width / 2, y + height / 2];
            }"""
        )
        await self.tap_at(*box)
        return True

    async def tap_any(self, many: Locator) -> bool:
        """One of these, as chance has it."""
        count = await many.count()
        return bool(count) and await self.tap(many.nth(self.chance.randrange(count)))

    async def tap_cell(self) -> bool:
        """One of the marked cells that a finger can reach, then the button that it brings up."""
        spots: list[list[float]] = await self.page.evaluate(
            """() => [...document.querySelectorAll("[data-marked]")].map((cell) => {
              const {x, y, width, height} = cell.getBoundingClientRect();
              const spot = [x + width / 2, y + height / 2];
              return cell.contains(document.elementFromPoint(...spot)) ? spot : null;
            }).filter(Boolean)"""
        )
        if not spots:
            return False
        await self.tap_at(*self.chance.choice(spots))
        return await self.tap(self.page.locator("[data-go]"))


async def act_by_hand(page: Page, finger: Finger) -> bool:
    """Press something that is offered, whatever it is."""
    dialog = page.locator("dialog[open]")
    if await dialog.count():
        return await answer_by_hand(dialog, finger)
    groups = page.locator(".action [data-group]")
    if await groups.count() and finger.chance.random() < 0.6:
        return await finger.tap_any(groups)
    if await finger.tap_cell():
        return True
    return await finger.tap_any(page.locator(".action button.main:visible")) or (
        await finger.tap_any(groups)
    )


async def answer_by_hand(dialog: Locator, finger: Finger) -> bool:
    """Lay down cards until they pay; else press one of the answers, or close it."""
    if await dialog.locator("button[aria-pressed]").count():
        for index in range(await dialog.locator("button[aria-pressed]").count()):
            await finger.tap(dialog.locator("button[aria-pressed]").nth(index))
            if await finger.tap(dialog.locator("button.main:enabled")):
                return True
        await finger.tap(dialog.locator("summary"))
    if await finger.tap_any(dialog.locator(OFFERED)):
        return True
    await finger.tap(dialog.locator("header button"))
    return False


@pytest.mark.parametrize("fingers", [False, True])
async def test_the_island_lives_but_rests_under_a_finger_that_may_act(
    visit: Visit, fingers: bool
) -> None:
    page = await visit.open(size=PHONE, fingers=fingers, motion="full")
    await deal(visit, page, "tanxi", 3)
    await land(page)
    await page.locator(".flow").first.wait_for(state="attached")
    moving = await page.evaluate(LIVING)
    assert set(moving) == (set() if fingers else {"flow", "layer", "layer second", "lamp"})


async def test_a_whole_game(visit: Visit) -> None:
    page = await visit.open()
    await deal(visit, page, "tanxi", 3, options={"round_limit": 3})
    assert await play_to_end(page, act) > 10
    await expect(the_end(page).get_by_role("listitem")).to_have_count(3)
    assert await page.get_by_role("log").locator("li svg").count() > 0
    assert await barriers(page) == []


async def test_a_phone_is_played_with_a_finger(visit: Visit) -> None:
    async def sit_down(page: Page) -> None:
        """A new game; its story has been looked at once, and is kept up from there on."""
        await deal(visit, page, "tanxi", 3)
        tabs = page.locator(".tabs button")  # a dialog may open above them at any moment
        await tabs.last.evaluate("(tab) => tab.click()")
        await page.locator('[role="log"]').wait_for()
        await tabs.first.evaluate("(tab) => tab.click()")

    async def deeds(page: Page) -> int:
        """How much of what one did is told in the story."""
        told = await page.locator('[role="log"] li').all_text_contents()
        return len([line for line in told if line.strip().startswith("You ")])

    page = await visit.open(size=PHONE)
    finger = Finger(page, seed=4)
    await sit_down(page)
    acts = done = 0
    async with asyncio.timeout(60 * MINUTES):
        while acts < ACTS or done + await deeds(page) < DEEDS:
            if await the_end(page).is_visible():
                done += await deeds(page)
                await sit_down(page)
            acts += await act_by_hand(page, finger)
            await page.wait_for_timeout(30)
    assert await sticks_out(page) == []


async def test_nothing_moves_the_board_out_of_its_place(visit: Visit) -> None:
    page = await visit.open(size=DESK)
    await deal(visit, page, "tanxi", 3)
    await land(page)
    board = page.locator("[data-game] .board").first
    scrolled = "(one) => { one.scrollTop = 50; return one.scrollTop; }"
    assert await board.evaluate(scrolled) == 0


async def test_on_a_phone_a_suggestion_is_in_sight_and_the_island_keeps_its_size(
    visit: Visit,
) -> None:
    page = await visit.open(size=PHONE)
    await deal(visit, page, "tanxi", 3)
    await land(page)
    size = await page.locator(".map").bounding_box()
    suggest = page.get_by_role("button", name="Suggest a move")
    await expect(suggest).not_to_be_in_viewport(ratio=1)  # one scrolls there
    await suggest.click()
    do_it = page.get_by_role("button", name="Do it", exact=True)
    await expect(do_it).to_be_in_viewport(ratio=1)
    assert await page.locator(".map").bounding_box() == size


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_a_desk_a_suggestion_leaves_room_for_all_buttons(
    visit: Visit, language: str
) -> None:
    page = await visit.open(size=DESK, language=language)
    await deal(visit, page, "tanxi", 3)
    await land(page)
    suggest = page.get_by_role("button", name=said("web-suggest", language), exact=True)
    await suggest.click()
    await page.locator(".advice").wait_for()
    for button in await page.locator(".action .button").all():
        await expect(button).to_be_in_viewport(ratio=1)
    await expect(suggest).to_be_focused()


async def test_on_a_desk_all_that_a_turn_offers_is_in_sight(visit: Visit) -> None:
    page = await visit.open(size=DESK)
    await deal(visit, page, "tanxi", 3)
    await land(page)
    offered = page.locator(".action [data-group]")
    async with asyncio.timeout(60 * MINUTES):
        while await offered.count() < 4:
            if not await act(page):
                await page.wait_for_timeout(20)
    for language in LANGUAGES:
        await likes(page, language=language)
        await expect(offered).to_have_count(4)
        for button in await page.locator(".action .button").all():
            await expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_stands_in_the_way(visit: Visit, language: str) -> None:
    async def look(page: Page) -> None:
        assert await barriers(page) == []
        for width, height in (PHONE, LANDSCAPE):
            await page.set_viewport_size({"width": width, "height": height})
            assert await sticks_out(page) == []
            assert await page.evaluate(SCROLLS_ASIDE) == []
        await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})

    async def look_at(page: Page, button: Locator) -> None:
        """What it opens; then close that."""
        await button.click()
        await page.locator("dialog[open]").wait_for()
        await look(page)
        await page.keyboard.press("Escape")
        await expect(page.locator("dialog[open]")).to_have_count(0)

    page = await visit.open(size=PHONE, language=language)
    await deal(visit, page, "tanxi", 3)
    await page.locator("dialog[open]").wait_for()
    await look(page)  # an answer
    await land(page)
    await look(page)
    own = page.locator(".own")
    await look_at(page, own.locator("button.portrait"))
    await look_at(page, page.locator(GROUPS).first)
    await own.locator("button.toggle").click()
    await look_at(page, own.locator(".hand button").first)
    await own.locator("button.toggle").click()
    await page.locator("button.around").click()
    await look_at(page, page.locator("dialog[open] ul:last-of-type button").first)


async def test_the_island_is_told(visit: Visit) -> None:
    async def walk_by_keys(page: Page, here: str) -> None:
        """There is one way in, and arrows lead to a cell where Enter goes."""
        await page.locator(f'[data-cell="{here}"]').focus()
        entrances = island(page).locator('[tabindex="0"]')
        await expect(entrances).to_have_count(1)
        for key in ("ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp"):
            await page.keyboard.press(key)
            now = await entrances.get_attribute("data-cell")
            await expect(page.locator(f'[data-cell="{now}"]')).to_be_focused()
            if await entrances.get_attribute("data-marked") is not None:
                break
        await page.keyboard.press("Enter")
        name = re.compile(rf"^{now}:.*Ana \(")
        await expect(island(page).get_by_role("button", name=name)).to_have_count(1)

    page = await visit.open()
    await deal(visit, page, "tanxi", 3)
    assert await barriers(page) == []
    await land(page)
    box: dict[str, Any] = await (await page.request.get("/api/games/tanxi/box")).json()
    names = [cell["name"] for cell in box["chart"]["land"]]
    cells = island(page).get_by_role("button")
    await expect(cells).to_have_count(len(names))
    told: list[str] = await cells.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert [words.split(":")[0] for words in told] == names
    here = next((words for words in told if "Ana (" in words), "")
    assert "beach with a boat" in here
    await expect(
        island(page).get_by_role("button", name=re.compile("you can go here for 1 energy"))
    ).not_to_have_count(0)
    people = page.get_by_role("list", name="The players").get_by_role("button")
    await expect(people).to_have_count(3)
    await expect(people.first).to_have_accessible_name(re.compile(r"Ana.* of .* life"))
    await walk_by_keys(page, here.split(":")[0])


async def test_a_box_and_a_clock_of_ones_own(visit: Visit) -> None:
    pack = packaged("sobremesa.games.tanxi", "packs/isla-del-desafio.toml")
    pack = pack.replace('id = "jungle"', 'id = "dunes"').replace('en = "Jungle"', 'en = "Dunes"')
    pack = pack.replace('id = "knife"', 'id = "cutlass"').replace('en = "Knife"', 'en = "Cutlass"')
    north = "~~ ~~ .1 b1 .1 .1 .1=.1 .1 .1 b1 .1 ~~ ~~"
    assert north in pack
    pack = pack.replace(north, "~~ .1 .1 b1 .1 .1 .1=.1 .1 .1 b1 .1 ~~ ~~", 1)

    page = await visit.open()
    clock = {"kind": "per-move", "seconds": 60}
    await deal(visit, page, "tanxi", 3, pack=pack, clock=clock)
    await land(page)
    await expect(page.locator('[data-cell="b1"]')).to_have_attribute(
        "aria-label", re.compile("^b1: Dunes")
    )
    around = page.get_by_role("region", name="Around the island")
    await expect(around.get_by_role("button", name=re.compile("^Dunes"))).to_be_visible()
    await page.get_by_role("button", name="Left hand: Cutlass").click()
    await expect(page.locator("dialog[open] article")).to_contain_text("+2")
    await page.keyboard.press("Escape")
    for size in (PHONE, LANDSCAPE):
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        await expect(page.locator(".seats").get_by_role("timer")).to_have_count(3)
        assert await sticks_out(page) == []


# What stands right after a sign, and whether it is on the same line.
AFTER_SIGNS = """() => [...document.querySelectorAll("dialog .what .sign")]
  .map((sign) => {
    let next = sign.nextSibling;
    while (next && !next.data) next = next.nextSibling; // marks of the framework
    return [sign, next];
  })
  .filter(([, next]) => next && /^[^\\s]/.test(next.data))
  .map(([sign, next]) => {
    const range = document.createRange();
    range.setStart(next, 0);
    range.setEnd(next, 1);
    const [one, other] = [range.getBoundingClientRect(), sign.getBoundingClientRect()];
    return one.top < other.bottom && other.top < one.bottom && one.left >= other.right - 1;
  })"""


async def test_what_the_merchant_sells_is_not_broken_at_its_signs(visit: Visit) -> None:
    page = await visit.open()
    found: list[bool] = []
    for _ in range(DEALS):
        await deal(visit, page, "tanxi", 3)
        await land(page)
        await page.get_by_role("button", name=re.compile("^The village")).click()
        await page.locator("dialog .sells .ware").first.wait_for()
        found += await page.evaluate(AFTER_SIGNS)
        if found:
            break
    assert found
    assert all(found)


# Where the names of columns and rows stand, how high their letters are, and what lies over each.
RIM = """() => {
  const map = document.querySelector(".map");
  const things = "p, button, .head, .life, .sun :is(circle, text, path:not(.arc))";
  const over = [...map.parentElement.querySelectorAll(things)]
    .filter((one) => one.checkVisibility() && !one.closest("[data-island]"));
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const found = {};
  for (const name of map.querySelectorAll(".rims text")) {
    const box = name.getBoundingClientRect();
    const high = parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const under = document.elementFromPoint(x, y);
    const covered = over.filter((one) => meet(one.getBoundingClientRect(), box));
    if (!map.contains(under)) covered.push(under);
    const by = covered.map((one) => one?.outerHTML.slice(0, 80) ?? "the edge");
    (found[name.textContent] ??= []).push({x, y, high, by});
  }
  return found;
}"""
# The middle of each cell.
MIDDLES = """(all) => Object.fromEntries(all.map((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return [one.dataset.cell, {x: x + width / 2, y: y + height / 2}];
}))"""


PATIENCE = 20  # seconds
NAMES = {*"abcdefghijklmn", *map(str, range(1, 11))}


async def is_named(page: Page, *, whole: bool = False) -> None:
    """Columns and rows come to have their names; what lies over the map is known once painted."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            await has_names(page, whole)
        except AssertionError:
            if time.monotonic() > end:
                raise
            await page.wait_for_timeout(100)
        else:
            return


async def has_names(page: Page, whole: bool) -> None:
    """Columns and rows have their names in line with them, large enough and in sight."""
    box = await page.locator(".map").bounding_box()
    assert box
    rim = await page.evaluate(RIM)
    assert rim
    assert rim.keys() == NAMES if whole else rim.keys() <= NAMES
    middles = await page.locator("[data-cell]").evaluate_all(MIDDLES)
    for name, spots in rim.items():
        pattern = rf"^{name}\d" if name.isalpha() else rf"^[a-z]{name}$"
        cell = next(at for one, at in middles.items() if re.match(pattern, one))
        for spot in spots:
            assert spot["high"] >= 11, name
            assert box["x"] <= spot["x"] <= box["x"] + box["width"], name
            assert box["y"] <= spot["y"] <= box["y"] + box["height"], name
            assert abs(spot["x"] - cell["x"] if name.isalpha() else spot["y"] - cell["y"]) < 3, name
        assert not all(spot["by"] for spot in spots), (name, spots)


async def see_all(page: Page) -> None:
    """Step back, if one stands so close that there is more than one sees."""
    whole = page.get_by_role("button", name=said("web-tanxi-whole"))
    if await whole.is_visible():
        await whole.click()


async def look_at(page: Page, cell: str) -> None:
    """The caption tells of this cell."""
    await page.locator(f'[data-cell="{cell}"]').focus()
    await expect(page.locator(".caption")).to_contain_text(f"{cell}: ")


@pytest.mark.parametrize("size", [DESK, LARGE, TALL, PHONE, LANDSCAPE])
async def test_columns_and_rows_are_named_at_every_zoom(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = await visit.open(size=size)
    await deal(visit, page, "tanxi", 3)
    await land(page)
    await is_named(page)
    await see_all(page)
    await is_named(page, whole=True)
    labels = await page.locator("[data-cell]").evaluate_all(
        "(all) => all.map((one) => [one.ariaLabel.length, one.dataset.cell])"
    )
    ends = [min(labels)[1], max(labels)[1]]  # the shortest and the longest caption
    for cell in ends:
        await look_at(page, cell)
        await is_named(page, whole=True)
    for cell in ("", *ends):
        await page.get_by_role("button", name=said("web-tanxi-closer")).click()
        if cell:
            await look_at(page, cell)
        await is_named(page)
    switch = page.get_by_role("button", name=said("web-tanxi-cells"))
    await expect(switch).to_have_attribute("aria-pressed", "true")
    await switch.click()
    await expect(page.locator(".rims")).to_have_count(0)


async def test_after_a_question_that_came_by_itself_the_next_tab_is_the_island(
    visit: Visit,
) -> None:
    page = await visit.open()
    await deal(visit, page, "tanxi", 3)
    first = page.locator("dialog[open] button.main").first
    await first.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("dialog[open]")).to_have_count(0)
    await expect(island(page)).to_be_focused()
    await page.keyboard.press("Tab")
    await expect(page.locator("[data-cell]:focus")).to_have_count(1)


def asks_to_pay(socket: WebSocketRoute) -> None:
    """A table at which one has to pay with one's whole hand as soon as one may act."""
    server = socket.connect_to_server()

    def tell(text: str | bytes) -> None:
        deliveries = json.loads(text)
        for told in deliveries:
            question = told.get("question")
            if question and question["kind"] == "act":
                told["question"] = question | {"kind": "pay", "moves": []}
        socket.send(json.dumps(deliveries))

    server.on_message(tell)


@pytest.mark.parametrize("size", [DESK, TALL, PHONE])
async def test_cards_in_dialogs_say_all_that_they_say(visit: Visit, size: tuple[int, int]) -> None:
    pack = packaged("sobremesa.games.tanxi", "packs/isla-del-desafio.toml")
    short = 'en = "Recover 5 ♥."'
    assert short in pack
    many = "Recover 5 ♥, and then look for a long while at what is left of the water in it."
    pack = pack.replace(short, f'en = "{many}"')

    async def is_whole(page: Page) -> None:
        card = page.locator("dialog[open] button.small").filter(has_text="look for a long while")
        await expect(card).to_have_count(1)
        for box in (card, card.locator(".says")):
            assert await box.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
        await card.evaluate("(one) => one.scrollIntoView({block: 'center'})")
        await expect(card).to_be_in_viewport(ratio=0.99)

    page = await visit.open(size=size)
    await deal(visit, page, "tanxi", 3, pack=pack)
    await land(page)
    code = page.url
    await page.locator(".own button.portrait").click()
    await is_whole(page)
    await page.route_web_socket("**/socket", asks_to_pay)
    await page.goto("/about")
    await page.goto(code)
    pay = page.get_by_role("button", name=said("web-tanxi-pay"))
    await expect(pay).to_be_visible()
    await is_whole(page)


async def test_a_price_of_one_is_read_as_one(visit: Visit) -> None:
    for language, words in (("en", "1 gem"), ("es", "1 gema"), ("fr", "1 gemme")):
        page = await visit.open(language=language)
        await deal(visit, page, "tanxi", 3)
        await land(page)
        await expect(page.locator('[data-group="ability"]')).to_have_accessible_name(
            re.compile(rf"{words}$")
        )


async def test_the_sheet_counts_the_weapon_in_hand(visit: Visit) -> None:
    page = await visit.open()
    await deal(visit, page, "tanxi", 3)
    await land(page)
    await page.locator(".own button.portrait").click()
    strength = page.locator("dialog[open] .numbers")
    await expect(strength).to_contain_text("Knife +2")
    await expect(strength).not_to_contain_text("unarmed")


async def step_away(page: Page, energy: int) -> None:
    """Spend one energy on the way: so much is left."""
    near = page.locator("[data-marked]").and_(page.get_by_label(re.compile("for 1 energy")))
    await near.first.dispatch_event("click")
    left = page.locator(".own .energy")
    await expect(left).to_have_accessible_name(re.compile(rf"\b{energy}\b"))
    await expect(near.first).to_be_attached()


async def test_ending_a_turn_with_energy_that_could_be_used_is_asked_about(visit: Visit) -> None:
    page = await visit.open()
    await deal(visit, page, "tanxi", 3)
    await land(page)
    end = page.locator('[data-group="end"]')
    story = page.get_by_role("log")
    turns = await story.get_by_text("It is your turn.").count()
    asked = page.get_by_role("dialog", name=said("web-tanxi-end"))
    not_yet = asked.get_by_role("button", name=said("web-tanxi-end-not"))
    await end.click()
    await expect(asked).to_be_visible()
    assert await barriers(page) == []
    await not_yet.click()
    await expect(asked).to_have_count(0)
    await expect(end).to_be_visible()
    await step_away(page, 3)
    await step_away(page, 2)
    await end.click()
    await not_yet.click()
    await page.get_by_role("button", name=said("web-tanxi-all")).click()
    await page.get_by_role("dialog").get_by_role("button", name="End the turn").click()
    await not_yet.click()
    await expect(asked).to_have_count(0)
    await end.click()
    await asked.locator("button.main").click()
    await expect(story.get_by_text("It is Vega’s turn.").or_(the_end(page)).first).to_be_visible()
    assert turns


@pytest.mark.parametrize("size", [DESK, TALL, PHONE, LANDSCAPE])
async def test_the_life_on_the_map_can_be_read(visit: Visit, size: tuple[int, int]) -> None:
    page = await visit.open(size=size)
    await deal(visit, page, "tanxi", 3)
    await land(page)
    await page.locator(".hearts").first.wait_for()
    await see_all(page)
    high = await page.locator(".hearts").evaluate_all(
        """(all) => all.map((one) =>
          parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""
    )
    assert min(high) >= 11
    cell = await page.locator("[data-cell]").first.bounding_box()
    bars = page.locator(".life").and_(page.locator("rect"))
    wide = await bars.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")
    assert cell
    assert max(wide) <= cell["width"] + 1  # the neighbours are not hidden


def can_explore(match: SimulatedMatch) -> bool:
    """The first player may explore."""
    question = match.client(0).question
    return question is not None and any(move["do"] == "explore" for move in question["moves"])


async def test_what_is_found_is_seen_before_one_is_asked_again_and_is_marked(visit: Visit) -> None:
    page = await visit.open(pace="unhurried")
    options = {"characters": "random"}
    await deal(visit, page, "tanxi", 3, Scene(can_explore, 200), options=options)
    await page.locator('[data-group="explore"]').wait_for()
    await page.clock.install()
    await page.clock.pause_at(time.time() + 1)  # from here on, time passes when we say so
    await page.locator('[data-group="explore"]').click()
    reveal = page.locator("[data-reveal] h3")
    for _ in range(200):
        if await reveal.count():
            break
        await page.clock.run_for(20)
    name = await reveal.inner_text()
    await expect(page.locator("[data-group]")).to_have_count(0)
    await expect(page.get_by_role("log")).to_contain_text(name)
    await expect(page.locator(".own .hand")).not_to_contain_text(name)
    await page.keyboard.press("Escape")
    await expect(reveal).to_have_count(0)
    await page.clock.resume()
    new = page.locator(".own .held.new")
    await expect(new).to_contain_text(name)
    await page.locator('[data-group="end"]').wait_for()
    await new.get_by_role("button").hover()
    await page.mouse.move(0, 0)
    await expect(new).to_have_count(0)


def meets_a_monster_armed(match: SimulatedMatch) -> bool:
    """Whether the first player has to decide how to fight."""
    state = match.table.state
    kinds = state.terms.catalogue.kinds
    armed = any(kinds[kind].is_weapon for kind in state.players[0].gear)
    return state.question == MONSTER and state.active == 0 and armed


async def test_on_a_phone_dice_do_not_lie_on_who_throws_them(visit: Visit) -> None:
    def near_the_coast(match: SimulatedMatch) -> bool:
        cell = GAMES["tanxi"].view(match.table.state, 0).seats[0].cell
        return meets_a_monster_armed(match) and cell is not None and cell[1:] in ("1", "2")

    page = await visit.open(size=TALL, pace="unhurried")
    scene, options = Scene(near_the_coast, 200), {"characters": "random"}
    await begin(visit, {"Ana": page}, "tanxi", [OPEN, BOT, BOT], scene, options=options)
    await page.locator("dialog .offer").filter(has_text="Fight").first.click()
    dice, token = page.locator("[data-reveal].dice"), page.locator(".map .head.me")
    await dice.wait_for()
    over, mine = await dice.bounding_box(), await token.bounding_box()
    assert over
    assert mine
    assert over["y"] >= mine["y"] + mine["height"] or over["y"] + over["height"] <= mine["y"]


async def test_a_fight_says_its_chances_where_the_table_does(visit: Visit) -> None:
    page = await visit.open()
    scene = Scene(meets_a_monster_armed, 200)
    for chances in (True, False):
        told = {"aids": {"chances": chances}, "options": {"characters": "random"}}
        await begin(visit, {"Ana": page}, "tanxi", [OPEN, BOT, BOT], scene, **told)
        offers = page.locator("dialog .offer")
        await expect(offers.first).to_be_visible()
        likely = offers.filter(has_text=re.compile(rf"\d\s% ?{said('web-tanxi-to-beat')}"))
        await expect(likely).to_have_count(await offers.filter(has_text="Fight").count() * chances)
        await expect(page.locator("dialog .best")).to_have_count(int(chances))
        await is_whole(page)
