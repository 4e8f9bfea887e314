"""What messengers show of a link: a few tags in the head of the page.

Of a table they say what any stranger is shown of it: its game, its host and how far it has come.
Nobody is asked who they are for that, and nothing is loaded or touched. Where a stranger is shown
nothing, the page is the same as where there is no table.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any, Final

from litestar import Request

from sobremesa.server.app_state import AppState
from sobremesa.server.lobby import TableCard
from sobremesa.table.settings import BotSeat
from sobremesa.texts.speaker import LANGUAGES, Speaker

NAME: Final = "Sobremesa"
HEAD: Final = b"</head>"  # before this
PICTURE: Final = {"og:image:width": "1200", "og:image:height": "630"}  # web/public/preview*.jpg
LOCALES: Final = {"en": "en_GB", "es": "es_ES", "fr": "fr_FR"}
HOST: Final = re.compile(r"[A-Za-z0-9.\-]{1,253}(:\d{1,5})?|\[[0-9a-fA-F:.]{2,45}\](:\d{1,5})?")


def with_preview(
    request: Request[Any, Any, Any], app_state: AppState, page: bytes, card: TableCard | None
) -> bytes:
    """The page, with what is said of its link; None: of the site alone."""
    language = LANGUAGES[0] if card is None or card.language is None else card.language
    speaker = Speaker(language)
    said = {
        "og:site_name": NAME,
        "og:type": "website",
        "og:locale": LOCALES[language],
        "og:title": NAME if card is None else _title(app_state, speaker, card),
        "og:description": _state(speaker, card),
    }
    origin = _origin(request, app_state)
    if origin is not None:
        said["og:image"] = f"{origin}/preview{'' if card is None else f'-{card.game}'}.jpg"
        said |= PICTURE
    tags = "".join(
        f'<meta property="{name}" content="{escape(value)}" />\n' for name, value in said.items()
    )
    return page.replace(HEAD, tags.encode() + HEAD, 1)


def _title(app_state: AppState, speaker: Speaker, card: TableCard) -> str:
    game = app_state.games.get(card.game)
    title = card.game if game is None else game.title
    return speaker.say("preview-table", game=title, host=card.host)


def _state(speaker: Speaker, card: TableCard | None) -> str:
    """How far it has come, in a sentence."""
    if card is None:
        return speaker.say("preview-site")
    if card.stage != "waiting":
        return speaker.say(f"preview-{card.stage}")
    taken = sum(seat.name is not None or isinstance(seat.plan, BotSeat) for seat in card.seats)
    return speaker.say("preview-waiting", free=len(card.seats) - taken, seats=len(card.seats))


def _origin(request: Request[Any, Any, Any], app_state: AppState) -> str | None:
    """Where this page is, as who asks calls it; messengers want whole addresses of pictures."""
    host = request.headers.get("host", "")
    scheme = "https" if app_state.config.secure_cookies else request.url.scheme
    return f"{scheme}://{host}" if HOST.fullmatch(host) else None
