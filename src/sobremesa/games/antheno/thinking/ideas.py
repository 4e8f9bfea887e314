"""What a player who sees every rearrangement thinks of playing: as little as possible.

A tile that is held back is never missed when one goes out: the table then holds the same tiles,
whether they came sooner or later. On the table it helps the others meanwhile. So the ideas are
small plays, numbers before stars.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sobremesa.games.antheno.content import KINDS, NUMBERS, count
from sobremesa.games.antheno.search.solve import Solution
from sobremesa.games.antheno.thinking.fitting import Fitting, only

_PATIENCE: Final = 3000  # search steps for one of them


class Idea:
    """Tiles to play, and how they fit."""

    __slots__ = ("solution", "tiles")

    def __init__(self, solution: Solution) -> None:
        self.solution = solution
        self.tiles = kinds_in(solution.played)


def kinds_in(tiles: list[int]) -> tuple[int, ...]:
    """These tiles as kinds, rising."""
    return tuple([kind for kind in range(KINDS) for _ in range(tiles[kind])])


def small_plays(table: list[int], rack: list[int], fitting: Fitting) -> list[Idea]:
    """The plays of a single tile; if there is none of two, else of three, and fewer stars first."""
    kinds = [kind for kind in range(KINDS) if rack[kind]]
    found = [only(kind) for kind in kinds]
    for size in (1, 2, 3):
        if size > 1:
            found = _choices(rack, size)
        ideas = _fitting_ones(table, found, fitting)
        if ideas:
            return sorted(ideas, key=stars_in)
    return []


def _choices(rack: list[int], size: int) -> list[list[int]]:
    """Every choice of so many tiles of a rack, each once, that could be part of a set."""
    held = kinds_in(rack)
    chosen = sorted(set(combinations(held, size)))
    return [count(list(kinds)) for kinds in chosen if size < 3 or could_be_a_set(kinds)]


def could_be_a_set(kinds: tuple[int, ...]) -> bool:
    """Whether these tiles may be of one set: one colour, or different ones with one number."""
    colours = {kind // NUMBERS for kind in kinds}
    numbers = [kind % NUMBERS for kind in kinds if kind % NUMBERS]
    if len(colours) == 1:
        different = len(set(numbers)) == len(numbers)
        return different and (not numbers or max(numbers) - min(numbers) < len(kinds))
    return len(colours) == len(kinds) and len(set(numbers)) <= 1


def _fitting_ones(table: list[int], choices: list[list[int]], fitting: Fitting) -> list[Idea]:
    found = [fitting.find(table, tiles, 0, _PATIENCE) for tiles in choices]
    return [Idea(solution) for solution in found if solution is not None]


def stars_in(idea: Idea) -> int:
    """How many of its tiles are stars."""
    return len([kind for kind in idea.tiles if not kind % NUMBERS])
