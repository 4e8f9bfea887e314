"""Each level is better than the one below, as far as the committed ladders are sure of it."""

from __future__ import annotations

import pytest
from tools.ladder.figures import share_of
from tools.ladder.plan import LADDERS, names_of

from sobremesa.games import GAMES
from tests.arena.order import Pair, clear_pairs, committed, replay, stored

PAIRS = list(clear_pairs())


def test_the_file_has_the_pairs_of_the_ladders() -> None:
    assert set(stored()) == {pair.name for pair in PAIRS}  # python -m tests.arena.order


@pytest.mark.parametrize("game", LADDERS)
def test_a_ladder_has_nothing_but_its_rungs(game: str) -> None:
    games = committed(game)
    assert set(games) <= names_of(GAMES[game])
    assert all(played.head.game == game and played.rows for played in games.values())


@pytest.mark.parametrize("pair", PAIRS, ids=[pair.name for pair in PAIRS])
def test_a_pair_whose_interval_is_clear_plays_as_it_did(pair: Pair) -> None:
    share = share_of(pair.rung, committed(pair.game))
    assert share is not None
    assert share.interval.low > share.fair
    assert replay(pair) == stored()[pair.name]
