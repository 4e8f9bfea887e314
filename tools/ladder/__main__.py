"""Regenerate docs/ladder/: how strong the bots of each game are, at a published budget.

    python -m tools.ladder antayagi
    python -m tools.ladder antayagi --only levels,counts --minutes 20
    python -m tools.ladder antayagi --only full

It goes on from the data that lie beside the page, and all rungs grow evenly: Ctrl-C at any time,
or the end of its minutes, makes a page of what is there. Data of other bots or of another version
are refused: `--anew levels` forgets the games of a section.
"""

from __future__ import annotations

import argparse
import subprocess
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from tools.ladder.climbing import Climb, Done
from tools.ladder.data import PAGES, ROOT, WORK, Games, Place, growing, keep, read_games
from tools.ladder.figures import costs
from tools.ladder.page import Contents, best_response, page_of, pictures_of
from tools.ladder.plan import APART, LADDERS, SECTIONS, TUNING, names_of, rungs_of

from sobremesa.arena.machine import machine
from sobremesa.arena.pool import all_cores
from sobremesa.arena.report.plots import as_file
from sobremesa.arena.screen import duration
from sobremesa.games import GAMES
from sobremesa.kernel.bot import always
from sobremesa.kernel.errors import Fault
from sobremesa.lab.printing import with_bar

EVERY: Final = 60.0  # seconds between two lines, where nobody can be shown a bar


class Wanted(NamedTuple):
    """What was asked for."""

    sections: Sequence[str]
    anew: Sequence[str] = ()
    deals: int | None = None
    workers: int = 1
    go_on: Callable[[], bool] = always


def climb(place: Place, wanted: Wanted, console: Console) -> bool:
    """Play what is missing and write the page; False where Ctrl-C came before the last."""
    ended = True
    for of in _files(wanted):
        games = _of_use(read_games(place, of), place.game, wanted.anew)
        before = sum(len(rung.rows) for rung in games.values())
        try:
            with growing(place.working(of), games) as file:
                for stage in _stages(place.game, games, wanted, of):
                    rows = stage.play(file, wanted.workers, wanted.go_on)
                    for _ in _told(rows, stage.left, console):
                        pass
        except KeyboardInterrupt:
            ended = False
        for section, many, seconds in costs(games):
            console.print(f"  {section}: {many} games, {duration(seconds)} of thinking")
        _say_who(place, of, played=sum(len(rung.rows) for rung in games.values()) > before)
        keep(place, games, of)
        if not ended:
            break
    write_page(place)
    return ended


def _files(wanted: Wanted) -> list[str]:
    """Which files grow: that of `full` is another one."""
    others = [section for section in wanted.sections if section != APART]
    return [*([""] if others else []), *([APART] if APART in wanted.sections else [])]


def _of_use(games: Games, game: str, anew: Sequence[str]) -> Games:
    """The games of rungs that are still played, but for those of sections that begin anew."""
    names = {name for name in names_of(GAMES[game]) if name.split(":")[0] not in anew}
    return {name: played for name, played in games.items() if name in names}


def _stages(game: str, games: Games, wanted: Wanted, of: str) -> Iterable[Climb]:
    """What is played together: as much as a response is chosen by, and then all with that one."""
    rungs = [
        rung
        for rung in rungs_of(GAMES[game])
        if rung.section in wanted.sections and (rung.section == APART) == (of == APART)
    ]
    most = TUNING if wanted.deals is None else min(TUNING, wanted.deals)
    yield Climb(game, rungs, games, most)
    response = best_response(GAMES[game], games)
    if response is not None and of != APART and response.section in wanted.sections:
        rungs.append(response)
    yield Climb(game, rungs, games, wanted.deals)


def _told(rows: Iterable[Done], total: int, console: Console) -> Iterable[Done]:
    """The rows, with a bar, or with a line now and then."""
    began = due = time.monotonic()
    for number, done in enumerate(with_bar(rows, total, console), 1):
        now = time.monotonic()
        if not console.is_terminal and now >= due:
            due = now + EVERY
            console.print(f"{number} of at most {total} games after {duration(now - began)}")
        yield done


# The page


def _say_who(place: Place, of: str, *, played: bool) -> None:
    """Who played; as it was where nothing new was played."""
    place.folder.mkdir(parents=True, exist_ok=True)
    if played or not place.made(of).exists():
        place.made(of).write_text(f"commit {_commit()}, {machine()}\n", encoding="utf-8")


def write_page(place: Place) -> None:
    """The page and its pictures, of what lies beside it."""
    games = read_games(place) | read_games(place, APART)
    contents = Contents(GAMES[place.game], games, _made(place, ""), _made(place, APART))
    for of, plot in pictures_of(contents).items():
        place.picture(of).write_text(as_file(plot), encoding="utf-8")
    place.page.write_text(page_of(contents), encoding="utf-8")


def _made(place: Place, of: str) -> str:
    file = place.made(of)
    return file.read_text(encoding="utf-8").strip() if file.exists() else ""


def _commit() -> str:
    """The commit whose sources play, and whether they were edited since."""
    commit = _git("rev-parse", "--short", "HEAD")
    return f"{commit}, edited" if _git("status", "--porcelain", "--", "src") else commit


def _git(*words: str) -> str:
    said = ["git", *words]
    return subprocess.run(said, cwd=ROOT, capture_output=True, check=True, text=True).stdout.strip()


# The command line


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(LADDERS)}")
    parser.add_argument("--only", type=_sections, help=f"of {', '.join(SECTIONS)}")
    parser.add_argument("--anew", type=_sections, default=(), help="forget the games of these")
    parser.add_argument("--deals", type=_positive, help="of each rung, at most")
    parser.add_argument("--minutes", type=float, help="a game, at most")
    parser.add_argument("--workers", type=_positive, default=all_cores(), help="processes")
    parser.add_argument("--folder", type=Path, default=PAGES, help="where the pages lie")
    return parser


def _sections(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    if unknown := [name for name in names if name not in SECTIONS]:
        raise argparse.ArgumentTypeError(f"{unknown[0]} is none of {', '.join(SECTIONS)}")
    return names


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"at least 1, not {text}")
    return int(text)


def main() -> None:
    """Climb one ladder, or all of them."""
    parser = _parser()
    said = parser.parse_args()
    if unknown := [name for name in said.games if name not in LADDERS]:
        parser.error(f"{unknown[0]} is none of {', '.join(LADDERS)}")
    console = Console(stderr=True, highlight=False)
    work = WORK if said.folder.resolve() == PAGES else said.folder / "work"
    sections = said.only or tuple(section for section in SECTIONS if section != APART)
    for name in said.games or LADDERS:
        console.print(name)
        wanted = Wanted(sections, said.anew, said.deals, said.workers, _for(said.minutes))
        try:
            ended = climb(Place(name, said.folder, work), wanted, console)
        except Fault as fault:
            raise SystemExit(str(fault)) from None
        if not ended:
            raise SystemExit(130)


def _for(minutes: float | None) -> Callable[[], bool]:
    """Whether there is still time, from now on."""
    if minutes is None:
        return always
    end = time.monotonic() + 60 * minutes
    return lambda: time.monotonic() < end


if __name__ == "__main__":
    main()
