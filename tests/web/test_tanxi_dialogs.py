"""What Tanxi asks and shows above the table: cards, prices, chances, what was found."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from sobremesa.kernel.resources import packaged
from tests.table.simulated import SimulatedMatch
from tests.web.browsing import PHONE, Visit, barriers, is_whole, said
from tests.web.playing import BOT, OPEN, begin, deal, the_end
from tests.web.scenes import Scene
from tests.web.tanxi import DESK, TALL, land, meets_a_monster_armed

DEALS = 4  # games in which something may come up


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
