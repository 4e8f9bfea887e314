"""The games of a ladder on the disk: lines of JSON, each of them of one rung.

The first line of a rung says what is played, as a tournament does; the others are its rows, in
their order. Rungs take turns in the file. Beside the page it lies compressed.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from sobremesa.arena.rows import ResultsFault, ResultsPart, Row, TournamentHead, whole_lines

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PAGES: Final = ROOT / "docs" / "ladder"
WORK: Final = ROOT / "build" / "ladder"
_FREE: Final = ("deals", "title")  # what may differ where a rung goes on


class Line(ResultsPart, frozen=True):
    """A part of a rung."""

    rung: str
    head: TournamentHead | None = None
    row: Row | None = None


class Played(NamedTuple):
    """A rung as far as it has come."""

    head: TournamentHead
    rows: list[Row]


Games = dict[str, Played]  # by the names of rungs


class Place(NamedTuple):
    """Where the ladder of a game is kept, and where it grows."""

    game: str
    folder: Path = PAGES
    work: Path = WORK

    @property
    def page(self) -> Path:
        """The document."""
        return self.folder / f"{self.game}.md"

    def picture(self, of: str = "") -> Path:
        """One of its pictures."""
        return self.folder / f"{self.stem(of)}.svg"

    def data(self, of: str = "") -> Path:
        """The games: all, or those that are kept apart."""
        return self.folder / f"{self.stem(of)}.jsonl.gz"

    def made(self, of: str = "") -> Path:
        """By which commit and on which machine they were played."""
        return self.folder / f"{self.stem(of)}.txt"

    def working(self, of: str = "") -> Path:
        """The games while they grow."""
        return self.work / f"{self.stem(of)}.jsonl"

    def stem(self, of: str) -> str:
        """How the names of its files begin."""
        return f"{self.game}-{of}" if of else self.game


def read_games(place: Place, of: str = "") -> Games:
    """What was played, by what a crash left behind or else by the data beside the page."""
    working, data = place.working(of), place.data(of)
    if working.exists():
        return parse(working.read_bytes(), str(working))
    return parse(gzip.decompress(data.read_bytes()), str(data)) if data.exists() else {}


def parse(data: bytes, file: str) -> Games:
    """The rungs of a file, a cut off last line aside."""
    games: Games = {}
    for number, text in enumerate(whole_lines(data).splitlines(), 1):
        where = f"{file}, line {number}"
        try:
            line = msgspec.json.decode(text, type=Line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ResultsFault(where, f"{error}; remove the file to start anew") from None
        if line.head is not None:
            games[line.rung] = Played(line.head, [])
        elif line.rung not in games or line.row is None:
            raise ResultsFault(where, f"nothing is known of the rung {line.rung!r}")
        elif line.row.number != len(games[line.rung].rows):
            raise ResultsFault(where, f"expected game {len(games[line.rung].rows)}")
        else:
            games[line.rung].rows.append(line.row)
    return games


def write_games(games: Games) -> bytes:
    """All of them, rung by rung: so they compress best."""
    return b"".join(_line(line) for name, played in games.items() for line in _lines(name, played))


def _lines(name: str, played: Played) -> Iterable[Line]:
    yield Line(name, head=played.head)
    for row in played.rows:
        yield Line(name, row=row)


def _line(line: Line) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def keep(place: Place, games: Games, of: str = "") -> None:
    """Put them beside the page, and clear up where they grew."""
    place.folder.mkdir(parents=True, exist_ok=True)
    place.data(of).write_bytes(gzip.compress(write_games(games), mtime=0))
    place.working(of).unlink(missing_ok=True)


def check_head(found: TournamentHead, wanted: TournamentHead, rung: str) -> None:
    """Refuse to go on with a rung that was another one."""
    for name in found.__struct_fields__:
        here, there = getattr(wanted, name), getattr(found, name)
        if name not in _FREE and here != there:
            was, now = (msgspec.json.encode(value).decode() for value in (there, here))
            what = f"field {name}: it has {was} and this is {now}; --anew forgets its games"
            raise ResultsFault(rung, what)


class GamesFile:
    """A file of games that grows by a line a game."""

    def __init__(self, file: FileIO) -> None:
        self._file = file

    def begin(self, rung: str, head: TournamentHead) -> None:
        """A rung begins."""
        self._file.write(_line(Line(rung, head=head)))

    def add(self, rung: str, row: Row) -> None:
        """One more game of it."""
        self._file.write(_line(Line(rung, row=row)))


@contextmanager
def growing(path: Path, games: Games) -> Iterator[GamesFile]:
    """A file with these games, to which others are added."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(write_games(games))
    draft.replace(path)
    with FileIO(path, "a") as file:
        yield GamesFile(file)
