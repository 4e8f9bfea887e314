"""Who can take part in a tournament: levels of the game, Python files, and any program."""

from __future__ import annotations

import os
import re
import shlex
import sys
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from sobremesa.arena.games import BotFailed
from sobremesa.arena.programs import HowToRun, ProgramBot, try_out
from sobremesa.kernel.bot import Bot
from sobremesa.kernel.errors import OptionsFault
from sobremesa.kernel.game import AnyGame

RUN: Final = "run:"
RUNNER: Final = "sobremesa.arena.runner"  # runs classes of Python files
_PYTHON: Final = re.compile(r"(?P<file>.+\.py)(?::(?P<name>\w*))?")


class Entrant(Protocol):
    """Somebody who takes part. It travels to the workers, which make its bots."""

    @property
    def name(self) -> str:
        """What reports call it."""

    def bot(self, game: AnyGame) -> Bot:
        """A bot of it, for one seat of one game; it may have a method `close`."""


class LevelEntrant(NamedTuple):
    """A bot of the game itself."""

    name: str

    def bot(self, game: AnyGame) -> Bot:
        """The one of this level."""
        return game.bots[self.name]


class PythonEntrant(NamedTuple):
    """A class in a Python file, which runs in a process of its own."""

    name: str
    file: str
    seconds: float | None
    runner: str = RUNNER  # the module of ours that runs it

    def how(self) -> HowToRun:
        """By our runner, with the Python of this process."""
        command = (sys.executable, "-m", self.runner, self.file)
        return HowToRun(command, str(Path(self.file).parent))

    def bot(self, game: AnyGame) -> Bot:
        """One of its instances."""
        return ProgramBot(game, self.how(), self.seconds)


class ProgramEntrant(NamedTuple):
    """Any program that speaks the protocol."""

    name: str
    run: HowToRun
    seconds: float | None

    def how(self) -> HowToRun:
        """As it was said."""
        return self.run

    def bot(self, game: AnyGame) -> Bot:
        """The program at a seat."""
        return ProgramBot(game, self.run, self.seconds)


def read(
    text: str,
    game: AnyGame,
    seconds: float | None = None,
    where: str = "--bots",
    runner: str = RUNNER,
) -> Entrant:
    """Who is meant by a word of `--bots`, if a decision should take so many seconds at most.

    What is no level is started once: a fault in it is told before any game begins.
    """
    if text in game.bots:
        return LevelEntrant(text)
    entrant = _outsider(text, seconds, where, runner)
    if entrant is None:
        raise OptionsFault(
            where,
            f"there is no level {text!r} of {game.title}: it has {', '.join(game.bots)}; a class is"
            f" named mine.py:Mine, a program {RUN}./mine",
        )
    if os.name != "posix":
        raise OptionsFault(where, f"{text}: programs cannot play on this system")
    try:
        try_out(game, entrant.how())
    except BotFailed as failed:
        raise OptionsFault(where, f"{text}: {failed}") from None
    return entrant


def _outsider(
    text: str, seconds: float | None, where: str, runner: str
) -> PythonEntrant | ProgramEntrant | None:
    """A file or a program, from where we are."""
    if text.startswith(RUN):
        try:
            command = tuple(shlex.split(text.removeprefix(RUN)))
        except ValueError as error:
            raise OptionsFault(where, f"{text}: {error}") from None
        if not command:
            raise OptionsFault(where, f"{text}: say which program, such as {RUN}./mine")
        return ProgramEntrant(text, HowToRun(command, str(Path.cwd())), seconds)
    if found := _PYTHON.fullmatch(text):
        if not found["name"]:
            raise OptionsFault(where, f"{text}: say which class, such as {found['file']}:Mine")
        file = f"{Path(found['file']).resolve()}:{found['name']}"
        return PythonEntrant(text, file, seconds, runner)
    return None
