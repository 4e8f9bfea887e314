"""Rows of numbers: as long as ever, and true."""

from __future__ import annotations

from sobremesa.games.antheno.content import KIND, KINDS, tiles_of
from sobremesa.games.antheno.drawing import read_drawing
from sobremesa.games.antheno.encoding import action, observation
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import DRAW, PASS, play
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


def test_a_row_counts_turns_and_seats_from_the_seat_itself() -> None:
    racks = ["R6 B1 B2", "P1", "G1 G2 P3 R*"]
    rows = []
    for turned in range(3):
        data = {"racks": racks[-turned:] + racks[:-turned], "turn": (1 + turned) % 3, "bag": "P2"}
        state = ANTHENO.place(data, Options(), 3, Scripted([]))
        rows.append(observation(ANTHENO.view(state, turned)))
    assert rows[0] == rows[1] == rows[2]
    assert rows[0][3] == 1  # the next one's turn
    assert rows[0][-20:] == [1, 2, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 2, 1, 0, 0, 0, 0, 0, 0]


def test_an_action_counts_every_tile_that_lies_elsewhere_afterwards() -> None:
    before = "R3 R4 R5 R6 R7\n.  .  B5\n.  .  G5"
    after = "R3 R4 R5 .  B5\n.  .  R6 .  G5\n.  .  R7 .  R5"
    state = ANTHENO.place({"racks": ["R5", "P1"], "table": before}, Options(), 2, Scripted([]))
    cells = {(x, y): KIND[tile] for x, y, tile in read_drawing(after)}
    kind, moved, *played = action(ANTHENO.view(state, 0), play(cells))
    assert (kind, moved, tiles_of(played)) == (0, 4, ("R5",))  # R6, R7, B5 and G5
