"""Questions about a table and a rack, each answered with what is proven and what is only found.

A play comes with the table that it leaves; "none" is a proof that there is none; "undecided" says
that the budget of search steps was spent before either was found. `docs/antheno.md` has the proof.
"""

from __future__ import annotations

from typing import Final, Literal

from sobremesa.games.antheno.content import KINDS, count
from sobremesa.games.antheno.search.glance import glance
from sobremesa.games.antheno.search.layout import lay_out
from sobremesa.games.antheno.search.solve import Solution, Solver, solve
from sobremesa.games.antheno.search.steps import OutOfSteps, Steps
from sobremesa.games.antheno.table import Cells, joined

BUDGET: Final = 500_000  # search steps for one question

Objective = Literal["most", "any"] | list[int]  # or exactly these tiles
Finding = Literal["play", "none", "undecided"]


class SearchResult:
    """What was found, the tiles that are played and the table that this leaves."""

    __slots__ = ("cells", "finding", "played", "proven", "steps")

    def __init__(
        self, finding: Finding, played: list[int], cells: Cells | None, proven: bool, steps: int
    ) -> None:
        self.finding = finding
        self.played = played  # of each kind; nothing without a play
        self.cells = cells
        self.proven = proven  # that nothing answers the question better
        self.steps = steps  # what the search took


def best_play(
    table: Cells, rack: list[int], objective: Objective = "most", budget: int = BUDGET
) -> SearchResult:
    """The play of the most tiles of the rack that is found, of any at all, or of the given ones.

    Where a play that moves nothing is as good as any other, it is that one.
    """
    return search(table, rack, objective, Steps(budget))


def can_play(table: Cells, rack: list[int], budget: int = BUDGET) -> Finding:
    """Whether any tile of the rack can be played: what `best_play` finds, without the table."""
    steps = Steps(budget)
    if glance(table, rack, "in-place", steps) is not None:
        return "play"
    solution, proven = _solved(table, rack, sum(rack) - 1, steps)
    if solution is not None:
        return "play"
    return "none" if proven else "undecided"


def play_with(
    table: Cells, rack: list[int], chosen: list[int], steps: Steps
) -> tuple[Solution | None, bool]:
    """A play of these tiles, and of others of the rack if need be; whether that is proven.

    For the search the chosen tiles lie on the table already: it has to find room for them.
    """
    lying = [tiles + more for tiles, more in zip(count(list(table.values())), chosen, strict=True)]
    left = [tiles - fewer for tiles, fewer in zip(rack, chosen, strict=True)]
    try:
        solution = solve(lying, left, sum(left), steps)
    except OutOfSteps:
        return None, False
    if solution is not None:
        played = zip(solution.played, chosen, strict=True)
        solution.played = [tiles + more for tiles, more in played]
    return solution, True


def go_out(table: Cells, rack: list[int], budget: int = BUDGET) -> SearchResult:
    """The play of the whole rack."""
    return best_play(table, rack, rack, budget)


def search(table: Cells, rack: list[int], objective: Objective, steps: Steps) -> SearchResult:
    """The same, within the steps that are left of a larger question."""
    before = steps.used
    if objective == "most":
        cells, proven = _most(table, rack, steps)
    elif objective == "any":
        cells, proven = _any(table, rack, steps)
    else:
        cells, proven = _exactly(table, rack, objective, steps)
    used = steps.used - before
    if cells is None:
        return SearchResult("none" if proven else "undecided", [0] * KINDS, None, proven, used)
    return SearchResult("play", joined(table, cells), cells, proven, used)


def _most(table: Cells, rack: list[int], steps: Steps) -> tuple[Cells | None, bool]:
    """The table with the most tiles that was found, and whether there is proven to be no better."""
    seen = glance(table, rack, "in-place", steps)
    solution, proven = Solver(count(list(table.values())), rack, steps).find_most()
    if solution is None:
        return seen, proven
    if seen is not None and len(seen) - len(table) >= sum(solution.played):
        return seen, proven
    return lay_out(table, solution, steps), proven


def _any(table: Cells, rack: list[int], steps: Steps) -> tuple[Cells | None, bool]:
    seen = glance(table, rack, "in-place", steps)
    if seen is not None:
        return seen, True
    return _laid(table, rack, sum(rack) - 1, steps)


def _exactly(
    table: Cells, rack: list[int], wanted: list[int], steps: Steps
) -> tuple[Cells | None, bool]:
    for kind, tiles in enumerate(wanted):
        if tiles > rack[kind]:
            return None, True
    return _laid(table, wanted, 0, steps)


def _laid(table: Cells, rack: list[int], unplayed: int, steps: Steps) -> tuple[Cells | None, bool]:
    """A table that leaves at most so many tiles of this rack."""
    solution, proven = _solved(table, rack, unplayed, steps)
    return (None if solution is None else lay_out(table, solution, steps)), proven


def _solved(
    table: Cells, rack: list[int], unplayed: int, steps: Steps
) -> tuple[Solution | None, bool]:
    """What leaves at most so many tiles of this rack, if it has some; whether that is proven."""
    if not any(rack):
        return None, True
    try:
        return solve(count(list(table.values())), rack, unplayed, steps), True
    except OutOfSteps:
        return None, False
