"""Lessons as a page plays them: by wishes alone, with nothing remembered in between."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.record import move_data
from sobremesa.lessons.lesson import PERSON, Lesson
from sobremesa.lessons.library import lessons_of
from sobremesa.lessons.run import Lapse, LessonRun
from sobremesa.server.teaching import (
    AskWish,
    GoOnWish,
    HintWish,
    Learning,
    LookWish,
    PlayWish,
    Taught,
    WhyNotWish,
    learn,
)
from sobremesa.table.messages import Allowed, Hinted

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game).values()]
NOW = 1_000


class Learner:
    """Somebody who plays a lesson, and what they know: the fold of their deliveries."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.view: dict[str, Any] = {}
        self.number = -1
        self.heard(learn(lesson, Learning(0, LookWish()), NOW))

    def heard(self, taught: Taught) -> None:
        data = msgspec.json.decode(msgspec.json.encode(taught))
        for delivery in data.get("deliveries", []):
            if delivery["type"] == "fresh":
                self.view = delivery["view"]
            else:
                assert delivery["number"] == self.number + 1
                self.view |= delivery.get("changes", {})
            self.number = delivery["number"]
            if "question" in delivery:
                self.question = delivery["question"]
        self.taught = taught

    def wishes(self, wish: Any) -> Taught:
        """What comes of a wish."""
        return learn(self.lesson, Learning(self.taught.step, wish, self.taught.moves), NOW)

    def does(self, wish: Any) -> None:
        """Wish for it, and hear what comes of it."""
        self.heard(self.wishes(wish))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game.name}-{one.name}")
def test_what_a_page_knows_is_what_the_lesson_has_come_to(lesson: Lesson) -> None:
    learner, run = Learner(lesson), LessonRun(lesson)
    asked: list[int] = []
    while not run.over:
        seen = msgspec.to_builtins(run.game.view(run.state, PERSON), str_keys=True)
        assert learner.view == msgspec.json.decode(msgspec.json.encode(seen))
        assert (learner.taught.step, learner.taught.waits) == (run.at, run.waits)
        assert learner.taught.says == lesson.said(run.step)
        if run.waits:
            move = run.step.tries[run.tried]
            assert learner.wishes(HintWish()).answer == Hinted(move_data(move))
            assert learner.question["kind"] == learner.view["question"]
            asked.append(learner.question["number"])
            learner.does(PlayWish(move_data(move)))
            run.play(move)
        else:
            learner.does(GoOnWish())
            run.go_on()
    assert learner.taught.step == learner.taught.steps == len(lesson.steps)
    assert learner.taught.says is None
    assert len(asked) == len(set(asked))


def first(game: str) -> Learner:
    return Learner(next(iter(lessons_of(game).values())))


def test_a_mistake_changes_nothing_and_teaches_something() -> None:
    learner = first("antayagi")
    for _ in range(4):
        learner.does(GoOnWish())
    told = learner.wishes(PlayWish({"do": "choose", "player": 0}))
    assert told.refusal is not None
    assert (told.refusal.rule, told.lapse) == ("AY-20", "lesson-whose-cards-choose-yourself")
    assert (told.step, told.deliveries) == (4, ())
    told = learner.wishes(PlayWish({"do": "choose", "player": 2}))
    assert told.refusal is not None
    assert (told.refusal.rule, told.lapse) == ("L-1", "lesson-whose-cards-choose-otto")
    told = learner.wishes(PlayWish({"do": "dance"}))
    assert told.refusal is not None
    assert told.refusal.rule == "K-3"


def test_what_the_game_can_be_asked_is_answered() -> None:
    learner = first("antheno")
    table = [[0, 0, "R5"], [1, 0, "B5"]]
    answer = learner.wishes(AskWish({"ask": "judge", "table": table})).answer
    assert not answer.fine
    why = learner.wishes(WhyNotWish({"do": "draw"})).answer
    assert isinstance(why, Allowed)
    assert why.refusal is not None
    assert why.refusal.rule == "AN-11"
    with pytest.raises(msgspec.ValidationError):
        learner.wishes(AskWish({"ask": "dance"}))


def test_nobody_can_have_come_where_the_lesson_does_not_lead() -> None:
    lesson = lessons_of("antayagi")["whose-cards"]
    with pytest.raises(Lapse):
        learn(lesson, Learning(5, LookWish(), ({"do": "choose", "player": 2},)), NOW)
    with pytest.raises(Lapse):
        learn(lesson, Learning(0, LookWish(), ({"do": "choose", "player": 1},) * 2), NOW)
    with pytest.raises(IllegalMove):
        learn(lesson, Learning(5, LookWish(), ({"do": "dance"},)), NOW)
