"""What strategies are worth, exactly: every world, every order and every choice is walked.

Knows nothing of how a search works. Keys must hold all that a seat ever knew (perfect recall).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sobremesa.bots.model import Model, World

Profile = Callable[[Any, int, Sequence[Any]], Sequence[float]]
"""How likely a seat plays each of its moves, knowing what it knows in this state."""


def evenly(state: Any, seat: int, moves: Sequence[Any]) -> Sequence[float]:  # noqa: ARG001
    """Any move."""
    return [1 / len(moves)] * len(moves)


def values(model: Model, worlds: Sequence[World], profile: Profile) -> list[float]:
    """What each seat gets on average, where everybody plays by the profile."""
    total = [0.0] * model.seats
    for world in worlds:
        seats = model.to_act(world.state)
        if seats:
            parts = values(model, answers(model, world, seats, profile), profile)
        else:
            parts = [world.weight * worth for worth in model.utilities(world.state)]
        total = [sum(pair) for pair in zip(total, parts, strict=True)]
    return total


def answers(model: Model, world: World, seats: Sequence[int], profile: Profile) -> list[World]:
    """What follows when any of these seats answers, by the profile."""
    worlds = []
    for seat in seats:
        moves = model.moves(world.state, seat)
        for move, share in zip(moves, profile(world.state, seat, moves), strict=True):
            if share > 0:
                worlds.append(played(model, world, seat, move, share / len(seats)))
    return worlds


def played(model: Model, world: World, seat: int, move: Any, share: float) -> World:
    """The world after this move."""
    state = model.copy(world.state)
    model.apply(state, seat, move)
    return World(state, world.weight * share)


def best_response(model: Model, worlds: Sequence[World], profile: Profile, hero: int) -> float:
    """The most that this seat can get on average, where all others play by the profile."""
    total = 0.0
    asked: dict[object, list[World]] = {}
    waiting = list(worlds)
    while waiting:
        world = waiting.pop()
        seats = model.to_act(world.state)
        if not seats:
            total += world.weight * model.utilities(world.state)[hero]
            continue
        others = [seat for seat in seats if seat != hero]
        share = len(others) / len(seats)
        waiting += answers(model, World(world.state, world.weight * share), others, profile)
        if hero in seats:
            known = asked.setdefault(model.key(world.state, hero), [])
            known.append(World(world.state, world.weight / len(seats)))
    return total + sum(best_choice(model, known, profile, hero) for known in asked.values())


def best_choice(model: Model, worlds: Sequence[World], profile: Profile, hero: int) -> float:
    """The most that one choice brings in worlds that this seat cannot tell apart."""
    return max(choices(model, worlds, profile, hero).values())


def choices(model: Model, worlds: Sequence[World], profile: Profile, hero: int) -> dict[Any, float]:
    """What each move brings, where the seat goes on as well as it can."""
    return {
        move: best_response(
            model, [played(model, world, hero, move, 1.0) for world in worlds], profile, hero
        )
        for move in model.moves(worlds[0].state, hero)
    }


def exploitability(model: Model, worlds: Sequence[World], profile: Profile) -> float:
    """How much a seat gains, on average over seats, by the best response to all others."""
    now = values(model, worlds, profile)
    best = [best_response(model, worlds, profile, seat) for seat in range(model.seats)]
    return sum(most - worth for most, worth in zip(best, now, strict=True)) / model.seats
