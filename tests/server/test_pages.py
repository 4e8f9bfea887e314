"""The pages of the web client are served as they were built."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sobremesa.server.app import on_problem
from sobremesa.server.doors import pages
from sobremesa.server.problems import Problem


@pytest.fixture(name="built")
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    pages._files.cache_clear()
    pages._read.cache_clear()
    return tmp_path


@pytest.fixture(name="client")
def _client(built: Path) -> Iterator[TestClient[Litestar]]:
    (built / "assets").mkdir()
    (built / "index.html").write_text("<!doctype html><title>Sobremesa</title>")
    (built / "assets" / "index-a1.js").write_text("export const answer = 42;")
    (built / "assets" / "font-a1.woff2").write_bytes(b"\x00\x01")
    doors = [pages.page, pages.icon, pages.asset]
    with TestClient(Litestar(doors, exception_handlers={Problem: on_problem})) as client:
        yield client
    pages._files.cache_clear()
    pages._read.cache_clear()


@pytest.mark.parametrize("path", ["/", "/new", "/new/tanxi", "/table/abc", "/replay/abc", "/about"])
def test_every_page_is_the_same_one(client: TestClient[Litestar], path: str) -> None:
    reply = client.get(path)
    assert reply.headers["content-type"].startswith("text/html")
    assert reply.headers["cache-control"] == "no-cache"
    assert "Sobremesa" in reply.text


def test_what_is_built_is_kept_for_ever(client: TestClient[Litestar]) -> None:
    reply = client.get("/assets/index-a1.js")
    assert reply.headers["content-type"].startswith("text/javascript")
    assert "immutable" in reply.headers["cache-control"]
    assert client.get("/assets/font-a1.woff2").headers["content-type"] == "font/woff2"


def test_what_packs_well_is_packed_for_who_unpacks(client: TestClient[Litestar]) -> None:
    plain = client.get("/assets/index-a1.js", headers={"accept-encoding": "identity"})
    assert plain.text == "export const answer = 42;"
    assert "content-encoding" not in plain.headers
    with client.stream("GET", "/assets/index-a1.js", headers={"accept-encoding": "gzip"}) as reply:
        assert reply.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(reply.iter_raw())).decode() == plain.text


@pytest.mark.parametrize("name", ["nothing.js", "..%2Findex.html", "%2e%2e%2findex.html", ""])
def test_nothing_else_can_be_read(client: TestClient[Litestar], name: str) -> None:
    assert client.get(f"/assets/{name}").status_code == 404


def test_a_server_without_pages_says_so(built: Path) -> None:
    assert list(built.iterdir()) == []
    with TestClient(Litestar([pages.page])) as client:
        reply: httpx.Response = client.get("/")
    assert reply.status_code == 200
    assert "/api" in reply.text
