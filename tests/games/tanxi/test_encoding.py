"""Numbers for learners: what the proofs of every game leave open."""

from __future__ import annotations

from struct import unpack

import pytest

from sobremesa.games.tanxi.acting import CatalogueActions, PayWalk
from sobremesa.games.tanxi.catalogue import catalogue_for
from sobremesa.games.tanxi.content import PACK
from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.moves import Pay
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.part import IF_AT_POINT
from sobremesa.games.tanxi.rules.questions import names_of
from sobremesa.games.tanxi.rules.village import payments
from sobremesa.games.tanxi.state import ACTING, PAY, State
from sobremesa.kernel.chance import Scripted, fast

CATALOGUE = catalogue_for(TANXI.box)
ACTIONS = CatalogueActions(CATALOGUE)


def test_all_actions_have_names_of_their_own() -> None:
    assert len(set(ACTIONS.names)) == len(ACTIONS.names) <= 4096


def paid_card_by_card(state: State, taken: list[int]) -> list[Pay]:
    """Every payment that begins with these actions."""
    walk = PayWalk(state, 0, ACTIONS.card)
    move = None
    while move is None and len(walk.taken) < len(taken):
        move = walk.take(taken[len(walk.taken)])
    if isinstance(move, Pay):
        return [move]
    open_now = walk.following()
    assert open_now, "a payment was begun that cannot be finished"
    return [pay for action in open_now for pay in paid_card_by_card(state, [*walk.taken, action])]


@pytest.mark.parametrize("price", range(1, 11))
def test_every_payment_is_found_card_by_card_and_no_other(price: int) -> None:
    state = TANXI.setup(Options(characters="random"), 3, fast(1))
    hand = ["knife", "machete", "machete", "axe", "wooden-shield", "knife", "rapier"]
    state.players[0].hand = sorted([CATALOGUE.kind[name] for name in hand])
    state.price, state.question, state.owes = price, PAY, 1
    found = paid_card_by_card(state, [])
    assert len(set(found)) == len(found)
    assert set(found) == {Pay(names_of(state, paid)) for paid in payments(state, 0, price)}


def test_a_row_counts_players_from_the_seat_itself() -> None:
    seats = [
        {"character": "ian", "cell": "d3", "hearts": 4, "hand": ["knife"]},
        {"character": "mara", "cell": "n4", "gems": 2, "equipped": ["axe"]},
        {"character": "isaac", "cell": "m2", "orbs": ["ice"]},
    ]
    encoding = TANXI.encoding(Options())
    rows = []
    for turned in range(3):
        said = {
            "seats": seats[-turned:] + seats[:-turned],
            "active": (1 + turned) % 3,
            "first": (2 + turned) % 3,
            "attacked": [int(seat == (2 + turned) % 3) for seat in range(3)],
        }
        state = TANXI.place(said, Options(), 3, Scripted([]))
        rows.append(encoding.row(TANXI.view(state, turned)))
    assert rows[0] == rows[1] == rows[2]
    places = {column.name: column.at for column in encoding.columns()}
    assert rows[0][places["active"]] == 1  # the next one
    assert rows[0][places["first"]] == 2


def test_an_attack_is_said_in_steps_and_what_is_forced_is_not_asked() -> None:
    seats = [
        {"character": "ian", "cell": "d3", "equipped": ["knife", "machete"]},
        {"character": "mara", "cell": "d4"},
        {"character": "isaac", "cell": "m2"},
    ]
    state = TANXI.place({"seats": seats, "active": 0}, Options(), 3, Scripted([]))
    walk = ACTIONS.walk(state, 0)
    attack = ACTIONS.names.index("attack 1")
    assert walk.take(attack) is None
    said = [ACTIONS.names[action] for action in walk.following()]
    assert said == ["ready", "card knife", "card machete"]
    move = walk.take(ACTIONS.names.index("card machete"))  # after which nothing is left to say
    assert move is not None
    assert ACTIONS.steps(state, 0, move) == [*walk.taken, ACTIONS.ready]


def test_an_action_that_is_not_open_names_the_rule() -> None:
    encoding = TANXI.encoding(Options())
    seats = [{"character": "ian", "cell": "d3"}, {"character": "mara"}, {"character": "isaac"}]
    state = TANXI.place({"seats": seats, "active": 0}, Options(), 3, Scripted([]))
    walk = ACTIONS.walk(state, 0)
    wanted = {"use knife": "TX-60", "attack 0": "TX-65", "put-on axe": "TX-55", "flee": "K-1"}
    for name, rule in wanted.items():
        action = ACTIONS.names.index(name)
        assert encoding.refusal(state, 0, walk, action, TANXI).rule == rule


def test_a_quick_row_counts_anew_what_depends_on_the_cell() -> None:
    text = PACK.text.replace('when = "half" }', 'when = "at-point" }', 1)
    tanxi, options = TANXI.with_pack(text, "own.toml")
    state = tanxi.setup(options, 3, fast(1))
    for seat, figure in enumerate(catalogue_for(tanxi.box).figures):
        if [part.when for part in figure.always] == [IF_AT_POINT]:
            state.players[1].character = figure.number
        elif seat in (0, 2):
            state.players[seat].character = figure.number
    state.phase = ACTING
    encoding, island = tanxi.encoding(options), state.terms.island
    rows, strengths = encoding.rows(3), []
    [at] = [column.at for column in encoding.columns() if column.name == "seats[].attack"]
    for cell in (island.points[0][0], island.points[1][0], island.village[0], island.points[0][0]):
        state.players[1].cell = cell
        row = unpack(f"={encoding.view.width}h", rows.row(state, 1))
        assert [*row] == encoding.row(tanxi.view(state, 1))[: encoding.view.width]
        strengths.append(row[at] - row[at + 1])
    assert [strength - strengths[2] for strength in strengths] == [1, 1, 0, 1]
