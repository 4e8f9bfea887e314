"""One word, one meaning: public classes have names of their own."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "sobremesa"
CLIENT = ROOT / "web" / "src"
# What every game has by contract; inside a game the words of its rulebook rule.
OF_A_GAME = {
    "bots.py", "content.py", "events.py", "moves.py", "options.py", "position.py", "queries.py",
    "state.py", "view_types.py",
}  # fmt: skip
TYPE = re.compile(r"^export (?:abstract )?(?:class|interface|type) (\w+)", re.MULTILINE)


def classes() -> Iterator[tuple[str, str]]:
    """Every public class of the package, and where it is defined."""
    for file in SOURCE.rglob("*.py"):
        place = file.relative_to(SOURCE)
        if place.parts[0] == "games" and place.name in OF_A_GAME:
            continue
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name, str(place)


def types() -> Iterator[tuple[str, str]]:
    """Every type that a module of the client exports; those of messages are generated."""
    for file in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        if file.name not in ("messages.ts", "rest.ts"):
            for name in TYPE.findall(file.read_text(encoding="utf-8")):
                yield name, str(file.relative_to(CLIENT))


def ambiguous(names: Iterator[tuple[str, str]]) -> dict[str, list[str]]:
    """Those that are defined in several places."""
    places = defaultdict(list)
    for name, place in names:
        places[name].append(place)
    return {name: found for name, found in places.items() if len(found) > 1}


def test_a_public_class_is_defined_once() -> None:
    assert ambiguous(classes()) == {}


def test_an_exported_type_of_the_client_is_defined_once() -> None:
    assert ambiguous(types()) == {}


def test_every_word_of_the_glossary_stands_once_in_order() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    words = re.findall(r"^\| \*\*(.+?)\*\* \|", text, re.MULTILINE)
    assert len(words) > 50
    assert words == sorted(set(words))
