"""The command `sobremesa arena`: what was asked for, played to its end or to Ctrl-C."""

from __future__ import annotations

import re
import shlex
from collections.abc import Generator, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from rich.console import Console
from rich.markup import escape

from sobremesa.arena import entrants
from sobremesa.arena.cluster import HERE, OtherVersion, cluster
from sobremesa.arena.files import (
    RESULTS_FILE,
    ResultsFile,
    check_same,
    new_file,
    old_file,
    place_for,
    read_file,
    results_file,
)
from sobremesa.arena.pool import JobFailed, WorkerDied, all_cores, run_jobs
from sobremesa.arena.report.figures import failures
from sobremesa.arena.report.writing import PAGE_FILE, prepare, write
from sobremesa.arena.rows import Results, ResultsFault, Row, TournamentHead
from sobremesa.arena.schedule import deals_for
from sobremesa.arena.screen import Screen, table_of
from sobremesa.arena.statistics import standings
from sobremesa.arena.tournament import (
    Runner,
    Tournament,
    missing_rows,
    most_games,
    new_tournament,
)
from sobremesa.kernel.bot import DEFAULT_BUDGET
from sobremesa.kernel.errors import OptionsFault
from sobremesa.kernel.game import AnyGame

EXAMPLES: Final = """\b
Examples:
  sobremesa arena antayagi --bots greedy,random
      each alone in every seat, among three of the other
  sobremesa arena antheno --bots greedy,in-place,random --games 600
      all pairings, 600 games in all
  sobremesa arena tanxi --bots greedy,greedy --until-sure
      a bot against itself: it should not differ
  sobremesa arena antayagi --bots greedy,random --out report
      the results, as data and as a page, in a folder
  sobremesa arena antayagi --resume report
      go on where Ctrl-C stopped it, or with more --games
  sobremesa arena tanxi --bots greedy,mine.py:Mine --ray
      your own bot, on all machines of a Ray cluster

\b
A share is fair where it is one part in as many as play. What the intervals
mean, and how to measure honestly: docs/arena.md.
"""

PLAYERS: Final = 4
GAMES_IN_ALL: Final = 2000
SEED: Final = 1


class ArenaRequest(NamedTuple):
    """What was said at the command line; None: nothing, so that a file that goes on may say it."""

    bots: list[str] | None = None
    players: int | None = None
    games: int | None = None
    seed: int | None = None
    budget: int | None = None
    seconds: float | None = None
    until_sure: bool = False
    workers: int | None = None
    out: Path | None = None
    resume: Path | None = None
    pack: Path | None = None
    ray: str | None = None  # the address of a cluster


def with_address(words: Sequence[str]) -> list[str]:
    """A command line in which `--ray` has an address: this machine's, where none was said."""
    said = []
    for word, following in zip(words, [*words[1:], "-"], strict=False):
        said += [word, HERE] if word == "--ray" and following.startswith("-") else [word]
    return said


def options_if_unsaid(game: AnyGame) -> list[str]:
    """How bots are compared in this game, as NAME=VALUE."""
    return [f"{name}={value}" for name, value in {**game.unattended, **game.compared}.items()]


def run(
    asked: ArenaRequest, game: AnyGame, options: Any | None, console: Console, errors: Console
) -> bool:
    """Play what is asked for; whether it came to its end. Options None: those of the file."""
    found = None if asked.resume is None else read_file(results_file(asked.resume))
    tournament = _tournament(asked, game, options, None if found is None else found.head)
    rows = [] if found is None else list(found.rows)
    report = _report_folder(asked)
    if report is not None:
        prepare(report)
    with (
        _runner(asked, most_games(tournament.head) - len(rows)) as runner,
        _file(asked, tournament.head, rows) as file,
    ):
        ended = play_missing(tournament, rows, file, runner, errors)
    results = Results(tournament.head, rows)
    _conclude(results, file.path, ended, console)
    if report is not None:
        _write_report(results, report, command_of(tournament.head, game, asked.pack))
        console.print(f"[dim]{escape(str(report / PAGE_FILE))}[/]", soft_wrap=True)
    return ended


def _write_report(results: Results, folder: Path, command: str) -> None:
    try:
        write(results, folder, command)
    except OSError as error:
        what = f"no report can be written: {error.strerror}; all games are kept"
        raise ResultsFault(str(folder), what) from None


@contextmanager
def _runner(asked: ArenaRequest, games: int) -> Iterator[Runner]:
    """What plays so many games: processes here, or a cluster."""
    if asked.ray is not None:
        if asked.workers is not None:
            raise OptionsFault("--workers", "a cluster has as many as it has cores: leave it out")
        with cluster(asked.ray) as machines:
            yield machines.run_jobs
        return
    workers = all_cores() if asked.workers is None else _positive("--workers", asked.workers)
    yield partial(run_jobs, workers=max(1, min(workers, games)))


def play_missing(
    tournament: Tournament, rows: list[Row], file: ResultsFile, runner: Runner, console: Console
) -> bool:
    """Add the rows that are missing; False where Ctrl-C came before the last."""
    missing = _plain(missing_rows(tournament, list(rows), runner))
    try:
        with closing(missing), Screen(tournament.head, rows, console) as screen:
            for row in missing:
                file.add(row)
                rows.append(row)
                screen.add(row)
    except KeyboardInterrupt:
        return False
    return True


def _plain(rows: Iterator[Row]) -> Generator[Row]:
    """The rows; a game that kills whoever plays it is told in a line."""
    try:
        yield from rows
    except JobFailed as failed:
        if isinstance(failed.error, WorkerDied | OtherVersion):
            raise ResultsFault(f"game {failed.job.number}", str(failed.error)) from None
        raise


# What is asked for


def _tournament(
    asked: ArenaRequest, game: AnyGame, options: Any | None, found: TournamentHead | None
) -> Tournament:
    """The tournament that is meant; where one goes on, what was not said is as it was."""
    if found is not None and found.game != game.name:
        raise ResultsFault(
            f"{asked.resume}, field game", f"it has {found.game!r}, not {game.name!r}"
        )
    if options is None:
        data = found.options if found is not None else {**game.unattended, **game.compared}
        options = game.read_options(data)
    said = names_of(asked.bots) if asked.bots else [] if found is None else _told(found.entrants)
    players, seed, budget = PLAYERS, SEED, DEFAULT_BUDGET
    if found is not None:
        players, seed, budget = found.players, found.seed, found.budget
    players = players if asked.players is None else asked.players
    game.check_seats(players, "--players")
    if len(said) < 2:
        raise OptionsFault("--bots", _too_few(said))
    seconds = _seconds(asked, found)
    taking_part = [entrants.read(text, game, seconds) for text in said]
    tournament = new_tournament(
        game,
        options,
        taking_part,
        players=players,
        deals=_deals(asked, len(said), players, found),
        seed=seed if asked.seed is None else asked.seed,
        budget=_positive("--budget", budget if asked.budget is None else asked.budget),
        seconds=seconds,
        until_sure=asked.until_sure or (found is not None and found.until_sure),
    )
    if found is not None:
        assert asked.resume is not None
        check_same(found, tournament.head, results_file(asked.resume))
    return tournament


def _deals(asked: ArenaRequest, entrants: int, players: int, found: TournamentHead | None) -> int:
    if asked.games is None and found is not None:
        return found.deals
    games = GAMES_IN_ALL if asked.games is None else _positive("--games", asked.games)
    return deals_for(games, entrants, players)


def _seconds(asked: ArenaRequest, found: TournamentHead | None) -> float | None:
    seconds = asked.seconds if asked.seconds is not None or found is None else found.seconds
    if seconds is not None and not 0 < seconds < inf:
        raise OptionsFault("--seconds", f"a number of seconds above 0, not {seconds:g}")
    return seconds


def _positive(name: str, number: int) -> int:
    if number < 1:
        raise OptionsFault(name, f"at least 1, not {number}")
    return number


def names_of(said: Sequence[str]) -> list[str]:
    """Bots between commas; the commas after `run:` belong to its command."""
    names = []
    for text in said:
        program = re.search(rf"(?:^|(?<=,))\s*{entrants.RUN}.*", text)
        plain = text if program is None else text[: program.start()]
        names += [name.strip() for name in plain.split(",") if name.strip()]
        names += [] if program is None else [program[0].strip()]
    return names


def _too_few(said: Sequence[str]) -> str:
    """What to say to who named fewer than two bots."""
    if said and said[0].startswith(entrants.RUN):
        return f"at least two; what follows {entrants.RUN} belongs to it: say --bots once more"
    return "at least two, such as greedy,random"


def _told(names: Sequence[str]) -> list[str]:
    """Names of entrants as they are said."""
    return [re.sub(r"#\d+$", "", name) for name in names]


def _file(
    asked: ArenaRequest, head: TournamentHead, rows: list[Row]
) -> AbstractContextManager[ResultsFile]:
    if asked.resume is not None:
        return old_file(results_file(asked.resume), head, rows)
    return new_file(place_for(head.game) if asked.out is None else asked.out / RESULTS_FILE, head)


def _report_folder(asked: ArenaRequest) -> Path | None:
    """Where a report is written: in the folder that was named, if one was."""
    if asked.out is None and asked.resume is not None and asked.resume.is_dir():
        return asked.resume
    if asked.out is not None and asked.out.exists() and not asked.out.is_dir():
        raise OptionsFault("--out", f"{asked.out} is a file: give a folder")
    return asked.out


# What comes of it


def _conclude(results: Results, file: Path, ended: bool, console: Console) -> None:
    """The standings, who failed, and where everything is."""
    head, rows = results
    title = f"{head.title}: {len(rows)} games of {head.players} players"
    console.print(f"[bold]{escape(title)}[/]")
    console.print(table_of(head, standings(head, rows)))
    for name, lines in zip(head.entrants, failures(results), strict=True):
        for said in lines:
            what = f"{name} failed, {said.times} ×: {said.what}"
            console.print(f"[red]{escape(what)}[/]", soft_wrap=True)
    console.print(f"[dim]{escape(str(file))}[/]", soft_wrap=True)
    if not ended:
        on = shlex.join(["sobremesa", "arena", head.game, "--resume", str(file)])
        console.print(f"stopped; [bold]{escape(on)}[/] goes on", soft_wrap=True)


def command_of(head: TournamentHead, game: AnyGame, pack: Path | None = None) -> str:
    """The command that plays these games again."""
    words = ["sobremesa", "arena", head.game, *_bots_of(head)]
    words += ["--players", str(head.players), "--games", str(most_games(head))]
    words += ["--seed", str(head.seed), "--budget", str(head.budget)]
    words += [] if head.seconds is None else ["--seconds", f"{head.seconds:g}"]
    words += ["--until-sure"] if head.until_sure else []
    words += [] if pack is None else ["--pack", str(pack)]
    usual = _usual_options(head, game, pack)
    for name, value in head.options.items():
        if value != usual[name]:
            text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
            words += ["-o", f"{name}={text}"]
    return shlex.join(words)


def _bots_of(head: TournamentHead) -> list[str]:
    names = _told(head.entrants)
    if any(name.startswith(entrants.RUN) for name in names):
        return [word for name in names for word in ("--bots", name)]
    return ["--bots", ",".join(names)]


def _usual_options(head: TournamentHead, game: AnyGame, pack: Path | None) -> dict[str, Any]:
    """The options, if nobody says others."""
    plain: Any = game.read_options({})
    if pack is not None:
        text = game.pack(game.read_options(head.options)).text
        plain = game.with_pack(text, str(pack))[1]
    usual: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(plain))
    return {**usual, **game.unattended, **game.compared}
