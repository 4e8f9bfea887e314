"""Random play of our own games, driven as ``peers.py`` drives the others; four players each.

``ours_antayagi.py`` and ``ours_tanxi.py`` say what is played. The calls are those of ``rules``: a
game's value ``GAME`` passes the same calls on through one method each, which costs a little. They
are the calls of a playout: who is to act, one of that seat's legal moves at random, all of them
equally likely (``random_move``), and playing it. A peer is asked for its list of legal moves
instead, since that is the cheapest that it offers: OpenSpiel's own random bot takes as long.

Without a list nobody says whether there was a choice. So the decisions of a game are counted off
the clock, by playing the very same games once more from the same seeds, with the list at each move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Protocol, TypeVar

from peers import Playing

from sobremesa.kernel.chance import Chance, Fast, fast
from sobremesa.kernel.game import Choices, GameState

SEATS = 4

S = TypeVar("S", bound=GameState)
M = TypeVar("M")
S_contra = TypeVar("S_contra", contravariant=True)


class _Rules(Protocol[S_contra, M]):
    def to_act(self, state: S_contra) -> tuple[int, ...]: ...
    def legal_moves(self, state: S_contra, seat: int) -> Choices[M]: ...
    def random_move(self, state: S_contra, seat: int, chance: Chance) -> M: ...
    def apply(self, state: S_contra, seat: int, move: M) -> None: ...


def random_play(
    rules: _Rules[S, M], new_game: Callable[[Chance], S], rng: Random, copying: bool
) -> Playing:
    """Plays such games; where several players owe an answer, any of them is next."""
    to_act, random_move, apply = rules.to_act, rules.random_move, rules.apply
    picks = fast(rng.getrandbits(32))  # of seats and moves; the luck of a game is its own
    below = picks.below
    count = partial(_decisions, rules, new_game, picks.copy())

    def play_game() -> int:
        seed = rng.getrandbits(32)
        state = new_game(fast(seed))
        while seats := to_act(state):
            seat = seats[below(len(seats))] if len(seats) > 1 else seats[0]
            if copying:
                state = state.copy()
            apply(state, seat, random_move(state, seat, picks))
        return seed

    return Playing(play_game, count)


def _decisions(
    rules: _Rules[S, M], new_game: Callable[[Chance], S], picks: Fast, seeds: Sequence[int]
) -> int:
    """How many choices between at least two legal moves there were in the games of these seeds."""
    decisions = 0
    for seed in seeds:
        state = new_game(fast(seed))
        while seats := rules.to_act(state):
            seat = seats[picks.below(len(seats))] if len(seats) > 1 else seats[0]
            decisions += len(rules.legal_moves(state, seat).moves) > 1
            rules.apply(state, seat, rules.random_move(state, seat, picks))
    return decisions
