"""Two who choose at the same time: a matrix game, solved in expectation by regret matching."""

from __future__ import annotations

from sobremesa.bots.regret import matched

Matrix = list[list[float]]


class Mixture:
    """How often each of the two should play what, and what that is worth to them."""

    __slots__ = ("columns", "rows", "values")

    def __init__(
        self, rows: list[float], columns: list[float], values: tuple[float, float]
    ) -> None:
        self.rows = rows
        self.columns = columns
        self.values = values


def solve(rows: Matrix, columns: Matrix, iterations: int) -> Mixture:
    """What each earns by row and column in two matrices of one shape; both learn by turns.

    Negative regrets are forgotten, and later rounds count more. Where one wins what the other loses
    the average is an equilibrium in the limit; elsewhere nobody regrets the average of what *both*
    did, which is less.
    """
    height, width = len(rows), len(rows[0])
    turned = [[columns[row][column] for row in range(height)] for column in range(width)]
    row_regrets, column_regrets = [0.0] * height, [0.0] * width
    row_shares, column_shares = [0.0] * height, [0.0] * width
    for number in range(1, iterations + 1):
        _learn(row_regrets, rows, matched(column_regrets))
        _learn(column_regrets, turned, matched(row_regrets))
        _remember(row_shares, matched(row_regrets), float(number))
        _remember(column_shares, matched(column_regrets), float(number))
    mine, theirs = matched(row_shares), matched(column_shares)
    values = (worth(rows, mine, theirs), worth(columns, mine, theirs))
    return Mixture(mine, theirs, values)


def worth(matrix: Matrix, rows: list[float], columns: list[float]) -> float:
    """What these mixtures earn in this matrix."""
    total = 0.0
    for row, share in enumerate(rows):
        total += share * _against(matrix[row], columns)
    return total


def _against(earned: list[float], mixture: list[float]) -> float:
    total = 0.0
    for place, share in enumerate(mixture):
        total += share * earned[place]
    return total


def _learn(regrets: list[float], earned: Matrix, other: list[float]) -> None:
    """What each choice would have earned more than what was played."""
    earnings = [_against(choice, other) for choice in earned]
    played = _against(earnings, matched(regrets))
    for place, earning in enumerate(earnings):
        regrets[place] = max(0.0, regrets[place] + earning - played)


def _remember(shares: list[float], played: list[float], weight: float) -> None:
    for place, share in enumerate(played):
        shares[place] += weight * share
