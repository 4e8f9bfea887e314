"""What a table leaves to a worker: thinking, and judging that takes a search."""

from __future__ import annotations

from typing import Any

import msgspec


class Think(msgspec.Struct, frozen=True):
    """A bot has to answer a question."""

    seat: int
    level: str
    question: int


class JudgeAnswer(msgspec.Struct, frozen=True):
    """The referee has to judge somebody's answer."""

    id: int  # of the request that waits for it
    seat: int
    move: dict[str, Any]
    question: int


class Explain(msgspec.Struct, frozen=True):
    """Somebody asks whether a move is allowed that only the referee can judge."""

    id: int
    seat: int
    move: dict[str, Any]
    question: int  # that was open when it was asked


class Suggest(msgspec.Struct, frozen=True):
    """Somebody asks what a bot would do."""

    id: int
    seat: int
    level: str
    question: int  # that was open when it was asked


Job = Think | JudgeAnswer | Explain | Suggest
