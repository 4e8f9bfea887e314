"""Positions go round; those that no game can reach are refused, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games import GAMES
from sobremesa.games.antheno.content import PACK, TILES
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import DRAW, PASS
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.state import State
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.errors import Fault, IllegalMove, ScenarioFault
from sobremesa.kernel.scenario import read_scenario, run_scenario, write_scenario

RACKS = ["R3 R4 B*", "P1"]


def place(position: dict[str, Any], seats: int = 2, options: Options | None = None) -> State:
    return ANTHENO.place(position, options or Options(), seats, Scripted([]))


# What is said, and what is not


def test_what_is_not_said_is_empty_or_at_its_default() -> None:
    state = place({"racks": RACKS})
    assert state.table == {}
    assert (state.turn, state.out, state.passes, state.over, state.start) == (0, [], 0, False, [])


def test_an_unsaid_bag_is_the_rest_of_the_box() -> None:
    state = place({"racks": RACKS, "table": "G3 G4 G*"})
    assert len(state.bag) == 76 - 4 - 3
    assert state.box == state.terms.box


def test_a_bag_is_said_with_the_next_tile_first() -> None:
    state = place({"racks": RACKS, "bag": "G1 G2 R*"}, options=Options(draw="free"))
    assert ANTHENO.position(state)["bag"] == "G1 G2 R*"
    ANTHENO.apply(state, 0, DRAW)
    assert ANTHENO.position(state)["racks"][0] == "R3 R4 B* G1"
    assert ANTHENO.position(state)["bag"] == "G2 R*"


def test_a_said_bag_makes_the_box_of_this_game() -> None:
    state = place({"racks": RACKS, "bag": "G1"})
    box = {TILES[kind]: many for kind, many in enumerate(state.box) if many}
    assert box == {"R3": 1, "R4": 1, "B*": 1, "P1": 1, "G1": 1}


def test_a_rack_is_said_in_any_order_and_written_sorted() -> None:
    state = place({"racks": ["G* B8 R* R3  B1\tR3", "P1"]})
    assert ANTHENO.position(state)["racks"] == ["R3 R3 R* B1 B8 G*", "P1"]


def test_a_table_is_drawn_or_said_tile_by_tile() -> None:
    drawn = place({"racks": RACKS, "table": "at -1,2\nG3 G4 G5\n.  .  B5\n.  .  R5"})
    listed = place(
        {
            "racks": RACKS,
            "table": [
                [1, 3, "B5"], [-1, 2, "G3"], [1, 2, "G5"], [0, 2, "G4"], [1, 4, "R5"],
            ],
        }
    )  # fmt: skip
    assert drawn.table == listed.table
    assert ANTHENO.position(drawn) == ANTHENO.position(listed)


def test_who_is_out_follows_from_the_racks_unless_the_order_is_said() -> None:
    racks = ["", "R3", "", "B4"]
    assert place({"racks": racks, "turn": 1}, 4).out == [0, 2]
    assert place({"racks": racks, "turn": 1, "out": [2, 0]}, 4).out == [2, 0]


POSITIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "a first turn": (2, {"racks": RACKS, "start": [["R3", "B3"], ["G*", "P8"]], "turn": 0}),
    "a tie of some": (
        4,
        {
            "racks": ["R1", "R2", "B3", "B4"],
            "start": [["R3", "B3", "G1", "P2"], ["G*", "P8", ".", "."]],
        },
    ),
    "a drawn table": (
        3,
        {"racks": ["R1", "B2", "G3"], "table": "at -2,1\nR3 R4 R5\n.  B4\n.  G4", "turn": 2},
    ),
    "a wide table": (
        2,
        {
            "racks": RACKS,
            "table": [[x + 3000 * y, y, f"{'RB'[y]}{x + 3}"] for y in (0, 1) for x in (0, 1, 2)],
        },
    ),
    "an empty bag": (3, {"racks": ["R1", "B2", "G3"], "bag": "", "passes": 2, "turn": 1}),
    "some are out": (4, {"racks": ["", "R1", "", "B3"], "out": [2, 0], "turn": 3, "bag": "G1"}),
    "one is left": (
        3,
        {"racks": ["", "R1", ""], "out": [2, 0], "over": True, "turn": 0, "bag": "G1"},
    ),
    "a blocked game": (3, {"racks": ["R1", "", "G3"], "bag": "", "passes": 2, "over": True}),
}


@pytest.mark.parametrize(("seats", "position"), POSITIONS.values(), ids=list(POSITIONS))
def test_a_position_goes_round(seats: int, position: dict[str, Any]) -> None:
    state = place(position, seats)
    written = ANTHENO.position(state)
    assert {**written, **position, "table": written["table"]} == written
    again = place(written, seats)
    assert again == state
    assert ANTHENO.position(again) == written


@pytest.mark.parametrize(("seats", "position"), POSITIONS.values(), ids=list(POSITIONS))
def test_what_is_described_is_what_can_be_expected(seats: int, position: dict[str, Any]) -> None:
    described = ANTHENO.describe(place(position, seats))
    said = {name: value for name, value in described.items() if value is not None}
    assert ANTHENO.read_expectation(said) == said


@pytest.mark.parametrize(("seats", "position"), POSITIONS.values(), ids=list(POSITIONS))
def test_a_position_is_written_as_a_scenario(seats: int, position: dict[str, Any]) -> None:
    state = place(position, seats)
    text = write_scenario(ANTHENO, "as it was", Options(), state)
    scenario = read_scenario(text, "file", GAMES)
    assert run_scenario(scenario) == []
    assert scenario.position is not None
    assert place(scenario.position, seats) == state


def test_every_moment_of_a_game_goes_round() -> None:
    options = Options(draw="free", hand=4)
    state = ANTHENO.setup(options, 3, fast(5))
    chance = fast(6)
    for _ in range(40):
        if state.over:
            break
        again = ANTHENO.place(ANTHENO.position(state), options, 3, state.chance.copy())
        again.revealed = state.revealed
        assert again == state
        ANTHENO.apply(state, state.turn, ANTHENO.random_move(state, state.turn, chance))


def test_ranks_and_who_is_asked_follow_from_a_position() -> None:
    over = {"racks": ["R1 R2", "", "G3"], "bag": "", "passes": 2, "over": True}
    described = ANTHENO.describe(place(over, 3))
    assert described["ranks"] == [3, 1, 2]
    assert described["asked"] == []
    assert ANTHENO.describe(place({"racks": RACKS, "turn": 1}))["asked"] == [1]


# What no game can come to

LINE = "R3 R4 R5"


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({}, "position, field racks: say what is on each of the 2 racks"),
        ({"racks": ["R1"]}, "position, field racks: say what is on each of the 2 racks"),
        ({"racks": ["R1", "R2", "R3"]}, "position, field racks: say what is on each"),
        ({"racks": "R1"}, "position, field racks: Expected `array`, got `str`"),
        (
            {"racks": ["R1 R9", "R2"]},
            "position, racks 0: 'R9' is no tile: write R3, or R* for a star",
        ),
        ({"racks": ["R1", "r2"]}, "position, racks 1: 'r2' is no tile"),
        ({"racks": RACKS, "bag": "R0"}, "position, field bag: 'R0' is no tile"),
        ({"racks": RACKS, "table": "R3 R4 X5"}, "position, field table: 'X5' is no tile"),
        (
            {"racks": RACKS, "table": "at 0\nR3 R4 R5"},
            "position, field table: the first line of a drawing says `at X,Y`, or nothing",
        ),
        (
            {"racks": RACKS, "table": "at 9998,0\nR3 R4 R5"},
            "position, field table, entry 3 1: Expected `int` <= 9999",
        ),
        (
            {"racks": RACKS, "table": [[0, 0, "R9"]]},
            "position, table 1 3: Expected `str` matching regex '^[RBGP][1-8*]$'",
        ),
        (
            {"racks": RACKS, "table": [[0, 0]]},
            "position, table 1: Expected `array` of at least length 3",
        ),
        (
            {"racks": RACKS, "table": [[-10000, 0, "R3"]]},
            "position, table 1 1: Expected `int` >= -9999",
        ),
        ({"racks": ["R3 R3 R3", "R1"]}, "position: 3 × R3: the box has 2"),
        ({"racks": ["R* R*", "R* R*"]}, "position: 4 × R*: the box has 3"),
        ({"racks": ["R3", "R3"], "table": LINE}, "position: 3 × R3: the box has 2"),
        ({"racks": ["R3", "R1"], "bag": "R3 R3"}, "position: 3 × R3: the box has 2"),
        ({"racks": RACKS, "table": "R5 R6"}, "position, field table: AN-22: two-touch (R5 R6)"),
        ({"racks": RACKS, "table": "R5"}, "position, field table: AN-23: alone (R5)"),
        (
            {"racks": RACKS, "table": "R5 R6 R8"},
            "position, field table: AN-21: no-sequence (R5 R6 R8)",
        ),
        (
            {"racks": RACKS, "table": "R5 R* R7\n.  B5\n.  G5"},
            "position, field table: AN-24: star-clash (R5 R* R7 B5 G5)",
        ),
        ({"racks": RACKS, "turn": 2}, "position, field turn: there are seats 0 to 1"),
        ({"racks": RACKS, "turn": -1}, "position, field turn: there are seats 0 to 1"),
        ({"racks": RACKS, "turn": "0"}, "position, field turn: Expected `int`, got `str`"),
        ({"racks": RACKS, "passes": -1}, "position, field passes: Expected `int` >= 0"),
        (
            {"racks": RACKS, "passes": 1},
            "position, field passes: AN-12: one passes when the bag is empty",
        ),
        (
            {"racks": RACKS, "bag": "", "passes": 2},
            "position, field over: a game is over when one is left in it, or all have passed",
        ),
        ({"racks": RACKS, "over": True}, "position, field over: a game is over when one is left"),
        ({"racks": ["", "R1"], "turn": 1}, "position, field over: a game is over when one is"),
        ({"racks": RACKS, "out": [0]}, "position, field out: those with an empty rack are []"),
        (
            {"racks": RACKS, "start": [["R3"]]},
            "position, field start: say what each of the 2 drew, a dot for nothing",
        ),
        ({"racks": RACKS, "start": [["R3", "?"]]}, "position, field start: '?' is no tile"),
        ({"rack": RACKS}, "position: Object contains unknown field `rack`"),
        ({"racks": RACKS, "ranks": [1, 2]}, "position: Object contains unknown field `ranks`"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(ScenarioFault) as refused:
        place(position)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"racks": ["", "R1", "B1"]}, "position, field turn: AN-30a: seat 0 is out"),
        (
            {"racks": ["", "R1", "B1"], "out": [1], "turn": 1},
            "position, field out: those with an empty rack are [0]",
        ),
        (
            {"racks": ["", "R1", "B1"], "out": [0, 0], "turn": 1},
            "position, field out: those with an empty rack are [0]",
        ),
        (
            {"racks": ["", "R1", "B1"], "bag": "", "passes": 2, "turn": 1},
            "position, field over: a game is over when one is left in it, or all have passed",
        ),
    ],
)
def test_who_is_out_is_out(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(ScenarioFault) as refused:
        place(position, 3)
    assert reason in str(refused.value)


def test_a_box_of_fewer_colours_has_no_other_tiles() -> None:
    with pytest.raises(ScenarioFault, match="position: 1 × P1: the box has 0"):
        place({"racks": RACKS, "bag": ""}, options=Options(colours=3))


def test_a_position_needs_options_that_can_be_played() -> None:
    with pytest.raises(Fault, match="options, field copies: from 1 to 3, not 9"):
        place({"racks": RACKS}, options=Options(copies=9))


@pytest.mark.parametrize(
    ("expected", "reason"),
    [
        ({"racks": ["R9", ""]}, "expect, racks 0: 'R9' is no tile"),
        ({"hands": []}, "expect: Object contains unknown field `hands`"),
        ({"over": 1}, "expect, field over: Expected `bool`, got `int`"),
        ({"ranks": 1}, "expect, field ranks: Expected `array`, got `int`"),
    ],
)
def test_an_expectation_that_cannot_be_meant_is_refused(
    expected: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ScenarioFault) as refused:
        ANTHENO.read_expectation(expected)
    assert reason in str(refused.value)


def test_a_chance_order_is_said_with_the_next_tile_first() -> None:
    assert [TILES[kind] for kind in ANTHENO.read_order(["R3", "B* G1"])] == ["G1", "B*", "R3"]
    with pytest.raises(ScenarioFault, match="chance: 'R9' is no tile"):
        ANTHENO.read_order(["R9"])


def test_a_finished_game_can_be_written() -> None:
    position = {"racks": ["", "R1"], "over": True, "turn": 1}
    outcome = ANTHENO.outcome(place(position))
    assert outcome is not None
    assert outcome.ranks == (1, 2)


# Moves that are none

MALFORMED: list[tuple[Any, str]] = [
    ({}, "missing required field `do`"),
    ({"do": "jump"}, "Invalid value 'jump'"),
    ({"do": "play"}, "missing required field `table`"),
    ({"do": "play", "table": 3}, "Expected `array`, got `int`"),
    ({"do": "play", "table": "R9"}, "'R9' is no tile"),
    ({"do": "play", "table": "at x,y\nR3"}, "the first line of a drawing"),
    ({"do": "play", "table": [[0, 0, "R9"]]}, "Expected `str` matching regex"),
    ({"do": "play", "table": [[0, 0, "R3", 1]]}, "Expected `array` of at most length 3"),
    ({"do": "play", "table": [[0.5, 0, "R3"]]}, "Expected `int`"),
    ({"do": "play", "table": [[0, 10000, "R3"]]}, "Expected `int` <= 9999"),
    ({"do": "draw", "tile": "R3"}, "unknown field `tile`"),
    ({"do": "pass", "table": ""}, "unknown field `table`"),
    ([], "Expected `object`"),
    (None, "Expected `object`"),
]


@pytest.mark.parametrize(("data", "problem"), MALFORMED)
def test_what_is_no_move_is_refused_as_malformed(data: Any, problem: str) -> None:
    with pytest.raises(IllegalMove) as illegal:
        ANTHENO.read_move(data)
    assert illegal.value.rule == "K-3"
    assert problem in str(illegal.value)


def test_a_drawn_table_is_the_same_move_as_one_tile_by_tile() -> None:
    drawn = ANTHENO.read_move({"do": "play", "table": "R3 R4 R5"})
    listed = {"do": "play", "table": [[0, 0, "R3"], [1, 0, "R4"], [2, 0, "R5"]]}
    assert drawn == ANTHENO.read_move(listed)
    assert ANTHENO.read_move({"do": "draw"}) == DRAW
    assert ANTHENO.read_move({"do": "pass"}) == PASS


def test_the_box_of_a_position_is_the_pack_that_is_on_the_table() -> None:
    game, options = ANTHENO.with_pack(PACK.text.replace("copies = 2", "copies = 1"), "small")
    with pytest.raises(ScenarioFault, match="position: 2 × R3: the box has 1"):
        game.place({"racks": ["R3", "R3"]}, options, 2, Scripted([]))


# Defects: these hold once they are mended


def test_two_tiles_in_a_cell_are_no_position() -> None:
    with pytest.raises(ScenarioFault, match="AN-20"):
        place({"racks": RACKS, "table": [[0, 0, "R3"], [1, 0, "R4"], [2, 0, "R5"], [2, 0, "R6"]]})


def test_an_empty_word_in_the_start_is_refused() -> None:
    with pytest.raises(ScenarioFault, match="field start"):
        place({"racks": RACKS, "start": [["R3", ""]]})


@pytest.mark.parametrize(
    "position",
    [
        {"racks": ["", ""], "bag": "", "over": True},
        {"racks": RACKS, "bag": "", "passes": 3, "over": True},
        {"racks": ["", "R1"], "bag": "", "passes": 1, "over": True, "turn": 1},
        {"racks": RACKS, "start": [["R3 R4", "B1"]]},
    ],
    ids=["all are out", "more passes than players", "passes after going out", "two tiles drawn"],
)
def test_ends_that_no_game_comes_to_are_refused(position: dict[str, Any]) -> None:
    with pytest.raises(ScenarioFault):
        place(position)


@pytest.mark.parametrize(
    ("expected", "reason"),
    [
        ({"table": "R9"}, "expect, field table: 'R9' is no tile"),
        ({"bag": "R9"}, "expect, field bag: 'R9' is no tile"),
        ({"start": [["R9", "R1"]]}, "expect, field start: 'R9' is no tile"),
    ],
)
def test_a_tile_in_an_expectation_that_is_none_is_refused(
    expected: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ScenarioFault) as refused:
        ANTHENO.read_expectation(expected)
    assert reason in str(refused.value)


def test_a_scenario_with_a_pack_plays_its_box() -> None:
    pack = PACK.text.replace("copies = 2", "copies = 1")
    text = f"game = 'antheno'\nabout = 'a box'\nseats = 2\npack = '''{pack}'''\n"
    position = "[position]\nracks = ['R3', 'R3']\n"
    with pytest.raises(ScenarioFault, match="these options do not play the pack"):
        read_scenario(text + position, "file", GAMES)
    scenario = read_scenario(text + "options = { copies = 1 }\n" + position, "file", GAMES)
    with pytest.raises(ScenarioFault, match="2 × R3: the box has 1"):
        run_scenario(scenario)
