"""Regenerate docs/ladder/: how strong the bots of each game are, at a published budget.

    python -m tools.ladder antayagi --deals 100

It goes on from the data that lie beside the page, and all pairings grow evenly: Ctrl-C at any time
makes a page of what is there. Data of other bots or of another version are refused: remove them to
start anew.
"""

from __future__ import annotations

import argparse
import gzip
import subprocess
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console

from sobremesa.arena.command import command_of, play_missing
from sobremesa.arena.entrants import read
from sobremesa.arena.files import check_same, new_file, old_file
from sobremesa.arena.machine import machine
from sobremesa.arena.pool import all_cores, run_jobs
from sobremesa.arena.report.figures import against_all, thinking
from sobremesa.arena.report.plots import Span, as_file, shares
from sobremesa.arena.report.ratings import ratings
from sobremesa.arena.rows import Results, TournamentHead, read_results, write_results
from sobremesa.arena.schedule import Pairing
from sobremesa.arena.statistics import Standing, quantile, standings
from sobremesa.arena.tournament import Tournament, check_rows, new_tournament
from sobremesa.games import GAMES
from sobremesa.kernel.errors import Fault
from sobremesa.lab.printing import markdown
from sobremesa.lab.tables import Cells, ReportTable, percent

ROOT: Final = Path(__file__).resolve().parent.parent
WORK: Final = ROOT / "build" / "ladder"
PAGES: Final = ROOT / "docs" / "ladder"
PLAYERS: Final = 4
SEED: Final = 1


class Ladder(NamedTuple):
    """What is played for a page."""

    budget: int  # iterations: about 20 ms a decision of the bots that use them
    deals: int


LADDERS: Final = {
    "antayagi": Ladder(budget=1000, deals=200),
    "antheno": Ladder(budget=1000, deals=100),
    "tanxi": Ladder(budget=1000, deals=400),
}


class Place(NamedTuple):
    """Where the ladder of a game is kept, and where it grows."""

    game: str
    folder: Path
    work: Path

    @property
    def page(self) -> Path:
        """The document."""
        return self.folder / f"{self.game}.md"

    @property
    def plot(self) -> Path:
        """Its picture."""
        return self.folder / f"{self.game}.svg"

    @property
    def data(self) -> Path:
        """All games."""
        return self.folder / f"{self.game}.jsonl.gz"

    @property
    def made(self) -> Path:
        """By which commit and on which machine they were played."""
        return self.folder / f"{self.game}.txt"

    @property
    def working(self) -> Path:
        """The data while they grow."""
        return self.work / f"{self.game}.jsonl"


# Playing


def tournament_of(name: str, deals: int) -> Tournament:
    """All bots of a game, as they are compared."""
    game = GAMES[name]
    return new_tournament(
        game,
        game.read_options({**game.unattended, **game.compared}),
        [read(level, game) for level in game.bots],
        players=PLAYERS,
        deals=deals,
        seed=SEED,
        budget=LADDERS[name].budget,
    )


def climb(place: Place, deals: int | None, console: Console) -> bool:
    """Play what is missing and write the page; whether it came to its end."""
    found = _played(place)
    wanted = LADDERS[place.game].deals if deals is None else deals
    if found is None:
        tournament = tournament_of(place.game, wanted)
        writing = new_file(place.working, tournament.head)
        rows = []
    else:
        tournament = tournament_of(place.game, max(wanted, found.head.deals))
        check_same(found.head, tournament.head, _source(place))
        if not place.working.exists():
            place.work.mkdir(parents=True, exist_ok=True)
            place.working.write_bytes(write_results(*found))
        writing = old_file(place.working, tournament.head, found.rows)
        rows = found.rows
    before = len(rows)
    with writing as file:
        runner = partial(run_jobs, workers=all_cores())
        ended = play_missing(tournament, rows, file, runner, console)
    _write(place, Results(tournament.head, rows), played=len(rows) > before)
    place.working.unlink()
    return ended


def _source(place: Place) -> Path:
    """Where games are: in what a crash left behind, or else in the data beside the page."""
    return place.working if place.working.exists() else place.data


def _played(place: Place) -> Results | None:
    """What was played."""
    source = _source(place)
    if not source.exists():
        return None
    data = source.read_bytes()
    results = read_results(gzip.decompress(data) if source == place.data else data, str(source))
    check_rows(results.head, results.rows, str(source))
    return results


# The page


def _write(place: Place, results: Results, *, played: bool) -> None:
    """Data, picture and page; who played is kept as it was where nothing new was played."""
    place.folder.mkdir(parents=True, exist_ok=True)
    if played or not place.made.exists():
        place.made.write_text(f"commit {_commit()}, {machine()}\n", encoding="utf-8")
    data = write_results(results.head, results.rows)
    place.data.write_bytes(gzip.compress(data, mtime=0))
    place.plot.write_text(plot_of(results), encoding="utf-8")
    made = place.made.read_text(encoding="utf-8").strip()
    place.page.write_text(page_of(results, made, place.plot.name), encoding="utf-8")


def _commit() -> str:
    """The commit whose sources play, and whether they were edited since."""
    commit = _git("rev-parse", "--short", "HEAD")
    return f"{commit}, edited" if _git("status", "--porcelain", "--", "src") else commit


def _git(*words: str) -> str:
    said = ["git", *words]
    return subprocess.run(said, cwd=ROOT, capture_output=True, check=True, text=True).stdout.strip()


def plot_of(results: Results) -> str:
    """Win shares against all others, as SVG."""
    head = results.head
    lines = [
        Span(head.entrants[share.entrant], share.share, *share.interval, share.verdict)
        for share in against_all(results)
    ]
    return as_file(shares("Win shares", lines, 1 / head.players))


def page_of(results: Results, made: str, plot: str) -> str:
    """The ladder of a game as a document."""
    head, rows = results
    found = standings(head, rows)
    command = f"make ladder GAME={head.game}\n{command_of(head, GAMES[head.game])}"
    about = (
        f"{len(rows)} games of {head.players} players, {head.budget} iterations a decision, by "
        f"Sobremesa {head.version}, {made}. [How to read this](../arena.md). All games: "
        f"`{head.game}.jsonl.gz`.\n\n![Win shares of each bot against all others]({plot})"
    )
    tables = [_alone(results), _matrix(head, found), _intervals(head, found), _thinking(results)]
    return markdown(f"{head.title}: how strong its bots are", command, about, tables)


def _alone(results: Results) -> ReportTable:
    head = results.head
    rated = ratings(results)
    return ReportTable(
        "Against all others",
        "How often a bot wins that sits alone among others, each field counting alike; fair is "
        f"{percent(1 / head.players)}. The rating is Plackett–Luce; all begin at 25.",
        ("bot", "deals", "wins", "95 %", "rating"),
        [
            (
                head.entrants[share.entrant],
                str(share.deals),
                percent(share.share),
                _between(share.interval),
                f"{rated[share.entrant].value:.1f} ± {rated[share.entrant].error:.1f}",
            )
            for share in against_all(results)
        ],
    )


def _matrix(head: TournamentHead, found: Sequence[Standing]) -> ReportTable:
    entries = {entry.pairing: entry for entry in found}

    def cell(one: int, field: int) -> str:
        return "–" if one == field else percent(entries[Pairing(one, field)].share)

    seats = range(len(head.entrants))
    rows: list[Cells] = [
        (name, *[cell(one, field) for field in seats]) for one, name in enumerate(head.entrants)
    ]
    return ReportTable(
        "Everybody against everybody",
        f"How often the bot of the line wins, alone among {head.players - 1} of the column.",
        ("alone", *head.entrants),
        rows,
    )


def _intervals(head: TournamentHead, found: Sequence[Standing]) -> ReportTable:
    return ReportTable(
        "The same with intervals",
        "Each deal is played with the one in every seat; an interval is over deals.",
        ("alone", "against", "deals", "wins", "95 %", "than fair"),
        [
            (
                head.entrants[entry.pairing.one],
                head.entrants[entry.pairing.field],
                str(entry.units),
                percent(entry.share),
                _between(entry.interval),
                entry.verdict,
            )
            for entry in found
        ],
        words=2,
    )


def _thinking(results: Results) -> ReportTable:
    moves = [row.moves for row in results.rows]
    rows: list[Cells] = [
        (name, "–", "–", "–")
        if time is None
        else (
            name,
            f"{1000 * time.mean:.2f} ms",
            f"{1000 * time.high:.2f} ms",
            f"{time.iterations:,.0f}",
        )
        for name, time in zip(results.head.entrants, thinking(results), strict=True)
    ]
    length = [str(quantile(moves, part)) for part in (0.05, 0.5, 0.95)]
    return ReportTable(
        "Thinking time",
        "A decision on average, and in the slowest tenth of its games; iterations are those that "
        "a bot gave as reasons, on average: a forced move needs none. Nine games in ten take "
        f"{length[0]} to {length[2]} moves, {length[1]} in the median.",
        ("bot", "mean", "slow", "iterations"),
        rows,
    )


def _between(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{100 * low:.1f} – {100 * high:.1f} %"


# The command line


def main() -> None:
    """Climb one ladder, or all of them."""
    parser = argparse.ArgumentParser(description="Regenerate docs/ladder/.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(LADDERS)}")
    parser.add_argument("--deals", type=int, help="how many; more than there are are added")
    parser.add_argument("--folder", type=Path, default=PAGES, help="where the pages lie")
    said = parser.parse_args()
    if unknown := [name for name in said.games if name not in LADDERS]:
        parser.error(f"{unknown[0]} is none of {', '.join(LADDERS)}")
    if said.deals is not None and said.deals < 1:
        parser.error(f"--deals: at least 1, not {said.deals}")
    console = Console(stderr=True, highlight=False)
    work = WORK if said.folder.resolve() == PAGES else said.folder / "work"
    for name in said.games or LADDERS:
        console.print(name)
        try:
            ended = climb(Place(name, said.folder, work), said.deals, console)
        except Fault as fault:
            raise SystemExit(str(fault)) from None
        if not ended:
            raise SystemExit(130)


if __name__ == "__main__":
    main()
