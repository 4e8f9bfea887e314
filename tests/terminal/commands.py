"""Running `sobremesa` as people do: in a process of its own, with or without a terminal."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pexpect
import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.course import verify
from sobremesa.kernel.record import read_record

FORKING = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
COMMAND = ["-m", "sobremesa"]
CALLS = ("sobremesa", "python -m sobremesa")  # as it may call itself: is the script on the path?
CALLED = r"(?:python -m )?sobremesa"
LOUD = ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "LANGUAGE")
THE_END = "The game is over."
PROMPT = "Your answer (? for help): "
THREE = ("-p", "3", "-b", "random", "--name", "Ana")
SEEDED = (*THREE, "--seed", "5", "-o", "pockets=[1]", "--save", "game.json")  # Ana starts


def environment(folder: Path, **more: str) -> dict[str, str]:
    """A quiet terminal of 100 columns, in English, with its data in this folder."""
    kept = {name: value for name, value in os.environ.items() if name not in LOUD}
    ours = {"COLUMNS": "100", "LINES": "50", "NO_COLOR": "1", "TERM": "dumb", "LC_ALL": "C.UTF-8"}
    return kept | ours | {"XDG_DATA_HOME": str(folder / "data")} | more


class Done(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


def run(folder: Path, *words: object, said: str = "", **env: str) -> Done:
    """Run the command in this folder, with what is said on its input."""
    return _process(folder, [*COMMAND, *map(str, words)], said, env)


def _process(folder: Path, words: list[str], said: str, env: dict[str, str]) -> Done:
    done = subprocess.run(
        [sys.executable, *words],
        input=said,
        capture_output=True,
        cwd=folder,
        encoding="utf-8",
        env=environment(folder, **env),
        timeout=60,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


MANY = """
import contextlib, io, json, sys, traceback
from sobremesa.cli import main

for line in sys.stdin.read().splitlines():
    sys.argv = ["sobremesa", *json.loads(line)]
    code, out, err = 0, io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
        except BaseException:
            code = 1
            traceback.print_exc()
    print(json.dumps([code, out.getvalue(), err.getvalue()]))
"""


def run_all(folder: Path, commands: Iterable[str]) -> dict[str, Done]:
    """Run many commands that ask nothing, one after the other in one process, to save time."""
    lines = list(commands)
    said = "\n".join(json.dumps(line.split()) for line in lines)
    done = _process(folder, ["-c", MANY], said, {})
    assert done.code == 0, done.err
    results = [Done(*json.loads(line)) for line in done.out.splitlines()]
    return dict(zip(lines, results, strict=True))


def _heed_hangups() -> None:
    """Whoever runs the tests may ignore them; a shell in a terminal does not."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


@contextmanager
def terminal(folder: Path, *words: str) -> Iterator[Any]:
    """The command in a real terminal, in this folder."""
    child = pexpect.spawn(
        sys.executable,
        [*COMMAND, *words],
        cwd=str(folder),
        env=environment(folder),
        encoding="utf-8",
        dimensions=(50, 100),
        timeout=30,
        preexec_fn=_heed_hangups,
    )
    child.delaybeforesend = None
    try:
        yield child
    finally:
        child.close(force=True)


def ended(child: Any) -> int:
    """Wait for the end of the command; its exit code."""
    child.expect(pexpect.EOF)
    child.close()
    return int(child.exitstatus)


def one_line(text: str) -> str:
    """The text without its line breaks."""
    return " ".join(text.split())


def record_in(folder: Path, name: str = "game.json") -> dict[str, Any]:
    """The record that was saved, as plain data."""
    data: dict[str, Any] = json.loads((folder / name).read_text(encoding="utf-8"))
    return data


def type_in(words: Sequence[str], folder: Path, *lines: str) -> Done:
    """Start a game with these words, type these lines, and stop."""
    return run(folder, "play", *words, said="\n".join([*lines, "quit", ""]))


def answers(words: Sequence[str], folder: Path, *lines: str) -> list[str]:
    """What was said to each of these lines, without line breaks."""
    said = type_in(words, folder, *lines).out.split(PROMPT)[1:]
    assert len(said) == len(lines) + 1
    return [one_line(text) for text in said[:-1]]


def answer_ones(child: Any) -> int:
    """Answer 1 to every question until the game is over; how often."""
    questions = 0
    while child.expect_exact([PROMPT, THE_END]) == 0:
        questions += 1
        child.sendline("1")
    return questions


def is_fair(folder: Path, name: str = "game.json") -> bool:
    """Whether the record that was saved can have happened."""
    text = (folder / name).read_text(encoding="utf-8")
    return all(verdict.fault is None for verdict in verify(*read_record(text, GAMES)))
