"""Whether a table is in order (AN-20 to AN-24), and if not, everything that is wrong with it.

`orderly` answers yes or no as fast as it can; `faults` says why not. The numbers of the stars are
inferred: a line with stars allows a few readings, and some choice of readings must agree on every
star that lies in two lines.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.content import HIGHEST, NUMBERS, TILES

Cells = dict[tuple[int, int], int]
Cell = tuple[int, int]

_WIDE: Final = 4096  # a table that spans more cells is drawn together before it is looked at


class Line:
    """Tiles in an unbroken straight line, as far as they reach."""

    __slots__ = ("kinds", "places")

    def __init__(self, places: list[int], kinds: list[int]) -> None:
        self.places = places  # where they lie, as indexes of the board
        self.kinds = kinds


class Fault:
    """One thing that is not in order: the rule, the reason, and the cells concerned."""

    __slots__ = ("cells", "reason", "rule", "tiles")

    def __init__(self, rule: str, reason: str, cells: list[Cell], tiles: str) -> None:
        self.rule = rule
        self.reason = reason
        self.cells = cells
        self.tiles = tiles


class Board:
    """A table as a board with a rim: what lies where, by index."""

    __slots__ = ("height", "kinds", "places", "width")

    def __init__(self, cells: Cells) -> None:
        columns = [cell[0] for cell in cells]
        rows = [cell[1] for cell in cells]
        left, top = min(columns), min(rows)
        self.width = max(columns) - left + 2
        self.height = max(rows) - top + 3
        if self.width * self.height > _WIDE:
            x_of, y_of = _drawn_together(columns), _drawn_together(rows)
            self.width = max(x_of.values()) + 2
            self.height = max(y_of.values()) + 3
            self.places = [(y_of[y] + 1) * self.width + x_of[x] + 1 for x, y in cells]
        else:
            start = (1 - top) * self.width + 1 - left
            width = self.width
            self.places = [start + y * width + x for x, y in cells]
        self.kinds = [-1] * (self.width * self.height)
        kinds = self.kinds
        for place, kind in zip(self.places, cells.values(), strict=True):
            kinds[place] = kind


def _drawn_together(numbers: list[int]) -> dict[int, int]:
    """The same numbers with every gap shrunk to one: what touched still does, nothing else."""
    drawn: dict[int, int] = {}
    last = at = 0
    for number in sorted(set(numbers)):
        if drawn:
            at += min(number - last, 2)
        drawn[number] = at
        last = number
    return drawn


def lines_of(board: Board) -> list[Line]:
    """Every line of two or more, across and down."""
    found: list[Line] = []
    kinds = board.kinds
    for step in (1, board.width):
        for place in board.places:
            if kinds[place - step] < 0 <= kinds[place + step]:
                places: list[int] = []
                line: list[int] = []
                at = place
                while kinds[at] >= 0:
                    places.append(at)
                    line.append(kinds[at])
                    at += step
                found.append(Line(places, line))
    return found


# Yes or no


def orderly(cells: Cells) -> bool:
    """AN-22, AN-23: every line is a set, and every tile lies in one."""
    if not cells:
        return True
    board = Board(cells)
    kinds = board.kinds
    width = board.width
    starred: list[Line] = []
    for place in board.places:
        alone = True
        for step in (1, width):
            if kinds[place - step] >= 0:
                alone = False
            elif kinds[place + step] >= 0:
                alone = False
                status = _look(kinds, place, step)
                if status == 0:
                    return False
                if status == 2:
                    starred.append(_line(kinds, place, step))
        if alone:
            return False
    return not starred or stars_agree(starred)


def _look(kinds: list[int], place: int, step: int) -> int:
    """0: the line from here is no set; 1: it is one; 2: it has stars."""
    first = kinds[place]
    at = place + step
    second = kinds[at]
    if not first % NUMBERS or not second % NUMBERS:
        return 2 if kinds[at + step] >= 0 else 0
    gap = second - first
    length = 2
    if gap == 1 or gap == -1:
        if first // NUMBERS != second // NUMBERS:
            return 0
        last = second
        at += step
        while kinds[at] >= 0:
            if not kinds[at] % NUMBERS:
                return 2
            if kinds[at] - last != gap:
                return 0
            last = kinds[at]
            length += 1
            at += step
        return 1 if length > 2 else 0
    number = first % NUMBERS
    seen = 1 << first // NUMBERS
    at = place + step
    length = 1
    while kinds[at] >= 0:
        kind = kinds[at]
        if not kind % NUMBERS:
            return 2
        if kind % NUMBERS != number or seen >> kind // NUMBERS & 1:
            return 0
        seen |= 1 << kind // NUMBERS
        length += 1
        at += step
    return 1 if length > 2 else 0


def _line(kinds: list[int], place: int, step: int) -> Line:
    places: list[int] = []
    line: list[int] = []
    while kinds[place] >= 0:
        places.append(place)
        line.append(kinds[place])
        place += step
    return Line(places, line)


# Stars


def readings(kinds: list[int]) -> list[list[int]]:
    """AN-21, AN-24: every way to read this line as a set, number by number; none: it is no set."""
    if len(kinds) < 3:
        return []
    colours = [kind // NUMBERS for kind in kinds]
    numbers = [kind % NUMBERS for kind in kinds]
    found: list[list[int]] = []
    if colours.count(colours[0]) == len(kinds):
        for step in (1, -1):
            for first in range(1, NUMBERS):
                last = first + step * (len(kinds) - 1)
                if 1 <= last <= HIGHEST:
                    _add_if_fits(numbers, list(range(first, last + step, step)), found)
    elif len(set(colours)) == len(kinds):
        for number in range(1, NUMBERS):
            _add_if_fits(numbers, [number] * len(kinds), found)
    return found


def _add_if_fits(numbers: list[int], reading: list[int], found: list[list[int]]) -> None:
    for number, read in zip(numbers, reading, strict=True):
        if number and number != read:
            return
    found.append(reading)


def stars_agree(lines: list[Line]) -> bool:
    """AN-24: whether every star can have one number in both of its lines."""
    return star_numbers(lines) is not None


def star_numbers(lines: list[Line]) -> dict[int, int] | None:
    """A number for the star at each place, such that all lines are sets; None: there is none."""
    ways: list[list[list[int]]] = []
    for line in lines:
        found = readings(line.kinds)
        if not found:
            return None
        ways.append(found)
    order = sorted(range(len(lines)), key=lambda index: len(ways[index]))
    said: dict[int, int] = {}
    if _agree([lines[index] for index in order], [ways[index] for index in order], 0, said):
        return said
    return None


def _agree(
    lines: list[Line], ways: list[list[list[int]]], index: int, said: dict[int, int]
) -> bool:
    if index == len(lines):
        return True
    line = lines[index]
    for reading in ways[index]:
        new: list[int] = []
        fits = True
        for place, kind, number in zip(line.places, line.kinds, reading, strict=True):
            if kind % NUMBERS:
                continue
            if place not in said:
                said[place] = number
                new.append(place)
            elif said[place] != number:
                fits = False
                break
        if fits and _agree(lines, ways, index + 1, said):
            return True
        for place in new:
            del said[place]
    return False


def types_of(cells: Cells) -> Cells:
    """An orderly table with every star as what it stands for."""
    if not cells:
        return {}
    board = Board(cells)
    lines = [line for line in lines_of(board) if has_star(line.kinds)]
    said = star_numbers(lines) or {}
    return {
        cell: kind + said.get(place, 0)
        for (cell, kind), place in zip(cells.items(), board.places, strict=True)
    }


def has_star(kinds: list[int]) -> bool:
    """Whether there is a star among these tiles."""
    for kind in kinds:
        if not kind % NUMBERS:
            return True
    return False


# What is wrong


def faults(cells: Cells) -> list[Fault]:
    """Everything that is not in order, as it is read."""
    if orderly(cells):
        return []
    board = Board(cells)
    cell_at = dict(zip(board.places, cells, strict=True))
    lines = lines_of(board)
    found = [_alone(cells, cell) for cell in cells if _is_alone(cells, cell)]
    right: list[Line] = []
    for line in lines:
        fault = _fault_of(line, [cell_at[place] for place in line.places])
        if fault is not None:
            found.append(fault)
        elif has_star(line.kinds):
            right.append(line)
    for group in _linked_by_stars(right):
        if not stars_agree(group):
            found.append(_clash(group, cells, cell_at))
    found.sort(key=lambda fault: (fault.cells[0][1], fault.cells[0][0]))
    return found


def _is_alone(cells: Cells, cell: Cell) -> bool:
    x, y = cell
    beside = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    return not any(other in cells for other in beside)


def _alone(cells: Cells, cell: Cell) -> Fault:
    return Fault("AN-23", "alone", [cell], TILES[cells[cell]])


def _fault_of(line: Line, cells: list[Cell]) -> Fault | None:
    """AN-21, AN-22: what is wrong with a single line."""
    kinds = line.kinds
    tiles = " ".join([TILES[kind] for kind in kinds])
    if len(kinds) == 2:
        return Fault("AN-22", "two-touch", cells, tiles)
    if readings(kinds):
        return None
    colours = {kind // NUMBERS for kind in kinds}
    numbers = {kind % NUMBERS for kind in kinds} - {0}
    if len(colours) == 1:
        wraps = any({a % NUMBERS, b % NUMBERS} == {1, HIGHEST} for a, b in _pairs(kinds))
        return Fault("AN-21a" if wraps else "AN-21", "no-sequence", cells, tiles)
    if len(numbers) == 1 and len(colours) < len(kinds):
        return Fault("AN-21", "colour-twice", cells, tiles)
    return Fault("AN-21", "mixed-line", cells, tiles)


def _pairs(kinds: list[int]) -> list[tuple[int, int]]:
    return list(zip(kinds, kinds[1:], strict=False))


def _linked_by_stars(lines: list[Line]) -> list[list[Line]]:
    """Lines in parts that have no star in common."""
    parts: list[list[Line]] = []
    for line in lines:
        mine = _stars(line)
        joined = [line]
        apart: list[list[Line]] = []
        for part in parts:
            if any(mine & _stars(other) for other in part):
                joined = part + joined
            else:
                apart.append(part)
        parts = [*apart, joined]
    return parts


def _stars(line: Line) -> set[int]:
    return {
        place for place, kind in zip(line.places, line.kinds, strict=True) if not kind % NUMBERS
    }


def _clash(lines: list[Line], cells: Cells, cell_at: dict[int, Cell]) -> Fault:
    """AN-24: lines whose stars cannot agree."""
    places = {cell_at[place] for line in lines for place in line.places}
    where = sorted(places, key=lambda cell: (cell[1], cell[0]))
    return Fault("AN-24", "star-clash", where, " ".join([TILES[cells[cell]] for cell in where]))
