"""Numbers for learners: what the proofs of every game leave open."""

from __future__ import annotations

from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.options import Options
from sobremesa.kernel.chance import Scripted, fast


def test_there_are_twenty_actions() -> None:
    names = ANTAYAGI.encoding(Options()).actions.names
    assert len(names) == 6 + 3 + 4 + 3 + 4
    assert names[5:11] == ("choose 6", "lay 0", "lay 1", "lay 2", "let-it-be", "sabotage 0")


def test_a_row_counts_players_from_the_seat_itself() -> None:
    hands = [["bone", "hat"], ["hat", "fish", "muffin"], ["treasure"]]
    areas = [["treasure"], ["bone", "bone"], []]
    encoding = ANTAYAGI.encoding(Options())
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
        rows.append(encoding.row(ANTAYAGI.view(state, turned)))
    assert rows[0] == rows[1] == rows[2]
    places = {column.name: column.at for column in encoding.columns()}
    assert rows[0][places["active"]] == 1  # the next one
    assert rows[0][places["chosen"]] == 2


def test_a_row_survives_more_shuffles_than_anybody_expects() -> None:
    state = ANTAYAGI.setup(Options(), 3, fast(1))
    encoding = ANTAYAGI.encoding(Options())
    for _ in range(40):  # each time one card stays in a hand and the others are shuffled anew
        state.era += 1
        state.terms.prepare(state.era)
        for seat, hand in enumerate(state.hands):
            kind = hand[-1].kind
            hand[-1] = state.terms.draws[state.era][seat * 40 + kind]
    for seat in range(3):
        view = ANTAYAGI.view(state, seat)
        assert encoding.read(encoding.row(view), seat) == (view, [])


def test_an_action_that_is_not_open_names_the_rule() -> None:
    encoding = ANTAYAGI.encoding(Options())
    said = {"hands": [["bone"], ["hat"], []], "active": 0}
    state = ANTAYAGI.place(said, Options(), 3, Scripted([]))
    walk = encoding.actions.walk(state, 0)
    assert walk.following() == [0]
    refused = [encoding.refusal(state, 0, walk, action, ANTAYAGI).rule for action in (1, 6, 20)]
    assert refused == ["AY-20a", "K-1", "K-3"]
