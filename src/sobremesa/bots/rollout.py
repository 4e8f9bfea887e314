"""Playing on by a policy, to the end or as far as one wants to look."""

from __future__ import annotations

from typing import Any

from sobremesa.bots.model import RolloutModel
from sobremesa.kernel.chance import Chance


def rollout(model: RolloutModel, state: Any, depth: int, chance: Chance) -> list[float]:
    """What it is worth to each seat, after at most so many choices."""
    seats = model.to_act(state)
    while seats:
        if depth <= 0:
            return model.evaluate(state)
        seat = seats[chance.below(len(seats))] if len(seats) > 1 else seats[0]
        model.apply(state, seat, model.guess(state, seat, chance))
        depth -= 1
        seats = model.to_act(state)
    return model.utilities(state)
