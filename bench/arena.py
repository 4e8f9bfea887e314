"""How many games the arena plays in a second, and what a second worker adds.

Greedy and random bots compete in AntaYagí, on the compiled engine, as `sobremesa arena` plays them:
the same games with one worker, in the process itself, with two, and on a Ray cluster of one node
with two cores. The figure is games per second of the clock on the wall, counted from when all
workers have begun. Contenders take turns, round by round, so that a slow minute of the machine is
shared; ratios are taken within a round, medians over the rounds. Two workers need two cores that
have nothing else to do.

It reports, good or bad: the exit code is 0 either way.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Console
from rich.table import Table
from workers import BUILD, Bar, Goal, at_least_one, is_stale, use_copy

if TYPE_CHECKING:
    from sobremesa.arena.rows import Row
    from sobremesa.arena.schedule import PlannedGame
    from sobremesa.arena.tournament import Runner, Tournament

EXAMPLE: Final = "example: python bench/arena.py --rounds 3 --games 400 --json build/arena.json"
GAME: Final = "antayagi"
ONE: Final = "1 worker"
TWO: Final = "2 workers"
RAY: Final = "Ray, 2 cores"
TIMES: Final = 1.8  # as fast with two
FIRST: Final = 8  # games, in which all workers begin

Speeds = dict[str, list[float]]
"""Games per second, round by round, by contender."""


def tournament(games: int, seed: int) -> Tournament:
    """Greedy against random, four at a table."""
    from sobremesa.arena.entrants import read  # noqa: PLC0415 - once it is known from where
    from sobremesa.arena.schedule import deals_for  # noqa: PLC0415
    from sobremesa.arena.tournament import new_tournament  # noqa: PLC0415
    from sobremesa.games import GAMES  # noqa: PLC0415
    from sobremesa.kernel.bot import DEFAULT_BUDGET  # noqa: PLC0415

    game = GAMES[GAME]
    return new_tournament(
        game,
        game.options_type(),
        [read(level, game) for level in ("greedy", "random")],
        players=4,
        deals=deals_for(games, 2, 4),
        seed=seed,
        budget=DEFAULT_BUDGET,
    )


def contenders() -> dict[str, Runner]:
    """Who takes turns; Ray where it is installed."""
    from sobremesa.arena.pool import run_jobs  # noqa: PLC0415

    local: dict[str, Runner] = {
        ONE: partial(run_jobs, workers=1),
        TWO: partial(run_jobs, workers=2),
    }
    return local | {RAY: on_ray} if find_spec("ray") else local


def on_ray(work: Callable[[PlannedGame], Row], jobs: Iterable[PlannedGame]) -> Iterator[Row]:
    """The rows, by a cluster that is there for them alone."""
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    from sobremesa.arena.cluster import cluster  # noqa: PLC0415

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 2})
    try:
        with cluster(nodes.address) as machines:
            yield from machines.run_jobs(work, jobs)
    finally:
        nodes.shutdown()


def speed(rows: Iterable[Row]) -> float:
    """Rows a second, after the first ones."""
    began, last, done = 0.0, 0.0, 0
    for done, _ in enumerate(rows, 1):
        last = perf_counter()
        began = last if done == FIRST else began
    return (done - FIRST) / (last - began)


def measure(rounds: int, games: int) -> Speeds:
    """All rounds."""
    from sobremesa.arena.tournament import missing_rows  # noqa: PLC0415

    runners = contenders()
    speeds: Speeds = {name: [] for name in runners}
    with ExitStack() as stack:
        bar = Bar(rounds * len(runners), stack)
        for number in range(rounds):
            for place, (name, run) in enumerate(runners.items()):
                bar.show(name, number * len(runners) + place)
                speeds[name].append(speed(missing_rows(tournament(games, number), [], run)))
    return speeds


def ratio(speeds: Speeds, name: str) -> float:
    """How many times as fast as one worker."""
    return median(fast / slow for fast, slow in zip(speeds[name], speeds[ONE], strict=True))


# The report


def goal_of(speeds: Speeds) -> Goal:
    """What we set out to reach."""
    times = ratio(speeds, TWO)
    return Goal(f"two workers, at least {TIMES:g}x one", times >= TIMES, f"{times:.2f} times")


def report(speeds: Speeds, games: int, goal: Goal) -> None:
    """The table and the verdict."""
    title = f"Games per second in the arena, {len(speeds[ONE])} rounds of {games} games"
    table = Table(title=title, title_justify="left", box=box.SIMPLE, pad_edge=False, min_width=60)
    for heading in ("", "median", "min … max", "to one"):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for name, found in speeds.items():
        spread = f"{min(found):,.1f} … {max(found):,.1f}"
        table.add_row(name, f"{median(found):,.1f}", spread, f"{ratio(speeds, name):.2f}")
    Console().print(table)
    if RAY not in speeds:
        print(f"{RAY}: it is not installed")
    print(goal)


def as_data(speeds: Speeds, games: int, goal: Goal) -> dict[str, object]:
    """The report for machines."""
    return {"games": games, "games_per_second": speeds, "goals": [goal._asdict()]}


# The command line


def read_arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(
        description="Measure how many games the arena plays in a second.", epilog=EXAMPLE
    )
    parser.add_argument(
        "--rounds", type=at_least_one, default=3, help="turns of each contender (default: 3)"
    )
    parser.add_argument(
        "--games", type=at_least_one, default=400, help="games of a turn (default: 400)"
    )
    parser.add_argument("--quick", action="store_true", help="the same as --rounds 1 --games 16")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there, too")
    said = parser.parse_args()
    if said.quick:
        said.rounds, said.games = 1, 16
    return said


def main() -> None:
    """Measure and report."""
    arguments = read_arguments()
    use_copy(compiled=True)
    os.environ["PYTHONPATH"] = str(BUILD)  # where Ray starts others
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # nobody else is told
    if is_stale(GAME):
        print("build/compiled is older than src: run make compile")
    if arguments.json:
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
    speeds = measure(arguments.rounds, arguments.games)
    goal = goal_of(speeds)
    report(speeds, arguments.games, goal)
    if arguments.json:
        text = json.dumps(as_data(speeds, arguments.games, goal), indent=2)
        arguments.json.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
