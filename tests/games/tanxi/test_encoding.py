"""Numbers for learners."""

from __future__ import annotations

from random import Random

from sobremesa.games.tanxi import encoding
from sobremesa.games.tanxi.catalogue import catalogue_for
from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.options import Options
from sobremesa.kernel.chance import Scripted, fast

CATALOGUE = catalogue_for(TANXI.box)
SHORT = Options(round_limit=9)


def test_no_two_choices_have_the_same_row() -> None:
    lengths = set()
    for seats in TANXI.seats:
        random = Random(seats)
        state = TANXI.setup(SHORT, seats, fast(seats))
        while asked := TANXI.to_act(state):
            moves = TANXI.legal_moves(state, asked[0]).moves
            rows = [tuple(encoding.action(move, asked[0], seats, CATALOGUE)) for move in moves]
            assert len(set(rows)) == len(moves)
            lengths |= {len(row) for row in rows}
            TANXI.apply(state, asked[0], random.choice(moves))
    assert len(lengths) == 1


def test_all_observations_have_one_length_and_hold_only_what_the_view_holds() -> None:
    lengths = set()
    for seats in TANXI.seats:
        chance = fast(seats)
        state = TANXI.setup(SHORT, seats, fast(seats))
        while asked := TANXI.to_act(state):
            for seat in (None, *range(seats)):
                view = TANXI.view(state, seat)
                row = encoding.observation(view, CATALOGUE)
                lengths.add(len(row))
                if seat is not None:
                    world = TANXI.imagine(view, chance)
                    assert encoding.observation(TANXI.view(world, seat), CATALOGUE) == row
            TANXI.apply(state, asked[0], TANXI.random_move(state, asked[0], chance))
    assert len(lengths) == 1


def test_a_row_counts_players_from_the_seat_itself() -> None:
    seats = [
        {"character": "ian", "cell": "d3", "hearts": 4, "hand": ["knife"]},
        {"character": "mara", "cell": "n4", "gems": 2, "equipped": ["axe"]},
        {"character": "isaac", "cell": "m2", "orbs": ["ice"]},
    ]
    rows = []
    for turned in range(3):
        said = {
            "seats": seats[-turned:] + seats[:-turned],
            "active": (1 + turned) % 3,
            "first": (2 + turned) % 3,
            "attacked": [int(seat == (2 + turned) % 3) for seat in range(3)],
        }
        state = TANXI.place(said, Options(), 3, Scripted([]))
        rows.append(encoding.observation(TANXI.view(state, turned), CATALOGUE))
    assert rows[0] == rows[1] == rows[2]
    assert rows[0][4:6] == [1, 2]  # the next one is active, the one after that began
