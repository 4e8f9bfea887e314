"""A table that cannot be read says so once, in a sentence, and the page stays away from it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from playwright.async_api import WebSocket, expect

from tests.server.running import Running, running
from tests.web.browsing import is_whole, visiting
from tests.web.playing import come_in, deal

SENTENCES = {
    "en": "This table cannot be opened",
    "es": "Esta mesa no se puede abrir",
    "fr": "Cette table ne s’ouvre plus",
}


@pytest.mark.usefixtures("home")  # where pages cannot be looked at, it says why
def test_a_table_that_cannot_be_read_is_said_so_in_every_language(tmp_path: Path) -> None:
    file = tmp_path / "sobremesa.db"
    sockets: list[WebSocket] = []

    def note(socket: WebSocket) -> None:
        sockets.append(socket)

    async def play(server: Running) -> str:
        async with visiting(server.url) as visit:
            return await deal(await visit.open(), "antayagi", 3)

    async def come_again(server: Running, code: str) -> None:
        async with visiting(server.url) as visit:
            for number, language in enumerate(SENTENCES, 1):
                page = await visit.open(language=language)
                await come_in(page, "Ana")
                page.on("websocket", note)
                await page.goto(f"/table/{code}")
                await expect(page.get_by_text(SENTENCES[language])).to_be_visible()
                await is_whole(page)
                # whoever waits to come back does so at once when the page is looked at again
                await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
                await is_whole(page)
                assert len(sockets) == number
            visit.forgive("status of 500")

    with running(f"sqlite:///{file}") as server:
        code = asyncio.run(play(server))
        server.stop()
        with sqlite3.connect(file) as database:
            database.execute("UPDATE log SET body = ? WHERE number = 3", (b"{}",))
        database.close()
        server.start()
        asyncio.run(come_again(server, code))
