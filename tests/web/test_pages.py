"""Every page in every language: all words are there, nothing sticks out, nobody is kept out."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from playwright.async_api import Page, Route, WebSocketRoute, expect

from tests.web.browsing import (
    COLOURS,
    DESKTOP,
    LANGUAGES,
    ON_ITS_SIDE,
    PHONE,
    SIZES,
    SOAK,
    Visit,
    barriers,
    is_whole,
    resize,
    said,
    sticks_out,
)
from tests.web.holding import settle
from tests.web.playing import deal, have_played

PAGES = (
    "/", "/new", "/new/antayagi", "/new/antheno", "/new/tanxi", "/rules", "/rules/antayagi",
    "/rules/antheno", "/rules/tanxi", "/gallery/antayagi", "/gallery/antheno", "/gallery/tanxi",
    "/learn", "/learn/tanxi", "/settings", "/about", "/table/nowhere", "/replay/nowhere",
)  # fmt: skip
Look = tuple[tuple[int, int], str, str, str | None]  # size, text, theme, and then another theme
LOOKS: dict[str, Look] = {
    "en": (DESKTOP, "usual", "light", None),
    "es": (PHONE, "larger", "dark", None),
    "fr": (ON_ITS_SIDE, "larger", "light", None),
}
EVERY_LOOK: list[Look] = list(product(SIZES, ("usual", "larger"), ("light",), ("dark",)))
GAMES = {"antayagi": 3, "antheno": 2, "tanxi": 3}  # with how many seats


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_are_whole(visit: Visit, language: str) -> None:
    visit.missing = ("/api/tables/nowhere",)
    for size, text, theme, then in EVERY_LOOK if SOAK else [LOOKS[language]]:
        page = await visit.open(size=size, language=language, theme=theme, text=text)
        for path in PAGES:
            await page.goto(path)
            await page.wait_for_load_state("networkidle")
            await is_whole(page)
            if then:
                await looks_well_in(page, then)
        await page.context.close()


async def looks_well_in(page: Page, theme: str) -> None:
    """Another theme of a page that is whole: its colours alone are others."""
    await page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
    await settle(page)
    kept_out = await barriers(page, COLOURS)
    assert kept_out == [], (page.url, page.viewport_size, theme, kept_out)


@pytest.mark.parametrize("game", GAMES)
async def test_tables_fit_into_every_window(visit: Visit, game: str) -> None:
    page = await visit.open(text="larger")
    await deal(visit, page, game, GAMES[game])
    for size in SIZES if SOAK else (PHONE, ON_ITS_SIDE):
        await resize(page, size)
        assert await sticks_out(page) == [], size
        story = page.locator(".tabs button").last  # a dialog may be open above it
        await story.evaluate("(tab) => tab.click()")
        await page.locator('[role="log"]').wait_for(state="attached")
        assert await sticks_out(page) == [], size


async def test_settings_count_at_once_and_are_remembered(visit: Visit) -> None:
    chosen = {"theme": "dark", "text": "larger", "motion": "less", "pace": "quick"}

    page = await visit.open("/settings", motion="full")
    await choose(page, "Dark, by candlelight")
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    await choose(page, "Larger")
    await expect(page.locator("html")).to_have_css("font-size", "20px")
    await choose(page, "As little as possible")
    await expect(page.locator("html")).to_have_attribute("data-motion", "less")
    await choose(page, "Quick")
    await page.get_by_role("switch", name="Sounds").check()
    await page.get_by_role("switch", name="Memory aid").uncheck()
    await choose(page, "Español")
    await expect(page.get_by_role("heading", level=1)).to_have_text("Ajustes")
    await page.reload()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Ajustes")
    kept = await kept_settings(page)
    assert kept | chosen | {"language": "es", "sound": True, "aid": False} == kept
    await expect(page.get_by_role("switch", name="Sonidos")).to_be_checked()


async def test_the_box_of_a_game_speaks_another_language_at_once(visit: Visit) -> None:
    page = await visit.open("/gallery/tanxi")
    for language in ("es", "fr", "en"):
        await page.locator("header select").select_option(language)
        title = said("web-gallery-of", language, game="Tanxi")
        await expect(page.get_by_role("heading", level=1)).to_have_text(title)
        await expect(page).to_have_title(f"{title} · Sobremesa")


async def choose(page: Page, label: str) -> None:
    """One of the choices of the settings."""
    await page.get_by_role("radio", name=label, exact=True).check()


async def kept_settings(page: Page) -> dict[str, Any]:
    """What this device remembers."""
    kept: dict[str, Any] = await page.evaluate(
        "JSON.parse(localStorage.getItem('sobremesa settings'))"
    )
    return kept


async def test_the_theme_follows_the_system(visit: Visit) -> None:
    page = await visit.open("/about", theme="system")
    for theme in ("dark", "light"):
        await page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        await expect(page.locator("html")).to_have_attribute("data-theme", theme)


async def test_a_new_name_is_taken_or_refused(visit: Visit) -> None:
    visit.missing = ("/api/guests",)
    page = await visit.open("/settings")
    field = page.get_by_label(said("web-settings-name"), exact=True)
    await field.fill("   ")
    await page.get_by_role("button", name=said("web-settings-rename")).click()
    await expect(page.get_by_role("alert")).to_have_text(said("web-wrong-name"))
    await is_whole(page)
    await field.fill("Berta")
    await page.get_by_role("button", name=said("web-settings-rename")).click()
    await expect(page.get_by_text("From now on you are Berta.")).to_be_visible()


async def test_a_phone_leads_to_who_made_all_of_this(visit: Visit) -> None:
    page = await visit.open(size=PHONE)
    await page.get_by_role("link", name=said("web-about")).click()
    await expect(page.get_by_role("heading", name=said("web-about-games"))).to_be_visible()


@pytest.mark.parametrize("path", ["/nothing/here", "/rules/chess", "/%E0%A4%A"])
async def test_an_unknown_address_has_a_sentence_and_a_way_on(visit: Visit, path: str) -> None:
    there = "(path) => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }"

    page = await visit.open("/about")
    await page.evaluate(there, path)
    await expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")
    await is_whole(page)
    await page.locator("main").get_by_role("link", name="Sobremesa").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text(said("web-home-title"))


async def away(route: Route) -> None:
    """Nobody answers."""
    await route.abort()


async def test_a_server_that_is_gone_is_said_so(visit: Visit) -> None:
    """Where nobody answers, after the texts have come, and where not even the page's own come."""
    page = await visit.open()
    code = await have_played(visit, page, "antheno", 2, options={"hand": 1})
    for path in ("/", f"/table/{code}", f"/replay/{code}"):
        await page.route("**/api/**", away)
        await page.goto(path)
        await expect(page.get_by_role("heading", name=said("web-unreached"))).to_be_visible()
        await is_whole(page)
        await page.unroute("**/api/**")
        await page.get_by_role("button").click()
        await expect(page.get_by_role("banner")).to_be_visible()
        await page.route("**/api/{me,games,tables}**", away)
        await page.route("**/api/tables/**", away)
        await page.goto(path)
        await expect(page.get_by_text(said("web-unreached")).first).to_be_visible()
        await is_whole(page)
        await page.unroute_all()
    await page.route("**/api/**", away)
    await page.route("**/assets/page-*", away)
    await page.goto("/")
    await expect(page.get_by_text("El servidor no responde")).to_be_visible()
    visit.forgive("ERR_FAILED")


async def test_a_table_that_cannot_be_reached_comes_back_by_itself(visit: Visit) -> None:
    gone = True

    async def knock(socket: WebSocketRoute) -> None:
        if gone:
            await socket.close()
        else:
            socket.connect_to_server()

    page = await visit.open()
    code = await deal(visit, page, "antayagi", 3)
    await page.goto("/about")
    await page.route_web_socket("**/socket", knock)
    await page.goto(f"/table/{code}")
    await expect(page.get_by_text(said("web-unreached"))).to_be_visible()
    await is_whole(page)
    gone = False
    await expect(page.locator('[data-game="antayagi"] .board')).to_be_visible()


FOUND = {"antayagi": ("trex", "t-rex"), "antheno": ("AN11",), "tanxi": ("soup",)}
GOAL = {"en": ("goal", "win"), "es": ("objetivo", "ganar"), "fr": ("but", "objectif", "gagner")}
# What says how to win, or what one needs for it.
SAY_IT = {
    "antayagi": ["AY-6", "AY-20a", "AY-24", "AY-25", "AY-47", "AY-47a"],
    "antheno": ["AN-30"],
    "tanxi": ["TX-1", "TX-110", "TX-110a"],
}


@pytest.mark.parametrize("game", GAMES)
async def test_the_goal_of_a_game_is_found_by_any_word_for_it(visit: Visit, game: str) -> None:
    for language, words in GOAL.items():
        page = await visit.open(f"/rules/{game}", language=language)
        field = page.get_by_label(said("web-rules-search", language))
        rules = page.locator(".pages .rules li")
        for word in words:
            await field.fill(word)
            await expect(page.locator(".finder .count")).not_to_be_empty()
            found = await rules.evaluate_all("(all) => all.map((one) => one.id)")
            assert found == SAY_IT[game], (language, word)
            marks = await rules.locator("mark").all_inner_texts()
            assert len(marks) >= len(found), marks


@pytest.mark.parametrize("game", GAMES)
async def test_what_people_look_for_is_found(visit: Visit, game: str) -> None:
    page = await visit.open(f"/rules/{game}")
    for query in FOUND[game]:
        await page.get_by_label(said("web-rules-search")).fill(query)
        await expect(page.locator(".finder .count")).not_to_be_empty()
        hits = page.locator(".pages .rules li, .pages .things > li")
        await expect(hits).not_to_have_count(0)


async def test_services_of_the_village_stand_with_who_offers_them(visit: Visit) -> None:
    page = await visit.open("/rules/tanxi")
    things = page.locator(".things > li")
    await things.first.wait_for()
    box: dict[str, Any] = await (await page.request.get("/api/games/tanxi/box")).json()
    texts = await (await page.request.get("/api/games/tanxi/texts/en")).text()
    names = dict(re.findall(r"^name-([\w-]+) = (.+)$", texts, re.MULTILINE))
    services = [names[one] for offered in box["residents"].values() for one in offered]
    headings = await things.get_by_role("heading").all_inner_texts()
    assert len(headings) > 50
    assert services
    assert set(headings) & set(services) == set()
    await page.get_by_label(said("web-rules-search")).fill("soup")
    await expect(things.filter(has_text="The Innkeeper")).to_have_count(1)
