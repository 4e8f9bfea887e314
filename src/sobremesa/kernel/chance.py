"""Chance as a value: it lives inside a state, is copied with it, and is never seen by a player.

Two questions: `below(n)` and `shuffle(items)`. Three kinds: `Fast` for simulation, `Sealed` for
tables where people play, `Scripted` for scenarios. The same seed gives the same answers on every
machine, in source and compiled: all arithmetic stays below 2**62.
"""

from __future__ import annotations

import hashlib
import hmac
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from sobremesa.kernel.errors import ScriptFault

Script = list[int | list[int]]


class Chance(ABC):
    """Answers the two questions that a game may ask of luck."""

    __slots__ = ()

    @abstractmethod
    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""

    @abstractmethod
    def copy(self) -> Chance:
        """A copy that will give the same answers."""

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    @abstractmethod
    def parts(self) -> tuple[Any, ...]:
        """What this chance is made of: equal parts, equal answers."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.__reduce__())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.parts()}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), self.parts())


# A multiply-with-carry generator: a word of 60 bits, the low half a digit, the high half a carry.
# DIGIT * 2**30 - 1 and half of it, rounded down, are primes: the period is about 2**59.
_DIGIT: Final = 1069998306
_LOW: Final = (1 << 30) - 1
_WORDS: Final = _DIGIT * (1 << 30) - 1


class Fast(Chance):
    """For simulation: quick, tiny, and predictable by anyone who watches it for a while."""

    __slots__ = ("word",)

    def __init__(self, word: int) -> None:
        self.word = word

    def below(self, n: int) -> int:
        if not 0 < n <= _LOW + 1:
            raise ValueError(f"below({n}): from 1 to 2**30")
        word = self.word
        self.word = word = (word & _LOW) * _DIGIT + (word >> 30)
        return (((word ^ (word >> 30)) & _LOW) * n) >> 30

    def shuffle(self, items: list[int]) -> None:
        word = self.word
        for last in range(len(items) - 1, 0, -1):
            word = (word & _LOW) * _DIGIT + (word >> 30)
            other = (((word ^ (word >> 30)) & _LOW) * (last + 1)) >> 30
            items[last], items[other] = items[other], items[last]
        self.word = word

    def copy(self) -> Fast:
        return Fast(self.word)

    def parts(self) -> tuple[Any, ...]:
        return (self.word,)


def fast(seed: int) -> Fast:
    """The quick chance of this seed; neighbouring seeds have nothing in common."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=16).digest()
    return Fast(1 + int.from_bytes(digest, "big") % (_WORDS - 1))


_BLOCK: Final = 64
_RANGE: Final = 1 << 32


class Sealed(Chance):
    """For live tables: a keyed hash of a counter, so that what was shown tells nothing of the rest.

    Block i is BLAKE2b(key, i); numbers are taken from it four bytes at a time, and those that would
    favour small answers are thrown away.
    """

    __slots__ = ("key", "used")

    def __init__(self, key: bytes, used: int = 0) -> None:
        self.key = key
        self.used = used

    def below(self, n: int) -> int:
        if not 0 < n <= _RANGE:
            raise ValueError(f"below({n}): from 1 to 2**32")
        limit = _RANGE - _RANGE % n
        while True:
            number = self._number()
            if number < limit:
                return number % n

    def _number(self) -> int:
        block, start = divmod(self.used * 4, _BLOCK)
        self.used += 1
        digest = hashlib.blake2b(block.to_bytes(8, "big"), key=self.key).digest()
        return int.from_bytes(digest[start : start + 4], "big")

    def copy(self) -> Sealed:
        return Sealed(self.key, self.used)

    def __repr__(self) -> str:
        return f"Sealed(<a secret key>, {self.used})"

    def parts(self) -> tuple[Any, ...]:
        return (self.key, self.used)


def sealed_key(seed: bytes, nonces: Sequence[str]) -> bytes:
    """HMAC of all nonces, in seat order, under the host's seed: nobody can stack the deck."""
    message = b""
    for nonce in nonces:
        text = nonce.encode()
        message += len(text).to_bytes(4, "big") + text
    return hmac.new(seed, message, hashlib.sha256).digest()


class Scripted(Chance):
    """For scenarios: the answers stand in a list, a number or a resulting order each."""

    __slots__ = ("script", "step")

    def __init__(self, script: Script, step: int = 0) -> None:
        self.script = script
        self.step = step

    def below(self, n: int) -> int:
        entry = self._next(f"a number below {n}")
        if isinstance(entry, list):
            raise self._fault(f"a number below {n} was asked for, not an order")
        if not 0 <= entry < n:
            raise self._fault(f"{entry} is not below {n}")
        return entry

    def shuffle(self, items: list[int]) -> None:
        entry = self._next(f"an order of {len(items)}")
        if not isinstance(entry, list):
            raise self._fault(f"an order of {len(items)} was asked for, not a number")
        if sorted(entry) != sorted(items):
            raise self._fault(f"this is no order of the {len(items)} items that are shuffled")
        items[:] = entry

    def finish(self) -> None:
        """Complain about answers that nobody asked for."""
        left = len(self.script) - self.step
        if left:
            raise ScriptFault(
                f"chance, entry {self.step + 1}", f"{left} left over, never asked for"
            )

    def copy(self) -> Scripted:
        return Scripted(self.script, self.step)

    def _next(self, wanted: str) -> int | list[int]:
        if self.step >= len(self.script):
            raise ScriptFault(f"chance, entry {self.step + 1}", f"missing: {wanted} was asked for")
        entry = self.script[self.step]
        self.step += 1
        return entry

    def _fault(self, what: str) -> ScriptFault:
        return ScriptFault(f"chance, entry {self.step}", what)

    def parts(self) -> tuple[Any, ...]:
        return (self.script, self.step)
