"""A small storm for every day; `make chaos` has the great one."""

from __future__ import annotations

import asyncio
import time

import pytest

from sobremesa.table.messages import Done
from tests.server.chaos import chaos
from tests.server.cluster import chaos_on_nodes
from tests.server.stayer import Key, Notes
from tests.server.storm import errors_in


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str) -> None:
    left = asyncio.run(chaos(database, tables=6, kills=4))
    assert left.faults == []
    assert left.figures["answers acknowledged"] > 0
    assert left.figures["connections"] > 6


def test_no_acknowledged_move_is_lost_when_nodes_nats_or_postgresql_fail() -> None:
    left = asyncio.run(chaos_on_nodes(tables=3, faults=3))
    assert left.faults == []
    assert left.figures["faults"] == 3
    assert left.figures["answers acknowledged"] > 0


def test_an_error_is_shown_with_its_traceback_which_nothing_excuses() -> None:
    told, lost, odd = "1 info    all is well\n", "2 error   it is lost\n", "3 error   odd\n"
    trace = ["\n", "    Traceback (most recent call last):\n", "    KeyError: 1\n"]
    assert errors_in([told, lost, odd, *trace], ["it is lost"]) == ["".join([odd, *trace])]
    assert errors_in([lost, *trace, told], ["it is lost"]) == ["".join([lost, *trace])]


def test_a_table_waits_since_it_last_was_there_however_long_ago_something_failed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    notes = Notes()

    def happens(at: float, what: str, table: str) -> None:
        monkeypatch.setattr(time, "monotonic", lambda: at)
        match what:
            case "fails":
                notes.strike(table)
            case "breaks":
                notes.note_broken(table)
            case "comes":
                notes.note_come(table)
            case _:
                key = Key(table, 0, int(at))
                notes.sent[key] = "{}"
                notes.reply_to(key, Done(id=1))

    for at, what, table in [
        (1, "comes", "broken by it"), (2, "answers", "broken by it"),
        (2, "comes", "broken later"), (3, "answers", "broken later"),
        (10, "fails", "a node"),
        (11, "breaks", "broken by it"), (14, "answers", "broken by it"),
        (30, "answers", "broken later"), (31, "breaks", "broken later"),
        (35, "answers", "broken later"),
        (40, "comes", "set later"), (41, "breaks", "set later"), (43, "answers", "set later"),
    ]:  # fmt: skip
        happens(at, what, table)
    assert notes.recovered == {"a node": [4, 5, 3]}
