"""A lesson, read from its file; a mistake in it is named by file, scene, step and field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any, Final, NamedTuple

from sobremesa.kernel.chance import Script, Scripted
from sobremesa.kernel.content import read_toml, typed
from sobremesa.kernel.errors import Fault, IllegalMove
from sobremesa.kernel.game import AnyGame
from sobremesa.lessons.forms import LessonForm, SceneForm, StepForm, WrongForm

PERSON: Final = 0  # the seat of who learns
ABOUT: Final = "about"  # the id of what a lesson says of itself


class LessonFault(Fault):
    """A file of a lesson with a mistake in it."""


class WrongMove(NamedTuple):
    """A mistake that teaches something."""

    id: str
    move: Any
    like: Mapping[str, Any] | None  # a part of a move: all that are so teach the same
    refused: str | None  # by this rule; None: it is allowed, and not what is wanted now


class OthersMove(NamedTuple):
    """What somebody else does."""

    seat: int
    move: Any


class LessonStep(NamedTuple):
    """A step of a lesson."""

    id: str
    rules: tuple[str, ...]
    point: tuple[str, ...]
    tries: tuple[Any, ...]  # none: one looks, and goes on
    also: tuple[Mapping[str, Any], ...]
    holds: dict[str, Any] | None
    wrong: tuple[WrongMove, ...]
    then: tuple[OthersMove, ...]


class Scene(NamedTuple):
    """A table that is set for some steps."""

    position: dict[str, Any]
    chance: Script
    steps: tuple[LessonStep, ...]


class Lesson(NamedTuple):
    """A lesson, ready to be played."""

    game: AnyGame
    name: str
    number: int
    minutes: int
    seats: int
    options: Any
    scenes: tuple[Scene, ...]

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """Those of all scenes."""
        return tuple(chain.from_iterable(scene.steps for scene in self.scenes))

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that it is about, each once."""
        return tuple(dict.fromkeys(chain.from_iterable(step.rules for step in self.steps)))

    def place_of(self, step: int) -> tuple[int, int]:
        """In which scene a step is, and which of the steps is the first one of that scene."""
        first = 0
        for number, scene in enumerate(self.scenes):
            if step < first + len(scene.steps):
                return number, first
            first += len(scene.steps)
        raise IndexError(step)

    def set_scene(self, number: int) -> Any:
        """The state at the beginning of a scene."""
        scene = self.scenes[number]
        chance = Scripted(scene.chance)
        return self.game.place(scene.position, self.options, self.seats, chance)

    # The keys of what it says

    @property
    def title(self) -> str:
        """What it is called."""
        return f"lesson-{self.name}"

    @property
    def about(self) -> str:
        """What it is about, in a sentence."""
        return f"lesson-{self.name}-{ABOUT}"

    def said(self, step: LessonStep) -> str:
        """What a step says."""
        return f"lesson-{self.name}-{step.id}"

    def taught(self, step: LessonStep, wrong: WrongMove) -> str:
        """What a mistake teaches."""
        return f"lesson-{self.name}-{step.id}-{wrong.id}"

    def messages(self) -> Iterator[str]:
        """The keys of everything that it says."""
        yield from (self.title, self.about)
        for step in self.steps:
            yield self.said(step)
            for wrong in step.wrong:
                yield self.taught(step, wrong)


# Reading


def read_lesson(text: str, file: str, name: str, game: AnyGame) -> Lesson:
    """A lesson of this name from the text of its file; LessonFault names what is wrong with it."""
    form = typed(read_toml(text, file, LessonFault), LessonForm, file, LessonFault)
    game.check_seats(form.seats, f"{file}, field seats", LessonFault)
    options = typed(form.options, game.options_type, f"{file}, options", LessonFault)
    ids = [step.id for scene in form.scene for step in scene.step]
    for id in ids:
        if id == ABOUT or ids.count(id) > 1:
            raise LessonFault(f"{file}, step {id}, field id", "every step has an id of its own")
    lesson = Lesson(
        game=game,
        name=name,
        number=form.number,
        minutes=form.minutes,
        seats=form.seats,
        options=options,
        scenes=tuple(_scene(game, form, number, file) for number in range(len(form.scene))),
    )
    for number in range(len(lesson.scenes)):
        with _within(f"{file}, scene {number + 1}"):
            lesson.set_scene(number)
    return lesson


@contextmanager
def _within(where: str) -> Iterator[None]:
    """Name the place in the file in what is said of a mistake."""
    try:
        yield
    except LessonFault:
        raise
    except Fault as fault:
        raise LessonFault(f"{where}, {fault.where}", fault.what) from None


def _scene(game: AnyGame, form: LessonForm, number: int, file: str) -> Scene:
    scene: SceneForm = form.scene[number]
    with _within(f"{file}, scene {number + 1}"):
        chance = [game.read_order(one) if isinstance(one, list) else one for one in scene.chance]
    reader = _StepReader(game, form.seats)
    steps = tuple(reader.step(step, f"{file}, step {step.id}") for step in scene.step)
    return Scene(scene.position, chance, steps)


class _StepReader:
    """Reads the steps of a lesson."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.rules = [rule.id for rule in game.rulebook]

    def step(self, form: StepForm, where: str) -> LessonStep:
        """A step out of what its file says."""
        for rule in form.rules:
            self._check_rule(rule, f"{where}, field rules")
        if not form.tries and (form.also or form.wrong or form.holds is not None):
            raise LessonFault(f"{where}, field try", "missing: there is nothing to do in this step")
        with _within(f"{where}, field holds"):
            holds = None if form.holds is None else self.game.read_expectation(form.holds)
        return LessonStep(
            id=form.id,
            rules=form.rules,
            point=form.point,
            tries=tuple(self._moves(form.tries, f"{where}, field try")),
            also=form.also,
            holds=holds,
            wrong=tuple(self._wrong(one, f"{where}, wrong {one.id}") for one in form.wrong),
            then=tuple(self._others(form.then, f"{where}, field then")),
        )

    def _check_rule(self, rule: str, where: str) -> None:
        if rule not in self.rules and not rule.startswith("K-"):
            raise LessonFault(where, f"{self.game.title} has no rule {rule}")

    def _wrong(self, form: WrongForm, where: str) -> WrongMove:
        if form.refused is not None:
            self._check_rule(form.refused, f"{where}, field refused")
        move = self._move(form.move, f"{where}, field move")
        return WrongMove(form.id, move, form.like, form.refused)

    def _moves(self, said: Sequence[dict[str, Any]], where: str) -> Iterator[Any]:
        for number, data in enumerate(said, 1):
            yield self._move(data, f"{where} {number}")

    def _others(self, said: Sequence[dict[str, Any]], where: str) -> Iterator[OthersMove]:
        for number, data in enumerate(said, 1):
            place, rest = f"{where} {number}", dict(data)
            seat = rest.pop("seat", None)
            if type(seat) is not int or seat == PERSON or not 0 <= seat < self.seats:
                what = f"field seat: a seat from 1 to {self.seats - 1}, of whoever does this"
                raise LessonFault(place, what)
            yield OthersMove(seat, self._move(rest, place))

    def _move(self, data: dict[str, Any], where: str) -> Any:
        try:
            return self.game.read_move(data)
        except IllegalMove as illegal:
            raise LessonFault(where, str(illegal.reason.args["problem"])) from None
