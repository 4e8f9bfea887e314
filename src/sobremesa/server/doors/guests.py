"""Coming in."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec

from sobremesa.server.house import House
from sobremesa.server.people import COOKIE, YEAR
from sobremesa.table.messages import Refusal

WHY: Final = {
    400: "It cannot be read, or not be meant",
    401: "Come in first",
    403: "Not for you, or not from this page",
    404: "There is nothing, or it is not for you to know",
    409: "Not now",
    413: "Too large",
    429: "Too fast",
    500: "A mistake of the server",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What else a door may answer, for the description of the API; any door may be too busy."""
    return {
        status: ResponseSpec(Refusal, generate_examples=False, description=WHY[status])
        for status in (*statuses, 429, 500)
    }


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Me(msgspec.Struct, frozen=True):
    """Who you are here."""

    name: str


@post(
    "/api/guests",
    tags=["people"],
    summary="Come in, or change your name",
    responses=refusals(400, 403, 413),
)
async def come_in(request: Request[Any, Any, Any], house: House, data: Named) -> Response[Me]:
    """Say what you are called. A cookie that no page can read keeps who you are on this device."""
    token = request.cookies.get(COOKIE)
    person = await house.people.find(token)
    if person is not None and token is not None:
        renamed = await house.people.rename(person, token, data.name)
        return Response(Me(renamed.name))
    house.check_rate(house.guests, address_of(request))
    person, token = await house.people.come_in(data.name, house.hub.now())
    cookie = Cookie(
        COOKIE,
        value=token,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=house.config.secure_cookies,
    )
    return Response(Me(person.name), cookies=[cookie])


@get("/api/me", tags=["people"], summary="Who am I?", responses=refusals(401))
async def me(request: Request[Any, Any, Any], house: House) -> Me:
    """Your name, if you have come in."""
    person = await house.people.must_find(request.cookies.get(COOKIE))
    return Me(person.name)


def address_of(request: Request[Any, Any, Any]) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else "nowhere"
