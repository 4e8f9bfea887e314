"""The pages of the web client, as they were built into the package (`web/`)."""

from __future__ import annotations

from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from sobremesa.games import GAMES
from sobremesa.server import problems
from sobremesa.server.app_state import AppState, AppStateDependency
from sobremesa.server.lobby import TableCard, is_for_strangers
from sobremesa.server.people import COOKIE
from sobremesa.server.routes import preload, previews
from sobremesa.server.routes.compression import ASK_AGAIN, compressed
from sobremesa.server.routes.docs import as_html, front_page
from sobremesa.server.table_cache import is_code

STATIC: Final = Path(__file__).parent.parent / "static"
PAGES: Final = tuple(page for page in preload.PAGES if page)
AT_TABLES: Final = ("table", "replay")
BESIDE: Final = (
    "icon.svg", "icon-turn.svg", "icon-192.png", "icon-512.png", "icon-maskable.png",
    "icon-touch.png", "app.webmanifest", "service-worker.js", "preview.jpg",
    *(f"preview-{game}.jpg" for game in GAMES),
)  # fmt: skip
KINDS: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
FOR_EVER: Final = "public, max-age=31536000, immutable"  # its name changes with what is in it
PACKED: Final = ("text/", "image/svg+xml", "application/javascript")


@get(
    ["/", *(f"/{page}" for page in PAGES), *(f"/{page}/{{rest:path}}" for page in PAGES)],
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any], app_state: AppStateDependency) -> Response[Any]:
    """Every page is the same one: what it shows, it finds out by its address."""
    found = _read("index.html")
    if found is None:
        return as_html(front_page())
    name, code, *_ = [*request.scope["path"].strip("/").split("/"), ""]
    card = await _card_at(request, app_state, code) if name in AT_TABLES else None
    shown = None if card is None or not is_for_strangers(card) else card
    kind, plain = found
    html = previews.with_preview(request, app_state, plain, shown)
    links = await _links(request, app_state, name, card)
    headers = {"cache-control": ASK_AGAIN, "link": ", ".join(links)}
    if shown is not None:  # short, and another one for each table: not worth packing
        return Response(html, media_type=kind, headers=headers)
    return compressed(request, html, kind, headers)


async def _links(
    request: Request[Any, Any, Any], app_state: AppState, name: str, card: TableCard | None
) -> list[str]:
    """What this page will ask for."""
    language = preload.language_of(
        request.cookies.get(preload.CHOSEN), request.headers.get("accept-language", "")
    )
    waiting = name == "table" and card is not None and card.stage == "waiting"
    answers = [f"/api/texts/{language}"]
    if card is not None:
        about = f"/api/tables/{card.table}"
        shown = "/api/games" if waiting else f"{about}/box"
        answers += [about, shown, f"{about}/texts/{language}"]
        if name == "table" and await app_state.people.find(request.cookies.get(COOKIE)):
            answers.append("/api/me")
    found = _read("manifest.json")
    game = None if card is None else card.game
    files = preload.files_of(found[1], name, language, game, waiting=waiting) if found else ()
    return [*files, *map(preload.answer, answers)]


async def _card_at(
    request: Request[Any, Any, Any], app_state: AppState, code: str
) -> TableCard | None:
    """The table of this code as lists show it, for somebody who may be there; nothing is loaded."""
    if not is_code(code):
        return None
    person = await app_state.people.find(request.cookies.get(COOKIE))
    listed = await app_state.store.listed(code, None if person is None else person.id)
    if listed is None:
        return None
    card = msgspec.json.decode(listed.body, type=TableCard)
    may_come = is_for_strangers(card) or (listed.is_theirs and card.stage != "closed")
    return card if may_come else None


def build() -> str | None:
    """By what this build of the pages is known; None: none was built."""
    found = _read("manifest.json")
    return preload.script_of(found[1]) if found else None


@get([f"/{name}" for name in BESIDE], include_in_schema=False)
async def beside(request: Request[Any, Any, Any]) -> Response[Any]:
    """What browsers ask for beside the page, by names that stay the same."""
    return _response(request, request.scope["path"].strip("/"), ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Any]:
    """Scripts, styles, fonts and texts of the pages."""
    return _response(request, f"assets/{name}", FOR_EVER)


def _response(request: Request[Any, Any, Any], name: str, keep: str) -> Response[Any]:
    found = _read(name)
    if found is None:
        raise problems.no_such_page()
    kind, plain = found
    headers = {"cache-control": keep}
    if kind.startswith(PACKED):
        ready = _read(f"{name}.br")
        return compressed(request, plain, kind, headers, ready and ready[1])
    return Response(plain, media_type=kind, headers=headers)


@cache
def _files() -> dict[str, Path]:
    """What was built, by its name in an address: nothing else can be read."""
    files = (file for file in STATIC.rglob("*") if file.is_file())
    return {file.relative_to(STATIC).as_posix(): file for file in files}


def _read(name: str) -> tuple[str, bytes] | None:
    """The type of a file, and its bytes; of a name that is none's nothing is kept."""
    file = _files().get(name)
    return None if file is None else _contents(file)


@cache
def _contents(file: Path) -> tuple[str, bytes]:
    kind = KINDS.get(file.suffix) or guess_type(file.name)[0] or "font/woff2"
    return kind, file.read_bytes()
