"""Pictures of every page and table: light and dark, on a desk and on a phone. Look at them.

python -m tests.web.screenshots [--quick] [FOLDER]     (build/screenshots, if none is named)
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Page
from rich.console import Console
from rich.progress import Progress

from sobremesa.games import GAMES
from tests.server.running import Running, running
from tests.web import tanxi, test_antayagi, test_antheno
from tests.web.browsing import DESKTOP, PHONE, ROOT, Visit, browsing, visiting
from tests.web.conftest import what_is_missing
from tests.web.playing import Act, come_in, deal, play_to_end, set_table, the_end
from tests.web.test_pages import PAGES

SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("light", "dark")
ACTS: dict[str, Act] = {
    "antayagi": test_antayagi.act,
    "antheno": test_antheno.act,
    "tanxi": tanxi.act,
}
# The acts after which a picture of a table is taken.
MOMENTS = {"antayagi": (0, 6, 12), "antheno": (0, 1, 3), "tanxi": (0, 6, 20)}


Looks = list[tuple[str, str]]
LOOKS: Looks = [(size, theme) for size in SIZES for theme in THEMES]


async def take_all(server: Running, folder: Path, looks: Looks, bar: Progress) -> None:
    """Every picture, in these sizes and themes."""
    task = bar.add_task("pictures", total=len(looks) * (len(PAGES) + len(GAMES) + 1))
    async with browsing() as browser, visiting(browser, server) as visit:
        visit.missing = ("/api/tables/nowhere",)
        for size, theme in looks:
            page = await visit.open(size=SIZES[size], theme=theme)
            look = f"{size}-{theme}"
            for path in PAGES:
                await page.goto(path)
                await page.wait_for_load_state("networkidle")
                await take(page, folder, path.strip("/").replace("/", "-") or "home", look)
                bar.advance(task)
            await come_in(page, "Ana")
            code = await set_table(page, "antayagi", [{"kind": "open"}] * 4)
            await page.goto(f"/table/{code}")
            await page.get_by_role("button", name="Sit here").first.wait_for()
            await take(page, folder, "waiting-room", look)
            bar.advance(task)
            for game in GAMES:
                await take_game(visit, page, folder, game, look)
                bar.advance(task)
            await page.context.close()


async def take_game(visit: Visit, page: Page, folder: Path, game: str, look: str) -> None:
    """A table at several moments, its end, and looking back at it."""
    code = await deal(visit, page, game, max(3, GAMES[game].seats[0]))
    acts = 0

    async def act(page: Page) -> bool:
        nonlocal acts
        if acts in MOMENTS[game]:
            await take(page, folder, f"{game}-{acts}", look)
        acted = await ACTS[game](page)
        acts += acted
        return acted

    await play_to_end(page, act)
    await the_end(page).wait_for()
    await take(page, folder, f"{game}-end", look)
    await page.goto(f"/replay/{code}")
    await page.wait_for_load_state("networkidle")
    await take(page, folder, f"{game}-replay", look)


async def take(page: Page, folder: Path, name: str, look: str) -> None:
    """One picture."""
    await page.wait_for_timeout(400)
    await page.screenshot(path=folder / f"{name}-{look}.png")


def main() -> None:
    """Into the folder that was named."""
    parser = argparse.ArgumentParser(description="Pictures of every page and table.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--quick", action="store_true", help="on a phone in the dark alone")
    said = parser.parse_args()
    if missing := what_is_missing():
        sys.exit(missing)
    folder: Path = said.folder
    folder.mkdir(parents=True, exist_ok=True)
    limits = ("guests_per_hour", "tables_per_hour", "requests_per_second", "asks_per_minute")
    many = dict.fromkeys(limits, 10_000)
    with (
        tempfile.TemporaryDirectory() as home,
        Progress() as bar,
        running(f"sqlite:///{home}/sobremesa.db", **many) as server,
    ):
        asyncio.run(take_all(server, folder, LOOKS[-1:] if said.quick else LOOKS, bar))
    Console().print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
