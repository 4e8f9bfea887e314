"""At a node whose table is about to move people wait, and are refused clearly in the end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest
from litestar.types import ASGIApp

from sobremesa.server.app import HEADERS, Strict
from sobremesa.server.cluster import edge
from sobremesa.server.cluster.edge import EdgeApp, refuse
from sobremesa.server.metrics import Metrics
from sobremesa.server.tracing import Traced
from tests.server.wired import SCOPE, Visitor

TABLE = SCOPE | {"path": "/api/tables/23456789abcde"}
BODY = {"type": "http.request", "body": b"", "more_body": False}


class LoneNode:
    """A node at which all tables live that have a home."""

    name = "here"
    leaving = over = False

    def __init__(self) -> None:
        self.forgotten = 0

    async def home_of(self, _: str) -> None:
        """None has one yet."""

    def forget_home(self, _: str) -> None:
        """Where it lived was of no use."""
        self.forgotten += 1


async def answered(scope: Any, statuses: Sequence[int], node: LoneNode) -> list[Any]:
    """What somebody hears if our own application answers so, one time after the other."""
    left = [*statuses]

    async def app(_: Any, receive: Any, send: Any) -> None:
        assert await receive() == BODY  # each time from its beginning
        await send({"type": "http.response.start", "status": left.pop(0), "headers": []})
        await send({"type": "http.response.body", "body": b"x", "more_body": False})

    visitor = Visitor(BODY)
    ours = EdgeApp(app, cast("Any", node), lambda _: True, refuse)
    await ours(scope, visitor.receive, visitor.send)
    assert not left
    return visitor.heard


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits between two looks."""
    monkeypatch.setattr(edge, "PAUSE", 0.0)


def test_who_reads_waits_for_a_table_that_is_about_to_leave() -> None:
    node = LoneNode()
    start, body = asyncio.run(answered(TABLE, [503, 503, 200], node))
    assert (start["status"], body["body"]) == (200, b"x")
    assert node.forgotten == 2


def test_of_many_who_wait_at_one_address_some_are_refused_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(edge, "WAITING", 2)
    asked = 0

    async def app(_: Any, __: Any, send: Any) -> None:
        nonlocal asked
        asked += 1
        status = 200 if asked > 6 else 503
        await send({"type": "http.response.start", "status": status, "headers": []})
        await send({"type": "http.response.body", "body": b"x", "more_body": False})

    async def run() -> list[int]:
        ours = EdgeApp(app, cast("Any", LoneNode()), lambda _: True, refuse)
        visitors = [Visitor(BODY) for _ in range(4)]
        await asyncio.gather(*[ours(TABLE, one.receive, one.send) for one in visitors])
        return [one.heard[0]["status"] for one in visitors]

    assert asyncio.run(run()) == [200, 200, 503, 503]


def test_what_may_have_been_done_is_not_done_again() -> None:
    start, body = asyncio.run(answered(TABLE | {"method": "POST"}, [503], LoneNode()))
    assert start["status"] == 503
    assert (b"retry-after", b"1") in start["headers"]
    assert msgspec.json.decode(body["body"])["rule"] == "S-9"


def test_a_node_that_leaves_refuses_with_the_headers_of_every_answer() -> None:
    async def play() -> None:
        node, visitor = LoneNode(), Visitor(BODY)
        node.leaving = True
        nobody = Traced(Strict(cast("ASGIApp", refuse)), Metrics("here"))
        ours = EdgeApp(cast("Any", None), cast("Any", node), lambda _: True, cast("Any", nobody))
        await ours(dict(TABLE), visitor.receive, visitor.send)
        start, _ = visitor.heard
        names = {name.decode() for name, _ in start["headers"]}
        assert start["status"] == 503
        assert names == {*HEADERS, "content-type", "retry-after", "x-request-id"}

    asyncio.run(play())
