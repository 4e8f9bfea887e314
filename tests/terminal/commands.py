"""Running `sobremesa` as people do: in a process of its own, with or without a terminal."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any, NamedTuple

import pexpect
import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.course import verify
from sobremesa.kernel.record import read_record
from tests.processes import Forked

FORKING = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
COMMAND = ["-m", "sobremesa"]
PATIENCE = 60.0  # seconds
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
    with TemporaryFile() as heard, TemporaryFile() as out, TemporaryFile() as err:
        heard.write(said.encode())
        heard.seek(0)
        stdio = (heard.fileno(), out.fileno(), err.fileno())
        process = Forked([*map(str, words)], environment(folder, **env), stdio, folder)
        try:
            code = process.wait(PATIENCE)
        finally:
            process.send_signal(signal.SIGKILL)
        return Done(code, _read(out), _read(err))


def _read(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()


def run_all(folder: Path, commands: Iterable[str]) -> dict[str, Done]:
    """Run many commands that ask nothing."""
    return {line: run(folder, *line.split()) for line in commands}


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


def until_it_reads(child: Any) -> None:
    """Wait until the command sleeps: a signal in between prompt and reading waits for a line."""
    stat = Path(f"/proc/{child.pid}/stat")
    while stat.exists() and stat.read_text().rpartition(")")[2].split()[0] not in "SZ":
        time.sleep(0.01)


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
