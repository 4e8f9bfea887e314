"""Whether the arena is honest, with real games: `python -m tests.arena.honest`, in `make soak`.

A bot that plays against itself may be called different in at most 10 of 100 repeats. And the greedy
bot of AntaYagí wins as often in a field of random ones as others found before.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from rich.console import Console

from sobremesa.arena.entrants import read
from sobremesa.arena.pool import all_cores, run_jobs
from sobremesa.arena.rows import Row
from sobremesa.arena.schedule import Pairing, PlannedGame, schedule
from sobremesa.arena.statistics import SequentialTest, standings, units
from sobremesa.arena.tournament import Tournament, new_tournament
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.kernel.bot import DEFAULT_BUDGET

console = Console(highlight=False, soft_wrap=True)
FIRST: Final = Pairing(0, 1)
FOUND: Final = {3: 0.67, 4: 0.56, 5: 0.45, 7: 0.34}  # by the number of players, others' figures


def competing(bots: tuple[str, str], players: int, deals: int, seed: int) -> Tournament:
    """Two bots of AntaYagí."""
    return new_tournament(
        ANTAYAGI,
        ANTAYAGI.options_type(),
        [read(level, ANTAYAGI) for level in bots],
        players=players,
        deals=deals,
        seed=seed,
        budget=DEFAULT_BUDGET,
    )


def games(tournament: Tournament) -> Iterator[PlannedGame]:
    """Those of the first alone against the second; the others would add nothing here."""
    head = tournament.head
    return (
        game
        for game in schedule(len(head.entrants), head.players, head.deals)
        if game.pairing == FIRST
    )


def rows_of(tournaments: Iterable[Tournament]) -> Iterator[list[Row]]:
    """The rows of each, played all at once."""
    listed = list(tournaments)
    jobs = [(tournament, game) for tournament in listed for game in games(tournament)]
    rows = run_jobs(_play, jobs, all_cores())
    for tournament in listed:
        yield [next(rows) for _ in games(tournament)]


def _play(job: tuple[Tournament, PlannedGame]) -> Row:
    tournament, game = job
    return tournament.play(game)


def against_itself(repeats: int, deals: int) -> bool:
    """Whether greedy is hardly ever called different from itself."""
    tournaments = [competing(("greedy", "greedy"), 3, deals, seed) for seed in range(repeats)]
    called = at_any_time = 0
    for tournament, rows in zip(tournaments, rows_of(tournaments), strict=True):
        called += standings(tournament.head, rows)[0].verdict != "open"
        test = SequentialTest(1 / 3)
        for value in units(rows, 3)[FIRST]:
            test.add(value)
        at_any_time += test.verdict != "open"
    console.print(
        f"greedy against itself, {repeats} × {deals} deals: called different {called} times, "
        f"by the test at any time {at_any_time} times"
    )
    return max(called, at_any_time) <= repeats / 10


def against_random(players: int, deals: int) -> bool:
    """Whether greedy wins as often against random bots as others found."""
    tournament = competing(("greedy", "random"), players, deals, 1)
    entry = standings(tournament.head, next(rows_of([tournament])))[0]
    low, high = entry.interval
    agrees = low <= FOUND[players] <= high
    console.print(
        f"greedy among {players - 1} random: {entry.share:.3f} ({low:.3f} – {high:.3f}), "
        f"found before: {FOUND[players]}: {'agrees' if agrees else 'DIFFERS'}"
    )
    return agrees


def main() -> None:
    """Play, and fail where it is not so."""
    parser = argparse.ArgumentParser(description="Whether the arena is honest.")
    parser.add_argument("--repeats", type=int, default=100, help="of a bot against itself")
    parser.add_argument("--deals", type=int, default=12, help="of each repeat")
    parser.add_argument("--quick", action="store_true", help="a few games of each")
    said = parser.parse_args()
    repeats, deals, more = said.repeats, said.deals, 100
    if said.quick:
        repeats, deals, more = 10, 1, 2
    checks = [partial(against_itself, repeats, deals)]
    checks += [partial(against_random, players, more) for players in FOUND]
    holds = [check() for check in checks]
    raise SystemExit(0 if all(holds) else 1)


if __name__ == "__main__":
    main()
