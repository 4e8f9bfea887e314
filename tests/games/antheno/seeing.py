"""How much luck there is: a player who is allowed to see everything, whom no table offers.

    python -m tests.games.antheno.seeing --field greedy --deals 24 --stars 0

They know every rack and the order of the bag. Whatever they may play is tried by playing on with
the very bots of the field, and for themselves with the expert, until somebody is out.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from sobremesa.arena.statistics import interval_of_units, mean_of
from sobremesa.games.antheno.game import ANTHENO
from sobremesa.games.antheno.moves import Move
from sobremesa.games.antheno.state import State
from sobremesa.kernel.bot import Bot, Decision
from sobremesa.kernel.chance import fast

PLAYERS = 4
FIRST = 5000  # the seed of the first deal
LATE = 80  # turns after which a trial counts as lost


def answer(bot: Bot, state: State, seed: int) -> Move:
    """What a bot does whose turn it is."""
    view = ANTHENO.view(state, state.turn)
    move: Move = bot.choose(Decision(ANTHENO, view, (), fast(seed), 1)).move
    return move


def goes_out_first(state: State, seat: int, field: Bot) -> bool:
    """Whether this seat is the first one out if all go on as they do."""
    turns = 0
    while not (state.out or state.over) and turns < LATE:
        bot = ANTHENO.bots["expert"] if state.turn == seat else field
        ANTHENO.apply(state, state.turn, answer(bot, state, turns))
        turns += 1
    return state.out[:1] == [seat]


def best(state: State, field: Bot) -> Move:
    """The first move that wins; the last one, which is small, where none does."""
    moves = ANTHENO.legal_moves(state, state.turn).moves
    for move in moves:
        world = state.copy()
        ANTHENO.apply(world, state.turn, move)
        if goes_out_first(world, state.turn, field):
            return move
    return moves[-1]


def wins(seed: int, stars: int, seat: int, field: Bot) -> bool:
    """Whether the one who sees everything wins this deal in this seat."""
    options = ANTHENO.read_options({"stars": stars})
    state = ANTHENO.setup(options, PLAYERS, fast(seed))
    turns = 0
    while not (state.out or state.over):
        seen = state.turn == seat
        move = best(state, field) if seen else answer(field, state, turns)
        ANTHENO.apply(state, state.turn, move)
        turns += 1
    return state.out[:1] == [seat]


def share(field: str, stars: int, deals: int) -> list[float]:
    """The part of each deal that is won, the one in every seat in turn."""
    bot = ANTHENO.bots[field]
    return [
        mean_of([float(wins(seed, stars, seat, bot)) for seat in range(PLAYERS)])
        for seed in range(FIRST, FIRST + deals)
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--field", default="greedy")
    parser.add_argument("--stars", type=int, default=3)
    parser.add_argument("--deals", type=int, default=24)
    said = parser.parse_args(arguments)
    values = share(said.field, said.stars, said.deals)
    low, high = interval_of_units(values, PLAYERS)[:2]
    print(f"{mean_of(values):.1%} of {said.deals} deals, 95 %: {low:.1%} to {high:.1%}")  # noqa: T201


if __name__ == "__main__":
    main()
