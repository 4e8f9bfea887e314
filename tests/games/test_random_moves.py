"""In closed games a random move is any of the legal ones, each as likely as the others.

Proven by exhausting chance, not by counting: where there are n legal moves, chance is asked once,
for a number below n, and each of its n answers gives another of the moves.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.chance import Scripted, fast
from sobremesa.kernel.errors import ScriptFault

# How many games, and what must be asked in them for the proof to say enough.
PLAYED = {
    "antayagi": (10, {"choose", "lay", "sabotage", "take", "eat"}),
    "tanxi": (2, {"land", "act", "monster", "pay", "go"}),
}


@pytest.mark.parametrize("name", PLAYED)
def test_each_legal_move_is_as_likely(name: str) -> None:
    game, (games, questions) = GAMES[name], PLAYED[name]
    asked, chance, random = set(), fast(1), Random(1)
    for seed in range(games):
        state = game.setup(game.read_options({}), 4, fast(seed))
        while seats := game.to_act(state):
            seat = random.choice(seats)
            asked.add(game.view(state, seat).question)
            check(name, state, seat)
            game.apply(state, seat, game.random_move(state, seat, chance))
    assert questions <= asked


def check(name: str, state: Any, seat: int) -> None:
    """Every answer of chance, and one too many."""
    game = GAMES[name]
    legal = game.legal_moves(state, seat).moves
    assert len(set(legal)) == len(legal)
    picked = []
    for number in range(len(legal)):
        chance = Scripted([number])
        picked.append(game.random_move(state, seat, chance))
        chance.finish()
    assert picked == list(legal)
    with pytest.raises(ScriptFault, match=f"{len(legal)} is not below {len(legal)}"):
        game.random_move(state, seat, Scripted([len(legal)]))
