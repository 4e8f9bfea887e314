"""The results file: what is written is read again, and what is broken is named by its line."""

from __future__ import annotations

import pytest

from sobremesa.arena.rows import (
    FORMAT,
    Failure,
    ResultsFault,
    Row,
    TournamentHead,
    read_results,
    whole_lines,
    write_results,
)

HEAD = TournamentHead(
    format=FORMAT,
    game="antayagi",
    title="AntaYagí",
    version="0.6.0",
    rules_version=1,
    pack="00ff",
    options={"edition": "80"},
    players=3,
    entrants=("greedy", "random"),
    seed=1,
    budget=24,
    seconds=None,
    deals=2,
)
FIRST = Row(0, 0, 0, 1, 0, (1, 2, 2), 31, (10, 11, 10), (0.5, 0.25, 0.125), (240, 0, 0))
NOTHING = (0, 0, 0)
SECOND = Row(
    1, 0, 0, 1, 1, (1, 1, 3), 9, (3, 3, 3), (0.0, 0.0, 0.0), NOTHING, (Failure(2, "KeyError"),)
)
DATA = write_results(HEAD, [FIRST, SECOND])
HEAD_LINE, FIRST_LINE, SECOND_LINE = DATA.splitlines(keepends=True)


def test_what_is_written_is_read_again() -> None:
    assert read_results(DATA, "r.jsonl") == (HEAD, [FIRST, SECOND])
    assert read_results(write_results(HEAD, []), "r.jsonl") == (HEAD, [])


def test_a_line_that_was_cut_off_is_left_out() -> None:
    for cut in range(1, len(SECOND_LINE)):
        assert read_results(DATA[:-cut], "r.jsonl").rows == [FIRST]
    assert whole_lines(DATA[:-1]) == write_results(HEAD, [FIRST])


def test_the_one_has_a_part_of_a_win_that_is_shared() -> None:
    assert (FIRST.win, SECOND.win) == (1.0, 0.5)
    assert Row(2, 0, 0, 1, 2, (1, 1, 3), 9, (3, 3, 3), (0.0, 0.0, 0.0), NOTHING).win == 0.0


FAULTS = {
    "there is nothing in it": b"",
    "line 1: JSON is malformed": b"games\n",
    "line 1: Object missing required field `format`": b"{}\n",
    "line 1: format 2 is not format 1": HEAD_LINE.replace(b'"format":1', b'"format":2'),
    "line 2: Input data was truncated": HEAD_LINE + b"\n" + FIRST_LINE,
    "line 3: Expected `int`": HEAD_LINE + FIRST_LINE + SECOND_LINE.replace(b":1,", b':"1",', 1),
    "line 2: Object contains unknown field `colour`": HEAD_LINE
    + FIRST_LINE.replace(b"{", b'{"colour":1,'),
    "line 3: game 0 after game 0": HEAD_LINE + FIRST_LINE * 2,
    "line 2: entrants 0 and 2 are no pairing": HEAD_LINE
    + FIRST_LINE.replace(b'"field":1', b'"field":2'),
    "line 2: there are seats 0 to 2 only": HEAD_LINE + FIRST_LINE.replace(b'"seat":0', b'"seat":3'),
    "line 2: there are deals 0 to 1 only": HEAD_LINE + FIRST_LINE.replace(b'"deal":0', b'"deal":2'),
    "line 2: a row of 3 players": HEAD_LINE + FIRST_LINE.replace(b"[1,2,2]", b"[1,2]"),
    "line 2: nobody is first": HEAD_LINE + FIRST_LINE.replace(b"[1,2,2]", b"[2,2,3]"),
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_broken_file_is_refused_by_its_line(what: str) -> None:
    with pytest.raises(ResultsFault) as refused:
        read_results(FAULTS[what], "r.jsonl")
    said = str(refused.value)
    assert said.startswith("r.jsonl")
    assert what in said
