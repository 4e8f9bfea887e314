"""Every rule id has at least one test that names it."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.game import AnyGame

TESTS = Path(__file__).resolve().parents[1]


def ids_in_names(prefix: str) -> set[str]:
    """The ids in the names of test functions: test_ay_22a_... names AY-22a."""
    found = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                name = node.name.removeprefix(f"test_{prefix.lower()}_")
                if name != node.name:
                    found |= {f"{prefix}-{part}" for part in leading_ids(name)}
    return found


def leading_ids(name: str) -> list[str]:
    """`52_53_are_spread` begins with 52 and 53."""
    parts = []
    for part in name.split("_"):
        if not re.fullmatch(r"\d+[a-z]?", part):
            break
        parts.append(part)
    return parts


def ids_in_scenarios(prefix: str) -> set[str]:
    """The ids that scenarios say they are about."""
    found: set[str] = set()
    for file in TESTS.rglob("scenarios/*.toml"):
        about = tomllib.loads(file.read_text(encoding="utf-8"))["about"]
        found |= set(re.findall(rf"{prefix}-\d+[a-z]?", about))
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_rule_has_a_test_that_names_it(game: AnyGame) -> None:
    prefix = game.rulebook[0].id.partition("-")[0]
    named = ids_in_names(prefix) | ids_in_scenarios(prefix)
    assert [rule.id for rule in game.rulebook if rule.id not in named] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_test_names_a_rule_that_does_not_exist(game: AnyGame) -> None:
    prefix = game.rulebook[0].id.partition("-")[0]
    named = ids_in_names(prefix) | ids_in_scenarios(prefix)
    assert named - {rule.id for rule in game.rulebook} == set()
