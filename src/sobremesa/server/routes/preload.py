"""What a page will ask for, told along with it: browsers then fetch it while they read the page.

Without it, a phone learns file by file what it needs next, one trip over the network after another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import msgspec

from sobremesa.texts.speaker import LANGUAGES

CHOSEN: Final = "sobremesa-language"  # a cookie, which the page sets
# The page of each address, by the name of its file.
PAGES: Final = {
    "": "Home",
    "new": "NewTable",
    "table": "Table",
    "replay": "Replay",
    "learn": "Learn",
    "rules": "Rules",
    "gallery": "Gallery",
    "settings": "Settings",
    "about": "About",
}


# What a table shows before the game, and from then on.
WAITS: Final = "WaitingRoom"
PLAYS: Final = {"table": "Play", "replay": "Replay"}
# Every page is written in these; a text that changes its font while it is read makes others jump.
FONTS: Final = ("-latin-400-normal.woff2", "-latin-600-normal.woff2")
ITSELF: Final = "index.html"


class Built(msgspec.Struct, frozen=True):
    """A file of the web client, as its manifest has it."""

    file: str
    name: str = ""
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


@cache
def files_of(
    manifest: bytes, page: str, language: str, game: str | None = None, *, waiting: bool = False
) -> tuple[str, ...]:
    """The links to the files of a page, in this language; of a table, with its game or waiting."""
    built = msgspec.json.decode(manifest, type=dict[str, Built])
    names = {PAGES[page], f"page-{language}"}
    if game is not None:
        names |= {f"{game}-{language}", *((WAITS,) if waiting else (PLAYS[page], game))}
    wanted: dict[str, Built] = {}
    for key, one in built.items():
        if one.name in names:
            wanted |= _with_imports(key, built)
    itself = wanted.pop(ITSELF, None)
    fonts = (_font(one) for key, one in built.items() if key.endswith(FONTS))
    further = (link for one in wanted.values() for link in _links(one))
    return (*(_own(itself) if itself else ()), *fonts, *further)


@cache
def script_of(manifest: bytes) -> str:
    """The script that every page begins with; its name changes with whatever is in the pages."""
    return "/" + msgspec.json.decode(manifest, type=dict[str, Built])[ITSELF].file


def _with_imports(key: str, built: Mapping[str, Built]) -> dict[str, Built]:
    found = {key: built[key]}
    for imported in built[key].imports:
        found |= _with_imports(imported, built)
    return found


def _own(page: Built) -> Iterator[str]:
    """What the page names in itself, too: styles first, since nothing is painted without them.

    A browser asks for a few files at a time, in the order in which it hears of them.
    """
    yield from _styles(page)
    yield _script(page)


def _links(one: Built) -> Iterator[str]:
    yield _script(one)
    yield from _styles(one)


def _script(one: Built) -> str:
    return f"</{one.file}>; rel=modulepreload"


def _styles(one: Built) -> Iterator[str]:
    return (f"</{file}>; rel=preload; as=style; crossorigin" for file in one.css)


def _font(one: Built) -> str:
    return f"</{one.file}>; rel=preload; as=font; type=font/woff2; crossorigin"


def answer(path: str) -> str:
    """The link to something that scripts will ask the server for."""
    return f"<{path}>; rel=preload; as=fetch; crossorigin"


def language_of(chosen: str | None, accepted: str) -> str:
    """The language that somebody has chosen, or else that their browser asks for."""
    wished = [chosen, *(part.strip()[:2].lower() for part in accepted.split(","))]
    return next((one for one in wished if one in LANGUAGES), LANGUAGES[0])
