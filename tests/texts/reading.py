"""All that people read in one language, piece by piece: in the package, on cards, on the page."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import parse, visitor
from fluent.syntax.ast import GroupComment, Message, StringLiteral, TextElement

from sobremesa.texts.speaker import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "sobremesa"


class Said(NamedTuple):
    """A message: where it stands, under which heading, and its words without the placeables."""

    file: Path
    heading: str
    key: str
    pieces: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}: {self.key}"


class Pieces(visitor.Visitor):
    """Collects the words of a message, lines that are wrapped in the file put together again."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(re.sub(" *\n *", " ", node.value))

    def visit_StringLiteral(self, node: StringLiteral) -> None:  # noqa: N802
        self.found.append(node.value)


def files_of(language: str) -> list[Path]:
    """The files that hold texts in this language."""
    return [
        *sorted(PACKAGE.glob(f"**/{language}.ftl")),
        *sorted((ROOT / "web" / "texts" / language).glob("*.ftl")),
    ]


def messages_in(file: Path) -> list[Said]:
    """Every message of a file."""
    found: list[Said] = []
    heading = ""
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, GroupComment):
            heading = entry.content or ""
        elif isinstance(entry, Message):
            pieces = Pieces()
            pieces.visit(entry)
            found.append(Said(file, heading, entry.id.name, tuple(pieces.found)))
    return found


def printed_in(pack: Path, language: str) -> list[Said]:
    """Every name and text of a pack."""
    texts = _texts(tomllib.loads(pack.read_text(encoding="utf-8")), "")
    return [Said(pack, "", key, (text[language],)) for key, text in texts]


def _texts(entry: Any, key: str) -> Iterator[tuple[str, dict[str, str]]]:
    """What is said in all languages, with the ids on the way to it."""
    if isinstance(entry, list):
        for one in entry:
            yield from _texts(one, key)
    elif isinstance(entry, dict):
        if entry.keys() == set(LANGUAGES):
            yield key, entry
        for field, value in entry.items():
            yield from _texts(value, f"{key} {entry.get('id', '')} {field}".strip())


def everything_in(language: str) -> list[Said]:
    """Every message in this language, and everything on cards."""
    said = [said for file in files_of(language) for said in messages_in(file)]
    packs = sorted(PACKAGE.glob("games/*/packs/*.toml"))
    return said + [printed for pack in packs for printed in printed_in(pack, language)]
