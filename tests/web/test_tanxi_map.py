"""The map of Tanxi: named, told, readable, alive, and never in the way."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.async_api import Page, expect

from sobremesa.games import GAMES
from tests.table.simulated import SimulatedMatch
from tests.web.browsing import PHONE, Visit, barriers, said
from tests.web.playing import BOT, OPEN, begin, deal
from tests.web.scenes import Scene
from tests.web.tanxi import DESK, LANDSCAPE, LARGE, TALL, island, land, meets_a_monster_armed

# What moves on the island without an end.
LIVING = """() => document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect.getTiming().iterations === Infinity)
  .map((one) => one.effect.target.getAttribute("class").replace(/ ?svelte-\\w+/, ""))"""


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
        island(page).get_by_role("button", name=re.compile("You can go here for 1 energy"))
    ).not_to_have_count(0)
    people = page.get_by_role("list", name="The players").get_by_role("button")
    await expect(people).to_have_count(3)
    await expect(people.first).to_have_accessible_name(re.compile(r"Ana.* of .* life"))
    await walk_by_keys(page, here.split(":")[0])


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


@pytest.mark.parametrize("text", ["usual", "larger"])
async def test_beside_the_board_a_fight_is_seen_whole(visit: Visit, text: str) -> None:
    page = await visit.open(size=DESK, text=text)
    scene, options = Scene(meets_a_monster_armed, 200), {"characters": "random"}
    await begin(visit, {"Ana": page}, "tanxi", [OPEN, BOT, BOT], scene, options=options)
    await page.locator("dialog .offer").filter(has_text="Fight").first.click()
    fight = page.locator("aside .fight")
    await expect(fight.locator(".outcome")).to_be_visible()
    whole = """(fight) => {
      const inner = fight.getBoundingClientRect();
      const outer = fight.closest("details").getBoundingClientRect();
      return inner.top >= outer.top && inner.bottom <= outer.bottom;
    }"""
    assert await fight.evaluate(whole)
