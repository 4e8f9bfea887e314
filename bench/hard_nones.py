"""The hard "none"s of Antheno: no play was found, but our search of covers has no objection to one.

To prove that there is none takes a search through every table, so these are the slowest questions
that a referee is asked. They come out of games of two to four players who play the most tiles that
they find (``ours_antheno.hard_nones``), in boxes without stars, with one and with three a colour.
Somebody who cannot play often meets nearly the same position again a turn later, with a tile more.

The question is whether any tile can be played, with a budget ten times as large as in play. Search
steps are the same on every machine: a search is decided within a smaller budget if it took no more
steps than that. The peers look at numbers of tiles alone, as our search of covers does: they would
allow a play, and are faster for it.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from covers import Result
from figures import as_ms, figures_of
from rich import box
from rich.console import Console
from rich.table import Table
from workers import Bar, Goal, Worker

STARS: Final = (0, 1, 3)
NONES, QUICK = 60, 5  # in each box
GAMES: Final = 10  # at a time
BUDGETS: Final = (5_000, 50_000, 500_000, 5_000_000)  # search steps; the third is plays.BUDGET
BUDGET: Final = BUDGETS[-1]

MEDIAN: Final = 0.010  # CPU seconds
SOON: Final = 1.0
SHARE: Final = 0.95

Results = Mapping[int, Mapping[str, list[Result]]]
"""By how many stars a colour has, and by contender."""


def made(worker: Worker, stars: int, number: int, bar: Bar, before: int) -> list[dict[str, Any]]:
    """So many positions of one box, out of game after game; so many were made for others before."""
    positions: list[dict[str, Any]] = []
    first = 0
    while len(positions) < number:
        bar.show(f'Making hard "none"s, {stars} stars', before + len(positions))
        games = list(range(first, first + GAMES))
        positions += worker.ask({"ask": "nones", "stars": stars, "games": games})["positions"]
        first += GAMES
    return positions[:number]


# Figures


def is_undecided(result: Result, budget: int) -> bool:
    """Whether so many search steps would not have been enough."""
    return result.tiles is None or result.steps > budget


def soon(results: Sequence[Result]) -> float:
    """The share that was decided within a second."""
    done = [each for each in results if each.tiles is not None and each.seconds <= SOON]
    return len(done) / len(results)


# The report

TIMES: Final = ("median", "p95", "p99", "max")
HEADINGS: Final = ("", *TIMES, f"in {SOON:g} s", *[f"{budget // 1000:,}k" for budget in BUDGETS])


def print_table(results: Results, ours: Sequence[str]) -> None:
    """All figures of all boxes."""
    title = (
        'Any play, hard "none"s: CPU milliseconds of a call, the share decided within a second,\n'
        "and how many stay undecided with so many thousand search steps"
    )
    table = Table(
        title=title, title_justify="left", box=box.SIMPLE, collapse_padding=True, pad_edge=False
    )
    for heading in HEADINGS:
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for stars, by_name in results.items():
        number = max([len(calls) for calls in by_name.values()], default=0)
        table.add_row(f"[bold]Stars a colour: {stars}; {number} positions")
        for name, calls in by_name.items():
            is_last = name == list(by_name)[-1]
            table.add_row(f"  {name}", *cells(calls, name in ours), end_section=is_last)
    Console(width=None if sys.stdout.isatty() else 100).print(table)


def cells(calls: Sequence[Result], is_ours: bool) -> list[str]:
    """One row of the table; the peers decide about numbers of tiles only, and have no steps."""
    times = [as_ms(seconds) for seconds in figures_of(calls)[: len(TIMES)]]
    if not is_ours:
        return [*times, "-", *["-" for _ in BUDGETS]]
    undecided = [len([call for call in calls if is_undecided(call, most)]) for most in BUDGETS]
    return [*times, f"{soon(calls):.1%}", *map(str, undecided)]


def verdict(results: Results, name: str) -> str:
    """What somebody said to all of these."""
    calls = [call for by_name in results.values() for call in by_name.get(name, [])]
    plays = len([call for call in calls if call.tiles])
    nones = len([call for call in calls if call.tiles == 0])
    return f"{name} {plays}/{nones}/{len(calls) - plays - nones}"


def goals_of(results: Results, compiled: str) -> list[Goal]:
    """What we set out to reach, in every box."""
    median_goal = f'compiled median of hard "none"s at most {as_ms(MEDIAN)} ms'
    soon_goal = f'compiled decides {SHARE:.0%} of hard "none"s within {SOON:g} CPU second'
    ours = {stars: by_name.get(compiled, []) for stars, by_name in results.items()}
    if not ours or not all(ours.values()):
        missing = "somebody is missing"
        return [Goal(median_goal, None, missing), Goal(soon_goal, None, missing)]
    medians = {stars: figures_of(calls).median for stars, calls in ours.items()}
    shares = {stars: soon(calls) for stars, calls in ours.items()}
    said_medians = [f"stars {stars}: {as_ms(seconds)} ms" for stars, seconds in medians.items()]
    said_shares = [f"stars {stars}: {share:.1%}" for stars, share in shares.items()]
    return [
        Goal(median_goal, max(medians.values()) <= MEDIAN, ", ".join(said_medians)),
        Goal(soon_goal, min(shares.values()) >= SHARE, ", ".join(said_shares)),
    ]
