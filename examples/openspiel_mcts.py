"""OpenSpiel's search over information sets against our bots.

It may not look at cards that its seat does not see: for each simulation it asks for a world that
its seat cannot tell from the real one, and searches there.

    pip install "sobremesa[openspiel]"
    python examples/openspiel_mcts.py --game "sobremesa_tanxi(round_limit=10)" --simulations 200
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from sobremesa.envs.openspiel import bot


def searcher(game: Any, simulations: int, random: np.random.RandomState) -> Any:
    """OpenSpiel's own: random games to the end say what a move is worth."""
    judge = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    return ismcts.ISMCTSBot(game, judge, 1.0, simulations, random_state=random)


def play(game: Any, bots: list[Any], random: np.random.RandomState) -> list[float]:
    """A game to its end: what everybody gets."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=odds))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    """Play, with the search at another seat in each game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="sobremesa_antayagi")
    parser.add_argument("--level", default="casual", help="of our bots")
    parser.add_argument("--simulations", type=int, default=3, help="of the search, a decision")
    parser.add_argument("--games", type=int, default=1)
    said = parser.parse_args()
    game = pyspiel.load_game(said.game)
    random = np.random.RandomState(1)
    total = 0.0
    for number in range(said.games):
        seat = number % game.num_players()
        bots = [bot(game, other, said.level, seed=number) for other in range(game.num_players())]
        bots[seat] = searcher(game, said.simulations, random)
        got = play(game, bots, random)[seat]
        total += got
        print(f"game {number + 1}: the search at seat {seat} gets {got:+.2f}")
    print(f"{total / said.games:+.2f} a game")


if __name__ == "__main__":
    main()
