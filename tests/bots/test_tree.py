"""One tree over all worlds, an idea at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from sobremesa.bots.mixing import MixedNode
from sobremesa.bots.model import Model
from sobremesa.bots.node import Node
from sobremesa.bots.searched import Searched
from sobremesa.bots.slices import SLICE
from sobremesa.bots.tree import Tree, Ways
from sobremesa.kernel.chance import fast
from tests.bots.exact import choices, evenly
from tests.bots.toys import Start, Toy, Turn, Window

COIN = Toy(
    [Start("heads"), Start("tails")],
    {
        "heads": Turn(0, "begin", {"leave": "left", "guess": "under heads"}),
        "tails": Turn(0, "begin", {"leave": "left", "guess": "under tails"}),
        "under heads": Turn(0, "guessing", {"heads": "right", "tails": "wrong"}),
        "under tails": Turn(0, "guessing", {"heads": "wrong", "tails": "right"}),
        "left": (0.6,),
        "right": (1.0,),
        "wrong": (0.0,),
    },
)


def search(
    model: Model, moves: Sequence[Any], iterations: int, ways: Ways | None = None
) -> Searched:
    return Tree(model, fast(1), ways or Ways(), 0, moves).search(iterations)


def test_nobody_plans_with_what_they_will_not_know() -> None:
    """Whoever looked at each world alone would guess, and be sure to be right (strategy fusion)."""
    found = search(COIN, ("leave", "guess"), 2000)
    assert found.move == "leave"
    assert found.arms[0].value == pytest.approx(0.6)
    assert found.arms[1].value == pytest.approx(0.5, abs=3 * found.arms[1].error)
    assert found.arms[1].error < 0.05


def test_worlds_count_by_their_weight() -> None:
    """Heads is proposed as often as tails, and nine times as likely."""
    starts = [Start("heads", weight=9.0), Start("tails")]
    found = search(Toy(starts, COIN.places), ("leave", "guess"), 2000)
    assert found.move == "guess"
    assert found.arms[1].value > 0.85


MAXN = Toy(
    [Start("first")],
    {
        "first": Turn(0, "first", {"a": "second a", "b": "second b"}),
        "second a": Turn(1, "second a", {"c": "kind", "d": "third"}),
        "second b": Turn(1, "second b", {"c": "mean", "d": "fair"}),
        "third": Turn(2, "third", {"e": "own", "f": "other"}),
        "kind": (0.7, 0.2, 0.1),
        "own": (0.1, 0.3, 0.6),
        "other": (0.9, 0.1, 0.0),
        "mean": (0.0, 0.4, 0.6),
        "fair": (0.3, 0.5, 0.2),
    },
)


def test_each_seat_looks_after_itself() -> None:
    """The third takes `own`, so the second takes it too, and `b` is better than `a` for the first.

    If the second feared the worst, or helped the first, it would be otherwise.
    """
    tree = Tree(MAXN, fast(1), Ways(explore=0.2), 0, ("a", "b"))
    found = tree.search(3000)
    assert found.move == "b"
    assert found.arms[1].value == pytest.approx(0.3, abs=0.02)
    late = Tree(MAXN, fast(1), Ways(explore=0.2), 0, ("a",)).search(3000)
    assert late.arms[0].value == pytest.approx(0.1, abs=0.06)
    for place, best in (("second a", 1), ("second b", 1), ("third", 0)):
        seat = MAXN.turn([place]).seat
        assert tree.average([place], seat, MAXN.moves([place], seat)).index(1.0) == best


def rare(often: int) -> Toy:
    """A bad move, and one that is worse and there only now and then."""
    return Toy(
        [Start("usual", often=often), Start("rare")],
        {
            "usual": Turn(0, "asked", {"good": "good", "bad": "bad"}),
            "rare": Turn(0, "asked", {"good": "good", "bad": "bad", "rare": "worst"}),
            "good": (0.6,),
            "bad": (0.5,),
            "worst": (0.3,),
        },
    )


def test_a_move_that_is_seldom_available_is_not_tried_for_its_rarity() -> None:
    """Where it is there it is tried less often than the others: it is worse than they are."""
    tree = Tree(rare(often=49), fast(1), Ways())
    tree.grow(10_000)
    (node,) = tree.nodes.values()
    times = node.available[2]
    assert 150 < times < 250
    assert node.available[:2] == [10_000, 10_000]
    assert node.tallies[2].tries < times / 4


def test_a_rare_move_that_is_the_best_is_found_and_played_where_it_is_there() -> None:
    model = rare(often=9)
    places = {**model.places, "worst": (0.9,)}
    tree = Tree(Toy(model.starts, places), fast(1), Ways())
    tree.grow(5000)
    assert tree.average(["rare"], 0, ("good", "bad", "rare")) == [0.0, 0.0, 1.0]
    assert tree.average(["usual"], 0, ("good", "bad")) == [1.0, 0.0]


def test_ways_that_lead_to_the_same_knowledge_meet() -> None:
    """Two moves in either order: four ways, but only one information set behind each pair."""
    places: dict[str, Any] = {
        "": Turn(0, "", {"x": "x", "y": "y"}),
        "x": Turn(0, "x", {"y": "xy", "z": "xz"}),
        "y": Turn(0, "y", {"x": "yx", "z": "yz"}),
        "end": (0.5,),
    }
    for done in ("xy", "yx", "xz", "yz"):
        places[done] = Turn(0, "".join(sorted(done)), {"stop": "end", "go": "end"})
    tree = Tree(Toy([Start("")], places), fast(1), Ways())
    tree.grow(500)
    assert set(tree.nodes) == {(0, knows) for knows in ("", "x", "y", "xy", "xz", "yz")}
    both = tree.nodes[0, "xy"]
    ways = [tree.nodes[0, "x"].tallies[0].tries, tree.nodes[0, "y"].tallies[0].tries]
    assert (
        sum(tally.tries for tally in both.tallies) >= sum(ways) - 2
    )  # the first visits came before


def test_in_a_window_nobody_knows_who_let_it_be() -> None:
    """One information set a seat, whoever was asked before, and all of them mix."""
    tree = Tree(Window((0.9, 0.1, 0.1), quiet=0.2), fast(1), Ways())
    tree.grow(3000)
    assert set(tree.nodes) == {(0, "asked"), (1, "asked"), (2, "asked")}
    assert all(isinstance(node, MixedNode) for node in tree.nodes.values())


def test_a_window_is_a_race() -> None:
    """The first gains by ringing; so do the others then, since waiting brings them nothing."""
    model = Window((0.9, 0.1, 0.1), quiet=0.2)
    tree = Tree(model, fast(1), Ways())
    tree.grow(5000)
    state = model.draw(fast(1)).state
    moves = model.moves(state, 0)
    for seat in range(3):
        assert tree.average(state, seat, moves)[1] > 0.95
    shy = Window((0.1, 0.1, 0.1), quiet=0.8)
    calm = Tree(shy, fast(1), Ways())
    calm.grow(5000)
    for seat in range(3):
        assert calm.average(state, seat, moves)[0] > 0.95


def test_who_has_to_choose_in_a_window_is_asked_in_every_world() -> None:
    model = Window((0.1, 0.9, 0.9), quiet=0.0)
    found = Tree(model, fast(1), Ways(), 0, ("let it be", "ring")).search(1000)
    assert sum(arm.tries for arm in found.arms) == 1000
    assert found.arms[1].value == pytest.approx(0.1)
    assert found.move == "ring"


ENDLESS = Toy(
    [Start("here")],
    {
        "here": Turn(0, "here", {"on": "there", "back": "here"}),
        "there": Turn(0, "there", {"on": "here", "end": "end"}),
        "end": (1.0,),
    },
)


def test_a_game_without_end_is_cut_off_and_evaluated() -> None:
    found = search(ENDLESS, ("on", "back"), 200, Ways(depth=2))
    assert found.move == "on"
    assert found.iterations == 200
    short = search(ENDLESS, ("on", "back"), 50, Ways(depth=1))
    assert [arm.value for arm in short.arms] == [0.0, 0.0]  # what the evaluation says


def test_values_come_to_the_truth() -> None:
    """What each first move is worth, reckoned by walking everything, is what the search says."""
    exact = choices(COIN, COIN.worlds(), evenly, 0)
    assert exact == {"leave": pytest.approx(0.6), "guess": pytest.approx(0.5)}
    off = []
    for iterations in (100, 1000, 10_000):
        found = search(COIN, ("leave", "guess"), iterations, Ways(explore=2.0))
        off.append(max(abs(arm.value - exact[arm.move]) for arm in found.arms))
    assert off[2] < off[0]
    assert off[2] < 0.01


def test_the_same_seed_and_budget_give_the_same_and_another_seed_something_else() -> None:
    def line(seed: int) -> list[tuple[float, float, int]]:
        found = Tree(COIN, fast(seed), Ways(), 0, ("leave", "guess")).search(300)
        return [(arm.value, arm.error, arm.tries) for arm in found.arms]

    assert line(1) == line(1) != line(2)


def test_a_search_can_be_stopped_between_slices_but_has_an_answer() -> None:
    answers = iter([True, False])
    tree = Tree(COIN, fast(1), Ways(), 0, ("leave", "guess"))
    assert tree.search(1000, lambda: next(answers)).iterations == 2 * SLICE
    assert search(COIN, ("leave", "guess"), 0).iterations == 1


def test_untried_moves_come_in_the_order_given() -> None:
    node = Node()
    places = node.locate(("best", "next", "last"))
    assert node.select(places, 0.4) == 0
    node.tallies[0].add(1.0, 1.0)
    assert node.select(places, 0.4) == 1
