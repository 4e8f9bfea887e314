"""The games of a tournament as a Parquet file: flat columns, a row a game."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

import msgspec
import polars

from sobremesa.arena.rows import Results, Row

COLUMNS: Final = {
    "number": "of the game in the tournament, from 0",
    "deal": "the mirrored deal: games of one deal had the same luck",
    "one": "the entrant that played alone",
    "field": "the entrant in all other seats",
    "seat": "where the one sat, from 0",
    "rank": "the place of the one, 1 the best",
    "win": "its win share: 1 for a win, a part of 1 for a tie in first place",
    "moves": "how many moves the game took",
    "failures": "how many bots failed",
}
SEAT_COLUMNS: Final = {
    "rank": "the place of this seat, ties equal",
    "decisions": "how often it was asked",
    "seconds": "how long it thought in all",
    "iterations": "how many its bot gave as reasons, in all",
    "failure": "what went wrong with its bot, in a line; null where nothing did",
}  # each with the seat behind it: rank_0, rank_1, …
_HEAD: Final = "sobremesa"  # the key of the file under which the head of the tournament stands


def parquet(results: Results) -> bytes:
    """The file; the head of the tournament is in its metadata, as JSON."""
    names = results.head.entrants
    table = polars.DataFrame(
        [_flat(row, names) for row in results.rows], schema=_schema(results.head.players)
    )
    file = BytesIO()
    table.write_parquet(file, metadata={_HEAD: msgspec.json.encode(results.head).decode()})
    return file.getvalue()


def _schema(players: int) -> dict[str, Any]:
    """The type of each column, also where there is no row to tell it."""
    seats: dict[str, Any] = {
        "rank": polars.Int8, "decisions": polars.Int32, "seconds": polars.Float64,
        "iterations": polars.Int64,
    }  # fmt: skip
    columns: dict[str, Any] = {
        "number": polars.Int64, "deal": polars.Int64, "one": polars.String,
        "field": polars.String, "seat": polars.Int8, "rank": polars.Int8, "win": polars.Float64,
        "moves": polars.Int32, "failures": polars.Int8,
    }  # fmt: skip
    for name, kind in {**seats, "failure": polars.String}.items():
        columns |= {f"{name}_{seat}": kind for seat in range(players)}
    return columns


def _flat(row: Row, names: tuple[str, ...]) -> dict[str, Any]:
    flat: dict[str, Any] = {
        "number": row.number,
        "deal": row.deal,
        "one": names[row.one],
        "field": names[row.field],
        "seat": row.seat,
        "rank": row.ranks[row.seat],
        "win": row.win,
        "moves": row.moves,
        "failures": len(row.failures),
    }
    failed = {failure.seat: failure.what for failure in row.failures}
    for seat, rank in enumerate(row.ranks):
        flat |= {
            f"rank_{seat}": rank,
            f"decisions_{seat}": row.decisions[seat],
            f"seconds_{seat}": row.seconds[seat],
            f"iterations_{seat}": row.iterations[seat],
            f"failure_{seat}": failed.get(seat),
        }
    return flat
