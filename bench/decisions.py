"""How long a decision takes, with the budget that bots have at live tables.

Tables of one level play on one core, at every number of players and with the options that make it
longer: processor time of each decision that is no forced one. The goals are a second for the
highest level with the compiled engine and three on source, 50 ms for the everyday one. `greedy` is
measured in the same run, in the same games, for how fast this machine is.

    PYTHONPATH=build/compiled .venv/bin/python bench/decisions.py --games 3
    .venv/bin/python bench/decisions.py --game tanxi      # on source

It reports, good or bad: the exit code is 0 either way.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from itertools import product
from statistics import median, quantiles
from time import process_time
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

from sobremesa.arena.games import play
from sobremesa.games import GAMES
from sobremesa.games.tanxi import state as engine
from sobremesa.kernel.bot import Bot, Decision, Thought
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.memory import collect_rarely
from sobremesa.lab.printing import with_bar

COMPILED: Final = not engine.__file__.endswith(".py")
EVERYDAY, STICK = "casual", "greedy"
GOALS: Final = {"expert": 1.0 if COMPILED else 3.0, EVERYDAY: 0.05}
OPTIONS: Final[Mapping[str, tuple[dict[str, Any], ...]]] = {
    "antayagi": ({}, {"edition": "65"}),
    "antheno": ({}, {"stars": 0}, {"copies": 3, "hand": 14, "draw": "free"}),
    "tanxi": ({},),
}


class Setting(NamedTuple):
    """Tables of one kind."""

    game: AnyGame
    level: str
    players: int
    options: dict[str, Any]


class Timed:
    """A bot whose decisions are timed, all but the forced ones."""

    def __init__(self, game: AnyGame, level: str, players: int) -> None:
        self.bot: Bot = game.bots[level]
        self.budget = game.budget(level, players)
        self.seconds: list[float] = []

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        """What the bot answers, with the budget of a live table."""
        start = process_time()
        thought = self.bot.choose(decision)
        taken = process_time() - start
        legal = decision.legal()
        if not legal.complete or len(legal.moves) > 1:
            self.seconds.append(taken)
        return thought


def settings_of(games: list[str], quick: bool) -> Iterator[Setting]:
    """What is played; when it has to be quick, only with the most players."""
    for name in games:
        seats = GAMES[name].seats
        for options, players in product(OPTIONS[name], seats[-1:] if quick else seats):
            for level in (STICK, EVERYDAY, "strong", "expert"):
                yield Setting(GAMES[name], level, players, options)


def times_of(setting: Setting, games: int) -> list[float]:
    """Of every decision in these games."""
    game, level, players, options = setting
    timed = Timed(game, level, players)
    chosen = game.read_options({**game.unattended, **game.compared, **options})
    for seed in range(games):
        play(game, chosen, [timed] * players, seed, timed.budget)
    return timed.seconds


def row_of(setting: Setting, seconds: list[float]) -> list[str]:
    """Its line of the table."""
    said = " ".join(f"{name}={value}" for name, value in setting.options.items())
    goal = GOALS.get(setting.level)
    longest = max(seconds)
    verdict = "" if goal is None else "kept" if longest <= goal else "not kept"
    many = [median(seconds), quantiles(seconds, n=100, method="inclusive")[-1], longest]
    return [
        setting.game.title, said or "default", str(setting.players), setting.level,
        str(len(seconds)), *[f"{1000 * one:.1f}" for one in many],
        "" if goal is None else f"{1000 * goal:.0f}", verdict,
    ]  # fmt: skip


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=GAMES, help="one game; else all")
    parser.add_argument("--games", type=int, default=2, help="of each kind (default: 2)")
    parser.add_argument(
        "--quick", action="store_true", help="one game of each kind, with the most players"
    )
    asked = parser.parse_args()
    console = Console()
    collect_rarely()  # as processes in which bots think
    settings = list(settings_of([asked.game] if asked.game else list(GAMES), asked.quick))
    columns = ("decisions", "median ms", "99 %", "longest", "goal", "")
    title = f"A decision at a live table, {'compiled' if COMPILED else 'source'}"
    table = Table("game", "options", "players", "level", *columns, title=title)
    found = (
        row_of(setting, times_of(setting, 1 if asked.quick else asked.games))
        for setting in settings
    )
    for row in with_bar(found, len(settings), console):
        table.add_row(*row)
    console.print(table)


if __name__ == "__main__":
    main()
