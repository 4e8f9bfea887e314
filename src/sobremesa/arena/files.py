"""Where results are kept while a tournament goes on: every row is on the disk when it is there."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Any, Final

import msgspec
from platformdirs import user_data_path

from sobremesa.arena.rows import (
    Results,
    ResultsFault,
    Row,
    TournamentHead,
    line,
    read_results,
    whole_lines,
    write_results,
)
from sobremesa.arena.tournament import check_rows
from sobremesa.kernel.errors import OptionsFault

RESULTS_FILE: Final = "results.jsonl"  # in a folder


def place_for(game: str) -> Path:
    """A new file in the user's data folder, for who does not say where."""
    folder = user_data_path("sobremesa", appauthor=False) / "arena"
    return folder / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.jsonl"


def results_file(path: Path) -> Path:
    """The results file that is meant by a file or a folder."""
    return path / RESULTS_FILE if path.is_dir() else path


def read_file(file: Path) -> Results:
    """What a file holds, checked: all its rows are those that would be played."""
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        raise ResultsFault(str(file), "there is no such file") from None
    except OSError as error:
        raise ResultsFault(str(file), f"it cannot be read: {error.strerror}") from None
    results = read_results(data, str(file))
    check_rows(results.head, results.rows, str(file))
    return results


def check_same(found: TournamentHead, wanted: TournamentHead, file: Path) -> None:
    """Refuse to go on with a file of another tournament; it may be asked for more deals."""
    for name in found.__struct_fields__:
        here, there = getattr(wanted, name), getattr(found, name)
        if name == "deals":
            if there > here:
                what = f"it has {there} deals and {here} are asked for"
                raise ResultsFault(f"{file}, field deals", what)
        elif here != there:
            what = f"it has {_shown(there)} and this is {_shown(here)}"
            raise ResultsFault(f"{file}, field {name}", what)


def _shown(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class ResultsFile:
    """A results file that grows by a line a game."""

    def __init__(self, path: Path, file: FileIO, games: int) -> None:
        self.path = path
        self._file = file
        self._games = games

    def begin(self, head: TournamentHead) -> None:
        """Write what is played."""
        self._write(line(head), "nothing was played")

    def add(self, row: Row) -> None:
        """Write a row through; where that fails, say so and what is kept."""
        kept = f"the {self._games} games before are kept, and --resume goes on from there"
        self._write(line(row), kept)
        self._games += 1

    def _write(self, data: bytes, kept: str) -> None:
        """All of it: a disk that is nearly full takes a part."""
        rest = memoryview(data)
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError as error:
            raise ResultsFault(str(self.path), f"{error.strerror}: {kept}") from None


@contextmanager
def new_file(path: Path, head: TournamentHead) -> Iterator[ResultsFile]:
    """A file for a tournament that begins."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        file = FileIO(path, "x")
    except FileExistsError:
        what = f"{path} is there already: --resume {path} goes on with it"
        raise OptionsFault("--out", what) from None
    with file:
        results = ResultsFile(path, file, 0)
        results.begin(head)
        yield results


@contextmanager
def old_file(path: Path, head: TournamentHead, rows: list[Row]) -> Iterator[ResultsFile]:
    """A file to go on with: what a crash cut off is left out, and it may have become longer."""
    data = path.read_bytes()
    if data.startswith(line(head)):
        os.truncate(path, len(whole_lines(data)))
    else:
        _rewrite(path, write_results(head, rows))
    with FileIO(path, "a") as file:
        yield ResultsFile(path, file, len(rows))


def _rewrite(path: Path, data: bytes) -> None:
    """Write a file anew, whole or not at all."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        what = f"{error.strerror}: nothing was played, and it is as it was"
        raise ResultsFault(str(path), what) from None
