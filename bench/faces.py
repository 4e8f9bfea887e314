"""Random play through the faces that learners use: what ``envs.py`` measures.

A *step* is one action of whoever is asked, with the row and the mask that were read for it. The
policy is the same everywhere: each action that is open is equally likely. It belongs to the time,
and so do new games; imports do not. Every face is driven as its own documentation does it:

* PettingZoo's AEC: ``last()`` and ``step()``;
* Gymnasium: ``step()`` and ``info["action_mask"]``;
* vector: one call for all tables, the policy over all rows at once;
* OpenSpiel: an observer set from the state for who is to act, ``legal_actions()`` and
  ``apply_action()``, chance sampled by its probabilities;
* RLCard: ``step()``, whose answer has the row and the legal actions.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

GAMES: dict[str, str] = {"AntaYagí": "antayagi", "Antheno": "antheno", "Tanxi": "tanxi"}
TABLES = {"antayagi": 64, "antheno": 4, "tanxi": 64}  # of the vector forms


class Steps(NamedTuple):
    """What was played, and the CPU seconds it took."""

    steps: int
    seconds: float


Play = Callable[[Random], int]
"""Plays a game, or some steps of many games; returns how many steps."""

Face = Callable[[Random], Play]
"""Imports what it needs, and gets ready."""


def measure(play: Play, rng: Random, seconds: float) -> Steps:
    """Play for about that long; the clock is looked at between games."""
    steps, spent, start = 0, 0.0, time.process_time()
    while spent < seconds:
        steps += play(rng)
        spent = time.process_time() - start
    return Steps(steps, spent)


# PettingZoo


def aec(module: str, kind: str, rng: Random, **arguments: Any) -> Play:
    """An environment that steps from agent to agent."""
    import numpy as np  # noqa: PLC0415 - only workers need it

    env = getattr(import_module(module), kind)(**arguments)
    env.reset(seed=rng.getrandbits(31))

    def play(rng: Random) -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            masked = observation if "action_mask" in observation else info
            actions = np.flatnonzero(masked["action_mask"])
            env.step(int(actions[int(rng.random() * len(actions))]))
            steps += 1
        return steps

    return play


# Gymnasium


def solo(game: str, rng: Random) -> Play:
    """One seat against random bots."""
    import numpy as np  # noqa: PLC0415

    env = import_module("sobremesa.envs.solo").SoloEnv(game, opponents="random")
    env.reset(seed=rng.getrandbits(31))

    def play(rng: Random) -> int:
        steps, over = 0, False
        _, info = env.reset()
        while not over:
            actions = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = env.step(actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    return play


def vector(kind: str, game: str, rng: Random) -> Play:
    """Many tables at once; a step that deals a table anew is none of that table's.

    It begins when a game has ended at every table: by then they are all at different moments.
    """
    import numpy as np  # noqa: PLC0415

    tables = TABLES[game]
    made = import_module("sobremesa.envs.vector")
    if kind == "solo":
        env = made.SoloVectorEnv(game, tables, opponents="random")
    else:
        env = made.SelfPlayVectorEnv(game, tables)
    env.reset(seed=rng.getrandbits(31))
    random = np.random.default_rng(rng.getrandbits(31))
    ended = np.zeros(tables, bool)

    def play(_rng: Random) -> int:
        open_now = np.flatnonzero(env.masks.view(bool))
        where, actions = np.divmod(open_now, env.masks.shape[1])
        counts = np.bincount(where, minlength=tables)
        chosen = np.cumsum(counts) - counts + (random.random(tables) * counts).astype(np.int64)
        # Where a game is over any action will do: it is not looked at.
        over = env.step(np.append(actions, 0)[np.minimum(chosen, len(actions))])[2]
        np.logical_or(ended, over, out=ended)
        return int(np.count_nonzero(counts))

    while not ended.all():
        play(rng)

    return play


# OpenSpiel


def open_spiel(module: str, name: str, rng: Random) -> Play:
    """A game written in Python, read by its observer."""
    import_module(module)
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    observer = import_module("open_spiel.python.observation").make_observation(game)
    import_module("numpy").random.seed(rng.getrandbits(31))  # of games that roll dice themselves

    def play(rng: Random) -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(by_weight(state.chance_outcomes(), rng.random()))
                continue
            observer.set_from(state, state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    return play


def by_weight(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome at a point in [0, 1)."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


# RLCard


def rlcard(name: str, rng: Random) -> Play:
    """An environment of RLCard."""
    env = import_module("rlcard").make(name, config={"seed": rng.getrandbits(31)})

    def play(rng: Random) -> int:
        steps = 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    return play


# All of them

CLASSIC = {
    "PettingZoo connect_four": "connect_four_v3",
    "PettingZoo leduc_holdem": "leduc_holdem_v4",
    "PettingZoo hanabi": "hanabi_v5",
    "PettingZoo tictactoe": "tictactoe_v3",
}
IN_PYTHON = {
    "OpenSpiel python_tic_tac_toe": "tic_tac_toe",
    "OpenSpiel python_kuhn_poker": "kuhn_poker",
    "OpenSpiel python_liars_poker": "liars_poker",
}

PEERS: Mapping[str, Face] = {
    **{name: partial(aec, f"pettingzoo.classic.{it}", "env") for name, it in CLASSIC.items()},
    **{
        name: partial(open_spiel, f"open_spiel.python.games.{it}", f"python_{it}")
        for name, it in IN_PYTHON.items()
    },
    "RLCard leduc-holdem": partial(rlcard, "leduc-holdem"),
    "RLCard uno": partial(rlcard, "uno"),
}


def ours(game: str) -> dict[str, Face]:
    """The faces of one of our games, by their names."""
    return {
        "env()": partial(aec, f"sobremesa.envs.{game}_v0", "env"),
        "raw_env()": partial(aec, f"sobremesa.envs.{game}_v0", "raw_env"),
        "solo": partial(solo, game),
        "solo vector": partial(vector, "solo", game),
        "vector": partial(vector, "all", game),
        "OpenSpiel": partial(open_spiel, "sobremesa.envs.openspiel", f"sobremesa_{game}"),
    }


OURS: Mapping[str, Face] = {
    f"{title} {face}": made for title, game in GAMES.items() for face, made in ours(game).items()
}


# The search of Antheno


def search_share(seed: int, seconds: float) -> float:
    """Of random games, the share of the time that is spent to find out what can be done."""
    terms = import_module("sobremesa.envs.terms").EnvTerms("antheno", None, None, None)
    made = import_module("sobremesa.envs.episode").Episode
    rng, whole, known = Random(seed), 0.0, 0.0
    while whole < seconds:
        deal = rng.getrandbits(60)
        played: list[tuple[int, Any, int]] = []
        start = time.process_time()
        _play_searching(made(terms, deal), rng, played)
        whole += time.process_time() - start
        known += _play_again(terms, deal, played)
    return 1 - known / whole


def _play_searching(episode: Any, rng: Random, played: list[tuple[int, Any, int]]) -> None:
    """A whole game; notes who moved how, after how many rows."""
    move, steps = None, 0
    while (seat := episode.seat) is not None:
        episode.row(seat)
        steps += 1
        actions = episode.walk.following()
        move = episode.walk.take(actions[int(rng.random() * len(actions))])
        if move is not None:
            played.append((seat, move, steps))
            episode.play(move)
            steps = 0


def _play_again(terms: Any, deal: int, played: list[tuple[int, Any, int]]) -> float:
    """The same without a question; the seconds that it takes."""
    fast = import_module("sobremesa.kernel.chance").fast
    game, rows = terms.game, terms.encoding.rows(terms.players)
    start = time.process_time()
    state = game.setup(terms.options, terms.players, fast(2 * deal))
    for seat, move, steps in played:
        for _ in range(steps):
            rows.row(state, seat)
        game.apply(state, seat, move)
    return time.process_time() - start
