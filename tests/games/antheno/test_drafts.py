"""AN-7 while somebody thinks: what the others see of a draft."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sobremesa.games.antheno.content import tiles_of
from sobremesa.games.antheno.drafts import ShownDraft
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import MOST, placed
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.state import State
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.errors import IllegalMove
from tests.games.antheno.subject import twin

Tile = list[Any]  # x, y, the tile and where it is from


def place(table: str, rack: str, **position: Any) -> State:
    said = {"table": table, "racks": [rack, "P8"], "bag": "P7", **position}
    return ANTHENO.place(said, Options(), 2, Scripted([]))


def shown(state: State, tiles: list[Tile], seat: int | None = 0) -> ShownDraft:
    return ANTHENO.draft(ANTHENO.view(state, seat), {"table": tiles})


def seen(state: State, tiles: list[Tile]) -> list[Any]:
    """What the others see, as it is sent."""
    sent: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shown(state, tiles)))
    assert sent.keys() == {"seat", "table"}
    assert sent["seat"] == 0
    table: list[Any] = sent["table"]
    return table


def refused(state: State, data: Any, seat: int | None = 0) -> IllegalMove:
    with pytest.raises(IllegalMove) as why:
        ANTHENO.draft(ANTHENO.view(state, seat), data)
    return why.value


# What is seen


def test_an_7_7a_tiles_of_the_rack_are_seen_as_coloured_blanks() -> None:
    state = place("R3 R4 R5", "R6 B4 G*")
    draft = [
        [0, 1, "R3", "table"], [1, 1, "R4", "table"], [2, 1, "R5", "table"], [3, 1, "R6", "rack"],
        [1, 0, "B4", "rack"], [1, 2, "G*", "rack"],
    ]  # fmt: skip
    assert seen(state, draft) == [
        [1, 0, "B?"],
        [0, 1, "R3"], [1, 1, "R4"], [2, 1, "R5"], [3, 1, "R?"],
        [1, 2, "G?"],
    ]  # fmt: skip


def test_an_7a_it_is_read_row_by_row_however_it_was_said() -> None:
    state = place("R3 R4 R5", "R6 R2 B1")
    draft = [
        [-1, 0, "R2", "rack"], [0, 0, "R3", "table"], [1, 0, "R4", "table"],
        [2, 0, "R5", "table"], [3, 0, "R6", "rack"], [-5, -2, "B1", "rack"],
    ]  # fmt: skip
    first = shown(state, draft)
    random = Random(1)
    for _ in range(10):
        assert shown(state, random.sample(draft, len(draft))) == first


def test_an_14a_a_draft_need_not_be_in_order_nor_complete() -> None:
    state = place("R3 R4 R5", "B8")
    draft = [[9, 9, "R4", "table"], [-9, 3, "B8", "rack"]]
    assert seen(state, draft) == [[-9, 3, "B?"], [9, 9, "R4"]]
    assert seen(state, []) == []


def test_an_7_of_two_equal_tiles_the_one_of_the_rack_is_blank() -> None:
    state = place("R3 R4 R5", "R3")
    assert seen(state, [[0, 0, "R3", "table"], [2, 0, "R3", "rack"]]) == [
        [0, 0, "R3"],
        [2, 0, "R?"],
    ]


# Twins


def counterparts(state: State, other: State, seat: int) -> list[tuple[str, str]]:
    """The tiles of two racks that show the same colours, colour by colour."""
    racks = [tiles_of(world.racks[seat]) for world in (state, other)]
    pairs = list(zip(*racks, strict=True))
    assert all(one[0] == same[0] for one, same in pairs)
    return pairs


@pytest.mark.parametrize("seed", range(6))
def test_an_7_7a_what_is_seen_depends_on_colours_and_cells_alone(seed: int) -> None:
    """Two racks with other numbers, drafts with blanks of one colour in the same cells."""
    random, chance = Random(seed), fast(seed)
    state = ANTHENO.setup(Options(draw="free"), 3, chance)
    differed = 0
    for _ in range(12):
        seat = state.turn
        other = twin(state, (seat + 1) % 3, random, True)
        pairs = random.sample(counterparts(state, other, seat), random.randint(1, 4))
        differed += sum(one != same for one, same in pairs)
        lying = [[tile.x, tile.y, tile.tile, "table"] for tile in placed(state.table)]
        where = [[100 + random.randrange(9), 10 * row] for row in range(len(pairs))]
        drafts = [
            lying + [[*cell, pair[world], "rack"] for cell, pair in zip(where, pairs, strict=True)]
            for world in (0, 1)
        ]
        random.shuffle(drafts[1])
        assert shown(state, drafts[0], seat) == shown(other, drafts[1], seat)
        ANTHENO.apply(state, seat, ANTHENO.random_move(state, seat, chance))
    assert differed


def test_an_7a_a_star_is_seen_as_a_number_is() -> None:
    with_star, without = place("", "R* B*"), place("", "R8 B1")
    tiles = [
        [[0, 0, red, "rack"], [4, 0, blue, "rack"]] for red, blue in (("R*", "B*"), ("R8", "B1"))
    ]
    assert shown(with_star, tiles[0]) == shown(without, tiles[1])


# What is refused


def test_k_3_a_tile_comes_from_where_it_is() -> None:
    state = place("R3 R4 R5", "R6 B1 B1")
    problems = [
        refused(state, {"table": tiles}).reason.args["problem"]
        for tiles in (
            [[0, 0, "R6", "table"]],
            [[0, 0, "R3", "rack"]],
            [[0, 0, "G1", "rack"], [1, 0, "P1", "table"]],
            [[0, 0, "R3", "table"], [1, 0, "R3", "table"]],
            [[x, 0, "B1", "rack"] for x in range(3)],
            [[0, 0, "P8", "rack"]],
        )
    ]
    assert problems == [
        "not on the table: R6",
        "not on the rack: R3",
        "not on the table: P1",
        "not on the table: R3",
        "not on the rack: B1",
        "not on the rack: P8",
    ]


def test_an_20_a_cell_holds_one_tile() -> None:
    state = place("R3 R4 R5", "R6 B1")
    why = refused(state, {"table": [[0, 0, "R3", "table"], [0, 0, "R6", "rack"]]})
    assert (why.rule, why.reason.id, why.where) == ("AN-20", "refused-two-in-a-cell", ("0,0",))


def test_k_1_only_whose_turn_it_is_thinks_in_public() -> None:
    why = refused(place("R3 R4 R5", "R6"), {"table": []}, seat=1)
    assert (why.rule, why.reason.id, why.where) == ("K-1", "refused-not-asked", (1,))
    over = place("R3 R4 R5", "", racks=["", "R6"], out=[0], over=True, bag="")
    assert {refused(over, {"table": []}, seat).rule for seat in (0, 1)} == {"K-1"}


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"table": "R3 R4 R5"},
        {"table": [[0, 0, "R6"]]},
        {"table": [[0, 0, "R6", "bag"]]},
        {"table": [[0, 0, "R?", "rack"]]},
        {"table": [[0, 0, "R6", "rack", 1]]},
        {"table": [[0, 10_000, "R6", "rack"]]},
        {"table": [], "seat": 1},
        {"table": [[x, 0, "R6", "rack"] for x in range(MOST + 1)]},
    ],
)
def test_k_3_anything_else_is_no_draft(data: Any) -> None:
    why = refused(place("R3 R4 R5", "R6"), data)
    assert (why.rule, why.reason.id) == ("K-3", "refused-malformed")


def test_a_spectator_lays_nothing() -> None:
    assert refused(place("R3 R4 R5", "R6"), {"table": []}, seat=None).rule == "K-3"


def test_a_draft_changes_nothing() -> None:
    state = place("R3 R4 R5", "R6")
    before = state.copy()
    shown(state, [[5, 5, "R6", "rack"]])
    assert state == before
