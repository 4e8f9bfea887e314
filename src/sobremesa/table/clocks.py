"""Whose time is running, and how much everyone has left."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Final

from sobremesa.table.settings import DAY, Bank, Clock, Correspondence, NoClock, PerMove

GRACE: Final = 10_000  # ms that somebody has at least who comes back
HASTE: Final = 3  # so much faster is a bot that has just moved and moves again


class Clocks:
    """The clocks of a table. A seat's time runs while it owes an answer, by question."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [_full(clock)] * seats
        self.running: dict[int, int] = {}
        self.filled: dict[int, int] = {}  # the question that a seat's time was last given for
        self.since = 0

    def run(self, at: int, running: Mapping[int, int], answered: int | None = None) -> None:
        """Now the time of these seats runs, each for its question; one may just have answered."""
        for seat in self.running:
            self.left[seat] = self.left_at(seat, at)
        if answered in self.running and isinstance(self.clock, Bank):
            self.left[answered] += self.clock.increment * 1000
        for seat, question in running.items():
            if self.filled.get(seat) != question and not isinstance(self.clock, Bank):
                self.left[seat] = _full(self.clock)
                self.filled[seat] = question
        self.running = dict(running)
        self.since = at

    @property
    def counting(self) -> bool:
        """Whether somebody's minutes are running; days are not meant here."""
        return bool(self.running) and isinstance(self.clock, PerMove | Bank)

    def left_at(self, seat: int, now: int) -> int:
        """What this seat has left now."""
        passed = now - self.since if seat in self.running else 0
        return max(0, self.left[seat] - passed)

    def comes_back(self, seat: int) -> None:
        """Who comes back finds a little time."""
        self.left[seat] = max(self.left[seat], GRACE)

    def runs_out(self) -> tuple[int, int] | None:
        """When the next clock runs out, and whose."""
        if isinstance(self.clock, NoClock) or not self.running:
            return None
        return min((self.since + self.left[seat], seat) for seat in self.running)


def _full(clock: Clock) -> int:
    if isinstance(clock, Correspondence):
        return clock.days * DAY * 1000
    if isinstance(clock, PerMove | Bank):
        return clock.seconds * 1000
    return 0


def bots_delay(pace: int, root: str, seat: int, question: int) -> int:
    """How long a bot takes: about the pace, whatever it holds (AY-35)."""
    lot = zlib.crc32(f"{root} {seat} {question}".encode())
    return pace // 2 + lot % (pace + 1)


def next_slot(due: int, now: int, pace: int) -> int:
    """When a bot answers that has thought for too long: a whole number of half paces later."""
    late = max(0, now - due)
    slot = max(1, pace // 2)
    return due + -(-late // slot) * slot
