"""Who can take part, and what is said of what cannot."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from sobremesa.arena.entrants import read
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.kernel.errors import OptionsFault
from tests.arena.outsiders import game_with, program, python_file


def test_a_level_is_the_bot_of_the_game() -> None:
    entrant = read("greedy", ANTAYAGI)
    assert entrant.name == "greedy"
    assert entrant.bot(ANTAYAGI) is ANTAYAGI.bots["greedy"]


def test_whoever_takes_part_travels(tmp_path: Path) -> None:
    for text in ("random", program(tmp_path), python_file(tmp_path, "")):
        entrant = pickle.loads(pickle.dumps(read(text, ANTAYAGI)))
        assert entrant.name == text
        assert game_with(ANTAYAGI, entrant).failures == ()


def test_a_file_is_found_from_where_it_was_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python_file(tmp_path, "")
    monkeypatch.chdir(tmp_path)
    entrant = read("mine.py:Mine", ANTAYAGI)
    monkeypatch.chdir("/")
    assert game_with(ANTAYAGI, entrant).failures == ()


FILES = {
    "a fault in the syntax": ("class Mine:\n  def choose(", r"SyntaxError: .* \(mine.py, line 2\)"),
    "nothing in it": ("", "there is no class Mine in .*mine.py"),
    "no class": ("Mine = 3", "there is no class Mine in .*mine.py"),
    "no choose": ("class Mine: pass", r"class Mine of .*mine.py has no method choose\(decision\)"),
    "a missing module": ("import nowhere", "ModuleNotFoundError: No module named 'nowhere'"),
    "a constructor that wants something": (
        "class Mine:\n  def __init__(self, x): pass\n  def choose(self, decision): pass",
        "TypeError: .*missing 1 required positional argument: 'x'",
    ),
    "a constructor that raises": (
        "class Mine:\n  def __init__(self): 1 / 0\n  def choose(self, decision): pass",
        r"ZeroDivisionError: division by zero \(mine.py, line 2\)",
    ),
    "an end of its own": ("import sys; sys.exit('enough')", "SystemExit: enough"),
}  # fmt: skip


@pytest.mark.parametrize(("code", "what"), FILES.values(), ids=list(FILES))
def test_a_fault_in_a_file_is_told_before_any_game(tmp_path: Path, code: str, what: str) -> None:
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    with pytest.raises(OptionsFault, match=rf"^--bots: .*mine.py:Mine: {what}.*$") as fault:
        read(f"{tmp_path / 'mine.py'}:Mine", ANTAYAGI)
    assert "\n" not in str(fault.value)


WORDS = {
    "clever": "there is no level 'clever' of AntaYagí: it has random, greedy, novice, casual",
    "./mine": "a program run:./mine$",
    "": "there is no level ''",
    "mine.py": "mine.py: say which class, such as mine.py:Mine",
    "mine.py:": "say which class",
    "nowhere.py:Mine": "nowhere.py:Mine: there is no file .*nowhere.py",
    "run:": "run:: say which program, such as run:./mine",
    "run:'x": "No closing quotation",
    "run:./nowhere --fast": "cannot be started: .*No such file or directory: './nowhere'",
    "run:false": "ended with status 1",
    "run:echo hello": "answered what cannot be read, 'hello'",
}


@pytest.mark.parametrize(("text", "what"), WORDS.items(), ids=list(WORDS))
def test_a_word_that_names_nobody_says_what_would(text: str, what: str) -> None:
    with pytest.raises(OptionsFault, match=what) as fault:
        read(text, ANTAYAGI)
    assert fault.value.where == "--bots"
    assert "\n" not in str(fault.value)


def test_a_program_that_fails_at_hello_is_told_before_any_game(tmp_path: Path) -> None:
    text = program(tmp_path, hello="complain('no licence'); sys.exit(4)")
    with pytest.raises(OptionsFault, match=r"ended with status 4: no licence$"):
        read(text, ANTAYAGI)
