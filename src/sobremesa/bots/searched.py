"""What a search found: a move, and what it saw of all that it tried."""

from __future__ import annotations

from typing import Any

from sobremesa.bots.tally import Tally
from sobremesa.kernel.bot import Considered, Reasons


class Arm:
    """A candidate after a search."""

    __slots__ = ("error", "move", "share", "tries", "value")

    def __init__(self, move: Any, tally: Tally, share: float) -> None:
        self.move = move
        self.value = tally.mean()
        self.error = tally.error()
        self.tries = tally.tries
        self.share = share  # how often it should be played: 1 and 0, or a mixture


class Searched:
    """The move to play, all candidates in the order given, and how much was tried."""

    __slots__ = ("arms", "iterations", "move", "worlds")

    def __init__(self, move: Any, arms: list[Arm], iterations: int, worlds: int) -> None:
        self.move = move
        self.arms = arms
        self.iterations = iterations
        self.worlds = worlds


def reasons(found: Searched) -> Reasons:
    """The same as data: what was tried, the answer first, then by value."""
    tried = [arm for arm in found.arms if arm.tries]
    tried.sort(key=_best_first)
    considered = [Considered(arm.move, arm.value, arm.error, arm.tries) for arm in tried]
    return Reasons(tuple(considered), found.iterations, found.worlds)


def _best_first(arm: Arm) -> tuple[float, float]:
    return -arm.share, -arm.value
