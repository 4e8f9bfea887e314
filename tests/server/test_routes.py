"""What can be asked of a server, and what it refuses, over real connections."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sobremesa.client.guest import Guest
from tests.server.asked import go, rule_of
from tests.server.matches import BOT, OPEN, Json, begin, seated, settings_of
from tests.server.running import Running, running

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
