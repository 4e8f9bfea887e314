"""Rows of numbers: as long as ever, and true."""

from __future__ import annotations

from sobremesa.games.antheno.content import KINDS, tiles_of
from sobremesa.games.antheno.encoding import action, observation
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import DRAW, PASS
from sobremesa.games.antheno.options import Options
from sobremesa.kernel.chance import Scripted, fast


def test_observations_have_one_length_and_no_secrets() -> None:
    lengths = set()
    for seats in (2, 3, 4):
        state = ANTHENO.setup(Options(colours=3, hand=5), seats, fast(2))
        chance = fast(3)
        while ANTHENO.to_act(state):
            for seat in (None, *range(seats)):
                row = observation(ANTHENO.view(state, seat))
                lengths.add(len(row))
                assert all(type(number) is int for number in row)
            ANTHENO.apply(state, state.turn, ANTHENO.random_move(state, state.turn, chance))
    assert len(lengths) == 1


def test_an_action_says_what_is_played_and_moved() -> None:
    data = {"racks": ["R6 B1", "P1"], "bag": "P2", "table": "R3 R4 R5"}
    state = ANTHENO.place(data, Options(), 2, Scripted([]))
    view = ANTHENO.view(state, 0)
    (move,) = ANTHENO.legal_moves(state, 0).moves
    kind, moved, *played = action(view, move)
    assert (kind, moved, tiles_of(played)) == (0, 0, ("R6",))
    assert action(view, DRAW) == [1, 0] + [0] * KINDS
    assert action(view, PASS) == [0, 0] + [0] * KINDS
