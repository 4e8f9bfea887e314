"""How fast is the search of Antheno? Beside CP-SAT and HiGHS, on the same positions.

The figures are CPU milliseconds (``time.process_time``) of one call for each position:

* *best play*: which tiles, the most that can be played, and grids that hold them and the table;
* *best play, laid out*: that, and a table in which as little as possible has moved;
* *any play*: whether a single tile can be played, which is what the referee asks;
* *judging*: whether a table of 40 tiles is in order, sets that lie apart and tables after a play;
* *hard "none"s*: any play again, where there is none and that is hard to prove (``hard_nones.py``).

The other positions (``positions.py``) come out of games, and at random with 9 to 40 tiles on the
table and 10 on the rack, without stars and with 3 a colour in the box. The peers (``covers.py``)
solve the cover only: theirs need not fit a grid, so they do less than we. Their time is that of the
solver; "total" is the median with the time to make the model, which our own search has no need of.
CP-SAT is faster on these models without its presolve: it stands here both ways, as it comes and so.

Each contender has a process of its own (``workers.py``). All take a turn on one kind of positions
before the next kind comes, so that a slow minute of the machine is shared. A call of each question
on another position comes first and does not count.

It reports, good or bad: the exit code is 0 either way.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import hard_nones
from covers import Result, Solve, cp_sat, highs
from figures import Figures, as_ms, figures_of
from positions import Position, at_random, counted, position_of
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

SOURCE: Final = "Antheno, source"
COMPILED: Final = "Antheno, compiled"
CP_SAT: Final = "CP-SAT"
CP_SAT_BARE: Final = "CP-SAT, no presolve"
HIGHS: Final = "milp (HiGHS)"
OURS: Final = (SOURCE, COMPILED)
SOLVERS: Final[dict[str, Callable[[], Solve]]] = {
    CP_SAT: partial(cp_sat, presolve=True),
    CP_SAT_BARE: partial(cp_sat, presolve=False),
    HIGHS: highs,
}
NAMES: Final = (*OURS, *SOLVERS)

BEST, LAID, ANY, APART, PLAYED, HARD = "best", "laid", "any", "apart", "played", "hard"
TITLES: Final = {
    BEST: "Best play",
    LAID: "Best play, laid out",
    ANY: "Any play",
    APART: "Judging 40 tiles, sets apart",
    PLAYED: "Judging 40 tiles, after a play",
}
SEARCHES: Final = (BEST, ANY)
SHARED: Final = (*SEARCHES, HARD)  # what the peers answer, too
JUDGING: Final = (APART, PLAYED)

STARS: Final = (0, 3)
SIZES: Final = (9, 15, 20, 30, 40)
JUDGED: Final = 40
POSITIONS, QUICK = 30, 5

FASTER: Final = 10.0
JUDGEMENTS: Final = 100_000

EXAMPLE = "example: python bench/antheno.py --positions 10 --json build/antheno.json"


# The worker


def start(name: str) -> Answer:
    """Get ready to take turns."""
    if name in SOLVERS:
        return partial(answer_by_cover, SOLVERS[name]())
    use_copy(compiled=name == COMPILED)
    ours = import_module("ours_antheno")
    check_copy(name == COMPILED, ours.MODULES)
    return partial(answer_by_search, ours)


def answer_by_cover(solve: Solve, turn: dict[str, Any]) -> dict[str, Any]:
    """A peer's turn: one question on some positions."""
    positions = [position_of(data) for data in turn["positions"]]
    best = turn["ask"] == BEST
    return {"results": [solve(counted(each.cells), each.rack, best) for each in positions]}


def answer_by_search(ours: Any, turn: dict[str, Any]) -> dict[str, Any]:
    """Our own turn; besides, we say what we are, and make the positions."""
    ask = turn["ask"]
    if ask == "file":
        return {"file": str(Path(ours.solve.__file__).relative_to(ROOT))}
    if ask == "make":
        return {"batches": made(ours, turn["stars"], turn["number"])}
    if ask == "nones":
        nones = ours.hard_nones(turn["stars"], turn["games"])
        return {"positions": [none.as_data() for none in nones]}
    positions = [position_of(data) for data in turn["positions"]]
    return {"results": [asked(ours, ask, position) for position in positions]}


def asked(ours: Any, question: str, position: Position) -> Result:
    """What we say of one position."""
    result: Result
    if question in SEARCHES:
        result = ours.search(position, best=question == BEST)
    elif question == HARD:
        result = ours.search(position, best=False, budget=hard_nones.BUDGET)
    elif question == LAID:
        result = ours.lay_out(position)
    else:
        result = ours.judge(position.cells)
    return result


class Batch(NamedTuple):
    """Positions of one kind, and what is asked about them."""

    stars: int
    kind: str
    questions: Sequence[str]
    positions: list[dict[str, Any]]


def batch_of(
    kind: str, stars: int, questions: Sequence[str], positions: Sequence[Position]
) -> Batch:
    """The same, ready for the way to other processes."""
    return Batch(stars, kind, questions, [position.as_data() for position in positions])


def made(ours: Any, stars: int, number: int) -> list[Batch]:
    """Positions of all kinds out of one box, so many of each."""

    def some(position: Callable[[int, int, Random], Position], tiles: int) -> list[Position]:
        rng = Random(f"{tiles} tiles, {stars} stars")
        return [position(tiles, stars, rng) for _ in range(number)]

    searches = (BEST, LAID, ANY)
    return [
        *[batch_of(f"{size} tiles", stars, searches, some(at_random, size)) for size in SIZES],
        batch_of("games", stars, searches, ours.out_of_games(stars, number)),
        batch_of("judging", stars, (APART,), some(at_random, JUDGED)),
        batch_of("judging", stars, (PLAYED,), some(ours.after_a_play, JUDGED)),
    ]


WARM_UP: Final = at_random(15, 3, Random("warm-up")).as_data()


# The parent


class Key(NamedTuple):
    """What was asked, in which box, and whom."""

    stars: int
    question: str
    name: str


class Run:
    """All contenders, measured in turns; those that cannot play leave a note."""

    def __init__(self, number: int, nones: int) -> None:
        self.number = number
        self.nones = nones
        self.batches: list[Batch] = []
        self.results: dict[Key, list[Result]] = {}
        self.figures: dict[Key, Figures] = {}
        self.files: dict[str, str] = {}
        self.notes: dict[str, str] = {}

    def measure(self) -> None:
        """Make the positions, then take all turns."""
        with ExitStack() as stack:
            nones = len(hard_nones.STARS) * self.nones
            batches = len(STARS) * (len(SIZES) + 3) + len(hard_nones.STARS)
            bar = Bar(nones + batches * len(NAMES), stack)
            workers = self.start(bar, stack)
            self.make(workers, bar)
            for number, batch in enumerate(self.batches):
                for place, name in enumerate(NAMES):
                    what = f"{name}: {batch.kind}, {batch.stars} stars"
                    bar.show(what, nones + number * len(NAMES) + place)
                    if name in workers:
                        self.turn(workers, name, batch)
        self.figures = {key: figures_of(results) for key, results in self.results.items()}

    def start(self, bar: Bar, stack: ExitStack) -> dict[str, Worker]:
        """The workers of those that can play, warmed up."""
        workers = {}
        for name in NAMES:
            bar.show(f"Starting {name}", 0)
            try:
                worker = Worker(["--worker", name], stack)
                for question in asked_of(name, TITLES):
                    worker.ask({"ask": question, "positions": [WARM_UP]})
                if name in OURS:
                    self.files[name] = worker.ask({"ask": "file"})["file"]
                workers[name] = worker
            except WorkerStoppedError as error:
                self.notes[name] = str(error)
        return workers

    def make(self, workers: dict[str, Worker], bar: Bar) -> None:
        """Have the positions made, by the faster of us."""
        makers = [workers[name] for name in (COMPILED, SOURCE) if name in workers]
        if not makers:
            return
        for stars in STARS:
            bar.show(f"Making positions, {stars} stars", 0)
            made = makers[0].ask({"ask": "make", "stars": stars, "number": self.number})
            self.batches += [Batch(*batch) for batch in made["batches"]]
        for place, stars in enumerate(hard_nones.STARS):
            nones = hard_nones.made(makers[0], stars, self.nones, bar, place * self.nones)
            self.batches.append(Batch(stars, "hard nones", (HARD,), nones))

    def turn(self, workers: dict[str, Worker], name: str, batch: Batch) -> None:
        """One contender's turn: all questions about one kind of positions."""
        try:
            for question in asked_of(name, batch.questions):
                answer = workers[name].ask({"ask": question, "positions": batch.positions})
                results = [Result(*result) for result in answer["results"]]
                self.results.setdefault(Key(batch.stars, question, name), []).extend(results)
        except WorkerStoppedError as error:
            self.notes[name] = str(error)
            self.results = {key: done for key, done in self.results.items() if key.name != name}
            del workers[name]

    def on_hard_nones(self) -> hard_nones.Results:
        """What was said to those, by box and by contender."""
        return {
            stars: {
                name: self.results[Key(stars, HARD, name)]
                for name in NAMES
                if Key(stars, HARD, name) in self.results
            }
            for stars in hard_nones.STARS
        }

    def asked(self, stars: int, question: str) -> int:
        """About how many positions this was asked."""
        return sum(
            [
                len(batch.positions)
                for batch in self.batches
                if batch.stars == stars and question in batch.questions
            ]
        )


def asked_of(name: str, questions: Sequence[str] | dict[str, str]) -> list[str]:
    """Those of the questions that this contender answers."""
    return [question for question in questions if name in OURS or question in SHARED]


# The report

HEADINGS = ("", "median", "p95", "p99", "max", "total", "ratio", "undecided")


def print_table(run: Run, stars: int) -> None:
    """All figures of one box."""
    title = (
        f"{stars} stars a colour: CPU milliseconds of a call,"
        f" {run.asked(stars, BEST)} positions, {run.asked(stars, APART)} tables of each kind\n"
        f"(total: median with the making of the model; ratio: of {CP_SAT}'s median to this one)"
    )
    table = Table(
        title=title, title_justify="left", box=box.SIMPLE, collapse_padding=True, pad_edge=False
    )
    for heading in HEADINGS:
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for question, text in TITLES.items():
        table.add_row(f"[bold]{text}")
        names = asked_by(question)
        for name in names:
            table.add_row(*cells(run, Key(stars, question, name)), end_section=name == names[-1])
    Console(width=None if sys.stdout.isatty() else 100).print(table)


def asked_by(question: str) -> list[str]:
    """Who answers this question."""
    return [name for name in NAMES if asked_of(name, [question])]


def cells(run: Run, key: Key) -> tuple[str, ...]:
    """One row of the table."""
    figures = run.figures.get(key)
    if figures is None:
        return (f"  {key.name}", *["-" for _ in HEADINGS[1:]])
    unit = run.figures.get(key._replace(name=CP_SAT))
    return (
        f"  {key.name}",
        *[as_ms(seconds) for seconds in figures[:4]],
        as_ms(figures.total) if key.name in SOLVERS else "-",
        f"{unit.median / figures.median:,.2f}" if unit else "-",
        "-" if key.question in JUDGING else str(figures.undecided),
    )


def comparison(run: Run, question: str) -> str:
    """Whether all found the same; where a cover fits no grid the peers find more."""
    ours = COMPILED if Key(STARS[0], question, COMPILED) in run.results else SOURCE
    said = [compared(run, question, name, ours) for name in NAMES if name != ours]
    return f"{TITLES[question]}, fewer/more tiles than {ours}: {'; '.join(said)}"


def compared(run: Run, question: str, name: str, ours: str) -> str:
    """How often somebody plays fewer tiles than we, and how often more, where both decided."""
    fewer = more = of = 0
    for stars in STARS:
        mine = run.results.get(Key(stars, question, ours), [])
        theirs = run.results.get(Key(stars, question, name), [])
        for one, other in zip(mine, theirs, strict=False):
            if one.tiles is not None and other.tiles is not None:
                most = 1 if question == ANY else one.tiles + other.tiles
                fewer += min(other.tiles, most) < min(one.tiles, most)
                more += min(other.tiles, most) > min(one.tiles, most)
                of += 1
    return f"{name} {fewer}/{more} of {of}"


def goals_of(run: Run) -> list[Goal]:
    """What we set out to reach."""
    goals = []
    for peer in (CP_SAT, CP_SAT_BARE):
        goals += [median_goal(run, peer), tail_goal(run, peer)]
    return [*goals, judging_goal(run), *hard_nones.goals_of(run.on_hard_nones(), COMPILED)]


Pairs = list[tuple[Key, Figures, Figures]]


def beside(run: Run, peer: str) -> Pairs | None:
    """Ours, compiled, and a peer's, for both questions in both boxes."""
    pairs = []
    for question in SEARCHES:
        for stars in STARS:
            key = Key(stars, question, COMPILED)
            ours, theirs = run.figures.get(key), run.figures.get(key._replace(name=peer))
            if ours is None or theirs is None:
                return None
            pairs.append((key, ours, theirs))
    return pairs


def median_goal(run: Run, peer: str) -> Goal:
    """Usually much faster."""
    goal = f"compiled median at least {FASTER:g}x faster than {peer}"
    pairs = beside(run, peer)
    if pairs is None:
        return Goal(goal, None, "somebody is missing")
    ratios = [theirs.median / ours.median for _, ours, theirs in pairs]
    said = [f"{where(key)} {ratio:.1f}x" for (key, _, _), ratio in zip(pairs, ratios, strict=True)]
    return Goal(goal, min(ratios) >= FASTER, ", ".join(said))


def tail_goal(run: Run, peer: str) -> Goal:
    """And hardly ever slow."""
    goal = f"compiled p99 below the p95 of {peer}"
    pairs = beside(run, peer)
    if pairs is None:
        return Goal(goal, None, "somebody is missing")
    said = [
        f"{where(key)} {as_ms(ours.p99)} against {as_ms(theirs.p95)} ms"
        for key, ours, theirs in pairs
    ]
    return Goal(goal, all(ours.p99 < theirs.p95 for _, ours, theirs in pairs), ", ".join(said))


def judging_goal(run: Run) -> Goal:
    """A table is judged again and again."""
    goal = f"compiled judges a table of {JUDGED} tiles at least {JUDGEMENTS:,} times a CPU second"
    keys = [Key(stars, question, COMPILED) for question in JUDGING for stars in STARS]
    if any(key not in run.figures for key in keys):
        return Goal(goal, None, "somebody is missing")
    said = [
        f"{where(key)} {1 / run.figures[key].median:,.0f} (slowest {1 / run.figures[key].max:,.0f})"
        for key in keys
    ]
    met = all(run.figures[key].median * JUDGEMENTS <= 1 for key in keys)
    return Goal(goal, met, ", ".join(said))


def where(key: Key) -> str:
    """Which question, in which box."""
    text = {BEST: "best", ANY: "any", APART: "sets apart", PLAYED: "after a play"}[key.question]
    return f"{text}/{key.stars} stars"


def report(run: Run, goals: Sequence[Goal]) -> None:
    """The tables, what went wrong, and the verdicts."""
    for name, file in run.files.items():
        print(f"{name}: {file}")
    print("The peers solve the cover alone, which need not fit a grid: this favours them.")
    print("CP-SAT is faster here without its presolve, so the goals are held against both.\n")
    for stars in STARS:
        print_table(run, stars)
    hard_nones.print_table(run.on_hard_nones(), OURS)
    for question in SEARCHES:
        print(comparison(run, question))
    said = [hard_nones.verdict(run.on_hard_nones(), name) for name in NAMES]
    print(
        f'Hard "none"s, play/none/undecided (a peer\'s play is one by numbers): {"; ".join(said)}'
    )
    print()
    for name, note in run.notes.items():
        print(f"{name}: {note}")
    for goal in goals:
        print(goal)


def as_data(run: Run, goals: Sequence[Goal]) -> dict[str, Any]:
    """The report for machines."""
    return {
        "python": platform.python_version(),
        "files": run.files,
        "batches": [batch._asdict() for batch in run.batches],
        "results": [
            {
                **key._asdict(),
                **run.figures[key]._asdict(),
                "calls": [result._asdict() for result in results],
            }
            for key, results in run.results.items()
        ],
        "notes": run.notes,
        "goals": [goal._asdict() for goal in goals],
    }


# The command line


def read_arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(
        description="Measure the search of Antheno beside other solvers.", epilog=EXAMPLE
    )
    parser.add_argument(
        "--positions",
        type=at_least_one,
        default=POSITIONS,
        metavar="N",
        help=f"positions of each kind; there are 6 kinds in each of 2 boxes (default: {POSITIONS})",
    )
    parser.add_argument(
        "--nones",
        type=at_least_one,
        default=hard_nones.NONES,
        metavar="N",
        help=f'hard "none"s in each of 3 boxes (default: {hard_nones.NONES})',
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help=f"the same as --positions {QUICK} --nones {hard_nones.QUICK}",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there, too")
    parser.add_argument("--worker", choices=NAMES, help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> None:
    """Measure and report, or be one of the workers."""
    arguments = read_arguments()
    if arguments.worker:
        work(partial(start, arguments.worker))
        return
    if arguments.json:
        arguments.json.parent.mkdir(parents=True, exist_ok=True)
    if arguments.quick:
        arguments.positions, arguments.nones = QUICK, hard_nones.QUICK
    run = Run(arguments.positions, arguments.nones)
    if is_stale("antheno"):
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
