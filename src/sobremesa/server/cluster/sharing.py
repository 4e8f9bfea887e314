"""Limits that hold over all nodes: each tells the others, with every pulse, what was taken from it.

A node takes from its own buckets at once, and what others have let through comes off them a pulse
later. So within one pulse each of them may let through a whole burst; it is paid back afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sobremesa.server.limits import ActiveCount, Limit

TOLD: Final = 1_000  # of each limit that one pulse tells of; NATS carries a million bytes

Amounts = dict[str, dict[str, int]]  # of each limit, by what tells people apart


class Sharing:
    """The limits of a node, and what other nodes have told of theirs."""

    def __init__(self, limits: Mapping[str, Limit], counts: Mapping[str, ActiveCount]) -> None:
        self._limits = limits
        self._counts = counts
        for limit in limits.values():
            limit.share()
        for count in counts.values():
            count.share()

    def taken(self) -> Amounts:
        """What was let through since the last pulse."""
        return {name: news for name, one in self._limits.items() if (news := one.news(TOLD))}

    def open(self) -> Amounts:
        """How many sockets those have by now who had another number at the last pulse."""
        return {name: news for name, one in self._counts.items() if (news := one.news(TOLD))}

    def hear(self, node: str, taken: Amounts, open: Amounts, now: float) -> None:
        """Another node has let this through, and has so many of those."""
        for name, amounts in taken.items():
            if name in self._limits:
                self._limits[name].hear(amounts, now)
        for name, amounts in open.items():
            if name in self._counts:
                self._counts[name].hear(node, amounts)

    def lose(self, node: str) -> None:
        """What this node had is gone, or will be told again; it must be told all of ours."""
        for one in self._counts.values():
            one.lose(node)
