"""Learners, and small tables for them."""

from __future__ import annotations

from typing import Any

import numpy as np

from sobremesa.research.protocols import BenchmarkProtocol, Challenge

OPTIONS: dict[str, dict[str, Any]] = {
    "antayagi": {},
    "antheno": {"colours": 2, "hand": 4, "draw": "free"},
    "tanxi": {"round_limit": 2, "characters": "random"},
}
SMALL = BenchmarkProtocol(
    "antayagi",
    version=1,
    seed=1,
    budget=1,
    seconds=1.0,
    challenges=(Challenge(3, "random", 3), Challenge(4, "random", 2)),
)

Seen = list[tuple[bytes, bytes, int]]  # row, mask, action


class Even:
    """Any action that is open, each equally likely."""

    def act(self, row: np.ndarray, mask: np.ndarray, random: np.random.Generator) -> int:  # noqa: ARG002
        return int(random.choice(np.flatnonzero(mask)))


class Noting(Even):
    """The same, and remembers what it saw and took."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen

    def act(self, row: np.ndarray, mask: np.ndarray, random: np.random.Generator) -> int:
        action = super().act(row, mask, random)
        self._seen.append((row.tobytes(), mask.tobytes(), action))
        return action


class Illegal:
    """The first action that is closed."""

    def act(self, row: np.ndarray, mask: np.ndarray, random: np.random.Generator) -> int:  # noqa: ARG002
        return int(np.flatnonzero(mask == 0)[0])
