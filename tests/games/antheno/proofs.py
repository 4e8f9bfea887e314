"""The search of Antheno against models that share nothing with it, each proof over one seed.

No answer is left out because of what it says. A table that is found is judged by `orderly`; a
"none" that counting does not explain (`counts_allow`) is asked of the grid model, and
where that runs out of time, it is counted. `make test` runs a few seeds of each, `make soak` many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from sobremesa.games.antheno.content import KINDS, count
from sobremesa.games.antheno.search.plays import SearchResult, best_play, can_play, go_out
from sobremesa.games.antheno.table import Cells
from tests.games.antheno.families import FAMILIES, laid_on_purpose
from tests.games.antheno.grid_model import can_play_on_grid, most_on_grid
from tests.games.antheno.models import counts_allow, orderly
from tests.games.antheno.positions import (
    a_kind_changed,
    dense_multiset,
    greedy_turns,
    random_counts,
    small_position,
)

Tally = Counter[str]
SECONDS: Final = 60.0  # for one question to the grid model


def dense_tiles(seed: int) -> Tally:
    """Whether 9 to 20 tiles of few colours and numbers fit a grid."""
    random = Random(seed)
    tally: Tally = Counter()
    for _ in range(400):
        compare_fit(dense_multiset(random), tally)
    return tally


def tiles_of_shapes(seed: int) -> Tally:
    """Squares, blocks, rings, ladders, combs and tangles; and the same with a tile exchanged."""
    random = Random(seed)
    tally: Tally = Counter()
    for family in FAMILIES:
        for _ in range(4):
            tiles = count(list(laid_on_purpose(random, family).values()))
            assert compare_fit(tiles, tally).finding != "none", (family, tiles)
            for _ in range(4):
                compare_fit(a_kind_changed(random, tiles), tally)
    return tally


def most_tiles(seed: int) -> Tally:
    """The most tiles that can be played in small positions."""
    random = Random(seed)
    tally: Tally = Counter()
    for _ in range(5):
        table, rack = small_position(random)
        answer = best_play(table, rack)
        tally["asked"] += 1
        tally["best only found"] += not answer.proven
        if answer.cells is not None:
            holds_what_it_says(table, answer.cells, answer.played)
        tally["allowed by counts"] += answer.cells is not None
        most = most_on_grid(count(list(table.values())), rack, SECONDS)
        if most is None:
            tally["the model ran out of time"] += 1
        else:
            assert sum(answer.played) <= most, (table, rack)
            assert sum(answer.played) == most or not answer.proven, (table, rack)
            tally["the model agrees"] += 1
    return tally


def random_positions(seed: int) -> Tally:
    """Whether any of ten tiles can join a table of random sets."""
    random = Random(seed)
    tally: Tally = Counter()
    for tiles in (9, 15, 20, 30):
        compare_play(*random_counts(random, tiles, random.choice((0, 3))), tally)
    return tally


def whole_games(seed: int, stars: int) -> Tally:
    """Every "none" of four games of greedy players; every play is in order and has its tiles."""
    tally: Tally = Counter()
    for game in range(4 * seed, 4 * seed + 4):
        tally["games"] += 1
        for table, rack, answer in greedy_turns(game, stars):
            tally["turns"] += 1
            tally["best only found"] += not answer.proven
            if answer.cells is None:
                compare_play(table, rack, tally)
            else:
                holds_what_it_says(table, answer.cells, answer.played)
    return tally


def compare_fit(tiles: list[int], tally: Tally) -> SearchResult:
    """Whether exactly these tiles fit a grid."""
    answer = go_out({}, tiles)
    note(answer.finding, tally)
    if answer.cells is not None:
        holds_what_it_says({}, answer.cells, tiles)
    elif answer.finding == "none":
        a_tile, rest = one_of(tiles)
        explain_none(rest, a_tile, tally)
    return answer


def one_of(tiles: list[int]) -> tuple[list[int], list[int]]:
    """One of these tiles, and the others: to play it is to lay them all."""
    first = next(kind for kind in range(KINDS) if tiles[kind])
    a_tile = [int(kind == first) for kind in range(KINDS)]
    return a_tile, [many - one for many, one in zip(tiles, a_tile, strict=True)]


def compare_play(table: Cells, rack: list[int], tally: Tally) -> None:
    """Whether any tile of the rack can be played."""
    finding = can_play(table, rack)
    note(finding, tally)
    if finding == "none":
        explain_none(count(list(table.values())), rack, tally)


def note(finding: str, tally: Tally) -> None:
    """One more position; where there is a play, counts allow it."""
    tally["asked"] += 1
    tally[finding] += 1
    tally["allowed by counts"] += finding == "play"


def explain_none(table: list[int], rack: list[int], tally: Tally) -> None:
    """Counting forbids it, or the grid model says the same."""
    if not counts_allow(table, rack):
        tally["none, by counts"] += 1
        return
    tally["allowed by counts"] += 1
    tally["none, allowed by counts"] += 1
    possible = can_play_on_grid(table, rack, SECONDS)
    assert not possible, (table, rack)
    if possible is None:
        tally["the model ran out of time"] += 1
    else:
        tally["the model agrees"] += 1
        tally["the model agrees, 12 to 20 tiles"] += 12 <= sum(table) + sum(rack) <= 20


def holds_what_it_says(table: Cells, cells: Cells, played: list[int]) -> None:
    """The new table is in order and holds the old tiles and those that were played."""
    assert orderly(cells)
    before, after = count(list(table.values())), count(list(cells.values()))
    assert [there + more for there, more in zip(before, played, strict=True)] == after


Proof = Callable[[int], Tally]
PROOFS: Final[dict[str, Proof]] = {
    "dense_tiles": dense_tiles,
    "tiles_of_shapes": tiles_of_shapes,
    "most_tiles": most_tiles,
    "random_positions": random_positions,
    "games_without_stars": partial(whole_games, stars=0),
    "games_with_1_star": partial(whole_games, stars=1),
    "games_with_3_stars": partial(whole_games, stars=3),
}
