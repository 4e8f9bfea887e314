"""The command `research`: evaluate by the benchmark's protocol, and write datasets."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.markup import escape

from sobremesa.arena.pool import all_cores
from sobremesa.games import GAMES
from sobremesa.kernel.errors import OptionsFault
from sobremesa.kernel.game import AnyGame

NEEDED: Final = ("gymnasium", "numpy", "polars")
EXAMPLES: Final = """\b
Examples:
  sobremesa research evaluate mine.py:Mine --game antayagi
  sobremesa research dump --game tanxi --games 1000 --bot strong --out data.parquet

\b
docs/research.md has the protocols, the tables and open questions,
docs/tutorial.md the way from an environment to a row of the table.
"""
EVALUATE_EXAMPLES: Final = """\b
Examples:
  sobremesa research evaluate mine.py:Mine --game antayagi --quick
      does it work? a few games, not for the table
  sobremesa research evaluate mine.py:Mine --game antayagi --json row.json
      the whole protocol, and the row as data
  sobremesa research evaluate casual --game tanxi
      a bot of ours
  sobremesa research evaluate "run:node bot.mjs" --game antheno
      any program that speaks the protocol of docs/bots.md

\b
Mine has a method act(row, mask, random), which answers with the number of an
action, or choose(decision), as bots have it. Whoever fails loses that game.
"""
DUMP_EXAMPLES: Final = """\b
Examples:
  sobremesa research dump --game tanxi --games 1000 --bot strong --out data.parquet
  sobremesa research dump --game antayagi --games 5000 --bot greedy --players 6 --out six.parquet
  sobremesa research dump --game antheno --games 200 --bot casual -o stars=0 --out plain.parquet

\b
Beside data.parquet lies its datasheet, data.md.
"""

app = typer.Typer(rich_markup_mode=None, no_args_is_help=True)
console = Console(highlight=False, emoji=False)
errors = Console(stderr=True, highlight=False, emoji=False)

GameName = Annotated[str, typer.Option("--game", "-g", help=f"One of {', '.join(GAMES)}.")]
Workers = Annotated[int | None, typer.Option(help="Processes; else one a core.", min=1)]


@app.command(epilog=EVALUATE_EXAMPLES)
def evaluate(
    agent: Annotated[str, typer.Argument(help="Such as mine.py:Mine, or a bot of the game.")],
    game: GameName,
    quick: Annotated[bool, typer.Option("--quick", help="One deal in 20: to try it out.")] = False,
    json: Annotated[Path | None, typer.Option(help="Write the row to this file too.")] = None,
    workers: Workers = None,
) -> None:
    """Play the benchmark's protocol: a row of its table, with 95 % intervals."""
    from sobremesa.lab.printing import with_bar  # noqa: PLC0415 - no other command waits for these
    from sobremesa.research import evaluating, printing  # noqa: PLC0415
    from sobremesa.research.protocols import protocol_of  # noqa: PLC0415

    _game(game)
    protocol = protocol_of(game)
    if json is not None:
        _check_place("--json", json)
    entrant = evaluating.entrant_of(agent, protocol)
    if quick:
        protocol = protocol.quick()
    games = evaluating.played(protocol, entrant, workers or all_cores())
    try:
        shown = with_bar(games, protocol.games, errors)
        row = evaluating.evaluation(protocol, entrant.name, shown, quick=quick)
    except KeyboardInterrupt:
        errors.print("stopped: a row needs all its games; --quick plays a few")
        raise SystemExit(130) from None
    printing.show(row, GAMES[game], console)
    if json is not None:
        json.write_bytes(msgspec.json.encode(row) + b"\n")


@app.command(epilog=DUMP_EXAMPLES)
def dump(
    game: GameName,
    out: Annotated[Path, typer.Option(help="A new Parquet file.")],
    games: Annotated[int, typer.Option(help="How many.", min=1)] = 1000,
    bot: Annotated[
        str | None, typer.Option("--bot", "-b", help="In every seat; else the everyday one.")
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many; else as the benchmark has.")
    ] = None,
    budget: Annotated[
        int | None, typer.Option(help="Iterations a decision; else as at a live table.", min=1)
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed, the same file.", min=1)] = 1,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, such as edition=65.")
    ] = None,
    workers: Workers = None,
) -> None:
    """Write the decisions of games of a bot against itself, with a datasheet."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise OptionsFault(
            "dump", f"it needs {' and '.join(missing)}: pip install sobremesa[research]"
        )
    from sobremesa.arena.pool import run_jobs  # noqa: PLC0415 - no other command waits for these
    from sobremesa.lab.printing import with_bar  # noqa: PLC0415
    from sobremesa.research.dataset import write_parquet  # noqa: PLC0415
    from sobremesa.research.datasheet import CountedGames, datasheet  # noqa: PLC0415
    from sobremesa.research.protocols import protocol_of  # noqa: PLC0415
    from sobremesa.research.selfplay import SelfPlay  # noqa: PLC0415

    chosen = _game(game)
    name = _bot(chosen, bot)
    seats = protocol_of(game).players if players is None else players
    chosen.check_seats(seats, "--players")
    other = _other_options(chosen, option or [])
    sheet = out.with_suffix(".md")
    for place in (out, sheet):
        _check_place("--out", place)
        if place.exists():
            raise OptionsFault("--out", f"{place} is there already: give another name")
    what = SelfPlay(game, seats, other, name, budget or chosen.budget(name, seats), seed)
    played = CountedGames(run_jobs(what.play, range(games), min(games, workers or all_cores())))
    try:
        write_parquet(with_bar(played, games, errors), what, out)
    except KeyboardInterrupt:
        errors.print("stopped: nothing was written")
        raise SystemExit(130) from None
    sheet.write_text(datasheet(what, played, out.name), encoding="utf-8")
    told = f"{played.games} games, {played.moves} moves, {played.actions} actions: {out}, {sheet}"
    console.print(escape(told), soft_wrap=True)


# What was asked for


def _game(name: str) -> AnyGame:
    if name not in GAMES:
        raise OptionsFault("--game", f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]


def _bot(game: AnyGame, said: str | None) -> str:
    name = said or game.everyday
    if name not in game.bots:
        known = ", ".join(game.bots)
        raise OptionsFault("--bot", f"there is no bot {name!r} of {game.title}: it has {known}")
    return name


def _other_options(game: AnyGame, said: list[str]) -> dict[str, Any]:
    """The options that are not those of the environment."""
    from sobremesa.terminal.start import with_options  # noqa: PLC0415

    _, options = with_options(game, said, None)
    asked = {pair.partition("=")[0] for pair in said}
    found: dict[str, Any] = msgspec.to_builtins(options)
    return {name: value for name, value in found.items() if name in asked}


def _check_place(where: str, file: Path) -> None:
    """Refuse a place where nothing can be written, before anything is played."""
    if file.is_dir():
        raise OptionsFault(where, f"{file} is a folder: give the name of a file")
    if not os.access(file.parent, os.W_OK | os.X_OK):
        raise OptionsFault(where, f"nothing can be written into {file.parent}")
