"""Every lesson, played to its end by the engine: by what it asks for, and by wrong moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from sobremesa.games import GAMES
from sobremesa.games.antheno.moves import Play
from sobremesa.lessons.lesson import PERSON, Lesson
from sobremesa.lessons.library import lesson_text, lessons_of
from sobremesa.lessons.run import JUST_LOOK, NOT_NOW, Lapse, LessonMove, LessonRun
from sobremesa.texts.speaker import LANGUAGES

LESSONS = [lesson for game in GAMES for lesson in lessons_of(game).values()]
EACH = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game.name}-{one.name}")


def finish_step(run: LessonRun) -> list[LessonMove]:
    """Do what the step asks for, or go on."""
    at = run.at
    happened: list[LessonMove] = []
    while not run.over and run.at == at:
        happened += run.play(run.step.tries[run.tried]) if run.waits else run.go_on()
    return happened


def at_each_step(lesson: Lesson) -> Iterator[LessonRun]:
    """The lesson at the beginning of each step, done as it asks."""
    run = LessonRun(lesson)
    while not run.over:
        yield run
        finish_step(run)


def lapse_of(run: LessonRun, move: Any) -> Lapse:
    """What comes of a wrong move: nothing happens but a sentence."""
    before = run.game.truth(run.state), run.at, list(run.made)
    with pytest.raises(Lapse) as caught:
        run.play(move)
    assert (run.game.truth(run.state), run.at, run.made) == before
    return caught.value


@EACH
def test_a_lesson_comes_to_its_end(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    last: dict[int, Any] = {}
    while not run.over:
        scene = run.scene
        last.setdefault(scene, run.state)
        if run.waits:
            assert PERSON in run.game.to_act(run.state), run.step.id
            assert run.game.offered(run.state, PERSON).moves, run.step.id
        for happening in finish_step(run):
            last[scene] = happening.state
    for state in last.values():
        state.chance.finish()  # its luck is used up


@EACH
def test_a_mistake_teaches_what_the_lesson_says(lesson: Lesson) -> None:
    for run in at_each_step(lesson):
        step = run.step
        for wrong in step.wrong:
            lapse = lapse_of(run, wrong.move)
            assert lapse.taught == lesson.taught(step, wrong), (step.id, wrong.id)
            assert lapse.illegal.rule == (wrong.refused or NOT_NOW), (step.id, wrong.id)


@EACH
def test_whatever_is_offered_leads_on_or_is_told_why_not(lesson: Lesson) -> None:
    for run in at_each_step(lesson):
        if not run.waits:
            continue
        for move in run.game.offered(run.state, PERSON).moves:
            other = LessonRun(lesson, run.at, run.made)
            try:
                other.play(move)
            except Lapse:
                continue
            while not other.over and other.scene == run.scene:
                finish_step(other)


@EACH
def test_every_step_is_found_again(lesson: Lesson) -> None:
    for run in at_each_step(lesson):
        for moves in (run.made, ()):
            again = LessonRun(lesson, run.at, moves)
            assert again.at == run.at
            assert run.game.truth(again.state) == run.game.truth(run.state)
            assert again.happened == run.happened


@EACH
def test_who_has_seen_enough_may_act_at_once(lesson: Lesson) -> None:
    for run in at_each_step(lesson):
        if run.waits:
            continue
        ahead = LessonRun(lesson, run.at)
        finish_step(ahead)
        early = LessonRun(lesson, run.at)
        if ahead.over or ahead.scene != run.scene or not ahead.waits or run.step.then:
            if run.game.offered(run.state, PERSON).moves:
                move = run.game.offered(run.state, PERSON).moves[0]
                assert lapse_of(early, move).illegal.rule == JUST_LOOK
        else:
            early.play(ahead.step.tries[0])
            ahead.play(ahead.step.tries[0])
            assert early.at == ahead.at
            assert run.game.truth(early.state) == run.game.truth(ahead.state)


def keys_in(text: str) -> list[str]:
    return [entry.id.name for entry in parse(text).body if isinstance(entry, Message)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_a_lesson_is_there_and_no_other(game: str, language: str) -> None:
    said = [key for lesson in lessons_of(game).values() for key in lesson.messages()]
    assert len(said) == len(set(said))
    assert sorted(keys_in(lesson_text(game, language))) == sorted(said)


@pytest.mark.parametrize("game", GAMES)
def test_lessons_have_an_order(game: str) -> None:
    numbers = [lesson.number for lesson in lessons_of(game).values()]
    assert numbers == list(range(1, len(numbers) + 1))


# What they are about

UNTOUCHED = {  # rules that no lesson is about: exceptions, ties, and what the table does by itself
    "antayagi": (
        "AY-3a AY-4a AY-5a AY-7a AY-11a AY-14a AY-20a AY-26 AY-34a AY-47a AY-48a AY-60a "
        "AY-61 AY-61a"
    ),
    "antheno": "AN-5a AN-7a",
    "tanxi": (
        "TX-2a TX-3 TX-12a TX-13a TX-14a TX-15a TX-24a TX-30a TX-45a TX-51 TX-51a TX-56a "
        "TX-61a TX-66a TX-67a TX-68a TX-70a TX-78a TX-102a TX-110a TX-123"
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_together_meet_every_chapter(game: str) -> None:
    touched = {rule for lesson in lessons_of(game).values() for rule in lesson.rules}
    rulebook = GAMES[game].rulebook
    chapters = {rule.chapter for rule in rulebook}
    assert {rule.chapter for rule in rulebook if rule.id in touched} == chapters
    untouched = [rule.id for rule in rulebook if rule.id not in touched]
    assert untouched == UNTOUCHED[game].split()


def test_where_tiles_are_laid_lies_in_the_light_with_those_that_one_has() -> None:
    for lesson in lessons_of("antheno").values():
        for run in at_each_step(lesson):
            if any(isinstance(move, Play) for move in run.step.tries):
                assert {"rack", "cloth"} <= set(run.step.point), (lesson.name, run.step.id)
