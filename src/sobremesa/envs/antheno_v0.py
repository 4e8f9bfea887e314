"""# Antheno

Numbered tiles in four colours are laid as runs and sets that cross on one open table; in a turn everything on it may be rearranged, if every tile fits in the end. Who gets rid of all tiles first wins. A combinatorial turn: what can be played is found by a search.

| | |
|---|---|
| agents | `player_0` to `player_3`, 2 to 4 |
| simultaneous | nothing |
| hidden | the numbers on the others' tiles, though not their colours; the bag |
| parallel form | none: one agent acts at a time |

## Usage

```python
from sobremesa.envs import antheno_v0

env = antheno_v0.env(players=2)
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
| `players` | 2 | from 2 to 4 |
| `options` | `None` | the table's agreements by name, as `sobremesa play` has them: `colours`, `copies`, `stars`, `hand`, `draw` (`"strict"`, `"free"`) |
| `pack` | `None` | a file with a box of your own |
| `render_mode` | `None` | `"ansi"`: a text; `"human"`: printed; `"rgb_array"`: a picture of it. All show hidden things too |

## Observation space

`Dict(observation=Box(int16, 525), action_mask=Box(int8, 39))`. What each number means is in docs/environments.md, and `env.unwrapped.terms.encoding.columns()` says it as data; `encoding.read(row, seat)` gives the view back out of a row. Seats are counted from the one that looks, to its left; -1 means that there is nothing. The length depends on the options `colours`, `copies` and `stars`. `env.unwrapped.view(agent)` is the same as the game's typed view.

## Action space

`Discrete(39)`; `env.unwrapped.terms.encoding.actions.names` says what each is called. A play is said tile by tile, in any order, and then `lay`: the engine finds the layout. A tile is open while the search finds a play that has the tiles taken so far and this one, within as many steps as the referee of a strict game has: docs/environments.md says how seldom that is too few. Or one draws, or passes.

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
    return AecEnv("antheno", VERSION, players, options, pack, render_mode)


def vector_env(
    num_envs: int = 1,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    pack: str | Path | None = None,
) -> SelfPlayVectorEnv:
    """Many games at once in shared arrays; the caller answers for whoever is asked at each."""
    return SelfPlayVectorEnv("antheno", num_envs, players, options, pack)
