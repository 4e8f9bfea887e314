"""Kuhn and Leduc poker: where everybody mixes, the average of all play comes to an equilibrium."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.bots.model import World
from sobremesa.bots.tree import Tree, Ways
from sobremesa.kernel.chance import Chance, fast
from tests.bots.exact import best_response, evenly, exploitability, values
from tests.bots.poker import CALL, FOLD, RAISE, Hand, Kuhn, Leduc

KUHN = -1 / 18  # what the game is worth to the first player (Kuhn 1950)
LEDUC = -0.0856  # found by linear programming, in the literature and by OpenSpiel


def grown(model: Kuhn | Leduc, iterations: int, explore: float = 1.0) -> Tree:
    tree = Tree(model, fast(1), Ways(explore=explore))
    tree.grow(iterations)
    return tree


def test_the_walk_knows_the_solution_of_kuhns_game() -> None:
    """Of Kuhn's equilibria the one that never bets first; nobody can do better than its value."""
    bets = {
        (0, ""): 0, (1, ""): 0, (2, ""): 0,
        (0, "f"): 1 / 3, (1, "f"): 0, (2, "f"): 1,
        (0, "c"): 0, (1, "c"): 1 / 3, (2, "c"): 1,
        (0, "fc"): 0, (1, "fc"): 1 / 3, (2, "fc"): 1,
    }  # fmt: skip

    def solution(state: Any, seat: int, _: Any) -> list[float]:
        bet = bets[state.cards[seat], state.done]
        return [1 - bet, bet]

    model = Kuhn()
    assert values(model, model.deals(), solution) == pytest.approx([KUHN, -KUHN])
    assert exploitability(model, model.deals(), solution) == pytest.approx(0, abs=1e-12)
    assert best_response(model, model.deals(), evenly, 0) == pytest.approx(0.5)


def test_kuhns_game_comes_to_its_equilibrium() -> None:
    model, off = Kuhn(), []
    tree = Tree(model, fast(1), Ways())
    for iterations in (100, 900, 9000, 40_000):
        tree.grow(iterations)
        off.append(exploitability(model, model.deals(), tree.average))
    assert off == sorted(off, reverse=True)
    assert off[0] > 5 * off[2]
    assert off[3] < 0.02
    assert values(model, model.deals(), tree.average)[0] == pytest.approx(KUHN, abs=0.01)


def test_who_maximises_in_kuhns_game_can_be_exploited_however_long_it_thinks() -> None:
    """Upper confidence bounds end with pure choices, and no pure choices are an equilibrium."""
    model = Kuhn(mixed=False)
    for iterations in (1000, 30_000):
        tree = grown(model, iterations)
        assert exploitability(model, model.deals(), tree.average) > 0.1


class Uneven(Kuhn):
    """The deals with the highest card are proposed too rarely, and count for more."""

    def draw(self, chance: Chance) -> World:
        while True:
            world = super().draw(chance)
            if 2 not in world.state.cards:
                return world
            if chance.below(4) == 0:
                world.weight = 4.0
                return world


def test_worlds_of_a_skewed_proposal_come_to_the_same_equilibrium() -> None:
    model = Uneven()
    tree = grown(model, 30_000)
    assert exploitability(model, model.deals(), tree.average) < 0.03
    assert values(model, model.deals(), tree.average)[0] == pytest.approx(KUHN, abs=0.02)


def test_leducs_game_is_played_by_its_rules() -> None:
    model = Leduc()
    hand = Hand((2, 0, 0))
    assert model.moves(hand, 0) == (CALL, RAISE)
    for seat, move in ((0, RAISE), (1, RAISE)):
        model.apply(hand, seat, move)
    assert model.moves(hand, 0) == (FOLD, CALL)
    assert hand.paid == [3, 5]
    for seat, move in ((0, CALL), (0, RAISE), (1, CALL)):
        model.apply(hand, seat, move)
    assert not model.to_act(hand)
    assert model.utilities(hand) == [-9, 9]  # a pair wins
    assert exploitability(model, model.deals(), evenly) == pytest.approx(4.747222 / 2, abs=1e-6)


def test_leducs_game_comes_closer_to_its_equilibrium() -> None:
    model, off = Leduc(), []
    tree = Tree(model, fast(1), Ways())
    for iterations in (1000, 7000, 16_000):
        tree.grow(iterations)
        off.append(exploitability(model, model.deals(), tree.average))
    assert off[0] > 1.5 * off[1] > 1.8 * off[2]
    least = -best_response(model, model.deals(), tree.average, 1)
    most = best_response(model, model.deals(), tree.average, 0)
    assert least < LEDUC < most  # the game's value lies between what each can be held to
    assert most - least < 2.0
