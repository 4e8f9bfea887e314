"""Our own Antheno: the questions that are measured, and games to take positions from.

Imported by the workers of ``antheno.py`` only, which say first where ``sobremesa`` is to come from.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Final

from covers import Result
from positions import RACK, SEATS, Position, at_random, counted

from sobremesa.games.antheno import rules, table
from sobremesa.games.antheno.content import PACK
from sobremesa.games.antheno.moves import DRAW, PASS, Move, play
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.search import cover, layout, plays, solve, steps, weave
from sobremesa.games.antheno.state import State
from sobremesa.games.antheno.table import Cells
from sobremesa.kernel import chance

MODULES = (chance, cover, layout, plays, rules, solve, steps, table, weave)

TURNS: Final = 5  # so many are played for each that is taken
AT_ONCE: Final = 20  # judgements between two looks at the clock
LONG_ENOUGH: Final = 0.02  # CPU seconds of them
COUNTING: Final = 3_000_000  # steps for a search of covers


# Questions


def search(position: Position, best: bool, budget: int = plays.BUDGET) -> Result:
    """The search alone: which tiles, and grids that hold them all."""
    lying, rack = counted(position.cells), position.rack
    left = steps.Steps(budget)
    start = process_time()
    found, proven = most(lying, rack, left) if best else any_at_all(lying, rack, left)
    seconds = process_time() - start
    tiles = 0 if found is None else sum(found.played)
    return Result(tiles if proven else None, seconds, steps=left.used)


def most(
    lying: list[int], rack: list[int], left: steps.Steps
) -> tuple[solve.Solution | None, bool]:
    """The most tiles, and whether that is proven."""
    return solve.Solver(lying, rack, left).find_most()


def any_at_all(
    lying: list[int], rack: list[int], left: steps.Steps
) -> tuple[solve.Solution | None, bool]:
    """Some tiles or none, and whether that was decided."""
    try:
        return solve.solve(lying, rack, sum(rack) - 1, left), True
    except steps.OutOfSteps:
        return None, False


def lay_out(position: Position) -> Result:
    """The best play as a table in which little has moved."""
    start = process_time()
    answer = plays.best_play(position.cells, position.rack)
    seconds = process_time() - start
    return Result(sum(answer.played) if answer.proven else None, seconds, steps=answer.steps)


def judge(cells: Cells) -> Result:
    """Whether this table, which is in order, is; many times over."""
    orderly = table.orderly
    assert orderly(cells)
    calls, seconds = 0, 0.0
    start = process_time()
    while seconds < LONG_ENOUGH:
        for _ in range(AT_ONCE):
            orderly(cells)
        calls += AT_ONCE
        seconds = process_time() - start
    return Result(len(cells), seconds / calls)


# Games


def out_of_games(stars: int, number: int) -> list[Position]:
    """So many turns of whole games."""
    rng = Random(f"games, {stars} stars")
    met: list[Position] = []
    while len(met) < TURNS * number:
        met += turns_of_a_game(stars, rng)
    return rng.sample(met, number)


def after_a_play(tiles: int, stars: int, rng: Random) -> Position:
    """A table of so many tiles, as the engine leaves it when a whole rack was played."""
    while True:
        before = at_random(tiles - RACK, stars, rng)
        cells = plays.best_play(before.cells, before.rack).cells
        if cells is not None and len(cells) == tiles:
            return before._replace(cells=cells)


def turns_of_a_game(stars: int, rng: Random) -> list[Position]:
    """What each player met, turn by turn."""
    turns = []
    state = rules.setup(Options(stars=stars), PACK, SEATS, chance.fast(rng.getrandbits(32)))
    while not state.over:
        seat = state.turn
        turns.append(Position("games", stars, dict(state.table), state.racks[seat][:]))
        move = most_tiles(state) if rng.random() < 0.5 else None
        if move is None:
            move = rules.random_move(state, seat, state.chance)
        rules.apply(state, seat, move, rules.verdict(state, seat, move))
    return turns


def most_tiles(state: State) -> Move | None:
    """The best play, if one is found."""
    answer = plays.best_play(state.table, state.racks[state.turn])
    return None if answer.cells is None else play(answer.cells)


# Hard nones


def hard_nones(stars: int, games: Sequence[int]) -> list[Position]:
    """Turns of these games where no play was found and our search of covers would allow one."""
    nones = [none for game in games for none in nones_of_a_game(stars, game)]
    return [none for none in nones if not is_ruled_out(none)]


def nones_of_a_game(stars: int, game: int) -> list[Position]:
    """Where no play was found; two to four play, the most tiles that they find.

    They draw when they find none, as in a strict game, but no referee looks again: that is faster.
    """
    nones = []
    options = Options(stars=stars, draw="free")
    state = rules.setup(options, PACK, 2 + game % 3, chance.fast(game))
    while not state.over:
        seat = state.turn
        move = most_tiles_or_any(state)
        if move is None:
            nones.append(Position("hard nones", stars, dict(state.table), state.racks[seat][:]))
            move = DRAW if state.bag else PASS
        rules.apply(state, seat, move, None)
    return nones


def most_tiles_or_any(state: State) -> Move | None:
    """The best play that is found; where that is undecided, some play, as a referee would ask."""
    cells, rack = state.table, state.racks[state.turn]
    answer = plays.best_play(cells, rack)
    if answer.finding == "undecided":
        answer = plays.best_play(cells, rack, "any")
    return None if answer.cells is None else play(answer.cells)


def is_ruled_out(none: Position) -> bool:
    """Whether our search of covers, numbers of tiles alone, shows that there is no play."""
    covers = cover.CoverSearch(counted(none.cells), none.rack, steps.Steps(COUNTING))
    try:
        return covers.find(sum(none.rack) - 1) is None
    except steps.OutOfSteps:
        return False
