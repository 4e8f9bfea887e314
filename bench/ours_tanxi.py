"""Our own Tanxi: characters dealt at random; who have not finished after 40 rounds stop there.

Imported by the workers of ``engine.py`` only, which say first where ``sobremesa`` is to come from.
"""

from __future__ import annotations

from functools import partial
from random import Random

from ours import SEATS, random_play
from peers import Playing

from sobremesa.games.tanxi import catalogue, island, memory, rules, state
from sobremesa.games.tanxi.content import PACK
from sobremesa.games.tanxi.options import Options
from sobremesa.kernel import chance

MODULES = (rules, state, catalogue, island, memory, chance)


def setup(rng: Random, copying: bool) -> Playing:
    """A ``Setup`` as in ``peers.py``."""
    options = Options(characters="random", round_limit=40)
    new_game = partial(rules.setup, options, PACK, SEATS)
    return random_play(rules, new_game, rng, copying)
