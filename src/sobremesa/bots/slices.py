"""How long a search goes on: so many iterations, unless it is stopped between two slices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sobremesa.kernel.bot import always

SLICE: Final = 16  # iterations between two questions whether to go on


class Slices:
    """Counts iterations, and asks now and then whether there is time for more."""

    __slots__ = ("budget", "done", "go_on", "next")

    def __init__(self, budget: int, go_on: Callable[[], bool] = always) -> None:
        self.budget = budget
        self.go_on = go_on
        self.done = 0
        self.next = SLICE

    def spend(self, iterations: int) -> bool:
        """Whether so many more may be done: the first always, so that there is an answer."""
        if self.done and self.done + iterations > self.budget:
            return False
        if self.done >= self.next:
            if not self.go_on():
                self.budget = self.done
                return False
            self.next = self.done + SLICE
        self.done += iterations
        return True
