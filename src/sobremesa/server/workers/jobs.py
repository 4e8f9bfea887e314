"""What the server and its workers say to each other: a length in four bytes, then JSON.

A worker keeps replicas of matches, so a job tells only what has happened since the last one.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

import msgspec

from sobremesa.kernel.bot import Reasons
from sobremesa.kernel.errors import Argument, Fault, IllegalMove, PackFault, Reason
from sobremesa.kernel.record import Entry, Head, Record
from sobremesa.table.settings import Settings

REPLICAS: Final = 128 * 2**20  # bytes that the matches need which a worker keeps, about
BARE: Final = 20_000  # bytes of a match of which nothing has been told
GROWN: Final = 6  # bytes that it needs for each one that was told of it
OWN_PACK: Final = 20  # and for each one of a pack of its own
LENGTH: Final = 4  # bytes

KeptT = TypeVar("KeptT")


# Jobs


class MatchUpdate(msgspec.Struct, frozen=True):
    """What a worker has not seen yet of the match at a table."""

    table: str
    after: str  # the check of what it has seen
    entries: list[Entry]
    head: Head | None  # where it shall begin anew


class ThinkTask(msgspec.Struct, frozen=True, tag="think", tag_field="ask"):
    """A question: what does a bot of this level do at this seat."""

    seat: int
    level: str
    seed: int
    budget: int
    seconds: float | None  # after which it answers with what it has
    why: bool  # whether its reasons are asked for


class JudgeTask(msgspec.Struct, frozen=True, tag="judge", tag_field="ask"):
    """A question: what does the referee say of this move."""

    seat: int
    move: dict[str, Any]


class Read(msgspec.Struct, frozen=True, tag="read", tag_field="ask"):
    """A question about no match: can a table be set like this."""

    settings: Settings
    box_only: bool  # or was it set already, and only its box must be found


Question = ThinkTask | JudgeTask | Read


class WorkerJob(msgspec.Struct, frozen=True):
    """A question, and what is new in the match that it is about."""

    news: MatchUpdate | None
    question: Question
    request: str = ""  # that led to it, for the log


# Answers


class WorkerReply(msgspec.Struct, frozen=True, tag_field="say"):
    """Something that a worker says."""


class Ready(WorkerReply, frozen=True, tag="ready"):
    """The worker has begun; nobody asked."""


class ThinkResult(WorkerReply, frozen=True, tag="thought"):
    """What the bot does, what the referee says of it, and the budget that was left to the bot."""

    move: dict[str, Any]
    verdict: str | None
    budget: int
    reasons: Reasons | None = None  # if they were asked for, with moves as data


class JudgeResult(WorkerReply, frozen=True, tag="judged"):
    """What the referee says; None: it need not search."""

    verdict: str | None


class Fine(WorkerReply, frozen=True, tag="fine"):
    """What was read can be played."""


class Faulty(WorkerReply, frozen=True, tag="faulty"):
    """What was read cannot be used: where, and why."""

    where: str
    what: str
    others: tuple[Faulty, ...] = ()


class Missing(WorkerReply, frozen=True, tag="missing"):
    """What the news go on from is not here: tell all."""


class RefusedReply(WorkerReply, frozen=True, tag="refused"):
    """The rules refuse what the job is about."""

    rule: str
    reason: Reason
    where: tuple[Argument, ...]
    others: tuple[RefusedReply, ...]


class Failed(WorkerReply, frozen=True, tag="failed"):
    """The job ended in an error, told in one line."""

    error: str


Answer = Ready | ThinkResult | JudgeResult | Fine | Faulty | Missing | RefusedReply | Failed


def refused(illegal: IllegalMove) -> RefusedReply:
    """A refusal as a worker tells it."""
    others = tuple([refused(other) for other in illegal.others])
    return RefusedReply(illegal.rule, illegal.reason, illegal.where, others)


def refusal(said: RefusedReply) -> IllegalMove:
    """The refusal that a worker told of."""
    others = tuple([refusal(other) for other in said.others])
    return IllegalMove(said.rule, said.reason, said.where, others)


def faulty(fault: Fault) -> Faulty:
    """A fault as a worker tells it."""
    return Faulty(fault.where, fault.what, tuple([faulty(other) for other in fault.others]))


def fault_of(said: Faulty) -> PackFault:
    """The fault that a worker told of."""
    return PackFault(said.where, said.what, tuple([fault_of(other) for other in said.others]))


def failed(error: Exception) -> Failed:
    """An error as one line."""
    return Failed(" ".join(f"{type(error).__name__}: {error}".split()))


# What both sides must do alike


def frame(message: WorkerJob | Answer) -> bytes:
    """A message as it is sent."""
    text = msgspec.json.encode(message)
    return len(text).to_bytes(LENGTH, "big") + text


def length(start: bytes) -> int:
    """How long the message is that starts like this."""
    return int.from_bytes(start, "big")


def check_after(record: Record, entries: int) -> str:
    """The check of a match after so many entries."""
    return record.entries[entries - 1].check if entries else record.opening


class Replicas(Generic[KeptT]):
    """What is kept of tables; when it needs too much, that goes which was used longest ago.

    The server and a worker count the same bytes, those of the jobs, so that they agree.
    """

    def __init__(self) -> None:
        self._kept: dict[str, tuple[KeptT, int]] = {}
        self._bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, table: str) -> KeptT | None:
        """What is kept of this table."""
        kept = self._kept.get(table)
        return None if kept is None else kept[0]

    def keep(self, news: MatchUpdate, value: KeptT, told: int) -> None:
        """Keep this of a table, after a job of so many bytes."""
        needs = weight(news, told)
        if news.head is None and news.table in self._kept:
            needs += self._kept[news.table][1]
        self.forget(news.table)
        self._kept[news.table] = (value, needs)
        self._bytes += needs
        while self._bytes > REPLICAS and len(self._kept) > 1:
            self.forget(next(iter(self._kept)))

    def forget(self, table: str) -> None:
        """Keep nothing of this table."""
        kept = self._kept.pop(table, None)
        if kept is not None:
            self._bytes -= kept[1]


def weight(news: MatchUpdate, told: int) -> int:
    """How many bytes a replica needs, about, for news that came in a job of so many."""
    if news.head is None:
        return GROWN * told
    return BARE + GROWN * told + OWN_PACK * len(news.head.pack_text or "")
