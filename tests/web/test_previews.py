"""Links have previews: what any stranger is shown of a table, and nothing where there is none."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Coroutine
from typing import Any

import httpx

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Tab
from sobremesa.server.store.store import open_store
from sobremesa.table.messages import Close, Done
from tests.server.matches import OPEN, begin, seated, settings_of
from tests.server.running import Running

NASTY = '"><script>a</script>'


def go(match: Coroutine[Any, Any, None]) -> None:
    """Let it happen."""
    asyncio.run(match)


def og(page: str) -> dict[str, str]:
    """What a messenger shows of a link."""
    found = re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page)
    return {name: html.unescape(value) for name, value in found}


def page_of(home: Running, code: str, path: str = "table") -> httpx.Response:
    """The page of a table, as a messenger fetches it."""
    return httpx.get(f"{home.url}/{path}/{code}")


def test_the_link_of_a_table_says_game_host_and_state_in_the_hosts_language(home: Running) -> None:
    async def run() -> None:
        async with seated(home.url, "tanxi", 2, 1, language="fr") as tabs:
            code, host = tabs[0].code, tabs[0].room.host
            for stage in ("va commencer", "est en cours"):
                said = og(page_of(home, code).text)
                assert said["title"] == f"Tanxi à la table de {host}"
                assert stage in said["description"]
                assert said["locale"] == "fr_FR"
                assert said["image"] == f"{home.url}/preview-tanxi.jpg"
                if tabs[0].room.stage == "waiting":
                    await begin(tabs)

    go(run())


def test_names_cannot_break_out_of_a_preview(home: Running) -> None:
    async def run() -> None:
        guest = await Guest.come_in(home.url, NASTY)
        code = await guest.set_table(settings_of("antayagi", [OPEN] * 3))
        page = page_of(home, code).text
        assert "<script>a" not in page
        assert og(page)["title"] == f"AntaYagí at {NASTY}’s table"
        await guest.close()

    go(run())


def test_unknown_closed_and_forbidden_tables_look_alike(home: Running) -> None:
    async def run() -> None:
        async with seated(home.url, "antayagi", 2, 1, spectators=False) as tabs:
            await begin(tabs)
            closed = await tabs[0].guest.set_table(settings_of("antheno", [OPEN] * 2))
            tab = Tab(tabs[0].guest, closed)
            await tab.open()
            assert isinstance(await tab.ask(Close()), Done)
            await tab.close()
            for path in ("table", "replay"):
                codes = ("2" * 13, closed, tabs[0].code, "nonsense")
                replies = [page_of(home, code, path) for code in codes]
                assert {(reply.status_code, reply.content) for reply in replies} == {
                    (200, replies[0].content)
                }
                heads = [dict(reply.headers) for reply in replies]
                for head in heads:
                    head.pop("date")
                    head.pop("x-request-id")
                assert heads == [heads[0]] * 4
            theirs = await tabs[0].guest.http.get(f"/table/{tabs[0].code}")
            assert theirs.content == replies[0].content

    go(run())


def test_a_preview_changes_nothing(home: Running) -> None:
    async def run() -> None:
        guest = await Guest.come_in(home.url, "Ana")
        code = await guest.set_table(settings_of("antayagi", [OPEN] * 3))
        store = await open_store(home.database)
        before = await store.log(code), await store.listed(code, None)
        for _ in range(3):
            assert og(page_of(home, code).text)["title"] == "AntaYagí at Ana’s table"
        assert (await store.log(code), await store.listed(code, None)) == before
        await store.close()
        await guest.close()

    go(run())
