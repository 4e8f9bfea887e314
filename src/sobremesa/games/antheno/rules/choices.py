"""What a seat may do: one table for each choice of tiles, the best first.

There are endless tables that use the same tiles; each choice of tiles stands here once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sobremesa.games.antheno.content import KINDS
from sobremesa.games.antheno.moves import DRAW, PASS, Move, play
from sobremesa.games.antheno.rules.referee import found, remember
from sobremesa.games.antheno.search.glance import glance
from sobremesa.games.antheno.search.plays import BUDGET, SearchResult, best_play, search
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.state import State
from sobremesa.games.antheno.table import Cells, joined
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.game import Choices

FURTHER: Final = 40_000  # search steps for choices beyond single tiles and the most tiles
NONE: Final[Choices[Move]] = Choices(())

_Key = tuple[tuple[tuple[tuple[int, int], int], ...], tuple[int, ...]]
_KEPT: Final = 64
_known: dict[_Key, tuple[tuple[Move, ...], bool]] = {}


def to_act(state: State) -> tuple[int, ...]:
    """Whose turn it is."""
    return () if state.over else (state.turn,)


def legal_moves(state: State, seat: int) -> Choices[Move]:
    """What this seat may do; in a strict game one draws or passes only without a play (AN-11)."""
    if seat not in to_act(state):
        return NONE
    moves, complete = plays(state.table, state.racks[seat])
    if not moves or not state.terms.strict:
        moves = (*moves, DRAW if state.bag else PASS)
    return Choices(moves, complete)


def candidates(state: State, seat: int, most: int, kind: str = "") -> Choices[Move]:
    """Plays, one after the other as they are asked for, and last what may be done without one.

    `most`: the most tiles first; `shown`: what the referee would show, single tiles before one;
    `draw`: from the bag, or to pass. Without a kind, the most tiles first and a draw at the end.
    """
    if seat not in to_act(state):
        return NONE
    moves: list[Move] = [] if kind == "draw" else _some_plays(state, seat, most, kind)
    if kind not in ("", "draw") or len(moves) >= most:
        return Choices(tuple(moves), complete=False)
    finding = "undecided" if not state.terms.strict else found(state, seat)
    if finding != "play":
        moves.append(DRAW if state.bag else PASS)
    return Choices(tuple(moves), complete=kind == "draw" or finding == "none")


def _some_plays(state: State, seat: int, most: int, kind: str) -> list[Move]:
    """So many different choices of tiles, if there are so many."""
    moves: list[Move] = []
    seen: set[tuple[int, ...]] = set()
    search_order = _as_shown if kind == "shown" else _most_first
    for answer in search_order(state, seat, Steps(BUDGET)):
        played = tuple(answer.played)
        if answer.cells is not None and played not in seen:
            seen.add(played)
            moves.append(play(answer.cells))
            if len(moves) >= most:
                break
    return moves


def _most_first(state: State, seat: int, steps: Steps) -> Iterator[SearchResult]:
    """The most tiles, what is seen at a glance, single tiles, and then whatever else there is."""
    table, rack = state.table, state.racks[seat]
    first = search(table, rack, "any", steps)
    remember(state, seat, first.finding)
    if first.cells is None:
        return
    best = search(table, rack, "most", steps)
    yield best
    seen = glance(table, rack, "rearranging", steps)
    if seen is not None:
        yield SearchResult("play", joined(table, seen), seen, False, 0)
    yield first
    yield from _singles(table, rack, steps)
    yield from _further(table, rack, sum(best.played), steps)


def _as_shown(state: State, seat: int, steps: Steps) -> Iterator[SearchResult]:
    """What the referee would show, after single tiles if it is one; then the others."""
    table, rack = state.table, state.racks[seat]
    first = search(table, rack, "any", steps)
    remember(state, seat, first.finding)
    if first.cells is None:
        return
    if sum(first.played) > 1:
        yield first
    yield from _singles(table, rack, steps)
    yield first
    yield search(table, rack, "most", steps)


def _singles(table: Cells, rack: list[int], steps: Steps) -> Iterator[SearchResult]:
    """Each tile of the rack alone, as the list of all plays ends."""
    for kind in reversed(range(KINDS)):
        if rack[kind]:
            yield search(table, rack, _single(kind), steps)


def offered(state: State, seat: int) -> Choices[Move]:
    """What needs no search: a tile from the bag, or a pass; a table is for the player to lay."""
    if seat not in to_act(state):
        return NONE
    return Choices((DRAW if state.bag else PASS,), complete=False)


def plays(table: Cells, rack: list[int]) -> tuple[tuple[Move, ...], bool]:
    """The plays that are listed, and whether they are all; known ones are remembered."""
    key = (tuple(sorted(table.items())), tuple(rack))
    known = _known.get(key)
    if known is None:
        if len(_known) >= _KEPT:
            _known.clear()
        known = _known[key] = _listed(table, rack)
    return known


def _listed(table: Cells, rack: list[int]) -> tuple[tuple[Move, ...], bool]:
    """The most tiles, then other choices as far as the budget goes, single tiles last.

    Whether any tile can be played is asked first, as the referee asks it, so that there is a play
    in the list whenever the referee would see one. One budget serves the whole list.
    """
    steps = Steps(BUDGET)
    first = search(table, rack, "any", steps)
    if first.cells is None:
        return (), first.proven
    most = search(table, rack, "most", steps)
    singles = [search(table, rack, _single(kind), steps) for kind in range(KINDS) if rack[kind]]
    further = list(_further(table, rack, sum(most.played), steps))
    complete = True
    moves: list[Move] = []
    seen: set[tuple[int, ...]] = set()
    for answer in [most, *further, *singles, first]:
        complete = complete and answer.proven
        played = tuple(answer.played)
        if answer.cells is not None and played not in seen:
            seen.add(played)
            moves.append(play(answer.cells))
    return tuple(moves), complete


def _single(kind: int) -> list[int]:
    tiles = [0] * KINDS
    tiles[kind] = 1
    return tiles


def _further(table: Cells, rack: list[int], most: int, steps: Steps) -> Iterator[SearchResult]:
    """Choices of two tiles and more, many tiles first; undecided once their steps are spent."""
    outer = steps.part(FURTHER)
    for size in range(min(most, sum(rack)), 1, -1):
        for tiles in _choices_of(rack, size):
            if not steps.left():
                steps.limit = outer
                yield SearchResult("undecided", [0] * KINDS, None, False, 0)
                return
            yield search(table, rack, tiles, steps)
    steps.limit = outer


def _choices_of(rack: list[int], size: int, kind: int = 0) -> Iterator[list[int]]:
    """Every choice of so many tiles of a rack."""
    if not size:
        yield [0] * KINDS
    elif kind < KINDS and size <= sum(rack[kind:]):
        for tiles in range(min(rack[kind], size), -1, -1):
            for chosen in _choices_of(rack, size - tiles, kind + 1):
                chosen[kind] = tiles
                yield chosen


def random_move(state: State, seat: int, chance: Chance) -> Move:
    """A tile that can be played, tried in random order; else whatever can be, or a draw."""
    rack = state.racks[seat]
    if not state.terms.strict and chance.below(4) == 0:
        return DRAW if state.bag else PASS
    kinds = [kind for kind in range(KINDS) if rack[kind]]
    chance.shuffle(kinds)
    steps = Steps(BUDGET)
    for kind in kinds:
        answer = search(state.table, rack, _single(kind), steps)
        if answer.cells is not None:
            return play(answer.cells)
    answer = best_play(state.table, rack, "any")  # as the referee asks it
    if answer.cells is not None:
        return play(answer.cells)
    return DRAW if state.bag else PASS
