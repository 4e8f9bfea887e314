"""Mixed choices: what counts how much for regret and for the average."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.bots.mixing import MixedNode
from sobremesa.bots.tree import Tree, Ways
from sobremesa.kernel.chance import fast
from tests.bots.toys import Start, Toy, Turn


class Mixed(Toy):
    """A toy in which nobody is to be foreseen."""

    def mixes(self, state: Any, seat: int, together: bool) -> bool:  # noqa: ARG002
        return True


def twice(stay: float) -> MixedNode:
    """What is remembered of a second choice, worth 0.5, after a first that is worth `stay`."""
    model = Mixed(
        [Start("first")],
        {
            "first": Turn(0, "first", {"stay": "stayed", "go": "second"}),
            "second": Turn(0, "second", {"left": "half", "right": "half"}),
            "stayed": (stay,),
            "half": (0.5,),
        },
    )
    tree = Tree(model, fast(1), Ways())
    tree.grow(2000)
    node = tree.nodes[0, "second"]
    assert isinstance(node, MixedNode)
    return node


def test_the_average_counts_as_often_as_the_seat_itself_would_come_there() -> None:
    """It comes there in every game or in none; how often it was tried for learning is no matter."""
    assert sum(twice(stay=0.0).played) == pytest.approx(2000, rel=0.05)
    assert sum(twice(stay=1.0).played) < 20


def test_regret_counts_as_often_as_the_others_would_let_it_come_there() -> None:
    """The first player never goes, so nothing is regretted behind it but what was at first."""

    def regrets(stay: float) -> float:
        model = Mixed(
            [Start("first")],
            {
                "first": Turn(0, "first", {"stay": "stayed", "go": "second"}),
                "second": Turn(1, "second", {"left": "good", "right": "bad"}),
                "stayed": (stay, 0.0),
                "good": (0.5, 1.0),
                "bad": (0.5, 0.0),
            },
        )
        tree = Tree(model, fast(1), Ways())
        tree.grow(2000)
        node = tree.nodes[1, "second"]
        assert isinstance(node, MixedNode)
        return min(node.regrets)

    assert regrets(stay=0.0) == pytest.approx(-2000, rel=0.05)
    assert regrets(stay=1.0) > -20


def test_what_goes_on_upwards_is_the_mixture_and_not_what_was_tried() -> None:
    """The second player strays to `bad` for learning, which the first does not hold against it."""
    model = Mixed(
        [Start("first")],
        {
            "first": Turn(0, "first", {"stay": "stayed", "go": "second"}),
            "second": Turn(1, "second", {"left": "good", "right": "bad"}),
            "stayed": (0.5, 0.0),
            "good": (0.6, 1.0),
            "bad": (0.0, 0.0),
        },
    )
    tree = Tree(model, fast(1), Ways(stray=0.4))
    tree.grow(3000)  # who strays goes right in one case of five: 0.48, which is less than 0.5
    assert tree.average(["first"], 0, ("stay", "go"))[1] > 0.9
    assert tree.nodes[0, "first"].tallies[1].mean() == pytest.approx(0.6, abs=0.02)
