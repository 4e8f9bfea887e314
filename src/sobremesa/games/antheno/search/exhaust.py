"""Every table: sets and where they cross, number by number, until one lies.

`cover` finds sets that could hold all tiles as far as counts tell; when those do not fit a grid,
this search goes through all sets and crossings there are. It goes through the numbers as `cover`
does, with the sets themselves in hand: at each number it chooses the groups, the runs that go on
and begin, and which two sets cross in which tile. Sets that hang together are laid at once, open
runs as far as they have come, and what does not fit goes no further.

Only what `docs/antheno.md` proves needless is left out (`needed.py`).
"""

from __future__ import annotations

from sobremesa.games.antheno.content import COLOURS, HIGHEST, KINDS, NUMBERS
from sobremesa.games.antheno.search.chain import Option
from sobremesa.games.antheno.search.cover import STEPS, CoverSearch
from sobremesa.games.antheno.search.groups import GROUP_KINDS, Groups
from sobremesa.games.antheno.search.needed import is_needed
from sobremesa.games.antheno.search.sets import Grid, Line
from sobremesa.games.antheno.search.weave import NOBODY, Loom, Partners, in_order, parts_of

_Signature = tuple[tuple[int, ...], tuple[Line, ...], tuple[tuple[int, ...], ...]]


class TableColumn:
    """What is chosen at one number, colour by colour."""

    __slots__ = (
        "base", "codes", "going", "group_sets", "groups", "hanging", "number", "options", "runs",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        codes: list[int],
        runs: list[list[int]],
        hanging: list[int],
        groups: Groups,
        base: int,
    ) -> None:
        self.number = number
        self.codes = codes
        self.runs = runs  # by colour, the open runs before it
        self.hanging = hanging  # the sets that hang on open runs, these included
        self.groups = groups
        self.base = base  # sets from here on are new
        self.group_sets: list[int] = []
        self.options: list[Option] = []
        self.going: list[list[int]] = []  # by colour, the runs that go through this number


class Exhaustion:
    """The tables that leave at most so many tiles unplayed, until one is found."""

    def __init__(self, cover: CoverSearch, loom: Loom) -> None:
        self.cover = cover  # with all crossings
        self.loom = loom
        self.steps = cover.steps
        self.lines: list[Line] = []
        self.partners: Partners = []
        self.copies = [0] * KINDS
        self.stars = [0] * KINDS
        self.grids: list[Grid] = []
        self._needed: dict[_Signature, int] = {}

    def find(self, unplayed: int) -> bool:
        """Whether there is one; then the grids, copies and stars are its own."""
        self.grids.clear()
        self.lines.clear()
        self.partners.clear()
        if not self.cover.narrow(unplayed):
            return False
        return self._number(1, self.cover.start, [[] for _ in COLOURS], [], unplayed)

    def _number(
        self,
        number: int,
        codes: list[int],
        runs: list[list[int]],
        hanging: list[int],
        unplayed: int,
    ) -> bool:
        if number > HIGHEST:
            return True
        if not self.cover.goes_on(number, codes, unplayed):
            return False
        signature = self._signature(number, codes, hanging)
        if self._needed.get(signature, 0) > unplayed:
            return False
        self.steps.take(STEPS)
        for groups in self.cover.choices(number):
            if self._with_groups(number, codes, runs, hanging, unplayed, groups):
                return True
        self._needed[signature] = unplayed + 1
        return False

    def _signature(self, number: int, codes: list[int], hanging: list[int]) -> _Signature:
        """All that matters from here on: what is open, and what hangs on it."""
        lines, partners = in_order(hanging, self.lines, self.partners)
        return (number, *codes), tuple(lines), tuple([tuple(row) for row in partners])

    # At one number

    def _with_groups(
        self,
        number: int,
        codes: list[int],
        runs: list[list[int]],
        hanging: list[int],
        unplayed: int,
        groups: Groups,
    ) -> bool:
        for colour, chain in enumerate(self.cover.chains):
            if not chain.options(number, codes[colour], groups.through[colour]):
                return False
        column = TableColumn(number, codes, runs, hanging, groups, len(self.lines))
        for kind, colours in enumerate(GROUP_KINDS):
            for _ in range(groups.counts[kind]):
                column.group_sets.append(len(self.lines))
                self._begin(tuple([colour * NUMBERS + number for colour in colours]))
        if self._colour(column, unplayed):
            return True
        self._forget(column.base)
        return False

    def _begin(self, line: Line) -> None:
        self.lines.append(line)
        self.partners.append([NOBODY] * len(line))

    def _forget(self, base: int) -> None:
        del self.lines[base:]
        del self.partners[base:]

    def _colour(self, column: TableColumn, unplayed: int) -> bool:
        """Choose for one colour after the other."""
        colour = len(column.options)
        if colour == len(COLOURS):
            return self._go_on(column, unplayed)
        chain = self.cover.chains[colour]
        number = column.number
        groups = column.groups.through[colour]
        for option in chain.options(number, column.codes[colour], groups):
            if option.unplayed > unplayed:
                break
            left = unplayed - option.unplayed - chain.floor(number + 1, option.after)
            if left >= 0 and self._with_option(column, option, left):
                return True
        return False

    def _with_option(self, column: TableColumn, option: Option, left: int) -> bool:
        colour, number = len(column.options), column.number
        kind = colour * NUMBERS + number
        column.options.append(option)
        self.copies[kind], self.stars[kind] = option.copies, option.stars
        must = [run for run in column.runs[colour] if len(self.lines[run]) < 3]
        may = [run for run in column.runs[colour] if len(self.lines[run]) >= 3]
        for more in self._parts_of(may, option.going):
            base = len(self.lines)
            going = must + more
            for run in going:
                self.lines[run] += (kind,)
                self.partners[run].append(NOBODY)
            for _ in range(option.runs - len(going)):
                self._begin((kind,))
            through = going + list(range(base, len(self.lines)))
            column.going.append(through)
            groups = [group for group in column.group_sets if kind in self.lines[group]]
            if self._cross(column, kind, through + groups, option.crossings, left):
                return True
            column.going.pop()
            self._forget(base)
            for run in going:
                self.lines[run] = self.lines[run][:-1]
                self.partners[run].pop()
        column.options.pop()
        return False

    def _parts_of(self, runs: list[int], size: int) -> list[list[int]]:
        """Every choice of so many of these runs, of runs that are alike the first ones."""
        found: list[list[int]] = [[]]
        for index, run in enumerate(runs):
            for part in found[:]:
                if index and self._alike(runs[index - 1], run) and runs[index - 1] not in part:
                    continue
                if len(part) < size:
                    found.append([*part, run])
        return [part for part in found if len(part) == size]

    def _alike(self, one: int, other: int) -> bool:
        """Whether two sets are of the same tiles, and nothing crosses either."""
        if self.lines[one] != self.lines[other]:
            return False
        blank = [NOBODY] * len(self.lines[one])
        return self.partners[one] == blank and self.partners[other] == blank

    def _cross(
        self, column: TableColumn, kind: int, free: list[int], crossings: int, left: int
    ) -> bool:
        """Let so many pairs of these sets cross in a tile of this type, in every way."""
        if not crossings:
            return self._colour(column, left)
        if len(free) < 2 * crossings:
            return False
        one, rest = free[0], free[1:]
        for index, other in enumerate(rest):
            if self._tried(rest, index) or not self._may_cross(one, other):
                continue
            self.steps.take()
            here, there = self.lines[one].index(kind), self.lines[other].index(kind)
            self.partners[one][here], self.partners[other][there] = other, one
            others = rest[:index] + rest[index + 1 :]
            if self._cross(column, kind, others, crossings - 1, left):
                return True
            self.partners[one][here] = self.partners[other][there] = NOBODY
        # It is not crossed here, so none that is like it is.
        rest = [other for other in rest if not self._alike(one, other)]
        return self._cross(column, kind, rest, crossings, left)

    def _tried(self, sets: list[int], index: int) -> bool:
        """Whether one that is like this set has been tried in its place."""
        for other in sets[:index]:
            if self._alike(other, sets[index]):
                return True
        return False

    def _may_cross(self, one: int, other: int) -> bool:
        """Whether they do not cross yet, and one can lie across while the other lies down."""
        sides = {one: 0}
        reached = [one]
        for number in reached:  # grows while it is read
            for partner in self.partners[number]:
                if partner != NOBODY and partner not in sides:
                    sides[partner] = 1 - sides[number]
                    reached.append(partner)
        return sides.get(other, 1) == 1 and other not in self.partners[one]

    def _go_on(self, column: TableColumn, unplayed: int) -> bool:
        """All colours are chosen: lay what hangs together, and go on to the next number."""
        self.steps.take()
        if column.groups.share_two_tiles(column.options):
            return False
        codes: list[int] = []
        for chain, option in zip(self.cover.chains, column.options, strict=True):
            unplayed += chain.floor(column.number + 1, option.after)
            codes.append(option.after)
        last = column.number == HIGHEST
        runs = [[] if last else going for going in column.going]
        open_runs = {run for going in runs for run in going}
        sets = column.hanging + list(range(column.base, len(self.lines)))
        grids: list[Grid] = []
        still: list[int] = []
        for part in parts_of(sets, self.partners):
            for number in part:
                if not is_needed(number, self.lines, self.partners, open_runs):
                    return False
            lines, partners = in_order(part, self.lines, self.partners)
            grid = self.loom.lay(lines, partners)
            if grid is None:
                return False
            if open_runs.isdisjoint(part):
                grids.append(grid)
            else:
                still += part
        if self._number(column.number + 1, codes, runs, still, unplayed):
            self.grids += grids
            return True
        return False
