"""Room on the boards: what matters is large, keeps its size, and nothing lies on it."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.table.simulated import SimulatedMatch
from tests.web.browsing import LANGUAGES, PATIENCE, SOAK, Visit, resize, said
from tests.web.playing import deal, have_played
from tests.web.scenes import Scene
from tests.web.tanxi import act
from tests.web.test_antayagi import IN_A_WINDOW, LONG, MY_TURN, let_it_be
from tests.web.test_antayagi import act as trade
from tests.web.test_antheno import MY_TURN as CAN_PLAY

DESK, LARGE, UPRIGHT, SHORT = (1366, 768), (1920, 1080), (390, 844), (360, 640)
SIZES = (DESK, LARGE, UPRIGHT, (1280, 800), (1024, 768), (844, 390), (320, 640))
STATES = (
    [(size, "en", "usual") for size in (DESK, UPRIGHT)]
    if not SOAK
    else [(s, lang, text) for s in SIZES for lang in LANGUAGES for text in ("usual", "larger")]
)
# What must not lie on each other; of one kind, things may touch where `own` says so.
THINGS = {
    "antayagi": [".table .seat", ".centre .things", ".below .line", ".mine .hand li"],
    "antheno": [
        ".antheno > .seats li",
        ".cloth",
        ".middle .tools",
        ".action .words",
        ".action .buttons",
        ".antheno > .rack",
    ],
    "tanxi": [
        ".seats .seat",
        ".places .place",
        ".tx-tool",
        ".sky .sun",
        ".sky .round",
        ".action",
        ".own",
        "[data-cell]",
    ],
}
OVERLAPS = """(kinds) => {
  const seen = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const box = up.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const things = kinds.flatMap((kind) =>
    [...document.querySelectorAll(".board " + kind.replace(".board ", ""))].map((one) =>
      ({ kind, one, ...seen(one) })));
  const there = things.filter((one) => one.right - one.left > 2 && one.bottom - one.top > 2);
  const found = new Set(there.length < 5 ? ["too little is there"] : []);
  for (const [index, a] of there.entries()) {
    for (const b of there.slice(index + 1)) {
      if (a.kind === "[data-cell]" && a.kind === b.kind) continue;
      if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) found.add(`${a.kind} on ${b.kind}: ${a.one.textContent.trim()}`);
    }
  }
  return [...found];
}"""

# Tiles on the cloth of which something is not seen.
OUT_OF_SIGHT = """() => {
  const cloth = document.querySelector(".cloth").getBoundingClientRect();
  return [...document.querySelectorAll("[data-piece]")]
    .filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const across = left >= cloth.left && right <= cloth.right;
      return !(across && top >= cloth.top && bottom <= cloth.bottom);
    })
    .map((one) => one.dataset.tile);
}"""


async def size_of(page: Page, what: str) -> dict[str, float]:
    """How large it is."""
    box = await page.locator(what).bounding_box()
    assert box
    return {"width": box["width"], "height": box["height"]}


def acts(match: SimulatedMatch) -> bool:
    """It is the first player's turn to act on the island."""
    table = match.table
    return tuple(table.to_act()) == (0,) and table.view(0).question == "act"


async def test_the_island_has_half_of_the_window_and_keeps_its_size(visit: Visit) -> None:
    page = await visit.open(size=DESK)
    options = {"characters": "random"}
    await deal(visit, page, "tanxi", 3, Scene(acts, 60), options=options)
    await page.locator('[data-group="end"]').wait_for()
    island = await size_of(page, ".middle")
    assert island["width"] * island["height"] >= DESK[0] * DESK[1] / 2
    for _ in range(8):
        await act(page)
        assert await size_of(page, ".middle") == island


@pytest.mark.parametrize(("seats", "wide"), [(4, 90), (7, 84)])
async def test_on_a_large_screen_others_cards_are_large_and_named(
    visit: Visit, seats: int, wide: int
) -> None:
    page = await visit.open(size=LARGE)
    await deal(visit, page, "antayagi", seats, MY_TURN)
    cards = page.locator(".table .seat .hand .card")
    await expect(page.locator(".table [data-sits]")).to_have_count(seats - 1)
    boxes = await cards.evaluate_all("(all) => all.map((one) => one.offsetWidth)")
    names = await cards.evaluate_all("(all) => all.map((one) => one.textContent.trim())")
    assert len(boxes) >= 2 * (seats - 1)
    assert min(boxes) >= wide
    assert all(names)


async def test_on_a_laptop_others_cards_use_the_room_that_few_leave(visit: Visit) -> None:
    page = await visit.open(size=DESK)
    await deal(visit, page, "antayagi", 4, MY_TURN)
    cards = page.locator(".table .seat .hand .card")
    assert min(await cards.evaluate_all("(all) => all.map((one) => one.offsetWidth)")) >= 52
    assert await page.evaluate(OVERLAPS, THINGS["antayagi"]) == []


@pytest.mark.parametrize(("size", "language"), [(UPRIGHT, "en"), (SHORT, "es"), (SHORT, "fr")])
async def test_the_reasons_of_a_hint_lie_on_nobody(
    visit: Visit, size: tuple[int, int], language: str
) -> None:
    page = await visit.open(size=size, language=language)
    await deal(visit, page, "antayagi", 4, MY_TURN)
    await page.get_by_role("button", name=said("web-suggest", language)).click()
    await page.locator(".board .advice").wait_for()
    assert await page.evaluate(OVERLAPS, [*THINGS["antayagi"], ".advice"]) == []
    if size == SHORT:
        assert (await size_of(page, ".advice"))["height"] <= size[1] / 5


@pytest.mark.parametrize("size", [SHORT, UPRIGHT, (740, 360), DESK])
async def test_the_first_note_moves_no_board_while_windows_open_and_close(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = await visit.open(size=size, notes=True)
    await deal(visit, page, "antayagi", 3, IN_A_WINDOW, window=LONG)
    board, note = page.locator(".bazaar"), page.locator(".first-note p")
    await let_it_be(page).wait_for()
    await expect(note).to_be_hidden()  # time is running
    before = await board.bounding_box()
    await let_it_be(page).click()
    await expect(note).to_be_visible()
    assert await board.bounding_box() == before
    things = await page.locator(".centre .things").bounding_box()
    line = await page.locator(".board .line").bounding_box()
    assert things
    assert line
    lower = size[1] if line["x"] > things["x"] + things["width"] else line["y"]
    assert things["y"] + things["height"] <= lower  # with the names of who trades
    while not await let_it_be(page).is_visible():
        await trade(page)
    await expect(note).to_be_visible()
    assert await board.bounding_box() == before


@pytest.mark.parametrize("size", [SHORT, UPRIGHT, (740, 360), DESK])
async def test_in_antheno_nothing_lies_on_the_tiles(visit: Visit, size: tuple[int, int]) -> None:
    page = await visit.open(size=size, notes=True)
    await deal(visit, page, "antheno", 2, CAN_PLAY, options={"hand": 14})
    note = page.locator(".first-note p")
    await expect(note).to_be_visible()
    await page.get_by_role("button", name="Suggest a move").click()
    await page.locator(".board .advice").wait_for()
    await page.locator(".tools button").first.wait_for()
    if size[0] < 1024:
        await expect(note).to_be_hidden()  # one speaks at a time
    await is_free(page, "antheno", str(size))
    assert await page.evaluate(OVERLAPS, [*THINGS["antheno"], ".advice"]) == []
    assert await page.locator("[data-piece]").count() >= 3
    assert await page.evaluate(OUT_OF_SIGHT) == []
    await page.get_by_role("button", name=said("web-understood")).click()
    await expect(note).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_its_side_a_phone_keeps_the_cloth_beside_a_hint(
    visit: Visit, language: str
) -> None:
    page = await visit.open(size=(844, 390), language=language)
    await deal(visit, page, "antheno", 2, CAN_PLAY, options={"hand": 14})
    await page.get_by_role("button", name=said("web-suggest", language)).click()
    await page.locator(".board .advice").wait_for()
    assert (await size_of(page, ".cloth"))["height"] >= 390 * 2 / 5
    await is_free(page, "antheno", language)
    assert await page.evaluate(OVERLAPS, [*THINGS["antheno"], ".advice"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_on_its_side_a_phone_shows_the_island_below_a_hint(
    visit: Visit, language: str
) -> None:
    page = await visit.open(size=(844, 390), language=language)
    await deal(visit, page, "tanxi", 4, Scene(acts, 200), options={"characters": "random"})
    await page.get_by_role("button", name=said("web-suggest", language)).click()
    await page.locator(".board .advice").wait_for()
    assert await page.evaluate(OVERLAPS, ["[data-cell]", ".advice"]) == []


async def test_a_low_cloth_leaves_the_bag_in_sight(visit: Visit) -> None:
    page = await visit.open(size=SHORT)
    await deal(visit, page, "antheno", 2, CAN_PLAY)
    await page.locator(".tools button").first.wait_for()
    for low in (219, 130, 108):
        await page.locator(".middle").evaluate(
            "(one, low) => { one.style.flex = 'none'; one.style.height = `${low}px`; }", low
        )
        await expect(page.locator(".tools > .bag")).to_be_in_viewport(ratio=1)
        assert await page.evaluate(OVERLAPS, [".tools > .bag", ".tools button", ".cloth"]) == []


@pytest.mark.parametrize(
    ("size", "notes"), [(UPRIGHT, False), (UPRIGHT, True), ((320, 640), False)]
)
async def test_in_tanxi_they_leave_island_and_seats_as_they_are(
    visit: Visit, size: tuple[int, int], notes: bool
) -> None:
    page = await visit.open(size=size, notes=notes)
    await deal(visit, page, "tanxi", 4, Scene(acts, 200), options={"characters": "random"})
    if notes:
        await page.locator(".first-note p").wait_for()
    island = page.locator("[data-island]")
    before = await island.bounding_box()
    await page.get_by_role("button", name="Suggest a move").click()
    await page.locator(".board .advice").wait_for()
    assert await island.bounding_box() == before
    things = [one for one in THINGS["tanxi"] if one not in (".sky .sun", ".sky .round", ".tx-tool")]
    assert await page.evaluate(OVERLAPS, [*things, ".advice"]) == []
    await expect(page.locator(".first-note p")).to_be_hidden()
    await page.get_by_role("button", name=said("web-understood")).click()
    await is_free(page, "tanxi", str(size))


def acts_again_at(rows: range) -> Scene:
    """The first player acts in these rows of the island, after a round of the others."""

    def holds(match: SimulatedMatch) -> bool:
        view = match.table.view(0)
        cell = view.seats[0].cell if acts(match) else None
        return cell is not None and view.round > 1 and int(cell[1:]) in rows

    return Scene(holds, 200)


@pytest.mark.parametrize("size", [UPRIGHT, SHORT])
@pytest.mark.parametrize("rows", [range(1, 4), range(3, 6), range(6, 9), range(8, 11)])
async def test_what_the_others_did_does_not_lie_on_me(
    visit: Visit, rows: range, size: tuple[int, int]
) -> None:
    page = await visit.open(size=size, language="fr")
    await deal(visit, page, "tanxi", 3, acts_again_at(rows), options={"characters": "random"})
    await page.locator(".since").wait_for()
    await page.locator(".token .head.me").wait_for()
    since = await page.locator(".since").bounding_box()
    token = await page.locator(".token", has=page.locator(".head.me")).bounding_box()
    assert since
    assert token
    above = since["y"] + since["height"] <= token["y"]
    assert above or token["y"] + token["height"] <= since["y"]


@pytest.mark.parametrize("game", THINGS)
async def test_nothing_lies_on_anything_in_a_whole_game(visit: Visit, game: str) -> None:
    """Looked back at, at a few moments of it, with the eyes of who played."""
    code = await have_played(visit, await visit.open(), game, 4, **options_of(game))
    for language, text in dict.fromkeys((language, text) for _, language, text in STATES):
        page = await visit.open(language=language, text=text)
        await page.goto(f"/replay/{code}#entry=0&eyes=0")
        slider = page.get_by_role("slider")
        await slider.wait_for(state="attached")
        end = int(await slider.get_attribute("max") or 0)
        for size in (one for one, *how in STATES if how == [language, text]):
            await resize(page, size)
            await page.locator(".frame > .board").wait_for()
            for part in range(5):
                entry = end * part // 4
                await page.evaluate("(spot) => { location.hash = spot; }", f"entry={entry}&eyes=0")
                await expect(slider).to_have_value(str(entry))
                await is_free(page, game, f"{size} {language} {text} {part}")


async def is_free(page: Page, game: str, where: str) -> None:
    """Nothing lies on anything, once all is there."""
    end = time.monotonic() + PATIENCE
    while found := await page.evaluate(OVERLAPS, THINGS[game]):
        assert time.monotonic() < end, (where, found)
        await page.wait_for_timeout(100)


def options_of(game: str) -> dict[str, Any]:
    """A game that ends soon."""
    return {"options": {"characters": "random", "round_limit": 7}} if game == "tanxi" else {}
