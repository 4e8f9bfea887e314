"""The numbers that were fitted, by edition and number of players: see numbers.toml."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from sobremesa.games.antayagi.state import Terms
from sobremesa.games.antayagi.thinking.reach import FARTHEST, REACHES
from sobremesa.games.antayagi.thinking.standing import WAITS, Factors
from sobremesa.kernel.resources import packaged

WON: Final = 1000.0  # the strength at the target, beside which no other counts


class Numbers:
    """What bots of a table reckon with."""

    __slots__ = ("factors", "open_factors", "sabotage_worth", "strengths")

    def __init__(self, factors: Factors) -> None:
        self.factors = factors
        self.open_factors = open_part(factors)
        self.strengths = [strength_of_reach(factors, reach) for reach in range(REACHES)]
        self.sabotage_worth = factors.sabotages[1] / factors.sabotages[0]


def strength_of_reach(factors: Factors, reach: int) -> float:
    """The strength by what lies in an area alone, whoever's turn it is."""
    distance = reach >> 4
    if not distance:
        return WON
    by_wait = factors.distances[distance * WAITS : distance * WAITS + WAITS]
    return sum(by_wait) / WAITS * factors.flags[reach & 15]


def open_part(factors: Factors) -> Factors:
    """The same for who looks at areas alone: neither at hands nor at whose turn comes when."""
    distances = [
        sum(factors.distances[start : start + WAITS]) / WAITS
        for start in range(0, len(factors.distances), WAITS)
        for _ in range(WAITS)
    ]
    return Factors(
        distances,
        factors.flags,
        [1.0] * len(factors.cards),
        [1.0] * len(factors.sabotages),
    )


def read_tables(data: dict[str, Any]) -> dict[tuple[str, int], Numbers]:
    """All tables of such a file, by edition and number of players."""
    return {
        (entry["edition"], entry["players"]): Numbers(_factors(entry)) for entry in data["table"]
    }


def _factors(entry: dict[str, Any]) -> Factors:
    distances = [0.0] * WAITS + [factor for row in entry["distances"] for factor in row]
    farthest = distances[-WAITS:]
    while len(distances) < (FARTHEST + 1) * WAITS:
        distances += farthest
    return Factors(distances, entry["flags"], entry["cards"], entry["sabotages"])


_DATA: Final = tomllib.loads(packaged("sobremesa.games.antayagi", "thinking/numbers.toml"))
NUMBERS: Final = read_tables(_DATA)
CALIBRATION: Final[list[float]] = _DATA["calibration"]["chances"]  # at equal steps from 0 to 1


def numbers_of(terms: Terms) -> Numbers:
    """Those of this table."""
    return NUMBERS[(terms.options.edition, terms.seats)]
