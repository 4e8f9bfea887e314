"""Which tiles can be played: the known hard cases, and the models that know better."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import pytest

from sobremesa.games.antheno.content import KIND, KINDS, tiles_of
from sobremesa.games.antheno.drawing import draw, read_drawing
from sobremesa.games.antheno.search.inplace import Builder
from sobremesa.games.antheno.search.plays import SearchResult, best_play, can_play, go_out
from sobremesa.games.antheno.table import Cells
from tests.games.antheno.models import orderly, tiles
from tests.games.antheno.positions import greedy_turns
from tests.games.antheno.proofs import PROOFS, Tally, holds_what_it_says

NOTHING = [0] * KINDS


def table_of(drawing: str) -> Cells:
    """The cells of a picture."""
    return {(x, y): KIND[tile] for x, y, tile in read_drawing(drawing)}


def answer_for(drawing: str, rack: str) -> SearchResult:
    """The play of the most tiles, checked."""
    table = table_of(drawing)
    answer = best_play(table, tiles(rack))
    if answer.cells is not None:
        holds_what_it_says(table, answer.cells, answer.played)
    return answer


def moved(drawing: str, answer: SearchResult) -> int:
    """How many tiles of the picture lie elsewhere."""
    cells = answer.cells or {}
    return sum(cells.get(cell) != kind for cell, kind in table_of(drawing).items())


# Known hard cases


def test_seven_tiles_that_can_be_covered_fit_no_grid_but_six_do() -> None:
    rack = "R3 R3 R4 R5 R5 B3 G3"
    assert go_out({}, tiles(rack)).finding == "none"
    assert sum(answer_for("", rack).played) == 6


def test_a_ring_of_eight_needs_a_cycle() -> None:
    answer = answer_for("", "R3 R4 R5 B3 P5 G3 G4 G5")
    assert sum(answer.played) == 8
    assert answer.cells is not None
    assert len(answer.cells) == 8


def test_a_table_that_only_crossings_explain() -> None:
    answer = answer_for("", "R3 R4 R5 G4 B4")
    assert sum(answer.played) == 5


@pytest.mark.parametrize(
    "rack",
    [
        "R3 R4 R5 B3 B4 B5 G3 G4 G5",  # three by three
        "R3 R4 R5 B4 B5 B6 G4 P5",  # two runs side by side, held by two groups
        "R1 R1 R2 R3 R3 B3 G3 G3",  # runs that cross in the middle, groups that cross beside them
    ],
)
def test_dense_blocks(rack: str) -> None:
    assert sum(answer_for("", rack).played) == len(rack.split())


def test_two_short_runs_fit_where_a_long_one_does_not() -> None:
    rack = "R2 R3 R4 R5 R6 R7 B4 B5 B5 B6 B7 B8 G4 P7"
    assert sum(answer_for("", rack).played) == 14


def test_a_star_serves_two_lines() -> None:
    answer = answer_for(
        """
        R3 R* R5
        """,
        "B4 G4",
    )
    assert sum(answer.played) == 2
    assert moved("R3 R* R5", answer) == 0


def test_a_star_changes_its_number() -> None:
    answer = answer_for("R3 R* R5", "R4 B7 G7 R7")
    assert sum(answer.played) == 4


def test_a_table_of_sixty_tiles() -> None:
    rows = ["R1 R2 R3 R4 R5 R6 R7 R8", "B1 B2 B3 B4 B5 B6 B7 B8", "G1 G2 G3 G4 G5 G6 G7 G8"]
    rows += ["P1 P2 P3 P4 P5 P6 P7 P8", *rows[:3], "P1 P2 P3 P4"]
    drawing = "\n.\n".join(rows)
    assert len(table_of(drawing)) == 60
    answer = answer_for(drawing, "P5 P6 P7 P8 R* B* G*")
    assert answer.finding == "play"
    assert sum(answer.played) == 7


def test_an_empty_table() -> None:
    assert answer_for("", "R1 B3 G5 P7").finding == "none"
    assert tiles_of(answer_for("", "R1 R2 R3 G5").played) == ("R1", "R2", "R3")
    assert best_play({}, NOTHING).finding == "none"


def test_a_rack_of_thirty() -> None:
    rack = " ".join(f"{colour}{number}" for colour in "RBGP" for number in range(1, 9))
    answer = answer_for("", rack.removesuffix(" P7 P8"))
    assert sum(answer.played) == 30


# Objectives


def test_objectives() -> None:
    table, rack = table_of("R3 R4 R5"), tiles("R6 R7 B1")
    assert tiles_of(best_play(table, rack).played) == ("R6", "R7")
    assert sum(best_play(table, rack, "any").played) >= 1
    assert tiles_of(best_play(table, rack, tiles("R6")).played) == ("R6",)
    assert best_play(table, rack, tiles("R7")).finding == "none"
    assert best_play(table, rack, tiles("P7")).finding == "none"
    assert go_out(table, rack).finding == "none"
    assert go_out(table, tiles("R6 R7")).finding == "play"
    assert can_play(table, rack) == "play"
    assert can_play(table, tiles("B1")) == "none"


def test_a_budget_that_is_too_small_decides_nothing() -> None:
    table, rack = table_of("R1 R2 R3\n.\nB1 B2 B3"), tiles("G2")
    assert best_play(table, rack).finding == can_play(table, rack) == "play"
    assert best_play(table, rack, "most", 10).finding == "undecided"
    assert can_play(table, rack, 10) == "undecided"
    assert go_out(table, rack, 10).finding == "undecided"


def test_the_best_that_was_found_is_not_called_the_best() -> None:
    table, rack = table_of("R3 R4 R5"), tiles("R6 B1 B1 B2 B3 B3 G3 G3")
    whole = best_play(table, rack)
    assert (sum(whole.played), whole.proven) == (8, True)
    found = best_play(table, rack, "most", 60)
    assert found.finding == "play"
    assert 0 < sum(found.played) < 8
    assert not found.proven


def test_a_box_may_have_four_stars_of_a_colour() -> None:
    assert can_play({}, tiles("R* R* R* R* R3 R3 R3")) == "play"


def test_more_tiles_than_a_box_can_have_are_refused() -> None:
    with pytest.raises(ValueError, match="8 tiles for one colour and number"):
        can_play({}, tiles("R3 " * 8))


def test_the_same_question_gets_the_same_answer() -> None:
    for table, rack, _ in list(greedy_turns(3, 3))[::4]:
        once, again = best_play(table, rack), best_play(table, rack)
        assert (once.cells, once.steps) == (again.cells, again.steps)


STEPS: list[tuple[str, str, Literal["most", "any"], int, int]] = [
    ("R3 R4 R5", "R6 B4 G4", "most", 3, 191),
    ("R1 .  R3 G3 P3\nR2\nR3 B3 G3", "R1", "any", 1, 6140),
    ("", "R3 R3 R4 R5 R5 B3 G3", "most", 6, 1990),
    ("B3 B* B5 B6\n.\nR4 R5 R6 .  R4 B4 P4\n.\nB3 B4 B5", "R6 R1 R*", "most", 2, 275),
]


@pytest.mark.parametrize(("drawing", "rack", "objective", "played", "steps"), STEPS)
def test_an_answer_takes_as_many_steps_from_source_as_compiled(
    drawing: str, rack: str, objective: Literal["most", "any"], played: int, steps: int
) -> None:
    answer = best_play(table_of(drawing), tiles(rack), objective)
    assert (sum(answer.played), answer.steps) == (played, steps)


# Layout


@pytest.mark.parametrize(
    ("drawing", "rack", "played"),
    [
        ("R3 R4 R5", "R6", 1),
        ("R3 R4 R5\n.\nB1 G1 P1", "R1", 1),
        ("R3 R4 R5", "B4 G4", 2),
        ("R3 R4 R5\n.  B4\n.  G4", "B5 P4", 1),
        ("R3 R4 R5 . B1 B2 B3", "G7 P7 R7", 3),
    ],
)
def test_nothing_moves_that_need_not(drawing: str, rack: str, played: int) -> None:
    answer = answer_for(drawing, rack)
    assert sum(answer.played) == played
    assert moved(drawing, answer) == 0


@pytest.mark.parametrize(
    ("drawing", "rack", "most"),
    [
        ("R3 R4 R5 R6", "B6 G6", 1),  # the 6 may stay: a group crosses it
        ("R1 R2 R3 R4\n.\nB6 B7 B8", "R5 R6 B4 G4", 1),
        ("R3 R4 R5\n.\nR6 R7 R8\n.\nB1 B2 B3", "B5 G5", 0),
    ],
)
def test_few_tiles_move_when_some_must(drawing: str, rack: str, most: int) -> None:
    answer = answer_for(drawing, rack)
    assert answer.finding == "play"
    assert moved(drawing, answer) <= most


@pytest.mark.parametrize(
    ("drawing", "tile", "most"),
    [
        ("B5 B6 B7 B8\n.\nR3 G3 P3", "B7", 1),  # the 8 is lifted, or the 5
        ("R* B4 G4 P*\n.\nR1 B1 G1", "B1", 1),
        ("R7 B7 G7 .  B2 B3 B4 B* B6\n.\nR1 R2 R*", "P3", 3),  # one grid is laid anew
    ],
)
def test_only_what_must_move_is_lifted(drawing: str, tile: str, most: int) -> None:
    table = table_of(drawing)
    answer = best_play(table, tiles(tile), tiles(tile))
    assert answer.cells is not None
    holds_what_it_says(table, answer.cells, answer.played)
    assert 0 < moved(drawing, answer) <= most


def test_new_sets_lie_close_by_and_apart() -> None:
    answer = answer_for("R3 R4 R5", "B7 G7 P7")
    assert answer.cells is not None
    new = [cell for cell in answer.cells if cell not in table_of("R3 R4 R5")]
    assert len(new) == 3
    assert all(-4 <= x <= 7 and -3 <= y <= 3 for x, y in new)
    assert draw(answer.cells) == "R3 R4 R5\n\nB7 G7 P7"


def test_grids_do_not_drift_away() -> None:
    for table, _, _ in greedy_turns(5, 3):
        for axis in (0, 1):
            along = [cell[axis] for cell in table]
            assert max(along, default=0) - min(along, default=0) < 40
        assert orderly(table)
        assert all(abs(x) < 60 and abs(y) < 60 for x, y in table)


# The models


SEEDS = {
    "dense_tiles": range(2),
    "tiles_of_shapes": range(3),
    "most_tiles": range(3),
    "random_positions": range(4),
    "games_without_stars": range(2),
    "games_with_1_star": range(2, 3),
    "games_with_3_stars": range(1),
}


@pytest.mark.parametrize("name", PROOFS)
def test_the_search_agrees_with_the_models(name: str) -> None:
    tally: Tally = Counter()
    for seed in SEEDS[name]:
        tally += PROOFS[name](seed)
    assert tally["undecided"] == tally["best only found"] == 0
    assert tally["the model ran out of time"] == 0
    assert tally["asked"] >= 5


# In place


def test_a_run_of_five_across_what_lies_is_seen_in_place() -> None:
    builder = Builder(table_of("R5 B5 G5"), tiles("R1 R2 R3 R4"), KIND["R1"])
    assert 4 in [len(addition) for addition in builder.additions()]
