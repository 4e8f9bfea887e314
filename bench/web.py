"""How fast are the pages, and for how many people? Lighthouse, a slow phone, and what is loaded.

*Scores* are Lighthouse's for its emulated phone, with a slow network and a slow processor: home,
the lobby of tables, a waiting room and a table of each game. Each page is audited as often as
``--rounds`` says; the median counts.

*Answers* is how long such a phone takes from a tap until the page shows what came of it, as the
browser's own event timing has it, while games are played through the page. The goal is 100 ms. A
page that holds nothing but a button shows what of that is the browser's own.

The phone's processor is four times slower than a computer of the speed that Lighthouse has in mind.
This one may be faster, slower or busy: before each audit its speed is measured (Lighthouse's own
index, the median of three), and it is slowed down accordingly, as Lighthouse's docs/throttling.md
advises. What Lighthouse does by itself, four times whatever the computer is, is ``--slowdown 4``.
The server, which a phone would have somewhere else, takes what the browser leaves it.

Each audit has a browser of its own. In one that has shown other pages Lighthouse's tools look
through all their scripts again when the next one begins: 30 to 80 ms here, which it counts as work
of that page, and multiplies.

*First load* is the JavaScript that the home page loads, as it is sent, packed.

It reports, good or bad: the exit code is 0 either way.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.async_api import Error, Locator, Page
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
sys.path.insert(0, str(ROOT))

from tests.server.matches import BOT, OPEN, begin, settings_of  # noqa: E402
from tests.server.running import Running, running  # noqa: E402
from tests.web import test_antayagi, test_antheno, test_tanxi  # noqa: E402
from tests.web.browsing import PHONE, browsing, chromium, visiting  # noqa: E402
from tests.web.conftest import what_is_missing  # noqa: E402
from tests.web.playing import deal, the_end  # noqa: E402

from sobremesa.client.guest import Guest  # noqa: E402
from sobremesa.client.tab import Tab  # noqa: E402
from sobremesa.games import GAMES  # noqa: E402

EXAMPLE: Final = "example: python bench/web.py --rounds 5 --acts 40 --slowdown 4"
AUDITOR: Final = HERE / "lighthouse"
PLAYED: Final = {"antayagi": test_antayagi, "antheno": test_antheno, "tanxi": test_tanxi}
GENEROUS: Final = dict.fromkeys(
    (
        "guests_per_hour",
        "tables_per_hour",
        "requests_per_second",
        "asks_per_minute",
        "tables_per_person",
    ),
    10**6,
)
SCORES: Final = {"performance": 95, "accessibility": 100}
ANSWER_MS: Final = 100
PATIENCE: Final = 120  # s for the acts at a table
IN_PEACE: Final = 400  # ms before and after a tap: who looks for buttons keeps the page busy
FIRST_LOAD: Final = 120_000
ALONE: Final = "/button"
BUTTON: Final = """<meta name="viewport" content="width=device-width">
<button onclick="this.textContent = Number(this.textContent) + 1">0</button>"""

# The browser tells of everything that took longer than 16 ms; what is quicker counts as 16.
TIMING: Final = """
window.answers = [];
new PerformanceObserver((list) => {
  for (const { name, duration, interactionId } of list.getEntries()) {
    if (interactionId && name !== "pointerdown") answers.push(duration);
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true });
"""
LOADED: Final = """
() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".js"))
  .reduce((all, { encodedBodySize }) => all + encodedBodySize, 0)
"""


# Scores


async def audit(
    url: str, rounds: int, slowdown: float, bar: Progress
) -> dict[str, list[dict[str, Any]]]:
    """What Lighthouse says of each page, round by round."""
    if not (AUDITOR / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--silent"], cwd=AUDITOR, check=True)
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    task = bar.add_task("Lighthouse", total=rounds)
    for _ in range(rounds):
        async with addresses(url) as (token, pages):
            opinions = await lighthouse(url, token, slowdown, pages)
            for name, said in zip(pages, opinions, strict=True):
                found[name].append(said)
        bar.advance(task)
    return found


async def lighthouse(
    url: str, token: str, slowdown: float, pages: dict[str, str]
) -> list[dict[str, Any]]:
    """What it says of these pages to the person of this token."""
    person = f"sobremesa={token}"
    command = ("node", "audit.mjs", str(chromium()), url, person, str(slowdown), *pages.values())
    node = await asyncio.create_subprocess_exec(*command, cwd=AUDITOR, stdout=PIPE, stderr=PIPE)
    heard, complained = await node.communicate()
    if node.returncode:
        raise SystemExit(f"Lighthouse failed:\n{complained.decode()[-2000:]}")
    return [json.loads(line) for line in heard.splitlines()]


@asynccontextmanager
async def addresses(url: str) -> AsyncIterator[tuple[str, dict[str, str]]]:
    """The pages that count, for somebody whose turn it is at a table of each game."""
    ana = await Guest.come_in(url, "Ana")
    waiting = await ana.set_table(settings_of("antayagi", [OPEN] * 3, public=True))
    tabs = {game: await my_turn(ana, game) for game in GAMES}
    yield (
        ana.token,
        {
            "home": "/",
            "lobby": "/new",
            "waiting room": f"/table/{waiting}",
            **{GAMES[game].title: f"/table/{tab.code}" for game, tab in tabs.items()},
        },
    )
    for tab in tabs.values():
        await tab.close()
    await ana.close()


async def my_turn(guest: Guest, game: str) -> Tab:
    """At a table with bots, when something is asked for the first time."""
    others = [BOT] * max(2, GAMES[game].seats[0] - 1)
    tab = Tab(guest, await guest.set_table(settings_of(game, [OPEN, *others], public=True)))
    await tab.open()
    await tab.sit(0)
    await begin([tab])
    await tab.until(lambda: tab.question is not None)
    return tab


def report_scores(found: dict[str, list[dict[str, Any]]], console: Console) -> None:
    """The medians, and what cost points."""
    shown = ("first paint", "largest paint", "blocked", "slowdown")
    table = Table("page", *SCORES, *shown, title="Lighthouse")
    for name, rounds in found.items():
        scores = [median(one[what] for one in rounds) for what in SCORES]
        figures = [
            median(one["figures"][what] for one in rounds)
            for what in ("first_paint", "largest_paint", "blocked")
        ]
        marks = [
            f"{score:.0f}{'' if score >= goal else ' (missed)'}"
            for score, goal in zip(scores, SCORES.values(), strict=True)
        ]
        slowdown = median(one["slowdown"] for one in rounds)
        table.add_row(name, *marks, *[f"{one:,.0f} ms" for one in figures], f"{slowdown:.1f}")
    console.print(table)
    for name, rounds in found.items():
        if lost := sorted({what for one in rounds for what in one["lost"]}):
            console.print(f"{name}, what cost points: {'; '.join(lost)}")


# A slow phone


async def play_slowly(
    server: Running, acts: int, slowdown: float, bar: Progress
) -> tuple[dict[str, list[float]], int]:
    """How long each answer took, by game; and the bytes of the first load."""
    task = bar.add_task("slow phone", total=1 + len(GAMES))
    async with browsing() as browser, visiting(browser, server) as visit:
        page = await visit.open(size=PHONE, fingers=True, motion="full")
        await page.wait_for_load_state("networkidle")
        loaded: int = await page.evaluate(LOADED)
        await page.context.add_init_script(TIMING)
        slow = await page.context.new_cdp_session(page)
        await slow.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        found = {"a button alone": await button_alone(page, acts)}
        bar.advance(task)
        for game in GAMES:
            await slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            await deal(visit, page, game, max(3, GAMES[game].seats[0]))
            await slow.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
            found[GAMES[game].title] = await answers(page, game, acts)
            bar.advance(task)
    return found, loaded


async def button_alone(page: Page, taps: int) -> list[float]:
    """What a tap takes where next to nothing has to be done."""
    await page.route(ALONE, lambda route: route.fulfill(body=BUTTON, content_type="text/html"))
    await page.goto(ALONE)
    for _ in range(taps):
        await tap(page.get_by_role("button"))
    found: list[float] = await page.evaluate("answers")
    return found


async def tap(button: Locator) -> bool:
    """Press the first of these with a finger, and nothing else meanwhile."""
    if not await button.first.is_visible():
        return False
    try:
        await button.first.scroll_into_view_if_needed(timeout=1000)
    except Error:
        return False  # it was gone before it was pressed
    box = await button.first.bounding_box()
    if box is None:
        return False
    await button.page.wait_for_timeout(IN_PEACE)
    await button.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await button.page.wait_for_timeout(IN_PEACE)
    return True


async def answers(page: Page, game: str, acts: int) -> list[float]:
    """Act so often, or until the game is over; how long each tap took."""
    done, until = 0, time.monotonic() + PATIENCE
    while done < acts and time.monotonic() < until and not await the_end(page).is_visible():
        done += await PLAYED[game].act(page, press=tap)
    found: list[float] = await page.evaluate("answers")
    return found


def report_answers(found: dict[str, list[float]], slowdown: float, console: Console) -> None:
    """Median, 98 % and worst of each game."""
    slower = f"{slowdown:.1f} times slower processor"
    title = f"From tap to picture, {slower} (goal: under {ANSWER_MS} ms)"
    table = Table("table", "taps", "median", "98 %", "worst", "", title=title)
    for name, times in found.items():
        late = quantiles(times, n=50)[-1]
        verdict = "reached" if late < ANSWER_MS else "missed"
        shown = [f"{one:.0f} ms" for one in (median(times), late, max(times))]
        table.add_row(name, str(len(times)), *shown, verdict)
    console.print(table)


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=EXAMPLE, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3, help="audits of each page")
    parser.add_argument("--acts", type=int, default=40, help="at each table, on the slow phone")
    parser.add_argument("--slowdown", type=float, default=0, help="of the phone; 0: as measured")
    parser.add_argument("--quick", action="store_true", help="the same as --rounds 1 --acts 2")
    said = parser.parse_args()
    if said.quick:
        said.rounds, said.acts = 1, 2
    if missing := what_is_missing():
        sys.exit(missing)
    if shutil.which("node") is None:
        sys.exit("Lighthouse needs Node 20 or newer on the path")
    console = Console(width=130)
    with (
        tempfile.TemporaryDirectory() as home,
        running(f"sqlite:///{home}/sobremesa.db", niceness=19, **GENEROUS) as server,
        Progress(console=Console(stderr=True)) as bar,
    ):
        scores = asyncio.run(audit(server.url, said.rounds, said.slowdown, bar))
        slowdown = median(one["slowdown"] for rounds in scores.values() for one in rounds)
        times, loaded = asyncio.run(play_slowly(server, said.acts, slowdown, bar))
    report_scores(scores, console)
    report_answers(times, slowdown, console)
    verdict = "reached" if loaded < FIRST_LOAD else "missed"
    console.print(f"first load: {loaded / 1000:.1f} kB of JavaScript, packed (goal 120): {verdict}")


if __name__ == "__main__":
    main()
