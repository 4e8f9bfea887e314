"""# AntaYagí

Everybody holds three cards whose faces the others see and whose backs one sees oneself: knowledge turned inside out. In a turn two players lay down a card each, in secret, and receive the other's; everyone may sabotage that. Who collects enough objects wins.

| | |
|---|---|
| agents | `player_0` to `player_6`, 3 to 7 |
| simultaneous | the two who trade choose at the same time; all are asked about Sabotage at once |
| hidden | one's own cards, the draw pile, choices before they are revealed |
| parallel form | `parallel_env()` |

## Usage

```python
from sobremesa.envs import antayagi_v0

env = antayagi_v0.env(players=3)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    done = termination or truncation
    env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
env.close()
```

## Arguments

| argument | default | meaning |
|---|---|---|
| `players` | 3 | from 3 to 7 |
| `options` | `None` | the table's agreements by name, as `sobremesa play` has them: `edition` (`"80"`, `"65"`), `effects_first`, `ask` and others |
| `pack` | `None` | a file with a box of your own |
| `render_mode` | `None` | `"ansi"`: a text; `"human"`: printed; `"rgb_array"`: a picture of it. All show hidden things too |

## Observation space

`Dict(observation=Box(int16, 986), action_mask=Box(int8, 20))`. What each number means is in docs/environments.md, and `env.unwrapped.terms.encoding.columns()` says it as data; `encoding.read(row, seat)` gives the view back out of a row. Seats are counted from the one that looks, to its left; -1 means that there is nothing. The length depends on the edition, or the pack. `env.unwrapped.view(agent)` is the same as the game's typed view.

## Action space

`Discrete(20)`; `env.unwrapped.terms.encoding.actions.names` says what each is called. Every move is one action: to choose a player by the distance to the left, to lay a slot, to let an exchange be or sabotage it, to take a slot, to eat a food.

In AEC those who are asked together answer one after the other, in an order that chance draws; nobody sees what was answered before. In the parallel form all agents act at once; there is a 21st action, the last: to wait, open to whoever is not asked and to nobody else. When somebody sabotages, the answers that come after it are not heard, and everybody is asked anew.

The mask is 1 for what can still become a legal move, and 0 everywhere for whoever is not asked. An action outside the mask: `raw_env()` raises `IllegalMove`, which names the rule, and nothing has changed; `env()` ends the game, with -1 for who took it and 0 for the others.

## Rewards

0 until the end. Then 1 for the winner and -1/(players - 1) for each of the others, so that the sum is 0; those who share the first place share its reward, and where all do, it is 0.

## Version history

* v0: the first.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from pettingzoo import AECEnv

from sobremesa.envs.aec import AecEnv, wrapped
from sobremesa.envs.parallel import ParallelGameEnv
from sobremesa.envs.vector import SelfPlayVectorEnv

VERSION: Final = 0


def env(
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    pack: str | Path | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, dict[str, Any], int]:
    """The game as PettingZoo's own are: an action outside the mask loses it."""
    return wrapped(raw_env(players, options, pack, render_mode))


def raw_env(
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    pack: str | Path | None = None,
    render_mode: str | None = None,
) -> AecEnv:
    """The game itself: an action outside the mask raises, naming the rule."""
    return AecEnv("antayagi", VERSION, players, options, pack, render_mode)


def parallel_env(
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    pack: str | Path | None = None,
    render_mode: str | None = None,
) -> ParallelGameEnv:
    """All who are asked answer at once."""
    return ParallelGameEnv("antayagi", VERSION, players, options, pack, render_mode)


def vector_env(
    num_envs: int = 1,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    pack: str | Path | None = None,
) -> SelfPlayVectorEnv:
    """Many games at once in shared arrays; the caller answers for whoever is asked at each."""
    return SelfPlayVectorEnv("antayagi", num_envs, players, options, pack)
