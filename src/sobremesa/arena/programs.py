"""Bots that are programs: started once, kept for many games, and never trusted.

A program plays one seat at a time. It is given back when a game is over, and sits down at another;
one that failed is killed, with everything that it started.
"""

from __future__ import annotations

import atexit
import os
import selectors
import signal
import subprocess
import sys
import time
from collections import defaultdict
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

import msgspec

from sobremesa import __version__
from sobremesa.arena import watcher
from sobremesa.arena.games import BotFailed
from sobremesa.arena.protocol import (
    CANDIDATES,
    LONGEST_LINE,
    PROTOCOL,
    START_SECONDS,
    Answer,
    ProgramDecide,
    ProgramGivesUp,
    ProgramHello,
    ProgramMessage,
    ProgramMove,
    ProgramReady,
    ProgramStart,
    limit_of,
)
from sobremesa.kernel.bot import Decision, Thought
from sobremesa.kernel.game import AnyGame, Choices

GRACE: Final = 1.0  # seconds for a program to end in when its input does
_CHUNK: Final = 1 << 16
_REMEMBERED: Final = 4096  # bytes of what a program complains about
_SHOWN: Final = 80  # characters of what cannot be read
_SEED_HALF: Final = 1 << 26  # two of them are a whole number in every language
_ANSWER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)
_SCHEMA: Final = "/api/messages.json#/$defs/"


class HowToRun(NamedTuple):
    """A program: its words, and where it runs."""

    command: tuple[str, ...]
    folder: str


class Program:
    """A running program, and the lines to it and from it."""

    def __init__(self, how: HowToRun) -> None:
        environment = os.environ | {"PYTHONHASHSEED": "0"}  # the same seed, the same game
        try:
            self._process = subprocess.Popen(
                how.command, cwd=how.folder, env=environment, bufsize=0, start_new_session=True,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            )  # fmt: skip
        except OSError as error:
            raise BotFailed(f"cannot be started: {error}") from None
        _watch("+", self._process.pid)
        self._input, self._output, self._errors = (
            _descriptor(file)
            for file in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        os.set_blocking(self._input, False)
        self._said = bytearray()  # what of its output has not been read
        self._complaints = b""
        self._id = 0
        self.wants_candidates = True

    def next_id(self) -> int:
        """The number of another decision."""
        self._id += 1
        return self._id

    def ask(self, message: ProgramMessage, seconds: float) -> Answer:
        """Say this, and hear the answer, within so many seconds."""
        end = time.monotonic() + seconds
        try:
            line = self._exchange(msgspec.json.encode(message) + b"\n", end)
        except TimeoutError:
            self._fail(f"answered nothing within {seconds:g} s")
        except BrokenPipeError:
            self._fail("")
        if len(line) > LONGEST_LINE:
            self._fail(f"wrote a line of more than {LONGEST_LINE:,} bytes", complaints=False)
        try:
            answer = _ANSWER.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            shown = line[:_SHOWN].decode(errors="replace")
            self._fail(f"answered what cannot be read, {shown!r}: {error}", complaints=False)
        if isinstance(answer, ProgramGivesUp):
            self._fail(answer.what, complaints=False)
        return answer

    def tell(self, message: ProgramMessage, seconds: float) -> None:
        """Say this, which has no answer."""
        end = time.monotonic() + seconds
        try:
            self._write(msgspec.json.encode(message) + b"\n", end)
        except TimeoutError:
            self._fail(f"read nothing within {seconds:g} s")
        except BrokenPipeError:
            self._fail("")

    def idle(self) -> bool:
        """Whether it lives and has nothing more to say."""
        return not self._said and self._process.poll() is None and not _readable(self._output)

    def end(self, patience: float = GRACE) -> None:
        """Let it end by itself, or kill it; whatever it has started too."""
        for file in (self._process.stdin, self._process.stdout, self._process.stderr):
            file.close()  # type: ignore[union-attr]
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        _watch("-", self._process.pid)

    # Lines

    def _exchange(self, line: bytes, end: float) -> bytes:
        with suppress(BrokenPipeError):  # it may have said why before it ended
            self._write(line, end)
        while b"\n" not in self._said and len(self._said) <= LONGEST_LINE:
            self._wait(end)
        said, found, rest = bytes(self._said).partition(b"\n")
        self._said = bytearray(rest if found else b"")
        return said

    def _write(self, line: bytes, end: float) -> None:
        left = memoryview(line)
        while left:
            with suppress(BlockingIOError):
                left = left[os.write(self._input, left) :]
            if left:
                self._wait(end, writing=True)

    def _wait(self, end: float, writing: bool = False) -> None:
        """Hear what it says and complains about, until something has happened."""
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            selector.register(self._errors, selectors.EVENT_READ)
            if writing:
                selector.register(self._input, selectors.EVENT_WRITE)
            ready = selector.select(max(0.0, end - time.monotonic()))
        if not ready:
            raise TimeoutError
        for key, _ in ready:
            if key.fd == self._errors:
                self._hear_complaints()
            elif key.fd == self._output:
                some = os.read(self._output, _CHUNK)
                if not some:
                    raise BrokenPipeError
                self._said += some

    def _hear_complaints(self) -> bool:
        some = os.read(self._errors, _CHUNK)
        self._complaints = (self._complaints + some)[-_REMEMBERED:]
        return bool(some)

    def _fail(self, what: str, complaints: bool = True) -> NoReturn:
        """End it, and say why it failed; without a word of ours how it ended is why."""
        what = what or self._how_it_ended()
        while _readable(self._errors) and self._hear_complaints():
            pass
        self.end(0.0)
        lines = self._complaints.decode(errors="replace").strip().splitlines()
        last = f": {lines[-1].strip()}" if lines and complaints else ""
        raise BotFailed(f"{what}{last}")

    def _how_it_ended(self) -> str:
        """It closed its output: mostly because it has ended."""
        try:
            status = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "closed its output"
        if status >= 0:
            return f"ended with status {status}"
        return f"was ended by {signal.Signals(-status).name}"


def _descriptor(file: Any) -> int:
    descriptor: int = file.fileno()
    return descriptor


def _readable(descriptor: int) -> bool:
    with selectors.DefaultSelector() as selector:
        selector.register(descriptor, selectors.EVENT_READ)
        return bool(selector.select(0))


class ProgramBot:
    """A program at one seat of one game."""

    def __init__(self, game: AnyGame, how: HowToRun, seconds: float | None) -> None:
        self._key = (how, game.name)
        self._program: Program | None = _take(game, how)
        self._seconds = seconds
        self._heard = -1  # events that it was told of; none before the game has begun

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        """What the program answers; BotFailed where it does not."""
        program = self._program
        if program is None:
            raise BotFailed("has failed before")
        limit = limit_of(self._seconds)
        message = self._message(decision, program, limit)
        self._program = None  # until it has answered
        if self._heard < 0:
            program.tell(_start(decision), limit)
        answer = program.ask(message, limit)
        if not isinstance(answer, ProgramMove) or answer.id != message.id:
            program.end(0.0)
            what = "a move" if isinstance(answer, ProgramMove) else "no move"
            raise BotFailed(f"answered {what} where a move of decision {message.id} was due")
        self._program = program
        self._heard = len(decision.told)
        return _thought(decision.game, answer)

    def _message(
        self, decision: Decision[Any, Any], program: Program, limit: float
    ) -> ProgramDecide:
        choices = listed(decision) if program.wants_candidates else Choices((), complete=False)
        chance = decision.chance
        return ProgramDecide(
            id=program.next_id(),
            view=decision.view,
            told=list(decision.told[max(self._heard, 0) :]),
            candidates=choices.moves,
            complete=choices.complete,
            budget=decision.budget,
            seconds=self._seconds,
            limit=limit,
            seed=chance.below(_SEED_HALF) * _SEED_HALF + chance.below(_SEED_HALF),
        )

    def close(self) -> None:
        """The game is over: the program is free for another."""
        program, self._program = self._program, None
        if program is None:
            return
        if program.idle():
            _shelf[self._key].append(program)
        else:
            program.end()


def listed(decision: Decision[Any, Any]) -> Choices[Any]:
    """All legal moves where listing them takes no search, else the most promising ones."""
    if decision.game.offered(decision.world, decision.seat).complete:
        return decision.legal()
    return decision.candidates(CANDIDATES)


def _start(decision: Decision[Any, Any]) -> ProgramStart:
    view = decision.view
    box = decision.game.pack(view.options)
    known = decision.game.released.get(box.hash) == box.text
    return ProgramStart(decision.seat, len(view.seats), view.options, None if known else box.text)


def _thought(game: AnyGame, answer: ProgramMove) -> Thought[Any]:
    """The answer as a bot of our own would give it."""
    reasons = answer.reasons
    if reasons is not None:
        considered = [
            msgspec.structs.replace(one, move=game.read_move(one.move))
            for one in reasons.considered
        ]
        reasons = msgspec.structs.replace(reasons, considered=tuple(considered))
    return Thought(game.read_move(answer.move), reasons)


# Programs that wait for a game

_shelf: Final[defaultdict[tuple[HowToRun, str], list[Program]]] = defaultdict(list)


def _take(game: AnyGame, how: HowToRun) -> Program:
    """One that waits, or a new one that has said that it is ready."""
    waiting = _shelf[how, game.name]
    while waiting:
        program = waiting.pop()
        if program.idle():
            return program
        program.end()
    program = Program(how)
    hello = ProgramHello(PROTOCOL, __version__, game.name, f"{_SCHEMA}{game.name}")
    answer = program.ask(hello, START_SECONDS)
    if not isinstance(answer, ProgramReady):
        program.end(0.0)
        raise BotFailed("answered hello with a move, not with ready")
    program.wants_candidates = answer.candidates
    return program


def try_out(game: AnyGame, how: HowToRun) -> None:
    """Start the program once and let it say that it is ready; BotFailed where it does not."""
    _take(game, how).end()


def end_waiting() -> None:
    """End all programs that wait."""
    for waiting in _shelf.values():
        while waiting:
            waiting.pop().end()


@atexit.register
def _end_all() -> None:
    end_waiting()
    if _watcher.cache_info().currsize:
        watching = _watcher()
        watching.stdin.close()  # type: ignore[union-attr]
        watching.wait()


# Who ends them if this process cannot


@cache
def _watcher() -> subprocess.Popen[bytes]:
    command = [sys.executable, "-I", "-S", str(Path(watcher.__file__))]
    # In a session of its own: what ends this process at the keyboard does not reach it.
    return subprocess.Popen(command, stdin=subprocess.PIPE, bufsize=0, start_new_session=True)


def _watch(sign: str, group: int) -> None:
    with suppress(BrokenPipeError):  # somebody ended it: then nobody watches
        _watcher().stdin.write(f"{sign}{group}\n".encode())  # type: ignore[union-attr]
