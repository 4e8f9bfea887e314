"""The models are right where the answer is known, and agree where it is not."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random

import pytest

from tests.games.antheno.models import (
    KINDS,
    SHORT,
    Board,
    Cells,
    Set,
    best_by_cover,
    best_cover,
    can_play_by_cover,
    grid_fits,
    groups_of,
    orderly,
    tiles,
)

NOTHING = [0] * KINDS
WITNESS = "R3 R3 R4 R5 R5 B3 G3"  # can be covered, fits on no grid
RING = "R3 R4 R5 B3 P5 G3 G4 G5"


def table(*rows: str) -> Cells:
    """A table as people draw it, a point for an empty cell."""
    return {
        (x, y): tiles(name).index(1)
        for y, row in enumerate(rows)
        for x, name in enumerate(row.split())
        if name != "."
    }


def counted(cells: Cells) -> list[int]:
    """How many tiles of each kind lie there."""
    return [list(cells.values()).count(kind) for kind in range(KINDS)]


def dealt(random: Random, many: int) -> list[int]:
    """Tiles of few numbers, so that they often fit, and a star now and then."""
    box = tiles("R3 R4 R5 R6 B3 B4 B5 G3 G4 G5 " * 2 + "R* B* G* P3 P4 P5")
    kinds = [kind for kind in range(KINDS) for _ in range(box[kind])]
    chosen = random.sample(kinds, many)
    return [chosen.count(kind) for kind in range(KINDS)]


def together(some: list[int], others: list[int]) -> list[int]:
    """How many there are of each kind in both."""
    return [one + other for one, other in zip(some, others, strict=True)]


def fits(_: list[Set], counts: dict[int, int]) -> Cells | None:
    """A group fits where its tiles do."""
    return remembered(tuple([counts.get(kind, 0) for kind in range(KINDS)]))


@cache
def remembered(counts: tuple[int, ...]) -> Cells | None:
    return grid_fits(list(counts))


@pytest.mark.parametrize(
    "rows",
    [
        [],
        ["R3 R4 R5"],
        ["R5 R4 R3"],
        ["R1 R2 R3 R4 R5 R6 R7 R8"],
        ["P4 R4 B4 G4"],
        ["R3", "B3", "G3"],
        ["R3 R4 R5", ". G4 .", ". B4 ."],
        ["R3 R4 R5", "B3 . P5", "G3 G4 G5"],
        ["R3 R4 R5", "R4 R5 R6", "R5 R6 R7"],
        ["R3 R4 R5 . . .", ". . . B3 B4 B5"],  # a corner is no contact
        ["R3 R* R5", ". G4 .", ". B4 ."],
        ["R3 R* R5", ". G* .", ". B* ."],
        ["R* B* G*"],
        ["R* R* R*"],
    ],
)
def test_the_judge_lets_a_table_in_order_pass(rows: list[str]) -> None:
    assert orderly(table(*rows))


@pytest.mark.parametrize(
    "rows",
    [
        ["R3"],
        ["R3 R4"],
        ["R* R*"],
        ["R3 R4 R6"],
        ["R3 R4 R3"],
        ["R7 R8 R1"],
        ["R3 R4 B5"],
        ["R3 B3 R3"],
        ["R3 B3 G4"],
        ["R3 R4 R5 .", ". . . B3"],  # a lone tile
        ["R3 R4 R5", "B3 B4 B5"],  # two touch
        ["R3 R4 R5", ". G4 ."],
        ["R3 R* R5", ". G5 .", ". B5 ."],  # a star has one number
        ["R3 R* R5", ". G5 .", ". B* ."],
        ["R7 R8 R*", ". . B5", ". . G5"],
        ["R3 B3 G3 P3 R*"],
        ["R1 R2 R3 R4 R5 R6 R7 R8 R*"],
        ["R3 R4 R5 . R3 R4", ". . . . . ."],
    ],
)
def test_the_judge_stops_every_other(rows: list[str]) -> None:
    assert not orderly(table(*rows))


@pytest.mark.parametrize(
    "names",
    [
        "",
        "R3 R4 R5",
        "R1 R2 R3 R4 R5 R6 R7 R8",
        "R3 R4 R5 G4 B4",
        "R3 R* R5 G4 B4",
        "R3 R* R5 G* B*",
        "R* B* G*",
        RING,
        "R3 R* R5 B3 P5 G3 G* G5",
        "R3 R4 R4 R5 R5 R5 R6 R6 R7",  # a square of runs
        "R3 R4 R5 G4 B4 B6 G6 P6 P7 P8",  # two grids with crossings
        "R3 R4 R5 R3 R4 R5 B1 B2 B3 G5 P5 B5",  # four without
    ],
)
def test_these_tiles_fit_on_a_grid(names: str) -> None:
    cells = grid_fits(tiles(names))
    assert cells is not None
    assert counted(cells) == tiles(names)
    assert orderly(cells)


@pytest.mark.parametrize(
    "names",
    [
        "R3",
        "R3 R4",
        "R3 R4 R6",
        "R7 R8 R1",
        "R3 R3 B3 G3",
        "R* R*",
        "R3 R4 R5 G4",
        "R3 R* R5 G4 B5",
        WITNESS,
        f"{WITNESS} B1 B2 B3",
        "R3 R4 R5 B3 P5 G3 G4",  # a ring with a gap
    ],
)
def test_these_fit_on_none(names: str) -> None:
    assert grid_fits(tiles(names)) is None


@pytest.mark.parametrize("seed", range(18))
def test_what_makes_the_grid_model_fast_changes_no_answer(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = together(tiles("R3 R4 R5"), dealt(Random(seed), 3 + seed % 3))
    found = grid_fits(counts)
    for name in (
        "every_line_is_crossed",
        "the_grids_lie_side_by_side",
        "a_single_tile_is_upper_left",
        "lines_add_up",
    ):
        monkeypatch.setattr(Board, name, lambda _: None)
    assert (grid_fits(counts) is None) == (found is None)


def test_the_cover_model_has_a_hundred_set_types() -> None:
    assert len(SHORT) == 100


def test_the_cover_model_sees_no_geometry() -> None:
    cover = best_cover(NOTHING, tiles(WITNESS))
    assert cover is not None
    assert cover.played == tiles(WITNESS)
    (group,) = groups_of(cover)
    assert len(group.sets) == 3
    assert sum(group.counts.values()) == 7


def test_a_group_that_is_forbidden_does_not_come_again() -> None:
    cover = best_cover(NOTHING, tiles(WITNESS))
    assert cover is not None
    cover = best_cover(NOTHING, tiles(WITNESS), cuts=groups_of(cover))
    assert cover is not None
    assert sum(cover.played) == 6


@pytest.mark.parametrize(
    ("laid", "held", "most"),
    [
        ("", WITNESS, 6),
        ("", RING, 8),
        ("", "R3 R4 B3 B4", 0),
        ("R3 R4 R5", "G4 B4", 2),
        ("R3 R4 R5", "G4", 0),
        ("R3 R4 R5", "G4 R6 P1", 1),
        ("R3 R* R5", "G4 B* P1", 2),
        ("R3 R4 R5", "B3 P5 G3 G4 G5", 5),
        ("R3 R4 R5", "B3 P5 G3 G4", 2),
        ("R3 R4 R5 G4 B4", "R1 R2 P4 B5", 3),
    ],
)
def test_the_most_that_can_be_played(laid: str, held: str, most: int) -> None:
    assert best_by_cover(tiles(laid), tiles(held), fits) == most
    assert can_play_by_cover(tiles(laid), tiles(held), fits) == (most > 0)


@pytest.mark.parametrize("seed", range(10))
def test_the_loop_finds_what_trying_everything_finds(seed: int) -> None:
    laid = tiles("R3 R4 R5 G4 B4" if seed % 2 else "R3 R4 R5")
    held = dealt(Random(seed), 5)
    most = best_by_cover(laid, held, fits)
    assert most == most_by_trying(laid, held)
    assert can_play_by_cover(laid, held, fits) == (most > 0)


def most_by_trying(laid: list[int], held: list[int]) -> int:
    """The most rack tiles of which the grid model makes a table with what is laid."""
    rack = [kind for kind in range(KINDS) for _ in range(held[kind])]
    for many in range(len(rack), 0, -1):
        for played in sorted(set(combinations(rack, many))):
            if grid_fits(together(laid, [played.count(kind) for kind in range(KINDS)])) is not None:
                return many
    return 0
