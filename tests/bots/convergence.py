"""How values and strategies come to the truth as iterations grow, as a table.

    python -m tests.bots.convergence --most 1000

Every figure is the mean of three seeds, and the same on every machine; docs/search.md shows the
table, of which a test makes the first columns anew. With PYTHONPATH=build/compiled it is quicker.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sobremesa.bots.matrix import solve
from sobremesa.bots.tree import Tree, Ways
from sobremesa.kernel.chance import fast
from tests.bots.exact import choices, evenly, exploitability, values
from tests.bots.poker import Kuhn, Leduc, Poker
from tests.bots.small import SEAT, AgainstLuck, SmallModel, exchange, tiles
from tests.bots.toys import MATRICES, MatrixModel

SEEDS: Final = (1, 2, 3)
ITERATIONS: Final = (100, 1000, 10_000, 100_000, 1_000_000)

Errors = Callable[[int, int], list[float]]
"""A seed and the most iterations: how far off one is at each of ITERATIONS up to that."""


class Row(NamedTuple):
    """A line of the table."""

    about: str
    errors: Errors
    most: int


def steps(most: int) -> list[tuple[int, int]]:
    """Up to where, and how many more iterations that is."""
    ends = [number for number in ITERATIONS if number <= most]
    return [(end, end - begin) for begin, end in zip([0, *ends], ends, strict=False)]


def of_poker(model: Poker, explore: float, off: Callable[[Poker, Tree], float]) -> Errors:
    """The average strategy of all, in a tree over all deals."""

    def errors(seed: int, most: int) -> list[float]:
        tree, found = Tree(model, fast(seed), Ways(explore=explore)), []
        for _, more in steps(most):
            tree.grow(more)
            found.append(off(model, tree))
        return found

    return errors


def exploited(model: Poker, tree: Tree) -> float:
    """How much a seat could gain, on average."""
    return exploitability(model, model.deals(), tree.average)


def from_value(value: float) -> Callable[[Poker, Tree], float]:
    """How far what the first player gets is from what the game is worth."""
    return lambda model, tree: abs(values(model, model.deals(), tree.average)[0] - value)


def of_matrix(name: str) -> Errors:
    """A secret choice of two, in a tree."""
    game = MATRICES[name]
    model = MatrixModel(game.rows, game.columns)

    def errors(seed: int, most: int) -> list[float]:
        tree, found = Tree(model, fast(seed), Ways()), []
        for _, more in steps(most):
            tree.grow(more)
            found.append(exploitability(model, [model.draw(fast(1))], tree.average))
        return found

    return errors


def of_solved(name: str) -> Errors:
    """The same by the matrix itself."""
    game = MATRICES[name]

    def errors(seed: int, most: int) -> list[float]:  # noqa: ARG001 - there is no luck in it
        found = [solve(game.rows, game.columns, end).rows for end, _ in steps(most)]
        return [max(abs(a - b) for a, b in zip(rows, game.mine, strict=True)) for rows in found]

    return errors


def of_equilibrium(make: Callable[[], SmallModel]) -> Errors:
    """All seats of a small position."""

    def errors(seed: int, most: int) -> list[float]:
        model = make()
        tree, found = Tree(model, fast(seed), Ways()), []
        for _, more in steps(most):
            tree.grow(more)
            found.append(exploitability(model, model.worlds, tree.average))
        return found

    return errors


def of_luck(make: Callable[[], SmallModel]) -> Errors:
    """The value of the best first move, where the others play at random."""

    def errors(seed: int, most: int) -> list[float]:
        model = make()
        exact, best = _exact(model)
        tree, found = Tree(AgainstLuck(model), fast(seed), Ways(), SEAT, tuple(exact)), []
        for _, more in steps(most):
            arms = {arm.move: arm.value for arm in tree.search(more).arms}
            found.append(abs(arms[best] - exact[best]))
        return found

    return errors


def _exact(model: SmallModel) -> tuple[dict[Any, float], Any]:
    exact = choices(model, model.worlds, evenly, SEAT)
    return exact, max(exact, key=lambda move: exact[move])


MATRIX: Final = "rock counts double"
ROWS: Final = (
    Row("Kuhn, all mix: exploitability", of_poker(Kuhn(), 1.0, exploited), 1_000_000),
    Row("Kuhn, all mix: off −1/18", of_poker(Kuhn(), 1.0, from_value(-1 / 18)), 1_000_000),
    Row("Kuhn, all maximise: exploitability", of_poker(Kuhn(False), 1.0, exploited), 100_000),
    Row("Leduc, all mix: exploitability", of_poker(Leduc(), 4.0, exploited), 1_000_000),
    Row("Leduc, all mix: off −0.0856", of_poker(Leduc(), 4.0, from_value(-0.0856)), 1_000_000),
    Row("Leduc, all maximise: exploitability", of_poker(Leduc(False), 4.0, exploited), 100_000),
    Row("rock counts double, in a tree: exploitability", of_matrix(MATRIX), 100_000),
    Row("rock counts double, as a matrix: off the mixture", of_solved(MATRIX), 10_000),
    Row("an exchange of AntaYagí: exploitability", of_equilibrium(exchange), 100_000),
    Row("an exchange of AntaYagí, others at random: off the value", of_luck(exchange), 100_000),
    Row("a small Antheno, others at random: off the value", of_luck(tiles), 100_000),
)


def line(row: Row, most: int) -> str:
    """A line of the table, as far as that."""
    runs = [row.errors(seed, min(most, row.most)) for seed in SEEDS]
    means = [sum(column) / len(SEEDS) for column in zip(*runs, strict=True)]
    cells = [f"{mean:.4f}" for mean in means] + [""] * (len(steps(most)) - len(means))
    return f"| {row.about} | " + " | ".join(cells) + " |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="How values come to the truth, as a table.")
    parser.add_argument("--most", type=int, default=ITERATIONS[-1], help="iterations of a search")
    most = parser.parse_args().most
    heads = [f"{end:,}" for end, _ in steps(most)]
    print("| iterations |", " | ".join(heads), "|")  # noqa: T201
    print("|---|" + "---:|" * len(heads))  # noqa: T201
    for row in ROWS:
        print(line(row, most), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
