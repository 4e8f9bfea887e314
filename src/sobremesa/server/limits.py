"""Who asks too much has to wait: buckets that fill again with time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from weakref import WeakValueDictionary

KEPT: Final = 10_000  # buckets; when there are more, the full ones go
NOWHERE: Final = "nowhere"
OWED: Final = 10  # bursts that may have been taken elsewhere beyond what there was
HOME: Final = 64  # bits of an IPv6 address that one home has in common


def ip_of(address: str) -> IPv4Address | IPv6Address | None:
    """The address that a text stands for, IPv4 as such; None: it is none."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def place_of(address: str) -> str:
    """By what an address is limited: itself, of IPv6 its /64; what is none is nowhere."""
    found = ip_of(address)
    if found is None:
        return NOWHERE
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), HOME), strict=False))
    return str(found)


class Bucket:
    """Holds so many tokens at most, and gains `rate` of them a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def take(self, now: float) -> bool:
        """Whether there was a token left."""
        self.fill(now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def fill(self, now: float) -> None:
        """Let it have gained what it has until now."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now

    def full(self, now: float) -> bool:
        """Whether it holds all that it can."""
        return self.left + (now - self.at) * self.rate >= self.burst


class Limit:
    """A bucket for everybody, by what tells them apart."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}
        self._taken: dict[str, int] | None = None  # what other nodes are to be told

    def take(self, key: str, now: float) -> bool:
        """Whether this one may do it now."""
        if not self._bucket(key, now).take(now):
            return False
        if self._taken is not None:
            self._taken[key] = self._taken.get(key, 0) + 1
        return True

    def _bucket(self, key: str, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= KEPT:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
        return bucket

    def share(self) -> None:
        """Note from now on what other nodes are to be told."""
        self._taken = {}

    def news(self, most: int) -> dict[str, int]:
        """What was taken since this was last asked, by so many at most."""
        taken, self._taken = self._taken or {}, {}
        if len(taken) > most:
            kept = list(taken.items())
            taken, self._taken = dict(kept[:most]), dict(kept[most : most + KEPT])
        return taken

    def hear(self, taken: dict[str, int], now: float) -> None:
        """So much was taken elsewhere. It may be more than there was: that is paid back."""
        for key, amount in taken.items():
            bucket = self._bucket(key, now)
            bucket.fill(now)
            bucket.left = max(bucket.left - amount, -OWED * self.burst)

    def has(self, key: str, now: float) -> bool:
        """Whether this one might do it now; nothing is taken."""
        bucket = self._buckets.get(key)
        return bucket is None or bucket.left + (now - bucket.at) * bucket.rate >= 1

    def _forget(self, now: float) -> None:
        """Forget those who have asked for nothing lately; if that is nobody, the oldest half."""
        kept = {key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)}
        if len(kept) >= KEPT:
            kept = dict(list(kept.items())[KEPT // 2 :])
        self._buckets = kept


class ActiveCount:
    """How many of something each one has right now, up to a limit."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._counts: dict[str, int] = {}
        self._changed: set[str] | None = None  # of whom other nodes are to be told
        self._elsewhere: dict[str, dict[str, int]] = {}  # by node

    def enter(self, key: str) -> bool:
        """One more, if that is allowed."""
        has = self._counts.get(key, 0)
        if has + sum(counts.get(key, 0) for counts in self._elsewhere.values()) >= self.limit:
            return False
        self._counts[key] = has + 1
        self._note(key)
        return True

    def leave(self, key: str) -> None:
        """One less."""
        left = self._counts[key] - 1
        if left:
            self._counts[key] = left
        else:
            del self._counts[key]
        self._note(key)

    def _note(self, key: str) -> None:
        if self._changed is not None:
            self._changed.add(key)

    def share(self) -> None:
        """Note from now on of whom other nodes are to be told."""
        self._changed = set()

    def news(self, most: int) -> dict[str, int]:
        """How many those have of whom this has not been told yet, of so many at most."""
        changed = list(self._changed or ())
        self._changed = set(changed[most:])
        return {key: self._counts.get(key, 0) for key in changed[:most]}

    def hear(self, node: str, counts: dict[str, int]) -> None:
        """So many these have at another node."""
        known = self._elsewhere.setdefault(node, {})
        for key, count in counts.items():
            if count:
                known[key] = count
            else:
                known.pop(key, None)

    def lose(self, node: str) -> None:
        """Forget what was told by a node, and tell everything again."""
        self._elsewhere.pop(node, None)
        if self._changed is not None:
            self._changed.update(self._counts)


class Turns:
    """Work that is done one at a time; who wants much of it waits behind their own."""

    def __init__(self) -> None:
        self._all = asyncio.Lock()
        self._own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        own = self._own.setdefault(key, asyncio.Lock())
        async with own, self._all:
            yield
