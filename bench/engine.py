"""How fast is the engine? Random play of AntaYagí and Tanxi beside the peers of ``peers.py``.

The figure is decisions per CPU second. A decision is a choice between at least two legal moves;
forced moves are played and not counted. All are driven move by move, by a small loop in Python:
ours through their ``rules``, which pick a legal move without listing all (``ours.py`` says how the
decisions are counted then), the peers through their own cheapest calls. With copying, the state is
copied before each move and the game goes on in the copy.

Each of our games has a yardstick, the peer that it resembles most: for AntaYagí, a card game, that
is hanabi; for Tanxi, with a board, dice, cards and trade, it is catanatron.

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
    from collections.abc import Callable, Sequence

EXAMPLE = "example: python bench/engine.py --rounds 5 --seconds 1.0 --json build/engine.json"


class Ours(NamedTuple):
    """One of our games, and what we set out to reach with it."""

    title: str
    package: str
    yardstick: str
    times: float  # compiled, at least so many times as fast as the yardstick
    times_copying: float  # and with copying
    rivals: tuple[str, ...]  # in source, faster than these

    @property
    def source(self) -> str:
        """The contender that is plain Python."""
        return f"{self.title}, source"

    @property
    def compiled(self) -> str:
        """The contender that mypyc made."""
        return f"{self.title}, compiled"


GAMES = (
    Ours("AntaYagí", "antayagi", "OpenSpiel hanabi", 8.0, 5.0, rivals=tuple(PEERS)),
    Ours("Tanxi", "tanxi", "catanatron", 20.0, 20.0, rivals=("catanatron",)),
)
YARDSTICKS = tuple(dict.fromkeys(game.yardstick for game in GAMES))
OURS = {name: game for game in GAMES for name in (game.source, game.compiled)}
NAMES = (*OURS, *PEERS)


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
    game = OURS[name]
    use_copy(compiled=name == game.compiled)
    ours = import_module(f"ours_{game.package}")
    check_copy(name == game.compiled, ours.MODULES)
    return partial(measure, ours.setup, copying)


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

    def ratio(self, name: str, yardstick: str, copying: bool = False) -> float | None:
        """How many times as fast as a yardstick."""
        speed, unit = self.speed(name, copying), self.speed(yardstick, copying)
        return speed / unit if speed and unit else None

    def ratios(self, contender: Contender) -> list[float | None]:
        """The same for all yardsticks."""
        name, copying = contender
        return [self.ratio(name, yardstick, copying) for yardstick in YARDSTICKS]


# The report

HEADINGS = ("", "median", "min…max", *[f"to {name.split()[-1]}" for name in YARDSTICKS])
SECTIONS = {False: "Plain", True: "Copying"}


def cells(run: Run, contender: Contender) -> tuple[str, ...]:
    """One row of the table."""
    speeds = run.speeds.get(contender)
    if not speeds:
        return (f" {contender.name}", *["-" for _ in HEADINGS[1:]])
    return (
        f" {contender.name}",
        f"{median(speeds):,.0f}",
        f"{min(speeds):,.0f}…{max(speeds):,.0f}",
        *[f"{ratio:.3f}" if ratio else "-" for ratio in run.ratios(contender)],
    )


def print_table(run: Run) -> None:
    """All figures, first plain, then copying."""
    title = (
        f"Decisions per CPU second of random play, {run.rounds} rounds of {run.seconds:g} s\n"
        f"(to {' and '.join(YARDSTICKS)}: the ratio, plain or copying)"
    )
    table = Table(
        title=title, title_justify="left", box=box.SIMPLE, collapse_padding=True, pad_edge=False
    )
    for heading in HEADINGS:
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for copying, text in SECTIONS.items():
        table.add_row(f"[bold]{text}")
        for contender in run.contenders:
            if contender.copying == copying:
                table.add_row(*cells(run, contender))
        table.add_section()
    Console().print(table)


def goals_of(run: Run) -> list[Goal]:
    """What we set out to reach."""
    return [
        goal
        for game in GAMES
        for goal in (
            source_goal(run, game), compiled_goal(run, game, False), compiled_goal(run, game, True)
        )
    ]  # fmt: skip


def source_goal(run: Run, game: Ours) -> Goal:
    """The source is to be faster than its rivals."""
    rivals = game.rivals
    named = "all peers" if rivals == tuple(PEERS) else " and ".join(rivals)
    goal = f"{game.source}, ahead of {named}"
    ours = run.speed(game.source)
    theirs = {name: speed for name in rivals if (speed := run.speed(name))}
    if not ours or not theirs:
        return Goal(goal, None, "somebody is missing")
    best = max(theirs, key=lambda name: theirs[name])
    figures = f"{compared(ours, theirs[best])} as {best}"
    if missing := [name for name in rivals if name not in theirs]:
        figures += f" (without {', '.join(missing)})"
    met = ours > theirs[best]
    return Goal(goal, None if met and missing else met, figures)


def compiled_goal(run: Run, game: Ours, copying: bool) -> Goal:
    """The compiled engine is to be a few times as fast as the yardstick."""
    times = game.times_copying if copying else game.times
    goal = f"{Contender(game.compiled, copying)}, at least {times:g}x {game.yardstick}"
    ours, theirs = run.speed(game.compiled, copying), run.speed(game.yardstick, copying)
    if not ours or not theirs:
        return Goal(goal, None, "somebody is missing")
    return Goal(goal, ours / theirs >= times, compared(ours, theirs))


def compared(ours: float, theirs: float) -> str:
    """Two speeds in words."""
    return f"{ours:,.0f} against {theirs:,.0f}, {ours / theirs:.2f} times as fast"


def report(run: Run, goals: Sequence[Goal]) -> None:
    """The table, what went wrong, and the verdicts."""
    print_table(run)
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
        "yardsticks": {game.title: game.yardstick for game in GAMES},
        "results": [
            {
                "name": contender.name,
                "copying": contender.copying,
                "median": median(speeds),
                "ratios": dict(zip(YARDSTICKS, run.ratios(contender), strict=True)),
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
        description="Measure random play of our games beside other engines.", epilog=EXAMPLE
    )
    parser.add_argument(
        "--rounds", type=at_least_one, default=5, help="turns of each contender (default: 5)"
    )
    parser.add_argument(
        "--seconds", type=above_zero, default=1.0, help="CPU seconds of a turn (default: 1.0)"
    )
    parser.add_argument("--quick", action="store_true", help="the same as --rounds 1 --seconds 0.1")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there, too")
    parser.add_argument("--worker", choices=NAMES, help=argparse.SUPPRESS)
    parser.add_argument("--copying", action="store_true", help=argparse.SUPPRESS)
    said = parser.parse_args()
    if said.quick:
        said.rounds, said.seconds = 1, 0.1
    return said


def main() -> None:
    """Measure and report, or be one of the workers."""
    arguments = read_arguments()
    if arguments.worker:
        work(partial(start, Contender(arguments.worker, arguments.copying)))
        return
    if arguments.json:
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
    run = Run(NAMES, arguments.rounds, arguments.seconds)
    for game in GAMES:
        if is_stale(game.package):
            run.notes[game.compiled] = "build/compiled is older than src: run make compile"
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
