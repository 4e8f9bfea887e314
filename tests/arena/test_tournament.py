"""Whole tournaments: the same rows however they are played, and honest about a bot itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import count

import msgspec
import pytest

from sobremesa.arena.entrants import read
from sobremesa.arena.pool import run_jobs
from sobremesa.arena.rows import ResultsFault, Row
from sobremesa.arena.schedule import Pairing, PlannedGame
from sobremesa.arena.statistics import SequentialTest, standings, units
from sobremesa.arena.tournament import (
    Runner,
    Tournament,
    check_rows,
    distinct,
    missing_rows,
    most_games,
    new_tournament,
)
from sobremesa.games.antayagi.game import ANTAYAGI
from tests.arena import toy

here: Runner = partial(run_jobs, workers=1)


def all_rows(tournament: Tournament, workers: int = 1) -> list[Row]:
    return list(missing_rows(tournament, [], partial(run_jobs, workers=workers)))


def timeless(rows: Iterable[Row]) -> list[Row]:
    """The rows but for what was measured."""
    return [msgspec.structs.replace(row, seconds=()) for row in rows]


@pytest.fixture(autouse=True)
def _the_toy_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.arena.tournament.GAMES", {"toy": toy.TOY, "antayagi": ANTAYAGI})


# The same rows


def test_any_number_of_workers_gives_the_same_rows() -> None:
    bots = [read(level, ANTAYAGI) for level in ("greedy", "random")]
    options = ANTAYAGI.options_type()
    real = new_tournament(ANTAYAGI, options, bots, players=3, deals=2, seed=6, budget=2)
    rows = all_rows(real)
    assert len(rows) == most_games(real.head) == 12
    for workers in (2, 3):
        assert timeless(all_rows(real, workers)) == timeless(rows)


def test_some_decisions_are_kept_where_somebody_wants_them() -> None:
    plain = toy.tournament("good", "fair", deals=1)
    keeping = msgspec.structs.replace(plain, samples=2, clock=_ticking())
    (first, *_), (row, *_) = all_rows(plain), all_rows(keeping)
    assert (first.samples, first.slowest) == ((), ())
    assert [sample.seconds for sample in row.samples] == [1.0, 1.0]
    assert row.slowest == (1.0, 1.0, 1.0)
    assert msgspec.structs.replace(row, samples=(), slowest=(), seconds=()) == timeless([first])[0]


def _ticking() -> Callable[[], float]:
    seconds = count()
    return lambda: float(next(seconds))


def test_another_seed_is_another_tournament() -> None:
    first, other = (toy.tournament("random", "fair", deals=4, seed=seed) for seed in (1, 2))
    assert timeless(all_rows(first)) == timeless(all_rows(first))
    assert timeless(all_rows(first)) != timeless(all_rows(other))


def test_a_tournament_goes_on_where_it_stopped() -> None:
    for until_sure in (False, True):
        whole = toy.tournament("good", "fair", "random", deals=80, until_sure=until_sure)
        rows = timeless(all_rows(whole))
        for done in (0, 1, 17, len(rows) // 2, len(rows) - 1, len(rows)):
            rest = missing_rows(whole, rows[:done], here)
            assert rows[:done] + timeless(rest) == rows


def test_more_deals_are_played_after_those_that_were() -> None:
    few, many = (toy.tournament("good", "fair", deals=deals) for deals in (5, 9))
    rows = timeless(all_rows(few))
    assert rows + timeless(missing_rows(many, rows, here)) == timeless(all_rows(many))


# Until it is sure


def ahead(work: Callable[[PlannedGame], Row], jobs: Iterable[PlannedGame]) -> Iterator[Row]:
    """A runner that is always some games ahead of what it hands out, as workers are."""
    waiting: list[Row] = []
    for job in jobs:
        waiting.append(work(job))
        if len(waiting) > 50:
            yield waiting.pop(0)
    yield from waiting


def test_what_is_decided_is_played_no_more() -> None:
    sure = toy.tournament("good", "fair", "fair", deals=400, until_sure=True)
    rows = all_rows(sure)
    assert timeless(missing_rows(sure, [], ahead)) == timeless(rows)
    values = units(rows, 3)
    for entry in standings(sure.head, rows):
        test = SequentialTest(1 / 3)
        for value in values[entry.pairing][:-1]:
            test.add(value)
            assert test.verdict == "open"  # so many units were needed
    verdicts = {entry.pairing: entry.verdict for entry in standings(sure.head, rows)}
    assert verdicts[Pairing(0, 1)] == verdicts[Pairing(0, 2)] == "better"
    assert verdicts[Pairing(1, 0)] == verdicts[Pairing(2, 0)] == "worse"
    decided = [row.deal for row in rows if (row.one, row.field) == (0, 1)]
    last = [row.deal for row in rows if (row.one, row.field) == (1, 2)]
    assert max(decided) < 100 < max(last)


# Honest


def test_a_bot_against_itself_is_called_different_about_5_times_in_100() -> None:
    called, at_any_time, spread = 0, 0, set()
    for repeat in range(100):
        same = toy.tournament("random", "random", deals=25, seed=repeat)
        rows = all_rows(same)
        called += standings(same.head, rows)[0].verdict != "open"
        test = SequentialTest(1 / 3)
        for value in units(rows, 3)[Pairing(0, 1)]:
            test.add(value)
            spread.add(value)
        at_any_time += test.verdict != "open"
    assert 1 <= called <= 10
    assert at_any_time <= 10
    assert len(spread) > 4  # it is not one and the same game in every seat


def test_what_differs_is_called_different() -> None:
    unlike = toy.tournament("good", "fair", deals=25)
    verdicts = [entry.verdict for entry in standings(unlike.head, all_rows(unlike))]
    assert verdicts == ["better", "worse"]


# Names and rows from elsewhere


def test_entrants_are_told_apart() -> None:
    names = ["greedy", "random", "greedy", "greedy"]
    assert distinct(names) == ("greedy", "random", "greedy#2", "greedy#3")


def test_rows_that_would_not_be_played_are_refused() -> None:
    whole = toy.tournament("good", "fair", deals=3)
    rows = all_rows(whole)
    check_rows(whole.head, rows, "r.jsonl")
    wrong = {
        "line 2: expected game 0, deal 0, entrant 0 against 1 in seat 0": rows[1:],
        "line 5: expected game 3, deal 0, entrant 1 against 0 in seat 0": rows[:3] + rows[4:],
        "line 3: expected game 1, deal 0, entrant 0 against 1 in seat 1": [
            rows[0],
            msgspec.structs.replace(rows[1], seat=2),
        ],
        "line 20: expected no more games": [
            *rows,
            msgspec.structs.replace(rows[-1], number=18),
        ],
    }
    for what, told in wrong.items():
        with pytest.raises(ResultsFault) as refused:
            check_rows(whole.head, told, "r.jsonl")
        assert str(refused.value) == f"r.jsonl, {what}"
