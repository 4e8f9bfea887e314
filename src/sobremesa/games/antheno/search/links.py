"""Whether the sets of one cover fit a grid: which of them cross where is tried in every way.

Most ways that cannot be laid are seen before anything is laid: where two neighbours of a run are
both crossed, the sets that cross them lie side by side, so they must hang by an end, one on either
side, or a third set must hold both of them together.
"""

from __future__ import annotations

from sobremesa.games.antheno.content import KINDS
from sobremesa.games.antheno.search.sets import Grid, Line, coverage, is_run, may_neighbour
from sobremesa.games.antheno.search.weave import NOBODY, Loom, Partners, in_order, parts_of


class Links:
    """Which sets cross where, in every way until one can be laid."""

    def __init__(self, lines: list[Line], copies: list[int], loom: Loom) -> None:
        self.lines = lines
        self.loom = loom
        self.steps = loom.steps
        self.grids: list[Grid] = []
        through = coverage(lines)
        self.crossings: list[tuple[int, int]] = []  # types that are shared, and how often
        for kind in range(KINDS):
            if through[kind] > copies[kind]:
                self.crossings.append((kind, through[kind] - copies[kind]))
        # By set and place in it, the set that crosses there.
        self.partners: Partners = [[NOBODY] * len(line) for line in lines]

    def find(self) -> bool:
        """Whether some choice can be laid; the grids are then what it looks like."""
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
        return kind in line and self.partners[number][line.index(kind)] == NOBODY

    def _alike_before(self, one: int, other: int) -> bool:
        """Whether an equal set, as untouched as this one, has been tried in its place."""
        for number in range(one + 1, other):
            if self.lines[number] == self.lines[other] and self._untouched(number, other):
                return True
        return False

    def _untouched(self, number: int, other: int) -> bool:
        blank = [NOBODY] * len(self.lines[number])
        return self.partners[number] == blank and self.partners[other] == blank

    def _cross(self, one: int, other: int, kind: int, now: bool) -> None:
        self.partners[one][self.lines[one].index(kind)] = other if now else NOBODY
        self.partners[other][self.lines[other].index(kind)] = one if now else NOBODY

    def _may_cross(self, number: int, kind: int) -> bool:
        """Whether those that cross this run beside each other can lie so."""
        line = self.lines[number]
        if not is_run(line):
            return True
        place = line.index(kind)
        partners = self.partners[number]
        for beside in (place - 1, place + 1):
            if 0 <= beside < len(line) and partners[beside] != NOBODY:
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
        self.grids.clear()
        for part in parts_of(list(range(len(self.lines))), self.partners):
            lines, partners = in_order(part, self.lines, self.partners)
            grid = self.loom.lay(lines, partners)
            if grid is None:
                return False
            self.grids.append(grid)
        return True
