"""Walking several cells: which way, and what it costs. Every step is a move of its own.

What can be reached is tried out in a world that the walker imagines: moving reveals nothing, so
it ends there as it would here.
"""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

from sobremesa.games.tanxi.island import Island
from sobremesa.games.tanxi.moves import Step
from sobremesa.games.tanxi.view_types import View
from sobremesa.kernel.chance import fast
from sobremesa.kernel.game import AnyGame


class Way(NamedTuple):
    """Steps that lead somewhere, and the energy that they take."""

    steps: tuple[Step, ...]
    energy: int


def reach(game: AnyGame, view: View) -> dict[str, Way]:
    """The way to every cell that can be walked to now, with the fewest steps."""
    seat = view.active
    start = game.imagine(view, fast(0))
    ways: dict[str, Way] = {}
    worlds: deque[tuple[Any, tuple[Step, ...]]] = deque([(start, ())])
    while worlds:
        world, steps = worlds.popleft()
        for step in game.legal_moves(world, seat).moves:
            if isinstance(step, Step) and step.cell not in ways:
                there = world.copy()
                game.apply(there, seat, step)
                ways[step.cell] = Way((*steps, step), view.energy - _energy(game, there, seat))
                worlds.append((there, (*steps, step)))
    ways.pop(view.seats[seat].cell or "", None)
    return ways


def _energy(game: AnyGame, world: Any, seat: int) -> int:
    return int(game.view(world, seat).energy)


def way_to(goal: str, ways: dict[str, Way], here: str, island: Island) -> Way | None:
    """The way there, or as near to it as can be come; None where no step leads nearer."""
    if goal in ways:
        return ways[goal]
    if goal not in island.index:
        return None
    far = island.ways[island.index[goal]]
    left = {cell: far[island.index[cell]] for cell in (here, *ways)}
    nearest = min(left, key=lambda cell: (left[cell], len(ways[cell].steps) if cell in ways else 0))
    return ways.get(nearest)
