"""`make ladder`: a page from games that lie beside it, which grow."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec
import pytest
from rich.console import Console
from tools import ladder
from tools.ladder import Ladder, Place

from sobremesa.arena.rows import Results, ResultsFault, read_results, write_results


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """A ladder that is quickly climbed."""
    monkeypatch.setattr(ladder, "LADDERS", {"antayagi": Ladder(budget=1, deals=1)})
    monkeypatch.setattr(ladder, "all_cores", lambda: 1)
    return Place("antayagi", tmp_path / "pages", tmp_path / "work")


def climbed(place: Place, deals: int | None = None) -> Results:
    """The data after climbing."""
    assert ladder.climb(place, deals, Console(quiet=True))
    assert not place.working.exists()
    return read_results(gzip.decompress(place.data.read_bytes()), "")


def test_a_ladder_goes_on_from_its_data(place: Place) -> None:
    first = climbed(place)
    assert (first.head.deals, len(first.rows)) == (1, 8)
    page = place.page.read_text(encoding="utf-8")
    assert "make ladder GAME=antayagi\nsobremesa arena antayagi --bots random,greedy" in page
    assert "| greedy | random | 1 |" in page
    place.made.write_text("commit abc, a machine\n", encoding="utf-8")

    assert climbed(place) == first  # nothing was played, and so nothing is said to have been
    assert "commit abc, a machine. " in place.page.read_text(encoding="utf-8")

    more = climbed(place, 2)
    assert (more.head.deals, more.rows[:8], len(more.rows)) == (2, first.rows, 16)
    assert "commit abc" not in place.page.read_text(encoding="utf-8")
    assert climbed(place) == more  # never fewer than there are


def test_what_a_crash_left_behind_goes_on(place: Place) -> None:
    head, rows = climbed(place)
    place.work.mkdir(exist_ok=True)
    place.working.write_bytes(write_results(head, rows[:5]) + b'{"number":5')
    place.data.unlink()
    again = climbed(place)
    assert again.rows[:5] == rows[:5]
    assert [row.ranks for row in again.rows] == [row.ranks for row in rows]


def test_games_of_another_version_are_not_added_to(place: Place) -> None:
    head, rows = climbed(place)
    older = msgspec.structs.replace(head, version="0.1")
    data = gzip.compress(write_results(older, rows))
    place.data.write_bytes(data)
    with pytest.raises(ResultsFault, match=r"field version: it has \"0.1\" and this is"):
        climbed(place)
    assert place.data.read_bytes() == data
    place.data.unlink()  # as it says
    assert climbed(place).head == head
