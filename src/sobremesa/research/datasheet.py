"""The datasheet of a dataset: what it is, how it was made, and what it does not say."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from sobremesa import __version__
from sobremesa.arena.machine import machine
from sobremesa.research.dataset import COLUMNS, schema_of
from sobremesa.research.selfplay import APART, GameDecisions, SelfPlay


class CountedGames:
    """Games, counted as they go by."""

    def __init__(self, games: Iterable[GameDecisions]) -> None:
        self._games = games
        self.games = self.moves = self.actions = 0

    def __iter__(self) -> Iterator[GameDecisions]:
        for game in self._games:
            self.games += 1
            self.moves += game.moves[-1] + 1
            self.actions += len(game.actions)
            yield game


def command_of(what: SelfPlay, games: int, file: str) -> str:
    """The command that writes the same dataset again."""
    words = ["sobremesa", "research", "dump", "--game", what.game, "--games", str(games)]
    words += ["--bot", what.bot, "--players", str(what.players), "--budget", str(what.budget)]
    words += ["--seed", str(what.seed)]
    for name, value in what.options.items():
        text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
        words += ["-o", f"{name}={text}"]
    return shlex.join([*words, "--out", file])


def datasheet(what: SelfPlay, size: CountedGames, file: str) -> str:
    """The page, after Gebru and others, "Datasheets for Datasets" (2021)."""
    terms = what.terms()
    game, encoding = terms.game, terms.encoding
    box = game.pack(terms.options)
    schema = schema_of(encoding.width, len(encoding.actions.names))
    played = msgspec.json.encode(terms.options).decode()
    first = what.seed * APART
    return "\n".join(
        [
            f"# {file}: {game.title}, played by `{what.bot}` against itself",
            "",
            f"{size.games} games of {what.players} players, {size.moves} moves, {size.actions}"
            " actions: one line of the file each. For learning offline: imitation, values, models.",
            "",
            "## How it was made",
            "",
            "```",
            command_of(what, size.games, file),
            "```",
            "",
            "The same command with the same version writes the same bytes, however many processes"
            " play.",
            "",
            "| | |",
            "| --- | --- |",
            f"| made with | Sobremesa {__version__}{_commit()}, {machine()} |",
            f"| rules | version {game.rules_version} |",
            f"| pack | {box.name}, SHA-256 `{box.hash}` |",
            f"| options | `{played}` |",
            f"| encoding | version {encoding.version}: {encoding.width} numbers,"
            f" {len(encoding.actions.names)} actions |",
            f"| bot | `{what.bot}` in every seat, {what.budget} iterations a decision if it"
            " searches |",
            f"| seeds | `Episode` {first} to {first + size.games - 1}; the bots' luck is drawn from"
            " the same number |",
            "",
            "Nobody is described here: all players are programs.",
            "",
            "## Columns",
            "",
            "| column | type | meaning |",
            "| --- | --- | --- |",
            *[f"| `{name}` | {_type(schema[name])} | {about} |" for name, about in COLUMNS.items()],
            "",
            "A move that is made of several actions has a line for each that was not forced, with"
            " the same `move`; `row` says which were taken before. What was played stands in the"
            " file's metadata too, as JSON under `sobremesa`. Rows are read back by"
            " `EnvTerms(...).encoding.read(row, seat)`.",
            "",
            "## What it does not say",
            "",
            "- One bot plays all seats. Positions that only other players reach are missing, and"
            " what is learnt may fail against others: evaluate by `sobremesa research evaluate`.",
            "- Lines of one game are not independent: split by `game`, never by line.",
            "- `reward` is of the whole game and owes much to luck.",
            "- `chance` is what the bot believes, on a scale that need not be calibrated.",
            "- In Antheno the layout of a play is the engine's, as in the environment: the bot may"
            " have thought of another one with the same tiles. A few of its plays the environment"
            " does not find; another one is played then, with `own` false.",
            "- A row has no history. Whoever is asked knows what the view says and no more.",
            "",
            "## Licence",
            "",
            "Apache-2.0, as Sobremesa.",
            "",
        ]
    )


def _type(kind: Any) -> str:
    """A type as Polars calls it."""
    return f"`{kind}`" if isinstance(kind, type) else f"`Array({kind.inner}, {kind.size})`"


def _commit() -> str:
    """Which commit this is, where it runs from a clone."""
    folder = Path(__file__).resolve().parent
    command = ["git", "rev-parse", "--short", "HEAD"]
    try:
        done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return f", commit {done.stdout.strip()}"
