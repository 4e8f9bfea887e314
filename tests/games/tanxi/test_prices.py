"""What each action would cost."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from sobremesa.games.tanxi.game import TANXI, Tanxi
from sobremesa.games.tanxi.moves import (
    Ability,
    Attack,
    Buy,
    Deal,
    End,
    Equip,
    Explore,
    Favour,
    Move,
    Reload,
    Step,
    Use,
)
from sobremesa.games.tanxi.queries import Priced
from sobremesa.games.tanxi.state import ACT, State
from tests.games.tanxi.asking import ALL_ALIKE, THICK, placed, prices
from tests.proofs import random_steps


def paid(game: Tanxi, state: State, seat: int, move: Move) -> tuple[int, int] | None:
    """The energy that a move takes and the coins that it then asks for; None: the turn is over."""
    there = state.copy()
    game.apply(there, seat, move)
    return None if there.turn != state.turn else (there.spent - state.spent, there.price)


ACTION: Final[dict[type[Move], str]] = {
    Step: "move",
    Explore: "explore",
    Equip: "equip",
    Attack: "attack",
}


def price_of(said: Priced, move: Move) -> tuple[int, int]:
    """The same, as it was said before."""
    match move:
        case Use():
            return said.objects[move.card], 0
        case Reload():
            return said.reloads[move.card], 0
        case Deal():
            return said.energy["deal"], said.benefits[move.benefit]
        case Buy():
            return said.energy["deal"], said.wares[move.card]
    return said.energy[ACTION[type(move)]], 0


@pytest.mark.parametrize("seed", range(6))
def test_tx_30_what_is_said_before_is_what_is_paid(seed: int) -> None:
    kinds: Counter[type] = Counter()
    for state, seat, _ in random_steps(THICK, ALL_ALIKE, seed):
        if state.question != ACT:
            continue
        said = prices(state, seat)
        for move in THICK.legal_moves(state, seat).moves:
            if not isinstance(move, Ability | Favour | End):
                assert paid(THICK, state, seat, move) in (price_of(said, move), None), move
                kinds[type(move)] += 1
    assert kinds.keys() >= {Step, Equip, Use, Attack, Deal, Buy}


def test_tx_31_actions_cost_1_and_what_a_card_saves_is_saved_once() -> None:
    state = placed({"cell": "d3", "hand": ["travellers-boots"]})
    each = dict.fromkeys(("move", "explore", "equip", "use", "attack", "deal"), 1)
    assert prices(state).energy == each
    TANXI.apply(state, 0, Equip(("travellers-boots",)))
    assert prices(state).energy == {**each, "move": 0}
    TANXI.apply(state, 0, Step("d2"))
    assert prices(state).energy == each


def test_tx_60_objects_with_the_free_mark_cost_nothing() -> None:
    state = placed({"cell": "d3", "hand": ["canteen", "coffee", "knife", "gem-of-power"]})
    assert prices(state).objects == {"canteen": 1, "coffee": 0}


def test_tx_68_reloading_costs_what_the_card_says() -> None:
    gear = [
        {"card": "hunting-crossbow", "ammunition": 1},
        {"card": "throwing-blades", "ammunition": 1},
    ]
    state = placed({"cell": "d3", "equipped": gear})
    assert prices(state).reloads == {"hunting-crossbow": 1}
    TANXI.apply(state, 0, Reload("hunting-crossbow"))
    TANXI.apply(state, 0, Reload("hunting-crossbow"))
    assert prices(state).reloads == {}


def test_tx_85_86_gems_for_abilities_and_for_those_who_are_awake() -> None:
    state = placed(
        {"cell": "d3"}, deities=["namku", "ronronao", "mareana"], awake=2, fog=2, round=6
    )
    assert prices(state).abilities == {"ice-blocks": 1, "frosty-breath": 1}
    assert prices(state).favours == {"namku": 2, "ronronao": 2}


def test_tx_76_the_village_asks_for_less_with_a_purse_and_at_least_for_1() -> None:
    purse = {"cell": "d3", "equipped": ["goblin-purse"]}
    state = placed(purse, {"cell": "d5"}, merchant=["canteen", "axe", "axe"])
    full, less = prices(state, 1), prices(state)
    assert (full.benefits["meal"], full.benefits["bed"]) == (3, 5)
    assert full.wares == {"canteen": 1, "axe": 4}
    assert less.wares == {"canteen": 1, "axe": 3}
    assert less.benefits == {benefit: price - 1 for benefit, price in full.benefits.items()}


def test_a_trade_from_afar_is_cheaper_for_the_one_who_trades() -> None:
    first = {"character": "mara", "cell": "d3", "gems": 1, "hand": ["axe", "knife"], "hearts": 5}
    state = placed(first, {"cell": "d5"})
    before = prices(state).benefits, prices(state, 1).benefits
    TANXI.apply(state, 0, Ability("express-mail"))
    assert TANXI.view(state, 0).question == "trade"
    assert prices(state).benefits == {name: price - 1 for name, price in before[0].items()}
    assert prices(state, 1).benefits == before[1]
    TANXI.apply(state, 0, Deal("bed"))
    assert state.price == before[0]["bed"] - 1


def test_out_of_turn_there_are_no_prices_in_energy() -> None:
    state = placed({"cell": "d3"}, {"cell": "d5", "hand": ["canteen"]})
    said = prices(state, 1)
    assert (said.energy, said.objects, said.reloads) == ({}, {}, {})
    assert said.benefits == prices(state).benefits
