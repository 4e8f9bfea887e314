"""What people read of a game: questions that mean what they say, and a line for what happens."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.moves import Lay, LetItBe, Move, Sabotage
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.state import State
from sobremesa.kernel.chance import fast
from sobremesa.kernel.events import Event
from sobremesa.kernel.record import FastSeed, Player, head_of
from sobremesa.table.match import Match
from sobremesa.terminal.screens import SCREENS
from sobremesa.terminal.session import Session
from sobremesa.texts.speaker import LANGUAGES, Speaker

NAMES = ["Ana", "Bea", "Ciro"]
RESCUE = {"en": "rescue", "es": "rescatas", "fr": "sauver"}


def laying(first: str, second: str) -> State:
    """Ana and Bea are about to lay these down; Ciro holds two Sabotages."""
    hands = [[first], [second], ["muffin/sabotage", "hat/sabotage"]]
    said = {"hands": hands, "chosen": 1, "question": "lay"}
    return ANTAYAGI.place(said, Options(), 3, fast(1))


def play(state: State, *moves: tuple[int, Move]) -> list[Event]:
    """What happened."""
    story: list[Event] = []
    for seat, move in moves:
        ANTAYAGI.apply(state, seat, move, story)
    return story


def heard(story: list[Event]) -> list[Event]:
    """What Ciro is told of it."""
    return [told for event in story if (told := event.told(2)) is not None]


def question(state: State, seat: int, language: str) -> str:
    """What this seat reads in the terminal."""
    head = head_of(ANTAYAGI, Options(), tuple(Player(n, None) for n in NAMES), FastSeed(1))
    match = Match(ANTAYAGI, head)
    match._course.state = state
    console = Console(file=io.StringIO(), width=200, color_system=None)
    session = Session(match, Speaker(language, ANTAYAGI, NAMES, seat), console, SCREENS["antayagi"])
    session.put(match.view(seat).question)
    return str(console.file.getvalue())  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ay_31_the_question_says_whether_a_sabotage_would_spoil_or_rescue(language: str) -> None:
    state = laying("bone", "treasure")
    play(state, (0, Lay(0)), (1, Lay(0)))
    assert RESCUE[language] not in question(state, 2, language)
    play(state, (2, Sabotage(0)))
    assert RESCUE[language] in question(state, 2, language)
    play(state, (2, Sabotage(0)))
    assert RESCUE[language] not in question(state, 2, language)


@pytest.mark.parametrize(("first", "second", "whose"), [
    ("wandering-wizard", "bone", 0),
    ("bone", "wandering-wizard", 1),
])  # fmt: skip
def test_ay_49_a_wizard_has_a_line_of_its_own(first: str, second: str, whose: int) -> None:
    state = laying(first, second)
    story = play(state, (0, Lay(0)), (1, Lay(0)), *[(seat, LetItBe()) for seat in range(3)])
    said = [Speaker("en", ANTAYAGI, NAMES, 2).event(event) for event in heard(story)]
    line = f"{NAMES[whose]}’s Wandering Wizard prevents the swap"
    assert [line in words for words in said].count(True) == 1


@pytest.mark.parametrize(("language", "gets"), [("en", "gets"), ("es", "recibe"), ("fr", "reçoit")])
def test_ay_49_nobody_is_said_to_get_a_card_that_they_kept(language: str, gets: str) -> None:
    state = laying("wandering-wizard", "bone")
    story = play(state, (0, Lay(0)), (1, Lay(0)), *[(seat, LetItBe()) for seat in range(3)])
    told = Speaker(language, ANTAYAGI, NAMES, 2)
    joined = [told.event(event) for event in heard(story) if getattr(event, "object", "") == "bone"]
    assert joined
    assert not [words for words in joined if gets in words]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ay_13_people_read_of_places_counted_from_1(language: str) -> None:
    (rule,) = [rule for rule in ANTAYAGI.rulebook if rule.id == "AY-13"]
    said = Speaker(language, ANTAYAGI).rule(rule)
    assert " 1 " in said
    assert " 0 " not in said


@pytest.mark.parametrize("rule", ["AY-5", "AY-8"])
def test_what_a_rulebook_says_is_not_marked_as_our_ruling(rule: str) -> None:
    (entry,) = [entry for entry in ANTAYAGI.rulebook if entry.id == rule]
    assert entry.source == "rulebook"


@pytest.mark.parametrize(
    ("language", "youngest"), [("en", "youngest"), ("es", "más joven"), ("fr", "plus jeune")]
)
def test_ay_5_the_tie_by_age_is_told_as_the_rulebook_has_it(language: str, youngest: str) -> None:
    (rule,) = [rule for rule in ANTAYAGI.rulebook if rule.id == "AY-5"]
    assert youngest in Speaker(language, ANTAYAGI).rule(rule)
