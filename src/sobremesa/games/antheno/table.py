"""Whether a table is in order (AN-20 to AN-24), and if not, everything that is wrong with it.

`orderly` answers yes or no as fast as it can; `faults` says why not, and `judged` line by line. The
numbers of the stars are inferred: a line with stars allows a few readings, and some choice of
readings must agree on every star that lies in two lines.
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
FAR: Final = 9999  # the plane is unbounded (AN-20a), but people must be able to say where
_WIDE: Final = 4096  # a table that spans more cells is drawn together before it is looked at


class TileLine:
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


class LineVerdict:
    """A line as it was judged: where it lies, what is wrong with it, and how it is read."""

    __slots__ = ("cells", "fault", "numbers")

    def __init__(self, cells: list[Cell], fault: Disorder | None, numbers: list[int]) -> None:
        self.cells = cells
        self.fault = fault  # lines whose stars cannot agree share theirs
        self.numbers = numbers  # for each tile; 0: a star in a line that is not in order


class TableJudgement:
    """A table as it was judged: every line, and everything that is not in order."""

    __slots__ = ("faults", "lines")

    def __init__(self, lines: list[LineVerdict], faults: list[Disorder]) -> None:
        self.lines = lines
        self.faults = faults


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


def lines_of(board: Board) -> list[TileLine]:
    """Every line of two or more, across and down."""
    found: list[TileLine] = []
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
                found.append(TileLine(places, line))
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
    starred: list[TileLine] = []
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
    return not starred or all_stars_agree(starred)


def all_stars_agree(starred: list[TileLine]) -> bool:
    """Whether the lines with stars are all sets; only stars in two of them need more thought."""
    seen: set[int] = set()
    crossed = False
    for line in starred:
        if not readings(line.kinds):
            return False
        for index in range(len(line.kinds)):
            if not line.kinds[index] % NUMBERS:
                place = line.places[index]
                crossed = crossed or place in seen
                seen.add(place)
    if crossed:
        for part in _linked_by_stars(starred):
            if not stars_agree(part):
                return False
    return True


def _is_right(kinds: list[int], place: int, step: int, starred: list[TileLine]) -> bool:
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


def _line(kinds: list[int], place: int, step: int) -> TileLine:
    places: list[int] = []
    line: list[int] = []
    while kinds[place] >= 0:
        places.append(place)
        line.append(kinds[place])
        place += step
    return TileLine(places, line)


# Stars


def readings(kinds: list[int]) -> list[int]:
    """AN-21, AN-24: every way to read this line as a set; none: it is no set.

    A reading is the number of the first tile and what is added from one tile to the next.
    """
    length = len(kinds)
    if length < 3:
        return []
    colour = kinds[0] // NUMBERS
    if kinds[1] // NUMBERS != colour:
        return _readings_across(kinds)
    plain = -1
    for place in range(length):
        if kinds[place] // NUMBERS != colour:
            return []
        if kinds[place] % NUMBERS and plain < 0:
            plain = place
    found: list[int] = []
    if plain < 0:
        for first in range(1, NUMBERS):
            _add_run(kinds, first, 1, found)
            _add_run(kinds, first, -1, found)
        return found
    number = kinds[plain] % NUMBERS
    _add_run(kinds, number - plain, 1, found)
    _add_run(kinds, number + plain, -1, found)
    return found


def _add_run(kinds: list[int], first: int, step: int, found: list[int]) -> None:
    """This reading of a run, if it is one."""
    last = first + step * (len(kinds) - 1)
    if not (1 <= first <= HIGHEST and 1 <= last <= HIGHEST):
        return
    number = first
    for kind in kinds:
        if kind % NUMBERS and kind % NUMBERS != number:
            return
        number += step
    found.append(_reading(first, step))


def _readings_across(kinds: list[int]) -> list[int]:
    """One number in different colours; without a number of its own it may be any."""
    number = 0
    seen = 0
    for kind in kinds:
        colour = 1 << kind // NUMBERS
        if seen & colour:
            return []
        seen |= colour
        if kind % NUMBERS:
            if number and number != kind % NUMBERS:
                return []
            number = kind % NUMBERS
    if number:
        return [_reading(number, 0)]
    return [_reading(n, 0) for n in range(1, NUMBERS)]


def _reading(first: int, step: int) -> int:
    return first * 4 + step + 1


def number_at(reading: int, place: int) -> int:
    """The number that a reading gives to the tile at this place of its line."""
    return reading // 4 + (reading % 4 - 1) * place


class StarReader:
    """Finds a number for every star, such that all lines with stars are sets."""

    __slots__ = ("lines", "said", "ways")

    def __init__(self, lines: list[TileLine]) -> None:
        self.lines = lines
        self.ways: list[list[int]] = [readings(line.kinds) for line in lines]
        self.said: dict[int, int] = {}  # by place, the number of the star there

    def read(self) -> bool:
        """Whether there are such numbers: first what is certain, then every choice."""
        for line, ways in zip(self.lines, self.ways, strict=True):
            if not ways or (len(ways) == 1 and not self._say(line, ways[0])):
                return False
        unsure: list[int] = []
        for index, line in enumerate(self.lines):
            if len(self.ways[index]) > 1 and not self._is_said(line):
                unsure.append(index)
            elif len(self.ways[index]) > 1 and not self._fitting(index):
                return False
        return self._choose(unsure, 0)

    def numbers(self, line: TileLine) -> list[int]:
        """How this line was read."""
        return [
            kind % NUMBERS or self.said[place]
            for place, kind in zip(line.places, line.kinds, strict=True)
        ]

    def _is_said(self, line: TileLine) -> bool:
        for place, kind in zip(line.places, line.kinds, strict=True):
            if not kind % NUMBERS and place not in self.said:
                return False
        return True

    def _fitting(self, index: int) -> list[int]:
        """The readings of this line that agree with what is said."""
        return [reading for reading in self.ways[index] if self._fits(self.lines[index], reading)]

    def _fits(self, line: TileLine, reading: int) -> bool:
        for index in range(len(line.kinds)):
            if not line.kinds[index] % NUMBERS:
                said = self.said.get(line.places[index], 0)
                if said and said != number_at(reading, index):
                    return False
        return True

    def _say(self, line: TileLine, reading: int) -> bool:
        """Give the stars of this line their numbers, if others do not speak against it."""
        if not self._fits(line, reading):
            return False
        for index in range(len(line.kinds)):
            if not line.kinds[index] % NUMBERS:
                self.said[line.places[index]] = number_at(reading, index)
        return True

    def _choose(self, unsure: list[int], at: int) -> bool:
        """Read the lines that can be read in several ways, one after the other."""
        if at == len(unsure):
            return True
        before = self.said
        for reading in self._fitting(unsure[at]):
            self.said = dict(before)
            self._say(self.lines[unsure[at]], reading)
            if self._can_be_read(unsure, at + 1) and self._choose(unsure, at + 1):
                return True
        self.said = before
        return False

    def _can_be_read(self, unsure: list[int], at: int) -> bool:
        """Whether each line that is still to be read has a reading left: else no need to go on."""
        for index in unsure[at:]:
            if not self._fitting(index):
                return False
        return True


def stars_agree(lines: list[TileLine]) -> bool:
    """AN-24: whether every star can have one number in both of its lines."""
    return StarReader(lines).read()


def types_of(cells: Cells) -> Cells:
    """An orderly table with every star as what it stands for."""
    if not cells:
        return {}
    board = Board(cells)
    said: dict[int, int] = {}
    for part in _linked_by_stars([line for line in lines_of(board) if has_star(line.kinds)]):
        reader = StarReader(part)
        reader.read()
        said.update(reader.said)
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
    return [] if orderly(cells) else judged(cells).faults


def judged(cells: Cells) -> TableJudgement:
    """Every line, across and then down, and everything that is not in order, as it is read."""
    board = Board(cells)
    cell_at = dict(zip(board.places, cells, strict=True))
    verdicts = {line: _verdict_on(line, cell_at) for line in lines_of(board)}
    found = [_alone(cells, cell) for cell in cells if _is_alone(cells, cell)]
    found += [verdict.fault for verdict in verdicts.values() if verdict.fault is not None]
    found += _read_stars(verdicts, cells, cell_at)
    found.sort(key=lambda fault: (fault.cells[0][1], fault.cells[0][0]))
    return TableJudgement(list(verdicts.values()), found)


def _verdict_on(line: TileLine, cell_at: dict[int, Cell]) -> LineVerdict:
    """What can be said of a line by itself."""
    cells = [cell_at[place] for place in line.places]
    return LineVerdict(cells, _fault_of(line, cells), [kind % NUMBERS for kind in line.kinds])


def _read_stars(
    verdicts: dict[TileLine, LineVerdict], cells: Cells, cell_at: dict[int, Cell]
) -> list[Disorder]:
    """AN-24: give the stars of good lines their numbers; where they cannot agree, say so."""
    clashes: list[Disorder] = []
    good = [line for line, verdict in verdicts.items() if verdict.fault is None]
    for part in _linked_by_stars([line for line in good if has_star(line.kinds)]):
        reader = StarReader(part)
        if reader.read():
            for line in part:
                verdicts[line].numbers = reader.numbers(line)
        else:
            clashes.append(_clash(part, cells, cell_at))
            for line in part:
                verdicts[line].fault = clashes[-1]
    return clashes


def _is_alone(cells: Cells, cell: Cell) -> bool:
    x, y = cell
    beside = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    return not any(other in cells for other in beside)


def _alone(cells: Cells, cell: Cell) -> Disorder:
    return Disorder("AN-23", "alone", [cell], TILES[cells[cell]])


def _fault_of(line: TileLine, cells: list[Cell]) -> Disorder | None:
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


def _linked_by_stars(lines: list[TileLine]) -> list[list[TileLine]]:
    """Lines in parts that have no star in common."""
    part_of: dict[int, int] = {}  # by the place of a star
    parts: list[list[TileLine]] = []
    for line in lines:
        mine = [line]
        number = len(parts)
        for index in range(len(line.kinds)):
            if line.kinds[index] % NUMBERS:
                continue
            other = part_of.get(line.places[index], number)
            if other != number:
                mine = parts[other] + mine
                parts[other] = []
                for place, part in part_of.items():
                    if part == other:
                        part_of[place] = number
            part_of[line.places[index]] = number
        parts.append(mine)
    return [part for part in parts if part]


def _clash(lines: list[TileLine], cells: Cells, cell_at: dict[int, Cell]) -> Disorder:
    """AN-24: lines whose stars cannot agree."""
    places = {cell_at[place] for line in lines for place in line.places}
    where = sorted(places, key=lambda cell: (cell[1], cell[0]))
    return Disorder("AN-24", "star-clash", where, " ".join([TILES[cells[cell]] for cell in where]))
