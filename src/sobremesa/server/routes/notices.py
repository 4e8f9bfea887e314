"""What whoever runs the server says to everybody, and to who asks."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get
from msgspec import Meta

from sobremesa.server.acts import PLAIN, Announce
from sobremesa.server.app_state import AppStateDependency
from sobremesa.server.problems import refusals
from sobremesa.server.routes.pages import build


class Announcement(msgspec.Struct, frozen=True):
    """A line that everybody is shown."""

    id: Annotated[int, Meta(description="the same as long as it is shown")]
    texts: Annotated[
        dict[str, str],
        Meta(description="by language, `en`, `es` or `fr`; `plain` for whom there is none"),
    ]
    until: Annotated[int, Meta(description="how long it is shown, in ms since 1970")]


class Notices(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to be shown."""

    announcements: Annotated[tuple[Announcement, ...], Meta(description="the oldest first")]
    banned: Annotated[
        int | None,
        Meta(description="until when you cannot take part, in ms since 1970; missing: you can"),
    ] = None
    build: Annotated[
        str | None,
        Meta(description="the first script of the pages: another name is another build of them"),
    ] = None


@get("/api/notices", tags=["people"], summary="What is announced", responses=refusals())
async def notices(request: Request[Any, Any, Any], app_state: AppStateDependency) -> Notices:
    """Lines for everybody, and whether you can take part. Pages ask for it once a minute."""
    acts = app_state.order.announcements
    shown = [(act.id, act.what, act.until) for act in acts]
    return Notices(
        tuple(
            Announcement(id, _with_plain(what), until)
            for id, what, until in shown
            if isinstance(what, Announce)
        ),
        await app_state.banned_until(request),
        build(),
    )


def _with_plain(what: Announce) -> dict[str, str]:
    """The words by language; where none are for everybody, the first ones are."""
    return {PLAIN: next(iter(what.texts.values())), **what.texts}
