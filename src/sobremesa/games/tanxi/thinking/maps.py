"""What can be known from the map alone: distances to what matters, and whence a cell can be hit."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.island import Island

FAR: Final = 99
FOGS: Final = 4  # none, and three steps


class Maps:
    """Distances on an island."""

    __slots__ = ("clear", "hit_from", "to_deck", "to_village")

    def __init__(self, island: Island) -> None:
        cells = range(island.size)
        longest = max(island.rows, island.columns)
        # By distance and cell: the cells in a straight line so far away.
        self.hit_from: list[list[list[int]]] = [[[] for _ in cells] for _ in range(longest + 1)]
        for cell in cells:
            for line in island.lines[cell]:
                for passed, there in enumerate(line):
                    self.hit_from[passed + 1][cell].append(there)
        # By step of the fog and cell: the moves to where it is clear.
        self.clear = [
            nearest(island, [c for c in cells if not 0 < island.fog[c] <= step])
            for step in range(FOGS)
        ]
        self.to_village = nearest(island, list(island.village))
        self.to_deck = [
            nearest(island, [c for n, d in enumerate(island.deck) if d == deck
                             for c in island.points[n]])
            for deck in range(len(island.letters))
        ]  # fmt: skip


def nearest(island: Island, goals: list[int]) -> list[int]:
    """How many moves the nearest of these is away, by cell."""
    found = []
    for cell in range(island.size):
        ways = [island.ways[cell][goal] for goal in goals]
        found.append(min([way for way in ways if way >= 0], default=FAR))
    return found


_MAPS: Final[dict[tuple[str, tuple[str, ...]], Maps]] = {}


def maps_of(island: Island) -> Maps:
    """The maps of an island, made once."""
    key = (island.text, island.letters)
    found = _MAPS.get(key)
    if found is None:
        if len(_MAPS) > 64:
            _MAPS.clear()
        found = _MAPS[key] = Maps(island)
    return found
