"""AntaYagí and Antheno in positions where everything that can happen has been walked through."""

from __future__ import annotations

import pytest

from sobremesa.bots.tree import Tree, Ways
from sobremesa.kernel.chance import fast
from tests.bots.exact import choices, evenly, exploitability
from tests.bots.small import SEAT, AgainstLuck, SmallModel, exchange, tiles

POSITIONS = {"antayagi": exchange, "antheno": tiles}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_engine_imagines_the_worlds_that_were_found_by_trying_all(name: str) -> None:
    model: SmallModel = POSITIONS[name]()
    state = model.worlds[0].state
    chance = fast(1)
    imagined = [model.game.imagine(model.game.view(state, SEAT), chance) for _ in range(200)]
    found = {repr(model.game.truth(world.state)) for world in model.worlds}
    assert {repr(model.game.truth(world)) for world in imagined} == found


@pytest.mark.parametrize("name", POSITIONS)
def test_values_against_luck_come_to_what_is_expected(name: str) -> None:
    """Exactly: every world, every answer of the others, the best one's own."""
    model: SmallModel = POSITIONS[name]()
    exact = choices(model, model.worlds, evenly, SEAT)
    best = max(exact, key=lambda move: exact[move])
    tree, off = Tree(AgainstLuck(model), fast(1), Ways(), SEAT, tuple(exact)), []
    for iterations in (200, 1800):
        found = tree.search(iterations)
        values = {arm.move: arm.value for arm in found.arms}
        off.append(abs(values[best] - exact[best]))
        assert found.move == best
        assert all(arm.value < exact[arm.move] + 4 * arm.error for arm in found.arms)
    assert off[1] < off[0]
    assert off[1] < 0.05


@pytest.mark.parametrize("name", POSITIONS)
def test_all_together_come_to_an_equilibrium(name: str) -> None:
    model: SmallModel = POSITIONS[name]()
    tree = Tree(model, fast(1), Ways())
    tree.grow(1500)
    off = exploitability(model, model.worlds, tree.average)
    assert off < 0.01 < exploitability(model, model.worlds, evenly) / 5
