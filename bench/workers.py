"""What the benchmarks share: contenders that live in processes of their own, and how to report.

The source and the compiled engine are the same package and cannot share a process, and some peers
cannot share one with others. So each contender is a worker that reads a line of JSON for each turn
and answers with another. Workers are asked one at a time: they never compete for the processor.
"""

from __future__ import annotations

import argparse
import filecmp
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, suppress
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import IO, Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.progress import TimeRemainingColumn as TimeLeft

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
BUILD = ROOT / "build" / "compiled"

Answer = Callable[[dict[str, Any]], dict[str, Any]]
"""What a worker does with each line."""


# The worker


def work(start: Callable[[], Answer]) -> None:
    """Answer turns until there are no more; a first line says whether we can."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # interrupted with the parent, end without a word
    with os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1) as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a peer that prints cannot garble them
        try:
            answer = start()
        except ImportError as error:
            say(answers, {"trouble": str(error)})
            return
        say(answers, {"ready": True})
        for line in sys.stdin:
            say(answers, answer(json.loads(line)))


def say(stream: IO[str], message: dict[str, Any]) -> None:
    """Send one line of JSON."""
    stream.write(json.dumps(message) + "\n")
    stream.flush()


def use_copy(compiled: bool) -> None:
    """Have `sobremesa` come from the compiled copy, or from the source."""
    root = BUILD if compiled else SRC
    if not root.is_dir():
        raise ImportError(f"{root.relative_to(ROOT)} is missing: run make compile")
    sys.path.insert(0, str(root))


def check_copy(compiled: bool, modules: Iterable[ModuleType]) -> None:
    """Make sure that these modules come from there, and are of that kind."""
    root, suffixes = (BUILD, EXTENSION_SUFFIXES) if compiled else (SRC, SOURCE_SUFFIXES)
    for module in modules:
        file = Path(str(module.__file__))
        if not file.is_relative_to(root) or not file.name.endswith(tuple(suffixes)):
            wanted = "compiled for this Python (run make compile)" if compiled else "in source"
            raise ImportError(f"{module.__name__} is not there {wanted}")


# The parent


class WorkerStoppedError(Exception):
    """A worker cannot start, or went away."""


class Worker:
    """One contender's process, as seen from the parent: this program with other arguments."""

    def __init__(self, arguments: Sequence[str], stack: ExitStack) -> None:
        self.process = stack.enter_context(
            subprocess.Popen(
                [sys.executable, sys.argv[0], *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                # Catanatron's games depend on the order of sets.
                env={**os.environ, "PYTHONHASHSEED": "0", "PYTHONUTF8": "1"},
            )
        )
        self.hear()

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Have it take a turn."""
        assert self.process.stdin is not None
        try:
            say(self.process.stdin, message)
        except BrokenPipeError:
            with suppress(BrokenPipeError):
                self.process.stdin.close()
            raise WorkerStoppedError("its process has ended") from None
        return self.hear()

    def hear(self) -> dict[str, Any]:
        """Its next line."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise WorkerStoppedError("its process has ended")
        message: dict[str, Any] = json.loads(line)
        if "trouble" in message:
            raise WorkerStoppedError(message["trouble"])
        return message


class Bar:
    """How far we are; drawn between turns, never during one."""

    def __init__(self, total: int, stack: ExitStack) -> None:
        console = Console(stderr=True)
        self.progress = Progress(
            TextColumn("{task.description:<32}"), BarColumn(), MofNCompleteColumn(), TimeLeft(),
            console=console, auto_refresh=False, transient=True, disable=not console.is_terminal,
        )  # fmt: skip
        self.task = stack.enter_context(self.progress).add_task("", total=total)

    def show(self, what: str, done: int) -> None:
        """Say what comes next, and how many turns are over."""
        self.progress.update(self.task, description=what, completed=done, refresh=True)


def is_stale(game: str = "") -> bool:
    """Whether this game, or what all games share, changed since the compiled copy was made."""
    package = Path("sobremesa")
    shared = (package / "kernel", package / "bots")
    return BUILD.is_dir() and any(
        not copy.is_file() or not filecmp.cmp(path, copy, shallow=False)
        for part in ((*shared, package / "games" / game) if game else shared)
        for path in (SRC / part).rglob("*")
        if path.suffix in (".py", ".toml")
        for copy in (BUILD / path.relative_to(SRC),)
    )


class Goal(NamedTuple):
    """What we set out to reach, and where we are; met is None where it could not be measured."""

    goal: str
    met: bool | None
    figures: str

    def __str__(self) -> str:
        verdict = {True: "yes", False: "NO", None: "not measured"}[self.met]
        return f"{self.goal[0].upper()}{self.goal[1:]}: {verdict}; {self.figures}"


def at_least_one(text: str) -> int:
    """A number of rounds, or of other things to do."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1, please")
    return number
