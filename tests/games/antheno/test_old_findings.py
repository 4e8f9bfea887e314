"""Records of 7500d96, whose referee could say that no play exists where there was one.

The files in `records/7500d96` were made by that commit and are never written anew. What its referee
found stays in them; the game that was played by it is the game that was played.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

import pytest

from sobremesa.games import GAMES
from sobremesa.games.antheno.content import tiles_of
from sobremesa.games.antheno.events import Drew
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import Play
from sobremesa.games.antheno.rules import referee
from sobremesa.games.antheno.state import State
from sobremesa.kernel.chance import fast
from sobremesa.kernel.course import Course, replay, verify
from sobremesa.kernel.errors import Reason
from sobremesa.kernel.record import Moved, Record, read_record, write_record
from sobremesa.table.match import Match
from sobremesa.terminal import start
from tests.games.antheno import models
from tests.terminal.commands import run

FOLDER: Final = Path(__file__).parent / "records" / "7500d96"
FILES: Final = sorted(FOLDER.glob("*.json"))


class End(NamedTuple):
    """How far a record goes: its last check, and the places if the game is over."""

    entries: int
    opening: str
    check: str
    ranks: tuple[int, ...] | None


ENDS: Final = {
    "free-large": End(34, "02f8c174931f98e7", "a82440c21370fdc6", (3, 4, 1, 2)),
    "saved-default": End(7, "e585ca88a8dee6e6", "e0f6ac1cdf4e9b4b", None),
    "saved-wrong-finding": End(21, "a34610dd2b3d1c1a", "ba9eb68f2cb7878b", None),
    "strict-default": End(22, "1d326857c07a3424", "404dd864cdf26483", (2, 3, 1)),
    "strict-wrong-finding": End(40, "5ecb1737743b9827", "18d902b24ec59202", (3, 1, 4, 2)),
}

# Entries of the records with a wrong finding, and a play that there was instead of each.
WRONG: Final = ("saved-wrong-finding", "strict-wrong-finding")
PLAYS: Final = {
    18: """
        .  R5 .  .  B7 B6 B5
        R5 R4 R3 .  .  .  B6
        .  R3 B3 P3 .  .  B7
        .  .  P3 P2 P1
        .  .  .  P1

        G5 G6 G7 G8 .  P4 P5 P6 P7
        """,
    20: """
        .  .  .  P4 P5 P6 P7
        .  R5 .  .  .  G6
        R5 R4 R3 .  B7 B6 B5
        .  R3 B3 P3 .  .  B6
        .  .  P3 P2 P1 .  B7
        .  .  .  P1

        G5 G6 G7 G8
        """,
}


def each_file(*names: str) -> pytest.MarkDecorator:
    """The test, for all records or for these."""
    files = [file for file in FILES if file.stem in (names or ENDS)]
    return pytest.mark.parametrize("file", files, ids=lambda file: file.stem)


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def record_of(file: Path) -> Record:
    """The record, read anew."""
    return read_record(text_of(file), GAMES)[1]


@cache
def remarks_of(file: Path) -> tuple[Reason, ...]:
    """What verifying the record remarks; it must pass."""
    verdicts = verify(ANTHENO, record_of(file))
    assert [verdict.what for verdict in verdicts] == ["commitment", "words", "shuffle", "moves"]
    assert [verdict.fault for verdict in verdicts] == [None] * 4
    return verdicts[-1].remarks


def moved(record: Record, number: int) -> Moved:
    """An entry, counted from 1, which is a move."""
    entry = record.entries[number - 1]
    assert isinstance(entry, Moved)
    return entry


def before(record: Record, number: int) -> State:
    """The state that an entry, counted from 1, was made in."""
    course = Course(ANTHENO, record.head)
    for entry in record.entries[: number - 1]:
        course.follow(entry)
    state: State = course.state
    return state


def silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody may ask the referee from here on, even where it is compiled."""

    def never(*_: Any) -> NoReturn:
        raise AssertionError("the referee was asked")

    monkeypatch.setattr(referee, "can_play", never)
    monkeypatch.setattr(
        ANTHENO, "verdict", lambda *asked: None if isinstance(asked[2], Play) else never()
    )


# All of them


def test_all_records_are_looked_at() -> None:
    assert [file.stem for file in FILES] == [*ENDS]


@each_file()
def test_an_old_record_opens_and_replays_to_its_end(file: Path) -> None:
    record, end = record_of(file), ENDS[file.stem]
    assert len(record.entries) == end.entries
    assert (record.opening, record.entries[-1].check) == (end.opening, end.check)
    *_, last = replay(ANTHENO, record)
    outcome = ANTHENO.outcome(last.state)
    assert (None if outcome is None else outcome.ranks) == end.ranks


@each_file()
def test_an_old_record_is_verified(file: Path) -> None:
    """What the referee finds otherwise today is remarked, and is no fault."""
    remarks = remarks_of(file)
    assert {remark.id for remark in remarks} <= {"remarked-verdict"}


@each_file()
def test_an_old_record_keeps_every_byte(file: Path, tmp_path: Path) -> None:
    text, record = text_of(file), record_of(file)
    assert write_record(record) == text
    match = Match.resume(ANTHENO, record)
    assert write_record(match.record) == text
    start.save(start.resumed(ANTHENO, record).record, tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == file.read_bytes()


@each_file("saved-default", "saved-wrong-finding", "strict-default", "strict-wrong-finding")
def test_an_old_strict_game_is_replayed_without_the_referee(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = record_of(file)
    silence(monkeypatch)
    assert len(list(replay(ANTHENO, record))) == len(record.entries)
    assert Match.resume(ANTHENO, record).record == record


@each_file("saved-default", "saved-wrong-finding")
def test_an_old_game_that_was_saved_is_played_on(file: Path) -> None:
    match = start.resumed(ANTHENO, record_of(file))
    entries = len(match.record.entries)
    assert match.state.turn == 0  # Ana was asked when she stopped
    assert match.bots[0] is None
    match.move(0, ANTHENO.random_move(match.state, 0, fast(1)))
    assert len(match.record.entries) == entries + 1
    assert match.record.entries[:entries] == record_of(file).entries


# What was found wrongly


@each_file(*WRONG)
@pytest.mark.parametrize("number", PLAYS)
def test_an_11_there_was_a_play_where_none_was_found(file: Path, number: int) -> None:
    """Judged by the independent judge: all tiles of the table lie there, and some of the rack."""
    record = record_of(file)
    entry, state = moved(record, number), before(record, number)
    cells = cells_of(PLAYS[number])
    assert models.orderly(cells)
    lying = Counter(state.table.values())
    there, rack = Counter(cells.values()), Counter(dict(enumerate(state.racks[entry.seat])))
    assert lying <= there <= lying + rack
    assert there - lying == Counter(kinds("B3"))
    assert (entry.seat, entry.move) == ({18: 0, 20: 2}[number], {"do": "draw"})
    assert "B3" in tiles_of(state.racks[entry.seat])


def cells_of(drawing: str) -> models.Cells:
    """What lies where, from a drawing with three signs a cell."""
    return {
        (x, y): kinds(name)[0]
        for y, line in enumerate(drawing.splitlines())
        for x, name in enumerate(line.split())
        if name != "."
    }


def kinds(names: str) -> list[int]:
    """The kinds of these tiles, as the models count them."""
    return [kind for kind, many in enumerate(models.tiles(names)) for _ in range(many)]


@each_file(*WRONG)
def test_an_11a_a_wrong_finding_stays_in_its_record(file: Path) -> None:
    record = record_of(file)
    again = Match.resume(ANTHENO, record).record
    for number in PLAYS:
        assert moved(record, number).verdict == "none-exists"
        assert moved(again, number) == moved(record, number)
    drawn = [step.events[0] for step in replay(ANTHENO, record) if step.number in PLAYS]
    for event in drawn:
        assert isinstance(event, Drew)
        assert event.opened().finding == "none-exists"


@each_file(*WRONG)
def test_an_11a_verify_remarks_on_a_wrong_finding(file: Path) -> None:
    found = [remark.args for remark in remarks_of(file)]
    assert found == [{"entry": number, "found": "can-play"} for number in PLAYS]


@each_file("free-large", "saved-default", "strict-default")
def test_an_11a_verify_remarks_on_nothing_that_was_right(file: Path) -> None:
    assert remarks_of(file) == ()


def test_an_11a_the_command_says_what_it_finds_today_and_passes_the_record(tmp_path: Path) -> None:
    done = run(tmp_path, "verify", FOLDER / "strict-wrong-finding.json")
    assert (done.code, done.err) == (0, "")
    assert done.out.count("✓") == 4
    for number in PLAYS:
        assert f"entry {number} stands; searched again, there was a play after all" in done.out
