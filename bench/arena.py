"""How many games the arena plays in a second, and what a second worker adds.

Greedy and random bots compete in AntaYagí, on the compiled engine, as `sobremesa arena` plays them:
the same games with one worker, in the process itself, and with two. The figure is games per second
of the clock on the wall, counted from when all workers have begun. Contenders take turns, round by
round, so that a slow minute of the machine is shared; ratios are taken within a round, medians over
the rounds. Two workers need two cores that have nothing else to do.

It reports, good or bad: the exit code is 0 either way.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Console
from rich.table import Table
from workers import Bar, Goal, at_least_one, is_stale, use_copy

if TYPE_CHECKING:
    from sobremesa.arena.rows import Row
    from sobremesa.arena.tournament import Runner, Tournament

EXAMPLE: Final = "example: python bench/arena.py --rounds 3 --games 400 --json build/arena.json"
GAME: Final = "antayagi"
WORKERS: Final = (1, 2)
TIMES: Final = 1.8  # as fast with two

Speeds = dict[int, list[float]]
"""Games per second, round by round, by the number of workers."""


def tournament(games: int, seed: int) -> Tournament:
    """Greedy against random, four at a table."""
    from sobremesa.arena.entrants import read  # noqa: PLC0415 - once it is known from where
    from sobremesa.arena.schedule import deals_for  # noqa: PLC0415
    from sobremesa.arena.tournament import new_tournament  # noqa: PLC0415
    from sobremesa.bots import DEFAULT_BUDGET  # noqa: PLC0415
    from sobremesa.games import GAMES  # noqa: PLC0415

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


def speed(rows: Iterable[Row], first: int) -> float:
    """Rows a second, after the first ones."""
    began, done = 0.0, 0
    for done, _ in enumerate(rows, 1):
        if done == first:
            began = perf_counter()
    return (done - first) / (perf_counter() - began)


def measure(rounds: int, games: int) -> Speeds:
    """All rounds."""
    from sobremesa.arena.pool import run_jobs  # noqa: PLC0415
    from sobremesa.arena.tournament import missing_rows  # noqa: PLC0415

    speeds: Speeds = {workers: [] for workers in WORKERS}
    with ExitStack() as stack:
        bar = Bar(rounds * len(WORKERS), stack)
        for number in range(rounds):
            for place, workers in enumerate(WORKERS):
                bar.show(named(workers), number * len(WORKERS) + place)
                run: Runner = partial(run_jobs, workers=workers)
                rows = missing_rows(tournament(games, number), [], run)
                speeds[workers].append(speed(rows, 4 * workers))
    return speeds


def ratios(speeds: Speeds) -> list[float]:
    """How many times as fast two workers are as one, round by round."""
    return [two / one for one, two in zip(speeds[1], speeds[2], strict=True)]


# The report


def named(workers: int) -> str:
    """Who is measured."""
    return "1 worker" if workers == 1 else f"{workers} workers"


def goal_of(speeds: Speeds) -> Goal:
    """What we set out to reach."""
    ratio = median(ratios(speeds))
    return Goal(f"two workers, at least {TIMES:g}x one", ratio >= TIMES, f"{ratio:.2f} times")


def report(speeds: Speeds, games: int, goal: Goal) -> None:
    """The table and the verdict."""
    title = f"Games per second in the arena, {len(speeds[1])} rounds of {games} games"
    table = Table(title=title, title_justify="left", box=box.SIMPLE, pad_edge=False)
    for heading in ("", "median", "min … max"):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for workers, found in speeds.items():
        spread = f"{min(found):,.1f} … {max(found):,.1f}"
        table.add_row(named(workers), f"{median(found):,.1f}", spread)
    Console().print(table)
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
