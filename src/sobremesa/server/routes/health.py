"""For those who look after a server: is it well, and what has it done."""

from __future__ import annotations

from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta

from sobremesa import __version__
from sobremesa.server import problems
from sobremesa.server.app_state import AppState, AppStateDependency
from sobremesa.server.logs import recent
from sobremesa.server.metrics import CONTENT_TYPE
from sobremesa.server.problems import refusals
from sobremesa.server.routes.docs import Html, as_html, code, element, whole_page
from sobremesa.server.store.schema import UNFINISHED, DatabaseFault


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: Annotated[str, Meta(description="`alive`, `ready`, or what is wrong")]
    version: Annotated[str, Meta(description="of Sobremesa")] = __version__


@get("/healthz", tags=["care"], summary="Is it alive?", responses=refusals())
async def healthz() -> Health:
    """It answers."""
    return Health("alive")


@get(
    "/readyz",
    tags=["care"],
    summary="Can people play?",
    responses={
        503: ResponseSpec(Health, generate_examples=False, description="Not now"),
        **refusals(),
    },
)
async def readyz(app_state: AppStateDependency) -> Response[Health]:
    """A move can be stored, and the server is not about to stop."""
    hindrance = await _hindrance(app_state)
    if hindrance is not None:
        return Response(Health(hindrance), status_code=503)
    return Response(Health("ready"))


async def _hindrance(app_state: AppState) -> str | None:
    """Why nobody can play now, if so."""
    if app_state.draining:
        return "stopping"
    if app_state.hub.tenancy.over:
        return "apart from the other nodes"
    if not await app_state.readiness.is_ready():
        return "nothing can be stored"
    return None


@get(
    "/metrics",
    tags=["care"],
    summary="What it has done",
    media_type=CONTENT_TYPE,
    responses=refusals(404),
)
async def metrics(
    request: Request[Any, Any, Any], app_state: AppStateDependency
) -> Response[bytes]:
    """Counts for Prometheus, for this machine alone: they count unlisted tables too."""
    if not is_local(request):
        raise problems.no_such_page()
    await _look(app_state)
    return Response(app_state.metrics.render(), media_type=CONTENT_TYPE)


@get("/health", include_in_schema=False)
async def health_page(
    request: Request[Any, Any, Any], app_state: AppStateDependency
) -> Response[str]:
    """How the server is, for people, on this machine alone. No name and no word is on it."""
    if not is_local(request):
        raise problems.no_such_page()
    tables = await _look(app_state)
    return as_html(_page(app_state, tables, await _hindrance(app_state)))


async def _look(app_state: AppState) -> dict[tuple[str, str], int] | None:
    """Bring up to date what is not counted as it happens; the tables that have not ended."""
    metrics, store, workers = app_state.metrics, app_state.store, app_state.workers
    metrics.entries_kept.set(store.committed)
    metrics.commits.set(store.batches)
    metrics.workers_waiting.set(workers.waiting)
    metrics.workers_busy.set(workers.busy)
    metrics.worker_deaths.set(workers.deaths)
    metrics.ready.set(await _hindrance(app_state) is None)
    metrics.nodes.set(0 if app_state.node is None else app_state.node.heard)
    metrics.relays.set(0 if app_state.node is None else len(app_state.node.relays))
    metrics.database_failing.set(store.failing)
    metrics.database_outages.set(store.outages)
    try:
        tables = await store.count_unfinished()
    except DatabaseFault:
        return None
    for game in app_state.games:
        for stage in UNFINISHED:
            metrics.tables.labels(game, stage).set(tables.get((game, stage), 0))
    return tables


def _page(
    app_state: AppState, tables: dict[tuple[str, str], int] | None, hindrance: str | None
) -> str:
    """The page: what runs, since when, and what went wrong lately."""
    sockets = app_state.metrics.value("sobremesa_sockets")
    archived = app_state.metrics.value("sobremesa_tables_archived_total")
    store, workers = app_state.store, app_state.workers
    since = datetime.fromtimestamp(app_state.metrics.value("sobremesa_started_seconds"), UTC)
    failing = "fails right now" if store.failing else "works"
    facts = {
        "Node": app_state.config.node,
        "Version": __version__,
        "State": "people can play" if hindrance is None else f"nobody can play: {hindrance}",
        "Since": since.strftime("%Y-%m-%d %H:%M:%S UTC"),
        "Database": f"{store.where} {failing}; it has failed {store.outages} times",
        "Written": f"{store.committed} entries in {store.batches} transactions",
        "Archived since then": f"{archived:.0f} tables",
        "Workers": f"{workers.busy} of {workers.processes} at work, {workers.waiting} jobs wait, "
        f"{workers.deaths} have died",
        "Nodes": _nodes(app_state),
        "Sockets": f"{sockets:.0f}",
        "Tables in memory": str(len(app_state.hub.tables.lives())),
        "Announcements": str(len(app_state.order.announcements)),
    }
    rows = [element("tr", element("th", name), element("td", told)) for name, told in facts.items()]
    return whole_page(
        f"Sobremesa · {app_state.config.node}",
        element("h1", "How this server is"),
        element("table", *rows),
        element("h2", "Tables that have not ended"),
        _tables(app_state, tables),
        element("h2", "The last problems"),
        _problems(),
    )


def _nodes(app_state: AppState) -> str:
    """Who else is there, and what is passed on to them."""
    node = app_state.node
    if node is None:
        return "this one alone"
    if node.over:
        return "it is apart from the others"
    return f"{node.heard} with this one; {len(node.relays)} sockets and requests are passed on"


def _tables(app_state: AppState, tables: dict[tuple[str, str], int] | None) -> Html:
    if tables is None:
        return element("p", "The database does not say.")
    head = element("tr", *[element("th", name) for name in ("game", *UNFINISHED)])
    rows = [
        element(
            "tr",
            element("th", game.title),
            *[element("td", str(tables.get((name, stage), 0))) for stage in UNFINISHED],
        )
        for name, game in app_state.games.items()
    ]
    return element("table", head, *rows)


def _problems() -> Html:
    if not recent.lines:
        return element("p", "None since it was started.")
    return element("ul", *[element("li", code(line)) for line in recent.lines])


def is_local(request: Request[Any, Any, Any]) -> bool:
    """Whether this comes from the machine itself, and was not passed on by a proxy."""
    if request.client is None or "x-forwarded-for" in request.headers:
        return False
    return ip_address(request.client.host).is_loopback
