"""Tables in the middle of a game, put into the store of a server that runs.

A page test begins where it wants to look: the match is played here, by the table itself and alike
each time, until a situation comes up; the server finds its log as it would after a restart.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from sobremesa.games import GAMES
from sobremesa.server.lobby import summary_of
from sobremesa.server.store.schema import Change
from sobremesa.server.store.store import Store
from sobremesa.server.table_cache import new_code
from sobremesa.table.log import Person, written
from sobremesa.table.settings import Settings
from tests.table.simulated import SimulatedMatch, started

DEALS = 200  # among which a situation must come up
BOTS = 4  # that may have to answer after one another, before people are asked again


class Scene(NamedTuple):
    """A situation: what holds in it, and within how many steps of a game."""

    holds: Callable[[SimulatedMatch], bool]
    steps: int = 0


BEGUN = Scene(lambda match: match.table.stage == "playing")
OVER = Scene(lambda match: match.table.stage == "over", 5000)


def reached(scene: Scene, settings: Settings, people: Sequence[Person]) -> SimulatedMatch:
    """The first deal in which the situation comes up, when it does."""
    for seed in range(DEALS):
        match = started(settings, people, f"root {seed}", GAMES, new_code())
        random = Random(seed)
        for _ in range(1 + scene.steps):
            if scene.holds(match):
                return match
            match.someone_answers(random)
            for _ in range(BOTS):
                match.work(random)
                match.pass_time(400)
    raise AssertionError(f"no such situation in {DEALS} deals")


async def put(store: Store, match: SimulatedMatch) -> str:
    """Store the match as if its last move had been made now; the code of its table."""
    now = time.time_ns() // 1_000_000
    later = now - match.now
    entries = tuple((logged.at + later, written(logged)) for logged in match.log)
    await store.append(Change(match.table.id, 1, entries, summary_of(match.table, now)))
    return match.table.id


async def set_scene(
    store: Store, scene: Scene, settings: dict[str, Any], people: Sequence[Person]
) -> str:
    """A table at which these people are in this situation; its code."""
    return await put(store, reached(scene, msgspec.convert(settings, Settings), people))
