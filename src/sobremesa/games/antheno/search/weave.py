"""Whether sets that share tiles fit a grid: each shared tile lies where two of them cross.

First it is chosen which sets cross at which type, then the sets are laid, one after another, each
across those that lie already. Most choices that cannot be laid are seen before anything is laid:
where two neighbours of a run are both crossed, the sets that cross them lie side by side, so they
must hang by an end, one on either side, or a third set must hold both of them together.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from sobremesa.games.antheno.content import KINDS, NUMBERS
from sobremesa.games.antheno.search.sets import (
    Grid,
    Line,
    coverage,
    is_run,
    may_neighbour,
)
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.table import orderly

_ACROSS: Final = 1
_DOWN: Final = 2
_APART: Final = 1000  # between grids that are laid together
_NOBODY: Final = -1


class Loom:
    """Weaves parts of covers, each only once."""

    def __init__(self, steps: Steps) -> None:
        self.steps = steps
        self._woven: dict[tuple[tuple[Line, ...], tuple[int, ...]], Grid | None] = {}

    def weave(self, part: list[Line], copies: list[int]) -> Grid | None:
        """Grids of these linked sets with so many copies of each type; None: they do not fit."""
        if len(part) == 1:
            return {(place, 0): kind for place, kind in enumerate(part[0])}
        lines = sorted(part)
        signature = (tuple(lines), tuple([copies[kind] for line in lines for kind in line]))
        if signature not in self._woven:
            links = Links(lines, copies, self.steps)
            self._woven[signature] = links.grid if links.find() else None
        return self._woven[signature]


class Links:
    """Which sets cross where, in every way until one can be laid."""

    def __init__(self, lines: list[Line], copies: list[int], steps: Steps) -> None:
        self.lines = lines
        self.steps = steps
        self.grid: Grid = {}
        through = coverage(lines)
        self.crossings: list[tuple[int, int]] = []  # types that are shared, and how often
        for kind in range(KINDS):
            if through[kind] > copies[kind]:
                self.crossings.append((kind, through[kind] - copies[kind]))
        # By set and place in it, the set that crosses there.
        self.partners: list[list[int]] = [[_NOBODY] * len(line) for line in lines]

    def find(self) -> bool:
        """Whether some choice can be laid; the grid is then what it looks like."""
        return self._share(0, 0, 0)

    def _share(self, index: int, done: int, first: int) -> bool:
        """Choose the next two sets that cross at the type of this index."""
        if index == len(self.crossings):
            return self._lay()
        kind, wanted = self.crossings[index]
        if done == wanted:
            return self._share(index + 1, 0, 0)
        self.steps.take()
        lines = self.lines
        for one in range(first, len(lines)):
            if not self._free(one, kind):
                continue
            for other in range(one + 1, len(lines)):
                if self._free(other, kind) and other not in self.partners[one]:
                    if self._alike_before(one, other):
                        continue
                    self._cross(one, other, kind, True)
                    fits = self._may_cross(one, kind) and self._may_cross(other, kind)
                    if fits and self._share(index, done + 1, one + 1):
                        return True
                    self._cross(one, other, kind, False)
        return False

    def _free(self, number: int, kind: int) -> bool:
        """Whether this set has such a tile that is not crossed yet."""
        line = self.lines[number]
        return kind in line and self.partners[number][line.index(kind)] == _NOBODY

    def _alike_before(self, one: int, other: int) -> bool:
        """Whether an equal set, as untouched as this one, has been tried in its place."""
        for number in range(one + 1, other):
            if self.lines[number] == self.lines[other] and self._untouched(number, other):
                return True
        return False

    def _untouched(self, number: int, other: int) -> bool:
        blank = [_NOBODY] * len(self.lines[number])
        return self.partners[number] == blank and self.partners[other] == blank

    def _cross(self, one: int, other: int, kind: int, now: bool) -> None:
        self.partners[one][self.lines[one].index(kind)] = other if now else _NOBODY
        self.partners[other][self.lines[other].index(kind)] = one if now else _NOBODY

    def _may_cross(self, number: int, kind: int) -> bool:
        """Whether those that cross this run beside each other can lie so."""
        line = self.lines[number]
        if not is_run(line):
            return True
        place = line.index(kind)
        partners = self.partners[number]
        for beside in (place - 1, place + 1):
            if 0 <= beside < len(line) and partners[beside] != _NOBODY:
                one, other = partners[place], partners[beside]
                hang = self._hangs(one, kind) and self._hangs(other, line[beside])
                if not hang and not self._could_be_held(number, one, other):
                    return False
        return True

    def _hangs(self, number: int, kind: int) -> bool:
        """Whether this type can be at the end of the set."""
        line = self.lines[number]
        return not is_run(line) or kind == line[0] or kind == line[-1]

    def _could_be_held(self, number: int, one: int, other: int) -> bool:
        """Whether some third set could cross both of these."""
        for third, line in enumerate(self.lines):
            if third in (number, one, other):
                continue
            meets_one = [kind for kind in line if kind in self.lines[one]]
            meets_other = [kind for kind in line if kind in self.lines[other]]
            for here in meets_one:
                for there in meets_other:
                    if may_neighbour(here, there):
                        return True
        return False

    def _lay(self) -> bool:
        if not self._ladders_stand():
            return False
        weaver = Weaver(self.lines, self.partners, self.steps)
        if weaver.next_grid():
            self.grid = weaver.cells
            return True
        return False

    def _ladders_stand(self) -> bool:
        """Where groups beside each other cross the same two runs, these lie side by side.

        So each number that both runs have must be in a group that crosses both.
        """
        for one, line in enumerate(self.lines):
            if is_run(line):
                for other in range(one):
                    if is_run(self.lines[other]) and not self._stands(one, other):
                        return False
        return True

    def _stands(self, one: int, other: int) -> bool:
        rungs: list[int] = []
        common = 0
        for place, kind in enumerate(self.lines[one]):
            for there, beside in enumerate(self.lines[other]):
                if kind % NUMBERS == beside % NUMBERS and kind != beside:
                    common += 1
                    partner = self.partners[one][place]
                    if partner != _NOBODY and partner == self.partners[other][there]:
                        rungs.append(kind)
        for rung in rungs:
            if rung + 1 in rungs:
                return len(rungs) == common
        return True


class Weaver:
    """Lays sets that cross as it was chosen."""

    def __init__(self, lines: list[Line], partners: list[list[int]], steps: Steps) -> None:
        self.lines = lines
        self.partners = partners
        self.steps = steps
        self.order = _rings_first(partners)
        self.ways = [0] * len(lines)  # across, down, or not laid yet
        self.cells: Grid = {}
        self.owners: dict[tuple[int, int], list[int]] = {}  # the sets of each cell
        self.grids = 0

    def next_grid(self) -> bool:
        """Lay the sets of one more grid, and so on until all lie."""
        for number in self.order:
            if not self.ways[number]:
                self.grids += 1
                start = (self.grids * _APART, 0)
                for order in self._orders(number):
                    if self._lay(number, order, start, _ACROSS):
                        return True
                self.grids -= 1
                return False
        return orderly(self.cells)

    def _next(self) -> bool:
        """Lay a set that crosses those that lie, most of them first, and rings before the rest."""
        best, most = _NOBODY, 0
        for number in self.order:
            if not self.ways[number] and self._laid_partners(number) > most:
                best, most = number, self._laid_partners(number)
        if best == _NOBODY:
            return self.next_grid()
        for place, partner in enumerate(self.partners[best]):
            if partner != _NOBODY and self.ways[partner]:
                return self._lay_across(best, self.lines[best][place], partner)
        raise AssertionError("it crosses nothing that lies")

    def _laid_partners(self, number: int) -> int:
        laid = 0
        for partner in self.partners[number]:
            if partner != _NOBODY and self.ways[partner]:
                laid += 1
        return laid

    def _lay_across(self, number: int, kind: int, partner: int) -> bool:
        way = _ACROSS if self.ways[partner] == _DOWN else _DOWN
        x, y = self._cell_of(partner, kind)
        for order in self._orders(number):
            back = order.index(kind)
            start = (x - back, y) if way == _ACROSS else (x, y - back)
            if self._lay(number, order, start, way):
                return True
        return False

    def _cell_of(self, number: int, kind: int) -> tuple[int, int]:
        for cell, owners in self.owners.items():
            if number in owners and self.cells[cell] == kind:
                return cell
        raise AssertionError

    def _orders(self, number: int) -> list[Line]:
        """The orders in which a set can lie that make a difference: where it is crossed."""
        line = self.lines[number]
        if is_run(line):
            return [line, line[::-1]]
        partners = self.partners[number]
        found: list[Line] = []
        seen: set[Line] = set()
        for order in permutations(line):
            places = tuple([kind if partners[line.index(kind)] >= 0 else -1 for kind in order])
            if places not in seen:
                seen.add(places)
                found.append(order)
        return found

    def _lay(self, number: int, order: Line, start: tuple[int, int], way: int) -> bool:
        """Lay the set so and go on; take it up again if that leads nowhere."""
        self.steps.take()
        cells = [
            (start[0] + step, start[1]) if way == _ACROSS else (start[0], start[1] + step)
            for step in range(len(order))
        ]
        if not self._fits(number, order, cells, way):
            return False
        for cell, kind in zip(cells, order, strict=True):
            self.cells[cell] = kind
            self.owners[cell] = [*self.owners.get(cell, []), number]
        self.ways[number] = way
        if self._next():
            return True
        self.ways[number] = 0
        for cell in cells:
            owners = self.owners[cell]
            if len(owners) == 1:
                del self.owners[cell]
                del self.cells[cell]
            else:
                self.owners[cell] = owners[:-1]
        return False

    def _fits(self, number: int, order: Line, cells: list[tuple[int, int]], way: int) -> bool:
        """Whether it crosses what it must and touches nothing else."""
        dx, dy = (1, 0) if way == _ACROSS else (0, 1)
        (left, top), (right, bottom) = cells[0], cells[-1]
        if (left - dx, top - dy) in self.cells or (right + dx, bottom + dy) in self.cells:
            return False
        for cell, kind in zip(cells, order, strict=True):
            partner = self.partners[number][self.lines[number].index(kind)]
            if cell in self.cells:
                if self.cells[cell] != kind or self.owners[cell] != [partner]:
                    return False
            elif not self._may_lie(kind, partner, cell, way):
                return False
        return True

    def _may_lie(self, kind: int, partner: int, cell: tuple[int, int], way: int) -> bool:
        """Whether a new tile may lie here: not if it should lie where it is crossed already."""
        if partner != _NOBODY and self.ways[partner]:
            return False
        x, y = cell
        dx, dy = (0, 1) if way == _ACROSS else (1, 0)
        return self._may_touch(kind, partner, (x + dx, y + dy)) and self._may_touch(
            kind, partner, (x - dx, y - dy)
        )

    def _may_touch(self, kind: int, partner: int, beside: tuple[int, int]) -> bool:
        """Whether a tile may lie beside this cell: only if one set, yet to be laid, holds both."""
        if beside not in self.cells:
            return True
        if partner == _NOBODY or not may_neighbour(kind, self.cells[beside]):
            return False
        owner = self.owners[beside][0]
        place = self.lines[owner].index(self.cells[beside])
        return self.partners[owner][place] == partner


def _rings_first(partners: list[list[int]]) -> list[int]:
    """The sets, those first that are left when sets with a single crossing are taken away."""
    crossings = [len(row) - row.count(_NOBODY) for row in partners]
    loose = [number for number, count in enumerate(crossings) if count < 2]
    for number in loose:  # grows while it is read
        for other in partners[number]:
            if other != _NOBODY:
                crossings[other] -= 1
                if crossings[other] == 1:
                    loose.append(other)
    return [number for number in range(len(partners)) if number not in loose] + loose[::-1]
