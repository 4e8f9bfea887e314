"""Random play of our own AntaYagí, driven as ``peers.py`` drives the others.

Four players, edition 80, ``ask="able"``: nobody is asked whether to sabotage who could not.
Imported by the workers of ``engine.py`` only, which say first where ``sobremesa`` is to come from.

The calls are those of ``rules``. The front door, ``ANTAYAGI``, passes the same calls on through one
method each; random play through it is about 8 % slower in source and 14 % compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.games.antayagi import rules, state
from sobremesa.games.antayagi.content import PACKS
from sobremesa.games.antayagi.options import Options
from sobremesa.kernel import chance

if TYPE_CHECKING:
    from random import Random

    from peers import PlayGame

SEATS = 4
MODULES = (rules, state, chance)


def antayagi(rng: Random, copying: bool) -> PlayGame:
    """A ``Setup`` as in ``peers.py``; where several players owe an answer, any of them is next."""
    options = Options(ask="able")
    pack = PACKS["80"]
    new_game, to_act = rules.setup, rules.to_act
    legal_moves, apply = rules.legal_moves, rules.apply
    fast = chance.fast
    random = rng.random

    def play_game() -> int:
        decisions = 0
        state = new_game(options, pack, SEATS, fast(rng.getrandbits(32)))
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
