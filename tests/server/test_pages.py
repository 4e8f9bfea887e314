"""The pages of the web client are served as they were built."""

from __future__ import annotations

import gzip
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sobremesa.server.app import on_problem
from sobremesa.server.problems import Problem
from sobremesa.server.routes import compression, pages, preload
from tests.server.app_states import closed_app_state


@pytest.fixture(name="built")
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    pages._files.cache_clear()
    pages._contents.cache_clear()
    return tmp_path


def served(built: Path) -> Litestar:
    """The routes of the pages."""
    routes = [pages.page, pages.beside, pages.asset]
    return Litestar(
        routes, dependencies=closed_app_state(built), exception_handlers={Problem: on_problem}
    )


@pytest.fixture(name="client")
def _client(built: Path) -> Iterator[TestClient[Litestar]]:
    (built / "assets").mkdir()
    (built / "index.html").write_text("<!doctype html><title>Sobremesa</title>")
    (built / "assets" / "index-a1.js").write_text("export const answer = 42;")
    (built / "assets" / "index-a1.js.br").write_bytes(b"as if it were packed")
    (built / "assets" / "font-a1.woff2").write_bytes(b"\x00\x01")
    with TestClient(served(built)) as client:
        yield client
    pages._files.cache_clear()
    pages._contents.cache_clear()


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


def test_what_was_packed_when_it_was_built_is_sent_as_it_is(client: TestClient[Litestar]) -> None:
    accepted = {"accept-encoding": "gzip, deflate, br;q=0.9"}
    with client.stream("GET", "/assets/index-a1.js", headers=accepted) as reply:
        assert reply.headers["content-encoding"] == "br"
        assert reply.headers["content-type"].startswith("text/javascript")
        assert reply.headers["vary"] == "accept-encoding"
        assert b"".join(reply.iter_raw()) == b"as if it were packed"
    with client.stream("GET", "/", headers=accepted) as reply:
        assert reply.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("name", ["nothing.js", "..%2Findex.html", "%2e%2e%2findex.html", ""])
def test_nothing_else_can_be_read(client: TestClient[Litestar], name: str) -> None:
    assert client.get(f"/assets/{name}").status_code == 404


def test_names_of_no_file_are_not_kept(client: TestClient[Litestar]) -> None:
    assert client.get("/assets/index-a1.js").status_code == 200
    tracemalloc.start()
    try:
        for number in range(20):
            assert pages._read(f"assets/{number}{'x' * 1_000_000}.js") is None
        assert tracemalloc.get_traced_memory()[0] < 1_000_000
    finally:
        tracemalloc.stop()


def test_long_texts_of_peoples_packs_are_not_kept_packed() -> None:
    tracemalloc.start()
    try:
        for number in range(20):
            text = f"{number}{'x' * 1_000_000}".encode()
            assert gzip.decompress(compression._gzip(text)) == text
        del text
        assert tracemalloc.get_traced_memory()[0] < 1_000_000
    finally:
        tracemalloc.stop()


def test_a_server_without_pages_says_so(built: Path) -> None:
    assert list(built.iterdir()) == []
    with TestClient(served(built)) as client:
        reply: httpx.Response = client.get("/")
    assert reply.status_code == 200
    assert "/api" in reply.text


# What a page will ask for

MANIFEST = msgspec.json.encode(
    {
        "index.html": {"file": "assets/index-1.js", "css": ["assets/index-1.css"]},
        "_pages-1.js": {"file": "assets/pages-1.js", "name": "pages", "imports": ["index.html"]},
        "_tables-1.js": {
            "file": "assets/tables-1.js",
            "name": "tables",
            "imports": ["_pages-1.js"],
        },
        "src/pages/Home.svelte": {
            "file": "assets/Home-1.js",
            "name": "Home",
            "imports": ["index.html", "_pages-1.js"],
            "css": ["assets/Home-1.css"],
        },
        "src/pages/Table.svelte": {
            "file": "assets/Table-1.js",
            "name": "Table",
            "imports": ["_tables-1.js"],
        },
        "src/parts/Play.svelte": {
            "file": "assets/Play-1.js",
            "name": "Play",
            "imports": ["_tables-1.js"],
        },
        "src/parts/WaitingRoom.svelte": {
            "file": "assets/WaitingRoom-1.js",
            "name": "WaitingRoom",
            "imports": ["_tables-1.js"],
        },
        "files/atkinson-latin-400-normal.woff2": {"file": "assets/atkinson-1.woff2"},
        "files/atkinson-latin-ext-400-normal.woff2": {"file": "assets/atkinson-2.woff2"},
        "_tanxi-1.js": {"file": "assets/tanxi-1.js", "name": "tanxi", "imports": ["_tables-1.js"]},
        "texts/es/tanxi.ftl?raw": {"file": "assets/tanxi-es-1.js", "name": "tanxi-es"},
        "texts/en/tanxi.ftl?raw": {"file": "assets/tanxi-en-1.js", "name": "tanxi-en"},
        "_page-es-1.js": {"file": "assets/page-es-1.js", "name": "page-es"},
        "_page-en-1.js": {"file": "assets/page-en-1.js", "name": "page-en"},
    }
)


FONT = "</assets/atkinson-1.woff2>; rel=preload; as=font; type=font/woff2; crossorigin"


def module(name: str) -> str:
    return f"</assets/{name}.js>; rel=modulepreload"


OWN = [
    "</assets/index-1.css>; rel=preload; as=style; crossorigin",
    "</assets/index-1.js>; rel=modulepreload",
]


def test_a_page_names_its_files_and_what_they_need() -> None:
    assert set(preload.files_of(MANIFEST, "", "en")) == {
        *OWN,
        FONT,
        module("Home-1"),
        "</assets/Home-1.css>; rel=preload; as=style; crossorigin",
        module("pages-1"),
        module("page-en-1"),
    }


def test_a_table_names_the_files_of_its_game_too() -> None:
    names = ["Table-1", "Play-1", "tables-1", "pages-1", "page-es-1", "tanxi-1", "tanxi-es-1"]
    links = preload.files_of(MANIFEST, "table", "es", "tanxi")
    assert sorted(links) == sorted([*OWN, FONT, *map(module, names)])


def test_what_nothing_is_painted_without_is_named_first() -> None:
    for page in ("", "table"):
        assert list(preload.files_of(MANIFEST, page, "en"))[:2] == OWN


def test_a_table_that_waits_names_the_waiting_room_and_not_its_board() -> None:
    names = ["Table-1", "WaitingRoom-1", "tables-1", "pages-1", "page-es-1", "tanxi-es-1"]
    links = preload.files_of(MANIFEST, "table", "es", "tanxi", waiting=True)
    assert sorted(links) == sorted([*OWN, FONT, *map(module, names)])


@pytest.mark.parametrize(
    ("chosen", "accepted", "language"),
    [
        (None, "", "en"),
        (None, "fr", "fr"),
        (None, "es-MX,es;q=0.9,en;q=0.8", "es"),
        (None, "de-DE, FR;q=0.5", "fr"),
        (None, "de,ja", "en"),
        (None, ",,;", "en"),
        ("es", "fr", "es"),
        ("xx", "fr", "fr"),
    ],
)
def test_the_language_is_the_one_that_the_page_will_choose(
    chosen: str | None, accepted: str, language: str
) -> None:
    assert preload.language_of(chosen, accepted) == language
