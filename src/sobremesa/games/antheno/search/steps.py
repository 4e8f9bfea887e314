"""Search is budgeted in steps: the same on every machine, unlike seconds."""

from __future__ import annotations


class OutOfSteps(Exception):
    """The budget of search steps is spent."""


class Steps:
    """A budget, how much of it is used, and how far the present attempt may go."""

    __slots__ = ("budget", "limit", "used")

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.limit = budget
        self.used = 0

    def take(self, steps: int = 1) -> None:
        """One more step, or some that are as much work."""
        self.used += steps
        if self.used > self.limit:
            raise OutOfSteps

    def attempt(self, steps: int) -> None:
        """The next attempt may take so many steps, within the budget."""
        if self.used >= self.budget:
            raise OutOfSteps
        self.limit = min(self.budget, self.used + steps)
