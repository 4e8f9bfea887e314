"""Lessons at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from sobremesa.games import GAMES
from sobremesa.kernel.errors import OptionsFault
from sobremesa.terminal.learn import find_lesson, learn_to_end, list_lessons


class Typing(Console):
    """A console at which these lines are typed; then the input ends."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__(file=StringIO(), width=100, height=50)
        self.lines = list(lines)

    def input(self, *_: Any, **__: Any) -> str:
        """The next line."""
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def said(self) -> str:
        """All that was printed, on one line."""
        assert isinstance(self.file, StringIO)
        return " ".join(self.file.getvalue().split())


def learn(game: str, lesson: str, lines: Sequence[str], step: int = 1) -> tuple[bool, str]:
    console = Typing(lines)
    done = learn_to_end(find_lesson(GAMES[game], lesson), step, "en", console)
    return done, console.said


WHOSE_CARDS = [
    *("", "", "", ""), "choose otto", "choose vega", "lay 2", "hint", "1",
    "sabotage 1", "1", "", "", "lay 3", "", "choose otto", "lay 1", "1", "",
]  # fmt: skip


def test_a_lesson_is_played_to_its_end() -> None:
    done, said = learn("antayagi", "1", WHOSE_CARDS)
    assert done
    assert "1/15 Welcome to the bazaar!" in said
    assert "Vega has nothing that bites: try her first." in said
    assert "Would you give that away?" in said
    assert "(AY-33) Only the back with the scissors is a Sabotage." in said
    assert "Five points: you have won!" in said
    assert "Next is “T-Rexes, Lollipops and Wizards”" in said


def test_who_leaves_is_told_how_to_go_on() -> None:
    done, said = learn("antayagi", "whose-cards", ["", "", "q"])
    assert not done
    assert "learn antayagi whose-cards --step 3" in said
    done, said = learn("antayagi", "whose-cards", ["", "", "", "", ""], step=3)
    assert said.startswith("╭")
    assert "3/15 And you see theirs!" in said


def test_tiles_are_laid_in_a_lesson() -> None:
    lines = ["", "", "draw", "R5 B5 at 0,0 right", "done", "G5 at 2,0 right", "done", ""]
    _, said = learn("antheno", "three-of-a-kind", lines)
    assert "(AN-11) You may draw only when you cannot play" in said
    assert "Two are company, three are a set." in said
    assert "The other kind of set is a sequence" in said


def test_an_island_is_walked_in_a_lesson() -> None:
    _, said = learn("tanxi", "ashore", ["", "", "go e1", "go f1", "explore"])
    assert "A Coconut Helmet!" in said


def test_the_last_lesson_leads_to_a_game() -> None:
    lesson = find_lesson(GAMES["tanxi"], "5")
    done, said = learn("tanxi", "5", [""], step=len(lesson.steps))
    assert done
    assert "play tanxi" in said


def test_lessons_are_listed() -> None:
    console = Typing([])
    list_lessons(GAMES["antheno"], "fr", console)
    assert "2 Croisements (3 minutes)" in console.said


def test_what_is_not_there_is_said_so() -> None:
    with pytest.raises(OptionsFault, match="crossings"):
        find_lesson(GAMES["antheno"], "9")
    with pytest.raises(OptionsFault, match="steps 1 to 7, not 8"):
        learn("antheno", "1", [], step=8)


def test_in_a_lesson_nobody_else_plays_and_nothing_is_taken_back() -> None:
    _, said = learn("antayagi", "1", ["bot", "undo"], step=5)
    assert "(L-1)" in said
    assert "(K-5)" in said
