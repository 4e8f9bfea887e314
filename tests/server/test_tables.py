"""Setting tables: what can be wished for, and what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Tab
from sobremesa.games import GAMES
from sobremesa.table.messages import Close, Done
from tests.server.asked import go, rule_of
from tests.server.matches import BOT, OPEN, Json, begin, seated, settings_of
from tests.server.running import Running


async def setting(url: str, **settings: Any) -> httpx.Response:
    """What comes of somebody's wish to set a table."""
    guest = await Guest.come_in(url, "Ana")
    try:
        return await guest.http.post("/api/tables", json=settings)
    finally:
        await guest.close()


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        ({"game": "chess", "seats": [BOT] * 3}, "game"),
        ({"game": "antayagi", "seats": [BOT] * 2}, "seats"),
        ({"game": "antayagi", "seats": [{"kind": "bot", "level": "genius"}] * 3}, "seats"),
        ({"game": "antayagi", "seats": [BOT] * 3, "options": {"edition": "12"}}, "options"),
        ({"game": "antayagi", "seats": [BOT] * 3, "pack": "no toml"}, "pack"),
        ({"game": "antayagi", "seats": [BOT] * 3, "pack": f"copies = {'9' * 5000}"}, "40 digits"),
        ({"game": "antayagi", "seats": [BOT] * 3, "substitute": "genius"}, "substitute"),
        ({"game": "antheno", "seats": [OPEN] * 2, "options": {"hand": 99}}, "hand"),
        ({"game": "antayagi", "seats": [BOT] * 3, "clock": {"kind": "bank"}}, "seconds"),
        ({"game": "antayagi", "seats": [BOT] * 3, "colour": "red"}, "colour"),
    ],
)
def test_what_cannot_be_meant_is_named_by_its_field(
    server: Running, settings: Json, field: str
) -> None:
    reply = asyncio.run(setting(server.url, **settings))
    assert (reply.status_code, rule_of(reply)) == (400, "K-3")
    assert field in reply.json()["args"]["problem"]


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"seats": [BOT] * 3}, "game"),
        ({"game": 3, "seats": [BOT] * 3}, "game"),
        ({"game": "antayagi", "seats": [BOT, {"kind": "bot", "level": 3}]}, "seats[1].level"),
        ({"game": "antayagi", "seats": [BOT, {"kind": "cat"}]}, "seats[1].kind"),
        ({"game": "antayagi", "seats": [BOT] * 3, "clock": {"kind": "bank"}}, "clock.seconds"),
        ({"game": "antayagi", "seats": [BOT] * 3, "colour": "red"}, "colour"),
        ({"game": "antayagi", "seats": [BOT] * 3, "x" * 5000: 1}, "x" * 100),
        ([], "body"),
    ],
)
def test_a_body_that_cannot_be_read_is_refused_by_its_field(
    server: Running, body: Any, where: str
) -> None:
    refusal = httpx.post(f"{server.url}/api/tables", json=body).json()
    assert (refusal["rule"], refusal["where"]) == ("K-3", [where])
    assert refusal["args"]["problem"].startswith(f"{where}: ")


def test_a_query_that_cannot_be_read_is_refused_by_its_field(server: Running) -> None:
    refusal = httpx.get(f"{server.url}/api/me/tables?before=x").json()
    assert (refusal["rule"], refusal["where"]) == ("K-3", ["before"])


def test_s_3_nobody_hosts_too_many_tables(server: Running) -> None:
    async def run() -> None:
        guest = await Guest.come_in(server.url, "Ana")
        for _ in range(3):
            code = await guest.set_table(settings_of("antayagi", [OPEN] * 3))
        reply = await guest.http.post("/api/tables", json={"game": "antayagi", "seats": [OPEN] * 3})
        assert (reply.status_code, rule_of(reply)) == (409, "S-3")
        tab = Tab(guest, code)
        await tab.open()
        assert isinstance(await tab.ask(Close()), Done)
        assert tab.room.ended == "host"
        await tab.close()
        await guest.set_table(settings_of("antayagi", [OPEN] * 3))
        await guest.close()

    go(run())


def test_an_unlisted_table_is_in_no_list(server: Running) -> None:
    async def run() -> None:
        guest = await Guest.come_in(server.url, "Ana")
        hidden = await guest.set_table(settings_of("antayagi", [OPEN] * 3))
        shown = await guest.set_table(settings_of("antayagi", [OPEN] * 3, public=True))
        listed = (await guest.http.get("/api/tables")).json()["waiting"]
        codes = [card["table"] for card in listed]
        assert shown in codes
        assert hidden not in codes
        mine = (await guest.http.get("/api/me/tables")).json()
        assert {hidden, shown} == {one["card"]["table"] for one in mine}
        assert (await guest.http.get(f"/api/tables/{hidden}")).json()["host"] == "Ana"
        await guest.close()

    go(run())


def test_a_box_of_ones_own_can_be_played(server: Running) -> None:
    async def run() -> None:
        released = next(iter(GAMES["tanxi"].released.values()))
        text = released.replace("Isla del", "Isla sin").replace("value = 6", "value = 5")
        async with seated(server.url, "tanxi", 1, 2, pack=text) as (tab,):
            assert tab.room.pack.startswith("Isla sin")
            assert tab.room.settings.pack is None
            await begin([tab])
            texts = await tab.guest.http.get(f"/api/tables/{tab.code}/texts/es")
            assert "name-" in texts.text
            assert texts.headers["content-encoding"] == "gzip"
            http = tab.guest.http
            printed = [
                (await http.get(path)).json()["cards"]["moon-bow"]["value"]
                for path in ("/api/games/tanxi/box", f"/api/tables/{tab.code}/box")
            ]
            assert printed == [6, 5]
            again = {"game": "tanxi", "seats": [OPEN, BOT, BOT]}
            like = (await http.post(f"/api/tables?box={tab.code}", json=again)).json()["table"]
            box = (await http.get(f"/api/tables/{like}/box")).json()
            assert box["cards"]["moon-bow"]["value"] == 5
            other = {"game": "antheno", "seats": [OPEN, BOT]}
            for code, status in ((tab.code, 400), ("2" * 13, 404)):
                reply = await http.post(f"/api/tables?box={code}", json=other)
                assert reply.status_code == status
            assert (await http.get("/api/games/antheno/box")).json() is None

    go(run())


def test_every_mistake_of_a_pack_is_told_to_whoever_sets_a_table(server: Running) -> None:
    async def run() -> None:
        ana = await Guest.come_in(server.url, "Ana")
        pack = GAMES["tanxi"].released[next(iter(GAMES["tanxi"].released))]
        for old, new in (
            ('id = "machete"', 'id = "machete"\nvalu = 3'),
            ("hearts = 9", "hearts = 0"),
        ):
            pack = pack.replace(old, new, 1)
        asked = {"game": "tanxi", "seats": [OPEN, BOT, BOT], "pack": pack.replace("valu =", "# ")}
        one = (await ana.http.post("/api/tables", json=asked)).json()
        assert "bay-kraken has 0 as its hearts" in one["args"]["problem"]
        asked["pack"] = pack.replace('do = "heal"', 'do = "heel"', 1)
        reply = await ana.http.post("/api/tables", json=asked)
        said = [reply.json(), *reply.json()["others"]]
        assert reply.status_code == 400
        assert {refusal["rule"] for refusal in said} == {"K-3"}
        problems = [refusal["args"]["problem"] for refusal in said]
        assert any("loot machete, field valu: there is no such field" in one for one in problems)
        assert any("did you mean heal?" in one for one in problems)
        await ana.close()

    go(run())
