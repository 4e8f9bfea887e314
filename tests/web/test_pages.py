"""Every page in every language: all words are there, nothing sticks out, nobody is kept out."""

from __future__ import annotations

import asyncio
import re

import pytest

from tests.server.running import Running
from tests.web.browsing import DESKTOP, LANGUAGES, PHONE, barriers, sticks_out, visiting

PAGES = (
    "/", "/new", "/new/antayagi", "/new/antheno", "/new/tanxi", "/rules", "/rules/antayagi",
    "/rules/antheno", "/rules/tanxi", "/settings", "/about", "/table/nowhere", "/replay/nowhere",
)  # fmt: skip
KEY = re.compile(r"\b(?:web|name|rule|refused|event|move|question|option|phrase)-[a-z0-9-]+\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_whole(home: Running, language: str) -> None:
    async def evening() -> None:
        async with visiting(home.url) as visit:
            visit.missing = ("/api/tables/nowhere",)
            for path in PAGES:
                for size, theme in ((DESKTOP, "light"), (PHONE, "dark")):
                    page = await visit.open(path, size=size, language=language, theme=theme)
                    await page.wait_for_load_state("networkidle")
                    text = await page.inner_text("body")
                    assert len(text.split()) > 5, path
                    assert KEY.findall(text) == [], path
                    assert await sticks_out(page) == [], (path, size)
                    assert await barriers(page) == [], (path, size, theme)
                    await page.context.close()

    asyncio.run(evening())
