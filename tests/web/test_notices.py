"""What whoever runs the server says: a line for everybody, and to who cannot take part."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from sobremesa.server import administration
from tests.web.browsing import PHONE, Visit, is_whole, said
from tests.web.playing import come_in, set_table

HOUR = 3_600_000
TEXTS = {"plain": "Back at ten", "es": "Volvemos a las diez", "fr": "De retour à dix heures"}
PICTURES = os.environ.get("SOBREMESA_PICTURES")  # a folder, for who wants to look


async def take(page: Page, name: str) -> None:
    if PICTURES:
        await page.screenshot(path=Path(PICTURES, f"{name}.png"))


async def noticed(page: Page, word: str) -> None:
    """Wait until the server says so."""
    async with asyncio.timeout(60):
        while word not in await (await page.request.get("/api/notices")).text():
            await asyncio.sleep(0.05)


@pytest.fixture
async def announced(visit: Visit) -> AsyncIterator[None]:
    """Something is announced, as long as the test lasts."""
    act = await administration.announce(visit.store, {**TEXTS}, HOUR, "")
    await noticed(await visit.open(), "plain")
    yield
    await administration.undo(visit.store, act.id, "")


@pytest.mark.usefixtures("announced")
@pytest.mark.parametrize("language", ["en", "es", "fr"])
async def test_everybody_reads_what_is_announced_until_they_hide_it(
    visit: Visit, language: str
) -> None:
    page = await visit.open(language=language, size=PHONE)
    line = page.get_by_text(TEXTS.get(language, TEXTS["plain"]))
    await expect(line).to_be_visible()
    await is_whole(page)
    await take(page, f"announced-{language}")
    await page.get_by_role("button", name=said("web-notice-hide", language)).click()
    await expect(line).to_have_count(0)
    async with page.expect_response("**/api/notices"):
        await page.reload()
    await expect(line).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "es", "fr"])
async def test_who_cannot_take_part_is_told_so(visit: Visit, language: str) -> None:
    page = await visit.open(language=language)
    await come_in(page, "Ana")
    code = await set_table(page, "antheno", [{"kind": "open"}] * 2)
    act = await administration.ban_person(visit.store, code, None, HOUR, "")
    await noticed(page, "banned")
    await page.goto("/rules/antheno")
    told = said("web-banned", language, until="|").partition("|")[0]
    await expect(page.locator("aside").get_by_text(told)).to_be_visible()
    await is_whole(page)
    await take(page, f"banned-{language}")
    visit.forgive("403", "/api/me")
    await administration.undo(visit.store, act.id, "")
