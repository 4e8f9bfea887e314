"""Search is budgeted in steps: the same on every machine, unlike seconds."""

from __future__ import annotations


class OutOfSteps(Exception):
    """The budget of search steps is spent."""


class Steps:
    """A budget of search steps: the same on every machine, unlike seconds."""

    __slots__ = ("budget", "used")

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0

    def take(self) -> None:
        """One more step."""
        self.use(1)

    def use(self, steps: int) -> None:
        """So many more steps."""
        self.used += steps
        if self.used > self.budget:
            raise OutOfSteps
