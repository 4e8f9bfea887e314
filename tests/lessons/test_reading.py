"""A mistake in the file of a lesson is named by file, step and field."""

from __future__ import annotations

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.errors import OptionsFault
from sobremesa.lessons.lesson import Lesson, LessonFault, read_lesson
from sobremesa.lessons.library import lesson_named

GOOD = """
number = 1
minutes = 3
seats = 3

[[scene]]
chance = []
[scene.position]
hands = [["bone", "hat"], ["fish"], ["hat"]]

[[scene.step]]
id = "look"
rules = ["AY-10"]
point = ["hand:0"]

[[scene.step]]
id = "choose"
try = [{ do = "choose", player = 1 }]
holds = { chosen = 1 }
then = [{ seat = 1, do = "lay", slot = 0 }]

[[scene.step.wrong]]
id = "other"
move = { do = "choose", player = 2 }
refused = "AY-20"
"""


def read(text: str) -> Lesson:
    return read_lesson(text, "file.toml", "first", GAMES["antayagi"])


def test_a_lesson_is_read() -> None:
    lesson = read(GOOD)
    assert [step.id for step in lesson.steps] == ["look", "choose"]
    assert list(lesson.messages()) == [
        "lesson-first",
        "lesson-first-about",
        "lesson-first-look",
        "lesson-first-choose",
        "lesson-first-choose-other",
    ]
    assert lesson.rules == ("AY-10",)


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("seats = 3", "seats = 9", "file.toml, field seats: AntaYagí is for 3 to 7 players, not 9"),
        ("minutes = 3", "minutes = 99", "file.toml, field minutes: Expected `int` <= 15"),
        ("minutes = 3", "options = { edition = 7 }\nminutes = 3", "file.toml, options, field"),
        ('"hat"], ["fish"]', '"cat"], ["fish"]', "file.toml, scene 1, position, "),
        ("chance = []", 'chance = [["cat"]]', "file.toml, scene 1, "),
        ('id = "look"', "", "file.toml, scene 1, step 1: Object missing required field `id`"),
        ('id = "look"', 'id = "about"', "file.toml, step about, field id: every step has an id"),
        ('id = "look"', 'id = "choose"', "file.toml, step choose, field id: every step has an id"),
        ('"AY-10"', '"AY-99"', "file.toml, step look, field rules: AntaYagí has no rule AY-99"),
        ('"hand:0"', '"Hand 0"', "file.toml, scene 1, step 1, point 1: "),
        ("player = 1 }]\nholds", "card = 1 }]\nholds", "file.toml, step choose, field try 1: "),
        ('try = [{ do = "choose", player = 1 }]', "", "file.toml, step choose, field try: missing"),
        ("chosen = 1", "chozen = 1", "file.toml, step choose, field holds, "),
        ("seat = 1,", "seat = 0,", "file.toml, step choose, field then 1: field seat: a seat from"),
        ("slot = 0", "slot = true", "file.toml, step choose, field then 1: "),
        ("player = 2", "player = []", "file.toml, step choose, wrong other, field move: "),
        (
            '"AY-20"',
            '"AY-0"',
            "file.toml, step choose, wrong other, field refused: AntaYagí has no",
        ),
        ("number = 1", "nummer = 1", "file.toml: Object contains unknown field `nummer`"),
    ],
)
def test_a_mistake_is_named(right: str, wrong: str, said: str) -> None:
    assert right in GOOD
    with pytest.raises(LessonFault) as fault:
        read(GOOD.replace(right, wrong, 1))
    assert str(fault.value).startswith(said)


def test_what_is_no_toml_is_said_so() -> None:
    with pytest.raises(LessonFault, match=r"file\.toml: this is not TOML"):
        read("number = ")


def test_who_asks_for_a_lesson_that_is_not_there_hears_which_are() -> None:
    with pytest.raises(OptionsFault, match="whose-cards"):
        lesson_named(GAMES["antayagi"], "whose-carts")
