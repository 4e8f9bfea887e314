"""Plays that move nothing: lines that grow, lines across a tile that lies, new sets beside them."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sobremesa.games.antheno.content import COLOURS, KINDS, NUMBERS
from sobremesa.games.antheno.search.sets import Grid
from sobremesa.games.antheno.search.solve import Solution, solve
from sobremesa.games.antheno.search.steps import OutOfSteps, Steps
from sobremesa.games.antheno.table import FAR

Addition = list[tuple[tuple[int, int], int]]  # cells and the types that join them
_LONGEST: Final = 5
_ALONE_STEPS: Final = 4000  # for new sets that stand alone
_PLACING_STEPS: Final = 50  # what looking at the whole table for one tile is worth
ANY: Final = -1


class Builder:
    """Looks for lines that can be built onto what lies with tiles of a rack."""

    def __init__(self, cells: Grid, rack: list[int], wanted: int = ANY) -> None:
        self.cells = cells
        self.rack = rack
        self.wanted = wanted  # a type that every line must use
        self.has = [
            rack[kind] > 0 or rack[kind - kind % NUMBERS] > 0 if kind % NUMBERS else False
            for kind in range(KINDS)
        ]
        self.found: list[Addition] = []

    def additions(self) -> list[Addition]:
        """Every such line, as it is met on the table."""
        for x, y in sorted(self.cells):
            if not self._may_help(self.cells[x, y]):
                continue
            for dx, dy in ((1, 0), (0, 1)):
                if (x - dx, y - dy) in self.cells:
                    continue
                if (x + dx, y + dy) in self.cells:
                    self._lengthen(x, y, dx, dy)
                else:
                    self._cross(x, y, dx, dy)
        return self.found

    def _may_help(self, kind: int) -> bool:
        """Whether a set could hold this type and the wanted one."""
        wanted = self.wanted
        return (
            wanted == ANY
            or wanted // NUMBERS == kind // NUMBERS
            or wanted % NUMBERS == kind % NUMBERS
        )

    def _lengthen(self, x: int, y: int, dx: int, dy: int) -> None:
        """The line that begins here, with tiles added at its ends."""
        line: list[int] = []
        while (x + dx * len(line), y + dy * len(line)) in self.cells:
            line.append(self.cells[x + dx * len(line), y + dy * len(line)])
        end = len(line)
        base = (x, y, dx, dy)
        if line[0] // NUMBERS != line[1] // NUMBERS:
            for colour in range(len(COLOURS)):
                kind = colour * NUMBERS + line[0] % NUMBERS
                if self.has[kind] and kind not in line:
                    self._add([(-1, kind)], base)
                    self._add([(end, kind)], base)
            return
        step = line[1] - line[0]
        before = self._onwards(line[0], -step)
        after = self._onwards(line[-1], step)
        for early in range(len(before) + 1):
            for late in range(len(after) + 1):
                if early or late:
                    places = [(-1 - n, before[n]) for n in range(early)]
                    self._add(places + [(end + n, after[n]) for n in range(late)], base)

    def _onwards(self, kind: int, step: int) -> list[int]:
        """The next types of a sequence that the rack has, at most three."""
        found: list[int] = []
        kind += step
        while len(found) < 3 and 0 <= kind < KINDS and self.has[kind]:
            found.append(kind)
            kind += step
        return found

    def _cross(self, x: int, y: int, dx: int, dy: int) -> None:
        """Sets that cross the line that this tile is in."""
        kind = self.cells[x, y]
        base = (x, y, dx, dy)
        number = kind % NUMBERS
        below, above = self._reach(kind, -1), self._reach(kind, 1)
        for first in range(-below, 1):
            for last in range(max(0, first + 2), min(above, first + _LONGEST - 1) + 1):
                run = [(place, kind + place) for place in range(first, last + 1) if place]
                self._add(run, base)
                self._add([(-place, other) for place, other in run], base)
        others = [
            colour * NUMBERS + number
            for colour in range(len(COLOURS))
            if colour != kind // NUMBERS and self.has[colour * NUMBERS + number]
        ]
        for size in (2, 3):
            for chosen in combinations(others, size):
                for back in range(size + 1):
                    places = [place - back for place in range(size + 1) if place != back]
                    self._add(list(zip(places, chosen, strict=True)), base)

    def _reach(self, kind: int, step: int) -> int:
        """How many types in a row the rack has, from here on."""
        reach = 0
        kind += step
        while reach < _LONGEST and 0 <= kind < KINDS and self.has[kind]:
            reach += 1
            kind += step
        return reach

    def _add(self, places: list[tuple[int, int]], base: tuple[int, int, int, int]) -> None:
        """These types at these places of a line, if the rack has them and nothing is touched."""
        types = [kind for _, kind in places]
        if self.wanted != ANY and self.wanted not in types:
            return
        x, y, dx, dy = base
        cells = self.cells
        lowest = highest = 0
        addition: Addition = []
        for place, kind in places:
            a, b = x + dx * place, y + dy * place
            if (a, b) in cells or (a + dy, b + dx) in cells or (a - dy, b - dx) in cells:
                return
            if max(abs(a), abs(b)) > FAR:
                return
            addition.append(((a, b), kind))
            lowest, highest = min(lowest, place), max(highest, place)
        if lowest and (x + dx * (lowest - 1), y + dy * (lowest - 1)) in cells:
            return
        if highest and (x + dx * (highest + 1), y + dy * (highest + 1)) in cells:
            return
        if taken(self.rack, types) is not None:
            self.found.append(addition)


def taken(rack: list[int], types: list[int]) -> list[int] | None:
    """The tiles for these types, a star where the number itself is not there; None: not enough."""
    left = rack[:]
    tiles: list[int] = []
    for kind in types:
        tile = kind if left[kind] else kind - kind % NUMBERS
        if not left[tile]:
            return None
        left[tile] -= 1
        tiles.append(tile)
    return tiles


class Placement:
    """Tiles laid without moving any: the new cells, and sets of their own."""

    __slots__ = ("alone", "tiles")

    def __init__(self, tiles: Grid, alone: Solution | None) -> None:
        self.tiles = tiles
        self.alone = alone


class Placer:
    """Places tiles onto tables as they lie: each joins a line, or waits for a set of its own."""

    def __init__(self, steps: Steps, tries: int) -> None:
        self.steps = steps
        self.tries = Steps(tries)  # tiles that are placed, however many steps that takes
        self._alone: dict[tuple[int, ...], Solution | None] = {}

    def place_all(self, cells: Grid, tiles: list[int], limit: int) -> Placement | None:
        """All of these tiles, if so many tries find a way."""
        outer = self.tries.part(limit)
        try:
            return self._place(cells, tiles, {}, [0] * KINDS)
        except OutOfSteps:
            return None
        finally:
            self.tries.limit = outer

    def is_spent(self) -> bool:
        """Whether there is nothing left to try with."""
        return not (self.tries.left() and self.steps.left())

    def _place(
        self, cells: Grid, left: list[int], laid: Grid, waiting: list[int]
    ) -> Placement | None:
        """All that is left, after what has been laid, and with what waits."""
        self.tries.take()
        self.steps.take(_PLACING_STEPS)
        tile = _first(left)
        if tile == ANY:
            if not any(waiting):
                return Placement(laid, None)
            alone = self._stand_alone(waiting)
            return None if alone is None else Placement(laid, alone)
        wanted = tile if tile % NUMBERS else ANY
        for addition in Builder(cells, left, wanted).additions():
            tiles = taken(left, [kind for _, kind in addition])
            if tiles is None or tile not in tiles:
                continue
            onto, more, rest = dict(cells), dict(laid), left[:]
            for (cell, kind), used in zip(addition, tiles, strict=True):
                onto[cell] = kind
                more[cell] = used
                rest[used] -= 1
            found = self._place(onto, rest, more, waiting)
            if found is not None:
                return found
        rest, wait = left[:], waiting[:]
        rest[tile] -= 1
        wait[tile] += 1
        return self._place(cells, rest, laid, wait)

    def _stand_alone(self, tiles: list[int]) -> Solution | None:
        key = tuple(tiles)
        if key not in self._alone:
            self._alone[key] = stand_alone(tiles, self.steps)
        return self._alone[key]


def stand_alone(tiles: list[int], steps: Steps) -> Solution | None:
    """All of these tiles as sets of their own, if a short search finds a way."""
    if sum(tiles) < 3:
        return None
    outer = steps.part(_ALONE_STEPS)
    try:
        return solve(tiles, [0] * KINDS, 0, steps)
    except OutOfSteps:
        return None
    finally:
        steps.limit = outer


def _first(tiles: list[int]) -> int:
    """The first tile with a number, else the first star, else none."""
    star = ANY
    for kind in range(KINDS):
        if tiles[kind]:
            if kind % NUMBERS:
                return kind
            if star == ANY:
                star = kind
    return star
