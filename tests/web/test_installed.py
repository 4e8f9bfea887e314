"""The page as an app: without a network it says so, and what it kept never hides an update."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
import uvicorn
from playwright.async_api import Browser, Page, expect

from sobremesa.server.app import Strict, application
from sobremesa.server.app_state import AppState
from sobremesa.server.config import Config
from sobremesa.server.routes import pages
from sobremesa.server.store.store import open_store
from tests.server.running import free_port
from tests.web.browsing import BUILT, said

KEPT = """async () => {
  const kept = {};
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    kept[name] = requests.map((one) => new URL(one.url).pathname);
  }
  return kept;
}"""
ACTIVE = "() => navigator.serviceWorker.ready.then(({ active }) => active.state)"


def forget_files() -> None:
    """Read the pages anew, as after an update."""
    pages._files.cache_clear()
    pages._contents.cache_clear()


class Site:
    """A server with pages of its own, which can be taken away and updated."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self._server: uvicorn.Server | None = None
        self._serving: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Serve."""
        config = Config(database=f"sqlite:///{self.folder / 'sobremesa.db'}")
        app_state = AppState(config, await open_store(config.database))
        app = Strict(application(app_state))
        how = uvicorn.Config(app, port=self.port, log_config=None, timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(how)
        self._serving = asyncio.create_task(self._server.serve())
        while not self._server.started:
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Be gone."""
        if self._server is not None and self._serving is not None:
            self._server.should_exit = True
            with suppress(asyncio.CancelledError):
                await self._serving
            self._server = None

    def update(self, mark: str) -> None:
        """Another build: its scripts have other names, and the old ones are gone."""
        static = self.folder / "static"
        for packed in static.rglob("*.br"):
            packed.unlink()
        assets = static / "assets"
        renamed = {one: one.with_name(f"{one.stem}-{mark}.js") for one in assets.glob("*.js")}
        for old, new in renamed.items():
            old.rename(new)
        for file in [*static.glob("*.*"), *renamed.values()]:
            if file.suffix in (".html", ".js", ".json"):
                text = file.read_text(encoding="utf-8")
                for old, new in renamed.items():
                    text = text.replace(old.name, new.name)
                file.write_text(text.replace("<title>", f"<title>{mark} "), encoding="utf-8")
        forget_files()


@asynccontextmanager
async def a_site(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    """A server of a copy of the pages."""
    shutil.copytree(BUILT.parent, folder / "static")
    monkeypatch.setattr(pages, "STATIC", folder / "static")
    forget_files()
    site = Site(folder, free_port())
    await site.start()
    try:
        yield site
    finally:
        await site.stop()
        forget_files()


async def kept_by(page: Page, mark: str) -> list[str]:
    """Wait until the shell of this build is kept, and no other: its files."""
    async with asyncio.timeout(60):
        while True:
            found: dict[str, list[str]] = await page.evaluate(KEPT)
            alone = len(found) == 1 and mark in next(iter(found))
            if alone and await page.evaluate(ACTIVE) == "activated":
                return next(iter(found.values()))
            await asyncio.sleep(0.1)


async def test_offline_it_says_so_and_an_update_shows_at_once(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_site(tmp_path, monkeypatch) as site:
        context = await browser.new_context(base_url=f"http://127.0.0.1:{site.port}", locale="es")
        page = await context.new_page()
        await page.goto("/")
        await page.get_by_role("heading", level=1).wait_for()
        kept = await kept_by(page, "/assets/index-")
        assert "/" in kept
        assert not [path for path in kept if path.startswith("/api")]

        # The network goes, and comes back
        await context.set_offline(True)
        await page.goto("/table/2222222222222")
        offline = page.get_by_role("heading", name=said("web-offline", "es"))
        await expect(offline).to_be_visible()
        await context.set_offline(False)
        await expect(offline).to_be_hidden()

        # A server that does not answer is another matter; the page waits for it
        await site.stop()
        await page.goto("/")
        unreached = page.get_by_role("heading", name=said("web-unreached", "es"))
        await expect(unreached).to_be_visible()

        # After an update the new page is shown at once, and nothing old is kept
        site.update("new")
        await site.start()
        await expect(unreached).to_be_hidden()
        assert "<title>new " in await (await page.request.get("/")).text()
        assert await page.locator("script[src$='-new.js']").count() == 1
        kept = await kept_by(page, "-new.js")
        assert all("-new" in path for path in kept if path.endswith(".js"))
        await site.stop()
        await page.goto("/rules")
        assert await page.locator("script[src$='-new.js']").count() == 1
        await context.close()


async def test_who_was_there_before_an_update_is_shown_no_old_page(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_site(tmp_path, monkeypatch) as site:
        context = await browser.new_context(base_url=f"http://127.0.0.1:{site.port}")
        heard, unheard = await context.new_page(), await context.new_page()
        for page in (heard, unheard):
            await page.goto("/")
            await page.get_by_role("heading", level=1).wait_for()
        rules = heard.get_by_role("heading", name=said("web-rules"))
        await heard.get_by_role("link", name=said("web-rules"), exact=True).click()
        await rules.wait_for()
        site.update("new")

        # Whoever opens a page of which they have no part yet gets it from the new build
        await unheard.get_by_role("link", name=said("web-settings")).click()
        await expect(unheard.get_by_role("heading", name=said("web-settings-look"))).to_be_visible()
        assert await unheard.locator("script[src$='-new.js']").count() == 1

        # Whose page has heard of the update gets those anew, too, that it has been shown before
        async with heard.expect_response("**/api/notices"):
            await heard.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        await heard.evaluate("fetch('/api/notices').then((answer) => answer.json())")
        await heard.get_by_role("link", name="Sobremesa").click()
        await rules.wait_for(state="hidden")
        assert await heard.locator("script[src$='-new.js']").count() == 1
        await heard.go_back()
        await rules.wait_for()
        await context.close()
