"""Decisions of self-play as a Parquet file, written game by game.

Polars writes what a generator gives as it comes, so that no more than a few games are in memory;
its arrays of fixed width are fixed-size lists in Parquet, which other readers know too. The arena's
reports are written by it as well: a second library for the same files would be one too many.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import polars
from polars.io.plugins import register_io_source

from sobremesa.research.selfplay import GameDecisions, SelfPlay

ROW_GROUP: Final = 4096  # decisions that a reader has to take at once
KEY: Final = "sobremesa"  # of the file's metadata, under which stands what was played, as JSON

COLUMNS: Final = {
    "game": "the number of the game, from 0",
    "step": "the number of the action in its game, from 0",
    "move": "the number of the move that the action is a part of, from 0",
    "seat": "who was asked, from 0",
    "row": "what they saw: a row of the encoding (docs/environments.md)",
    "mask": "1 for every action that was open to them, else 0",
    "action": "the action that was taken, a place of the mask",
    "own": "whether the bot meant this action; false where its play could not be said by actions",
    "chance": "the chance to win that the bot stated before the move; null where it states none",
    "reward": "what the game came to for that seat: the reward of the environment at its end",
    "rank": "the place of that seat at the end, 1 the best, ties equal",
}


def schema_of(width: int, actions: int) -> dict[str, Any]:
    """The type of each column."""
    return {
        "game": polars.Int64,
        "step": polars.Int32,
        "move": polars.Int32,
        "seat": polars.Int8,
        "row": polars.Array(polars.Int16, width),
        "mask": polars.Array(polars.Int8, actions),
        "action": polars.Int16,
        "own": polars.Boolean,
        "chance": polars.Float32,
        "reward": polars.Float32,
        "rank": polars.Int8,
    }


def frame_of(game: GameDecisions) -> polars.DataFrame:
    """The decisions of one game."""
    columns = {
        "game": np.full(len(game.actions), game.game),
        "step": np.arange(len(game.actions), dtype=np.int32),
        "move": game.moves,
        "seat": game.seats,
        "row": game.rows,
        "mask": game.masks,
        "action": game.actions,
        "own": game.own,
        "chance": game.chances,
        "reward": [game.rewards[seat] for seat in game.seats],
        "rank": [game.ranks[seat] for seat in game.seats],
    }
    return polars.DataFrame(columns, schema=schema_of(game.rows.shape[1], game.masks.shape[1]))


def write_parquet(games: Iterable[GameDecisions], what: SelfPlay, file: Path) -> None:
    """Write the decisions of all games; the file appears when it is whole."""
    encoding = what.terms().encoding

    def frames(*_: object) -> Iterator[polars.DataFrame]:
        return map(frame_of, games)

    scanned = register_io_source(
        frames, schema=schema_of(encoding.width, len(encoding.actions.names))
    )
    half = file.with_name(f"{file.name}.half")
    try:
        scanned.sink_parquet(
            half, row_group_size=ROW_GROUP, metadata={KEY: msgspec.json.encode(what).decode()}
        )
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)
