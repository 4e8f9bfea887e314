"""Whether sets fit a grid when it is chosen where they cross.

One set is laid, then the others across those that lie, always the one next that has the fewest
places. A place is refused only for what no later set can mend, so no layout is left out.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from sobremesa.games.antheno.search.sets import Grid, Line, is_run, may_neighbour
from sobremesa.games.antheno.search.steps import Steps

NOBODY: Final = -1
_ACROSS: Final = 0
_DOWN: Final = 1
_UNLAID: Final = -1

Partners = list[list[int]]  # by set and place in it, the set that crosses there
Orders = list[list[int]]  # ways in which a set can lie, as places of its line
_Signature = tuple[tuple[Line, ...], tuple[tuple[int, ...], ...]]


def parts_of(numbers: list[int], partners: Partners) -> list[list[int]]:
    """These sets in parts that hang together."""
    parts: list[list[int]] = []
    met: set[int] = set()
    for number in numbers:
        if number not in met:
            met.add(number)
            part = [number]
            for one in part:  # grows while it is read
                for partner in partners[one]:
                    if partner != NOBODY and partner not in met:
                        met.add(partner)
                        part.append(partner)
            parts.append(part)
    return parts


def in_order(
    numbers: list[int], lines: list[Line], partners: Partners
) -> tuple[list[Line], Partners]:
    """These sets in an order of their own, and their partners by that order."""
    named = sorted([(lines[number], number) for number in numbers])
    place = {number: index for index, (_, number) in enumerate(named)}
    sorted_partners = [
        [NOBODY if partner == NOBODY else place[partner] for partner in partners[number]]
        for _, number in named
    ]
    return [line for line, _ in named], sorted_partners


class Loom:
    """Lays sets that hang together, and remembers which it could lay."""

    def __init__(self, steps: Steps) -> None:
        self.steps = steps
        self._laid: dict[_Signature, Grid | None] = {}

    def lay(self, lines: list[Line], partners: Partners) -> Grid | None:
        """The cells of these sets, each crossed by its partners and by nothing else, or None."""
        if len(lines) == 1:
            return {(place, 0): kind for place, kind in enumerate(lines[0])}
        signature = (tuple(lines), tuple([tuple(row) for row in partners]))
        if signature not in self._laid:
            self._laid[signature] = Weaver(lines, partners, self.steps).grid()
        return self._laid[signature]


class Weaver:
    """Sets on a board that is wide enough for them in every direction."""

    def __init__(self, lines: list[Line], partners: Partners, steps: Steps) -> None:
        self.lines = lines
        self.partners = partners
        self.steps = steps
        self.width = 2 * sum([len(line) for line in lines]) + 3
        self.step = [1, self.width]  # from a place to the next, across and down
        board = self.width * self.width
        self.kinds = [NOBODY] * board  # the type that lies at each place
        self.sets = [[NOBODY] * board, [NOBODY] * board]  # the set that does, across and down
        self.ways = [_UNLAID] * len(lines)
        self.starts = [0] * len(lines)
        self.laid: list[list[int]] = [[] for _ in lines]  # the order in which each lies
        self.orders = [
            _orders(line, crossed) for line, crossed in zip(lines, partners, strict=True)
        ]

    def grid(self) -> Grid | None:
        """All of them as cells, or None: they do not fit."""
        crossings = [len(row) - row.count(NOBODY) for row in self.partners]
        first = crossings.index(max(crossings))
        middle = (self.width // 2) * (self.width + 1)
        for order in self.orders[first]:
            self._put(first, order, middle, _ACROSS)
            if self._next():
                return self._cells()
            self._take_up(first)
        return None

    def _cells(self) -> Grid:
        cells: Grid = {}
        for place, kind in enumerate(self.kinds):
            if kind != NOBODY:
                cells[place % self.width, place // self.width] = kind
        return cells

    def _next(self) -> bool:
        """Lay the set with the fewest places among those that cross what lies; True: all lie."""
        best, fewest = NOBODY, 0
        places: list[tuple[int, int]] = []
        for number in range(len(self.lines)):
            if self.ways[number] != _UNLAID:
                continue
            found = self._places(number)
            if found is None:
                continue
            if not found:
                return False
            if best == NOBODY or len(found) < fewest:
                best, fewest, places = number, len(found), found
                if fewest == 1:
                    break
        if best == NOBODY:
            return True
        way = self._way_of(best)
        for order, start in places:
            self._put(best, self.orders[best][order], start, way)
            if self._next():
                return True
            self._take_up(best)
        return False

    def _way_of(self, number: int) -> int:
        for partner in self.partners[number]:
            if partner != NOBODY and self.ways[partner] != _UNLAID:
                return 1 - self.ways[partner]
        raise AssertionError("it crosses nothing that lies")

    def _places(self, number: int) -> list[tuple[int, int]] | None:
        """Where this set can lie: its order and where it starts; None: it crosses nothing yet."""
        partners = self.partners[number]
        for place, partner in enumerate(partners):
            if partner != NOBODY and self.ways[partner] != _UNLAID:
                way = 1 - self.ways[partner]
                there = self._place_of(partner, self.lines[number][place])
                found: list[tuple[int, int]] = []
                orders = self.orders[number]
                self.steps.take(len(orders))
                for index in range(len(orders)):
                    order = orders[index]
                    start = there - order.index(place) * self.step[way]
                    if self._fits(number, order, start, way):
                        found.append((index, start))
                return found
        return None

    def _place_of(self, number: int, kind: int) -> int:
        """Where this set, which lies, has this type."""
        along = self.laid[number].index(self.lines[number].index(kind))
        return self.starts[number] + along * self.step[self.ways[number]]

    def _fits(self, number: int, order: list[int], start: int, way: int) -> bool:
        """Whether it crosses what it must, and touches only what a set to come will hold."""
        step = self.step[way]
        kinds, line, partners = self.kinds, self.lines[number], self.partners[number]
        if kinds[start - step] != NOBODY or kinds[start + step * len(order)] != NOBODY:
            return False
        place = start
        for index in order:
            kind, partner = line[index], partners[index]
            if kinds[place] == NOBODY:
                fits = self._may_lie(kind, partner, place, way)
            else:
                fits = (
                    kinds[place] == kind
                    and self.sets[way][place] == NOBODY
                    and self.sets[1 - way][place] == partner
                )
            if not fits:
                return False
            place += step
        return True

    def _may_lie(self, kind: int, partner: int, place: int, way: int) -> bool:
        """Whether a new tile may lie here: not if it should lie where its partner has it."""
        if partner != NOBODY and self.ways[partner] != _UNLAID:
            return False
        across = self.step[1 - way]
        return self._may_touch(kind, partner, place + across, way) and self._may_touch(
            kind, partner, place - across, way
        )

    def _may_touch(self, kind: int, partner: int, beside: int, way: int) -> bool:
        """Whether a tile may lie beside this place: only if one set, yet to be laid, holds both."""
        other = self.kinds[beside]
        if other == NOBODY:
            return True
        if partner == NOBODY or self.sets[1 - way][beside] != NOBODY:
            return False
        owner = self.sets[way][beside]
        crossing = self.partners[owner][self.lines[owner].index(other)]
        return crossing == partner and may_neighbour(kind, other)

    def _put(self, number: int, order: list[int], start: int, way: int) -> None:
        line, step = self.lines[number], self.step[way]
        place = start
        for index in order:
            self.kinds[place] = line[index]
            self.sets[way][place] = number
            place += step
        self.ways[number], self.starts[number], self.laid[number] = way, start, order

    def _take_up(self, number: int) -> None:
        way = self.ways[number]
        place = self.starts[number]
        for _ in self.laid[number]:
            self.sets[way][place] = NOBODY
            if self.sets[1 - way][place] == NOBODY:
                self.kinds[place] = NOBODY
            place += self.step[way]
        self.ways[number] = _UNLAID


def _orders(line: Line, partners: list[int]) -> Orders:
    """The orders in which a set can lie that make a difference: where it is crossed."""
    places = list(range(len(line)))
    if len(line) == 1:
        return [places]
    if is_run(line):
        return [places, places[::-1]]
    crossed = [partner != NOBODY for partner in partners]
    found: Orders = []
    seen: set[tuple[int, ...]] = set()
    for order in permutations(places):
        look = tuple([place if crossed[place] else NOBODY for place in order])
        if look not in seen:
            seen.add(look)
            found.append(list(order))
    return found
