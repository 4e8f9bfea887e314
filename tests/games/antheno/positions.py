"""Positions to search: random multisets, tables of random sets, and turns of games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from sobremesa.games.antheno.content import COLOURS, HIGHEST, KINDS, NUMBERS, count
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import DRAW, PASS, play
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.search.plays import SearchResult, best_play
from sobremesa.games.antheno.state import box_of
from sobremesa.games.antheno.table import Cells
from sobremesa.kernel.chance import fast


class Turn(NamedTuple):
    """What somebody has before them, and the most tiles that they could play."""

    table: Cells
    rack: list[int]
    answer: SearchResult


def dense_multiset(random: Random) -> list[int]:
    """9 to 15 tiles, now and then 20, of few colours and two to four numbers side by side."""
    colours = random.sample(range(len(COLOURS)), random.choice((2, 3, 3, 4)))
    lowest = random.randint(1, HIGHEST - 1)
    highest = min(HIGHEST, lowest + random.randint(1, 3))
    kinds = [colour * NUMBERS + n for colour in colours for n in range(lowest, highest + 1)] * 3
    if random.random() < 0.3:
        kinds += [colour * NUMBERS for colour in colours]
    most = random.choice((15, 15, 15, 20))
    return count(random.sample(kinds, min(random.randint(9, most), len(kinds))))


def a_kind_changed(random: Random, tiles: list[int]) -> list[int]:
    """The same tiles, but one has another number or another colour."""
    changed = tiles[:]
    out = random.choice([kind for kind in range(KINDS) if tiles[kind]])
    near = [kind for kind in range(KINDS) if tiles[kind] < 3 and _is_near(kind, out)]
    changed[out] -= 1
    changed[random.choice(near)] += 1
    return changed


def _is_near(one: int, other: int) -> bool:
    same_colour = one // NUMBERS == other // NUMBERS
    near = same_colour or one % NUMBERS == other % NUMBERS
    return one % NUMBERS != 0 and one != other and near


def small_position(random: Random) -> tuple[Cells, list[int]]:
    """An apart set or two of few numbers, and a rack of some tiles beside them."""
    lowest = random.randint(1, 5)
    table: Cells = {}
    for row in range(random.randrange(3)):
        for x, kind in enumerate(_random_set(random, lowest, lowest + 3)):
            table[x, 2 * row] = kind
    colours = random.sample(range(len(COLOURS)), random.choice((2, 3, 4)))
    kinds = [
        colour * NUMBERS + (0 if random.random() < 0.05 else random.randint(lowest, lowest + 3))
        for colour in random.choices(colours, k=random.randint(5, 9))
    ]
    return table, count(kinds)


def random_counts(random: Random, tiles: int, stars: int) -> tuple[Cells, list[int]]:
    """A table of random sets that lie apart, and ten tiles of what is left in the box."""
    box = box_of(Options(stars=stars))
    table: Cells = {}
    row = 0
    while len(table) < tiles:
        kinds = [_starred(random, kind, stars) for kind in _random_set(random, 1, HIGHEST)]
        wanted = count([*table.values(), *kinds])
        if all(many <= held for many, held in zip(wanted, box, strict=True)):
            table.update({(x, row): kind for x, kind in enumerate(kinds)})
            row += 2
    lying = count(list(table.values()))
    left = [kind for kind in range(KINDS) for _ in range(box[kind] - lying[kind])]
    return table, count(random.sample(left, 10))


def _random_set(random: Random, lowest: int, highest: int) -> list[int]:
    if random.random() < 0.5:
        number = random.randint(lowest, highest)
        return [c * NUMBERS + number for c in random.sample(range(4), random.choice((3, 3, 4)))]
    length = random.choice([size for size in (3, 3, 4, 5) if size <= highest - lowest + 1])
    first = random.randrange(4) * NUMBERS + random.randint(lowest, highest + 1 - length)
    return list(range(first, first + length))


def _starred(random: Random, kind: int, stars: int) -> int:
    return kind - kind % NUMBERS if stars and random.random() < 0.15 else kind


def greedy_turns(seed: int, stars: int) -> Iterator[Turn]:
    """The turns of one game between two to four who play all that they can."""
    state = ANTHENO.setup(Options(stars=stars), 2 + seed % 3, fast(seed))
    while ANTHENO.to_act(state):
        seat = state.turn
        answer = best_play(state.table, state.racks[seat])
        yield Turn(state.table, state.racks[seat][:], answer)
        drawn = DRAW if state.bag else PASS
        ANTHENO.apply(state, seat, drawn if answer.cells is None else play(answer.cells))
