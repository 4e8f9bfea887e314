"""Programs and files that play, or fail to, for tests."""

from __future__ import annotations

import os
import shlex
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sobremesa.arena.entrants import RUN, Entrant, LevelEntrant, ProgramEntrant, PythonEntrant
from sobremesa.arena.games import Competed, Limits, Luck, compete
from sobremesa.arena.programs import HowToRun
from sobremesa.kernel.game import AnyGame

PATIENCE = 20.0  # seconds; the machine may have other things to do

# Takes the first candidate; `{misbehaves}` stands where it could do something else instead.
PROGRAM = """
import json, os, signal, subprocess, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def complain(text):
    print(text, file=sys.stderr, flush=True)

decisions = 0
{before}
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        {hello}
        say(type="ready")
    elif asked["type"] == "decide":
        decisions += 1
        answer = dict(type="move", id=asked["id"], move=asked["candidates"][0])
        {decide}
        say(**answer)
{after}
"""


def program(
    folder: Path, *, before: str = "", hello: str = "", decide: str = "", after: str = ""
) -> str:
    """The word of `--bots` for a program that does this besides."""
    code = PROGRAM.format(
        before=before,
        hello=_indented(hello, 8),
        decide=_indented(decide, 8),
        after=after,
    )
    file = folder / "program.py"
    file.write_text(code, encoding="utf-8")
    return f"run:{shlex.join([sys.executable, '-I', '-S', str(file)])}"


def _indented(code: str, spaces: int) -> str:
    """Lines that stand in a block; the first one is there already."""
    return textwrap.indent(textwrap.dedent(code).strip(), " " * spaces).strip() or "pass"


def python_file(folder: Path, choose: str, before: str = "") -> str:
    """The word of `--bots` for a class whose `choose` does this before it plays at random."""
    code = "\n".join(
        [
            "from sobremesa.kernel.bot import Thought",
            before,
            "class Mine:",
            "    def choose(self, decision):",
            f"        {_indented(choose, 8)}",
            "        game, world = decision.game, decision.world",
            "        return Thought(game.random_move(world, decision.seat, decision.chance))",
        ]
    )
    (folder / "mine.py").write_text(code, encoding="utf-8")
    return f"{folder / 'mine.py'}:Mine"


def outsider(text: str, seconds: float | None = None) -> PythonEntrant | ProgramEntrant:
    """Who is meant by such a word, without trying them out first."""
    if text.startswith(RUN):
        how = HowToRun(tuple(shlex.split(text.removeprefix(RUN))), ".")
        return ProgramEntrant(text, how, seconds)
    return PythonEntrant(text, text, seconds)


def game_with(
    game: AnyGame, entrant: Entrant, seed: int = 1, options: Any = None, budget: int = 4
) -> Competed:
    """A game with this one in seat 0, and random ones in all others."""
    makers = [entrant.bot, *[LevelEntrant("random").bot] * (game.seats[0] - 1)]
    chosen = game.options_type() if options is None else options
    return compete(game, chosen, makers, Luck(seed, seed), Limits(budget), time.perf_counter)


def failure(game: AnyGame, text: str, seconds: float | None = None) -> str:
    """Why this one fails in a game, which must be why it is last; the game goes on."""
    done = game_with(game, outsider(text, seconds))
    (failed,) = done.failures
    assert failed.seat == 0
    assert done.ranks[0] == len(done.ranks)
    return failed.what


def until(holds: Callable[[], bool]) -> bool:
    """Wait for something that is to come."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.01)
    return holds()


def lives(process: int) -> bool:
    """Whether it runs; one that is dead but not buried does not."""
    try:
        os.kill(process, 0)
        status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except (ProcessLookupError, FileNotFoundError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
