"""Whose time is running, and how much everyone has left."""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sobremesa.table.settings import Bank, Clock, Correspondence, NoClock, PerMove, days_of

GRACE: Final = 10_000  # ms that somebody has at least who comes back for the first time
Asked = Any  # what a question is known by: how many moves stood before it, and its occasion
HASTE: Final = 3  # so much faster is a bot that has just moved and moves again


class Clocks:
    """The clocks of a table. A seat's time runs while it owes an answer, by question.

    No time is gained by leaving, returning or taking back, but for one grace: a question that comes
    back has what was left of it, and a move that is taken back takes its increment along. Only
    games that were dealt by older versions have clocks that are not `just`.
    """

    __slots__ = ("clock", "earned", "filled", "graced", "just", "kept", "left", "running", "since")

    def __init__(self, clock: Clock, seats: int, *, just: bool = True) -> None:
        self.clock = clock
        self.just = just
        self.left = [_full(clock)] * seats
        self.running: dict[int, Asked] = {}
        self.filled: dict[int, Asked] = {}  # the question that a seat's time was last given for
        self.kept: list[dict[Asked, int]] = [{} for _ in range(seats)]  # left of earlier questions
        self.earned: list[int] = []  # by each move that stands
        self.graced: set[int] = set()
        self.since = 0

    # What happens

    def run(self, at: int, running: Mapping[int, Asked]) -> None:
        """Now the time of these seats runs, each for its question."""
        self._stop(at)
        for seat, question in running.items():
            if self.filled.get(seat) != question and not isinstance(self.clock, Bank):
                self._fill(seat, question)
        self.running = dict(running)

    def _stop(self, at: int) -> None:
        for seat in self.running:
            self.left[seat] = self.left_at(seat, at)
        self.since = at

    def _fill(self, seat: int, question: Asked) -> None:
        if seat in self.filled:
            self.kept[seat][self.filled[seat]] = self.left[seat]
        self.left[seat] = self.kept[seat].pop(question, _full(self.clock))
        self.filled[seat] = question

    def moved(self, at: int, seat: int) -> None:
        """A move was made; whoever made it in their own time earns by it."""
        increment = self.clock.increment * 1000 if isinstance(self.clock, Bank) else 0
        earned = increment if seat in self.running else 0
        self._stop(at)
        self.earned.append(earned)
        self.left[seat] += earned

    def took_back(self, at: int, seat: int, moves: int) -> None:
        """A seat took its last moves back."""
        self._stop(at)
        if self.just:
            self.left[seat] = max(0, self.left[seat] - sum(self.earned[-moves:]))
        del self.earned[-moves:]

    def forget(self, back: int, still_open: Sequence[Asked | None]) -> None:
        """Nobody can go back further than so many moves: what was asked before is gone.

        But for what each seat is still asked: a bot may owe it, for somebody who comes back.
        """
        first = len(self.earned) - back
        for kept, asked in zip(self.kept, still_open, strict=True) if self.just else ():
            for question in [each for each in kept if each[0] < first and each != asked]:
                del kept[question]

    def comes_back(self, seat: int, question: Asked | None) -> None:
        """Who comes back, maybe to a question, finds a little time, once in a game."""
        if self._finds_grace(seat, question):
            self.left[seat] = GRACE
            self.graced.add(seat)

    def _finds_grace(self, seat: int, question: Asked | None) -> bool:
        if self.left[seat] >= GRACE:
            return False
        if not self.just:
            return True
        asked = question is not None and self.filled.get(seat) == question
        return seat not in self.graced and (asked or isinstance(self.clock, Bank))

    # What may happen

    def time_to_return(self, seat: int, question: Asked | None) -> bool:
        """Whether who comes back, maybe to a question, has any time."""
        if isinstance(self.clock, NoClock) or self._finds_grace(seat, question):
            return True
        if isinstance(self.clock, Bank) or self.filled.get(seat) == question:
            return self.left[seat] > 0
        return self.kept[seat].get(question, 1) > 0

    def time_to_take_back(self, seat: int, moves: int, now: int) -> bool:
        """Whether who takes so many moves back has any time then."""
        if isinstance(self.clock, NoClock) or not self.just:
            return True
        if isinstance(self.clock, Bank):
            return self.left_at(seat, now) > sum(self.earned[-moves:])
        then = len(self.earned) - moves
        return all(left > 0 for question, left in self.kept[seat].items() if question[0] == then)

    # What there is

    @property
    def counting(self) -> bool:
        """Whether somebody's minutes are running; days are not meant here."""
        return bool(self.running) and isinstance(self.clock, PerMove | Bank)

    def left_at(self, seat: int, now: int) -> int:
        """What this seat has left now."""
        passed = now - self.since if seat in self.running else 0
        return max(0, self.left[seat] - passed)

    def runs_out(self) -> tuple[int, int] | None:
        """When the next clock runs out, and whose."""
        if isinstance(self.clock, NoClock) or not self.running:
            return None
        return min((self.since + self.left[seat], seat) for seat in self.running)


def _full(clock: Clock) -> int:
    if isinstance(clock, Correspondence):
        return days_of(clock)
    if isinstance(clock, PerMove | Bank):
        return clock.seconds * 1000
    return 0


def bots_delay(pace: int, root: str, seat: int, question: int) -> int:
    """How long a bot, or a standing answer, takes: about the pace, whatever it is (AY-35).

    Nobody learns anything of the root from it: it is the key of the hash.
    """
    lot = hmac.digest(root.encode(), f"delay {seat} {question}".encode(), "sha256")
    return pace // 2 + int.from_bytes(lot[:8]) % (pace + 1)


def next_slot(due: int, now: int, pace: int) -> int:
    """When a bot answers that has thought for too long: a whole number of half paces later."""
    late = max(0, now - due)
    slot = max(1, pace // 2)
    return due + -(-late // slot) * slot
