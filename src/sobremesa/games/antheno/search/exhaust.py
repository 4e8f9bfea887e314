"""Every cover, set by set, until one fits a grid.

`cover` finds some cover quickly; when that one does not fit, this search goes through all of them
that have no needless crossing. It goes through the numbers as `cover` does, with the runs and
groups themselves in hand: as soon as sets that are linked are complete they are woven, and what
does not fit goes no further.
"""

from __future__ import annotations

from sobremesa.games.antheno.content import COLOURS, HIGHEST, KINDS, NUMBERS
from sobremesa.games.antheno.search.chain import Option
from sobremesa.games.antheno.search.cover import STEPS, CoverSearch
from sobremesa.games.antheno.search.groups import GROUP_KINDS, Groups
from sobremesa.games.antheno.search.sets import Grid, Line, linked, needless
from sobremesa.games.antheno.search.weave import Loom

LONGEST = 5  # longer runs are two that lie end to end

Signature = tuple[tuple[int, ...], tuple[Line, ...], tuple[int, ...]]


class Choice:
    """What a colour does at one number: an option, and where the runs through it began."""

    __slots__ = ("ended", "going", "option")

    def __init__(self, option: Option, going: list[int], ended: list[int]) -> None:
        self.option = option
        self.going = going
        self.ended = ended


class Exhaustion:
    """The covers that leave at most so many tiles unplayed, one after the other."""

    def __init__(self, cover: CoverSearch, loom: Loom) -> None:
        self.cover = cover
        self.loom = loom
        self.steps = cover.steps
        self.copies = [0] * KINDS
        self.stars = [0] * KINDS
        self.shared = [False] * KINDS
        self.grids: list[Grid] = []
        self._needed: dict[Signature, int] = {}

    def find(self, unplayed: int) -> bool:
        """Whether one of them fits; then the grids, copies and stars are its own."""
        self.grids.clear()
        colours = len(COLOURS)
        return self._number(1, [0] * colours, [[] for _ in range(colours)], [], unplayed)

    def _number(
        self,
        number: int,
        codes: list[int],
        runs: list[list[int]],
        pending: list[Line],
        unplayed: int,
    ) -> bool:
        if number > HIGHEST:
            return True
        if self.cover.floor(number, codes) > unplayed:
            return False
        signature = self._signature(number, codes, runs, pending)
        if self._needed.get(signature, 0) > unplayed:
            return False
        self.steps.take(STEPS)
        for groups in self.cover.choices(number):
            if self._colour(number, codes, runs, pending, unplayed, groups, []):
                return True
        self._needed[signature] = unplayed + 1
        return False

    def _signature(
        self, number: int, codes: list[int], runs: list[list[int]], pending: list[Line]
    ) -> Signature:
        """All that matters from here on: what is open, and what is linked with it."""
        lines = sorted(pending)
        state = [number, *codes]
        for colour, starts in enumerate(runs):
            state.append(-1)
            state += starts
            for start in starts:
                lines.append(_run(colour, start, number - 1))
        copies = [self.copies[kind] for line in lines for kind in line]
        return tuple(state), tuple(lines), tuple(copies)

    def _colour(
        self,
        number: int,
        codes: list[int],
        runs: list[list[int]],
        pending: list[Line],
        unplayed: int,
        groups: Groups,
        chosen: list[Choice],
    ) -> bool:
        """Choose for one colour after the other."""
        colour = len(chosen)
        if colour == len(codes):
            return self._go_on(number, pending, unplayed, groups, chosen)
        chain = self.cover.chains[colour]
        for option in chain.options(number, codes[colour], groups.through[colour]):
            if option.unplayed > unplayed:
                break
            left = unplayed - option.unplayed
            if chain.floor(number + 1, option.after) > left:
                continue
            for choice in _choices(number, option, runs[colour]):
                chosen.append(choice)
                if self._colour(number, codes, runs, pending, left, groups, chosen):
                    return True
                chosen.pop()
        return False

    def _go_on(
        self,
        number: int,
        pending: list[Line],
        unplayed: int,
        groups: Groups,
        chosen: list[Choice],
    ) -> bool:
        if groups.needless([choice.option for choice in chosen]):
            return False
        closed = pending[:]
        for kind, colours in enumerate(GROUP_KINDS):
            group = tuple([colour * NUMBERS + number for colour in colours])
            closed += [group] * groups.counts[kind]
        unended: list[Line] = []
        for colour, choice in enumerate(chosen):
            kind = colour * NUMBERS + number
            self.copies[kind] = choice.option.copies
            self.stars[kind] = choice.option.stars
            self.shared[kind] = choice.option.crossings > 0
            closed += [_run(colour, start, number - 1) for start in choice.ended]
            unended += [_run(colour, start, number) for start in choice.going]
        if number == HIGHEST:
            closed += unended
            unended = []
        woven = len(self.grids)
        still = self._weave_closed(closed, unended)
        if still is not None:
            codes = [choice.option.after for choice in chosen]
            runs = [choice.going for choice in chosen]
            if self._number(number + 1, codes, runs, still, unplayed):
                return True
        del self.grids[woven:]
        for colour in range(len(chosen)):
            self.shared[colour * NUMBERS + number] = False
        return False

    def _weave_closed(self, closed: list[Line], unended: list[Line]) -> list[Line] | None:
        """Weave what is complete; what is linked with open runs is left, None: it does not fit."""
        for line in closed:
            if needless(line, self.shared):
                return None
        still: list[Line] = []
        waiting_for = set(unended)
        for part in linked(closed + unended, self.shared):
            waiting = [line for line in part if line in waiting_for]
            if waiting:
                for line in waiting:
                    part.remove(line)
                still += part
                continue
            grid = self.loom.weave(part, self.copies)
            if grid is None:
                return None
            self.grids.append(grid)
        return still


def _run(colour: int, first: int, last: int) -> Line:
    return tuple(range(colour * NUMBERS + first, colour * NUMBERS + last + 1))


def _choices(number: int, option: Option, runs: list[int]) -> list[Choice]:
    """Which of the open runs go on: the short ones must, the longest cannot."""
    must = [start for start in runs if number - start < 3]
    may = [start for start in runs if 3 <= number - start < LONGEST]
    full = [start for start in runs if number - start >= LONGEST]
    found: list[Choice] = []
    for more in _parts_of(may, option.going):
        ended = may[:]
        for start in more:
            ended.remove(start)
        begun = option.runs - len(must) - len(more)
        found.append(Choice(option, must + more + [number] * begun, ended + full))
    return found


def _parts_of(runs: list[int], size: int) -> list[list[int]]:
    """Every choice of so many of these runs."""
    found: list[list[int]] = [[]]
    for start in runs:
        found += [[*part, start] for part in found if [*part, start] not in found]
    return [part for part in found if len(part) == size]
