"""How fast are the environments? Random play through every face, beside those of others.

The figure is steps per CPU second: ``faces.py`` says what a step is and how each face is driven.
Ours are compiled. The faces of a game, or of a library, share a worker process (``workers.py``).
All are asked once a round, so that a slow minute of the machine is shared by all, and medians are
taken over the rounds. Every figure stands beside that of PettingZoo's connect_four, and each of
ours beside the same game's ``env()``.

Antheno's actions are found by a search. Its share is measured by playing games once more with the
moves known: rows are written and moves made, and nothing is searched for masks.

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
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

from faces import CLASSIC, GAMES, OURS, PEERS, Play, Steps, measure, search_share
from rich import box
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
    from collections.abc import Sequence

EXAMPLE = "example: python bench/envs.py --rounds 5 --seconds 1.0 --json build/envs.json"
YARDSTICK = "PettingZoo connect_four"
AHEAD = ("AntaYagí", "Tanxi")  # Antheno's time is its search
WIDTH = 96  # of the report, wherever it goes
TIMES = 10.0  # the vector form, of env()
SEARCH = "Antheno search"
FACES = {**OURS, **PEERS}
NAMES = (*FACES, SEARCH)


# The worker


def family_of(name: str) -> str:
    """With whom it shares a process: those of the same game, or of the same library."""
    return name.split(maxsplit=1)[0]


def start(family: str) -> Answer:
    """Get ready to take turns, one face or the other."""
    if family in GAMES:
        use_copy(compiled=True)
        modules = ("sobremesa.kernel.episode", "sobremesa.kernel.encoding")
        check_copy(True, [import_module(module) for module in modules])
    plays: dict[str, Play] = {}

    def answer(turn: dict[str, Any]) -> dict[str, Any]:
        name, rng = turn["name"], Random(turn["seed"])
        if name == SEARCH:
            return {"share": search_share(turn["seed"], turn["seconds"])}
        if name not in plays:
            try:
                plays[name] = FACES[name](rng)
            except ImportError as error:
                return {"trouble": str(error)}
        measure(plays[name], rng, turn["seconds"] / 10)
        return measure(plays[name], rng, turn["seconds"])._asdict()

    return answer


# The parent


class Run:
    """All contenders, measured in turns; those that cannot play leave a note."""

    def __init__(self, rounds: int, seconds: float) -> None:
        self.rounds = rounds
        self.seconds = seconds
        self.speeds: dict[str, list[float]] = {}
        self.shares: list[float] = []
        self.notes: dict[str, str] = {}

    def measure(self) -> None:
        """Play all rounds."""
        with ExitStack() as stack:
            bar = Bar(self.rounds * len(NAMES), stack)
            workers = self.start(bar, stack)
            for number in range(self.rounds):
                for place, name in enumerate(NAMES):
                    bar.show(name, number * len(NAMES) + place)
                    if name not in self.notes and family_of(name) in workers:
                        self.turn(workers[family_of(name)], name, number + 1)

    def start(self, bar: Bar, stack: ExitStack) -> dict[str, Worker]:
        """The workers of those that can play."""
        workers = {}
        for family in dict.fromkeys([family_of(name) for name in NAMES]):
            bar.show(f"Starting {family}", 0)
            try:
                workers[family] = Worker(["--worker", family], stack)
            except WorkerStoppedError as error:
                self.notes[family] = str(error)
        return workers

    def turn(self, worker: Worker, name: str, seed: int) -> None:
        """One contender's turn of a round."""
        try:
            answer = worker.ask({"name": name, "seed": seed, "seconds": self.seconds})
        except WorkerStoppedError as error:
            self.notes[name] = str(error)
            self.speeds.pop(name, None)
            return
        if name == SEARCH:
            self.shares.append(answer["share"])
        else:
            count = Steps(**answer)
            self.speeds.setdefault(name, []).append(count.steps / count.seconds)

    def speed(self, name: str) -> float | None:
        """The median, where there is one."""
        speeds = self.speeds.get(name)
        return median(speeds) if speeds else None

    def ratio(self, name: str, yardstick: str) -> float | None:
        """How many times as fast as a yardstick."""
        speed, unit = self.speed(name), self.speed(yardstick)
        return speed / unit if speed and unit else None


# The report


def base_of(name: str) -> str | None:
    """Our own `env()` of the same game."""
    return f"{family_of(name)} env()" if name in OURS else None


def cells(run: Run, name: str) -> tuple[str, ...]:
    """One row of the table."""
    speeds = run.speeds.get(name)
    if not speeds:
        return (name, "-", "-", "-", "-")
    base = base_of(name)
    own = run.ratio(name, base) if base else None
    to_peer = run.ratio(name, YARDSTICK)
    return (
        name,
        f"{median(speeds):,.0f}",
        f"{min(speeds):,.0f}…{max(speeds):,.0f}",
        f"{to_peer:.2f}" if to_peer else "-",
        f"{own:.2f}" if own else "",
    )


def print_table(run: Run) -> None:
    """All figures."""
    title = (
        f"Steps per CPU second of random play, rounds of {run.seconds:g} s: {run.rounds}\n"
        f"(ratios: to {YARDSTICK}, and to our own env())"
    )
    table = Table(title=title, title_justify="left", box=box.SIMPLE, pad_edge=False)
    for heading in ("", "median", "min…max", "to connect_four", "to env()"):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for name in (*OURS, *PEERS):
        table.add_row(*cells(run, name))
    Console(width=max(WIDTH, Console().width)).print(table)


def goals_of(run: Run) -> list[Goal]:
    """What we set out to reach."""
    return [*[ahead_goal(run, game) for game in AHEAD], *[vector_goal(run, game) for game in AHEAD]]


def ahead_goal(run: Run, game: str) -> Goal:
    """Ahead of each of PettingZoo's classic games."""
    goal = f"{game} env(), ahead of each of PettingZoo's classic games"
    ours = run.speed(f"{game} env()")
    theirs = {name: speed for name in CLASSIC if (speed := run.speed(name))}
    if not ours or len(theirs) < len(CLASSIC):
        return Goal(goal, None, "somebody is missing")
    figures = [f"{ours / speed:.2f} times {name.split()[1]}" for name, speed in theirs.items()]
    return Goal(goal, ours > max(theirs.values()), ", ".join(figures))


def vector_goal(run: Run, game: str) -> Goal:
    """Many tables at once, many times as fast as one."""
    goal = f"{game} vector, at least {TIMES:g} times its env()"
    ratio = run.ratio(f"{game} vector", f"{game} env()")
    if ratio is None:
        return Goal(goal, None, "somebody is missing")
    return Goal(goal, ratio >= TIMES, f"{ratio:.1f} times")


def report(run: Run, goals: Sequence[Goal]) -> None:
    """The table, what went wrong, and the verdicts."""
    print_table(run)
    for name, note in run.notes.items():
        print(f"{name}: left out: {note}")
    if run.shares:
        print(f"Antheno: {median(run.shares):.1%} of a game's time is the search for its masks")
    for goal in goals:
        print(goal)


def as_data(run: Run, goals: Sequence[Goal]) -> dict[str, Any]:
    """The report for machines."""
    return {
        "python": platform.python_version(),
        "rounds": run.rounds,
        "seconds": run.seconds,
        "steps_per_cpu_second": run.speeds,
        "antheno_search_share": run.shares,
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
        description="Measure our environments beside PettingZoo's, OpenSpiel's and RLCard's.",
        epilog=EXAMPLE,
    )
    parser.add_argument(
        "--rounds", type=at_least_one, default=5, help="turns of each contender (default: 5)"
    )
    parser.add_argument(
        "--seconds", type=above_zero, default=1.0, help="CPU seconds of a turn (default: 1.0)"
    )
    parser.add_argument("--quick", action="store_true", help="the same as --rounds 1 --seconds 0.1")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there, too")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    said = parser.parse_args()
    if said.quick:
        said.rounds, said.seconds = 1, 0.1
    return said


def main() -> None:
    """Measure and report, or be one of the workers."""
    arguments = read_arguments()
    if arguments.worker:
        work(partial(start, arguments.worker))
        return
    if arguments.json:
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
    run = Run(arguments.rounds, arguments.seconds)
    if any(is_stale(game) for game in GAMES.values()):
        run.notes["ours"] = "build/compiled is older than src: run make compile"
    run.measure()
    goals = goals_of(run)
    report(run, goals)
    if arguments.json:
        text = json.dumps(as_data(run, goals), indent=2, ensure_ascii=False)
        arguments.json.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
