"""Runs a bot that is a class in a Python file, as a program of its own.

    python -m sobremesa.arena.runner mine.py:Mine

It speaks the protocol of `docs/bots.md`, so that whatever the class does, crash, loop or eat all
memory, happens here and not in the arena.
"""

from __future__ import annotations

import importlib.util
import os
import sys
import time
import traceback
from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from sobremesa.arena.games import BotFailed
from sobremesa.arena.protocol import (
    ProgramGivesUp,
    ProgramHello,
    ProgramMessage,
    ProgramMove,
    ProgramReady,
    ProgramStart,
)
from sobremesa.games import GAMES
from sobremesa.kernel.bot import Bot, Decision, Thought, always
from sobremesa.kernel.chance import fast
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import AnyGame

MEMORY: Final = "SOBREMESA_BOT_MEMORY"  # how much a bot may have, in GiB
_DEFAULT_MEMORY: Final = 4.0
_GIB: Final = 1 << 30

MakeBot = Callable[[], Bot]
Load = Callable[[str], MakeBot]  # what `mine.py:Mine` names, as a bot


class CannotRun(Exception):
    """There is no bot in this file, and why in one line."""


class _Decide(msgspec.Struct, frozen=True, tag_field="type", tag="decide"):
    """The parts of `ProgramDecide` that are of a game are read when the game is known."""

    id: int
    view: msgspec.Raw
    told: msgspec.Raw
    budget: int
    seconds: float | None
    seed: int


_LINE: Final = msgspec.json.Decoder(ProgramHello | ProgramStart | _Decide)


class _Seat:
    """The bot in one game."""

    def __init__(self, game: AnyGame, bot: Bot) -> None:
        self._game = game
        self._bot = bot
        self._told: list[Event] = []
        events: Any = reduce(or_, game.event_types)
        self._views = msgspec.json.Decoder(game.view_type)
        self._events = msgspec.json.Decoder(list[events])

    def answer(self, asked: _Decide) -> ProgramMove:
        view = self._views.decode(asked.view)
        self._told += self._events.decode(asked.told)
        go_on = always if asked.seconds is None else _until(time.monotonic() + asked.seconds)
        decision: Decision[Any, Any] = Decision(
            self._game, view, self._told, fast(asked.seed), asked.budget, go_on
        )
        thought = self._bot.choose(decision)
        if not isinstance(thought, Thought):
            raise CannotRun(f"choose returned {_a(thought)}, not a Thought")
        return ProgramMove(asked.id, thought.move, thought.reasons)


def _until(end: float) -> Callable[[], bool]:
    return lambda: time.monotonic() < end


def load_class(text: str) -> type[Any]:
    """The class that `mine.py:Mine` names."""
    file, _, name = text.rpartition(":")
    path = Path(file).resolve()
    if not path.is_file():
        raise CannotRun(f"there is no file {file}")
    sys.path.insert(0, str(path.parent))  # what lies beside it can be imported
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    found = getattr(module, name, None)
    if not isinstance(found, type):
        raise CannotRun(f"there is no class {name} in {file}")
    return found


def load(text: str) -> MakeBot:
    """The bot that `mine.py:Mine` names."""
    found = load_class(text)
    if not callable(getattr(found, "choose", None)):
        file, _, name = text.rpartition(":")
        raise CannotRun(f"class {name} of {file} has no method choose(decision)")
    return found


@cache
def _table(game: str, pack: str | None) -> AnyGame:
    chosen = GAMES[game]
    return chosen if pack is None else chosen.with_pack(pack, "pack")[0]


def run(text: str, lines: BinaryIO, say: Callable[[ProgramMessage], None], read: Load) -> None:
    """Answer each line until there are no more."""
    make: MakeBot | None = None
    game = ""
    seat: _Seat | None = None
    for line in lines:
        message = _LINE.decode(line)
        if isinstance(message, ProgramHello):
            make, game = read(text), message.game
            make()  # a fault in it is told before any game begins
            say(ProgramReady(candidates=False))  # a decision finds them by itself
        elif isinstance(message, ProgramStart):
            assert make is not None
            seat = _Seat(_table(game, message.pack), make())
        else:
            assert seat is not None
            say(seat.answer(message))


def what_went_wrong(error: BaseException, file: str) -> str:
    """An error of the bot in one line: what it is, and the last line of its file that led there."""
    if isinstance(error, CannotRun | BotFailed):
        return str(error)
    if isinstance(error, SyntaxError):
        return (
            f"SyntaxError: {error.msg} ({Path(error.filename or file).name}, line {error.lineno})"
        )
    path = str(Path(file).resolve())
    frames = traceback.extract_tb(error.__traceback__)
    where = [frame.lineno for frame in frames if frame.filename == path]
    place = f" ({Path(file).name}, line {where[-1]})" if where else ""
    said = str(error)
    return f"{type(error).__name__}{': ' if said else ''}{said}{place}"


def _a(value: object) -> str:
    return "nothing" if value is None else f"a {type(value).__name__}"


def _bound_memory() -> None:
    """So that a bot that asks for ever more is refused, and not the machine brought down."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    most = int(float(os.environ.get(MEMORY, _DEFAULT_MEMORY)) * _GIB)
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    if hard == resource.RLIM_INFINITY or most < hard:
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def main(text: str, read: Load = load) -> None:
    """Run the bot of this file; what it prints goes to stderr."""
    _bound_memory()
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)

    def say(message: ProgramMessage) -> None:
        answers.write(msgspec.json.encode(message) + b"\n")

    try:
        run(text, sys.stdin.buffer, say, read)
    except (Exception, SystemExit) as error:
        say(ProgramGivesUp(what_went_wrong(error, text.rpartition(":")[0])))


if __name__ == "__main__":
    main(sys.argv[1])
