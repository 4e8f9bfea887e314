"""Values as rows of small whole numbers, described as data.

A *codec* says how one value is written as so many numbers and read back. Codecs are made of others,
as views are made of parts; from the same description follow the writer, the reader, the bounds of
every number and the page that documents it. Seats are counted from the one that looks, to its left,
so that all seats learn alike; where there is nothing, it says -1.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from struct import pack
from typing import Any, Final, NamedTuple

NOTHING: Final = -1
LARGEST: Final = 32_767  # a number is written as 16 bits
CACHED: Final = 16_384  # values that are kept as they were written


def packed(numbers: Sequence[int]) -> bytes:
    """Numbers as the 16 bits each that a row is made of."""
    return pack(f"={len(numbers)}h", *numbers)


NUMERALS: Final = [packed([number]) for number in range(NOTHING, 1024)]  # those that are common


def numeral(number: int) -> bytes:
    """One number of a row."""
    return NUMERALS[number + 1] if NOTHING <= number < 1023 else packed([number])


class LayoutFault(ValueError):
    """A value that the layout has no room for."""


class Column(NamedTuple):
    """One number of a row, or several alike: at `at`, and again after every stride."""

    name: str
    at: int
    repeats: tuple[tuple[int, int], ...]  # how often, and after how many numbers each
    low: int
    high: int
    about: str
    names: tuple[str, ...]  # what the numbers stand for, from 0 on; none: they are what they are


class Codec(ABC):
    """How a value of some kind is written as `width` numbers."""

    width: int

    @abstractmethod
    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:
        """Append the numbers of this value, as seat `first` of so many sees it."""

    @abstractmethod
    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:
        """The value whose numbers begin at `at`."""

    @abstractmethod
    def columns(self, name: str, at: int) -> list[Column]:
        """What each of the numbers means."""

    def nothing(self) -> list[int]:
        """The numbers where there is no such value."""
        return [NOTHING] * self.width


# One number


class NumberCodec(Codec):
    """A whole number; none is -1."""

    def __init__(self, low: int, high: int, about: str) -> None:
        self.width = 1
        self.low = low
        self.high = high
        self.about = about

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:  # noqa: ARG002
        """As it is."""
        if value is None:
            row.append(NOTHING)
            return
        number: int = value
        if not self.low <= number <= self.high:
            raise LayoutFault(f"{self.about}: {number} is not from {self.low} to {self.high}")
        row.append(number)

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:  # noqa: ARG002
        """As it is; -1 is none where no number is so small."""
        number = row[at]
        return None if number == NOTHING and self.low > NOTHING else number

    def columns(self, name: str, at: int) -> list[Column]:
        """Itself."""
        return [Column(name, at, (), min(self.low, NOTHING), self.high, self.about, ())]


class FlagCodec(Codec):
    """Yes or no."""

    def __init__(self, about: str) -> None:
        self.width = 1
        self.about = about

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:  # noqa: ARG002
        """1 for yes."""
        row.append(1 if value else 0)

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:  # noqa: ARG002
        """1 is yes."""
        return row[at] == 1

    def columns(self, name: str, at: int) -> list[Column]:
        """Itself."""
        return [Column(name, at, (), NOTHING, 1, self.about, ("no", "yes"))]


class NameCodec(Codec):
    """One of these names, by its place among them; none is -1."""

    def __init__(self, names: Sequence[str], about: str) -> None:
        self.width = 1
        self.names = tuple(names)
        self.place: dict[str | None, int] = {name: n for n, name in enumerate(self.names)}
        self.place[None] = NOTHING
        self.about = about

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:  # noqa: ARG002
        """Its place."""
        row.append(self.place[value])

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:  # noqa: ARG002
        """The name at that place."""
        return None if row[at] == NOTHING else self.names[row[at]]

    def columns(self, name: str, at: int) -> list[Column]:
        """Itself."""
        return [Column(name, at, (), NOTHING, len(self.names) - 1, self.about, self.names)]


class SeatCodec(Codec):
    """Somebody, by the distance to the left; nobody is -1."""

    def __init__(self, most: int, about: str) -> None:
        self.width = 1
        self.most = most
        self.about = about

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:
        """0 is who looks."""
        row.append(NOTHING if value is None else (value - first) % seats)

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:
        """Whose seat that is."""
        return None if row[at] == NOTHING else (row[at] + first) % seats

    def columns(self, name: str, at: int) -> list[Column]:
        """Itself."""
        about = f"{self.about}, by distance"
        return [Column(name, at, (), NOTHING, self.most - 1, about, ())]


class SeatMaskCodec(Codec):
    """Several seats as one number: 1 for who looks, 2 for the next to the left, 4 and so on."""

    def __init__(self, most: int, about: str) -> None:
        self.width = 1
        self.most = most
        self.about = about

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:
        """Turned, so that who looks is the first bit."""
        mask: int = value
        row.append((mask >> first | mask << (seats - first)) & ((1 << seats) - 1))

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:
        """Turned back."""
        mask = row[at]
        return (mask << first | mask >> (seats - first)) & ((1 << seats) - 1)

    def columns(self, name: str, at: int) -> list[Column]:
        """Itself."""
        about = f"{self.about}, as a mask by distance"
        return [Column(name, at, (), NOTHING, (1 << self.most) - 1, about, ())]


class SeatListCodec(SeatMaskCodec):
    """The same, where the value is a sorted tuple of seats."""

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:
        """Each by its distance."""
        mask = 0
        for seat in value:
            mask |= 1 << (seat - first) % seats
        row.append(mask)

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:
        """Sorted again."""
        mask = row[at]
        found = [(n + first) % seats for n in range(seats) if mask >> n & 1]
        found.sort()
        return tuple(found)


# Several numbers


class TallyCodec(Codec):
    """A tuple of as many numbers as there are names; none is all -1."""

    def __init__(self, names: Sequence[str], high: int, about: str) -> None:
        self.names = tuple(names)
        self.width = len(self.names)
        self.high = high
        self.about = about

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:  # noqa: ARG002
        """As they are."""
        if value is None:
            row += self.nothing()
        else:
            row += value

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:  # noqa: ARG002
        """As they are."""
        found = tuple(row[at : at + self.width])
        return None if found and found[0] == NOTHING else found

    def columns(self, name: str, at: int) -> list[Column]:
        """Alike, one for each name."""
        about = f"{self.about}: {', '.join(self.names)}"
        return [Column(name, at, ((self.width, 1),), NOTHING, self.high, about, ())]


class CountsCodec(TallyCodec):
    """How often each name is in a tuple that is sorted by them; none is all -1."""

    def __init__(self, names: Sequence[str], high: int, about: str) -> None:
        super().__init__(names, high, about)
        self.place = {name: n for n, name in enumerate(self.names)}

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:  # noqa: ARG002
        """Counted."""
        if value is None:
            row += self.nothing()
            return
        at = len(row)
        row += [0] * self.width
        for name in value:
            row[at + self.place[name]] += 1

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:  # noqa: ARG002
        """In the order of the names."""
        if row[at] == NOTHING:
            return None
        found: list[str] = []
        for n, name in enumerate(self.names):
            found += [name] * row[at + n]
        return tuple(found)


class PlacesCodec(TallyCodec):
    """Which numbers, from 0 on, are in a sorted tuple: 1 for each that is."""

    def __init__(self, names: Sequence[str], about: str) -> None:
        super().__init__(names, 1, about)

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:  # noqa: ARG002
        """1 for each."""
        at = len(row)
        row += [0] * self.width
        for n in value:
            row[at + n] = 1

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:  # noqa: ARG002
        """Those that are 1."""
        return tuple([n for n in range(self.width) if row[at + n]])


class TableCodec(TallyCodec):
    """Numbers by name, all names being there."""

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:  # noqa: ARG002
        """In the order of the names."""
        row += [value[name] for name in self.names]

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:  # noqa: ARG002
        """By name."""
        return {name: row[at + n] for n, name in enumerate(self.names)}


# Made of others


class ListCodec(Codec):
    """Up to so many values of a kind, in their order: their number, then each; none is -1."""

    def __init__(self, item: Codec, most: int, about: str) -> None:
        self.item = item
        self.most = most
        self.about = about
        self.width = 1 + most * item.width
        self._rest = item.nothing()

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:
        """Each of them; what is left is nothing."""
        item = self.item
        if value is None:
            row += self.nothing()
            return
        length = len(value)
        if length > self.most:
            raise LayoutFault(f"{self.about}: {length} are more than {self.most}")
        row.append(length)
        for part in value:
            item.write(part, row, first, seats)
        row += self._rest * (self.most - length)

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:
        """As many as there are."""
        if row[at] == NOTHING:
            return None
        width = self.item.width
        return tuple(
            [self.item.read(row, at + 1 + n * width, first, seats) for n in range(row[at])]
        )

    def nothing(self) -> list[int]:
        """No such list."""
        return [NOTHING] + self._rest * self.most

    def columns(self, name: str, at: int) -> list[Column]:
        """Their number, and one of them."""
        length = Column(f"len({name})", at, (), NOTHING, self.most, f"how many: {self.about}", ())
        return [length, *repeated(self.item, name, at + 1, self.most)]


class FixedCodec(Codec):
    """A tuple of exactly so many values of a kind, any of which may be missing."""

    def __init__(self, item: Codec, most: int) -> None:
        self.item = item
        self.most = most
        self.width = most * item.width

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:
        """Each of them."""
        for part in value:
            if part is None:
                row += self.item.nothing()
            else:
                self.item.write(part, row, first, seats)

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:
        """Each; one of which nothing is said is missing."""
        width, blank = self.item.width, self.item.nothing()
        starts = [at + n * width for n in range(self.most)]
        return tuple(
            [
                None
                if list(row[start : start + width]) == blank
                else self.item.read(row, start, first, seats)
                for start in starts
            ]
        )

    def columns(self, name: str, at: int) -> list[Column]:
        """One of them."""
        return repeated(self.item, name, at, self.most)


class BySeatCodec(Codec):
    """A value for each seat, who looks first; nothing where nobody sits, or where none has one."""

    def __init__(self, item: Codec, most: int) -> None:
        self.item = item
        self.most = most
        self.width = most * item.width
        self._rest = item.nothing()

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:
        """From who looks to the left."""
        item = self.item
        if not value:
            row += self.nothing()
            return
        for distance in range(seats):
            item.write(value[(first + distance) % seats], row, first, seats)
        row += self._rest * (self.most - seats)

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:
        """By seat again."""
        width = self.item.width
        if list(row[at : at + self.width]) == self.nothing():
            return ()
        return tuple(
            [
                self.item.read(row, at + (seat - first) % seats * width, first, seats)
                for seat in range(seats)
            ]
        )

    def nothing(self) -> list[int]:
        """Nobody has one."""
        return self._rest * self.most

    def columns(self, name: str, at: int) -> list[Column]:
        """One of them."""
        return repeated(self.item, name, at, self.most)


class RecordCodec(Codec):
    """A value with named parts; what is the same in every row is given and not written."""

    def __init__(
        self, type: Any, parts: Mapping[str, Codec], given: Mapping[str, Any] | None = None
    ) -> None:
        self.type = type
        self.names = list(parts)
        self.codecs = list(parts.values())
        self.given = dict(given or {})
        self.width = sum([codec.width for codec in self.codecs])

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:
        """Part by part."""
        for name, codec in zip(self.names, self.codecs, strict=True):
            codec.write(getattr(value, name), row, first, seats)

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:
        """Made of its parts."""
        return self.type(**self.given, **self.parts(row, at, first, seats))

    def parts(self, row: Sequence[int], at: int, first: int, seats: int) -> dict[str, Any]:
        """Its parts, by name."""
        found: dict[str, Any] = {}
        for name, codec in zip(self.names, self.codecs, strict=True):
            found[name] = codec.read(row, at, first, seats)
            at += codec.width
        return found

    def nothing(self) -> list[int]:
        """No part says anything."""
        return [number for codec in self.codecs for number in codec.nothing()]

    def columns(self, name: str, at: int) -> list[Column]:
        """Those of its parts."""
        found: list[Column] = []
        for part, codec in zip(self.names, self.codecs, strict=True):
            found += codec.columns(f"{name}.{part}" if name else part, at)
            at += codec.width
        return found


class CachedCodec(Codec):
    """Another codec for values of which the same few are written again and again."""

    def __init__(self, item: Codec) -> None:
        self.item = item
        self.width = item.width
        self._known: dict[Any, list[int]] = {}

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:
        """As it was written the last time."""
        key = (value, first, seats)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= CACHED:
                self._known.clear()
            known = []
            self.item.write(value, known, first, seats)
            self._known[key] = known
        row += known

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:
        """As it reads it."""
        return self.item.read(row, at, first, seats)

    def nothing(self) -> list[int]:
        """As it says nothing."""
        return self.item.nothing()

    def columns(self, name: str, at: int) -> list[Column]:
        """Those that it has."""
        return self.item.columns(name, at)


class GivenCodec(RecordCodec):
    """A value that is the same in every row of a table: written for learners, read as given."""

    def __init__(self, value: Any, parts: Mapping[str, Codec]) -> None:
        super().__init__(type(value), parts)
        self.value = value

    def read(self, row: Sequence[int], at: int, first: int, seats: int) -> Any:  # noqa: ARG002
        """As given."""
        return self.value


class ViewCodec(RecordCodec):
    """A whole view: first how many play, then its parts; whose view it is goes without saying."""

    def __init__(
        self, type: Any, most: int, parts: Mapping[str, Codec], given: Mapping[str, Any]
    ) -> None:
        super().__init__(type, parts, given)
        self.most = most
        self.width += 1

    def write(self, value: Any, row: list[int], first: int, seats: int) -> None:
        """How many play, then part by part."""
        row.append(seats)
        super().write(value, row, first, seats)

    def parts(self, row: Sequence[int], at: int, first: int, seats: int) -> dict[str, Any]:
        """Those after the first number."""
        return super().parts(row, at + 1, first, seats)

    def view(self, row: Sequence[int], seat: int | None) -> Any:
        """The view of this seat, or of a spectator, out of its row."""
        return self.type(seat=seat, **self.given, **self.parts(row, 0, seat or 0, row[0]))

    def columns(self, name: str, at: int) -> list[Column]:
        """How many play, and those of its parts."""
        count = Column("players", at, (), 2, self.most, "how many play", ())
        return [count, *super().columns(name, at + 1)]


def repeated(item: Codec, name: str, at: int, times: int) -> list[Column]:
    """The columns of one of several values alike."""
    return [
        column._replace(repeats=((times, item.width), *column.repeats))
        for column in item.columns(f"{name}[]", at)
    ]


def places_of(column: Column) -> list[int]:
    """Every place of a row that this column is about."""
    places = [column.at]
    for times, stride in column.repeats:
        places = [place + n * stride for place in places for n in range(times)]
    return places


def bounds_of(codec: Codec) -> tuple[list[int], list[int]]:
    """The lowest and the highest that each number of a row can be."""
    low, high = [NOTHING] * codec.width, [LARGEST] * codec.width
    for column in codec.columns("", 0):
        for place in places_of(column):
            low[place], high[place] = column.low, column.high
    return low, high
