"""What a tournament was, and a row for each of its games: the results file, as JSON lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from sobremesa.kernel.errors import Fault

FORMAT: Final = 1  # a new field with a default is no new format


class ResultsFault(Fault):
    """A results file that cannot be used."""


class ResultsPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a results file."""


class Failure(ResultsPart, frozen=True):
    """A bot that crashed, stalled or answered nonsense; `random` played its seat on."""

    seat: int
    what: str  # one line


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """One decision of a game, of those that are kept."""

    seat: int
    seconds: float
    chance: float | None = None  # to win, as its bot said before its move


class Row(ResultsPart, frozen=True):
    """One game. A pairing is (one, field); its games with one deal are a unit."""

    number: int  # of the game in the tournament, from 0
    deal: int  # the same for all seats of a pairing, and for all pairings
    one: int  # the entrant that plays alone
    field: int  # the entrant in all other seats
    seat: int  # where the one sat
    ranks: tuple[int, ...]  # by seat, 1 the best, ties equal
    moves: int  # how many the game took
    decisions: tuple[int, ...]  # how often each seat was asked
    seconds: tuple[float, ...]  # how long each seat thought in all: measured, never twice the same
    iterations: tuple[int, ...]  # by seat: how many its bot gave as reasons, in all
    failures: tuple[Failure, ...] = ()
    samples: tuple[Sample, ...] = ()  # decisions in their order, where some are kept
    slowest: tuple[float, ...] = ()  # by seat: the longest decision of all, where some are kept

    @property
    def win(self) -> float:
        """The win share of the one."""
        return self.win_of(self.seat)

    def win_of(self, seat: int) -> float:
        """The win share of a seat: all of a game that it won alone, a part of a tie."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


class TournamentHead(ResultsPart, frozen=True):
    """What is played: the first line of the results file."""

    format: int
    game: str
    title: str
    version: str  # of Sobremesa
    rules_version: int
    pack: str  # the hash of the content
    options: dict[str, Any]
    players: int
    entrants: tuple[str, ...]  # names, each another
    seed: int
    budget: int  # iterations a decision
    seconds: float | None  # and the most time a decision, if there is a limit
    deals: int  # how many are to be played
    until_sure: bool = False  # whether a pairing stops when the sequential test has decided


class Results(NamedTuple):
    """A tournament as far as it has come: rows in the order of their numbers."""

    head: TournamentHead
    rows: list[Row]


PartT = TypeVar("PartT", bound=ResultsPart)


def line(part: TournamentHead | Row) -> bytes:
    """A part as a line of the file."""
    return msgspec.json.encode(part) + b"\n"


def write_results(head: TournamentHead, rows: Iterable[Row]) -> bytes:
    """A whole results file."""
    return b"".join([line(head), *map(line, rows)])


def whole_lines(data: bytes) -> bytes:
    """What was written to its end: a line that a crash cut off is left out."""
    return data[: data.rfind(b"\n") + 1]


def read_results(data: bytes, file: str) -> Results:
    """The results of a file, a cut off last line aside; any other fault is named by its line."""
    first, *others = whole_lines(data).split(b"\n")[:-1] or [b""]
    if not first:
        raise ResultsFault(file, "there is nothing in it")
    head = _read(first, TournamentHead, f"{file}, line 1")
    if head.format != FORMAT:
        raise ResultsFault(f"{file}, line 1", f"format {head.format} is not format {FORMAT}")
    rows: list[Row] = []
    for number, text in enumerate(others, 2):
        where = f"{file}, line {number}"
        row = _read(text, Row, where)
        if what := _wrong(row, head):
            raise ResultsFault(where, what)
        if rows and row.number <= rows[-1].number:
            raise ResultsFault(where, f"game {row.number} after game {rows[-1].number}")
        rows.append(row)
    return Results(head, rows)


def _read(text: bytes, kind: type[PartT], where: str) -> PartT:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:  # one of them is a ValidationError
        raise ResultsFault(where, str(error)) from None


def _wrong(row: Row, head: TournamentHead) -> str:
    """Why this is no row of such a tournament, or nothing."""
    seats = range(head.players)
    if row.one == row.field or not {row.one, row.field} <= set(range(len(head.entrants))):
        return f"entrants {row.one} and {row.field} are no pairing"
    if row.seat not in seats or any(failure.seat not in seats for failure in row.failures):
        return f"there are seats 0 to {head.players - 1} only"
    if row.deal not in range(head.deals):
        return f"there are deals 0 to {head.deals - 1} only"
    if {len(row.ranks), len(row.decisions), len(row.seconds)} != {head.players}:
        return f"a row of {head.players} players has as many ranks, decisions and seconds"
    if min(row.ranks) != 1:
        return "nobody is first"
    return ""
