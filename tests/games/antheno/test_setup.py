"""AN-1 to AN-8 and the box: before the first move."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sobremesa.games.antheno.content import (
    COLOURS,
    KINDS,
    NUMBERS,
    PACK,
    SHAPES,
    TILES,
    count,
    read_pack,
    tiles_of,
)
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.rules.opening import draw_for_start, worth
from sobremesa.games.antheno.state import NOBODY, State, Terms
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.errors import OptionsFault, PackFault


def new_game(seats: int = 4, seed: int = 1, **options: Any) -> State:
    return ANTHENO.setup(ANTHENO.read_options(options), seats, fast(seed))


def tiles_in(state: State) -> list[int]:
    """All tiles of a game, by kind."""
    zones = [count(state.bag), count(list(state.table.values())), *state.racks]
    return [sum(zone) for zone in zip(*zones, strict=True)]


# The box


def test_an_1_tiles_are_numbered_1_to_8_or_carry_a_star_in_each_colour() -> None:
    assert Counter(tile[0] for tile in TILES) == dict.fromkeys("RBGP", NUMBERS)
    assert {tile[1:] for tile in TILES} == {*"12345678", "*"}
    assert len(TILES) == KINDS


def test_an_2_the_box_has_76_tiles() -> None:
    state = new_game()
    assert sum(state.box) == Options().box == 76
    for kind, tile in enumerate(TILES):
        assert state.box[kind] == (3 if tile.endswith("*") else 2)
    assert tiles_in(state) == state.box


@pytest.mark.parametrize(
    ("options", "size"),
    [
        ({"stars": 2}, 72),
        ({"stars": 0}, 64),
        ({"copies": 1}, 44),
        ({"copies": 3, "stars": 4}, 112),
        ({"colours": 2}, 38),
        ({"colours": 3}, 57),
    ],
)
def test_an_2_options_build_other_boxes(options: dict[str, int], size: int) -> None:
    state = new_game(2, **options)
    assert sum(state.box) == size
    assert tiles_in(state) == state.box
    for colour in range(len(COLOURS)):
        own = state.box[colour * NUMBERS : (colour + 1) * NUMBERS]
        there = colour < options.get("colours", 4)
        numbered = [options.get("copies", 2)] * 8
        assert own == ([options.get("stars", 3), *numbered] if there else [0] * NUMBERS)


def test_an_2_every_colour_has_a_shape_of_its_own() -> None:
    assert len(COLOURS) == len(SHAPES) == len(set(SHAPES)) == 4
    assert set(ANTHENO.names) == {*COLOURS, *SHAPES}


def test_an_2_the_pack_says_what_the_options_say_by_default() -> None:
    plain = Options()
    assert (PACK.colours, PACK.copies, PACK.stars) == (plain.colours, plain.copies, plain.stars)


def test_an_2_a_pack_from_outside_is_played_with_its_own_options() -> None:
    game, options = ANTHENO.with_pack(PACK.text.replace("stars = 3", "stars = 2"), "my box")
    assert options == Options(stars=2)
    assert sum(game.setup(options, 2, fast(1)).box) == 72


PURPLE = '[[colour]]\nname = "purple"\nshape = "diamond"\nsource = "reconstruction"\n'


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("copies = 2", "copies = 'two'", "field copies: a whole number, not “two”"),
        ("stars = 3", "", "box: the field stars is missing: a whole number"),
        ("stars = 3", "star = 3", "field star: there is no such field; did you mean stars?"),
        ("antheno", "antayagi", "field game: antheno, not “antayagi”"),
        ('"red"', '"pink"', "colour 1, field name: blue, green, purple or red, not “pink”"),
        ('"red"', '"blue"', "colour 1: colour 1 is red, a circle"),
        ('"diamond"', '"circle"', "colour 4: colour 4 is purple, a diamond"),
        (PURPLE, 2 * PURPLE, "box, field colour: a box has at most 4 colours"),
        ("[[colour]]", "[[colour", "box: this is not TOML"),
    ],
)
def test_a_pack_with_a_mistake_names_its_place(old: str, new: str, problem: str) -> None:
    assert old in PACK.text
    with pytest.raises(PackFault) as fault:
        read_pack(PACK.text.replace(old, new, 1), "box")
    assert problem in str(fault.value)


def test_a_pack_has_at_least_two_colours() -> None:
    text = PACK.text[: PACK.text.index('[[colour]]\nname = "blue"')]
    with pytest.raises(PackFault, match="box, field colour: a box has at least 2 colours"):
        read_pack(text, "box")


# Who plays


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_6_two_to_four_players_draw_ten_tiles_each(seats: int) -> None:
    state = new_game(seats)
    assert [sum(rack) for rack in state.racks] == [10] * seats
    assert len(state.bag) == 76 - 10 * seats
    assert state.table == {}
    assert tiles_in(state) == state.box


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_no_other_number_of_players_does(seats: int) -> None:
    with pytest.raises(OptionsFault, match=f"seats: Antheno is for 2 to 4 players, not {seats}"):
        new_game(seats)


@pytest.mark.parametrize("hand", [1, 7, 19])
def test_an_6_another_number_of_tiles_can_be_agreed_on(hand: int) -> None:
    assert [sum(rack) for rack in new_game(4, hand=hand).racks] == [hand] * 4


def test_an_6_the_racks_may_empty_the_bag() -> None:
    state = new_game(4, hand=19)
    assert state.bag == []
    assert tiles_in(state) == state.box


def test_an_6_another_seed_is_another_deal() -> None:
    deals = [new_game(seed=seed).racks for seed in range(5)]
    assert all(one != other for one in deals for other in deals if one is not other)
    assert new_game(seed=3) == new_game(seed=3)


def test_an_8_the_starter_is_asked_first() -> None:
    for seed in range(10):
        state = new_game(seed=seed)
        assert ANTHENO.to_act(state) == (state.turn,)
        assert not state.over
        assert ANTHENO.outcome(state) is None


# The draw for the start


def start_of(tiles: str, seats: int, *lots: int) -> State:
    """A game in which these tiles are drawn for the start, one after the other."""
    state = State(Terms.of(Options(), PACK, seats), Scripted([*lots]))
    state.bag = [TILES.index(tile) for tile in reversed(tiles.split())]
    state.turn = draw_for_start(state)
    return state


def rounds(state: State) -> list[str]:
    return [
        " ".join(["." if kind == NOBODY else TILES[kind] for kind in drawn])
        for drawn in state.start
    ]


@pytest.mark.parametrize(
    ("tiles", "seats", "drawn", "turn"),
    [
        ("R3 B7", 2, ["R3 B7"], 1),
        ("R8 B7 G1", 3, ["R8 B7 G1"], 0),
        ("R8 B7 G1 P*", 4, ["R8 B7 G1 P*"], 3),
        ("R1 B* G8 P8", 4, ["R1 B* G8 P8"], 1),
    ],
)
def test_an_5_the_largest_number_starts_and_a_star_beats_it(
    tiles: str, seats: int, drawn: list[str], turn: int
) -> None:
    state = start_of(tiles, seats)
    assert rounds(state) == drawn
    assert state.turn == turn


@pytest.mark.parametrize(
    ("tiles", "seats", "drawn", "turn"),
    [
        ("R5 B5 G1 P2", 2, ["R5 B5", "G1 P2"], 1),
        ("R5 B5 G1 P2 P1", 3, ["R5 B5 G1", "P2 P1 ."], 0),
        ("R5 B6 G5 P6 R1 R2", 4, ["R5 B6 G5 P6", ". R1 . R2"], 3),
        ("R* B8 G* R1 B3", 3, ["R* B8 G*", "R1 . B3"], 2),
        ("R7 B7 G7 B4 R4 R2 B1 B2", 3, ["R7 B7 G7", "B4 R4 R2", "B1 B2 ."], 1),
        ("R7 B7 G7 B4 R4 P4 R* B1 B2", 3, ["R7 B7 G7", "B4 R4 P4", "R* B1 B2"], 0),
    ],
)
def test_an_5a_only_the_tied_draw_again(
    tiles: str, seats: int, drawn: list[str], turn: int
) -> None:
    state = start_of(tiles, seats)
    assert rounds(state) == drawn
    assert state.turn == turn


def test_an_5a_what_was_drawn_in_one_round_is_not_drawn_in_the_next() -> None:
    for seed in range(200):
        state = new_game(4, seed, copies=1, stars=1, hand=3)
        drawn = [kind for round in state.start for kind in round if kind != NOBODY]
        assert len(drawn) == len(set(drawn))


def test_an_5a_where_the_bag_runs_out_the_lot_decides_among_the_tied() -> None:
    assert [start_of("R5 B5 G1", 2, lot).turn for lot in (0, 1)] == [0, 1]
    assert [start_of("R5 B1 G5 P5", 4, lot).turn for lot in (0, 1, 2)] == [0, 2, 3]


def test_an_5_the_tiles_go_back_before_the_racks_are_drawn() -> None:
    for seed in range(20):
        state = new_game(2, seed, hand=30)
        assert tiles_in(state) == state.box
        assert sum(tiles_in(state)) == 76


def test_an_5_every_seat_may_start_and_the_rounds_say_who() -> None:
    starters = set()
    for seed in range(40):
        state = new_game(4, seed)
        last = state.start[-1]
        best = max(worth(kind) for kind in last if kind != NOBODY)
        assert [seat for seat, kind in enumerate(last) if worth(kind) == best] == [state.turn]
        starters.add(state.turn)
    assert starters == {0, 1, 2, 3}


def test_an_7a_a_rack_has_no_order_but_that_of_the_colours_and_numbers() -> None:
    for rack in new_game().racks:
        tiles = list(tiles_of(rack))
        assert tiles == sorted(
            tiles, key=lambda tile: ("RBGP".index(tile[0]), tile[1] == "*", tile)
        )


# Options that no table can play with


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"colours": 1}, "options, field colours: from 2 to 4, not 1"),
        ({"colours": 5}, "options, field colours: from 2 to 4, not 5"),
        ({"copies": 0}, "options, field copies: from 1 to 3, not 0"),
        ({"copies": 5}, "options, field copies: from 1 to 3, not 5"),
        ({"stars": -1}, "options, field stars: from 0 to 4, not -1"),
        ({"stars": 5}, "options, field stars: from 0 to 4, not 5"),
        ({"hand": 0}, "options, field hand: from 1 to 30, not 0"),
        ({"hand": 31}, "options, field hand: from 1 to 30, not 31"),
        (
            {"hand": 20},
            "options, field hand: 4 players cannot draw 20 tiles each from a box of 76",
        ),
        (
            {"copies": 1, "colours": 2, "stars": 0, "hand": 5},
            "options, field hand: 4 players cannot draw 5 tiles each from a box of 16",
        ),
        ({"draw": "sometimes"}, "options, field draw: Invalid enum value 'sometimes'"),
        ({"copies": "2"}, "options, field copies: Expected `int`, got `str`"),
        ({"stars": 2.5}, "options, field stars: Expected `int`"),
        ({"hand": True}, "options, field hand: Expected `int`, got `bool`"),
        ({"colors": 4}, "options: Object contains unknown field `colors`"),
    ],
)
def test_bad_options_are_refused_by_name(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(OptionsFault) as fault:
        new_game(4, **options)
    assert problem in str(fault.value)


@pytest.mark.parametrize("draw", ["strict", "free"])
def test_an_11a_drawing_is_strict_unless_agreed_otherwise(draw: str) -> None:
    assert Options().draw == "strict"
    assert new_game(draw=draw).terms.strict == (draw == "strict")
