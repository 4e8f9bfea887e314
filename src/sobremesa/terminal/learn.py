"""A lesson at the terminal: it says what to look at, and one does it oneself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from rich.console import Console
from rich.markup import escape

from sobremesa.bots import BOT_NAMES
from sobremesa.kernel.bot import Thought
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.errors import IllegalMove, OptionsFault, refuse
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame, Choices
from sobremesa.lessons.lesson import PERSON, Lesson
from sobremesa.lessons.library import lesson_named, lesson_text, lessons_of
from sobremesa.lessons.run import NOT_NOW, Lapse, LessonMove, LessonRun
from sobremesa.terminal.lines import read_line
from sobremesa.terminal.play import command
from sobremesa.terminal.screens import GAME_SCREENS
from sobremesa.terminal.session import Session
from sobremesa.terminal.start import your_name
from sobremesa.texts.speaker import Speaker

_BELOW: Final = 5  # lines below a drawing: what a step says, and the prompt


def list_lessons(game: AnyGame, language: str, console: Console) -> None:
    """Say which lessons there are, and how one is begun."""
    speaker = Speaker(language, game, more=lesson_text(game.name, language))
    console.print(f"[bold]{escape(speaker.say('terminal-lessons', game=game.title))}[/]")
    for lesson in lessons_of(game.name).values():
        minutes = speaker.say("terminal-lesson-minutes", minutes=lesson.minutes)
        title = escape(speaker.say(lesson.title))
        console.print(f"  [bold bright_red]{lesson.number}[/] {title} [dim]({escape(minutes)})[/]")
        console.print(f"    {escape(speaker.say(lesson.about))}")
    said = speaker.say("terminal-lesson-begin", command=f"{command()} learn {game.name} 1")
    console.print(escape(said), soft_wrap=True)


def find_lesson(game: AnyGame, wanted: str) -> Lesson:
    """The lesson of this name or number; OptionsFault says which there are."""
    by_number = {str(lesson.number): lesson for lesson in lessons_of(game.name).values()}
    return by_number.get(wanted) or lesson_named(game, wanted)


def learn_to_end(lesson: Lesson, step: int, language: str, console: Console) -> bool:
    """Play the lesson from this step on, counted from 1. False: it was interrupted."""
    if not 1 <= step <= len(lesson.steps):
        raise OptionsFault("--step", f"there are steps 1 to {len(lesson.steps)}, not {step}")
    match = LessonMatch(LessonRun(lesson, step - 1))
    session = LessonSession(match, _speaker(lesson, language), console)
    try:
        while not match.run.over:
            session.take_step()
    except KeyboardInterrupt:
        console.print()
        again = f"{_call(lesson)} --step {match.run.at + 1}"
        session.say_whole("terminal-lesson-left", command=again)
        return False
    session.say("terminal-lesson-done")
    _say_next(session, lesson)
    return True


def _speaker(lesson: Lesson, language: str) -> Speaker:
    game = lesson.game
    names = [your_name(Speaker(language)), *BOT_NAMES[1 : lesson.seats]]
    return Speaker(language, game, names, PERSON, lesson_text(game.name, language))


def _call(lesson: Lesson) -> str:
    return f"{command()} learn {lesson.game.name} {lesson.name}"


def _say_next(session: LessonSession, lesson: Lesson) -> None:
    following = [one for one in lessons_of(lesson.game.name).values() if one.number > lesson.number]
    if following:
        title = session.speaker.say(following[0].title)
        session.say_whole("terminal-lesson-next", title=title, command=_call(following[0]))
    else:
        session.say_whole("terminal-lesson-last", command=f"{command()} play {lesson.game.name}")


class LessonMatch:
    """A lesson as a match: what it does not ask for does not happen."""

    def __init__(self, run: LessonRun) -> None:
        self.run = run
        self.game = run.game
        self.bots: list[str | None] = [None] * run.lesson.seats
        self.taught: str | None = None  # what the last mistake teaches

    @property
    def state(self) -> Any:
        """The truth: for the table, never for who learns."""
        return self.run.state

    def view(self, seat: int | None) -> Any:
        """What this seat may know."""
        return self.game.view(self.state, seat)

    def choices(self, seat: int) -> Choices[Any]:
        """What this seat may do."""
        return self.game.legal_moves(self.state, seat)

    def move(self, seat: int, move: Any) -> list[Event]:  # noqa: ARG002 - one person learns
        """Do what the step asks for; IllegalMove says why it was something else."""
        try:
            return events_of(self.run.play(move))
        except Lapse as lapse:
            self.taught = lapse.taught
            raise lapse.illegal from None

    def take_back(self, seat: int) -> None:
        """K-5: a lesson goes on; one begins it anew with an earlier step."""
        raise refuse("K-5", "no-way-back", seat)

    def give_to_bot(self, seat: int, level: str | None) -> None:  # noqa: ARG002
        """L-1: who learns plays."""
        raise refuse(NOT_NOW, "lesson-not-now", seat)

    def think(self, seat: int, level: str, chance: Chance) -> Thought[Any]:  # noqa: ARG002
        """What the step asks for."""
        return Thought(self.run.step.tries[self.run.tried])


def events_of(played: list[LessonMove]) -> list[Event]:
    """All that happened."""
    return [event for one in played for event in one.events]


class LessonSession(Session):
    """Somebody who learns at the terminal."""

    def __init__(self, match: LessonMatch, speaker: Speaker, console: Console) -> None:
        self.lesson = match
        screen = GAME_SCREENS[match.game.name]
        super().__init__(match, speaker, console, screen.draw)
        self.turn = screen.turn

    def take_step(self) -> None:
        """Say what the step says; then a move, or Enter."""
        if self.lesson.run.waits:
            self.turn(self, PERSON)
            return
        self.show(_BELOW)
        self._say_step()
        said = read_line(self.console, self.speaker.say("terminal-lesson-go-on"))
        if self.words.command(said) in ("q", "quit"):
            raise KeyboardInterrupt
        self.tell(events_of(self.lesson.run.go_on()))

    def put(self, question: str) -> None:
        """What the lesson is after stands before what the game asks."""
        self._say_step()
        super().put(question)

    def attempt(
        self, act: Callable[[], None], refuse: Callable[[IllegalMove], None] | None = None
    ) -> bool:
        """Do it, or say why not, and what the mistake teaches."""
        self.lesson.taught = None
        return super().attempt(act, partial(self._teach, refuse or self.refuse))

    def _teach(self, refuse: Callable[[IllegalMove], None], illegal: IllegalMove) -> None:
        taught = self.lesson.taught
        if taught is None or illegal.rule != NOT_NOW:
            refuse(illegal)
        if taught is not None:
            self.console.print(f"[yellow]{escape(self.speaker.say(taught))}[/]")

    def say_whole(self, key: str, **args: Any) -> None:
        """Print a message in one piece, to be copied."""
        self.console.print(escape(self.speaker.say(key, **args)), soft_wrap=True)

    def _say_step(self) -> None:
        run = self.lesson.run
        number = f"{run.at + 1}/{len(run.lesson.steps)}"
        said = self.speaker.say(run.lesson.said(run.step))
        self.console.print(f"[dim]{number}[/] [bold yellow]{escape(said)}[/]")
