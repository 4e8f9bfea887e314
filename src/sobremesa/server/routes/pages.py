"""The pages of the web client, as they were built into the package (`web/`)."""

from __future__ import annotations

from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from sobremesa.server import problems
from sobremesa.server.app_state import AppState, AppStateDependency
from sobremesa.server.people import COOKIE
from sobremesa.server.problems import Problem
from sobremesa.server.routes import preload
from sobremesa.server.routes.compression import ASK_AGAIN, compressed
from sobremesa.server.routes.docs import as_html, front_page
from sobremesa.server.routes.tables import table_for

STATIC: Final = Path(__file__).parent.parent / "static"
PAGES: Final = tuple(page for page in preload.PAGES if page)
AT_TABLES: Final = ("table", "replay")
FOR_EVER: Final = "public, max-age=31536000, immutable"  # its name changes with what is in it
PACKED: Final = ("text/", "image/svg+xml", "application/javascript")


@get(
    ["/", *(f"/{page}" for page in PAGES), *(f"/{page}/{{rest:path}}" for page in PAGES)],
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any], app_state: AppStateDependency) -> Response[Any]:
    """Every page is the same one: what it shows, it finds out by its address."""
    if _read("index.html") is None:
        return as_html(front_page())
    response = _response(request, "index.html", ASK_AGAIN)
    response.headers["link"] = ", ".join(await _links(request, app_state))
    return response


async def _links(request: Request[Any, Any, Any], app_state: AppState) -> list[str]:
    """What this page will ask for."""
    name, code, *_ = [*request.scope["path"].strip("/").split("/"), ""]
    language = preload.language_of(
        request.cookies.get(preload.CHOSEN), request.headers.get("accept-language", "")
    )
    game = await _game_at(request, app_state, code) if name in AT_TABLES else None
    answers = [f"/api/texts/{language}"]
    if game is not None:
        about = f"/api/tables/{code}"
        answers += [about, f"{about}/box", f"{about}/texts/{language}"]
        if name == "table" and await app_state.people.find(request.cookies.get(COOKIE)):
            answers.append("/api/me")
    found = _read("manifest.json")
    files = preload.files_of(found[1], name, language, game) if found else ()
    return [*files, *map(preload.answer, answers)]


async def _game_at(request: Request[Any, Any, Any], app_state: AppState, code: str) -> str | None:
    """What is played at a table, for somebody who may be there."""
    try:
        return (await table_for(request, app_state, code)).game.name
    except Problem:
        return None


@get("/icon.svg", include_in_schema=False)
async def icon(request: Request[Any, Any, Any]) -> Response[Any]:
    """The icon of the page."""
    return _response(request, "icon.svg", ASK_AGAIN)


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
    kind = "text/javascript" if file.suffix == ".js" else guess_type(file.name)[0] or "font/woff2"
    return kind, file.read_bytes()
