"""Coming in."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta

from sobremesa.server.app_state import AppState, AppStateDependency, host_of
from sobremesa.server.limits import place_of
from sobremesa.server.people import COOKIE, YEAR
from sobremesa.server.problems import refusals
from sobremesa.table.log import Person


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=200, description="as others will read it")]


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who you are here."""

    name: Annotated[str, Meta(description="as others read it")]
    bot: Annotated[bool, Meta(description="whether this is a bot account")] = False


@post(
    "/api/guests",
    tags=["people"],
    summary="Come in, or change your name",
    responses=refusals(400, 403, 413),
)
async def come_in(
    request: Request[Any, Any, Any], app_state: AppStateDependency, data: JSONBody[Named]
) -> Response[Me]:
    """Say what you are called. A cookie that no page can read keeps who you are on this device."""
    token = request.cookies.get(COOKIE)
    person = await app_state.people.find(token)
    if person is not None and token is not None:
        renamed = await app_state.people.rename(person, token, data.name)
        return Response(Me(renamed.name))
    app_state.check_rate(app_state.guests, address_of(request))
    person, token = await app_state.people.come_in(data.name, app_state.hub.now())
    cookie = Cookie(
        COOKIE,
        value=token,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=app_state.config.secure_cookies,
    )
    return Response(Me(person.name), cookies=[cookie])


@get("/api/me", tags=["people"], summary="Who am I?", responses=refusals(401))
async def me(request: Request[Any, Any, Any], app_state: AppStateDependency) -> Me:
    """Your name, if you have come in, by a cookie or by the token of a bot account."""
    person = await whoever_asks(request, app_state)
    return Me(person.name, person.is_bot)


async def whoever_asks(request: Request[Any, Any, Any], app_state: AppState) -> Person:
    """A person or a bot account; Problem S-2 where nobody knows."""
    bot = await app_state.people.find_bot(bearer_of(request))
    return bot or await app_state.people.must_find(request.cookies.get(COOKIE))


def bearer_of(request: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token of a bot account: `Authorization: Bearer …`."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def address_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request or a socket comes from, as limits tell people apart."""
    return place_of(host_of(request))
