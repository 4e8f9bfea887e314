"""Each page tells along with itself what it will ask for: files that are there, no others."""

from __future__ import annotations

import asyncio
import re

import httpx
import pytest

from sobremesa.client.guest import Guest
from sobremesa.games import GAMES
from sobremesa.server.routes.preload import PAGES
from tests.server.matches import begin, seated
from tests.server.running import Running
from tests.web.browsing import Visit, said

SPANISH = {"accept-language": "es-ES,es;q=0.9"}
STAMP = re.compile(r"-[\w-]{8}(?=\.)")  # of what is in a file


def links(reply: httpx.Response) -> list[str]:
    """The addresses that a page names."""
    return re.findall(r"<([^>]+)>", reply.headers["link"])


@pytest.mark.parametrize("page", PAGES)
def test_everything_that_a_page_names_is_there(home: Running, page: str) -> None:
    with httpx.Client(base_url=home.url, headers=SPANISH) as http:
        named = links(http.get(f"/{page}"))
        assert len(named) == len(set(named))
        assert [one for one in named if one.startswith(f"/assets/{PAGES[page]}-")]
        assert [one for one in named if one.startswith("/assets/page-es-")]
        assert "/api/texts/es" in named
        assert {http.get(one).status_code for one in named} == {200}


async def test_who_has_chosen_a_language_gets_its_texts(visit: Visit, home: Running) -> None:
    page = await visit.open("/settings")
    await page.get_by_label(said("web-language")).first.select_option("fr")
    await page.get_by_role("heading", name=said("web-settings", "fr")).wait_for()
    async with page.expect_request("**/api/texts/*") as asked:
        await page.reload()
    assert (await asked.value).url.endswith("/api/texts/fr")
    cookies = {one["name"]: one["value"] for one in await page.context.cookies()}
    named = links(httpx.get(home.url, cookies=cookies, headers=SPANISH))
    assert "/api/texts/fr" in named
    assert "/api/texts/es" not in named


@pytest.mark.parametrize("game", GAMES)
def test_a_table_names_its_game_to_those_who_may_be_there(home: Running, game: str) -> None:
    async def run() -> None:
        eve = await Guest.come_in(home.url, "Eve")
        async with seated(home.url, game, 2, 1, spectators=False) as tabs:
            code, ana = tabs[0].code, tabs[0].guest
            early = links(await ana.http.get(f"/table/{code}"))
            assert "/api/games" in early
            files = {STAMP.sub("", one) for one in early}
            assert files >= {"/assets/WaitingRoom.js", f"/assets/{game}-en.js"}
            assert not files & {"/assets/Play.js", f"/assets/{game}.js"}
            await begin(tabs)
            mine = links(await ana.http.get(f"/table/{code}"))
            assert f"/api/tables/{code}/box" in mine
            files = {STAMP.sub("", one) for one in mine}
            wanted = ["Table.js", "Play.js", f"{game}.js", f"{game}.css", f"{game}-en.js"]
            assert files >= {f"/assets/{name}" for name in wanted}
            assert {(await ana.http.get(one)).status_code for one in mine} == {200}
            page = links(await ana.http.get("/table/none"))
            assert links(await eve.http.get(f"/table/{code}")) == page
            assert not [one for one in page if one.startswith(("/api/tables", f"/assets/{game}"))]
        await eve.close()

    asyncio.run(run())
