"""For those who look after a server: is it well, and what has it done."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta

from sobremesa import __version__
from sobremesa.server import problems
from sobremesa.server.app_state import AppStateDependency
from sobremesa.server.metrics import CONTENT_TYPE
from sobremesa.server.problems import refusals


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
    if app_state.draining:
        return Response(Health("stopping"), status_code=503)
    if app_state.hub.tenancy.over:
        return Response(Health("apart from the other nodes"), status_code=503)
    if not await app_state.readiness.is_ready():
        return Response(Health("nothing can be stored"), status_code=503)
    return Response(Health("ready"))


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
    app_state.metrics.entries_kept.set(app_state.store.committed)
    app_state.metrics.commits.set(app_state.store.batches)
    app_state.metrics.workers_waiting.set(app_state.workers.waiting)
    app_state.metrics.worker_deaths.set(app_state.workers.deaths)
    return Response(app_state.metrics.render(), media_type=CONTENT_TYPE)


def is_local(request: Request[Any, Any, Any]) -> bool:
    """Whether this comes from the machine itself, and was not passed on by a proxy."""
    if request.client is None or "x-forwarded-for" in request.headers:
        return False
    return ip_address(request.client.host).is_loopback
