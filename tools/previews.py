"""Draw the pictures that messengers show beside a link anew: of the site, and of each game.

    python -m tools.previews

They are taken of the pages as they are built (`make web`), and part of the next build.

They show the scenes of the home page, as large as messengers like them, with the name beside.
"""

from __future__ import annotations

import asyncio
import tempfile
from typing import Final

from playwright.async_api import Page
from tests.server.running import Running, running
from tests.web.browsing import ROOT, browsing, visiting

from sobremesa.games import GAMES

PICTURES: Final = ROOT / "web" / "public"
SIZE: Final = (1200, 630)
# The scenes of these games beside each other, under one name.
DRAW: Final = """([games, name]) => {
  const scenes = games.map((game) => {
    const scene = document.querySelector(`article.${game} .scene`);
    scene.style.cssText = "border-radius: 0; aspect-ratio: auto; height: 100%";
    scene.querySelector("svg").setAttribute("preserveAspectRatio", "xMidYMid slice");
    const frame = document.createElement("div");
    frame.className = game;
    frame.style.cssText = "flex: 1; min-width: 0";
    frame.append(scene);
    return frame;
  });
  const row = document.createElement("div");
  const room = games.length > 1 ? "height: 500px" : "height: 630px; aspect-ratio: 320 / 230";
  row.style.cssText = `display: flex; gap: 10px; ${room}`;
  row.append(...scenes);
  const title = document.createElement("p");
  title.textContent = name;
  title.style.cssText = "flex: 1; margin: 0; display: grid; place-items: center; max-width: none;"
    + "font: 600 62px/1 var(--title); color: var(--walnut)";
  const sheet = document.createElement("div");
  const way = games.length > 1 ? "column" : "row";
  sheet.style.cssText = "position: fixed; inset: 0; z-index: 99; display: flex;"
    + `flex-direction: ${way}; background: var(--paper)`;
  sheet.append(row, title);
  document.body.append(sheet);
}"""


async def draw(page: Page, games: list[str], name: str, file: str) -> None:
    """One picture."""
    await page.goto("/")
    await page.locator("article .scene svg").last.wait_for()
    await page.evaluate(DRAW, [games, name])
    await page.evaluate("document.fonts.ready")
    await page.screenshot(path=PICTURES / file, type="jpeg", quality=82)


async def draw_all(server: Running) -> None:
    """The site, and each game."""
    async with browsing() as browser, visiting(browser, server) as visit:
        page = await visit.open(size=SIZE, theme="light")
        await draw(page, list(GAMES), "Sobremesa", "preview.jpg")
        for name, game in GAMES.items():
            await draw(page, [name], game.title, f"preview-{name}.jpg")


def main() -> None:
    """Draw them all."""
    with tempfile.TemporaryDirectory() as home, running(f"sqlite:///{home}/sobremesa.db") as server:
        asyncio.run(draw_all(server))


if __name__ == "__main__":
    main()
