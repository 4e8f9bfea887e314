"""Questions about a table and a rack, each answered with the proof of its kind.

A play comes with the table that it leaves; "none" is a proof that there is none; "undecided" says
that the budget of search steps was spent before either was found.
"""

from __future__ import annotations

from typing import Final, Literal

from sobremesa.games.antheno.content import KINDS, count
from sobremesa.games.antheno.search.glance import glance
from sobremesa.games.antheno.search.layout import lay_out
from sobremesa.games.antheno.search.solve import Solution, solve
from sobremesa.games.antheno.search.steps import OutOfSteps, Steps
from sobremesa.games.antheno.table import Cells, joined

BUDGET: Final = 500_000  # search steps for one question

Objective = Literal["most", "any"] | list[int]  # or exactly these tiles
Finding = Literal["play", "none", "undecided"]


class Answer:
    """What was found, the tiles that are played and the table that this leaves."""

    __slots__ = ("cells", "finding", "played", "steps")

    def __init__(
        self, finding: Finding, played: list[int], cells: Cells | None, steps: int
    ) -> None:
        self.finding = finding
        self.played = played  # of each kind; nothing without a play
        self.cells = cells
        self.steps = steps  # what the search took


def best_play(
    table: Cells, rack: list[int], objective: Objective = "most", budget: int = BUDGET
) -> Answer:
    """The play of the most tiles of the rack, of any at all, or of exactly the given ones.

    Where a play that moves nothing is as good as any other, it is that one.
    """
    steps = Steps(budget)
    seen = None if isinstance(objective, list) else glance(table, rack, "in-place")
    if seen is not None and objective == "any":
        return Answer("play", joined(table, seen), seen, steps.used)
    try:
        solution = _solution(table, rack, objective, steps)
    except OutOfSteps:
        return Answer("undecided", [0] * KINDS, None, budget)
    if solution is None:
        return Answer("none", [0] * KINDS, None, steps.used)
    if seen is not None and len(seen) - len(table) >= sum(solution.played):
        return Answer("play", joined(table, seen), seen, steps.used)
    return Answer("play", solution.played, lay_out(table, solution), steps.used)


def _solution(table: Cells, rack: list[int], objective: Objective, steps: Steps) -> Solution | None:
    lying = count(list(table.values()))
    if isinstance(objective, list):
        for kind, wanted in enumerate(objective):
            if wanted > rack[kind]:
                return None
        return solve(lying, objective, 0, 0, steps) if any(objective) else None
    most_unplayed = sum(rack) - 1
    return solve(lying, rack, most_unplayed if objective == "any" else 0, most_unplayed, steps)


def can_play(table: Cells, rack: list[int], budget: int = BUDGET) -> Finding:
    """Whether any tile of the rack can be played."""
    if glance(table, rack, "in-place") is not None:
        return "play"
    steps = Steps(budget)
    try:
        solution = _solution(table, rack, "any", steps)
    except OutOfSteps:
        return "undecided"
    return "none" if solution is None else "play"


def go_out(table: Cells, rack: list[int], budget: int = BUDGET) -> Answer:
    """The play of the whole rack."""
    return best_play(table, rack, rack, budget)
