"""Groups of one number, as far as a cover cares: how many there are of each kind."""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.content import COLOURS
from sobremesa.games.antheno.search.chain import Option


class Groups:
    """Groups of one number: how many of each kind, and how many go through each colour."""

    __slots__ = ("counts", "doubled", "through")

    def __init__(self, counts: tuple[int, ...]) -> None:
        self.counts = counts
        self.through = [0] * len(COLOURS)
        for kind, colours in enumerate(GROUP_KINDS):
            for colour in colours:
                self.through[colour] += counts[kind]
        self.doubled = [  # colours that two groups or more have in common
            (one, other)
            for one in range(len(COLOURS))
            for other in range(one)
            if sum(
                counts[kind] for kind, has in enumerate(GROUP_KINDS) if one in has and other in has
            )
            > 1
        ]

    def can_be(self, most: list[int]) -> bool:
        """Whether single copies suffice: two groups share at most one tile."""
        for one, other in self.doubled:
            if most[one] == 1 and most[other] == 1:
                return False
        return True

    def needless(self, options: list[Option]) -> bool:
        """Whether a cover could do without a group, or without a fourth tile of it."""
        for kind, colours in enumerate(GROUP_KINDS):
            if self.counts[kind]:
                shared = 0
                for colour in colours:
                    if options[colour].crossings:
                        shared += 1
                if shared == len(colours) or (shared and len(colours) == 4):
                    return True
        return False

    def share_two_tiles(self, options: list[Option]) -> bool:
        """Whether two groups hold the same two single tiles, which no two lines can."""
        for one, other in self.doubled:
            if options[one].copies == 1 and options[other].copies == 1:
                return True
        return False


GROUP_KINDS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3), (0, 1, 2, 3),
)  # fmt: skip
_GROUPS: list[list[Groups]] = []  # by their number, made when needed


def groups_of(size: int) -> list[Groups]:
    """Every choice of so many groups."""
    while len(_GROUPS) <= size:
        _GROUPS.append([Groups(counts) for counts in _shares(len(_GROUPS), len(GROUP_KINDS))])
    return _GROUPS[size]


def _shares(total: int, parts: int) -> list[tuple[int, ...]]:
    if parts == 1:
        return [(total,)]
    return [
        (first, *rest)
        for first in range(total, -1, -1)
        for rest in _shares(total - first, parts - 1)
    ]
