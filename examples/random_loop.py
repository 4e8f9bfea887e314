"""Random games of all three, as PettingZoo steps through them: who got what, and how long it took.

pip install "sobremesa[envs]"
python examples/random_loop.py --games 10
"""

from __future__ import annotations

import argparse
from types import ModuleType
from typing import Any

from sobremesa.envs import antayagi_v0, antheno_v0, tanxi_v0

TABLES: tuple[tuple[ModuleType, dict[str, Any]], ...] = (
    (antayagi_v0, {}),
    (antheno_v0, {"colours": 2, "hand": 4, "draw": "free"}),
    (tanxi_v0, {"round_limit": 5}),
)


def play(module: ModuleType, options: dict[str, Any], seed: int) -> tuple[int, dict[str, float]]:
    """A game in which everybody does anything that is open to them: its actions and rewards."""
    env = module.env(options=options)
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    actions, got = 0, {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] = reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            actions += 1
    env.close()
    return actions, got


def main() -> None:
    """Play, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1, help="how many of each")
    games = parser.parse_args().games
    for module, options in TABLES:
        name = module.__name__.rpartition(".")[2]
        for seed in range(games):
            actions, got = play(module, options, seed)
            won = ", ".join([f"{agent} {reward:+.2f}" for agent, reward in got.items()])
            print(f"{name}, seed {seed}: {actions} actions; {won}")


if __name__ == "__main__":
    main()
