"""Three languages, one set of keys: none missing, none unused, the same arguments in each."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import parse, visitor
from fluent.syntax.ast import Junk, Message, Term, VariableReference

from sobremesa.games import GAMES
from sobremesa.games.antayagi.content import OBJECTS
from sobremesa.kernel.game import AnyGame
from sobremesa.server.catalogue import ACTS
from sobremesa.table.messages import Said
from sobremesa.table.talking import PHRASES
from sobremesa.texts.speaker import LANGUAGES, Speaker, common_text, terminal_text

SOURCE = Path(__file__).resolve().parents[2] / "src" / "sobremesa"
COMMON = {"common": common_text, "terminal": terminal_text}
PLACES = [*COMMON, *GAMES]


def text_of(place: str, language: str) -> str:
    return COMMON[place](language) if place in COMMON else GAMES[place].texts[language]


class Variables(visitor.Visitor):
    """Collects the arguments of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(place: str, language: str) -> dict[str, set[str]]:
    """Every message and attribute of a file, with its arguments."""
    found: dict[str, set[str]] = {}
    for entry in parse(text_of(place, language)).body:
        assert not isinstance(entry, Junk), entry.content
        assert not isinstance(entry, Term)
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands here twice"
            found[entry.id.name] = arguments(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = arguments(attribute)
    return found


def arguments(node: Any) -> set[str]:
    variables = Variables()
    variables.visit(node)
    return variables.names


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_arguments(
    place: str, language: str
) -> None:
    assert messages(place, language) == messages(place, "en")


def keys_of(game: AnyGame) -> set[str]:
    """The keys that follow from a game's types, content and rules."""
    moves = {f"move-{move.__struct_config__.tag}" for move in game.move_type.__args__}
    events = {f"event-{event.__struct_config__.tag}" for event in game.event_types}
    rules = {rule.message for rule in game.rulebook}
    chapters = {f"chapter-{rule.chapter}" for rule in game.rulebook}
    names = {f"name-{name}" for name in game.names} | {f"text-{id}" for id in game.described}
    questions = {f"question-{question}" for question in game.questions}
    return moves | events | rules | chapters | names | questions


def refusals_in(folder: Path) -> set[str]:
    """The keys of all refusals in the code below: the second word of `refuse` and `Disorder`."""
    found = set()
    for call in calls_in(folder, "refuse") + calls_in(folder, "Disorder"):
        if len(call.args) > 1 and isinstance(call.args[1], ast.Constant):
            found.add(f"refused-{call.args[1].value!s}")
    return found


def sayings_in(folder: Path, name: str) -> set[str]:
    """The keys that the code below gives to `name`, those with a part filled in as patterns."""
    found = set()
    for call in calls_in(folder, name):
        if call.args and isinstance(call.args[0], ast.Constant):
            found.add(str(call.args[0].value))
        elif call.args and isinstance(call.args[0], ast.JoinedStr):
            parts = call.args[0].values
            found.add("".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in parts))
    return found


def whys_in(folder: Path) -> set[str]:
    """The keys of all reasons that the bots below give for a move."""
    return {key for key in sayings_in(folder, "Reason") if key.startswith("why-")}


def recaps_in(folder: Path) -> set[str]:
    """The keys of all that a game says of how it went."""
    said = {key for key in sayings_in(folder, "Reason") if key.startswith("recap-")}
    counted = {word.arg for call in calls_in(folder, "counts") for word in call.keywords}
    curves = {f"curve-{what}" for what in sayings_in(folder, "curve_of")}
    names = {str(name).replace("_", "-") for name in counted if name is not None}
    return said | {f"recap-{name}" for name in names | curves}


# What lies in an area in the end, by its name
LYING = {
    "antayagi": {f"recap-{object}" for object in OBJECTS[:-2]},
    "antheno": set(),
    "tanxi": set(),
}


def calls_in(folder: Path, name: str) -> list[ast.Call]:
    calls = []
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                said = (
                    called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                )
                calls += [node] if said == name else []
    return calls


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_all_it_must_and_nothing_else(name: str) -> None:
    keys = {key for key in messages(name, "en") if "." not in key}
    folder = SOURCE / "games" / name
    recaps = recaps_in(folder) | LYING.get(name, set())
    assert keys == keys_of(GAMES[name]) | refusals_in(folder) | whys_in(folder) | recaps


def test_what_belongs_to_no_game_is_said_somewhere() -> None:
    keys = set(messages("common", "en")) | set(messages("terminal", "en"))
    said = sayings_in(SOURCE, "say") | sayings_in(SOURCE, "Reason")
    said |= refusals_in(SOURCE / "kernel") | refusals_in(SOURCE / "table")
    said |= refusals_in(SOURCE / "lessons")
    said |= refusals_in(SOURCE / "server") | {f"phrase-{phrase}" for phrase in PHRASES}
    said |= {f"act-{act.__struct_config__.tag}" for act in ACTS if act is not Said}
    patterns = [re.compile(said.replace("*", ".+")) for said in said]
    unused = [key for key in keys if not any(pattern.fullmatch(key) for pattern in patterns)]
    assert unused == []
    in_games = {key for game in GAMES for key in messages(game, "en")}
    missing = [s for s in said if "*" not in s and s not in keys | in_games]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_said_in_a_sentence(name: str, language: str) -> None:
    speaker = Speaker(language, GAMES[name])
    for rule in GAMES[name].rulebook:
        assert speaker.rule(rule)[-1] in ".!?»”…)", rule.id


def test_attributes_are_articles_alone() -> None:
    for place in PLACES:
        assert {key.split(".")[1] for key in messages(place, "en") if "." in key} <= {"a"}
