"""What the server and its workers say to each other: a length in four bytes, then JSON.

A worker keeps replicas of matches, so a job tells only what has happened since the last one.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec

from sobremesa.kernel.errors import Argument, IllegalMove, Reason
from sobremesa.kernel.record import Entry, Head, Record

REPLICAS: Final = 64  # matches that a worker keeps
LENGTH: Final = 4  # bytes

KeptT = TypeVar("KeptT")


# Jobs


class News(msgspec.Struct, frozen=True):
    """What a worker has not seen yet of the match at a table."""

    table: str
    after: str  # the check of what it has seen
    entries: list[Entry]
    head: Head | None  # where it shall begin anew


class Think(msgspec.Struct, frozen=True, tag="think", tag_field="ask"):
    """A question: what does a bot of this level do at this seat."""

    seat: int
    level: str
    seed: int
    budget: int


class Judge(msgspec.Struct, frozen=True, tag="judge", tag_field="ask"):
    """A question: what does the referee say of this move."""

    seat: int
    move: dict[str, Any]


Question = Think | Judge


class Job(msgspec.Struct, frozen=True):
    """A question about a match."""

    news: News
    question: Question


# Answers


class Reply(msgspec.Struct, frozen=True, tag_field="say"):
    """Something that a worker says."""


class Ready(Reply, frozen=True, tag="ready"):
    """The worker has begun; nobody asked."""


class Thought(Reply, frozen=True, tag="thought"):
    """What the bot does, what the referee says of it, and the budget that was left to the bot."""

    move: dict[str, Any]
    verdict: str | None
    budget: int


class Judged(Reply, frozen=True, tag="judged"):
    """What the referee says; None: it need not search."""

    verdict: str | None


class Missing(Reply, frozen=True, tag="missing"):
    """What the news go on from is not here: tell all."""


class Refused(Reply, frozen=True, tag="refused"):
    """The rules refuse what the job is about."""

    rule: str
    reason: Reason
    where: tuple[Argument, ...]
    others: tuple[Refused, ...]


class Failed(Reply, frozen=True, tag="failed"):
    """The job ended in an error, told in one line."""

    error: str


Answer = Ready | Thought | Judged | Missing | Refused | Failed


def refused(illegal: IllegalMove) -> Refused:
    """A refusal as a worker tells it."""
    others = tuple([refused(other) for other in illegal.others])
    return Refused(illegal.rule, illegal.reason, illegal.where, others)


def refusal(said: Refused) -> IllegalMove:
    """The refusal that a worker told of."""
    others = tuple([refusal(other) for other in said.others])
    return IllegalMove(said.rule, said.reason, said.where, others)


def failed(error: Exception) -> Failed:
    """An error as one line."""
    return Failed(" ".join(f"{type(error).__name__}: {error}".split()))


# What both sides must do alike


def frame(message: Job | Answer) -> bytes:
    """A message as it is sent."""
    text = msgspec.json.encode(message)
    return len(text).to_bytes(LENGTH, "big") + text


def length(start: bytes) -> int:
    """How long the message is that starts like this."""
    return int.from_bytes(start, "big")


def check_after(record: Record, entries: int) -> str:
    """The check of a match after so many entries."""
    return record.entries[entries - 1].check if entries else record.opening


def keep(kept: dict[str, KeptT], table: str, value: KeptT) -> None:
    """Keep this of a table; of too many tables that one goes which was used longest ago."""
    kept.pop(table, None)
    kept[table] = value
    if len(kept) > REPLICAS:
        del kept[next(iter(kept))]
