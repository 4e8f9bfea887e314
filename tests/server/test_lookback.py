"""What can be asked of games that are over, and not of others."""

from __future__ import annotations

import asyncio

import httpx

from sobremesa.client.tab import Tab
from sobremesa.games import GAMES
from sobremesa.kernel.course import verify
from sobremesa.kernel.record import read_record
from sobremesa.table.messages import Done, Rematch, Stop
from tests.server.asked import go, rule_of
from tests.server.matches import BOT, OPEN, Json, begin, play_to_end, played, refused, seated
from tests.server.running import Running


def test_s_6_games_in_progress_keep_their_secrets(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "antayagi", 2, 1) as tabs:
            for _ in range(2):
                for path in ("record", "recap", "replay", "replay?eyes=0"):
                    reply = await tabs[0].guest.http.get(f"/api/tables/{tabs[0].code}/{path}")
                    assert (reply.status_code, rule_of(reply)) == (409, "S-6")
                if tabs[0].room.stage == "waiting":
                    await begin(tabs)

    go(run())


def test_my_games_say_whose_turn_it_is(server: Running) -> None:
    async def run() -> None:
        async with seated(
            server.url, "antheno", 2, 0, clock={"kind": "per-move", "seconds": 60}
        ) as tabs:
            mine = [(await tab.guest.http.get("/api/me/tables")).json()[0] for tab in tabs]
            assert not any("turn" in one for one in mine)
            await begin(tabs)
            mine = [(await tab.guest.http.get("/api/me/tables")).json()[0] for tab in tabs]
            [seat] = mine[0]["turn"]["seats"]
            assert [one["turn"].get("yours", False) for one in mine] == [seat == 0, seat == 1]
            assert mine[0]["turn"]["until"] == mine[1]["turn"]["until"]

    go(run())


def test_a_finished_game_can_be_seen_with_all_eyes_and_played_on(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "antayagi", 2, 1) as tabs:
            await played(tabs)
            http, path = tabs[0].guest.http, f"/api/tables/{tabs[0].code}"
            mine = (await http.get("/api/me/tables")).json()[0]
            ranks = tabs[0].room.ranks or ()
            assert mine["place"] == ranks[0]
            entries = (await http.get(f"{path}/replay")).json()["entries"]
            for eyes in ("0", "2", "spectator", "open"):
                assert await replayed(http, path, eyes, entries) is not None
            assert await replayed(http, path, "0", entries) == {**(tabs[0].view or {})}
            ending = (await http.get(f"{path}/recap")).json()
            assert ending["recap"]["why"]["args"]["seat"] == ranks.index(1)
            assert 0 < ending["recap"]["moment"]["entry"] <= entries
            assert ending["lasted"] > 0
            bad = await http.get(f"{path}/replay?eyes=9")
            assert (bad.status_code, rule_of(bad)) == (400, "K-3")
            await play_on(http, path, tabs[0], entries)

    async def replayed(http: httpx.AsyncClient, path: str, eyes: str, entries: int) -> Json:
        view: Json = {}
        for first in range(0, entries + 1, 50):
            reply = await http.get(f"{path}/replay?eyes={eyes}&first={first}&count=50")
            for step in reply.json()["steps"]:
                view = {**view, **step.get("changes", {})}
        return view

    async def play_on(http: httpx.AsyncClient, path: str, tab: Tab, entries: int) -> None:
        seats = [OPEN, BOT, BOT]
        late = await http.post(f"{path}/play-on", json={"entry": entries, "seats": seats})
        assert (late.status_code, rule_of(late)) == (404, "S-6")
        half = entries // 2
        window = {"seconds": 60, "closes": "answered"}
        reply = await http.post(
            f"{path}/play-on", json={"entry": half, "seats": seats, "window": window}
        )
        code = reply.json()["table"]
        again = Tab(tab.guest, code)
        await again.open()
        assert isinstance(await again.sit(0), Done)
        assert (await http.get(f"/api/tables/{code}")).json()["origin"] == tab.code
        await begin([again])
        await play_to_end(again)
        record = await http.get(f"/api/tables/{code}/record")
        game, read = read_record(record.text, GAMES)
        assert [verdict.fault for verdict in verify(game, read)] == [None] * 5
        assert read.head.origin is not None
        assert (read.head.origin.table, len(read.head.origin.entries)) == (tab.code, half)
        assert again.room.origin == tab.code
        await again.close()

    go(run())


def test_a_game_that_was_stopped_by_agreement_can_be_looked_back_at(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "antayagi", 2, 1) as (ana, bo):
            await begin([ana, bo])
            assert isinstance(await ana.ask(Stop()), Done)
            await bo.until(lambda: bo.room.stopping == (0,))
            http, path = ana.guest.http, f"/api/tables/{ana.code}"
            assert rule_of(await http.get(f"{path}/record")) == "S-6"
            assert isinstance(await bo.ask(Stop()), Done)
            await ana.until(lambda: ana.room.stage == "over")
            game, read = read_record((await http.get(f"{path}/record")).text, GAMES)
            verdicts = verify(game, read)
            assert [verdict.fault for verdict in verdicts] == [None] * 5
            assert verdicts[-1].what == "stopped-agreed"
            mine = (await http.get("/api/me/tables")).json()[0]
            assert (mine["card"]["stage"], mine["card"]["ended"]) == ("over", "agreed")
            assert mine.get("place") is None
            steps = (await http.get(f"{path}/replay")).json()["steps"]
            assert steps[-1]["lines"] == [{"act": "stopped", "seat": 1, "why": "agreed"}]

    go(run())


def test_a_rematch_keeps_everybodys_seat(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "antheno", 2, 0) as (host, other):
            await begin([host, other])
            assert refused(await host.ask(Rematch())).rule == "T-5"
            await asyncio.gather(play_to_end(host), play_to_end(other))
            assert refused(await other.ask(Rematch())).rule == "T-3"
            assert isinstance(await host.ask(Rematch()), Done)
            await other.until(lambda: other.room.rematch is not None)
            again = Tab(other.guest, str(other.room.rematch))
            await again.open()
            assert refused(await again.sit(0)).rule == "T-4"
            assert isinstance(await again.sit(1), Done)
            await again.close()

    go(run())
