"""A table that cannot be read says so once, in a sentence, and the page stays away from it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from playwright.async_api import WebSocket, expect

from tests.server.running import Running
from tests.web.browsing import Visit, is_whole
from tests.web.playing import BOT, OPEN, come_in, wanted, who_is
from tests.web.scenes import BEGUN, set_scene

SENTENCES = {
    "en": "This table cannot be opened",
    "es": "Esta mesa no se puede abrir",
    "fr": "Cette table ne s’ouvre plus",
}


async def test_a_table_that_cannot_be_read_is_said_so_in_every_language(
    visit: Visit, home: Running
) -> None:
    ana = await visit.open()
    people = [await who_is(visit, ana, "Ana")]
    settings = wanted("antayagi", [OPEN, BOT, BOT], {})
    code = await set_scene(visit.store, BEGUN, settings, people)
    spoil(home.database, code)
    sockets: list[WebSocket] = []

    def note(socket: WebSocket) -> None:
        sockets.append(socket)

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


def spoil(database: str, code: str) -> None:
    """Make an entry of a table's log one that cannot be read."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file, file:
        spoilt = "UPDATE log SET body = ? WHERE table_id = ? AND number = 3"
        assert file.execute(spoilt, (b"{}", code)).rowcount == 1
