"""Evaluate our bots by the benchmark's protocols, and write the tables of docs/research.md.

    python -m tools.research                      what is missing of every game
    python -m tools.research antayagi --bots random,greedy
    python -m tools.research --page               only the page, from the data
    python -m tools.research --problems           measure the games as problems anew

Each row is kept when it is there: stop and go on as you like. Rows of others are lines of
docs/research/rows.jsonl, as `sobremesa research evaluate --json` writes them.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from tools.research.page import (
    FOLDER,
    PAGE,
    Place,
    is_current,
    ours,
    page,
    read_problems,
    read_rows,
    write_lines,
)
from tools.research.problems import measure

from sobremesa.arena.pool import all_cores
from sobremesa.lab.printing import with_bar
from sobremesa.research.evaluating import entrant_of, evaluation, played
from sobremesa.research.protocols import PROTOCOLS

console = Console(stderr=True, highlight=False)


def evaluate_missing(place: Place, games: list[str], bots: list[str], said: _Said) -> None:
    """Evaluate who has no row of today's protocol, the rows of yesterday's left out."""
    for game in games:
        for bot in bots or ours(game):
            rows = [row for row in read_rows(place) if row.quick == said.quick]
            kept = [row for row in rows if said.quick or is_current(row)]
            if any((row.game, row.agent) == (game, bot) for row in kept):
                continue
            console.print(f"{game}: {bot}")
            protocol = PROTOCOLS[game].quick() if said.quick else PROTOCOLS[game]
            done = played(protocol, entrant_of(bot, protocol), said.workers)
            shown = with_bar(done, protocol.games, console)
            row = evaluation(protocol, bot, shown, quick=said.quick)
            write_lines(place.rows, [*kept, row])


def measure_problems(place: Place, games: list[str]) -> None:
    """Measure these games anew; what was measured of the others stays."""
    for game in games:
        console.print(f"{game}: measuring")
        found = {one.game: one for one in read_problems(place)} | {game: measure(PROTOCOLS[game])}
        write_lines(place.problems, [found[name] for name in PROTOCOLS if name in found])


class _Said(argparse.Namespace):
    """The command line."""

    games: list[str]
    bots: str
    quick: bool
    page: bool
    problems: bool
    workers: int
    folder: Path


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(PROTOCOLS)}")
    parser.add_argument("--bots", default="", help="some of the game, with commas between")
    parser.add_argument("--quick", action="store_true", help="one deal in 20, for no table")
    parser.add_argument("--page", action="store_true", help="evaluate nobody")
    parser.add_argument("--problems", action="store_true", help="measure the games themselves")
    parser.add_argument("--workers", type=int, default=all_cores(), help="processes")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the data lie")
    return parser


def main() -> None:
    """Do what is asked for, then write the page."""
    parser = _parser()
    said = parser.parse_args(namespace=_Said())
    if unknown := [name for name in said.games if name not in PROTOCOLS]:
        parser.error(f"{unknown[0]} is none of {', '.join(PROTOCOLS)}")
    place, games = Place(said.folder), said.games or list(PROTOCOLS)
    if said.problems:
        measure_problems(place, games)
    elif not said.page:
        evaluate_missing(place, games, [name for name in said.bots.split(",") if name], said)
    if said.folder == FOLDER:
        text = PAGE.read_text(encoding="utf-8")
        written = page(text, read_rows(place), read_problems(place))
        PAGE.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
