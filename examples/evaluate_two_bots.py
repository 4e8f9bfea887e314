"""Two bots against each other: who wins how often, and how sure that is.

pip install sobremesa
python examples/evaluate_two_bots.py --deals 50 greedy random
"""

from __future__ import annotations

import argparse
from functools import partial

from sobremesa.arena.entrants import read
from sobremesa.arena.pool import run_jobs
from sobremesa.arena.statistics import standings
from sobremesa.arena.tournament import missing_rows, new_tournament
from sobremesa.games import GAMES

PLAYERS = 3


def main() -> None:
    """Each alone in every seat, among two of the other; all with the same deals."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "bots", nargs="*", default=["greedy", "random"], help="of the game, or files"
    )
    parser.add_argument("--game", choices=GAMES, default="antayagi")
    parser.add_argument("--deals", type=int, default=4, help="each is played once in every seat")
    said = parser.parse_args()
    game = GAMES[said.game]
    options = game.read_options({**game.unattended, **game.compared})
    bots = [read(bot, game) for bot in said.bots]
    tournament = new_tournament(
        game, options, bots, players=PLAYERS, deals=said.deals, seed=1, budget=8
    )
    rows = list(missing_rows(tournament, [], partial(run_jobs, workers=1)))
    for found in standings(tournament.head, rows):
        one, field = (bots[number].name for number in found.pairing)
        low, high = found.interval
        print(
            f"{one} alone against {field}: {found.share:.0%} of {PLAYERS * found.units} games,"
            f" 95 % interval {low:.0%} to {high:.0%}; fair is {1 / PLAYERS:.0%}: {found.verdict}"
        )


if __name__ == "__main__":
    main()
