"""The models are right where the answer is known, and agree where it is not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest
from ortools.sat.python import cp_model

from tests.games.antheno.grid_model import (
    Laying,
    Lines,
    can_play_on_grid,
    grid_fits,
    most_on_grid,
)
from tests.games.antheno.models import (
    DOWN,
    KINDS,
    NUMBERS,
    RIGHT,
    SETS,
    Cell,
    Cells,
    counts_allow,
    counts_fit,
    orderly,
    step,
    tiles,
)

NOTHING = [0] * KINDS
ENOUGH = 60.0  # seconds
WITNESS = "R3 R3 R4 R5 R5 B3 G3"  # can be covered, fits on no grid
RING = "R3 R4 R5 B3 P5 G3 G4 G5"
BLOCK = "R1 R2 R3 R3 B3 G3 G3 P3"  # with one more R1 it fits, around a square of four tiles


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
        f"{BLOCK} R1",
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


@pytest.mark.parametrize("seed", range(14))
def test_the_grid_model_finds_what_laying_line_by_line_finds(seed: int) -> None:
    random = Random(seed)
    counts = tiles("R3")
    while not counts_fit(counts, NOTHING) or any(counts[::NUMBERS]):
        counts = dealt(random, random.randint(6, 8))
    assert (grid_fits(counts) is not None) == fits_by_growing(counts)


def fits_by_growing(left: list[int]) -> bool:
    """Whether numbered tiles make a table in order: all grids with one of them are tried."""
    if not any(left):
        return True
    return any(
        orderly(grid) and fits_by_growing(minus(left, counted(grid))) for grid in grown(left)
    )


def minus(some: list[int], others: list[int]) -> list[int]:
    return [one - other for one, other in zip(some, others, strict=True)]


def grown(left: list[int]) -> Iterator[Cells]:
    """What whole lines make that cross each other, the first of them with the first tile left."""
    first = next(type for type in range(KINDS) if left[type])
    reached = [{(0, 0): first}]
    seen = set()
    for grid in reached:
        for cell in grid:
            for line in lines_through(cell, grid[cell], left):
                new = {**line, **grid}
                is_new = frozenset(new.items()) not in seen
                if is_new and line.items() <= new.items() and is_part(new, left):
                    seen.add(frozenset(new.items()))
                    reached.append(new)
                    yield new


def is_part(grid: Cells, left: list[int]) -> bool:
    """Whether these tiles are among those that are left."""
    return min(minus(left, counted(grid))) >= 0


def lines_through(cell: Cell, type: int, left: list[int]) -> Iterator[Cells]:
    """The sets that can lie through a cell that shows this type, in both directions."""
    for each in SETS:
        if type in each and all(left[other] for other in each):
            is_run = each[0] // NUMBERS == each[1] // NUMBERS
            for order in (each, each[::-1]) if is_run else permutations(each):
                at = order.index(type)
                for direction in (RIGHT, DOWN):
                    yield {
                        step(cell, direction, steps - at): other
                        for steps, other in enumerate(order)
                    }


@pytest.mark.parametrize("seed", range(12))
def test_what_makes_the_grid_model_fast_changes_no_answer(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid, held = tiles("R3 R4 R5"), dealt(Random(seed), 4 + seed % 3)
    most = most_on_grid(laid, held, ENOUGH)
    assert most is not None
    for name in ("the_first_slots_are_filled", "lines_add_up"):
        monkeypatch.setattr(Laying, name, lambda _: None)
    assert most_on_grid(laid, held, ENOUGH) == most
    monkeypatch.setattr(Lines, "every_line_is_crossed", lambda _: None)
    monkeypatch.setattr(Laying, "sets_without_slots", lambda _: [])
    monkeypatch.setattr(Laying, "room", lambda _: 40)
    assert most_on_grid(laid, held, ENOUGH) == most


@pytest.mark.parametrize(
    ("laid", "held"),
    [
        ("R1 R2 R3 R3 B3 G3 G3 P3", "R1"),
        ("G3 G4 G5 R3 R3 R3 R4 R4 R5 R5 R5 G5 P5", "G3"),
        ("G2 G2 G3 G4 G4 P2 P2 P3 P4 P4", "R4"),
        ("B1 B1 B2 B3 G1 G1 P1 P1 G2 G3 G*", "B3"),
        ("B3 B3 B4 B5 B5 B6 B* R4 R4 R5 R6 B4 P4", "R6"),
        ("R4 R4 R5 R5 R5 R6 R6 G5 G5 P5 G6 G7", "G7"),
        ("G4 G4 G5 G6 G6 G7 R4 R4 P4 G1 G2 G3 R5 R6", "R6"),
        ("R2 R3 R4 R4 G4 G4 P4 B4", "R2 R8 R8 B3 B7 G8 P7"),
        (
            "B4 B4 P4 R4 G4 P1 P2 P3 P4 P5 P6 R7 B7 G7 B5 B5 R5 R5 G5 R8 G8 P8 P8 B8",
            "B1 B1 P6",
        ),
        ("R5 R6 R7 R8 R7 B7 P7 R8 B8 G8 P8 P5 P6 P7 P8", "R5 P5"),
    ],
)
def test_plays_around_a_square_are_seen(laid: str, held: str) -> None:
    assert counts_allow(tiles(laid), tiles(held))
    assert can_play_on_grid(tiles(laid), tiles(held), ENOUGH)


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
        ("R3", "R8", 0),
        (BLOCK, "R1 P8", 1),
        (
            "B6 B6 B7 B8 B8 B1 B2 B3 B4 R3 G3 R8 G8 P8",
            "R4 R8 B4 G5 G7 P2 P2 P3 P5",
            2,
        ),
    ],
)
def test_the_most_that_can_be_played(laid: str, held: str, most: int) -> None:
    assert most_on_grid(tiles(laid), tiles(held), ENOUGH) == most
    assert can_play_on_grid(tiles(laid), tiles(held), ENOUGH) == (most > 0)
    assert counts_allow(tiles(laid), tiles(held)) >= (most > 0)


def test_without_time_there_is_no_answer() -> None:
    assert can_play_on_grid(tiles(RING), tiles("R6 R7 B4 B5"), 0) is None
    assert most_on_grid(tiles(RING), tiles("R6 R7 B4 B5"), 0) is None


@pytest.mark.parametrize("seed", range(6))
def test_the_most_is_what_trying_every_part_of_the_rack_finds(seed: int) -> None:
    laid = tiles("R3 R4 R5 G4 B4" if seed % 2 else "R3 R4 R5")
    held = dealt(Random(seed), 5)
    assert most_on_grid(laid, held, ENOUGH) == most_by_trying(laid, held)


def most_by_trying(laid: list[int], held: list[int]) -> int:
    """The most rack tiles of which the grid model makes a table with what is laid."""
    rack = [kind for kind in range(KINDS) for _ in range(held[kind])]
    for many in range(len(rack), 0, -1):
        for played in sorted(set(combinations(rack, many))):
            if grid_fits(together(laid, [played.count(kind) for kind in range(KINDS)])) is not None:
                return many
    return 0


@pytest.mark.parametrize("seed", range(60))
def test_the_counting_model_finds_what_a_solver_finds(seed: int) -> None:
    random = Random(seed)
    laid, held = dealt(random, random.randint(4, 9)), dealt(random, random.randint(1, 6))
    assert counts_allow(laid, held) == counts_by_solver(laid, held)


def counts_by_solver(laid: list[int], held: list[int]) -> bool:
    """Whether there are numbers of sets that cover the tiles once or twice."""
    model = cp_model.CpModel()
    sets = {each: model.new_int_var(0, 40, "") for each in SETS}
    played = [model.new_int_var(0, many, "") for many in held]
    model.add(sum(played) >= 1)
    for colour in range(0, KINDS, NUMBERS):
        types = range(colour + 1, colour + NUMBERS)
        stars = {type: model.new_int_var(0, 20, "") for type in types}
        model.add(sum(stars.values()) == laid[colour] + played[colour])
        for type in types:
            copies = laid[type] + played[type] + stars[type]
            covered = sum(many for each, many in sets.items() if type in each)
            model.add(covered >= copies)
            model.add(covered <= 2 * copies)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return solver.solve(model) != cp_model.INFEASIBLE


def test_the_counting_model_sees_no_geometry() -> None:
    assert counts_fit(tiles(WITNESS), NOTHING)
    assert grid_fits(tiles(WITNESS)) is None
