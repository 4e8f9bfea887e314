"""The arena's report in a real browser: nothing sticks out, nobody is kept out."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.async_api import Browser, Page, expect

from sobremesa.arena.report.writing import PAGE_FILE, write
from tests.arena.tournaments import tournament, with_failures
from tests.web.browsing import DESKTOP, PHONE, barriers, resize, sticks_out

LONG = "run:node examples/a-first-try/bot.js --fast --depth 3"


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A report with everything in it."""
    results = tournament({"greedy": 1.0, "mine.py:Mine": 0.5, LONG: 0.0}, deals=12)
    lines = ["answered nothing within 5 s", "crashed: KeyError: 'hand'"]
    write(with_failures(results, 2, lines), tmp_path, "sobremesa arena antayagi")
    return tmp_path / PAGE_FILE


async def opened(browser: Browser, file: Path, scheme: Literal["light", "dark"]) -> Page:
    context = await browser.new_context(color_scheme=scheme)
    page = await context.new_page()
    await page.goto(file.as_uri())
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_a_report_keeps_nobody_out(
    browser: Browser, written: Path, scheme: Literal["light", "dark"]
) -> None:
    page = await opened(browser, written, scheme)
    for size in (PHONE, DESKTOP):
        await resize(page, size)
        assert await sticks_out(page) == []
        assert await barriers(page) == []
    await page.context.close()


async def test_a_report_is_walked_through_by_keyboard(browser: Browser, written: Path) -> None:
    page = await opened(browser, written, "light")
    await page.keyboard.press("Tab")
    await expect(page.get_by_text("To the figures")).to_be_focused()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    first = page.get_by_role("region", name="Win shares of each bot against all others")
    await expect(first).to_be_focused()
    await page.context.close()


async def test_a_report_is_printed_light_and_whole(browser: Browser, written: Path) -> None:
    page = await opened(browser, written, "dark")
    await page.emulate_media(media="print")
    assert await page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"
    await expect(page.get_by_role("navigation")).to_be_hidden()
    await page.set_viewport_size({"width": 794, "height": 1123})  # A4
    assert await sticks_out(page) == []
    await page.context.close()
