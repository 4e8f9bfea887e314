"""Independent models of Antheno, which the tests hold against the engine.

`orderly` judges a table by brute force. `counts_allow` looks at numbers of tiles alone: where it
says no there is no play, and where it says yes there may be one. The exact model, which lays the
tiles on a grid, is in `grid_model`.

Nothing is imported from the game, so that no mistake is shared. A *kind* of tile is its colour
times nine plus its number, where 0 is the star; a *type* is a kind with a number.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, pairwise, product
from typing import Final

Cell = tuple[int, int]
Cells = dict[Cell, int]  # what lies where: x to the right, y down, the kind of tile
Set = tuple[int, ...]  # the types of a set, those of a run rising
Direction = tuple[int, int]

COLOURS: Final = 4
NUMBERS: Final = 9  # the star is number 0
KINDS: Final = COLOURS * NUMBERS
RIGHT: Final = (1, 0)
DOWN: Final = (0, 1)

RUNS: Final[list[Set]] = [
    tuple(range(colour * NUMBERS + first, colour * NUMBERS + last + 1))
    for colour in range(COLOURS)
    for first in range(1, NUMBERS)
    for last in range(first + 2, NUMBERS)
]
GROUPS: Final[list[Set]] = [
    tuple([colour * NUMBERS + number for colour in colours])
    for number in range(1, NUMBERS)
    for size in (3, 4)
    for colours in combinations(range(COLOURS), size)
]
SETS: Final = RUNS + GROUPS


def tiles(names: str) -> list[int]:
    """How many there are of each kind: `R3 R3 B*` are two red 3 and a blue star."""
    counts = [0] * KINDS
    for name in names.split():
        counts["RBGP".index(name[0]) * NUMBERS + "*12345678".index(name[1])] += 1
    return counts


def star(type: int) -> int:
    """The star of this colour."""
    return type - type % NUMBERS


# ------------------------------------------------------------------------------ the judge


def orderly(cells: Cells) -> bool:
    """Whether this table is in order, AN-20 to AN-24."""
    return all(is_in_order(grid) for grid in grids_of(cells))


def grids_of(cells: Cells) -> Iterator[Cells]:
    """The tiles that hang together by their sides."""
    left = dict(cells)
    while left:
        grid = dict([left.popitem()])
        reached = list(grid)
        for cell in reached:
            for direction, steps in product((RIGHT, DOWN), (1, -1)):
                neighbour = step(cell, direction, steps)
                if neighbour in left:
                    grid[neighbour] = left.pop(neighbour)
                    reached.append(neighbour)
        yield grid


def is_in_order(grid: Cells) -> bool:
    """Whether every tile is in a line and every line can be a set."""
    lines = [*lines_of(grid, RIGHT), *lines_of(grid, DOWN)]
    in_lines = {cell for line in lines for cell in line}
    return in_lines == grid.keys() and can_be_sets(grid, lines)


def lines_of(cells: Cells, direction: Direction) -> Iterator[list[Cell]]:
    """The unbroken lines of two tiles or more in this direction, each in its full length."""
    for cell in cells:
        if step(cell, direction, -1) not in cells:
            line = [cell]
            while step(line[-1], direction) in cells:
                line.append(step(line[-1], direction))
            if len(line) > 1:
                yield line


def step(cell: Cell, direction: Direction, steps: int = 1) -> Cell:
    """The cell so many steps further on."""
    return cell[0] + steps * direction[0], cell[1] + steps * direction[1]


def can_be_sets(cells: Cells, lines: list[list[Cell]]) -> bool:
    """Whether the stars can have numbers with which every line is a set (AN-24)."""
    for line in lines:
        kinds = [cells[cell] for cell in line]
        if all(kind % NUMBERS for kind in kinds) and not is_set(kinds):
            return False
    for line in lines:
        for cell in line:
            kind = cells[cell]
            if kind % NUMBERS == 0:
                numbered = range(kind + 1, kind + NUMBERS)
                return any(can_be_sets({**cells, cell: type}, lines) for type in numbered)
    return True


def is_set(line: list[int]) -> bool:
    """AN-21: three or more, of one number in different colours, or of one colour in sequence."""
    colours = [type // NUMBERS for type in line]
    numbers = [type % NUMBERS for type in line]
    steps = {later - earlier for earlier, later in pairwise(numbers)}
    group = len(set(numbers)) == 1 and len(set(colours)) == len(line)
    run = len(set(colours)) == 1 and steps in ({1}, {-1})
    return len(line) >= 3 and (group or run)


# ------------------------------------------------------------------------- the counting model

State = tuple[int, int, int, int, int]
"""Of a colour up to some number: its runs that have 1 tile so far, 2, and more; the stars of the
table and of the rack that have no number yet."""
Ways = dict[State, dict[int, frozenset[State]]]
"""From each state, by how often groups cover the next type: the states after it."""
Covers = tuple[tuple[int, ...], ...]  # for each number, how often groups may cover it


def counts_allow(table: list[int], rack: list[int]) -> bool:
    """Whether sets can cover the table and at least one rack tile, as far as numbers go.

    There are whole numbers of sets of every type, each tile is in one or two of them, and each
    star has a number. Where this is false no table has these tiles, however they are laid.
    Some kind must be played: each is tried in turn, and without those that were tried before.
    """
    table, rack = list(table), list(rack)
    for kind in range(KINDS):
        if rack[kind]:
            table[kind] += 1
            rack[kind] -= 1
            if counts_fit(table, rack):
                return True
            table[kind] -= 1
            rack[kind] = 0
    return False


def counts_fit(table: list[int], rack: list[int]) -> bool:
    """The same for the table and any rack tiles or none.

    Groups alone link the colours, so each colour is a chain of states from number to number, and
    what is left to choose is how often groups cover each type. First the chains and `agreeing`
    take turns to strike out what cannot be; then the rest is tried.
    """
    laid, held = by_colour(table), by_colour(rack)
    covers = [all_covers(*colour) for colour in zip(laid, held, strict=True)]
    while True:
        chains = [chain(*colour) for colour in zip(laid, held, covers, strict=True)]
        if not all(all(ways) for ways in chains):
            return False
        left = [agreeing(tuple(each)) for each in zip(*map(covers_in, chains), strict=True)]
        if list(zip(*left, strict=True)) == covers:
            return can_agree(chains)
        covers = list(zip(*left, strict=True))


def by_colour(counts: list[int]) -> list[tuple[int, ...]]:
    """The counts of each colour, its star first."""
    return [tuple(counts[colour : colour + NUMBERS]) for colour in range(0, KINDS, NUMBERS)]


def all_covers(laid: tuple[int, ...], held: tuple[int, ...]) -> Covers:
    """For each number of a colour, how often groups may cover it if no run does."""
    start = (0, 0, 0, laid[0], held[0])
    tiles = zip(laid[1:], held[1:], strict=True)
    return tuple([tuple(range(most_in_groups(start, *each) + 1)) for each in tiles])


@lru_cache(maxsize=1 << 14)
def chain(laid: tuple[int, ...], held: tuple[int, ...], covers: Covers) -> list[Ways]:
    """For each number of a colour the ways that lead from the start to an end.

    At the end no run has 1 or 2 tiles and every star of the table has a number.
    """
    layers = [{(0, 0, 0, laid[0], held[0])}]
    chain: list[Ways] = []
    for number in range(1, NUMBERS):
        ways: Ways = {
            state: {
                many: states_after(state, laid[number], held[number], many)
                for many in covers[number - 1]
                if many <= most_in_groups(state, laid[number], held[number])
            }
            for state in layers[-1]
        }
        chain.append(ways)
        layers.append({state for way in ways.values() for after in way.values() for state in after})
    useful = {state for state in layers[-1] if state[0] == state[1] == state[3] == 0}
    for number in range(NUMBERS - 2, -1, -1):
        chain[number] = ways_into(useful, chain[number])
        useful = set(chain[number])
    return chain


def ways_into(useful: set[State], ways: Ways) -> Ways:
    """Those of the ways that lead into useful states."""
    left = {}
    for state, way in ways.items():
        good = {many: after & useful for many, after in way.items() if after & useful}
        if good:
            left[state] = good
    return left


def most_in_groups(state: State, laid: int, held: int) -> int:
    """How often groups can cover a type beside the runs that must go on."""
    young, middling, _, stars, rack_stars = state
    return 2 * (laid + held + stars + rack_stars) - young - middling


@lru_cache(maxsize=1 << 18)
def states_after(state: State, laid: int, held: int, in_groups: int) -> frozenset[State]:
    """The states after a type of which so many lie and are held, and that groups cover so often.

    Runs of 1 or 2 tiles must go on. Of the longer ones as many go on as there is room for: this
    loses nothing, since each of them may end at the next number instead.
    """
    young, middling, old, stars, rack_stars = state
    states = set()
    for more, some, others in product(range(held + 1), range(stars + 1), range(rack_stars + 1)):
        tiles = laid + more + some + others
        room = 2 * tiles - in_groups - young - middling
        for new in range(room + 1):
            going_on = min(old, room - new)
            if in_groups + young + middling + going_on + new >= tiles:
                states.add((new, young, middling + going_on, stars - some, rack_stars - others))
    return frozenset(states)


def covers_in(chain: list[Ways]) -> Covers:
    """For each number, how often groups may cover it."""
    return tuple([tuple(sorted({many for way in ways.values() for many in way})) for ways in chain])


@lru_cache(maxsize=1 << 16)
def agreeing(covers: Covers) -> Covers:
    """Of one number, by colour: how often groups may cover it so that the colours agree."""
    agreed = [chosen for chosen in product(*covers) if are_groups(chosen)]
    return tuple([tuple(sorted({each[colour] for each in agreed})) for colour in range(COLOURS)])


def are_groups(covered: tuple[int, ...]) -> bool:
    """Whether groups of one number can cover the four colours so often.

    Each of k groups has three colours or four, and each colour once at most: so there are 3 k
    tiles or more, and no colour more than k times. Conversely let k be the largest of the four
    numbers: the groups must leave out 4 k - sum <= k tiles, one or none in each, and no colour
    is left out more than k times, so they can.
    """
    return 3 * max(covered) <= sum(covered)


def can_agree(chains: list[list[Ways]]) -> bool:
    """Whether there is a way through all chains such that each number has whole groups."""
    dead = set()

    def can_go_on(number: int, states: tuple[frozenset[State], ...]) -> bool:
        if number == NUMBERS - 1:
            return True
        if (number, states) in dead:
            return False
        ways = [after_all(each, chain[number]) for each, chain in zip(states, chains, strict=True)]
        for chosen in product(*ways):
            after = [way[many] for way, many in zip(ways, chosen, strict=True)]
            if are_groups(chosen) and can_go_on(number + 1, tuple(after)):
                return True
        dead.add((number, states))
        return False

    return can_go_on(0, tuple([frozenset(chain[0]) for chain in chains]))


def after_all(states: frozenset[State], ways: Ways) -> dict[int, frozenset[State]]:
    """The ways from any of these states."""
    after: dict[int, frozenset[State]] = {}
    for state in states:
        for many, some in ways[state].items():
            after[many] = after.get(many, frozenset()) | some
    return after
