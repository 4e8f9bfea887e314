"""The proofs over hundreds of seeds of every way to play: `make soak`.

Stop it at any time; it goes on where it was. `python -m tests.soak --seeds 200 --workers 2`
"""

from __future__ import annotations

import argparse
import json
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.games.antheno.proofs import PROOFS as SEARCH_PROOFS
from tests.proofs import PROOFS as CONTRACT
from tests.proofs import Proof
from tests.subjects import CASES, name_of
from tests.table.twin_matches import live_tables_leak_nothing

PROGRESS = Path(__file__).resolve().parents[1] / "build" / "soak.json"
PROOFS: dict[str, Proof] = CONTRACT | {"live_tables_leak_nothing": live_tables_leak_nothing}
FIRST = 1000  # seeds below are those of `make test`


class Job(NamedTuple):
    """One proof over one seed, of one way to play where it is a proof of every game."""

    proof: str
    case: int | None
    seed: int

    def __str__(self) -> str:
        way = "search" if self.case is None else name_of(CASES[self.case])
        return f"{self.proof} · {way} · seed {self.seed}"


class Result(NamedTuple):
    """What went wrong, if anything, and what was counted."""

    fault: str | None
    tally: Counter[str]


def prove(job: Job) -> Result:
    """Run one job."""
    try:
        if job.case is None:
            return Result(None, SEARCH_PROOFS[job.proof](job.seed))
        PROOFS[job.proof](*CASES[job.case], job.seed)
    except Exception:
        return Result(traceback.format_exc(), Counter())
    return Result(None, Counter())


def jobs(seeds: int, done: int) -> Iterator[Job]:
    """All that is still to do, seed by seed."""
    for seed in range(FIRST + done, FIRST + seeds):
        for proof in PROOFS:
            for case in range(len(CASES)):
                yield Job(proof, case, seed)
        for proof in SEARCH_PROOFS:
            yield Job(proof, None, seed)


def soak(seeds: int, workers: int, console: Console) -> int:
    """Run everything; the number of failures."""
    done = json.loads(PROGRESS.read_text())["seeds"] if PROGRESS.exists() else 0
    a_seed = len(PROOFS) * len(CASES) + len(SEARCH_PROOFS)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    failures = 0
    tallies: Counter[str] = Counter()
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        task = progress.add_task("proofs", total=seeds * a_seed, completed=done * a_seed)
        with ProcessPoolExecutor(workers) as pool:
            for number, (job, result) in enumerate(results(pool, seeds, done, workers), 1):
                progress.advance(task)
                tallies.update({f"{job.proof}, {what}": n for what, n in result.tally.items()})
                if result.fault is not None:
                    failures += 1
                    console.print(f"[red]{job}[/]\n{result.fault}")
                if number % a_seed == 0 and not failures:
                    note(done + (number - 2 * workers) // a_seed)  # some may be under way
    if not failures:
        note(max(seeds, done))
    for what, times in sorted(tallies.items()):
        console.print(f"{what}: {times}")
    console.print(f"Antheno's search: {summary(tallies)}")
    return failures


def summary(tallies: Counter[str]) -> str:
    """How many positions Antheno's search was asked, and how many were worth asking."""
    words = ("asked", "allowed by counts", "none, allowed by counts", "the model ran out of time")
    said = [
        sum(times for what, times in tallies.items() if what.partition(", ")[2] == word)
        for word in words
    ]
    return "; ".join(f"{word}: {many}" for word, many in zip(words, said, strict=True))


def note(seeds: int) -> None:
    """Remember how many seeds are done."""
    PROGRESS.parent.mkdir(exist_ok=True)
    PROGRESS.write_text(json.dumps({"seeds": seeds}))


def results(
    pool: ProcessPoolExecutor, seeds: int, done: int, workers: int
) -> Iterator[tuple[Job, Result]]:
    """Jobs with their results, a few at a time under way."""
    running: dict[Future[Result], Job] = {}
    todo = jobs(seeds, done)
    while True:
        while len(running) < 2 * workers and (job := next(todo, None)) is not None:
            running[pool.submit(prove, job)] = job
        if not running:
            return
        ready, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in ready:
            yield running.pop(future), future.result()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="The proofs over hundreds of seeds.")
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2)
    said = parser.parse_args()
    raise SystemExit(1 if soak(said.seeds, said.workers, Console()) else 0)


if __name__ == "__main__":
    main()
