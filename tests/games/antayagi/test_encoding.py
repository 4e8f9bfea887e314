"""Numbers for learners."""

from __future__ import annotations

from random import Random

from sobremesa.games.antayagi import encoding
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.options import Options
from sobremesa.kernel.chance import Scripted, fast


def test_every_legal_move_has_a_number_and_comes_back() -> None:
    for seats in range(3, 8):
        random, chance = Random(seats), fast(seats)
        state = ANTAYAGI.setup(Options(), seats, fast(seats))
        while asked := ANTAYAGI.to_act(state):
            seat = random.choice(asked)
            moves = ANTAYAGI.legal_moves(state, seat).moves
            numbers = [encoding.action(move, seat, seats) for move in moves]
            assert len(set(numbers)) == len(moves)
            assert [encoding.move(number, seat, seats) for number in numbers] == list(moves)
            ANTAYAGI.apply(state, seat, ANTAYAGI.random_move(state, seat, chance))


def test_there_are_twenty_actions() -> None:
    assert len(encoding.ACTIONS) == 6 + 3 + 4 + 3 + 4


def test_all_observations_have_one_length_and_hold_only_what_the_view_holds() -> None:
    lengths = set()
    for seats in range(3, 8):
        chance = fast(seats)
        state = ANTAYAGI.setup(Options(), seats, fast(seats))
        while asked := ANTAYAGI.to_act(state):
            for seat in (None, *range(seats)):
                view = ANTAYAGI.view(state, seat)
                row = encoding.observation(view)
                lengths.add(len(row))
                if seat is not None:
                    world = ANTAYAGI.imagine(view, chance)
                    assert encoding.observation(ANTAYAGI.view(world, seat)) == row
            ANTAYAGI.apply(state, asked[0], ANTAYAGI.random_move(state, asked[0], chance))
    assert len(lengths) == 1


def test_a_row_counts_players_from_the_seat_itself() -> None:
    hands = [["bone", "hat"], ["hat", "fish", "muffin"], ["treasure"]]
    areas = [["treasure"], ["bone", "bone"], []]
    rows = []
    for turned in range(3):
        said = {
            "hands": hands[-turned:] + hands[:-turned],
            "areas": areas[-turned:] + areas[:-turned],
            "active": (1 + turned) % 3,
            "chosen": (2 + turned) % 3,
            "question": "lay",
        }
        state = ANTAYAGI.place(said, Options(), 3, Scripted([]))
        rows.append(encoding.observation(ANTAYAGI.view(state, turned)))
    assert rows[0] == rows[1] == rows[2]
    assert rows[0][3:5] == [1, 2]  # the next one is active, the one after that was chosen
