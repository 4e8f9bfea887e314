"""Ids of requests: made at the edge, in every line that they lead to, and given to workers."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from sobremesa.client.guest import Guest
from sobremesa.server.background import Background
from sobremesa.server.logs import JsonFormatter, Recent, TextFormatter
from sobremesa.server.metrics import Metrics
from sobremesa.server.request_ids import REQUEST, new_id
from sobremesa.server.tracing import HEADER, Traced, id_from_proxy
from sobremesa.server.workers.jobs import Read, WorkerJob
from sobremesa.server.workers.pool import Ticket
from sobremesa.table.settings import BotSeat, Settings
from tests.server.matches import OPEN
from tests.server.running import Running, running

SETTINGS = Settings(game="antheno", seats=(BotSeat("random"),) * 2)


@contextmanager
def request(id: str) -> Iterator[None]:
    """What is done here is done for this request."""
    token = REQUEST.set(id)
    try:
        yield
    finally:
        REQUEST.reset(token)


def line(message: str = "something happened") -> logging.LogRecord:
    return logging.LogRecord("sobremesa", logging.WARNING, "", 0, message, None, None)


# The id


def test_ids_differ_and_are_no_tokens() -> None:
    assert len({new_id() for _ in range(100)}) == 100
    with request(new_id()):
        assert REQUEST.get() in TextFormatter().format(line())


@pytest.mark.parametrize(
    ("port", "said", "kept"),
    [
        (0, "0123456789abcdef", "0123456789abcdef"),
        (4321, "0123456789abcdef", None),  # it did not come through a proxy of ours
        (0, "short", None),
        (0, "no id at all", None),
        (0, "x" * 65, None),
        (0, "6fbd1f37-6a1e-4a32-93cf-2a1d2a3f4b5c", "6fbd1f37-6a1e-4a32-93cf-2a1d2a3f4b5c"),
        (0, "", None),
    ],
)
def test_an_id_is_believed_only_of_a_proxy_of_ours(port: int, said: str, kept: str | None) -> None:
    headers = [(HEADER.encode(), said.encode())]
    scope = {"type": "http", "client": ("192.0.2.1", port), "headers": headers}
    assert id_from_proxy(scope) == kept


def test_an_id_that_another_node_has_set_is_kept() -> None:
    async def run() -> tuple[str, list[Any]]:
        seen = []
        sent: list[Any] = []

        async def app(_scope: Any, _receive: Any, send: Any) -> None:
            seen.append(REQUEST.get())
            await send({"type": "http.response.start", "status": 204, "headers": []})

        async def send(message: Any) -> None:
            sent.append(message)

        scope: Any = {"type": "http", "client": ("192.0.2.1", 9), "headers": []}
        with request("of-another-node"):
            await Traced(app, Metrics())(scope, None, send)  # type: ignore[arg-type]
        await Traced(app, Metrics())(scope, None, send)  # type: ignore[arg-type]
        assert seen[0] == "of-another-node" != seen[1]
        assert REQUEST.get() == ""
        return seen[0], sent

    id, sent = asyncio.run(run())
    assert (HEADER.encode(), id.encode()) in sent[0]["headers"]


# Where it goes


def test_lines_have_the_request_and_in_json_the_node() -> None:
    with request("6fbd1f37-6a1e-4a32-93cf-2a1d2a3f4b5c"):
        text = TextFormatter().format(line())
        data = json.loads(JsonFormatter("east").format(line()))
    assert text.endswith(" request=6fbd1f37-6a1e-4a32-93cf-2a1d2a3f4b5c")
    assert (data["node"], data["request"]) == ("east", "6fbd1f37-6a1e-4a32-93cf-2a1d2a3f4b5c")
    assert "request" not in json.loads(JsonFormatter("east").format(line()))


def test_what_a_request_begins_has_its_id() -> None:
    async def run() -> list[str]:
        seen: list[str] = []

        async def work() -> None:
            seen.append(REQUEST.get())

        background = Background(Metrics())
        with request("one"):
            background.spawn(work())
            ticket = Ticket(b"", "", None, Read(SETTINGS, box_only=False))
        await asyncio.sleep(0)
        await background.stop()
        return [*seen, ticket.request, WorkerJob(None, ticket.question, ticket.request).request]

    assert asyncio.run(run()) == ["one"] * 3


# On a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('traced') / 'sobremesa.db'}"
    with running(database, log_format="json", node="east", proxies="127.0.0.1") as server:
        yield server


def test_who_asks_is_told_the_id(server: Running) -> None:
    passed_on = {"x-forwarded-for": "192.0.2.1", HEADER: "from-the-proxy"}
    assert httpx.get(f"{server.url}/api/games", headers=passed_on).headers[HEADER] == (
        "from-the-proxy"
    )
    own = httpx.get(f"{server.url}/api/games", headers={HEADER: "of-my-own-making"})
    assert own.headers[HEADER] != "of-my-own-making"


def test_a_line_about_a_request_has_its_id_and_node(server: Running) -> None:
    async def run() -> str:
        guest = await Guest.come_in(server.url, "Ana")
        reply = await guest.http.post(
            "/api/tables",
            json={"game": "tanxi", "seats": [OPEN] * 3},
            headers={"x-forwarded-for": "192.0.2.7", HEADER: "setting-a-table"},
        )
        await guest.close()
        return str(reply.json()["table"])

    code = asyncio.run(run())
    lines = [json.loads(text) for text in server.said("table set")]
    assert [(one["request"], one["node"]) for one in lines] == [("setting-a-table", "east")]
    page = httpx.get(f"{server.url}/health")
    assert page.status_code == 200
    assert "script" not in page.headers["content-security-policy"].partition("style-src")[2]
    assert page.headers["content-security-policy"].startswith("default-src 'none'")
    for told in ("east", "Tanxi", "0 of 1 at work", "works; it has failed 0 times"):
        assert told in page.text
    assert not [word for word in ("Ana", code) if word in page.text]
    assert (
        httpx.get(f"{server.url}/health", headers={"x-forwarded-for": "192.0.2.1"}).status_code
        == 404
    )
    counts = httpx.get(f"{server.url}/metrics").text
    assert 'sobremesa_tables{game="tanxi",node="east",stage="waiting"} 1.0' in counts
    assert 'sobremesa_requests_total{node="east",route="set_table",status="2xx"} 1.0' in counts
    assert 'sobremesa_ready{node="east"} 1.0' in counts


def test_the_last_problems_are_kept_without_traces() -> None:
    kept = Recent()
    for number in range(30):
        kept.handle(line(f"problem {number}"))
    assert len(kept.lines) == 20
    assert kept.lines[0].endswith("problem 29")
    try:
        raise ValueError("a mistake")
    except ValueError as error:
        record = line()
        record.exc_info = (ValueError, error, None)
        kept.handle(record)
    assert "ValueError" not in kept.lines[0]
