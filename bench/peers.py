"""Random play of other game engines, measured in decisions per CPU second.

Each peer plays whole random games, one after the other, and is asked for two numbers: how many
decisions were taken, and how much CPU time (``time.process_time``) they took.

* A *decision* is a choice between at least two different legal moves. Forced moves are executed
  but not counted, and neither is chance (deals, draws, dice), though both cost their time.
* Setting up each game counts. Importing the peer and loading its game does not, and a warm-up,
  one tenth as long as the measurement, comes before it.
* Games are played to their end: the clock is looked at only between games.
* The games follow from the seed; how many of them fit in the time depends on the machine.
  Catanatron lists trades in the order of a set, which changes from process to process: its games
  repeat within one process only, and sorting its moves would cost it time.

Every peer is driven through the cheapest public Python calls that play its game correctly:
nothing is observed, encoded, logged or checked where the peer lets us go without. In
``PEERS_COPYING`` the state is also copied before each move of a player, as a search would have to
do, and the game goes on in the copy: by the peer's own call where it has one (OpenSpiel copies and
plays in one), and for RLCard by ``copy.deepcopy``.

All are driven move by move, as a search or a learner in Python does, ours too. OpenSpiel also plays
whole games on its own, ``evaluate_bots``: hanabi takes about 2.2 times as many decisions per second
there. Nothing can be copied, tried or cut short in between, so that is no figure of this benchmark.

The peers are optional: ``requirements-bench.txt`` lists them, each is imported only when it is
called, and one that is missing raises ``PeerMissingError``.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from types import ModuleType


class Count(NamedTuple):
    """What was played, and the CPU seconds it took."""

    decisions: int
    seconds: float


class PeerMissingError(ImportError):
    """A peer engine, or something it needs, is not installed."""


PlayGame = Callable[[], int]
"""Plays one game to its end; returns its decisions, or a number by which they can be counted."""


class Playing(NamedTuple):
    """How games are played, and how their decisions are counted when the clock has stopped."""

    play_game: PlayGame
    decisions: Callable[[list[int]], int] = sum  # of what `play_game` has returned


Setup = Callable[[Random, bool], Playing]
"""Imports a peer. Takes the source of all randomness, and whether to copy before each move."""


def _peer(module: str) -> ModuleType:
    try:
        return import_module(module)
    except ImportError as error:
        raise PeerMissingError(
            f"cannot import {module} ({error}): pip install -r requirements-bench.txt"
        ) from error


def _play_for(playing: Playing, cpu_seconds: float) -> Count:
    play_game = playing.play_game
    played: list[int] = []
    seconds = 0.0
    start = time.process_time()
    while seconds < cpu_seconds:
        played.append(play_game())
        seconds = time.process_time() - start
    return Count(playing.decisions(played), seconds)


def measure(setup: Setup, copying: bool, seed: int, cpu_seconds: float) -> Count:
    """Warm up, then play random games for about that long."""
    _play_for(setup(Random(f"warm-up {seed}"), copying), cpu_seconds / 10)
    return _play_for(setup(Random(seed), copying), cpu_seconds)


class _ChanceNode(Protocol):
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...


def _evenly(node: _ChanceNode, point: float) -> int:
    """The outcome at a point in [0, 1), where all are equally likely: no need of their weights."""
    outcomes = node.legal_actions()
    return outcomes[int(point * len(outcomes))]


def _by_weight(node: _ChanceNode, point: float) -> int:
    """The outcome at a point in [0, 1); the last one where rounding leaves a gap at the end."""
    outcomes = node.chance_outcomes()
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


def _open_spiel(
    name: str, sample: Callable[[_ChanceNode, float], int], rng: Random, copying: bool
) -> Playing:
    pyspiel = _peer("pyspiel")
    chance, terminal = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
    # Cloning an untouched state is the cheap way to a new game: building one takes gin rummy
    # longer than playing it.
    untouched = pyspiel.load_game(name).new_initial_state()
    random = rng.random

    def play_game() -> int:
        decisions = 0
        state = untouched.clone()
        while (player := state.current_player()) != terminal:
            if player == chance:
                state.apply_action(sample(state, random()))
                continue
            legal = state.legal_actions()
            if len(legal) > 1:
                decisions += 1
                action = legal[int(random() * len(legal))]
            else:
                action = legal[0]
            if copying:
                state = state.child(action)
            else:
                state.apply_action(action)
        return decisions

    return Playing(play_game)


def _rlcard_uno(rng: Random, copying: bool) -> Playing:
    game = _peer("rlcard.games.uno").Game()
    game.np_random = _peer("numpy.random").RandomState(rng.getrandbits(32))
    random = rng.random

    def play_game() -> int:
        nonlocal game
        decisions = 0
        game.init_game()
        while not game.is_over():
            legal = game.get_legal_actions()
            if copying:
                game = deepcopy(game)
            # Game.step() is this call and then a description of the table, which we do without.
            game.round.proceed_round(game.players, legal[int(random() * len(legal))])
            # A card held twice is listed twice, and is one move.
            decisions += legal.count(legal[0]) < len(legal)
        return decisions

    return Playing(play_game)


def _catanatron(rng: Random, copying: bool) -> Playing:
    catanatron = _peer("catanatron")
    turns_limit = _peer("catanatron.game").TURNS_LIMIT
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
    random = rng.random

    def play_game() -> int:
        decisions = 0
        # The game seeds the global random module, its source of dice; a seed of 0 means none.
        game = catanatron.Game(players, seed=rng.randrange(1, 2**32))
        while game.winning_color() is None and game.state.num_turns < turns_limit:
            legal = game.state.playable_actions
            if copying:
                game = game.copy()
            if len(legal) > 1:
                decisions += 1
                game.execute(legal[int(random() * len(legal))], validate_action=False)
            else:
                game.execute(legal[0], validate_action=False)
        return decisions

    return Playing(play_game)


_SETUPS: dict[str, Setup] = {
    "OpenSpiel hanabi": partial(_open_spiel, "hanabi(players=4)", _by_weight),
    "OpenSpiel gin_rummy": partial(_open_spiel, "gin_rummy", _evenly),
    "RLCard uno": _rlcard_uno,
    "catanatron": _catanatron,
}

PEERS: dict[str, Callable[[int, float], Count]] = {
    name: partial(measure, setup, False) for name, setup in _SETUPS.items()
}
"""By name: play(seed, cpu_seconds) plays random games for about that long."""

PEERS_COPYING: dict[str, Callable[[int, float], Count]] = {
    name: partial(measure, setup, True) for name, setup in _SETUPS.items()
}
"""The same, with a copy of the state before each move of a player."""
