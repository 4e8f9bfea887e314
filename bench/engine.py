"""How fast is the engine? Random play of AntaYagí beside the peers of ``peers.py``.

The figure is decisions per CPU second. A decision is a choice between at least two legal moves;
forced moves are played and not counted. Ours is driven through ``sobremesa.games.antayagi.rules``
(``ours.py`` says why), the peers through their own cheapest calls, all with the same small loop.
With copying, the state is copied before each move and the game goes on in the copy.

Each contender, plain or copying, lives in a worker process of its own (``workers.py``). A turn is
``{"seed": 1, "seconds": 1.0}``, and its answer ``{"decisions": 123456, "seconds": 1.002}``. All are
asked once a round, so that a slow minute of the machine is shared by all. Medians are taken over
the rounds.

It reports, good or bad: the exit code is 0 either way.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from contextlib import ExitStack
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from peers import PEERS, PEERS_COPYING, Count, measure
from rich.console import Console
from rich.table import Table
from workers import (
    Answer,
    Bar,
    Goal,
    Worker,
    WorkerStoppedError,
    at_least_one,
    check_copy,
    is_stale,
    use_copy,
    work,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SOURCE = "AntaYagí, source"
COMPILED = "AntaYagí, compiled"
YARDSTICK = "OpenSpiel hanabi"
NAMES = (SOURCE, COMPILED, *PEERS)
COMPILED_GOAL = 3.0

EXAMPLE = "example: python bench/engine.py --rounds 5 --seconds 1.0 --json build/engine.json"


class Contender(NamedTuple):
    """Who plays, and how."""

    name: str
    copying: bool

    def __str__(self) -> str:
        return f"{self.name}, copying" if self.copying else self.name


# The worker


def player(contender: Contender) -> Callable[[int, float], Count]:
    """What plays random games for this contender, given a seed and CPU seconds."""
    name, copying = contender
    if name in PEERS:
        return (PEERS_COPYING if copying else PEERS)[name]
    use_copy(compiled=name == COMPILED)
    ours = import_module("ours")
    check_copy(name == COMPILED, ours.MODULES)
    return partial(measure, ours.antayagi, copying)


def start(contender: Contender) -> Answer:
    """Get ready to take turns."""
    play = player(contender)
    play(0, 0.0)  # no time to play: imports and loads only
    return lambda turn: play(turn["seed"], turn["seconds"])._asdict()


# The parent


Speeds = dict[Contender, list[float]]
"""Decisions per CPU second, round by round."""


class Run:
    """All contenders, measured in turns; those that cannot play leave a note."""

    def __init__(self, names: Sequence[str], rounds: int, seconds: float) -> None:
        self.rounds = rounds
        self.seconds = seconds
        self.contenders = [Contender(name, copying) for copying in (False, True) for name in names]
        self.speeds: Speeds = {}
        self.notes: dict[str, str] = {}

    def measure(self) -> None:
        """Play all rounds."""
        with ExitStack() as stack:
            bar = Bar(self.rounds * len(self.contenders), stack)
            workers = self.start(bar, stack)
            for number in range(self.rounds):
                for place, contender in enumerate(self.contenders):
                    bar.show(str(contender), number * len(self.contenders) + place)
                    if contender in workers:
                        self.turn(workers, contender, number + 1)

    def start(self, bar: Bar, stack: ExitStack) -> dict[Contender, Worker]:
        """The workers of those that can play."""
        workers = {}
        for contender in self.contenders:
            bar.show(f"Starting {contender}", 0)
            try:
                arguments = ["--worker", contender.name]
                arguments += ["--copying"] if contender.copying else []
                workers[contender] = Worker(arguments, stack)
            except WorkerStoppedError as error:
                self.notes[contender.name] = str(error)
        return workers

    def turn(self, workers: dict[Contender, Worker], contender: Contender, seed: int) -> None:
        """One contender's turn of a round."""
        try:
            turn = {"seed": seed, "seconds": self.seconds}
            count = Count(**workers[contender].ask(turn))
        except WorkerStoppedError as error:
            self.notes[str(contender)] = str(error)
            self.speeds.pop(contender, None)
            del workers[contender]
        else:
            self.speeds.setdefault(contender, []).append(count.decisions / count.seconds)

    def speed(self, name: str, copying: bool = False) -> float | None:
        """The median, where there is one."""
        speeds = self.speeds.get(Contender(name, copying))
        return median(speeds) if speeds else None

    def ratio(self, name: str, copying: bool = False) -> float | None:
        """How many times as fast as the yardstick."""
        speed, unit = self.speed(name, copying), self.speed(YARDSTICK, copying)
        return speed / unit if speed and unit else None


# The report

HEADINGS = ("", "median", "min … max", "ratio")


def cells(run: Run, contender: Contender) -> tuple[str, ...]:
    """One row of the table."""
    speeds, ratio = run.speeds.get(contender), run.ratio(*contender)
    if not speeds:
        return (str(contender), "-", "-", "-")
    return (
        str(contender),
        f"{median(speeds):,.0f}",
        f"{min(speeds):,.0f} … {max(speeds):,.0f}",
        f"{ratio:.3f}" if ratio else "-",
    )


def print_table(title: str, rows: Sequence[tuple[str, ...]], sections: int) -> None:
    """The rows under their headings, with a line after each section."""
    table = Table(title=title, title_justify="left")
    for heading in HEADINGS:
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for number, row in enumerate(rows, 1):
        table.add_row(*row, end_section=number % (len(rows) // sections) == 0)
    Console().print(table)


def source_goal(run: Run) -> Goal:
    """The source is to be faster than every peer."""
    goal = "source ahead of all peers"
    ours = run.speed(SOURCE)
    theirs = {name: speed for name in PEERS if (speed := run.speed(name))}
    if not ours or not theirs:
        return Goal(goal, None, "somebody is missing")
    best = max(theirs, key=lambda name: theirs[name])
    ratio = ours / theirs[best]
    figures = f"{ours:,.0f} against {theirs[best]:,.0f} of {best}, {ratio:.2f} times as fast"
    if missing := [name for name in PEERS if name not in theirs]:
        figures += f" (without {', '.join(missing)})"
    met = ours > theirs[best]
    return Goal(goal, None if met and missing else met, figures)


def compiled_goal(run: Run) -> Goal:
    """The compiled engine is to be a few times as fast as the yardstick."""
    goal = f"compiled at least {COMPILED_GOAL:g}x {YARDSTICK}"
    ours, theirs, ratio = run.speed(COMPILED), run.speed(YARDSTICK), run.ratio(COMPILED)
    if not ours or not theirs or not ratio:
        return Goal(goal, None, "somebody is missing")
    figures = f"{ours:,.0f} against {theirs:,.0f}, {ratio:.2f} times as fast"
    return Goal(goal, ratio >= COMPILED_GOAL, figures)


def report(run: Run, goals: Sequence[Goal]) -> None:
    """The table, what went wrong, and the verdicts."""
    title = (
        f"Decisions per CPU second of random play, {run.rounds} rounds of {run.seconds:g} s\n"
        f"(ratio: to {YARDSTICK}, plain or copying)"
    )
    print_table(title, [cells(run, contender) for contender in run.contenders], sections=2)
    for name, note in run.notes.items():
        print(f"{name}: {note}")
    for goal in goals:
        print(goal)


def as_data(run: Run, goals: Sequence[Goal]) -> dict[str, Any]:
    """The report for machines."""
    return {
        "python": platform.python_version(),
        "rounds": run.rounds,
        "seconds": run.seconds,
        "yardstick": YARDSTICK,
        "results": [
            {
                "name": contender.name,
                "copying": contender.copying,
                "median": median(speeds),
                "ratio": run.ratio(*contender),
                "decisions_per_cpu_second": speeds,
            }
            for contender, speeds in run.speeds.items()
        ],
        "notes": run.notes,
        "goals": [goal._asdict() for goal in goals],
    }


# The command line


def above_zero(text: str) -> float:
    """A number of seconds."""
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError("more than 0, please")
    return number


def read_arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(
        description="Measure random play of our engine beside other engines.", epilog=EXAMPLE
    )
    parser.add_argument(
        "--rounds", type=at_least_one, default=5, help="turns of each contender (default: 5)"
    )
    parser.add_argument(
        "--seconds", type=above_zero, default=1.0, help="CPU seconds of a turn (default: 1.0)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there, too")
    parser.add_argument("--worker", choices=NAMES, help=argparse.SUPPRESS)
    parser.add_argument("--copying", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> None:
    """Measure and report, or be one of the workers."""
    arguments = read_arguments()
    if arguments.worker:
        work(partial(start, Contender(arguments.worker, arguments.copying)))
        return
    if arguments.json:
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
    run = Run(NAMES, arguments.rounds, arguments.seconds)
    if is_stale("antayagi"):
        run.notes[COMPILED] = "build/compiled is older than src: run make compile"
    run.measure()
    goals = (source_goal(run), compiled_goal(run))
    report(run, goals)
    if arguments.json:
        text = json.dumps(as_data(run, goals), indent=2, ensure_ascii=False)
        arguments.json.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
