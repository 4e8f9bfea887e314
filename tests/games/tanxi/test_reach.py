"""How far one can walk, and at what price."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import pytest

from sobremesa.games.tanxi.game import TANXI, Tanxi
from sobremesa.games.tanxi.moves import Ability, Step
from sobremesa.games.tanxi.queries import Reach, Reachable, Way
from sobremesa.games.tanxi.state import ACT, State
from tests.games.tanxi.asking import ALL_ALIKE, THICK, asked, box_with, crowd, placed, reach
from tests.proofs import random_steps

# Reach: held against every sequence of steps that the rules accept


class Walk(NamedTuple):
    """What steps have led to."""

    cost: int
    steps: int
    path: tuple[int, ...]


def walks(game: Tanxi, state: State, seat: int) -> dict[int, Walk]:
    """The best walk to every other cell, found by playing all of them.

    Walks that end in the very same state go on alike, so the first of them is enough: walks are
    played in the order of their length and then of their cells. Moving sets nothing off, neither
    fog nor events, so nothing but another move may be asked on the way.
    """
    island = state.terms.island
    best: dict[int, Walk] = {}
    been = {str(state.truth())}
    edge: list[tuple[tuple[int, ...], State]] = [((), state)]
    while edge:
        ahead = []
        for path, world in edge:
            for cell in sorted(legal_steps(game, world, seat)):
                there = world.copy()
                game.apply(there, seat, Step(island.names[cell]))
                assert there.players[seat].cell == cell
                assert (there.question, game.to_act(there)) == (ACT, (seat,))
                walk = Walk(there.spent - state.spent, len(path) + 1, (*path, cell))
                best[cell] = min(best.get(cell, walk), walk)
                if str(there.truth()) not in been:
                    been.add(str(there.truth()))
                    ahead.append((walk.path, there))
        edge = ahead
    best.pop(state.players[seat].cell, None)
    return best


def legal_steps(game: Tanxi, state: State, seat: int) -> list[int]:
    """The cells that can be stepped to."""
    moves = game.legal_moves(state, seat).moves
    return [state.terms.island.index[move.cell] for move in moves if isinstance(move, Step)]


def check_reach(game: Tanxi, state: State, seat: int) -> None:
    """Every cell that can be reached, and the best way to each, by the island's order."""
    names = state.terms.island.names
    expected = tuple(
        Way(names[cell], walk.cost, walk.steps, tuple(names[there] for there in walk.path))
        for cell, walk in sorted(walks(game, state, seat).items())
    )
    view = game.view(state, seat)
    assert game.answer(view, Reach()) == Reachable(view.energy, expected)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", [TANXI, THICK], ids=["beaches", "thick"])
def test_tx_40_ways_are_the_best_of_all_walks_in_games(game: Tanxi, seed: int) -> None:
    turns = 0
    for state, seat, _ in random_steps(game, ALL_ALIKE, seed):
        if state.question == ACT:
            turns += 1
            if turns % 3 == 0:
                check_reach(game, state, seat)
    assert turns > 30


@pytest.mark.parametrize("seed", range(3))
def test_tx_40_one_step_away_is_what_a_move_can_reach(seed: int) -> None:
    turns = 0
    for state, seat, _ in random_steps(THICK, ALL_ALIKE, seed):
        if state.question == ACT:
            near = [way.path for way in reach(state, seat).values() if way.steps == 1]
            steps = [
                (move.cell,) for move in THICK.legal_moves(state, seat).moves if type(move) is Step
            ]
            assert sorted(near) == sorted(steps)
            turns += 1
    assert turns > 30


ODD: Final = box_with(
    ('[{ do = "cross", over = "river" }]', '[{ do = "cross", over = "character" }]'),
    (
        '[{ do = "reduce", of = "fog", by = 2 }]',
        '[{ do = "free", action = "move", times = 3, when = "at-point" }]',
    ),
    (
        '[{ do = "discount", coins = 1 }]',
        '[{ do = "mod", stat = "energy", by = 2, when = "at-point" }]',
    ),
)


@pytest.mark.parametrize("game", [TANXI, ODD], ids=["box", "odd-box"])
def test_tx_40_ways_are_the_best_of_all_walks_in_a_crowd(game: Tanxi) -> None:
    random = Random(40)
    for _ in range(30):
        check_reach(game, crowd(game, random), 0)


@pytest.mark.parametrize("game", [TANXI, ODD], ids=["box", "odd-box"])
def test_tx_40_moves_that_are_listed_are_those_that_are_legal(game: Tanxi) -> None:
    random = Random(41)
    far = 0
    for _ in range(60):
        state = crowd(game, random)
        island, here = state.terms.island, state.players[0].cell
        steps = [Step(name) for name in island.names]
        legal = [step for step in steps if game.why_not(state, 0, step) is None]
        listed = [island.names[cell] for cell in sorted(legal_steps(game, state, 0))]
        assert [step.cell for step in legal] == listed
        far += sum(island.apart(here, island.index[cell]) > 1 for cell in listed)
    assert (far > 0) == (game is ODD)


# Reach, by hand


def test_tx_13_a_river_is_walked_around_over_the_bridge() -> None:
    ways = reach(placed({"cell": "g2"}))
    assert ways["h2"] == Way("h2", 3, 3, ("g1", "h1", "h2"))
    assert ways["h1"] == Way("h1", 2, 2, ("g1", "h1"))
    assert ways["f2"] == Way("f2", 1, 1, ("f2",))
    assert "g2" not in ways
    assert "h3" in ways
    assert "h4" not in ways


def test_tx_13_with_flippers_a_river_is_no_detour() -> None:
    ways = reach(placed({"cell": "g2", "equipped": ["flippers"]}))
    assert ways["h2"] == Way("h2", 1, 1, ("h2",))
    assert ways["h3"].cost == 2


def test_tx_10_a_character_on_the_bridge_is_in_the_way() -> None:
    ways = reach(placed({"cell": "g2"}, {"cell": "h1"}))
    assert "h1" not in ways
    assert "h2" not in ways
    assert ways["g1"].cost == 1


def test_tx_15_ice_is_in_the_way() -> None:
    blocked = reach(placed({"cell": "g2"}, blocks=["g1"]))
    assert "g1" not in blocked
    assert "h2" not in blocked
    assert reach(placed({"cell": "d3"}, blocks=["d2"]))["d1"].cost == 4


def test_tx_40_of_equal_ways_the_first_by_the_islands_order() -> None:
    assert reach(placed({"cell": "d3"}))["e2"].path == ("d2", "e2")
    assert reach(placed({"cell": "d3"}, {"cell": "d2"}))["e2"].path == ("e3", "e2")


def test_tx_30_what_the_first_moves_save_is_saved_once() -> None:
    state = placed({"cell": "d3", "equipped": ["travellers-boots"]})
    ways = reach(state)
    assert (ways["d2"].cost, ways["d1"].cost) == (0, 1)
    assert max(way.steps for way in ways.values()) == 5
    TANXI.apply(state, 0, Step("d2"))
    assert reach(state)["d1"] == Way("d1", 1, 1, ("d1",))
    assert max(way.steps for way in reach(state).values()) == 4


def test_tx_30_two_pairs_of_light_feet_save_two_moves() -> None:
    state = placed({"character": "mara", "cell": "d3", "equipped": ["travellers-boots"]})
    assert [reach(state)[cell].cost for cell in ("d2", "d1", "e1")] == [0, 0, 1]


def test_tx_31_without_energy_only_free_moves_are_left() -> None:
    assert asked(placed({"cell": "d3"}, spent=4), Reach()) == Reachable(0, ())
    shod = placed({"cell": "d3", "equipped": ["travellers-boots"]}, spent=4)
    assert asked(shod, Reach()).energy == 0
    assert sorted(reach(shod)) == ["c3", "d2", "d4", "e3"]


def test_through_characters_a_step_costs_as_much_as_the_cells_it_passes() -> None:
    state = placed({"cell": "d3", "equipped": ["flippers"]}, {"cell": "d2"}, game=ODD)
    assert reach(state, game=ODD)["d1"] == Way("d1", 2, 1, ("d1",))


def test_nobody_walks_out_of_turn_or_while_something_else_is_asked() -> None:
    state = placed({"character": "elba", "cell": "d3", "gems": 1}, {"cell": "d5"})
    assert asked(state, Reach(), 1) == Reachable(0, ())
    TANXI.apply(state, 0, Ability("reload-and-roll"))
    assert state.question != ACT
    assert asked(state, Reach()) == Reachable(4, ())
