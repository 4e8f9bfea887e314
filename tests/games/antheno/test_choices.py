"""What is listed for a seat: one budget for all of it, and what the referee would say."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.antheno.content import count
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import DRAW, PASS, Move, Play, cells_of
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.rules import choices, referee
from sobremesa.games.antheno.search.plays import can_play
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.state import State
from sobremesa.games.antheno.table import orderly
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.game import Choices

LARGE = """
    R1 R2 R3 R4 R5 .  B1 B2 B3 B4 .  G1 G2 G3

    G4 G5 G6 G7 .  P2 P3 P4 P5 .  R6 B6 P6 .  R8 B8 G8

    R1 B1 P1 .  P6 P7 P8 .  B5 G5 P5 .  R2 G2 P2
"""
AROUND_A_SQUARE = """
    R1 .  R3 G3 P3
    R2
    R3 B3 G3
"""
RACK = "R3 R4 R7 B3 B4 B7 G3 G4 P3 P7 G* P*"


def position(rack: str, table: str = "", bag: str = "B2", draw: Any = "strict") -> State:
    """Two players, the first to act."""
    data = {"racks": [rack, "P8"], "bag": bag, "table": table}
    return ANTHENO.place(data, Options(draw=draw), 2, Scripted([]))


@pytest.fixture
def budgets(monkeypatch: pytest.MonkeyPatch) -> list[Steps]:
    """The budgets that are handed out while moves are listed or chosen."""
    found: list[Steps] = []

    class Counted(Steps):
        def __init__(self, budget: int) -> None:
            super().__init__(budget)
            found.append(self)

    monkeypatch.setattr(choices, "Steps", Counted)
    choices._known.clear()
    return found


@pytest.mark.plants
@pytest.mark.parametrize("budget", [300, 3_000, 30_000])
def test_a_whole_list_takes_no_more_than_one_budget(
    budget: int, budgets: list[Steps], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choices, "BUDGET", budget)
    state = position(RACK, LARGE)
    ANTHENO.legal_moves(state, 0)
    assert len(budgets) == 1
    assert 0 < budgets[0].used <= budget


@pytest.mark.plants
def test_a_list_that_ran_out_of_steps_is_not_complete(
    budgets: list[Steps], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = position("R6 R7", "R3 R4 R5")
    assert ANTHENO.legal_moves(state, 0).complete
    choices._known.clear()
    monkeypatch.setattr(choices, "BUDGET", 60)
    listed = ANTHENO.legal_moves(state, 0)
    assert listed.moves
    assert not listed.complete
    assert len(budgets) == 2


def test_further_choices_have_steps_of_their_own() -> None:
    listed = ANTHENO.legal_moves(position(RACK, LARGE), 0)
    assert len(listed.moves) > 12
    assert not listed.complete


def test_the_most_tiles_come_first_and_all_tables_are_in_order() -> None:
    state = position(RACK, LARGE)
    listed = ANTHENO.legal_moves(state, 0).moves
    sizes = [len(move.table) for move in listed if isinstance(move, Play)]
    assert len(sizes) == len(listed)
    assert sizes[0] == max(sizes)
    assert all(orderly(cells_of(move.table)) for move in listed if isinstance(move, Play))


@pytest.mark.plants
def test_where_the_referee_sees_a_play_the_list_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position("R1", AROUND_A_SQUARE)
    said = []
    for budget in range(0, 2_000, 100):
        monkeypatch.setattr(choices, "BUDGET", budget)
        choices._known.clear()
        first = can_play(state.table, state.racks[0], budget)
        listed = ANTHENO.legal_moves(state, 0).moves
        assert (listed == (DRAW,)) == (first != "play")
        said.append(referee.VERDICTS[first])
    assert {"none-found", "can-play"} <= set(said)


def sizes(found: Choices[Move], state: State) -> list[int]:
    """How many tiles each play uses; 0: a draw, or a pass."""
    return [
        len(move.table) - len(state.table) if isinstance(move, Play) else 0 for move in found.moves
    ]


def test_candidates_come_with_the_most_tiles_first() -> None:
    state = position("R6 R7 B6 G6 P1", "R3 R4 R5")
    assert sizes(ANTHENO.candidates(state, 0, 1), state) == [4]
    assert ANTHENO.candidates(state, 0, 1).moves[0] == ANTHENO.legal_moves(state, 0).moves[0]
    many = sizes(ANTHENO.candidates(state, 0, 50), state)
    assert many[0] == max(many)
    assert {1, 2, 4} <= set(many)
    assert 0 not in many  # who can play must
    assert ANTHENO.candidates(state, 0, 5, "draw").moves == ()
    assert ANTHENO.candidates(state, 1, 5).moves == ()


def test_a_candidate_is_shown_as_the_referee_would_show_it() -> None:
    state = position("R1 B8 G6", AROUND_A_SQUARE)
    shown = ANTHENO.candidates(state, 0, 1, "shown")
    assert sizes(shown, state) == [1]
    more = ANTHENO.candidates(state, 0, 50, "shown")
    assert more.moves[0] == shown.moves[0]
    assert max(sizes(more, state)) == sizes(ANTHENO.candidates(state, 0, 1, "most"), state)[0]


def test_a_draw_is_the_last_candidate_where_one_may() -> None:
    free = position("R6 R7", "R3 R4 R5", draw="free")
    assert sizes(ANTHENO.candidates(free, 0, 50), free) == [2, 1, 0]
    assert ANTHENO.candidates(free, 0, 1, "draw").moves == (DRAW,)
    stuck = position("B8 G6", "R3 R4 R5")
    assert ANTHENO.candidates(stuck, 0, 1) == Choices((DRAW,), complete=True)
    assert ANTHENO.candidates(stuck, 0, 9, "most").moves == ()


@pytest.mark.plants
def test_one_candidate_costs_no_list(budgets: list[Steps]) -> None:
    state = position(RACK, LARGE)
    ANTHENO.candidates(state, 0, 1)
    one = budgets[-1].used
    ANTHENO.legal_moves(state, 0)
    assert one < budgets[-1].used / 2


def test_a_kind_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="'best': most, shown, draw"):
        ANTHENO.candidates(position("R6"), 0, 1, "best")


@pytest.mark.parametrize(("bag", "otherwise"), [("B2", DRAW), ("", PASS)])
@pytest.mark.parametrize("draw", ["strict", "free"])
def test_an_12_with_an_empty_bag_one_passes(bag: str, otherwise: object, draw: str) -> None:
    stuck = position("B8 G6", "R3 R4 R5", bag, draw)
    assert ANTHENO.legal_moves(stuck, 0).moves == (otherwise,)
    assert ANTHENO.random_move(stuck, 0, fast(1)) == otherwise
    free = position("R6 R7", "R3 R4 R5", bag, "free")
    assert ANTHENO.legal_moves(free, 0).moves[-1] == otherwise
    chosen = {type(ANTHENO.random_move(free, 0, fast(seed))) for seed in range(40)}
    assert chosen == {Play, type(otherwise)}


def test_a_single_tile_is_played_at_random() -> None:
    state = position("R6 R2 B8", "R3 R4 R5")
    played = set()
    for seed in range(20):
        move = ANTHENO.random_move(state, 0, fast(seed))
        assert isinstance(move, Play)
        more = count(list(cells_of(move.table).values()))
        played.add(tuple(more))
        assert sum(more) == 4
    assert len(played) == 2
