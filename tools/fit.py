"""Fit how Tanxi's bots judge a position to how games ended, and write the weights as data.

    python -m tools.fit --games 3000 --bot greedy --seed 1

Games of one bot against itself; a look at each position at the start of a turn; then the weights
with which the looks foretell the winners best. They are written to `tanxi/weights.py`, with the
command that made them. NumPy is in the extra `fit`; the engine never needs it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from math import exp
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from sobremesa.arena.games import play
from sobremesa.games.tanxi.game import TANXI
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.state import ACT, OPENING, State
from sobremesa.games.tanxi.thinking.judging import DAWN, DUSK
from sobremesa.games.tanxi.thinking.seeing import NAMES, Eyes

ROOT: Final = Path(__file__).resolve().parent.parent
WEIGHTS: Final = ROOT / "src/sobremesa/games/tanxi/weights.py"
STEPS: Final = 8  # entries of the table of growth for each 1 of strength
SPAN: Final = 12  # it reaches so far to both sides
MILD: Final = 1e-3  # how much large weights are held back
ROUNDS: Final = 40
ENOUGH: Final = 1e-4  # smaller steps change nothing
HELD_BACK: Final = 5  # every fifth game is kept to test on
TITLE: Final = "The weights of the evaluation, written by tools/fit.py: not to be edited."
Array = Any


class Look(NamedTuple):
    """A position of a game, and who won it."""

    game: int
    share: float  # how late it was: from the early weights to the late ones
    rows: list[list[float]]
    soon: list[float]
    winners: list[float]


# Making data


def looks_of(seed: int, bot: str, seats: int, budget: int) -> list[Look]:
    """One game, looked at whenever a turn begins."""
    seen: list[tuple[int, list[list[float]], list[float]]] = []
    turns: set[int] = set()
    eyes: list[Eyes] = []

    def observe(before: State, _seat: int, _move: Any, _events: Any) -> None:
        if before.question != ACT or before.turn in turns or before.phase == OPENING:
            return
        turns.add(before.turn)
        if not eyes:
            eyes.append(Eyes(before))
        sight = eyes[0].look(before, before.active)
        seen.append((before.round, sight.rows, sight.soon))

    options = Options(characters="random", round_limit=40)
    ended = play(TANXI, options, [TANXI.bots[bot]] * seats, seed, budget, observe)
    winners = ended.outcome.winners
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [
        Look(seed, min(1.0, max(0.0, (round_ - DAWN) / (DUSK - DAWN))), rows, soon, shares)
        for round_, rows, soon in seen
    ]


def data_of(bot: str, games: int, seed: int, seats: int, budget: int, workers: int) -> list[Look]:
    """The looks of many games."""
    one = partial(looks_of, bot=bot, seats=seats, budget=budget)
    seeds = range(seed * 1_000_000, seed * 1_000_000 + games)
    with Pool(workers) as pool:
        return [look for looks in pool.imap(one, seeds, chunksize=8) for look in looks]


# Fitting


class Data:
    """Looks as arrays: by look, seat and number."""

    def __init__(self, looks: Sequence[Look]) -> None:
        rows = np.array([look.rows for look in looks])
        share = np.array([look.share for look in looks])[:, None, None]
        self.rows: Array = np.concatenate([rows * (1.0 - share), rows * share], axis=2)
        self.soon: Array = np.array([look.soon for look in looks])
        self.winners: Array = np.array([look.winners for look in looks])


def chances(data: Data, weights: Array) -> tuple[Array, Array]:
    """The chance of each seat to win, and its part of what is not decided soon."""
    strength = np.clip(data.rows @ weights, -SPAN, SPAN)
    grown = np.exp(strength - strength.max(axis=1, keepdims=True))
    parts = grown / grown.sum(axis=1, keepdims=True)
    left = 1.0 - data.soon.sum(axis=1, keepdims=True)
    return data.soon + left * parts, parts


def surprise(data: Data, weights: Array) -> float:
    """How badly these weights foretell the winners: the mean log loss."""
    found, _ = chances(data, weights)
    return float(-(data.winners * np.log(np.maximum(found, 1e-9))).sum(axis=1).mean())


def slope(data: Data, weights: Array) -> tuple[Array, Array]:
    """How the log loss grows with each weight, and about how that grows with each other one."""
    found, parts = chances(data, weights)
    left = 1.0 - data.soon.sum(axis=1, keepdims=True)
    pull = -data.winners / np.maximum(found, 1e-9) * left * parts
    pull = pull - parts * pull.sum(axis=1, keepdims=True)
    mean = np.einsum("ls,lsf->lf", parts, data.rows)
    apart = (data.rows - mean[:, None, :]) * np.sqrt(left * parts)[:, :, None]
    apart = apart.reshape(-1, apart.shape[2])
    down = np.einsum("ls,lsf->f", pull, data.rows) / len(data.rows) + MILD * weights
    return down, apart.T @ apart / len(data.rows) + MILD * np.eye(len(weights))


def fit(data: Data) -> Array:
    """The weights with the least surprise, by Newton's steps, shortened where they go too far."""
    weights = np.zeros(data.rows.shape[2])
    reached = surprise(data, weights)
    for _ in range(ROUNDS):
        down, bend = slope(data, weights)
        step = np.linalg.solve(bend, down)
        while np.abs(step).max() > ENOUGH:
            now = surprise(data, weights - step)
            if now < reached:
                break
            step = step / 2.0
        else:
            break
        weights, reached = weights - step, now
    return weights


# Writing


def numbers(name: str, values: Sequence[float]) -> str:
    """A tuple of numbers as source."""
    lines = "\n".join(f"    {value:.6g},".replace("e+", "e") for value in values)
    return f"{name}: Final[tuple[float, ...]] = (\n{lines}\n)\n"


def named(name: str, values: Sequence[float]) -> str:
    """The same, with what each is the weight of."""
    lines = "\n".join(f"    {v:.4f},  # {n}" for n, v in zip(NAMES, values, strict=True))
    return f"{name}: Final[tuple[float, ...]] = (\n{lines}\n)\n"


def source(weights: Array, made: str) -> str:
    """The module of the weights."""
    half = len(NAMES)
    growth = [exp(place / STEPS - SPAN) for place in range(2 * SPAN * STEPS + 1)]
    return "\n".join(
        [
            f'"""{TITLE}\n\n{made}"""\n',
            "from __future__ import annotations\n\nfrom typing import Final\n",
            named("EARLY", weights[:half]),
            named("LATE", weights[half:]),
            f"GROWTH_STEPS: Final = {STEPS}",
            numbers("GROWTH", growth),
        ]
    )


def commit() -> str:
    """What was checked out."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def main() -> None:
    """Make data, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--budget", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    said = parser.parse_args()
    looks = data_of(said.bot, said.games, said.seed, said.players, said.budget, said.workers)
    kept = Data([look for look in looks if look.game % HELD_BACK])
    held = Data([look for look in looks if not look.game % HELD_BACK])
    weights = fit(kept)
    even = np.zeros_like(weights)
    losses = [surprise(kept, weights), surprise(held, weights), surprise(held, even)]
    summary = (
        f"{len(looks)} positions of {said.games} games; log loss {losses[0]:.4f}, "
        f"on games held back {losses[1]:.4f}, of no opinion {losses[2]:.4f}."
    )
    command = f"python -m tools.fit {' '.join(sys.argv[1:])}"
    WEIGHTS.write_text(source(weights, f"{command}\nat {commit()}\n{summary}\n"), encoding="utf-8")
    print(summary)


if __name__ == "__main__":
    main()
