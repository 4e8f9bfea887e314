"""Random play of our own games, driven as ``peers.py`` drives the others; four players each.

``ours_antayagi.py`` and ``ours_tanxi.py`` say what is played. The calls are those of ``rules``: a
game's value ``GAME`` passes the same calls on through one method each, which costs a little.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol, TypeVar

from peers import PlayGame

from sobremesa.kernel.chance import Chance, fast
from sobremesa.kernel.game import Choices, GameState

SEATS = 4

S = TypeVar("S", bound=GameState)
M = TypeVar("M")
S_contra = TypeVar("S_contra", contravariant=True)


class _Rules(Protocol[S_contra, M]):
    def to_act(self, state: S_contra) -> tuple[int, ...]: ...
    def legal_moves(self, state: S_contra, seat: int) -> Choices[M]: ...
    def apply(self, state: S_contra, seat: int, move: M) -> None: ...


def random_play(
    rules: _Rules[S, M], new_game: Callable[[Chance], S], rng: Random, copying: bool
) -> PlayGame:
    """Plays such games; where several players owe an answer, any of them is next."""
    to_act, legal_moves, apply = rules.to_act, rules.legal_moves, rules.apply
    random = rng.random

    def play_game() -> int:
        decisions = 0
        state = new_game(fast(rng.getrandbits(32)))
        while seats := to_act(state):
            seat = seats[int(random() * len(seats))] if len(seats) > 1 else seats[0]
            legal = legal_moves(state, seat).moves
            if copying:
                state = state.copy()
            if len(legal) > 1:
                decisions += 1
                apply(state, seat, legal[int(random() * len(legal))])
            else:
                apply(state, seat, legal[0])
        return decisions

    return play_game
