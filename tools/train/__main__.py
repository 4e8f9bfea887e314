"""Train the baseline of a game by playing against itself, and write its weights and its curve.

    python -m tools.train tanxi
    python -m tools.train antayagi --steps 200000 --tables 32 --out build/trained

Without options it trains as the baseline of the package was trained.

Needs the extra `train` (JAX and Optax; a GPU is used where JAX finds one). One network plays every
seat of every table at once; now and then its win share against random players is measured, which
is the curve. Deals, weights and orders follow from the seed: the same command makes the same
baseline, but for how a processor rounds.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from tools.train.advantages import advantages
from tools.train.learner import EPOCHS, Learner, Seen
from tools.train.tables import Plan, Tables

from sobremesa import __version__
from sobremesa.envs.vector import SoloVectorEnv
from sobremesa.games import GAMES
from sobremesa.research.baseline import Baseline
from sobremesa.research.network import senses_of

ROOT: Final = Path(__file__).resolve().parents[2]
WEIGHTS: Final = ROOT / "src/sobremesa/research/weights"
LOOKED_AT: Final = 256  # steps at every table, by chance, to see which numbers ever differ
LIBRARIES: Final = f"Sobremesa {__version__}, JAX {jax.__version__}, Optax {optax.__version__}"
MEASURED_AT: Final = 32  # tables at which the curve is measured


class Settings(NamedTuple):
    """How a baseline is trained; the same settings make the same one."""

    steps: int  # decisions to learn from in all
    tables: int  # that play at once
    horizon: int  # steps at every table before it learns
    batch: int  # decisions that are learnt from at once
    width: int = 128  # how wide a layer of the network is
    rate: float = 5e-4  # how fast it learns, to begin with
    seed: int = 1


PLAYERS: Final = {"antayagi": 4, "antheno": 4, "tanxi": 3}
SETTINGS: Final = {
    "antayagi": Settings(14_000_000, 1024, 64, 4096),
    "antheno": Settings(400_000, 128, 64, 1024),  # whose masks need a search
    "tanxi": Settings(10_000_000, 1024, 64, 8192),
}


class Point(NamedTuple):
    """What the curve says after so many steps."""

    steps: int
    seconds: float
    games: int  # against random players
    wins: float  # the share of them that it won
    surprise: float
    entropy: float


class Training:
    """One run."""

    def __init__(self, plan: Plan, settings: Settings, said: argparse.Namespace) -> None:
        self.plan = plan
        self.settings = settings
        self.said = said
        self.points: list[Point] = []
        self.began = time.monotonic()

    def run(self) -> None:
        """Play and learn until enough steps were taken; then write."""
        said, plan, settings = self.said, self.plan, self.settings
        each = settings.horizon * plan.tables
        rounds = max(1, settings.steps // each)
        with Tables(plan, said.workers) as tables, bar() as progress:
            senses = senses_of(looked_at(tables, plan.seed))
            actions = tables.arrays.masks.shape[1]
            updates = rounds * EPOCHS * (each // settings.batch)
            learner = Learner(
                senses, actions, settings.width, updates, settings.rate, settings.seed
            )
            task = progress.add_task(f"Training {plan.game}", total=rounds)
            for number in range(1, rounds + 1):
                surprise, entropy = self.round(tables, learner)
                if number % max(1, rounds // said.points) == 0 or number == rounds:
                    self.note(learner, number * each, surprise, entropy)
                    self.write(learner)
                progress.update(task, advance=1, description=self.described())

    def described(self) -> str:
        """The line beside the bar."""
        wins = f", {self.points[-1].wins:.0%} against random" if self.points else ""
        return f"Training {self.plan.game}{wins}"

    def round(self, tables: Tables, learner: Learner) -> tuple[float, float]:
        """Play some steps at every table, and learn from them."""
        arrays = tables.arrays
        kept: list[list[Any]] = [[] for _ in range(8)]
        for _ in range(self.settings.horizon):
            rows, masks = jnp.array(arrays.rows), jnp.array(arrays.masks)
            actions, likelihoods, expected = learner.choose(rows, masks)
            seats = arrays.seats.copy()
            arrays.actions[:] = np.asarray(actions)
            tables.step()
            found = (rows, masks, actions, likelihoods, expected)
            for values, value in zip(
                kept, (*found, seats, arrays.over.copy(), arrays.rewards.copy()), strict=True
            ):
                values.append(value)
        rows, masks, actions, likelihoods, expected = (
            jnp.concatenate(values) for values in kept[:5]
        )
        seats, over, rewards = (np.stack(values) for values in kept[5:])
        told = np.asarray(expected).reshape(seats.shape)
        gains, returns, known = advantages(seats, over, rewards, told)
        seen = Seen(
            rows,
            masks,
            actions,
            likelihoods,
            jnp.asarray(gains.ravel()),
            jnp.asarray(returns.ravel()),
        )
        return learner.learn(seen, np.flatnonzero(known.ravel()), self.settings.batch)

    def note(self, learner: Learner, steps: int, surprise: float, entropy: float) -> None:
        """Measure, and keep it for the curve."""
        baseline = self.baseline(learner)
        games, wins = against_random(baseline, self.plan, self.said.measured)
        seconds = time.monotonic() - self.began
        self.points.append(
            Point(
                steps,
                round(seconds, 1),
                games,
                round(wins, 4),
                round(surprise, 4),
                round(entropy, 4),
            )
        )
        print(json.dumps(self.points[-1]._asdict()), flush=True)

    def baseline(self, learner: Learner) -> Baseline:
        """As it is now, with how it came about."""
        weights = {name: np.asarray(value) for name, value in learner.weights.items()}
        provenance = {
            "game": self.plan.game,
            "players": self.plan.players,
            "encoding": self.plan.terms.encoding.version,
            "settings": self.settings._asdict(),
            "libraries": LIBRARIES,
            "device": jax.devices()[0].device_kind,
            "curve": [list(point) for point in self.points],
        }
        return Baseline(learner.senses, weights, provenance)

    def write(self, learner: Learner) -> None:
        """The weights, with the curve in them."""
        self.said.out.mkdir(parents=True, exist_ok=True)
        self.baseline(learner).write(self.said.out / f"{self.plan.game}.safetensors")


def looked_at(tables: Tables, seed: int) -> Any:
    """Rows of games by chance."""
    random, arrays = np.random.default_rng(seed), tables.arrays
    rows = []
    for _ in range(LOOKED_AT):
        rows.append(arrays.rows.copy())
        likes = random.random(arrays.masks.shape) * arrays.masks
        arrays.actions[:] = likes.argmax(axis=1)
        tables.step()
    stacked = np.concatenate(rows)
    return np.stack([stacked.min(axis=0), stacked.max(axis=0)])


def against_random(baseline: Baseline, plan: Plan, games: int) -> tuple[int, float]:
    """How many games against random players were played, and the share that it won."""
    env = SoloVectorEnv(plan.game, MEASURED_AT, "random", plan.players, options=plan.options)
    each = max(1, games // MEASURED_AT)  # at every table as many, however long they take
    rows, info = env.reset(seed=plan.seed)
    left = np.full(MEASURED_AT, each)
    wins = 0.0
    while left.any():
        actions = baseline.preferences(rows, info["action_mask"]).argmax(axis=1)
        rows, rewards, over, _, info = env.step(actions)
        counted = over & (left > 0)
        wins += float(np.maximum(rewards[counted], 0).sum())
        left[counted] -= 1
    return each * MEASURED_AT, wins / (each * MEASURED_AT)


def bar() -> Progress:
    """How far it has come."""
    return Progress(
        TextColumn("{task.description}"),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        refresh_per_second=1,
    )


def arguments() -> argparse.Namespace:
    """What was said."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("game", choices=list(GAMES))
    add("--steps", type=int, help="decisions to learn from in all")
    add("--tables", type=int, help="tables that play at once")
    add("--horizon", type=int, help="steps at every table before it learns")
    add("--batch", type=int, help="decisions that are learnt from at once")
    add("--width", type=int, help="how wide a layer of the network is")
    add("--rate", type=float, help="how fast it learns, to begin with")
    add("--seed", type=int, help="of deals, weights and orders")
    add("--workers", type=int, default=2, help="processes that play the tables")
    add("--points", type=int, default=14, help="how often the curve is measured")
    add("--measured", type=int, default=256, help="games for each point of the curve")
    add("--out", type=Path, default=WEIGHTS, help="the folder of the weights")
    return parser.parse_args()


def main() -> None:
    """Train one."""
    said = arguments()
    given = {name: getattr(said, name) for name in Settings._fields}
    changed = {name: value for name, value in given.items() if value is not None}
    settings = SETTINGS[said.game]._replace(**changed)
    if settings.horizon * settings.tables < settings.batch:
        raise SystemExit("--batch: more than the tables play before it learns")
    plan = Plan(said.game, PLAYERS[said.game], {}, settings.tables, settings.seed)
    Training(plan, settings, said).run()


if __name__ == "__main__":
    main()
