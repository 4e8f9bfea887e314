"""TX-10 to TX-15: the island of the box, and what is said of a drawing that breaks a bound."""

from __future__ import annotations

import pickle
from collections import Counter
from copy import deepcopy
from itertools import combinations

import pytest

from sobremesa.games.tanxi.bounds import read_island
from sobremesa.games.tanxi.content import PACK
from sobremesa.games.tanxi.island import Island
from sobremesa.kernel.errors import PackFault

LETTERS = ("J", "P", "S", "V")
ISLAND = PACK.data.island
FILE = "packs/island.toml"
NORTH, EAST, SOUTH, WEST = range(4)


@pytest.fixture(scope="module")
def island() -> Island:
    return read_island(ISLAND, LETTERS, FILE)


def called(island: Island, cells: tuple[int, ...] | list[int]) -> str:
    """Cells by name."""
    return " ".join(island.names[cell] for cell in cells)


def pairs_called(island: Island, pairs: frozenset[tuple[int, int]]) -> list[str]:
    """Neighbours with something between them, by name."""
    return [called(island, list(pair)) for pair in sorted(pairs)]


def flood(start: int, steps: list[tuple[int, ...]]) -> dict[int, int]:
    """The fewest moves to every cell that can be reached, ring by ring."""
    ways = {start: 0}
    ring = {start}
    while ring:
        ring = {other for cell in ring for other in steps[cell]} - ways.keys()
        ways |= dict.fromkeys(ring, max(ways.values()) + 1)
    return ways


def to_points(island: Island, cell: int) -> list[int]:
    """The fewest moves to each exploration point, shortest first."""
    return sorted(min(island.ways[cell][there] for there in point) for point in island.points)


# The drawing


def test_tx_10_every_land_cell_has_a_number_and_a_name(island: Island) -> None:
    assert (island.rows, island.columns, island.size) == (10, 14, 124)
    assert island.grid[0][:4] == [-1, -1, 0, 1]
    assert island.grid[9] == [-1, -1, *range(114, 124), -1, -1]
    assert island.names[0] == "c1"
    assert island.names[-1] == "l10"
    for cell in range(island.size):
        row, column = island.row[cell], island.column[cell]
        assert island.grid[row][column] == cell
        assert island.index[f"{'abcdefghijklmn'[column]}{row + 1}"] == cell
    assert sum(cell >= 0 for row in island.grid for cell in row) == island.size


def test_tx_10_two_lines_divide_the_island_into_quadrants(island: Island) -> None:
    assert Counter(island.quadrant) == {0: 31, 1: 31, 2: 31, 3: 31}
    corners = [island.quadrant[island.index[name]] for name in ("g5", "h5", "g6", "h6")]
    assert corners == [0, 1, 2, 3]


def test_tx_11_the_village_is_four_cells_with_eight_around(island: Island) -> None:
    assert called(island, island.village) == "g5 h5 g6 h6"
    assert called(island, island.around) == "g4 h4 f5 i5 f6 i6 g7 h7"
    assert [cell for cell in range(island.size) if island.in_village[cell]] == list(island.village)


def test_tx_11_six_beaches_lie_on_the_coast(island: Island) -> None:
    assert called(island, island.beaches) == "d1 k1 n5 a6 d10 k10"
    assert all(len(island.neighbours[beach]) < 4 for beach in island.beaches)


def test_tx_12_a_point_has_four_cells_and_a_deck(island: Island) -> None:
    assert [called(island, point) for point in island.points] == [
        "f1 g1 f2 g2",
        "h2 i2 h3 i3",
        "l2 m2 l3 m3",
        "b3 c3 b4 c4",
        "e4 f4 e5 f5",
        "j4 k4 j5 k5",
        "d6 e6 d7 e7",
        "i6 j6 i7 j7",
        "l7 m7 l8 m8",
        "b8 c8 b9 c9",
        "f8 g8 f9 g9",
        "h9 i9 h10 i10",
    ]
    assert "".join(LETTERS[deck] for deck in island.deck) == "JPPJJPSVVSSV"


def test_tx_12a_a_point_lies_in_its_quadrant_and_shares_no_cell(island: Island) -> None:
    for number, cells in enumerate(island.points):
        assert {island.quadrant[cell] for cell in cells} == {island.deck[number]}
        assert {island.point[cell] for cell in cells} == {number}
    assert sum(point >= 0 for point in island.point) == 4 * len(island.points)


def test_tx_13_a_river_stops_moves_and_a_bridge_does_not(island: Island) -> None:
    names = island.index
    assert called(island, island.neighbours[names["g2"]]) == "g1 h2 g3 f2"
    assert called(island, island.steps[names["g2"]]) == "g1 g3 f2"
    assert called(island, island.steps[names["g1"]]) == "h1 g2 f1"
    assert called(island, island.steps[names["c5"]]) == "c4 d5 b5"
    assert called(island, island.steps[names["b5"]]) == "b4 c5 b6"


def test_tx_13a_rivers_and_bridges_run_between_cells(island: Island) -> None:
    assert pairs_called(island, island.bridges) == ["g1 h1", "b5 b6", "m5 m6", "g10 h10"]
    assert pairs_called(island, island.rivers) == [
        *["g2 h2", "f3 f4", "g3 h3", "g3 g4"],
        *["c5 c6", "d5 d6", "e5 e6", "j5 j6", "k5 k6", "l5 l6"],
        *["h7 h8", "i7 i8", "g8 h8", "g9 h9"],
    ]


def test_tx_13_rivers_and_bridges_matter(island: Island) -> None:
    freely = [flood(cell, island.neighbours) for cell in range(island.size)]
    longer = [island.ways[a][b] - freely[a][b] for a, b in combinations(range(island.size), 2)]
    assert (len(longer), sum(more > 0 for more in longer), max(longer)) == (7626, 1458, 8)
    detours = []
    for a, b in island.bridges:
        steps = list(island.steps)
        steps[a] = tuple(cell for cell in steps[a] if cell != b)
        detours.append(flood(a, steps)[b])
    assert sorted(detours) == [9, 9, 11, 11]


def test_tx_14_fog_comes_in_three_rings_from_the_coast(island: Island) -> None:
    assert [island.fog.count(step) for step in (1, 2, 3, 0)] == [36, 32, 40, 16]
    assert {island.fog[c] for c in range(island.size) if len(island.neighbours[c]) < 4} == {1}
    inland = ("d1", "d2", "d3", "e4", "e5")
    assert [island.fog[island.index[name]] for name in inland] == [1, 2, 3, 3, 0]


@pytest.mark.parametrize(("step", "clear"), [(1, 88), (2, 56), (3, 16)])
def test_tx_14_clear_cells_hang_together(island: Island, step: int, clear: int) -> None:
    dry = {cell for cell in range(island.size) if island.fog[cell] not in range(1, step + 1)}
    steps = [tuple(c for c in others if c in dry) for others in island.steps]
    assert len(dry) == clear
    assert flood(island.village[0], steps).keys() == dry


def test_tx_14a_fog_never_covers_the_village(island: Island) -> None:
    assert {island.fog[cell] for cell in (*island.village, *island.around)} == {0}


# Lines and ways


def test_a_line_runs_over_rivers_up_to_the_sea(island: Island) -> None:
    lines = island.lines[island.index["g2"]]
    assert called(island, lines[NORTH]) == "g1"
    assert called(island, lines[EAST]) == "h2 i2 j2 k2 l2 m2"
    assert called(island, lines[SOUTH]) == "g3 g4 g5 g6 g7 g8 g9 g10"
    assert called(island, lines[WEST]) == "f2 e2 d2 c2 b2"
    assert island.lines[island.index["n5"]][EAST] == ()


def test_a_line_is_dry_up_to_the_first_river(island: Island) -> None:
    assert island.dry[island.index["g2"]] == [1, 0, 1, 5]
    assert island.dry[island.index["e1"]] == [0, 7, 4, 2]


def test_a_bridge_keeps_a_line_dry(island: Island) -> None:
    assert called(island, island.lines[island.index["b5"]][SOUTH]) == "b6 b7 b8 b9"
    assert island.dry[island.index["b5"]][SOUTH] == 4
    assert island.dry[island.index["l1"]][WEST] == 9


def test_lines_begin_with_the_neighbours_and_dry_ones_with_the_steps(island: Island) -> None:
    for cell in range(island.size):
        lines, dry = island.lines[cell], island.dry[cell]
        assert tuple(line[0] for line in lines if line) == island.neighbours[cell]
        assert tuple(lines[d][0] for d in range(4) if dry[d]) == island.steps[cell]


def test_ways_are_the_fewest_moves(island: Island) -> None:
    for cell in range(island.size):
        ways = flood(cell, island.steps)
        assert island.ways[cell] == [ways[other] for other in range(island.size)]
    assert island.ways[island.index["g2"]][island.index["h2"]] == 3


def test_cells_are_apart_by_rows_and_columns(island: Island) -> None:
    names = island.index
    assert island.apart(names["g2"], names["h2"]) == 1
    assert island.apart(names["m8"], names["b3"]) == 16
    for a, b in combinations(range(island.size), 2):
        assert island.apart(a, b) == island.apart(b, a) <= island.ways[a][b] == island.ways[b][a]


def test_half_a_turn_changes_nothing(island: Island) -> None:
    last = island.size - 1
    for cell in range(island.size):
        turned = last - cell
        assert island.fog[cell] == island.fog[turned]
        assert island.in_village[cell] == island.in_village[turned]
        assert (cell in island.beaches) == (turned in island.beaches)
        assert (island.point[cell] < 0) == (island.point[turned] < 0)
        assert {last - other for other in island.steps[cell]} == set(island.steps[turned])


# Fair beginnings


def test_no_beach_is_better_than_another(island: Island) -> None:
    ways = {island.names[beach]: island.ways[beach] for beach in island.beaches}
    assert {name: to_points(island, island.index[name])[:3] for name in ways} == {
        "d1": [2, 3, 4],
        "k1": [2, 3, 3],
        "n5": [3, 3, 3],
        "a6": [3, 3, 3],
        "d10": [2, 3, 3],
        "k10": [2, 3, 4],
    }
    to_the_village = [min(way[cell] for cell in island.village) for way in ways.values()]
    assert to_the_village == [7, 7, 6, 6, 7, 7]
    assert [sum(way[other] for other in island.beaches) / 5 for way in ways.values()] == [11.6] * 6
    assert [sum(moves <= 4 for moves in way) for way in ways.values()] == [21, 21, 19, 19, 21, 21]
    assert [sum(moves <= 8 for moves in way) for way in ways.values()] == [54, 53, 57, 57, 53, 54]


def test_two_points_lie_two_moves_apart(island: Island) -> None:
    apart = [
        min(island.ways[a][b] for a in here for b in there)
        for here, there in combinations(island.points, 2)
    ]
    assert min(apart) == 2
    assert apart.count(2) == 10


def test_a_point_lies_one_move_from_the_village(island: Island) -> None:
    moves = [min(to_points(island, cell)) for cell in island.village]
    assert min(moves) == 1


# An island as a value


def test_blanks_at_the_ends_say_nothing(island: Island) -> None:
    padded = "\n  \n" + ISLAND.replace("\n", "   \n") + " \n\n"
    again = read_island(padded, LETTERS, FILE)
    assert again.text == padded
    assert (again.grid, again.ways, again.points) == (island.grid, island.ways, island.points)


def test_an_island_survives_copying(island: Island) -> None:
    assert pickle.loads(pickle.dumps(island)) == island
    assert deepcopy(island) == island
    assert hash(deepcopy(island)) == hash(island)


def test_islands_differ_by_drawing_and_quadrants(island: Island) -> None:
    assert read_island(redrawn({"n5": ".1", "n4": "b1"}), LETTERS, FILE) != island
    letters = ("A", "B", "C", "D")
    turned = ISLAND.translate(str.maketrans("".join(LETTERS), "".join(letters)))
    assert read_island(turned, letters, FILE).deck == island.deck
    assert read_island(turned, letters, FILE) != island


# Drawings that break a bound

SIGNS_OF = {"": (0, 0), ">": (0, 2), "v": (1, 0), "+": (1, 2)}


def redrawn(changes: dict[str, str]) -> str:
    """The island with other signs: at a cell `d5`, east of it `d5>`, south `d5v`, between `d5+`."""
    lines = [list(line.ljust(41)) for line in ISLAND.splitlines()]
    for place, signs in changes.items():
        cell = place.rstrip(">v+")
        down, right = SIGNS_OF[place.removeprefix(cell)]
        line = lines[2 * (int(cell[1:]) - 1) + down]
        at = 3 * (ord(cell[0]) - ord("a")) + right
        line[at : at + len(signs)] = signs
    return "\n".join("".join(line) for line in lines)


def refused(drawing: str) -> str:
    """What is said of a drawing that cannot be used."""
    with pytest.raises(PackFault) as caught:
        read_island(drawing, LETTERS, FILE)
    assert caught.value.where == "packs/island.toml, field island"
    return caught.value.what


LINES = ISLAND.splitlines()
CELL = "a cell is ~~, or one of . b v and one of 1 2 3 -"

MISDRAWN: dict[str, tuple[str, str]] = {
    "nothing": ("\n \n", "the map: 100 to 130 land cells, not 0"),
    "an unknown kind": (
        redrawn({"d3": "x3"}),
        f"the map: line 5, sign 10: 'x3' cannot stand here; {CELL}",
    ),
    "an unknown step": (
        redrawn({"d3": ".4"}),
        f"the map: line 5, sign 10: '.4' cannot stand here; {CELL}",
    ),
    "half a cell": (
        ISLAND.replace(".2 .1\n", ".2 .\n", 1),
        f"the map: line 7, sign 40: '.' cannot stand here; {CELL}",
    ),
    "a gap": (
        redrawn({"d3": "  "}),
        f"the map: line 5, sign 10: '  ' cannot stand here; {CELL}",
    ),
    "an unknown sign between cells": (
        redrawn({"d3>": "!"}),
        "the map: line 5, sign 12: '!' cannot stand here; "
        "between two cells stands | or = or a blank",
    ),
    "a river that leads off the drawing": (
        "\n".join([LINES[0] + "|", *LINES[1:]]),
        "the map: line 1, sign 42: '|' cannot stand here; no cell follows",
    ),
    "a river drawn in half": (
        redrawn({"c5v": " -"}),
        "the map: line 10, sign 7: ' -' cannot stand here; under a cell stands -- or == or a blank",
    ),
    "a symbol out of place": (
        redrawn({"d3v": " J"}),
        "the map: line 6, sign 10: ' J' cannot stand here; under a cell stands -- or == or a blank",
    ),
    "an unknown symbol": (
        redrawn({"d3+": "j"}),
        "the map: line 6, sign 12: 'j' cannot stand here; "
        "where four cells meet stands + or one of J P S V",
    ),
    "a symbol beyond the cells": (
        redrawn({"n3+": "P"}),
        "the map: line 6, sign 42: 'P' cannot stand here; the lines of cells end at sign 41",
    ),
    "a short line": (
        "\n".join([*LINES[:4], LINES[4][:-3], *LINES[5:]]),
        "the map: line 5: 14 cells as in line 1, not 13",
    ),
    "a long line": (
        "\n".join([*LINES[:4], LINES[4] + " .1", *LINES[5:]]),
        "the map: line 5: 14 cells as in line 1, not 15",
    ),
    "a line too many": (
        ISLAND + "   --",
        "the map: line 20: the last line of a drawing is one of cells",
    ),
    "a line too few": (
        "\n".join([LINES[0], *LINES[2:]]),
        "the map: line 2, sign 1: '~~' cannot stand here; under a cell stands -- or == or a blank",
    ),
    "more columns than letters": (
        "\n".join(line.ljust(41) + " ~~" * 13 * (not at % 2) for at, line in enumerate(LINES)),
        "TX-10: at most 26 columns, one a letter, not 27",
    ),
}


@pytest.mark.parametrize(("drawing", "what"), MISDRAWN.values(), ids=MISDRAWN)
def test_signs_that_say_nothing_are_named(drawing: str, what: str) -> None:
    assert refused(drawing) == what


SEA = [
    f"{column}{row}" for row, columns in ((1, "abmn"), (2, "an"), (3, "n")) for column in columns
]
NO_RIVERS = {
    **dict.fromkeys(["g1>", "g2>", "g3>", "g8>", "g9>", "g10>"], " "),
    **dict.fromkeys(["f3v", "g3v", "h7v", "i7v"], "  "),
    **dict.fromkeys([f"{column}5v" for column in "bcdejklm"], "  "),
}
BROKEN: dict[str, tuple[dict[str, str], str]] = {
    "too little land": (
        dict.fromkeys(
            [*[f"{c}9" for c in "bcdefghijklm"], *[f"{c}8" for c in "bcdefghijklmn"]], "~~"
        ),
        "the map: 100 to 130 land cells, not 99",
    ),
    "too much land": (
        dict.fromkeys(SEA, ".1"),
        "the map: 100 to 130 land cells, not 131",
    ),
    "a river into the sea": (
        {"l1>": "|"},
        "TX-13a: a river between l1 and m1: both are land, not sea",
    ),
    "a bridge into the sea": (
        {"a4v": "=="},
        "TX-13a: a bridge between a4 and a5: both are land, not sea",
    ),
    "no crossing": (
        {"g5+": " "},
        "TX-10: the lines that divide the island cross at 1 +, not 0",
    ),
    "two crossings": (
        {"d3+": "+"},
        "TX-10: the lines that divide the island cross at 1 +, not 2",
    ),
    "a small village": (
        {"g5": ".-"},
        "TX-11: the village is the 4 cells around + (g5, h5, g6, h6), "
        "but v stands on 3: h5, g6, h6",
    ),
    "a large village": (
        {"g4": "v-"},
        "TX-11: the village is the 4 cells around + (g5, h5, g6, h6), "
        "but v stands on 5: g4, g5, h5, g6, h6",
    ),
    "no village": (
        dict.fromkeys(["g5", "h5", "g6", "h6"], ".-"),
        "TX-11: the village is the 4 cells around + (g5, h5, g6, h6), but v stands on 0: none",
    ),
    "a crossing outside the village": (
        {"g5+": " ", "f5+": "+"},
        "TX-11: the village is the 4 cells around + (f5, g5, f6, g6), "
        "but v stands on 4: g5, h5, g6, h6",
    ),
    "a point in the sea": (
        {"l1+": "P"},
        "TX-12: P between l1, m1, l2, m2: a point has 4 land cells, not 3",
    ),
    "a cell behind rivers": (
        {"b4v": "--", "b5v": "--", "b5>": "|"},
        "the map: 0 land cells are out of reach, not 1: b5",
    ),
    "a pond at the village": (
        {"h4": "~~"},
        "TX-11: 8 land cells lie next to the village, not 7",
    ),
    "a river at the village": (
        {"f5>": "|"},
        "the map: no river touches the village, not between f5 and g5",
    ),
    "a beach too few": (
        {"n5": ".1"},
        "TX-11: 6 beaches, not 5: d1, k1, a6, d10, k10",
    ),
    "a beach too many": (
        {"c1": "b1"},
        "TX-11: 6 beaches, not 7: c1, d1, k1, n5, a6, d10, k10",
    ),
    "a beach inland": (
        {"d1": ".1", "d2": "b2"},
        "TX-11: beach d2 lies on the coast, not inland",
    ),
    "a point too few": (
        {"h2+": " "},
        "the map: quadrant P has at least 3 exploration points, not 2",
    ),
    "a point across a line": (
        {"e4+": " ", "e5+": "J"},
        "TX-12a: the point J of e5, f5, e6, f6 lies wholly in its quadrant, "
        "not with e6, f6 outside",
    ),
    "a point of another colour": (
        {"d2+": "V"},
        "TX-12a: the point V of d2, e2, d3, e3 lies wholly in its quadrant, "
        "not with d2, e2, d3, e3 outside",
    ),
    "points that overlap": (
        {"e1+": "J"},
        "TX-12a: the point J of e1, f1, e2, f2 shares no cell with another point, not f1, f2",
    ),
    "a point in the village": (
        {"h4+": "P", "j4+": " "},
        "TX-12: the point P of h4, i4, h5, i5 keeps off the village, and does not hold h5",
    ),
    "a point on a beach": (
        {"c1+": "J"},
        "TX-12: the point J of c1, d1, c2, d2 keeps off the beaches, and does not hold d1",
    ),
    "a river inside a point": (
        {"f1v": "--"},
        "TX-12: the point J of f1, g1, f2, g2 has no river inside, not between f1 and f2",
    ),
    "a bridge without a river": (
        {"d4>": "="},
        "TX-13: the bridge between d4 and e4 is a gap in a river, but none runs up to it",
    ),
    "no bridge": (
        {**NO_RIVERS, "c5v": "--"},
        "TX-13: at least 1 bridge, not 0",
    ),
    "a river without a bridge": (
        {"g1>": "|"},
        "the map: the river between g1 and h1 has at least 1 bridge, not 0",
    ),
    "a bridge that nobody needs": (
        {"b5v": "  ", "c5v": "  ", "d5v": "=="},
        "the map: the bridge between d5 and d6 matters: "
        "without it the way is 4 moves or more, not 3",
    ),
    "rivers that nobody minds": (
        {**NO_RIVERS, "b5v": "==", "c5v": "--"},
        "the map: rivers lengthen at least 5 % of all ways, not only 25 of 7626",
    ),
    "fog in the village": (
        {"g5": "v3"},
        "TX-14a: fog never covers the village, not g5 at step 3",
    ),
    "a coast covered late": (
        {"e1": ".2"},
        "TX-14: fog covers the coast at step 1, not e1 at step 2",
    ),
    "a coast never covered": (
        {"e1": ".-"},
        "TX-14: fog covers the coast at step 1, not e1 never",
    ),
    "a step left out": (
        {"d2": ".1"},
        "TX-14: neighbours are covered at most one step apart, not d2 at step 1 and d3 at step 3",
    ),
    "a cell never covered beside an early one": (
        {"d3": ".-"},
        "TX-14: neighbours are covered at most one step apart, not d2 at step 2 and d3 never",
    ),
    "clear cells cut off": (
        {"f3>": "|"},
        "TX-14: after step 2 one can walk between all clear cells, not to g3",
    ),
    "points far from the village": (
        {"e4+": " ", "d3+": "J", "i6+": " ", "j6+": "V"},
        "the map: an exploration point 1 move from the village (TX-122), the nearest is 2 away",
    ),
    "a beach far from everything": (
        {"a1": "b1", "b1": ".1", "d1": ".1", "b3+": " ", "c4+": "J"},
        "the map: beach a1 is within 4 moves of an exploration point, not 5",
    ),
    "a beach beside a point": (
        {"d1": ".1", "e1": "b1"},
        "the map: the ways from the beaches to the nearest exploration point differ by at most 1, "
        "not 2: e1 1, k1 2, n5 3, a6 3, d10 2, k10 2",
    ),
    "a beach far from the second and third point": (
        {"d1": ".1", "c1": "b1"},
        "the map: the ways from the beaches to the nearest three exploration points, added up, "
        "differ by at most 1, not 2: c1 10, k1 8, n5 9, a6 9, d10 8, k10 9",
    ),
    "a beach far from the village": (
        {"b5>": "|", "e6": ".3", "e6>": "|"},
        "the map: the ways from the beaches to the village differ by at most 1, "
        "not 2: d1 7, k1 7, n5 6, a6 8, d10 7, k10 7",
    ),
    "a beach among others": (
        {"d1": ".1", "j1": "b1"},
        "the map: the ways from the beaches to the other beaches, added up, differ by at most 2, "
        "not 14: j1 50, k1 52, n5 52, a6 64, d10 60, k10 54",
    ),
}


@pytest.mark.parametrize(("changes", "what"), BROKEN.values(), ids=BROKEN)
def test_a_broken_bound_is_named(changes: dict[str, str], what: str) -> None:
    assert refused(redrawn(changes)) == what


# Rivers fork, bridges lie inland, and every point is three moves from the next.
POINTS_APART = """\
~~ ~~ .1 b1 .1 .1 .1|.1 .1 .1 b1 .1 ~~ ~~
                 J     P
~~ .1 .2 .2 .2 .2 .2|.2 .2 .2 .2 .2 .1 ~~
     J                             P
.1 .2 .3 .3 .3 .3 .3=.3 .3 .3 .3 .2 .1 ~~
               -- -- -- --
.1 .2 .3 .3 .- .- .- .- .- .- .3 .3 .2 .1
              J           P
~~ .1 .2 .3 .- .- v- v- .- .- .3 .3 .2 b1
   == -- -- -- --   +   -- -- -- -- ==
b1 .2 .3 .3 .- .- v- v- .- .- .3 .2 .1 ~~
              S           V
.1 .2 .3 .3 .- .- .- .- .- .- .3 .3 .2 .1
               -- -- -- --
~~ .1 .2 .3 .3 .3 .3=.3 .3 .3 .3 .3 .2 .1
     S                             V
~~ .1 .2 .2 .2 .2 .2|.2 .2 .2 .2 .2 .1 ~~
                 S     V
~~ ~~ .1 b1 .1 .1 .1|.1 .1 .1 b1 .1 ~~ ~~
"""


def test_points_that_lie_far_apart_are_refused() -> None:
    assert refused(POINTS_APART) == (
        "the map: two exploration points somewhere within 2 moves of each other (TX-123), "
        "the nearest are 3 apart"
    )


def test_the_island_without_changes_breaks_no_bound(island: Island) -> None:
    assert read_island(redrawn({}), LETTERS, FILE).ways == island.ways
