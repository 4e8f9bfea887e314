"""How fast is our search? Beside OpenSpiel's ISMCTS, on Kuhn and Leduc poker.

The figures are iterations per CPU second: one iteration draws a world, goes down the tree, plays on
at random and brings the value back. A turn is a number of decisions, each a search of its own with
the same budget: the first decision of a game that was dealt at random. Ours and OpenSpiel's search
alike: information sets by what the player to move knows, upper confidence bounds, one random
rollout. *Worlds* are drawn without a search. *Mixed* is our search in which everybody mixes, by
regret matching, for which OpenSpiel's bots have no counterpart.

The games differ in kind. Ours are the plain Python of ``tests/bots/poker.py`` even where the search
is compiled; OpenSpiel's are C++ for both of its bots, of which one is Python and one, for
information, C++.

Each contender lives in a worker process of its own (``workers.py``). All are asked once a round, so
that a slow minute of the machine is shared by all. Medians are taken over the rounds.

It reports, good or bad: the exit code is 0 either way.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table
from workers import (
    ROOT,
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

EXAMPLE: Final = "example: python bench/bots.py --rounds 5 --decisions 20 --json build/bots.json"
GAMES: Final = ("Kuhn", "Leduc")
SOURCE: Final = "ours, source"
COMPILED: Final = "ours, compiled"
PYTHON: Final = "OpenSpiel, Python"
NATIVE: Final = "OpenSpiel, C++"
OURS: Final = (SOURCE, COMPILED)
NAMES: Final = (*OURS, PYTHON, NATIVE)
TIMES: Final = 3.0  # compiled, at least so many times as fast as OpenSpiel's Python bot
KINDS: Final = ("search", "mixed", "worlds")
EXPLORE: Final = {"Kuhn": 1.0, "Leduc": 4.0}  # how curious, by the size of the stakes


class Turn(NamedTuple):
    """What a worker is asked: searches of the same budget for so many deals, or worlds alone."""

    game: str
    what: str
    seed: int
    decisions: int
    iterations: int


Play = Callable[[Turn], None]


# The worker


def ours(compiled: bool) -> Play:
    """Our own search."""
    use_copy(compiled)
    sys.path.append(str(ROOT))
    chance, tree = import_module("sobremesa.kernel.chance"), import_module("sobremesa.bots.tree")
    check_copy(compiled, (chance, tree))
    poker = import_module("tests.bots.poker")

    def play(turn: Turn) -> None:
        luck = chance.fast(turn.seed)
        kind = getattr(poker, turn.game)
        ways = tree.Ways(explore=EXPLORE[turn.game])
        for _ in range(turn.decisions):
            state = kind().draw(luck).state
            model = kind(mixed=turn.what == "mixed", held=state.cards[0])
            if turn.what == "worlds":
                for _ in range(turn.iterations):
                    model.draw(luck)
            else:
                moves = model.moves(state, 0)
                tree.Tree(model, luck, ways, 0, moves).search(turn.iterations)

    return play


def open_spiel(native: bool) -> Play:
    """OpenSpiel's bots, with its own games."""
    pyspiel = import_module("pyspiel")
    game_of = {game: pyspiel.load_game(f"{game.lower()}_poker") for game in GAMES}
    search = native_search(pyspiel) if native else python_search()

    def play(turn: Turn) -> None:
        rng = Random(turn.seed)
        sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        for _ in range(turn.decisions):
            state = game_of[turn.game].new_initial_state()
            while state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
            if turn.what == "worlds":
                for _ in range(turn.iterations):
                    state.resample_from_infostate(0, sampler)
            else:
                search(state, EXPLORE[turn.game], turn.iterations, rng.getrandbits(30))

    return play


Search = Callable[[Any, float, int, int], None]
"""A state, how curious, how many iterations, and a seed."""


def python_search() -> Search:
    """The bot in ``open_spiel.python.algorithms.ismcts``."""
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    state_of = import_module("numpy.random").RandomState

    def search(state: Any, explore: float, iterations: int, seed: int) -> None:
        evaluator = mcts.RandomRolloutEvaluator(1, state_of(seed))
        game = state.get_game()
        bot = ismcts.ISMCTSBot(game, evaluator, explore, iterations, random_state=state_of(seed))
        bot.run_search(state)

    return search


def native_search(pyspiel: Any) -> Search:
    """The bot in C++."""

    def search(state: Any, explore: float, iterations: int, seed: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        pyspiel.ISMCTSBot(seed, evaluator, explore, iterations).step(state)

    return search


def player(name: str) -> Play:
    """What searches for this contender."""
    return ours(name == COMPILED) if name in OURS else open_spiel(name == NATIVE)


def start(name: str) -> Answer:
    """Get ready to take turns; a short one of each kind comes first and does not count."""
    play = player(name)
    for game, what in tasks(name):
        play(Turn(game, what, 0, 1, 50))

    def answer(asked: dict[str, Any]) -> dict[str, Any]:
        turn = Turn(**asked)
        begun = time.process_time()
        play(turn)
        seconds = time.process_time() - begun
        return {"speed": turn.decisions * turn.iterations / seconds}

    return answer


# The parent


def tasks(name: str) -> list[tuple[str, str]]:
    """What this contender can do."""
    kinds = {SOURCE: KINDS, COMPILED: KINDS, PYTHON: ("search", "worlds"), NATIVE: ("search",)}
    return [(game, what) for game in GAMES for what in kinds[name]]


Task = tuple[str, str, str]  # who, which game and what
Speeds = dict[Task, list[float]]


class Run:
    """All contenders, measured in turns; those that cannot search leave a note."""

    def __init__(self, rounds: int, decisions: int, iterations: int) -> None:
        self.rounds = rounds
        self.decisions = decisions
        self.iterations = iterations
        self.tasks: list[Task] = [(name, *task) for name in NAMES for task in tasks(name)]
        self.speeds: Speeds = {}
        self.notes: dict[str, str] = {}

    def measure(self) -> None:
        """Take all rounds."""
        with ExitStack() as stack:
            bar = Bar(self.rounds * len(self.tasks), stack)
            workers = self.start(bar, stack)
            for number in range(self.rounds):
                for place, task in enumerate(self.tasks):
                    bar.show(" ".join(task), number * len(self.tasks) + place)
                    if task[0] in workers:
                        self.turn(workers, task, number + 1)

    def start(self, bar: Bar, stack: ExitStack) -> dict[str, Worker]:
        """The workers of those that can search."""
        workers = {}
        for name in NAMES:
            bar.show(f"Starting {name}", 0)
            try:
                workers[name] = Worker(["--worker", name], stack)
            except WorkerStoppedError as error:
                self.notes[name] = str(error)
        return workers

    def turn(self, workers: dict[str, Worker], task: Task, seed: int) -> None:
        """One contender's turn of a round."""
        name, game, what = task
        turn = Turn(game, what, seed, self.decisions, self.iterations)
        try:
            speed = workers[name].ask(turn._asdict())["speed"]
        except WorkerStoppedError as error:
            self.notes[name] = str(error)
            del workers[name]
        else:
            self.speeds.setdefault(task, []).append(speed)

    def speed(self, task: Task) -> float | None:
        """The median, where there is one."""
        speeds = self.speeds.get(task)
        return median(speeds) if speeds else None

    def ratio(self, task: Task) -> float | None:
        """How many times as fast as OpenSpiel's Python bot at the same."""
        _, game, what = task
        unit = self.speed((PYTHON, game, "worlds" if what == "worlds" else "search"))
        speed = self.speed(task)
        return speed / unit if speed and unit else None


# The report


def cells(run: Run, task: Task) -> tuple[str, ...]:
    """One row of the table."""
    speeds, ratio = run.speeds.get(task), run.ratio(task)
    if not speeds:
        return (f"  {task[0]}", task[2], "-", "-", "-")
    low, high = f"{min(speeds):,.0f}", f"{max(speeds):,.0f}"
    times = f"{ratio:.2f}" if ratio else "-"
    return (f"  {task[0]}", task[2], f"{median(speeds):,.0f}", f"{low} … {high}", times)


def print_table(run: Run) -> None:
    """All figures, game by game."""
    title = (
        f"Iterations, or worlds, per CPU second; {run.rounds} rounds of {run.decisions} decisions "
        f"with {run.iterations} iterations\n(to Python: the ratio to OpenSpiel's Python bot)"
    )
    table = Table(
        title=title, title_justify="left", box=box.SIMPLE, collapse_padding=True, pad_edge=False
    )
    for heading in ("", "what", "median", "min … max", "to Python"):
        left = heading in ("", "what")
        table.add_column(heading, justify="left" if left else "right", no_wrap=True)
    for game in GAMES:
        table.add_row(f"[bold]{game}")
        for task in run.tasks:
            if task[1] == game:
                table.add_row(*cells(run, task))
        table.add_section()
    Console().print(table)


def goals_of(run: Run) -> list[Goal]:
    """What we set out to reach."""
    return [goal_of(run, game) for game in GAMES]


def goal_of(run: Run, game: str) -> Goal:
    """Our compiled search is to be a few times as fast as the peer's in Python."""
    goal = f"{COMPILED}, on {game} at least {TIMES:g}x {PYTHON}"
    mine, theirs = run.speed((COMPILED, game, "search")), run.speed((PYTHON, game, "search"))
    if not mine or not theirs:
        return Goal(goal, None, "somebody is missing")
    figures = f"{mine:,.0f} against {theirs:,.0f}, {mine / theirs:.2f} times as fast"
    return Goal(goal, mine / theirs >= TIMES, figures)


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
        "decisions": run.decisions,
        "iterations": run.iterations,
        "results": [
            {
                "name": task[0],
                "game": task[1],
                "what": task[2],
                "median": median(speeds),
                "ratio": run.ratio(task),
                "per_cpu_second": speeds,
            }
            for task, speeds in run.speeds.items()
        ],
        "notes": run.notes,
        "goals": [goal._asdict() for goal in goals],
    }


# The command line


def read_arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(
        description="Measure our search beside OpenSpiel's.", epilog=EXAMPLE
    )
    parser.add_argument(
        "--rounds", type=at_least_one, default=5, help="turns of each contender (default: 5)"
    )
    parser.add_argument(
        "--decisions", type=at_least_one, default=20, help="searches of a turn (default: 20)"
    )
    parser.add_argument(
        "--iterations", type=at_least_one, default=500, help="of each search (default: 500)"
    )
    parser.add_argument("--quick", action="store_true", help="the same as --rounds 1 --decisions 2")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there, too")
    parser.add_argument("--worker", choices=NAMES, help=argparse.SUPPRESS)
    said = parser.parse_args()
    if said.quick:
        said.rounds, said.decisions = 1, 2
    return said


def main() -> None:
    """Measure and report, or be one of the workers."""
    arguments = read_arguments()
    if arguments.worker:
        work(partial(start, arguments.worker))
        return
    if arguments.json:
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
    run = Run(arguments.rounds, arguments.decisions, arguments.iterations)
    if is_stale():
        run.notes[COMPILED] = "build/compiled is older than src: run make compile"
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
