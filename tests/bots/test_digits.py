"""The same seed and budget give the same to the last digit, in source and compiled, everywhere.

Sums, products, quotients and square roots of floats are exactly rounded on every machine;
logarithms and powers are not, and no search asks for one. These digits were found in source on an
x86-64.
"""

from __future__ import annotations

from sobremesa.bots.halving import Halving
from sobremesa.bots.matrix import solve
from sobremesa.bots.searched import Searched
from sobremesa.bots.tree import Tree, Ways
from sobremesa.kernel.chance import fast
from tests.bots.poker import CALL, RAISE, Hand, Leduc
from tests.bots.toys import MATRICES


def digits(found: Searched) -> list[tuple[str, str, int]]:
    return [(arm.value.hex(), arm.error.hex(), arm.tries) for arm in found.arms]


def test_of_a_tree_in_which_all_maximise() -> None:
    model = Leduc(mixed=False)
    found = Tree(model, fast(1), Ways(explore=3.0), 0, (CALL, RAISE)).search(1000)
    assert digits(found) == [
        ("0x0.0p+0", "0x1.0ac1c60db3408p-3", 786),
        ("-0x1.47c69456217edp-1", "0x1.291be853b5fd6p-2", 214),
    ]


def test_of_a_tree_in_which_all_mix() -> None:
    tree = Tree(Leduc(), fast(1), Ways())
    tree.grow(2000)
    shares = tree.average(Hand((1, 1, 2)), 0, (CALL, RAISE))
    assert [share.hex() for share in shares] == ["0x1.029caadc43ae7p-2", "0x1.7eb1aa91de28dp-1"]


def test_of_sequential_halving() -> None:
    found = Halving(Leduc(), 0, (CALL, RAISE), 100, fast(1)).search(1000)
    assert digits(found) == [
        ("-0x1.b22d0e5604189p-4", "0x1.9e7154aeec0cfp-3", 500),
        ("-0x1.3b645a1cac083p-2", "0x1.b161df1a0a717p-3", 500),
    ]


def test_of_a_matrix() -> None:
    game = MATRICES["uneven pennies"]
    rows = solve(game.rows, game.columns, 100).rows
    assert [share.hex() for share in rows] == ["0x1.a09905b436049p-2", "0x1.2fb37d25e4fdbp-1"]
