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
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def full(self, now: float) -> bool:
        """Whether it holds all that it can."""
        return self.left + (now - self.at) * self.rate >= self.burst


class Limit:
    """A bucket for everybody, by what tells them apart."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, now: float) -> bool:
        """Whether this one may do it now."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= KEPT:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
        return bucket.take(now)

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

    def enter(self, key: str) -> bool:
        """One more, if that is allowed."""
        if self._counts.get(key, 0) >= self.limit:
            return False
        self._counts[key] = self._counts.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        """One less."""
        left = self._counts[key] - 1
        if left:
            self._counts[key] = left
        else:
            del self._counts[key]


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
