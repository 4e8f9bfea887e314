"""People in front of a browser."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    async_playwright,
)

import sobremesa
from sobremesa.server.store.store import Store, open_store
from tests.server.running import Running

ROOT = Path(__file__).resolve().parents[2]
BUILT = Path(sobremesa.__file__).parent / "server" / "static" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP, PHONE, ON_ITS_SIDE = (1280, 800), (360, 640), (740, 360)
SIZES = (PHONE, ON_ITS_SIDE, (768, 1024), DESKTOP, (1920, 1080))
LANGUAGES = ("en", "es", "fr")
SOAK = "SOBREMESA_SOAK" in os.environ
KEY = re.compile(r"\b(?:web|name|rule|refused|event|move|question|option|phrase)-[a-z0-9-]+\b")
PATIENCE = 20.0  # seconds
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]  # rules that ask how dark something is

# Put into a page before it loads: its sockets at tables, to be closed by a test.
KEEP_SOCKETS = """
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      if (String(how[0]).includes("/api/tables/")) window.sockets.push(this);
    }
  };
"""


@cache
def chromium() -> str | None:
    """The system's browser; without a window of its own it takes a third of the time."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


@cache
def texts(language: str) -> FluentBundle:
    """The page's own words."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((ROOT / "web" / "texts" / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def said(key: str, language: str = "en", **args: str | int) -> str:
    """What the page says by this key."""
    pattern = texts(language).get_message(key).value
    assert pattern is not None
    words, errors = texts(language).format_pattern(pattern, args)
    assert errors == []
    return str(words).replace("\n", " ")


class Visit:
    """People who visit a server; whatever their pages complain about is kept."""

    def __init__(self, browser: Browser, url: str, store: Store) -> None:
        self._browser = browser
        self._url = url
        self.store = store  # of the server, to set tables in
        self.contexts: list[BrowserContext] = []
        self._complaints: list[str] = []
        self._forgiven: list[str] = []
        self.missing: tuple[str, ...] = ()  # addresses at which nothing is meant to be

    def forgive(self, *expected: str) -> None:
        """Complaints with these words were meant to come; some may still be on their way."""
        self._forgiven += expected

    def complaints(self) -> list[str]:
        """Whatever pages complained about, but for what was meant to come."""
        return [one for one in self._complaints if not any(word in one for word in self._forgiven)]

    async def open(
        self,
        path: str = "/",
        *,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        fingers: bool = False,
        notes: bool = False,
        **likes: Any,
    ) -> Page:
        """A page of somebody who has not been here before; `notes`: nor played these games."""
        context = await self._browser.new_context(
            base_url=self._url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=fingers,
        )
        self.contexts.append(context)
        kept = json.dumps({"language": language, "motion": "less", "pace": "at-once", **likes})
        await context.add_init_script(
            f"localStorage.getItem('sobremesa settings') ??"
            f" localStorage.setItem('sobremesa settings', {json.dumps(kept)})"
        )
        if not notes:
            await context.add_init_script(
                "localStorage.setItem('sobremesa notes', JSON.stringify({ off: true }))"
            )
        page = await context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complaints.append(f"{page.url}: {error}"))
        await page.goto(path)
        await page.locator("main").wait_for()
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        where = str(message.location.get("url"))
        if message.type in ("error", "warning") and not where.endswith(self.missing):
            self._complaints.append(f"{where}: {message.text}")


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """A browser for many visits."""
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def visiting(browser: Browser, server: Running) -> AsyncIterator[Visit]:
    """A visit, whose pages must have had nothing to complain about."""
    store = await open_store(server.database)
    visit = Visit(browser, server.url, store)
    try:
        yield visit
    finally:
        for context in visit.contexts:
            await context.close()
        await store.close()
    assert not visit.complaints(), "\n".join(visit.complaints())


async def barriers(page: Page, rules: Sequence[str] = TAGS) -> list[str]:
    """What stands in the way of people, as axe-core finds it by these rules or kinds of rules."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = await page.evaluate(
        """async (rules) => {
          const how = { runOnly: rules, resultTypes: ["violations"] };
          const { violations } = await axe.run(document, how);
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary: why }) =>
              `${id}: ${html.slice(0, 160)} (${why.slice(0, 200)})`));
        }""",
        list(rules),
    )
    return found


async def is_whole(page: Page) -> None:
    """All words are there, nothing sticks out, nobody is kept out."""
    text = await page.inner_text("body")
    assert len(text.split()) > 5, page.url
    assert KEY.findall(text) == [], page.url
    out = await sticks_out(page)
    assert out == [], (page.url, page.viewport_size, out)
    kept_out = await barriers(page)
    assert kept_out == [], (page.url, page.viewport_size, kept_out)


async def until(page: Page, holds: str) -> None:
    """Wait for what the page says of itself; its policy lets nobody wait inside of it."""
    async with asyncio.timeout(PATIENCE):
        while not await page.evaluate(holds):
            await page.wait_for_timeout(20)


async def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window."""
    await page.set_viewport_size({"width": size[0], "height": size[1]})


async def likes(page: Page, **settings: Any) -> None:
    """Somebody changes their mind about the page, which is loaded anew."""
    await page.evaluate(
        """(settings) => {
          const kept = JSON.parse(localStorage.getItem("sobremesa settings"));
          localStorage.setItem("sobremesa settings", JSON.stringify({ ...kept, ...settings }));
          const { language } = settings;
          if (language) document.cookie = `sobremesa-language=${language}; path=/`;
        }""",
        settings,
    )
    await page.reload()
    await page.locator("main").wait_for()


async def sticks_out(page: Page) -> list[str]:
    """What is wider than the page, or than the box that it is in."""
    found: list[str] = await page.evaluate(
        """() => {
          const wide = document.documentElement.scrollWidth > innerWidth + 1;
          const cut = [...document.querySelectorAll("button, a, label, h1, h2, h3, p, li, option")]
            .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 2)
            .filter((one) => one.clientWidth > 1) // else it is for screen readers alone
            .filter((one) => getComputedStyle(one).overflowX !== "visible")
            .filter((one) => !["auto", "scroll"].includes(getComputedStyle(one).overflowX))
            .filter((one) => getComputedStyle(one).webkitLineClamp === "none") // cut on purpose
            .map((one) => one.outerHTML.slice(0, 160));
          return wide ? [`the page is ${document.documentElement.scrollWidth} wide`, ...cut] : cut;
        }"""
    )
    return found
