"""All that people read in one language, piece by piece, in the package and on the page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import parse, visitor
from fluent.syntax.ast import GroupComment, Message, StringLiteral, TextElement

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


def everything_in(language: str) -> list[Said]:
    """Every message in this language."""
    return [said for file in files_of(language) for said in messages_in(file)]
