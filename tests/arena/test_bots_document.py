"""The bots of docs/bots.md play, and the document says what the protocol does."""

from __future__ import annotations

import doctest
import re
import shlex
import shutil
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from tools.web import find_node

from sobremesa.arena import programs
from sobremesa.arena.entrants import read
from sobremesa.arena.protocol import FROM_PROGRAM, TO_PROGRAM
from sobremesa.games import GAMES
from tests.arena.outsiders import game_with

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
PLAYED = ("antayagi", "tanxi")  # Antheno takes its time
TEXT = DOCUMENT.read_text(encoding="utf-8")


def block(language: str) -> str:
    """The first program in this language."""
    found = re.search(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("game", PLAYED)
def test_the_class_plays(game: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(block("python"), encoding="utf-8")
    entrant = read(f"{tmp_path / 'mine.py'}:Mine", GAMES[game])
    assert game_with(GAMES[game], entrant, budget=1).failures == ()
    programs.end_waiting()


def test_the_class_serves_programs_of_ones_own_too() -> None:
    made: dict[str, Any] = {}
    exec(block("python"), made)
    result = doctest.testfile(str(DOCUMENT), module_relative=False, encoding="utf-8", globs=made)
    assert result.attempted >= 6
    assert result.failed == 0


def test_the_program_plays(tmp_path: Path) -> None:
    node = shutil.which("node", path=find_node()[1]["PATH"])
    assert node is not None
    (tmp_path / "bot.mjs").write_text(block("javascript"), encoding="utf-8")
    for game in PLAYED:
        entrant = read(f"run:{shlex.join([node, str(tmp_path / 'bot.mjs')])}", GAMES[game])
        assert game_with(GAMES[game], entrant).failures == ()
    programs.end_waiting()


@pytest.mark.parametrize(
    "message", [*TO_PROGRAM, *FROM_PROGRAM], ids=lambda message: message.__name__
)
def test_every_field_of_the_protocol_is_in_the_document(message: type[Any]) -> None:
    assert f"`{message.__struct_config__.tag}`" in TEXT
    hints = get_type_hints(message, include_extras=True)
    for name in message.__struct_fields__:
        assert f"| `{name}` | {hints[name].__metadata__[0].description}" in TEXT
