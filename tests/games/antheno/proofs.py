"""The search against independent models, each proof over one seed.

`make test` runs about a hundred comparisons of each kind, `make soak` thousands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

from sobremesa.games.antheno.content import KINDS, count
from sobremesa.games.antheno.search.plays import BUDGET, best_play, can_play
from sobremesa.games.antheno.search.solve import Solution, solve
from sobremesa.games.antheno.search.steps import OutOfSteps, Steps
from sobremesa.games.antheno.search.weave import Loom
from sobremesa.games.antheno.table import Cells
from tests.games.antheno.models import (
    Set,
    best_by_cover,
    can_play_by_cover,
    grid_fits,
    orderly,
)
from tests.games.antheno.positions import random_counts, random_multiset, turns

Tally = Counter[str]


def agrees_with_the_grid(seed: int) -> Tally:
    """Whether some tiles can be laid at all: the same answer as the model that lays them."""
    random = Random(seed)
    tally: Tally = Counter()
    while tally["compared"] < 10:
        tiles = random_multiset(random, random.randint(6, 12), seed % 2 == 1)
        try:
            solution = solve(tiles, [0] * KINDS, 0, 0, Steps(BUDGET))
        except OutOfSteps:
            tally["undecided"] += 1
            continue
        if solution is None and random.random() < 0.8:
            continue  # most random tiles do not fit: enough of them are compared
        assert (grid_fits(tiles) is not None) == (solution is not None), tiles
        tally["compared"] += 1
        tally["fit"] += solution is not None
    return tally


def agrees_with_the_cover(seed: int) -> Tally:
    """The most tiles of random positions: as many as the cover model finds."""
    random = Random(seed)
    tally: Tally = Counter()
    for tiles in (9, 15, 20, 30):
        table, rack = random_counts(random, tiles, random.choice((0, 3)))
        compare_with_cover(table, rack, tally)
    return tally


def agrees_in_self_play(seed: int) -> Tally:
    """The same for some turns of a game, and every table that is found is in order."""
    tally: Tally = Counter()
    for number, (table, rack) in enumerate(turns(seed, 0 if seed % 2 else 3)):
        if number % 2:
            compare_with_cover(count(list(table.values())), rack, tally)
            answer = best_play(table, rack)
            if answer.cells is not None:
                holds_what_it_says(table, answer.cells, answer.played)
                tally["laid out"] += 1
    return tally


def decides_self_play(seed: int) -> Tally:
    """Every turn of a game is decided within the budget."""
    tally: Tally = Counter()
    for table, rack in turns(seed, 0 if seed % 2 else 3):
        tally["asked"] += 1
        found = best_play(table, rack).finding
        tally["undecided"] += found == "undecided"
        assert found == "undecided" or can_play(table, rack) == found
    return tally


def compare_with_cover(table: list[int], rack: list[int], tally: Tally) -> None:
    """The most tiles that can be played, and whether any can, by both."""
    solution = decided(table, rack, tally)
    if solution is OutOfSteps:
        return
    played = sum(solution.played) if isinstance(solution, Solution) else 0
    assert best_by_cover(table, rack, embed) == played, (table, rack)
    assert can_play_by_cover(table, rack, embed) == (played > 0), (table, rack)
    tally["compared"] += 1


def decided(table: list[int], rack: list[int], tally: Tally) -> Solution | type[OutOfSteps] | None:
    """What the search says."""
    try:
        return solve(table, rack, 0, sum(rack) - 1, Steps(BUDGET))
    except OutOfSteps:
        tally["undecided"] += 1
        return OutOfSteps


def embed(sets: list[Set], copies: dict[int, int]) -> object:
    """Whether these linked sets fit a grid, for the cover model."""
    loom = Loom(Steps(100 * BUDGET))
    return loom.weave(sets, [copies.get(kind, 0) for kind in range(KINDS)])


def holds_what_it_says(table: Cells, cells: Cells, played: list[int]) -> None:
    """The new table is in order and holds the old tiles and those that were played."""
    assert orderly(cells)
    before, after = count(list(table.values())), count(list(cells.values()))
    assert [there + more for there, more in zip(before, played, strict=True)] == after


Proof = Callable[[int], Tally]
PROOFS: Final[dict[str, Proof]] = {
    proof.__name__: proof
    for proof in (
        agrees_with_the_grid,
        agrees_with_the_cover,
        agrees_in_self_play,
        decides_self_play,
    )
}
