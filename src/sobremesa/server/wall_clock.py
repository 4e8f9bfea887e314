"""The time of tables: as the system says, but never going back and never standing still."""

from __future__ import annotations

import time
from collections.abc import Callable


class WallClock:
    """Milliseconds since 1970.

    Where the clock of the system is set back, this one goes on at half of its pace until the other
    has caught up: bots, clocks and windows go on, if slowly, and nothing happens before what was
    before it.
    """

    def __init__(
        self,
        system: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._system = system
        self._steady = steady
        self._looked = steady()
        self._reached = 0

    def now(self) -> int:
        """The time."""
        looked = self._steady()
        slowly = self._reached + (looked - self._looked) // 2
        self._reached = max(self._system(), slowly)
        self._looked = looked
        return self._reached // 1_000_000
