"""Whom weapons can strike, and why not the others."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from sobremesa.games.tanxi.content import PACK
from sobremesa.games.tanxi.game import TANXI, Tanxi
from sobremesa.games.tanxi.moves import Attack, Fight
from sobremesa.games.tanxi.queries import Aimed, Foe
from sobremesa.games.tanxi.state import FALLEN, NOWHERE, State, is_free
from tests.games.tanxi.asking import (
    ALL_ALIKE,
    FAR,
    THICK,
    aim,
    crowd,
    placed,
    refusal_of,
    weapons_of,
)
from tests.proofs import random_steps

ARMS: Final = (
    ("knife", "throwing-blades"),
    ("hunting-crossbow", "buccaneer-pistol"),
    ("hunting-crossbow", "throwing-blades"),
    ("forest-sceptre",),
    ("longbow",),
    ("moon-bow",),
    ("lance",),
    ("needle-of-fate", "wooden-shield"),
    (),
)


def armed_crowd(random: Random) -> State:
    """Everyone close together, the first of them armed, some ammunition used up."""
    state = crowd(TANXI, random)
    catalogue, own = state.terms.catalogue, state.players[0]
    own.character = catalogue.character[random.choice(("elba", "ian"))]
    own.gear = [catalogue.kind[name] for name in random.choice(ARMS)]
    own.ammunition = [random.randint(0, catalogue.kinds[kind].ammunition) for kind in own.gear]
    state.attacked = [0, *[random.randint(0, 1) for _ in range(4)]]
    return state


def check_foes(game: Tanxi, state: State, seat: int) -> int:
    """Whoever can be attacked or not, and why, is what the rules say; how many were asked about."""
    pairs = 0
    for weapons in weapons_of(state, seat):
        for foe in aim(state, *weapons, seat=seat).foes:
            move = Fight(weapons) if foe.player is None else Attack(foe.player, weapons)
            assert foe.refused == refusal_of(game.why_not(state, seat, move)), (weapons, foe)
            pairs += 1
    return pairs


@pytest.mark.parametrize("seed", range(2))
def test_tx_65_aiming_says_what_the_rules_say_of_every_attack_in_games(seed: int) -> None:
    pairs = 0
    for number, (state, _, _) in enumerate(random_steps(THICK, ALL_ALIKE, seed)):
        if number % 4 == 0:
            for seat in range(state.seats):
                pairs += check_foes(THICK, state, seat)
    assert pairs > 500


def test_tx_65_aiming_says_what_the_rules_say_of_every_attack_in_a_crowd() -> None:
    random = Random(65)
    legal = 0
    for _ in range(60):
        state = armed_crowd(random)
        check_foes(TANXI, state, 0)
        legal += any(type(move) is Attack for move in TANXI.legal_moves(state, 0).moves)
    assert legal > 15


def test_tx_67_the_cells_in_range_are_those_where_somebody_could_be_attacked() -> None:
    random = Random(67)
    met = 0
    for _ in range(40):
        state = armed_crowd(random)
        state.spent, state.attacked = 0, [0] * 5
        victim = state.players[4]
        victim.cell = NOWHERE
        free = [cell for cell in range(state.terms.island.size) if is_free(state, cell)]
        for weapons in weapons_of(state, 0):
            cells = aim(state, *weapons).cells
            assert list(cells) == sorted(cells, key=state.terms.island.index.__getitem__)
            for cell in free:
                victim.cell = cell
                legal = TANXI.why_not(state, 0, Attack(4, weapons)) is None
                assert legal == (state.terms.island.names[cell] in cells)
                met += legal
            victim.cell = NOWHERE
    assert met > 200


def test_tx_67_two_weapons_cover_what_both_cover() -> None:
    state = placed({"cell": "e3", "equipped": ["hunting-crossbow", "knife"]}, {"cell": "g3"})
    assert aim(state, "hunting-crossbow").cells == ("e1", "c3", "g3", "e5")
    assert aim(state, "knife").cells == ("e2", "d3", "f3", "e4")
    assert aim(state).cells == ("e2", "d3", "f3", "e4")
    both = aim(state, "hunting-crossbow", "knife")
    assert (both.attack, both.cells) == (None, ())
    assert both.foes[0].refused == refusal_of(
        TANXI.why_not(state, 0, Attack(1, ("hunting-crossbow", "knife")))
    )


def test_tx_13_arrows_cross_rivers_and_knives_do_not() -> None:
    state = placed({"cell": "g2", "equipped": ["knife", "hunting-crossbow"]})
    assert aim(state, "knife").cells == ("g1", "f2", "g3")
    assert "i2" in aim(state, "hunting-crossbow").cells


def test_tx_15_obstacles_end_a_line_and_ice_is_no_target() -> None:
    state = placed(
        {"cell": "e3", "equipped": ["hunting-crossbow"]}, {"cell": "e4"}, blocks=["f3", "c3"]
    )
    assert aim(state, "hunting-crossbow").cells == ("e1",)


def test_tx_69_the_sums_before_the_dice() -> None:
    first = {"cell": "e3", "equipped": ["needle-of-fate", "claw-ring"], "orbs": ["fire"]}
    other = {"character": "isaac", "cell": "e4", "equipped": ["obsidian-mail", "turtle-shield"]}
    state = placed(first, other, FAR)
    isaac = PACK.data.character[[c.id for c in PACK.data.character].index("isaac")]
    assert aim(state).attack == 2 + 1 + 3
    assert aim(state, "needle-of-fate").attack == 2 + 1 + 3 + 3
    assert aim(state).foes[0] == Foe(1, isaac.defence + 3 + 1, 2, None)
    assert aim(state, "needle-of-fate").foes[0] == Foe(1, isaac.defence + 3 + 1 - 3, 2, None)
    assert [foe.player for foe in aim(state).foes] == [1, 2]


def test_tx_65_whom_one_cannot_attack_and_why() -> None:
    fallen = {"standing": "fallen", "hearts": 0}
    state = placed(
        {"cell": "e3", "equipped": ["knife"]}, {"cell": "e4"}, fallen, attacked=[0, 1, 0]
    )
    said = [foe.refused and (foe.refused.rule, foe.refused.reason.id) for foe in aim(state).foes]
    assert said == [("TX-65", "refused-already-attacked"), ("TX-65", "refused-off-the-island")]
    assert state.players[2].standing == FALLEN
    assert aim(state, seat=2) == Aimed(None, (), ())
    assert {foe.refused and foe.refused.rule for foe in aim(state, seat=1).foes} == {"K-1"}


def test_tx_50_against_a_monster_its_own_defence_counts() -> None:
    first = {"character": "susana", "cell": "e4", "equipped": ["knife", "hunting-crossbow"]}
    beast = "armoured-tortoise"
    state = placed(first, {"cell": "e3"}, question="monster", monster=beast, lair="jungle")
    assert aim(state) == Aimed(1 + 2, (), (Foe(None, 0, 3, None),))
    assert aim(state, "knife") == Aimed(1 + 2 + 2, (), (Foe(None, 0, 3, None),))
    assert aim(state, "hunting-crossbow") == Aimed(1 + 2 + 2, (), (Foe(None, 2, 3, None),))
    mixed = refusal_of(TANXI.why_not(state, 0, Fight(("knife", "hunting-crossbow"))))
    assert mixed is not None
    both = aim(state, "knife", "hunting-crossbow")
    assert (both.attack, both.foes[0].refused) == (None, mixed)
    assert [foe.player for foe in aim(state, seat=1).foes] == [0, 2]
