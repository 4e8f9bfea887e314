"""Search is budgeted in steps: the same on every machine, unlike seconds."""

from __future__ import annotations


class OutOfSteps(Exception):
    """The budget of search steps is spent."""


class Steps:
    """The budget of one question: how much of it is used, and how far its present part may go."""

    __slots__ = ("limit", "used")

    def __init__(self, budget: int) -> None:
        self.limit = budget
        self.used = 0

    def take(self, steps: int = 1) -> None:
        """One more step, or some that are as much work."""
        self.used += steps
        if self.used > self.limit:
            self.used = self.limit
            raise OutOfSteps

    def left(self) -> int:
        """How many steps are left."""
        return self.limit - self.used

    def part(self, steps: int) -> int:
        """Give the next part so many steps at most; the limit to set again after it."""
        outer = self.limit
        self.limit = min(outer, self.used + steps)
        return outer
