"""Setting a table through the page alone, and finding the way to it."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

from playwright.async_api import Locator, Page, Route, expect

from sobremesa.server.accounts import new_account
from tests.server.running import Running
from tests.web.browsing import DESKTOP, LANGUAGES, PHONE, Visit, is_whole, likes, said
from tests.web.playing import OPEN, begin, come_in, set_table, the_end


async def test_a_table_is_set_and_others_come_by_its_link(visit: Visit, home: Running) -> None:
    ana, bea = await visit.open(size=DESKTOP), await visit.open(size=PHONE)
    code = await set_it(ana)
    await tell_pockets(ana, "9")
    link = await ana.get_by_role("textbox", name=said("web-invite-link")).input_value()
    assert link == f"{home.url}/table/{code}"
    await bea.goto(link)
    await bea.get_by_label(said("web-your-name")).fill("Bea")
    await bea.get_by_role("button", name=said("web-join-go")).click()
    await expect(bea.get_by_role("button", name=said("web-sit-here"))).to_be_visible()
    await is_whole(bea)
    await bea.get_by_role("button", name=said("web-sit-here")).click()
    await tell_pockets(bea, "4")
    await expect(bea.get_by_text(said("web-start-host", host="Ana"))).to_be_visible()
    await is_whole(ana)
    await ana.get_by_role("button", name=said("web-start")).click()
    for page in (ana, bea):
        await expect(page.locator('[data-game="antayagi"] .board')).to_be_visible()
    await expect(ana.get_by_role("timer").first).to_be_attached()
    # What people said has come to the game: Ana has the most pockets, and is asked first.
    await expect(ana).to_have_title(said("web-your-turn-title"))


async def test_the_way_to_a_table_is_a_page_too(visit: Visit) -> None:
    ana, bea = await visit.open(size=DESKTOP), await visit.open(size=PHONE)
    code = await set_it(ana)
    await bea.route_web_socket("**", lambda _socket: None)  # it stays open, and says nothing
    await bea.goto(f"/table/{code}")
    await bea.get_by_label(said("web-your-name")).fill("Bea")
    await bea.get_by_role("button", name=said("web-join-go")).click()
    await expect(bea.get_by_role("heading", name=said("web-coming"))).to_be_visible()
    await is_whole(bea)


async def set_it(page: Page) -> str:
    """A table of AntaYagí for two people and a novice, against the clock; its code."""
    await page.get_by_role("link", name=said("web-set-table-of", game="AntaYagí")).click()
    await page.get_by_role("button", name=said("web-fewer")).click()
    third = page.get_by_role("group", name=said("web-seat-for", number=3))
    await third.get_by_role("button", name=said("web-seat-bot")).click()
    await page.get_by_label(said("web-bot-level")).select_option("novice")
    edition = said("web-option-antayagi-edition-65")
    await page.get_by_role("radio", name=edition).check()
    await page.get_by_role("radio", name=said("web-clock-per-move")).check()
    await page.get_by_label(said("web-clock-per-move-amount")).select_option(label="5 minutes")
    await page.get_by_role("switch", name=said("web-spectators")).uncheck()
    await page.get_by_label(said("web-your-name")).fill("Ana")
    await is_whole(page)
    await page.get_by_role("button", name=said("web-set-it")).click()
    await page.wait_for_url("**/table/**")
    code = page.url.split("/table/")[1].split("#")[0]
    card = await card_of(page, code)
    assert card["clock"] == {"kind": "per-move", "seconds": 300}
    assert card["options"]["edition"] == "65"
    assert card["spectators"] is False
    assert card["seats"][2]["plan"] == {"kind": "bot", "level": "novice"}
    return code


async def card_of(page: Page, code: str) -> dict[str, Any]:
    """What the server knows of the table."""
    card: dict[str, Any] = await (await page.request.get(f"/api/tables/{code}")).json()
    return card


async def tell_pockets(page: Page, pockets: str) -> None:
    """Sit down, and say how many pockets one has."""
    dialog = page.get_by_role("dialog", name=said("web-ask-title"))
    await dialog.get_by_label(said("web-ask-pockets")).fill(pockets)
    await dialog.get_by_role("button", name=said("web-sit-down")).click()
    await expect(page.get_by_role("button", name=said("web-rise"))).to_be_visible()


async def test_a_seat_by_its_own_link(visit: Visit) -> None:
    ana, bea = await visit.open(), await visit.open()
    await come_in(ana, "Ana")
    await come_in(bea, "Bea")
    code = await set_table(ana, "antheno", [OPEN, {"kind": "reserved"}])
    await ana.goto(f"/table/{code}")
    await ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await ana.get_by_role("button", name=said("web-copy-seat")).click()
    link = await ana.evaluate("navigator.clipboard.readText()")
    await bea.goto(link)
    await expect(bea.get_by_role("button", name=said("web-rise"))).to_be_visible()
    await expect(ana.locator("li").filter(has_text="Bea")).to_be_visible()


async def test_who_finds_only_a_seat_that_is_kept_is_told_so(visit: Visit) -> None:
    ana, zoe = await visit.open(), await visit.open(size=PHONE)
    await come_in(ana, "Ana")
    await come_in(zoe, "Zoe")
    for spectators, watch in ((True, "yes"), (False, "no")):
        code = await set_table(ana, "antheno", [OPEN, {"kind": "reserved"}], spectators=spectators)
        await ana.goto(f"/table/{code}")
        await zoe.goto(f"/table/{code}")
        await expect(zoe.get_by_text(said("web-sit-first"))).to_be_visible()
        await ana.get_by_role("button", name=said("web-sit-here")).first.click()
        await ana.get_by_role("button", name=said("web-rise")).wait_for()
        for language in LANGUAGES:
            await likes(zoe, language=language)
            left = said("web-full-kept", language, name="Zoe", watch=watch)
            await expect(zoe.get_by_text(left)).to_be_visible()
            sit = zoe.get_by_text(said("web-sit-first", language), exact=True)
            await expect(sit).to_have_count(0)
            await is_whole(zoe)
        await likes(zoe, language="en")


async def test_somebodys_bot_is_invited_by_the_name_of_its_account(visit: Visit) -> None:
    await new_account(visit.store, "deep", 0)
    page = await visit.open(size=PHONE, language="fr")
    await come_in(page, "Ana")
    code = await set_table(page, "antayagi", [OPEN, {"kind": "bot", "level": "novice"}, OPEN])
    await page.goto(f"/table/{code}")
    await page.get_by_text(said("web-bot-account", "fr"), exact=True).click()
    name = page.get_by_label(said("web-bot-account-name", "fr"))
    await name.fill("deap")
    await name.press("Enter")
    wrong = page.get_by_role("alert").filter(has_text="compte de bot «\u00a0deap\u00a0»")
    await expect(wrong).to_be_in_viewport()
    await is_whole(page)
    await name.fill("Deep")
    await name.press("Enter")
    seat = page.get_by_role("listitem").filter(has_text="deep")
    await expect(seat).to_contain_text("en son absence")
    await expect(page.get_by_text("compte de bot")).to_have_count(0)


async def test_a_bad_value_says_why_in_ones_language(visit: Visit) -> None:
    visit.missing = ("/api/tables",)
    page = await visit.open("/new/antheno", language="es")
    await page.get_by_label(said("web-your-name", "es")).fill("Ana")
    hand = page.get_by_role("spinbutton", name=said("web-option-antheno-hand", "es"))
    await hand.fill("30")
    copies = page.get_by_role("spinbutton", name=said("web-option-antheno-copies", "es"))
    await copies.fill("1")
    await page.get_by_role("button", name=said("web-set-it", "es")).click()
    wrong = page.get_by_role("alert").filter(has_text=said("web-wrong-hand", "es"))
    await expect(wrong).to_be_visible()
    await expect(hand).to_have_attribute("aria-invalid", "true")
    await is_whole(page)
    await hand.fill("8")
    await page.get_by_role("button", name=said("web-set-it", "es")).click()
    await page.wait_for_url("**/table/**")


async def test_what_only_the_server_knows_is_told_with_the_name_of_the_field(visit: Visit) -> None:
    async def no_limit(route: Route) -> None:
        wanted = json.loads(route.request.post_data or "{}")
        await route.continue_(post_data=json.dumps(wanted | {"options": {"round_limit": 0}}))

    visit.missing = ("/api/tables",)
    page = await visit.open("/new/tanxi", language="es")
    await page.get_by_label(said("web-your-name", "es")).fill("Ana")
    await page.route("**/api/tables", no_limit)
    await page.get_by_role("button", name=said("web-set-it", "es")).click()
    label = said("web-option-tanxi-round_limit", "es")
    alert = page.get_by_role("alert").filter(has_text=label)
    await expect(alert).to_contain_text("Expected `int` >= 1")


async def test_after_a_game_everybody_is_one_click_from_the_next(visit: Visit) -> None:
    ana, bea = await visit.open(), await visit.open(size=PHONE)
    code = await begin(
        visit, {"Ana": ana, "Bea": bea}, "antheno", [OPEN, OPEN], options={"hand": 1}
    )
    for page in (ana, bea):
        await let_a_bot_play(page)
    for page in (ana, bea):
        assert await are_below_each_other(
            the_end(page).get_by_role("heading"), the_end(page).get_by_role("listitem")
        )
    await the_end(ana).get_by_role("button", name=said("web-rematch")).click()
    await expect(ana.get_by_role("button", name=said("web-rise"))).to_be_visible()
    assert code not in ana.url
    kept = said("web-again-kept", host="Ana")
    await expect(the_end(bea).get_by_text(kept)).to_be_visible()
    await is_whole(bea)
    await the_end(bea).get_by_role("link", name=said("web-rematch")).click()
    await expect(bea.get_by_role("button", name=said("web-rise"))).to_be_visible()
    await ana.get_by_role("button", name=said("web-start")).click()
    for page in (ana, bea):
        await expect(page.locator('[data-game="antheno"] .board')).to_be_visible()


async def are_below_each_other(first: Locator, others: Locator) -> bool:
    """Whether nothing lies over what comes before it."""
    await others.last.wait_for()
    boxes = "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"
    found = [box for each in (first, others) for box in await each.evaluate_all(boxes)]
    return all(above["bottom"] <= below["top"] + 1 for above, below in pairwise(found))


async def let_a_bot_play(page: Page) -> None:
    """Leave one's seat to a bot."""
    leave = page.get_by_role("button", name=said("web-leave"), exact=True)
    if not await leave.is_visible():
        await page.get_by_role("button", name=said("web-show-story")).click()
    await leave.click()


async def test_waiting_with_somebody_who_leaves(visit: Visit) -> None:
    ana, bea = await visit.open(), await visit.open()
    await come_in(ana, "Ana")
    await come_in(bea, "Bea")
    code = await set_table(ana, "antheno", [OPEN, OPEN])
    for page in (ana, bea):
        await page.goto(f"/table/{code}")
        await page.get_by_role("button", name=said("web-sit-here")).first.click()
        await expect(page.get_by_role("button", name=said("web-rise"))).to_be_visible()
    await ana.get_by_role("button", name=said("web-ask-to-leave-name", name="Bea")).click()
    await expect(bea.get_by_role("button", name=said("web-sit-here"))).to_be_visible()
    await ana.get_by_role("button", name=said("web-fill-bots")).click()
    await expect(ana.get_by_text(said("web-start-ready"))).to_be_visible()


async def test_who_has_given_no_name_is_you_to_themselves(visit: Visit) -> None:
    page = await visit.open()
    now = said("web-play-now-at", game="AntaYagí")
    await page.get_by_role("button", name=now).click()
    await page.get_by_role("dialog").get_by_role("button", name="Novice").click()
    board = page.locator('[data-game="antayagi"] .board')
    await expect(board.locator(".mine h2")).to_have_text(said("web-you-here"))
    await page.reload()
    await expect(board.locator(".mine h2")).to_have_text(said("web-you-here"))
    await expect(board).not_to_contain_text(said("web-guest"))


async def test_play_now_asks_how_strong_and_remembers_it(visit: Visit) -> None:
    page = await visit.open()
    now = page.get_by_role("button", name=said("web-play-now-at", game="Antheno"))
    dialog = page.get_by_role("dialog", name=said("web-how-strong", game="Antheno"))
    easiest, strong = (
        dialog.get_by_role("button", name=re.compile(f"^{level}")) for level in ("Novice", "Strong")
    )
    await now.press("Enter")
    await expect(easiest).to_be_focused()
    await is_whole(page)
    async with page.expect_request("**/api/tables") as asked:
        await strong.click()
    table = (await asked.value).post_data_json
    assert table
    assert table["window"] == {"seconds": 20, "closes": "answered"}  # time to read, and no waiting
    await page.wait_for_url("**/table/*")
    card = await page.request.get(f"/api/tables/{page.url.split('/table/')[1].split('#')[0]}")
    assert (await card.json())["seats"][1]["plan"] == {"kind": "bot", "level": "strong"}
    await page.goto("/")
    await now.press("Enter")
    await expect(strong).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(now).to_be_focused()
