"""Numbers as the bytes of a row."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.kernel.layout import NUMERALS, packed

LOW: Final = packed([1]).index(1)  # which of the two bytes of a number counts up to 255


def listed(numbers: list[int], rest: bytes) -> bytes:
    """How many, each of them, and nothing where there are no more."""
    if not numbers:
        return NUMERALS[1] + rest
    pieces = [NUMERALS[len(numbers) + 1]]
    pieces += [NUMERALS[number + 1] for number in numbers]
    pieces.append(rest[2 * len(numbers) :])
    return b"".join(pieces)


def tally(kinds: list[int], size: int) -> bytes:
    """How many of each of so many kinds; never 256."""
    counts = bytearray(2 * size)
    for kind in kinds:
        counts[2 * kind + LOW] += 1
    return bytes(counts)


def any_of(numbers: list[int]) -> bool:
    """Whether any of them is not 0."""
    for number in numbers:
        if number:
            return True
    return False


def the_very_same(some: list[Any], others: list[Any]) -> bool:
    """Whether these are: effects and frames never change, so that tells all."""
    if len(some) != len(others):
        return False
    for place, one in enumerate(some):
        if one is not others[place]:
            return False
    return True
