"""What can be asked of a server, and what it refuses, over real connections."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sobremesa.client.guest import Guest
from sobremesa.client.tab import Parted, Tab
from sobremesa.games import GAMES
from sobremesa.kernel.course import verify
from sobremesa.kernel.record import read_record
from sobremesa.table.messages import (
    Answer,
    AnyRequest,
    Close,
    Done,
    HandToBot,
    Hint,
    Leave,
    Plan,
    Rematch,
    Remove,
    SetStandingAnswer,
    Start,
    Stop,
    TakeBack,
    Talk,
    WhyNot,
)
from sobremesa.table.settings import BotSeat
from tests.server.matches import (
    BOT,
    OPEN,
    Json,
    begin,
    next_question,
    play_to_end,
    played,
    refused,
    seated,
    settings_of,
)
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file: Path = tmp_path_factory.mktemp("routes") / "sobremesa.db"
    # All come from one address
    many = dict.fromkeys(("guests_per_hour", "tables_per_hour", "requests_per_second"), 1000)
    with running(f"sqlite:///{file}", tables_per_person=3, **many) as one:
        yield one
    assert not [line for line in one.lines if "Traceback" in line]


def go(match: Coroutine[Any, Any, None]) -> None:
    """Let it happen."""
    asyncio.run(match)


def rule_of(reply: httpx.Response) -> str:
    """The rule by which something was refused."""
    rule: str = reply.json()["rule"]
    return rule


# Coming in


def test_s_2_who_has_not_come_in_can_set_no_table(server: Running) -> None:
    reply = httpx.post(f"{server.url}/api/tables", json={"game": "antayagi", "seats": [BOT] * 3})
    assert (reply.status_code, rule_of(reply)) == (401, "S-2")


def test_the_cookie_is_for_the_server_alone(server: Running) -> None:
    reply = httpx.post(f"{server.url}/api/guests", json={"name": "Ana"})
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert len(reply.cookies["sobremesa"]) >= 43


def test_a_guest_keeps_who_they_are_and_may_change_their_name(server: Running) -> None:
    with httpx.Client(base_url=server.url) as http:
        http.post("/api/guests", json={"name": "Ana"})
        cookie = http.cookies["sobremesa"]
        assert http.post("/api/guests", json={"name": "  Ana\tMaría "}).json() == {
            "name": "Ana María"
        }
        assert http.cookies["sobremesa"] == cookie
        assert http.get("/api/me").json() == {"name": "Ana María"}


@pytest.mark.parametrize("name", ["", " ", "\u202e", "x" * 25, "\n\n"])
def test_a_name_can_be_seen_and_is_short(server: Running, name: str) -> None:
    reply = httpx.post(f"{server.url}/api/guests", json={"name": name})
    assert (reply.status_code, rule_of(reply)) == (400, "K-3")


# Lessons


def test_a_lesson_needs_no_name_and_is_in_no_list(server: Running) -> None:
    url = f"{server.url}/api/games/antayagi/lessons"
    assert next(one["name"] for one in httpx.get(url).json()) == "whose-cards"
    assert "lesson-whose-cards =" in httpx.get(f"{url}/texts/en").text
    before = httpx.get(f"{server.url}/api/tables").json()
    begun = httpx.post(f"{url}/whose-cards", json={"step": 0, "wish": {"want": "look"}})
    assert begun.status_code == 200
    assert begun.json()["deliveries"][0]["view"]["seat"] == 0
    assert httpx.get(f"{server.url}/api/tables").json() == before
    assert "set-cookie" not in begun.headers


@pytest.mark.parametrize(
    ("lesson", "wish", "status", "rule"),
    [
        ("nonsense", {"step": 0, "wish": {"want": "look"}}, 404, "S-9"),
        ("whose-cards", {"step": 70, "wish": {"want": "look"}}, 400, "K-3"),
        ("whose-cards", {"step": 0, "wish": {"want": "ask", "ask": {"a": 1}}}, 400, "K-3"),
        ("whose-cards", {"step": 0, "wish": {"want": "look"}, "moves": [{}] * 41}, 400, "K-3"),
        ("whose-cards", {"step": 5, "wish": {"want": "look"}, "moves": [{}]}, 400, "K-3"),
    ],
)
def test_what_a_lesson_cannot_do_is_refused(
    server: Running, lesson: str, wish: Json, status: int, rule: str
) -> None:
    reply = httpx.post(f"{server.url}/api/games/antayagi/lessons/{lesson}", json=wish)
    assert (reply.status_code, rule_of(reply)) == (status, rule)


# Pages from elsewhere


def test_s_5_a_page_from_elsewhere_can_neither_ask_nor_listen(server: Running) -> None:
    strange = {"origin": "https://elsewhere.example"}
    reply = httpx.post(f"{server.url}/api/guests", json={"name": "Eve"}, headers=strange)
    assert (reply.status_code, rule_of(reply)) == (403, "S-5")

    async def listen() -> None:
        address = server.url.replace("http", "ws", 1)
        with pytest.raises(InvalidStatus):
            await connect(f"{address}/api/tables/x/socket", origin=strange["origin"])  # type: ignore[arg-type]

    go(listen())
    home = httpx.post(
        f"{server.url}/api/guests", json={"name": "Ana"}, headers={"origin": server.url}
    )
    assert home.status_code == 201


@pytest.mark.parametrize(
    "origin", ["http://not-{}", "http://{}.elsewhere.example", "http://{}0", "null"]
)
def test_s_5_an_origin_that_only_looks_like_ours_is_another(server: Running, origin: str) -> None:
    alike = {"origin": origin.format(server.url.removeprefix("http://"))}
    reply = httpx.post(f"{server.url}/api/guests", json={"name": "Eve"}, headers=alike)
    assert (reply.status_code, rule_of(reply)) == (403, "S-5")


@pytest.mark.parametrize("path", ["/", "/api", "/api/games", "/nowhere", "/api/tables/nowhere"])
def test_every_answer_tells_browsers_to_be_strict(server: Running, path: str) -> None:
    headers = httpx.get(f"{server.url}{path}").headers
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert headers["x-content-type-options"] == "nosniff"


def test_errors_show_no_insides(server: Running) -> None:
    for path in ("/nowhere", "/api/tables/nowhere", "/api/games/chess/rules", "/api/texts/xx"):
        reply = httpx.get(f"{server.url}{path}")
        assert reply.status_code == 404
        assert set(reply.json()) == {"rule", "reason"}


# How answers are asked for and kept


@pytest.mark.parametrize(
    "path", ["/", "/api", "/api/games", "/api/texts/fr", "/healthz", "/readyz", "/api/me", "/none"]
)
def test_head_is_get_without_a_body(server: Running, path: str) -> None:
    whole, head = httpx.get(f"{server.url}{path}"), httpx.head(f"{server.url}{path}")
    assert (head.status_code, head.content) == (whole.status_code, b"")
    drop = {"date", "x-request-id"}
    assert {n: v for n, v in head.headers.items() if n not in drop} == {
        n: v for n, v in whole.headers.items() if n not in drop
    }


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/api",
        "/api/games",
        "/api/games/tanxi/box",
        "/api/games/tanxi/rules",
        "/api/games/tanxi/texts/fr",
        "/api/messages.json",
        "/api/style.css",
        "/api/texts/fr",
    ],
)
def test_what_an_upgrade_may_change_is_asked_for_again(server: Running, path: str) -> None:
    first = httpx.get(f"{server.url}{path}")
    assert first.headers["cache-control"] == "no-cache"
    tag = {"if-none-match": first.headers["etag"]}
    again = httpx.get(f"{server.url}{path}", headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other = httpx.get(f"{server.url}{path}", headers={"if-none-match": '"of another version"'})
    assert (other.status_code, other.content) == (200, first.content)


def test_what_is_ones_own_is_kept_nowhere(server: Running) -> None:
    async def run() -> None:
        guest = await Guest.come_in(server.url, "Ana")
        code = await guest.set_table(settings_of("antayagi", [OPEN] * 3))
        table = f"/api/tables/{code}"
        for path in ("/api/me", "/api/me/tables", "/api/tables", table, f"{table}/record"):
            reply = await guest.http.get(path)
            assert reply.headers["cache-control"] == "no-store", path
        named = await guest.http.post("/api/guests", json={"name": "Eva"})
        assert named.headers["cache-control"] == "no-store"
        await guest.close()

    go(run())


# Setting tables


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


# Sitting down


def test_a_reserved_seat_needs_its_link(server: Running) -> None:
    async def run() -> None:
        host = await Guest.come_in(server.url, "Host")
        friend = await Guest.come_in(server.url, "Friend")
        code = await host.set_table(settings_of("antayagi", [OPEN, {"kind": "reserved"}, BOT]))
        tab, other = Tab(host, code), Tab(friend, code)
        await tab.open()
        await other.open()
        link = tab.room.seats[1].link
        assert link is not None
        assert other.room.seats[1].link is None
        assert refused(await other.sit(1)).rule == "T-4"
        assert refused(await other.sit(1, link="0" * 32)).rule == "T-4"
        assert isinstance(await other.sit(1, link=link), Done)
        await tab.close()
        await other.close()
        await host.close()
        await friend.close()

    go(run())


def test_t_3_only_the_host_removes_people(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "antayagi", 2, 1) as (host, other):
            assert refused(await other.ask(Remove(seat=0))).rule == "T-3"
            assert isinstance(await host.ask(Remove(seat=1)), Done)
            await other.until(lambda: other.room.you is None)
            assert refused(await host.ask(Start())).rule == "T-6"
            assert isinstance(await host.ask(Plan(seat=1, plan=BotSeat("random"))), Done)
            await begin([host])

    go(run())


def test_where_there_are_no_spectators_nobody_watches(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "antayagi", 2, 1, spectators=False, public=True) as tabs:
            stranger = await Guest.come_in(server.url, "Eve")
            watching = Tab(stranger, tabs[0].code)
            await watching.open()
            await begin(tabs)
            await asyncio.wait_for(watching.wait_closed(), 30)
            assert watching.ended == 4403
            again = Tab(stranger, tabs[0].code)
            with pytest.raises(Parted) as parted:
                await again.open()
            assert parted.value.code == 4403
            reply = await stranger.http.get(f"/api/tables/{tabs[0].code}")
            assert (reply.status_code, rule_of(reply)) == (403, "S-7")
            lobby = (await stranger.http.get("/api/tables")).json()
            assert tabs[0].code not in [card["table"] for card in lobby["playing"]]
            await stranger.close()

    go(run())


# Playing


def test_t_1_an_answer_to_a_closed_question_brings_the_fresh_view(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "antayagi", 3, 0) as tabs:
            await begin(tabs)
            mover = next(tab for tab in tabs if tab.question is not None)
            assert mover.question is not None
            first, move = mover.question.number, mover.question.moves[0]
            assert isinstance(await mover.answer(move), Done)
            assert isinstance(await mover.ask(Answer(question=first, move=move)), Done)
            other = {"do": "choose", "player": 99}
            reply = await mover.ask(Answer(question=first, move=other))
            assert refused(reply).rule == "T-1"

    go(run())


def test_two_tabs_of_one_person_hear_the_same(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "tanxi", 1, 2) as (tab,):
            second = Tab(tab.guest, tab.code)
            await second.open()
            await begin([tab])
            question = await next_question(tab, 0)
            assert question is not None
            await second.until(lambda: second.question is not None)
            await second.answer(question.moves[0])
            number = tab.number or 0
            await tab.until(lambda: (tab.number or 0) > number or tab.question != question)
            await second.until(lambda: second.number == tab.number)
            assert (second.view, second.question) == (tab.view, tab.question)
            await second.close()

    go(run())


def test_spectators_cannot_whisper_to_players(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "antayagi", 2, 1) as tabs:
            eve = await Guest.come_in(server.url, "Eve")
            watching = Tab(eve, tabs[0].code)
            await watching.open()
            await watching.until(lambda: watching.number is not None)
            assert isinstance(await watching.ask(Talk(text="seat 0 holds a T-Rex!")), Done)
            assert isinstance(await tabs[0].ask(Talk(phrase="hello")), Done)
            await watching.until(lambda: len(watching.lines) == 2)
            await tabs[1].until(lambda: len(tabs[1].lines) == 1)
            assert tabs[1].lines == [
                {"act": "said", "seat": 0, "name": "Guest 0", "phrase": "hello"}
            ]
            assert watching.lines[0]["text"] == "seat 0 holds a T-Rex!"
            await watching.close()
            await eve.close()

    go(run())


def test_nobody_acts_for_somebody_else(server: Running) -> None:
    async def run() -> None:
        async with seated(server.url, "antayagi", 2, 1) as tabs:
            eve = await Guest.come_in(server.url, "Eve")
            watching = Tab(eve, tabs[0].code)
            await watching.open()
            await begin(tabs)
            asks: tuple[AnyRequest, ...] = (
                Answer(question=1, move={"do": "choose", "player": 1}),
                Leave(),
                TakeBack(),
                Hint(),
                WhyNot(move={}),
                SetStandingAnswer(move=None),
            )
            for asked in asks:
                assert refused(await watching.ask(asked)).rule == "T-2"
            assert refused(await watching.ask(HandToBot(seat=0))).rule == "T-3"
            await watching.close()
            await eve.close()

    go(run())


# Looking back


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


# Looking after it


def test_health_readiness_and_counts(server: Running) -> None:
    async def run() -> None:
        guest = await Guest.come_in(server.url, "Ana")
        await guest.set_table(settings_of("antayagi", [OPEN, BOT, BOT]))
        await guest.close()

    go(run())
    assert httpx.get(f"{server.url}/healthz").json()["status"] == "alive"
    assert httpx.get(f"{server.url}/readyz").json()["status"] == "ready"
    counts = httpx.get(f"{server.url}/metrics").text
    assert 'sobremesa_moves_total{game="antayagi",node="node-' in counts
    kept = [line.split()[1] for line in counts.splitlines() if "entries_kept{" in line]
    assert float(kept[-1]) > 0
    passed_on = httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "192.0.2.1"})
    assert passed_on.status_code == 404


def test_logs_hold_no_secrets(server: Running) -> None:
    async def run() -> str:
        async with seated(server.url, "antayagi", 1, 2) as (tab,):
            await begin([tab])
            return tab.guest.token

    token = asyncio.run(run())
    text = "".join(server.lines)
    assert "table set" in text
    assert token not in text
    assert "words 0" not in text


def test_a_socket_without_a_cookie_or_a_table_is_closed_with_a_code(server: Running) -> None:
    async def run() -> None:
        address = server.url.replace("http", "ws", 1)
        async with connect(f"{address}/api/tables/nowhere/socket") as socket:
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4401
        guest = await Guest.come_in(server.url, "Ana")
        tab = Tab(guest, "nowhere")
        with pytest.raises(Parted) as parted:
            await tab.open()
        assert parted.value.code == 4404
        await guest.close()

    go(run())


def test_a_crowd_is_held_up_at_routes_but_not_at_files(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'sobremesa.db'}", requests_per_second=1) as server:
        files = [httpx.get(f"{server.url}/assets/none.js").status_code for _ in range(30)]
        care = [httpx.get(f"{server.url}/healthz").status_code for _ in range(15)]
        care += [httpx.get(f"{server.url}/readyz").status_code for _ in range(15)]
        answers = [httpx.get(f"{server.url}/api/games").status_code for _ in range(30)]
    assert set(files) == {404}
    assert set(care) == {200}
    assert answers[0] == 200
    assert 429 in answers


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
