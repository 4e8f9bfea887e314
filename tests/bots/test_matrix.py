"""Two who choose at the same time: games whose equilibria can be reckoned by hand."""

from __future__ import annotations

import pytest

from sobremesa.bots.matrix import solve
from sobremesa.bots.mixing import MixedNode
from sobremesa.bots.regret import lot, matched
from sobremesa.bots.tree import Tree, Ways
from sobremesa.kernel.chance import fast
from tests.bots.exact import exploitability
from tests.bots.toys import MATRICES, MatrixModel


@pytest.mark.parametrize("name", MATRICES)
def test_a_matrix_game_is_solved(name: str) -> None:
    game = MATRICES[name]
    found = solve(game.rows, game.columns, 2000)
    assert found.rows == pytest.approx(game.mine, abs=0.002)
    assert found.columns == pytest.approx(game.theirs, abs=0.002)
    assert found.values == pytest.approx((game.value, -game.value), abs=0.002)


def test_more_iterations_come_closer() -> None:
    game = MATRICES["uneven pennies"]
    off = [
        abs(solve(game.rows, game.columns, iterations).rows[0] - 2 / 5)
        for iterations in (10, 100, 1000)
    ]
    assert off[0] > 5 * off[1] > 25 * off[2]


def test_both_may_win_or_lose() -> None:
    """The prisoners' dilemma: whatever the other does, telling is better."""
    found = solve([[3, 0], [5, 1]], [[3, 5], [0, 1]], 1000)
    assert found.rows == found.columns == pytest.approx([0, 1], abs=0.01)
    assert found.values == pytest.approx((1, 1), abs=0.03)


@pytest.mark.parametrize("name", MATRICES)
def test_a_tree_of_one_secret_choice_comes_to_the_same(name: str) -> None:
    game = MATRICES[name]
    model = MatrixModel(game.rows, game.columns)
    tree = Tree(model, fast(1), Ways())
    tree.grow(20_000)
    state = model.draw(fast(1)).state
    assert all(isinstance(node, MixedNode) for node in tree.nodes.values())
    assert tree.average(state, 0, model.moves(state, 0)) == pytest.approx(game.mine, abs=0.05)
    assert tree.average(state, 1, model.moves(state, 1)) == pytest.approx(game.theirs, abs=0.05)
    assert exploitability(model, [model.draw(fast(1))], tree.average) < 0.05


def test_who_has_to_choose_draws_a_move_of_the_mixture() -> None:
    game = MATRICES["rock counts double"]
    drawn = [0, 0, 0]
    for seed in range(40):
        model = MatrixModel(game.rows, game.columns)
        found = Tree(model, fast(seed), Ways(), 0, (0, 1, 2)).search(500)
        drawn[found.move] += 1
        assert sum(arm.share for arm in found.arms) == pytest.approx(1.0)
    assert min(drawn) > 3  # nothing is certain
    assert max(drawn) == drawn[1]


def test_regrets_are_matched() -> None:
    assert matched([1.0, -5.0, 3.0]) == [0.25, 0.0, 0.75]
    assert matched([-1.0, 0.0]) == [0.5, 0.5]


def test_a_lot_falls_where_the_shares_say() -> None:
    shares = [0.25, 0.0, 0.5, 0.25, 0.0]
    assert [lot(shares, point) for point in (0.0, 0.24, 0.25, 0.74, 0.75, 0.99)] == [
        0, 0, 2, 2, 3, 3,
    ]  # fmt: skip
    assert lot([0.1] * 9, 0.95) == 8  # a gap that rounding left
    assert lot([1.0, 0.0], 1.0) == 0
