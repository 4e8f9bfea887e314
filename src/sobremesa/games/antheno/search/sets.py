"""Sets as the search sees them, and covers as lists of sets.

A *type* is a colour and a number, written as the kind of that tile; stars count as what they stand
for. A cover is a list of sets and the number of copies of each type; types with fewer copies than
sets through them are *shared*: there two sets cross.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.content import HIGHEST, KINDS, NUMBERS
from sobremesa.games.antheno.search.cover import CoverColumn
from sobremesa.games.antheno.search.groups import GROUP_KINDS

Line = tuple[int, ...]  # the types of a set, in the order in which they lie
Grid = dict[tuple[int, int], int]  # types by cell


def is_run(line: Line) -> bool:
    """Whether this set is a sequence, and not one number in several colours."""
    return line[0] // NUMBERS == line[1] // NUMBERS


_LONGEST: Final = 5  # longer runs are two, as far as counts tell


def decomposition(runs: list[int]) -> list[tuple[int, int]] | None:
    """Runs (first number, length) that go through each number so many times, or None."""
    return _decompose(runs, 1, [])


def _decompose(
    runs: list[int], number: int, chosen: list[tuple[int, int]]
) -> list[tuple[int, int]] | None:
    if number > HIGHEST:
        return chosen
    here = 0
    for start, length in chosen:
        if start + length > number:
            here += 1
    if here == runs[number]:
        return _decompose(runs, number + 1, chosen)
    if here < runs[number]:
        for length in range(3, min(_LONGEST, NUMBERS - number) + 1):
            found = _decompose(runs, number, [*chosen, (number, length)])
            if found is not None:
                return found
    return None


def sets_of(columns: list[CoverColumn], runs: list[list[tuple[int, int]]]) -> list[Line]:
    """The sets of a cover whose runs are these, by colour."""
    sets: list[Line] = []
    for colour, chosen in enumerate(runs):
        first = colour * NUMBERS
        for start, length in chosen:
            sets.append(tuple(range(first + start, first + start + length)))
    for index, column in enumerate(columns):
        for kind, colours in enumerate(GROUP_KINDS):
            group = tuple([colour * NUMBERS + index + 1 for colour in colours])
            sets += [group] * column.groups.counts[kind]
    return sets


def coverage(sets: list[Line]) -> list[int]:
    """How many sets go through each type."""
    through = [0] * KINDS
    for line in sets:
        for kind in line:
            through[kind] += 1
    return through


def reduced(sets: list[Line], copies: list[int]) -> list[Line]:
    """The cover without needless crossings: sets that others cover whole, ends and fourths.

    As a count it is as good; on a grid it need not be.
    """
    sets = sets[:]
    through = coverage(sets)
    index = 0
    while index < len(sets):
        line = sets[index]
        shared = [kind for kind in line if through[kind] > copies[kind]]
        if len(shared) == len(line):
            del sets[index]
            for kind in line:
                through[kind] -= 1
            index = 0
            continue
        loose = _loose(line, shared)
        if loose >= 0:
            through[line[loose]] -= 1
            sets[index] = line[:loose] + line[loose + 1 :]
            index = 0
            continue
        index += 1
    return sets


def _loose(line: Line, shared: list[int]) -> int:
    """Where this set can do without a shared tile, or -1."""
    if len(line) == 3 or not shared:
        return -1
    if not is_run(line):
        return line.index(shared[0])
    if line[0] in shared:
        return 0
    return len(line) - 1 if line[-1] in shared else -1


def shared_types(sets: list[Line], copies: list[int]) -> list[bool]:
    """Which types have more sets through them than copies."""
    through = coverage(sets)
    return [through[kind] > copies[kind] for kind in range(KINDS)]


def linked(sets: list[Line], shared: list[bool]) -> list[list[Line]]:
    """The sets in parts that have no shared type in common."""
    parts: list[list[Line]] = []
    for line in sets:
        joined: list[Line] = []
        apart: list[list[Line]] = []
        for part in parts:
            if _meet(line, part, shared):
                joined += part
            else:
                apart.append(part)
        apart.append([*joined, line])
        parts = apart
    return parts


def _meet(line: Line, part: list[Line], shared: list[bool]) -> bool:
    for kind in line:
        if shared[kind]:
            for other in part:
                if kind in other:
                    return True
    return False


def may_neighbour(one: int, other: int) -> bool:
    """Whether two types can lie side by side in a set."""
    if one // NUMBERS == other // NUMBERS:
        return abs(one - other) == 1
    return one % NUMBERS == other % NUMBERS
