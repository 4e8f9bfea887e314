"""OpenSpiel's and Shimmy's suites at length: more games, counts and editions than `make test`.

`python -m tests.envs.openspiel_suites` takes about a CPU-minute on the compiled engine.
"""

from __future__ import annotations

import os
import sys
import unittest
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

import pyspiel
from absl import flags
from pettingzoo.test import api_test
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import sobremesa.envs.openspiel  # noqa: F401 - OpenSpiel knows our games by it

WAYS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    *[
        ("sobremesa_antayagi", {"players": players, "edition": edition})
        for players in range(3, 8)
        for edition in (80, 65)
    ],
    ("sobremesa_antayagi", {"ask": "able", "effects_first": "chosen"}),
    *[("sobremesa_antheno", {"players": players, "draw": "free"}) for players in range(2, 5)],
    ("sobremesa_antheno", {}),
    ("sobremesa_antheno", {"colours": 2, "copies": 1, "stars": 0, "hand": 5}),
    *[("sobremesa_tanxi", {"players": players}) for players in range(3, 6)],
    ("sobremesa_tanxi", {"players": 4, "characters": "random", "round_limit": 5}),
)


def api_kept(name: str) -> list[str]:
    """What OpenSpiel's integration test finds wrong with a registered game."""
    suite = import_module("open_spiel.integration_tests.api_test")  # it sees what is registered now
    flags.FLAGS(["api_test", f"--test_only_games={name}$"])
    result = unittest.TestResult()
    with errors_unprinted():
        suite.load_tests(unittest.TestLoader(), None, None).run(result)
    assert result.testsRun > 4
    return [text for _, text in result.errors + result.failures]


@contextmanager
def errors_unprinted() -> Iterator[None]:
    """OpenSpiel prints every error that it raises, and its test provokes thousands."""
    printed, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(printed, 2)
        os.close(printed)
        os.close(nowhere)


def main() -> None:
    """Run everything, and stop at what is wrong."""
    for name in sorted({name for name, _ in WAYS}):
        if found := api_kept(name):
            sys.exit("\n".join(found))
        sys.stdout.write(f"{name}: the API is kept\n")
    for name, config in WAYS:
        game = pyspiel.load_game(name, config)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            warnings.filterwarnings("ignore", "Agent's m.* observation space value is")  # Shimmy's
            env = OpenSpielCompatibilityV0(game_name=name, config=config)
            api_test(env, num_cycles=50)
        sys.stdout.write(f"{game}: random games and Shimmy are in order\n")


if __name__ == "__main__":
    main()
