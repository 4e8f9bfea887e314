"""AN-20 to AN-24: the judge says what is in order, and everything that is not."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import msgspec
import pytest

from sobremesa.games.antheno.content import KIND, NUMBERS, TILES
from sobremesa.games.antheno.drawing import draw, read_drawing
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.state import State
from sobremesa.games.antheno.table import (
    Cell,
    Cells,
    Disorder,
    faults,
    number_at,
    orderly,
    readings,
    types_of,
)
from sobremesa.kernel.chance import Scripted
from sobremesa.kernel.errors import Fault, IllegalMove
from sobremesa.texts.speaker import LANGUAGES, Speaker

Finding = tuple[str, str, list[Cell], str]


def table(picture: str) -> Cells:
    """The cells of a drawing."""
    return {(x, y): KIND[tile] for x, y, tile in read_drawing(picture)}


def as_tuple(fault: Disorder) -> Finding:
    return fault.rule, fault.reason, fault.cells, fault.tiles


def found_in(picture: str) -> list[Finding]:
    """What the judge says of a drawing."""
    return [as_tuple(fault) for fault in faults(table(picture))]


def across(x: int, y: int, tiles: str) -> list[Cell]:
    """The cells of a line to the right."""
    return [(x + step, y) for step in range(len(tiles.split()))]


def down(x: int, y: int, tiles: str) -> list[Cell]:
    """The cells of a line downwards."""
    return [(x, y + step) for step in range(len(tiles.split()))]


# In order

IN_ORDER = {
    "an empty table": "",
    "a group of three": "R3 G3 B3",
    "a group of four": "P1 R1 G1 B1",
    "a rising sequence": "R6 R7 R8",
    "a falling sequence": "R3 R2 R1",
    "a group downwards": "R3\nG3\nB3",
    "sequences downwards": "R3 .  B5\nR4 .  B4\nR5 .  B3",
    "all eight": "G1 G2 G3 G4 G5 G6 G7 G8",
    "two grids, a row between them": "R3 R4 R5\n.\nB3 B4 B5",
    "two grids, a cell between them": "R3 R4 R5 .  R6 R7 R8",
    "two grids that meet at a corner": "R3 R4 R5\n.  .  .  B3 B4 B5",
    "a crossing at the end": "R3 R4 R5\nB3\nG3",
    "a crossing in the middle": ".  B4\nR3 R4 R5\n.  G4",
    "a sequence across a sequence": "R3 R4 R5\n.  .  R6\n.  .  R7",
    "two crossings": "R3 R4 R5\nB3 .  B5\nG3 .  G5",
    "two crossings side by side, hanging to both sides": ".  B4\n.  G4\nR3 R4 R5\nB3\nG3",
    "a ring": "R3 R4 R5\nB3 .  P5\nG3 G4 G5",
    "a full square": "R3 R4 R5\nB3 B4 B5\nG3 G4 G5",
    "a full block of four by four": ("R3 R4 R5 R6\nB3 B4 B5 B6\nG3 G4 G5 G6\nP3 P4 P5 P6"),
    "a staircase": "R1 R2 R3\n.  .  B3\n.  .  G3 G4 G5\n.  .  .  .  R5\n.  .  .  .  B5",
    "a star in a sequence": "R3 R* R5",
    "a star before a sequence": "R* R2 R3",
    "a star behind a sequence": "R6 R7 R*",
    "a star in a group": "R3 B* G3",
    "a sequence of stars": "R* R* R*",
    "a group of stars": "R* B* G* P*",
    "a star in two sets": "R3 R* R5\n.  B4\n.  G4",
    "a star in two sequences": "R3 R* R5\n.  R5\n.  R6",
    "stars at all corners of a ring": "R* R4 R*\nB3 .  P5\nG* G4 G*",
    "stars in a chain": ".  .  G3\n.  .  G2\nR* B* G*\n.  B2\n.  B3",
}


@pytest.mark.parametrize("picture", IN_ORDER.values(), ids=list(IN_ORDER))
def test_an_20_21_22_23_24_tables_in_order(picture: str) -> None:
    assert orderly(table(picture))
    assert faults(table(picture)) == []


# Out of order

OUT_OF_ORDER: dict[str, tuple[str, list[Finding]]] = {
    "a lone tile": ("R3", [("AN-23", "alone", [(0, 0)], "R3")]),
    "a lone star": ("at -4,7\nR*", [("AN-23", "alone", [(-4, 7)], "R*")]),
    "tiles in a diagonal": (
        "R3\n.  R4\n.  .  R5",
        [
            ("AN-23", "alone", [(0, 0)], "R3"),
            ("AN-23", "alone", [(1, 1)], "R4"),
            ("AN-23", "alone", [(2, 2)], "R5"),
        ],
    ),
    "two tiles": ("R3 R4", [("AN-22", "two-touch", [(0, 0), (1, 0)], "R3 R4")]),
    "two tiles, one above the other": (
        "R3\nB3",
        [("AN-22", "two-touch", [(0, 0), (0, 1)], "R3 B3")],
    ),
    "two stars": ("R* R*", [("AN-22", "two-touch", [(0, 0), (1, 0)], "R* R*")]),
    "a tile that hangs on a set": (
        "R3 R4 R5\nB3",
        [("AN-22", "two-touch", [(0, 0), (0, 1)], "R3 B3")],
    ),
    "sets side by side": (
        "R3 R4 R5\nB6 B7 B8",
        [("AN-22", "two-touch", [(x, 0), (x, 1)], f"R{3 + x} B{6 + x}") for x in range(3)],
    ),
    "a gap in a sequence": (
        "R3 R4 R6",
        [("AN-21", "no-sequence", across(0, 0, "R3 R4 R6"), "R3 R4 R6")],
    ),
    "a sequence that turns round": (
        "R3 R4 R3",
        [("AN-21", "no-sequence", across(0, 0, "R3 R4 R3"), "R3 R4 R3")],
    ),
    "a number twice in a sequence": (
        "R3 R3 R4",
        [("AN-21", "no-sequence", across(0, 0, "R3 R3 R4"), "R3 R3 R4")],
    ),
    "a star that would be 9": (
        "R7 R8 R*",
        [("AN-21", "no-sequence", across(0, 0, "R7 R8 R*"), "R7 R8 R*")],
    ),
    "a star that would be 0": (
        "R*\nR1\nR2",
        [("AN-21", "no-sequence", down(0, 0, "R* R1 R2"), "R* R1 R2")],
    ),
    "1 after 8": ("R7 R8 R1", [("AN-21a", "no-sequence", across(0, 0, "R7 R8 R1"), "R7 R8 R1")]),
    "8 after 1": ("R2\nR1\nR8", [("AN-21a", "no-sequence", down(0, 0, "R2 R1 R8"), "R2 R1 R8")]),
    "a colour twice": (
        "R3 B3 R3",
        [("AN-21", "colour-twice", across(0, 0, "R3 B3 R3"), "R3 B3 R3")],
    ),
    "a colour twice with a star": (
        "R3 B3 R*",
        [("AN-21", "colour-twice", across(0, 0, "R3 B3 R*"), "R3 B3 R*")],
    ),
    "five of a number": (
        "R3 B3 G3 P3 B3",
        [("AN-21", "colour-twice", across(0, 0, "R3 B3 G3 P3 B3"), "R3 B3 G3 P3 B3")],
    ),
    "neither colour nor number": (
        "R3 B4 G5",
        [("AN-21", "mixed-line", across(0, 0, "R3 B4 G5"), "R3 B4 G5")],
    ),
    "a sequence that goes on in another colour": (
        "R3 R4 B5",
        [("AN-21", "mixed-line", across(0, 0, "R3 R4 B5"), "R3 R4 B5")],
    ),
    "two sets end to end": (
        "R3 R4 R5 B5 G5",
        [("AN-21", "mixed-line", across(0, 0, "R3 R4 R5 B5 G5"), "R3 R4 R5 B5 G5")],
    ),
    "stars of two colours": (
        "R* R* B*",
        [("AN-21", "mixed-line", across(0, 0, "R* R* B*"), "R* R* B*")],
    ),
    "a star that is 4 across and 5 down": (
        "R3 R* R5\n.  B5\n.  G5",
        [("AN-24", "star-clash", [(0, 0), (1, 0), (2, 0), (1, 1), (1, 2)], "R3 R* R5 B5 G5")],
    ),
    "a good set across, a bad one down": (
        "R3 R4 R5\n.  B4\n.  G5",
        [("AN-21", "mixed-line", down(1, 0, "R4 B4 G5"), "R4 B4 G5")],
    ),
    "a star clash in one grid, a good star in another": (
        "B1 B* B3\n\nR3 R* R5\n.  B5\n.  G5",
        [("AN-24", "star-clash", [(0, 2), (1, 2), (2, 2), (1, 3), (1, 4)], "R3 R* R5 B5 G5")],
    ),
    "two star clashes, each by itself": (
        "R3 R* R5\n.  B5\n.  G5\n\nG3 G* G5\n.  R5\n.  B5",
        [
            ("AN-24", "star-clash", [(0, 0), (1, 0), (2, 0), (1, 1), (1, 2)], "R3 R* R5 B5 G5"),
            ("AN-24", "star-clash", [(0, 4), (1, 4), (2, 4), (1, 5), (1, 6)], "G3 G* G5 R5 B5"),
        ],
    ),
    "one of everything": (
        "R3 R4 R6 .  G8\n\nB3 B4 .  G1 P1 G1\n\nR7 R8 R1\n\nP3 P* P5\n.  B5\n.  G5",
        [
            ("AN-21", "no-sequence", across(0, 0, "R3 R4 R6"), "R3 R4 R6"),
            ("AN-23", "alone", [(4, 0)], "G8"),
            ("AN-22", "two-touch", [(0, 2), (1, 2)], "B3 B4"),
            ("AN-21", "colour-twice", across(3, 2, "G1 P1 G1"), "G1 P1 G1"),
            ("AN-21a", "no-sequence", across(0, 4, "R7 R8 R1"), "R7 R8 R1"),
            ("AN-24", "star-clash", [(0, 6), (1, 6), (2, 6), (1, 7), (1, 8)], "P3 P* P5 B5 G5"),
        ],
    ),
}


@pytest.mark.parametrize(("picture", "expected"), OUT_OF_ORDER.values(), ids=list(OUT_OF_ORDER))
def test_an_14a_20_21_22_23_24_everything_that_is_wrong_is_said(
    picture: str, expected: list[Finding]
) -> None:
    assert not orderly(table(picture))
    assert found_in(picture) == expected


def test_an_24_a_line_that_is_no_set_is_no_star_clash_too() -> None:
    """What crosses a bad line is judged without it: its star could be anything there."""
    assert found_in("R3 R* R6\n.  B4\n.  G4") == [
        ("AN-21", "no-sequence", across(0, 0, "R3 R* R6"), "R3 R* R6")
    ]


# Stars


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("R3 R* R5", [[3, 4, 5]]),
        ("R* R* R5", [[3, 4, 5], [7, 6, 5]]),
        ("R* R2 R*", [[1, 2, 3], [3, 2, 1]]),
        ("R* R8 R*", []),
        ("R* B3 G*", [[3, 3, 3]]),
        ("R* B* G*", [[number] * 3 for number in range(1, 9)]),
        ("R1 R* R* R* R* R* R* R8", [[1, 2, 3, 4, 5, 6, 7, 8]]),
        ("R* R* R* R* R* R* R* R*", [[1, 2, 3, 4, 5, 6, 7, 8], [8, 7, 6, 5, 4, 3, 2, 1]]),
        ("R* R* R* R* R* R* R* R* R*", []),
        ("R* R* B*", []),
        ("R* R*", []),
    ],
)
def test_an_1_24_every_way_to_read_a_line(line: str, expected: list[list[int]]) -> None:
    kinds = [KIND[tile] for tile in line.split()]
    found = [[number_at(reading, n) for n in range(len(kinds))] for reading in readings(kinds)]
    assert found == expected


@pytest.mark.parametrize("colour", "RBGP")
@pytest.mark.parametrize("number", range(1, 9))
def test_an_1_a_star_is_any_number_of_its_colour(colour: str, number: int) -> None:
    others = [letter for letter in "RBGP" if letter != colour]
    group = f"{colour}* {others[0]}{number} {others[1]}{number}"
    assert types_of(table(group))[0, 0] == KIND[f"{colour}{number}"]


@pytest.mark.parametrize(
    ("picture", "types"),
    [
        ("", ""),
        ("R3 R4 R5", "R3 R4 R5"),
        ("R3 R* R5", "R3 R4 R5"),
        ("R* R* R5\nB7\nG7", "R7 R6 R5\nB7\nG7"),
        ("R* R* R5\nB3\nG3", "R3 R4 R5\nB3\nG3"),
        (
            ".  .  G3\n.  .  G2\nR* B* G*\n.  B2\n.  B3",
            ".  .  G3\n.  .  G2\nR1 B1 G1\n.  B2\n.  B3",
        ),
        ("R* R4 R*\nB3 .  P*\nG* G* G5", "R3 R4 R5\nB3 .  P5\nG3 G4 G5"),
        ("at 9990,-9999\nR* R2 R3", "at 9990,-9999\nR1 R2 R3"),
    ],
)
def test_an_24_what_the_stars_stand_for(picture: str, types: str) -> None:
    assert types_of(table(picture)) == table(types)


def test_an_24_stars_that_could_be_several_numbers_get_some_that_fit() -> None:
    types = types_of(table("R* R* R*\n.  B*\n.  G*"))
    assert all(kind % NUMBERS for kind in types.values())
    assert orderly(types)


def test_an_24_a_star_in_order_stays_so_with_the_number_that_it_stands_for() -> None:
    for picture in IN_ORDER.values():
        assert orderly(types_of(table(picture)))


# Where it lies does not matter

MOVED: dict[str, Callable[[int, int], Cell]] = {
    "shifted": lambda x, y: (x - 1000, y + 37),
    "turned": lambda x, y: (-y, x),
    "turned twice": lambda x, y: (-x, -y),
    "turned back": lambda x, y: (y, -x),
    "mirrored": lambda x, y: (-x, y),
    "upside down": lambda x, y: (x, -y),
    "transposed": lambda x, y: (y, x),
    "transposed the other way": lambda x, y: (-y, -x),
}


@pytest.mark.parametrize("move", MOVED.values(), ids=list(MOVED))
def test_an_26_moving_turning_and_mirroring_change_nothing(
    move: Callable[[int, int], Cell],
) -> None:
    pictures = [*IN_ORDER.values(), *[picture for picture, _ in OUT_OF_ORDER.values()]]
    for picture in pictures:
        cells = table(picture)
        moved = {move(x, y): kind for (x, y), kind in cells.items()}
        assert orderly(moved) == orderly(cells)
        assert summary(moved) == summary(cells)


def summary(cells: Cells) -> list[tuple[str, str, list[str]]]:
    """The faults without their places and directions."""
    return sorted([(f.rule, f.reason, sorted(f.tiles.split())) for f in faults(cells)])


def test_an_20a_grids_far_apart_are_judged_as_if_they_were_close() -> None:
    pictures = [*IN_ORDER.values(), *[picture for picture, _ in OUT_OF_ORDER.values()]]
    for one, other in combinations(pictures[::3], 2):
        cells = {(x - 9999, y - 9999): kind for (x, y), kind in table(one).items()}
        cells |= {(x + 9980, y + 9980): kind for (x, y), kind in table(other).items()}
        assert orderly(cells) == (orderly(table(one)) and orderly(table(other)))
        assert summary(cells) == sorted(summary(table(one)) + summary(table(other)))
        assert all(cell in cells for fault in faults(cells) for cell in fault.cells)


def test_an_20a_what_lies_far_apart_in_one_row_does_not_touch() -> None:
    row = {(x, 0): KIND[tile] for x, tile in zip((0, 1, 2), ("R3", "R4", "R5"), strict=True)}
    for gap in (1, 2, 4090, 4096, 5000, 9990):
        cells = row | {(x + 3 + gap, 0): kind + 3 for (x, _), kind in row.items()}
        assert orderly(cells)
    assert orderly(row | {(x + 3, 0): kind + 3 for (x, _), kind in row.items()})


def test_an_20a_what_is_offered_at_the_rim_of_the_plane_can_be_played() -> None:
    state = place("at 9997,9999\nR3 R4 R5", "R6 R1")
    for move in ANTHENO.legal_moves(state, 0).moves:
        assert ANTHENO.read_move(msgspec.to_builtins(move)) == move


def test_an_26_the_order_in_which_a_table_was_said_leaves_no_trace() -> None:
    said = [[0, 0, "R3"], [1, 0, "R4"], [2, 0, "R5"], [0, 1, "B3"], [0, 2, "G3"]]
    left = []
    for tiles in (said, said[::-1]):
        state = place("", "R3 R4 R5 B3 G3 R1")
        ANTHENO.apply(state, 0, ANTHENO.read_move({"do": "play", "table": tiles}))
        left.append(list(state.table.items()))
    assert left[0] == left[1]


# Drawings


@pytest.mark.parametrize("picture", IN_ORDER.values(), ids=list(IN_ORDER))
def test_a_table_is_drawn_as_it_is_read(picture: str) -> None:
    for dx, dy in ((0, 0), (-3, 2), (500, -9000)):
        cells = {(x + dx, y + dy): kind for (x, y), kind in table(picture).items()}
        assert table(draw(cells)) == cells


def test_a_drawing_says_where_it_begins() -> None:
    assert draw(table("at -2,1\nR3 R4 R5\n\n.  B4")) == "at -2,1\nR3 R4 R5\n\n.  B4"
    assert draw(table("\n.  R4\n\n")) == "at 1,0\nR4"
    assert draw({}) == ""


def test_a_table_that_is_too_wide_for_a_drawing_is_written_tile_by_tile() -> None:
    cells = {(0, 5000): KIND["R3"], (-5000, 0): KIND["B*"], (7, 0): KIND["G1"]}
    assert draw(cells) == [[-5000, 0, "B*"], [7, 0, "G1"], [0, 5000, "R3"]]


@pytest.mark.parametrize(
    ("picture", "problem"),
    [
        ("R3 R4 R9", "table: 'R9' is no tile: write R3, R* or a dot"),
        ("r3", "'r3' is no tile"),
        ("R3R4", "'R3R4' is no tile"),
        ("at here\nR3", "table: the first line of a drawing says `at X,Y`, or nothing"),
        ("at 1 2\nR3", "the first line of a drawing"),
        ("at 10000,0\nR3", "the first line of a drawing"),
    ],
)
def test_a_drawing_that_cannot_be_read_says_why(picture: str, problem: str) -> None:
    with pytest.raises(Fault) as fault:
        read_drawing(picture)
    assert problem in str(fault.value)


def test_every_tile_can_be_drawn() -> None:
    assert [tile for _, _, tile in read_drawing(" ".join(TILES))] == list(TILES)


# Refusals: the judge's findings as the player hears them


def place(picture: str, rack: str) -> State:
    position = {"table": picture, "racks": [rack, "P8"], "bag": "P7"}
    return ANTHENO.place(position, Options(), 2, Scripted([]))


def refusal(state: State, picture: str) -> IllegalMove:
    """Why seat 0 may not leave this table."""
    why = ANTHENO.why_not(state, 0, ANTHENO.read_move({"do": "play", "table": picture}))
    assert why is not None
    return why


def all_of(why: IllegalMove) -> list[tuple[str, str, tuple[object, ...], dict[str, object]]]:
    return [
        (one.rule, one.reason.id, one.where, dict(one.reason.args)) for one in (why, *why.others)
    ]


def test_an_14a_every_reason_is_given_at_once_with_the_cells_concerned() -> None:
    state = place("R3 R4 R5", "R7 B3 B8 P* G1")
    assert all_of(refusal(state, "at 0,0\nR3 R4 R5 R7\nB3\n\nB8 .  P*\n\nG1")) == [
        (
            "AN-21",
            "refused-no-sequence",
            ("0,0", "1,0", "2,0", "3,0"),
            {"tiles": "R3 R4 R5 R7", "wraps": "no"},
        ),
        ("AN-22", "refused-two-touch", ("0,0", "0,1"), {"tiles": "R3 B3"}),
        ("AN-23", "refused-alone", ("0,3",), {"tile": "B8"}),
        ("AN-23", "refused-alone", ("2,3",), {"tile": "P*"}),
        ("AN-23", "refused-alone", ("0,5",), {"tile": "G1"}),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_21a_that_8_and_1_are_no_neighbours_is_said_only_where_they_touch(language: str) -> None:
    speaker = Speaker(language, ANTHENO)
    state = place("G2 G3 G4 .  R6 R7 R8", "G* R1")
    assert "8" not in speaker.refusal(refusal(state, "G2 G3 G* G4 .  R6 R7 R8"))
    assert "8" in speaker.refusal(refusal(state, "G2 G3 G4 .  R6 R7 R8 R1")).replace("R8", "")


def test_an_14a_a_single_reason_has_no_others() -> None:
    why = refusal(place("R3 R4 R5", "R7"), "R3 R4 R5 R7")
    assert why.others == ()


def test_an_13_missing_tiles_are_named() -> None:
    why = refusal(place("R3 R4 R5 .  B7 G7 P7", "R6 R1"), "R4 R5 R6 .  B7 G7")
    assert (why.rule, why.reason.id) == ("AN-13", "refused-tiles-missing")
    assert why.reason.args == {"tiles": "R3 P7"}


def test_an_13_tiles_that_are_not_yours_are_named() -> None:
    why = refusal(place("R3 R4 R5", "R6 R1"), "R3 R4 R5 R6 R7 R8")
    assert (why.rule, why.reason.id) == ("AN-13", "refused-not-yours")
    assert why.reason.args == {"tiles": "R7 R8"}


def test_an_13_14a_wrong_tiles_do_not_hide_what_is_out_of_order() -> None:
    state = place("R3 R4 R5 .  B7 G7 P7", "R6 R1")
    assert all_of(refusal(state, "R4 R5 R6 .  B7 G7\n\nP8")) == [
        ("AN-13", "refused-tiles-missing", (), {"tiles": "R3 P7"}),
        ("AN-13", "refused-not-yours", (), {"tiles": "P8"}),
        ("AN-22", "refused-two-touch", ("4,0", "5,0"), {"tiles": "B7 G7"}),
        ("AN-23", "refused-alone", ("0,2",), {"tile": "P8"}),
    ]


def test_an_10_14a_nothing_played_does_not_hide_what_is_out_of_order() -> None:
    why = refusal(place("R3 R4 R5", "R6 R1"), "R3 R4 .  R5")
    assert [one.rule for one in (why, *why.others)] == ["AN-10", "AN-22", "AN-23"]


def test_an_10_nothing_played_is_said() -> None:
    why = refusal(place("R3 R4 R5", "R6 R1"), "R5 R4 R3")
    assert (why.rule, why.reason.id) == ("AN-10", "refused-nothing-played")


def test_an_20_the_cell_with_two_tiles_is_named() -> None:
    move = {"do": "play", "table": [[0, 0, "R3"], [1, 0, "R4"], [2, 0, "R5"], [1, 0, "R6"]]}
    why = ANTHENO.why_not(place("R3 R4 R5", "R6 R1"), 0, ANTHENO.read_move(move))
    assert why is not None
    assert (why.rule, why.reason.id, why.where) == ("AN-20", "refused-two-in-a-cell", ("1,0",))
    assert why.reason.args == {"cell": "1,0", "tiles": "R4 R6"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_14a_every_reason_is_a_sentence_that_names_the_tiles(language: str) -> None:
    speaker = Speaker(language, ANTHENO)
    state = place("R3 R4 R5", "R7 B3 B8 P* G1 G5 B5 G3 R*")
    for picture in (
        "R3 R4 R5 R7\nB3\n\nB8 .  P*\n\nG1",
        "R3 R4 R5 B5 G5",
        "R3 R4 R5\n\nB3 G3 B3",
        "R4 R5 R7",
        "R3 R* R4 R5\n.  B5\n.  G5",
    ):
        why = refusal(state, picture)
        for one in (why, *why.others):
            sentence = speaker.refusal(one)
            assert all(str(said) in sentence for said in one.reason.args.values())
