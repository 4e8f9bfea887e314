"""Playing a lesson: the rules judge what is done, the lesson says what it is after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sobremesa.kernel.errors import IllegalMove, ScriptFault, refuse
from sobremesa.kernel.events import Event
from sobremesa.kernel.record import move_data
from sobremesa.kernel.scenario import compare
from sobremesa.lessons.lesson import PERSON, Lesson, LessonStep

NOT_NOW: Final = "L-1"
JUST_LOOK: Final = "L-2"


class Lapse(Exception):
    """What was tried leads nowhere in this step: why, and what it teaches."""

    def __init__(self, illegal: IllegalMove, taught: str | None = None) -> None:
        super().__init__(illegal, taught)
        self.illegal = illegal
        self.taught = taught  # the key of a sentence


class LessonMove(NamedTuple):
    """A move of a lesson: what happened by it, and the state after it."""

    seat: int
    events: list[Event]
    state: Any


class LessonRun:
    """A lesson as far as somebody has come in it.

    It is found again by the number of its step and what they have done in its scene; where they
    have done nothing, the lesson does what it would ask for.
    """

    def __init__(self, lesson: Lesson, step: int = 0, moves: Sequence[Any] = ()) -> None:
        self.lesson = lesson
        self.game = lesson.game
        self.at = step
        self._set_scene(lesson.place_of(step)[0])
        self._catch_up(step, moves)

    @property
    def over(self) -> bool:
        """Whether all is done."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        """Where it has come to."""
        return self.lesson.steps[self.at]

    @property
    def waits(self) -> bool:
        """Whether a move is expected; else one looks, and goes on."""
        return not self.over and bool(self.step.tries)

    def play(self, move: Any) -> list[LessonMove]:
        """Do what the step asks for; Lapse where it was something else, and nothing happens."""
        if not self.waits:
            return self._hurry(move)
        after = self.state.copy()
        story: list[Event] = []
        try:
            self.game.apply(after, PERSON, move, story)
        except IllegalMove as illegal:
            raise Lapse(illegal, self._taught(move, illegal.rule)) from None
        except ScriptFault:  # the luck of the lesson has no answer for this
            raise self._not_now(move) from None
        if not self._is_wanted(move, after):
            raise self._not_now(move)
        self._happened(after, move)
        played = [LessonMove(PERSON, story, after.copy())]
        self.tried += 1
        if self.tried == len(self.step.tries):
            played += self._finish()
        return played

    def go_on(self) -> list[LessonMove]:
        """Leave a step in which one only looks; Lapse where something is still to be done."""
        if self.over or self.waits:
            raise Lapse(refuse(NOT_NOW, "lesson-not-now"))
        return self._finish()

    def _hurry(self, move: Any) -> list[LessonMove]:
        """Who does at once what the next step is after need not look any longer."""
        at, ahead = self.at, self.at + 1
        steps = self.lesson.steps[ahead : ahead + 1]
        if not steps or not steps[0].tries or self.step.then or self._ends_scene():
            raise Lapse(refuse(JUST_LOOK, "lesson-just-look"))
        self.at = ahead
        try:
            return self.play(move)
        except Lapse:
            self.at = at
            raise

    # What happens

    def _set_scene(self, number: int) -> None:
        self.scene = number
        self.state = self.lesson.set_scene(number)
        self.made: list[Any] = []  # what the person has done in this scene
        self.happened = 0  # moves in this scene, everybody's
        self.tried = 0  # moves in this step

    def _catch_up(self, step: int, moves: Sequence[Any]) -> None:
        """Let happen all that lies behind, from the beginning of the scene."""
        given = iter(moves)
        self.at = self.lesson.place_of(step)[1]
        while self.at < step:
            if self.waits:
                self.play(next(given, self.step.tries[self.tried]))
            else:
                self.go_on()
        for move in given:
            if self.at != step:
                raise Lapse(refuse(NOT_NOW, "lesson-not-now"))
            self.play(move)

    def _happened(self, after: Any, move: Any) -> None:
        self.state = after
        self.made.append(move)
        self.happened += 1

    def _finish(self) -> list[LessonMove]:
        """The others do what they do, and the next step begins, maybe at another table."""
        ends = self._ends_scene()
        played = []
        for seat, move in self.step.then:
            story: list[Event] = []
            self.game.apply(self.state, seat, move, story)
            self.happened += 1
            played.append(LessonMove(seat, story, self.state.copy()))
        self.at += 1
        self.tried = 0
        if ends and not self.over:
            self._set_scene(self.scene + 1)
        return played

    def _ends_scene(self) -> bool:
        """Whether the step is the last one at this table."""
        first = self.lesson.place_of(self.at)[1]
        return self.at + 1 == first + len(self.lesson.scenes[self.scene].steps)

    # Judging

    def _is_wanted(self, move: Any, after: Any) -> bool:
        step = self.step
        if move == step.tries[self.tried] or any(fits(part, move) for part in step.also):
            return True
        if step.holds is None:
            return False
        return not compare(step.holds, self.game.describe(after), "holds")

    def _not_now(self, move: Any) -> Lapse:
        return Lapse(refuse(NOT_NOW, "lesson-not-now"), self._taught(move, None))

    def _taught(self, move: Any, rule: str | None) -> str | None:
        for wrong in self.step.wrong:
            meant = move == wrong.move or (wrong.like is not None and fits(wrong.like, move))
            if meant and wrong.refused == rule:
                return self.lesson.taught(self.step, wrong)
        return None


def fits(part: Mapping[str, Any], move: Any) -> bool:
    """Whether a move is as this says; what is not said may be anything."""
    data = move_data(move)
    return all(name in data and data[name] == value for name, value in part.items())
