"""Whether a table is in order (AN-20 to AN-24), and if not, everything that is wrong with it.

`orderly` answers yes or no as fast as it can; `faults` says why not. The numbers of the stars are
inferred: a line with stars allows a few readings, and some choice of readings must agree on every
star that lies in two lines.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sobremesa.games.antheno.content import HIGHEST, NUMBERS, TILES, count

Cells = dict[tuple[int, int], int]
Cell = tuple[int, int]

_WRONG: Final = 0  # a line is no set
_RIGHT: Final = 1  # it is one
_STARRED: Final = 2  # that depends on its stars
_WIDE: Final = 4096  # a table that spans more cells is drawn together before it is looked at


class Line:
    """Tiles in an unbroken straight line, as far as they reach."""

    __slots__ = ("kinds", "places")

    def __init__(self, places: list[int], kinds: list[int]) -> None:
        self.places = places  # where they lie, as indexes of the board
        self.kinds = kinds


class Disorder:
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
        left = right = top = bottom = 0
        first = True
        for x, y in cells:
            if first:
                left = right = x
                top = bottom = y
                first = False
            left, right = min(left, x), max(right, x)
            top, bottom = min(top, y), max(bottom, y)
        width = right - left + 2
        self.width = width
        self.height = bottom - top + 3
        if width * self.height > _WIDE:
            self._draw_together(cells)
            return
        start = (1 - top) * width + 1 - left
        kinds = [-1] * (width * self.height)
        places: list[int] = []
        for (x, y), kind in cells.items():
            place = start + y * width + x
            kinds[place] = kind
            places.append(place)
        self.kinds = kinds
        self.places = places

    def _draw_together(self, cells: Cells) -> None:
        """Grids that lie far apart, closer together."""
        x_of = _drawn_together([cell[0] for cell in cells])
        y_of = _drawn_together([cell[1] for cell in cells])
        self.width = max(x_of.values()) + 2
        self.height = max(y_of.values()) + 3
        self.places = [(y_of[y] + 1) * self.width + x_of[x] + 1 for x, y in cells]
        self.kinds = [-1] * (self.width * self.height)
        for place, kind in zip(self.places, cells.values(), strict=True):
            self.kinds[place] = kind


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


def joined(table: Cells, cells: Cells) -> list[int]:
    """How many more tiles of each kind there are than before."""
    more = count(list(cells.values()))
    for kind in table.values():
        more[kind] -= 1
    return more


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
        alone = kinds[place - 1] < 0 and kinds[place - width] < 0
        if kinds[place - 1] < 0 <= kinds[place + 1]:
            alone = False
            if not _is_right(kinds, place, 1, starred):
                return False
        if kinds[place - width] < 0 <= kinds[place + width]:
            alone = False
            if not _is_right(kinds, place, width, starred):
                return False
        if alone:
            return False
    return not starred or stars_agree(starred)


def _is_right(kinds: list[int], place: int, step: int, starred: list[Line]) -> bool:
    """Whether the line from here may be a set; those with stars are kept for later."""
    status = _look(kinds, place, step)
    if status == _STARRED:
        starred.append(_line(kinds, place, step))
    return status != _WRONG


def _look(kinds: list[int], place: int, step: int) -> int:
    """Whether the line from here is a set, by its first two tiles what kind of set."""
    first = kinds[place]
    at = place + step
    gap = kinds[at] - first
    if gap == 1 or gap == -1:
        return _look_along(kinds, at, step, gap)
    return _look_across(kinds, place, step)


def _look_along(kinds: list[int], at: int, step: int, gap: int) -> int:
    """A sequence: each number one more, or one less, than the last."""
    last = kinds[at]
    if not last % NUMBERS or not (last - gap) % NUMBERS:
        return _STARRED
    length = 2
    at += step
    while kinds[at] >= 0:
        if not kinds[at] % NUMBERS:
            return _STARRED
        if kinds[at] - last != gap:
            return _WRONG
        last += gap
        length += 1
        at += step
    return _RIGHT if length > 2 else _WRONG


def _look_across(kinds: list[int], at: int, step: int) -> int:
    """One number in different colours."""
    number = kinds[at] % NUMBERS
    seen = 0
    length = 0
    wrong = False
    while kinds[at] >= 0:
        kind = kinds[at]
        if not kind % NUMBERS:
            return _STARRED
        colour = 1 << kind // NUMBERS
        if kind % NUMBERS != number or seen & colour:
            wrong = True
        seen |= colour
        length += 1
        at += step
    return _WRONG if wrong or length < 3 else _RIGHT


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


def faults(cells: Cells) -> list[Disorder]:
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
    found += [
        _clash(group, cells, cell_at) for group in _linked_by_stars(right) if not stars_agree(group)
    ]
    found.sort(key=lambda fault: (fault.cells[0][1], fault.cells[0][0]))
    return found


def _is_alone(cells: Cells, cell: Cell) -> bool:
    x, y = cell
    beside = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    return not any(other in cells for other in beside)


def _alone(cells: Cells, cell: Cell) -> Disorder:
    return Disorder("AN-23", "alone", [cell], TILES[cells[cell]])


def _fault_of(line: Line, cells: list[Cell]) -> Disorder | None:
    """AN-21, AN-22: what is wrong with a single line."""
    kinds = line.kinds
    tiles = " ".join([TILES[kind] for kind in kinds])
    if len(kinds) == 2:
        return Disorder("AN-22", "two-touch", cells, tiles)
    if readings(kinds):
        return None
    colours = {kind // NUMBERS for kind in kinds}
    numbers = {kind % NUMBERS for kind in kinds} - {0}
    if len(colours) == 1:
        wraps = any({a % NUMBERS, b % NUMBERS} == {1, HIGHEST} for a, b in _pairs(kinds))
        return Disorder("AN-21a" if wraps else "AN-21", "no-sequence", cells, tiles)
    if len(numbers) == 1 and len(colours) < len(kinds):
        return Disorder("AN-21", "colour-twice", cells, tiles)
    return Disorder("AN-21", "mixed-line", cells, tiles)


def _pairs(kinds: list[int]) -> list[tuple[int, int]]:
    return list(pairwise(kinds))


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


def _clash(lines: list[Line], cells: Cells, cell_at: dict[int, Cell]) -> Disorder:
    """AN-24: lines whose stars cannot agree."""
    places = {cell_at[place] for line in lines for place in line.places}
    where = sorted(places, key=lambda cell: (cell[1], cell[0]))
    return Disorder("AN-24", "star-clash", where, " ".join([TILES[cells[cell]] for cell in where]))
