"""Fit the numbers that AntaYagí's bots reckon with, and write thinking/numbers.toml anew.

    python -m tools.fit_antayagi --games 300 --rounds 1

Bots that look one exchange ahead play against themselves. At the start of every turn it is noted
how each seat stands, and later who won. The factors are those under which the winners are likeliest
(a multinomial logit), drawn towards the ones from before, of which few games can only tell a little
more. Then the calibration: how often experts win where their search says so. Each table goes on
from what the file says, so that several rounds, or runs, come closer to how such bots really play.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from sobremesa.arena.games import play
from sobremesa.games.antayagi.content import OBJECTS
from sobremesa.games.antayagi.game import ANTAYAGI
from sobremesa.games.antayagi.moves import Choose
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.state import NOBODY, State
from sobremesa.games.antayagi.thinking.levels import EXPERT, ThinkingBot
from sobremesa.games.antayagi.thinking.numbers import CALIBRATION, NUMBERS, Numbers
from sobremesa.games.antayagi.thinking.reach import FARTHEST, reach
from sobremesa.games.antayagi.thinking.standing import WAITS, Factors
from sobremesa.kernel.bot import Decision, Thought

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "src/sobremesa/games/antayagi/thinking/numbers.toml"
ROWS: Final = 6  # distances that the file holds: none is farther
SEED: Final = 1_900_000
BUDGET: Final = 60  # iterations a decision: many games tell more than good ones
TEACHER: Final = ThinkingBot(hands=True, signals=False, waits=True, mixes=False, exchanges=0)

DISTANCES: Final = (FARTHEST + 1) * WAITS
FLAGS: Final = 16
CARDS: Final = 2 * len(OBJECTS)
SABOTAGES: Final = 4
SIZES: Final = (DISTANCES, FLAGS, CARDS, SABOTAGES)
WEIGHTS: Final = sum(SIZES)

HEAD: Final = """\
# What AntaYagí's bots reckon with. A strength is a product of these factors, and a chance to win a
# share of strengths. Fitted by `python -m tools.fit_antayagi` to games in which bots that look one
# exchange ahead play against themselves with 60 iterations a decision: 3,200 of four players in
# edition 80, the last 500 with windows played as they are now; 100 of each other table, drawn
# towards the numbers of the first. The calibration: 300 games of experts with 200 iterations that
# did not look beyond the exchange; in 98 fresh games of those that do it is 2.0 points off.
#
# distances: a row for each distance to the target from 1 on; own turn now, next, after that, later
# flags: what lies in the area: 1 Toxic Waste, 2 a T-Rex, 4 food, 8 a Fish, added up
# cards: one in the hand, by object in the order of the rules, blind ones first, then private ones
# sabotages: how many the seat knows it holds
# calibration: how often experts win where their search says 0, 0.1, 0.2 and so on up to 1
"""


class Sample(NamedTuple):
    """Starts of turns: by turn, seat and feature, and who won in the end."""

    features: Any
    winners: Any


# Games


def features_of(state: State) -> Any:
    """A row for each seat: what its strength is a product of."""
    rows = np.zeros((state.seats, WEIGHTS), np.float32)
    for seat, row in enumerate(rows):
        here = reach(state.terms, state.areas[seat])
        wait = min((seat - state.active) % state.seats, WAITS - 1)
        row[(here >> 4) * WAITS + wait] = 1
        row[DISTANCES + (here & 15)] = 1
        known = 0
        for card in state.hands[seat]:
            row[DISTANCES + FLAGS + card.object + len(OBJECTS) * card.private] += 1
            known += card.shows_sabotage(seat)
        row[DISTANCES + FLAGS + CARDS + known] = 1
    return rows


def sample(options: Options, players: int, games: int, seed: int) -> Sample:
    """What is seen in so many games of the teacher against itself."""
    features: list[Any] = []
    winners: list[int] = []
    for number in range(games):
        turns: list[Any] = []

        def watch(state: State, _seat: int, move: Any, _events: Any, seen: Any = turns) -> None:
            if isinstance(move, Choose):
                seen.append(features_of(state))

        finished = play(ANTAYAGI, options, [TEACHER] * players, seed + number, BUDGET, watch)
        if finished.state.winner != NOBODY:
            features += turns
            winners += [finished.state.winner] * len(turns)
    return Sample(np.array(features), np.array(winners))


# Fitting


def fit(seen: Sample, before: Any, pull: float) -> Any:
    """The weights under which those who won are likeliest, drawn towards those from before."""
    turns, players, size = seen.features.shape
    flat = seen.features.reshape(turns * players, size)
    won = np.zeros((turns, players))
    won[np.arange(turns), seen.winners] = 1
    weights, mean, square = before.copy(), np.zeros(size), np.zeros(size)
    for step in range(1, 301):
        scores = (flat @ weights).reshape(turns, players)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        slope = flat.T @ (chances - won).reshape(-1) / turns + pull * (weights - before)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope * slope
        length = 0.05 if step < 200 else 0.01
        weights -= length * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    return weights


def weights_of(factors: Factors) -> Any:
    """The factors as weights; there is none at the target itself."""
    parts = [*factors.distances, *factors.flags, *factors.cards, *factors.sabotages]
    return np.log(np.where(np.array(parts) > 0, parts, 1.0))


def factors_of(weights: Any) -> Factors:
    """And back, as the file has them."""
    parts = np.split(np.round(np.exp(weights), 4), np.cumsum(SIZES)[:-1])
    distances, flags, cards, sabotages = [[float(number) for number in part] for part in parts]
    far = distances[(ROWS - 1) * WAITS : ROWS * WAITS]
    near = distances[WAITS : ROWS * WAITS]
    farther = [round(number * 0.7, 4) for number in far]
    return Factors([0.0] * WAITS + near + farther * (FARTHEST - ROWS + 1), flags, cards, sabotages)


def fit_table(edition: Any, players: int, games: int, seed: int, pull: float) -> None:
    """One round for one table."""
    seen = sample(Options(edition=edition, ask="able"), players, games, seed)
    before = weights_of(NUMBERS[edition, players].factors)
    NUMBERS[edition, players] = Numbers(factors_of(fit(seen, before, pull)))


# Calibration


class Witness:
    """An expert, with what it said of its chances."""

    def __init__(self, said: list[tuple[int, float]]) -> None:
        self.said = said

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        """As the expert chooses."""
        thought = EXPERT.choose(decision)
        if thought.reasons is not None:
            self.said.append((decision.seat, thought.reasons.considered[0].value))
        return thought


def calibrate(games: int, seed: int, budget: int) -> list[float]:
    """How often experts of four win, by tenths of what they say; never falling."""
    values: list[float] = []
    wins: list[float] = []
    for number in range(games):
        said: list[tuple[int, float]] = []
        finished = play(ANTAYAGI, Options(ask="able"), [Witness(said)] * 4, seed + number, budget)
        values += [value for _, value in said]
        wins += [float(seat == finished.state.winner) for seat, _ in said]
    return curve(np.array(values), np.array(wins))


def curve(values: Any, wins: Any) -> list[float]:
    """The broken line through eleven points that misses the least squares, from 0 up to 1."""
    steps = len(CALIBRATION) - 1
    place = np.clip(values, 0, 1) * steps
    low = np.minimum(place.astype(int), steps - 1)
    part = place - low
    table = np.zeros((len(values), steps + 1))
    rows = np.arange(len(values))
    table[rows, low] = 1 - part
    table[rows, low + 1] = part
    pull = 20.0 * np.eye(steps + 1)  # where nothing was seen, as it was said
    line = np.linspace(0, 1, steps + 1)
    found = np.linalg.solve(table.T @ table + pull, table.T @ wins + pull @ line)
    found = np.maximum.accumulate(np.clip(found, 0, 1))
    found[0], found[-1] = 0.0, 1.0
    return [round(float(chance), 4) for chance in found]


# The file


def written(calibration: Sequence[float]) -> str:
    """All numbers as the file has them."""
    parts = [HEAD, f"[calibration]\nchances = {json.dumps(list(calibration))}\n"]
    parts += [table_of(*key, numbers.factors) for key, numbers in NUMBERS.items()]
    return "\n".join(parts)


def table_of(edition: str, players: int, factors: Factors) -> str:
    """One table of the file."""
    rows = [
        factors.distances[distance * WAITS : (distance + 1) * WAITS]
        for distance in range(1, ROWS + 1)
    ]
    half = len(OBJECTS)
    return (
        f'[[table]]\nedition = "{edition}"\nplayers = {players}\n'
        f"distances = {lines(rows)}\n"
        f"flags = {lines_of(factors.flags, FLAGS // 2)}\n"
        f"cards = {lines_of(factors.cards, half)}\n"
        f"sabotages = {json.dumps(factors.sabotages)}\n"
    )


def lines(rows: Sequence[Sequence[float]]) -> str:
    """A list of lists, a line each."""
    return "[\n" + "".join([f"  {json.dumps(list(row))},\n" for row in rows]) + "]"


def lines_of(numbers: Sequence[float], length: int) -> str:
    """A list, so many numbers a line."""
    starts = range(0, len(numbers), length)
    parts = [", ".join(map(str, numbers[start : start + length])) for start in starts]
    return "[\n" + "".join([f"  {part},\n" for part in parts]) + "]"


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description="Fit AntaYagí's numbers to games of its bots.")
    parser.add_argument("--games", type=int, default=300, help="a table and round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--pull", type=float, default=0.002, help="towards the numbers from before")
    parser.add_argument(
        "--tables", nargs="*", default=[], help="such as 80-4; all if none is named"
    )
    parser.add_argument("--calibrate", type=int, default=0, help="games of experts")
    parser.add_argument("--budget", type=int, default=1000, help="of these experts")
    said = parser.parse_args()
    for number in range(said.rounds):
        for edition, players in NUMBERS:
            if said.games and (not said.tables or f"{edition}-{players}" in said.tables):
                fit_table(edition, players, said.games, SEED + number * 100_000, said.pull)
                FILE.write_text(written(CALIBRATION), encoding="utf-8")
                print(edition, players, "fitted", flush=True)
    if said.calibrate:
        chances = calibrate(said.calibrate, 2 * SEED, said.budget)
        print("calibration", chances)
        FILE.write_text(written(chances), encoding="utf-8")


if __name__ == "__main__":
    main()
