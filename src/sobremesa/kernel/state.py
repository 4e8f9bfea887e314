"""What the states of all games have in common: their terms, and how they are pickled."""

from __future__ import annotations

from dataclasses import fields
from functools import cache, lru_cache
from typing import Any, Generic, Self, TypeVar

import msgspec

OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
PackT = TypeVar("PackT")


class GameTerms(Generic[OptionsT, PackT]):
    """What stays the same during a game: who plays, with which box, by which agreements."""

    __slots__ = ("options", "pack", "seats")

    def __init__(self, options: OptionsT, pack: PackT, seats: int) -> None:
        self.options = options
        self.pack = pack
        self.seats = seats

    @classmethod
    def of(cls, options: OptionsT, pack: PackT, seats: int) -> Self:
        """The terms of such a game, made once."""
        kind: Any = cls
        terms: Self = shared(kind, options, pack, seats)
        return terms

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, GameTerms)
            and self.seats == other.seats
            and bool(self.options == other.options)
            and bool(self.pack == other.pack)
        )

    def __hash__(self) -> int:
        return hash((self.seats, self.options, self.pack))

    def __reduce__(self) -> tuple[Any, ...]:
        return (shared, (type(self), self.options, self.pack, self.seats))


@lru_cache(maxsize=256)
def shared(kind: Any, options: Any, pack: Any, seats: int) -> Any:
    """One value for all states that are played on the same terms."""
    return kind(options, pack, seats)


@cache
def _names(kind: Any) -> tuple[str, ...]:
    """The fields of a dataclass, looked up once."""
    return tuple([field.name for field in fields(kind)])


def reduced(value: Any, *given: Any) -> tuple[Any, ...]:
    """For `__reduce__` of a dataclass: it is made anew of what it was given, then filled in."""
    kind: Any = type(value)
    return (restored, (kind, given, *[getattr(value, name) for name in _names(kind)]))


def restored(kind: Any, given: tuple[Any, ...], *parts: Any) -> Any:
    """The value of these pickled parts, in the order of its fields."""
    value = kind(*given)
    for name, part in zip(_names(kind), parts, strict=True):
        setattr(value, name, part)
    return value
