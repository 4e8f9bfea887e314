"""Numbers for learners: what the proofs of every game leave open."""

from __future__ import annotations

from typing import Literal

from sobremesa.games.antheno.content import KIND, tiles_of
from sobremesa.games.antheno.encoding import DRAWS, LAY, PASSES, TurnWalk
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import DRAW, PASS, Play, cells_of
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.state import State
from sobremesa.games.antheno.table import joined
from sobremesa.kernel.chance import Scripted


def placed(rack: str, table: str, draw: Literal["strict", "free"] = "strict") -> State:
    data = {"racks": [rack, "P1"], "bag": "P2", "table": table}
    return ANTHENO.place(data, Options(draw=draw), 2, Scripted([]))


def tiles(actions: list[int]) -> str:
    """These actions as people say them."""
    names = ANTHENO.encoding(Options()).actions.names
    return " ".join([names[action].removeprefix("take ") for action in actions])


def test_a_play_is_said_tile_by_tile() -> None:
    state = placed("R6 R7 B1", "R3 R4 R5")
    walk = TurnWalk(state, 0)
    assert tiles(walk.following()) == "R6 R7"  # the 7 only with the 6
    assert walk.take(KIND["R7"]) is None
    assert tiles(walk.following()) == "R6"
    assert walk.take(KIND["R6"]) is None
    assert walk.following() == [LAY]
    move = walk.take(LAY)
    assert isinstance(move, Play)
    assert tiles_of(joined(state.table, cells_of(move.table))) == ("R6", "R7")


def test_who_can_play_may_stop_after_each_play() -> None:
    walk = TurnWalk(placed("R6 R7", "R3 R4 R5"), 0)
    walk.take(KIND["R6"])
    assert walk.following() == [KIND["R7"], LAY]


def test_what_one_step_has_found_is_so_at_the_next() -> None:
    state = placed("R6 R7 B6 G6 B3 P8 P1 G1 R1", "R3 R4 R5 . G3 G4 G5")
    for first in TurnWalk(state, 0).following():
        walk = TurnWalk(state, 0)
        assert first in walk.following()
        walk.take(first)
        while walk.following() != [LAY]:
            anew = TurnWalk(state, 0)  # which has found nothing yet
            for action in walk.taken:
                anew.take(action)
            assert anew.following() == walk.following()
            walk.take(walk.following()[0])
        assert isinstance(walk.take(LAY), Play)


def test_one_draws_in_a_strict_game_only_without_a_play() -> None:
    assert TurnWalk(placed("B1", "R3 R4 R5"), 0).following() == [DRAWS]
    assert TurnWalk(placed("R6", "R3 R4 R5"), 0).following() == [KIND["R6"]]
    free = TurnWalk(placed("R6", "R3 R4 R5", draw="free"), 0)
    assert free.following() == [KIND["R6"], DRAWS]
    assert free.take(DRAWS) == DRAW


def test_one_passes_when_the_bag_is_empty() -> None:
    data = {"racks": ["B1", "P1"], "bag": "", "table": "R3 R4 R5"}
    walk = TurnWalk(ANTHENO.place(data, Options(), 2, Scripted([])), 0)
    assert walk.following() == [PASSES]
    assert walk.take(PASSES) == PASS


def test_what_the_search_does_not_find_out_leaves_a_play_or_a_rest() -> None:
    state = placed("R6 R7", "R3 R4 R5")
    walk = TurnWalk(state, 0, within=0)
    assert walk.following()  # the play that the referee knows of
    assert walk.undecided == 2
    move = None
    while move is None:
        move = walk.take(walk.following()[-1])
    assert ANTHENO.why_not(state, 0, move) is None
    assert TurnWalk(placed("B1", "R3 R4 R5"), 0, within=0).following() == [DRAWS]
    free = TurnWalk(placed("R6", "R3 R4 R5", draw="free"), 0, within=0)
    assert free.following() == [KIND["R6"], DRAWS]


def test_what_was_taken_stands_in_the_row() -> None:
    state = placed("R6 R7", "R3 R4 R5")
    encoding = ANTHENO.encoding(Options())
    view = ANTHENO.view(state, 0)
    taken = [KIND["R6"], KIND["R7"]]
    assert encoding.read(encoding.row(view, taken), 0) == (view, taken)


def test_a_row_counts_turns_and_seats_from_the_seat_itself() -> None:
    racks = ["R6 B1 B2", "P1", "G1 G2 P3 R*"]
    encoding = ANTHENO.encoding(Options())
    rows = []
    for turned in range(3):
        data = {"racks": racks[-turned:] + racks[:-turned], "turn": (1 + turned) % 3, "bag": "P2"}
        state = ANTHENO.place(data, Options(), 3, Scripted([]))
        rows.append(encoding.row(ANTHENO.view(state, turned)))
    assert rows[0] == rows[1] == rows[2]
    places = {column.name: column.at for column in encoding.columns()}
    assert rows[0][places["turn"]] == 1  # the next one's turn


def test_an_action_that_is_not_open_names_the_rule() -> None:
    encoding = ANTHENO.encoding(Options())
    state = placed("R6 B1", "R3 R4 R5")
    walk = encoding.actions.walk(state, 0)
    actions = (KIND["P4"], KIND["B1"], LAY, DRAWS, PASSES)
    refused = [encoding.refusal(state, 0, walk, action, ANTHENO).rule for action in actions]
    assert refused == ["AN-13", "AN-23", "AN-10", "AN-11", "AN-12"]
