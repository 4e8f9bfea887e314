"""Positions to search: random multisets, tables of random sets, and turns of games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from sobremesa.games.antheno.content import COLOURS, HIGHEST, KINDS, NUMBERS, count
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import play
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.search.plays import best_play
from sobremesa.games.antheno.state import box_of
from sobremesa.games.antheno.table import Cells
from sobremesa.kernel.chance import fast


class Turn(NamedTuple):
    """What somebody has before them."""

    table: Cells
    rack: list[int]


def random_multiset(random: Random, tiles: int, stars: bool) -> list[int]:
    """Some tiles that lie close together, so that they often fit."""
    while True:
        colours = random.sample(range(len(COLOURS)), random.randint(1, 4))
        lowest = random.randint(1, HIGHEST - 2)
        highest = min(HIGHEST, lowest + random.randint(2, 4))
        kinds = []
        for _ in range(tiles):
            star = stars and random.random() < 0.12
            number = 0 if star else random.randint(lowest, highest)
            kinds.append(random.choice(colours) * NUMBERS + number)
        if max(count(kinds)) <= 3:
            return count(kinds)


def random_counts(random: Random, tiles: int, stars: int) -> tuple[list[int], list[int]]:
    """A table of random sets, by kind, and ten tiles of what is left in the box."""
    box = box_of(Options(stars=stars))
    table = [0] * KINDS
    while sum(table) < tiles:
        kinds = [_starred(random, kind, stars) for kind in _random_set(random)]
        wanted = count(kinds)
        if all(table[kind] + wanted[kind] <= box[kind] for kind in kinds):
            table = [there + more for there, more in zip(table, wanted, strict=True)]
    left = [kind for kind in range(KINDS) for _ in range(box[kind] - table[kind])]
    return table, count(random.sample(left, 10))


def _random_set(random: Random) -> list[int]:
    if random.random() < 0.5:
        number = random.randint(1, HIGHEST)
        return [c * NUMBERS + number for c in random.sample(range(4), random.choice((3, 3, 4)))]
    length = random.choice((3, 3, 4, 5))
    first = random.randrange(4) * NUMBERS + random.randint(1, NUMBERS - length)
    return list(range(first, first + length))


def _starred(random: Random, kind: int, stars: int) -> int:
    return kind - kind % NUMBERS if stars and random.random() < 0.15 else kind


def turns(seed: int, stars: int) -> Iterator[Turn]:
    """The turns of one game between four who play a tile at random, or all that they can."""
    chance = fast(seed)
    state = ANTHENO.setup(Options(stars=stars), 4, chance.copy())
    while ANTHENO.to_act(state):
        seat = state.turn
        yield Turn(state.table, state.racks[seat][:])
        most = None if chance.below(4) else best_play(state.table, state.racks[seat]).cells
        move = ANTHENO.random_move(state, seat, chance) if most is None else play(most)
        ANTHENO.apply(state, seat, move)
