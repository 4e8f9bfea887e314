"""Worlds by how likely they are, when they cannot be drawn so at once.

Worlds are drawn from a proposal, something that is easy to draw from, and weighed: what a world
counts is how likely it is against how often it is proposed. A mean over such worlds, divided by
their weights, comes to the truth as they grow many.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from sobremesa.bots.model import World
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.native import mypyc_attr

_FINE: Final = 1 << 30


def between(chance: Chance) -> float:
    """A number from 0 to below 1."""
    return chance.below(_FINE) / _FINE


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(ABC):
    """What a seat holds possible."""

    @abstractmethod
    def draw(self, chance: Chance) -> World:
        """A world with its weight; its state is the caller's."""


class Weighed(Belief):
    """A belief after something was learnt: each world counts as it makes that likely."""

    def __init__(self, proposal: Belief, likelihood: Callable[[Any], float]) -> None:
        self.proposal = proposal
        self.likelihood = likelihood

    def draw(self, chance: Chance) -> World:
        """A world of the proposal, with the weight that it now has."""
        world = self.proposal.draw(chance)
        world.weight *= self.likelihood(world.state)
        return world


class Particles(Belief):
    """So many worlds that stand for all: they can be weighed once and drawn from often."""

    def __init__(self, worlds: list[World], copy: Callable[[Any], Any]) -> None:
        self.worlds = worlds
        self.copy = copy
        self.total = sum([world.weight for world in worlds])

    def effective(self) -> float:
        """How many even worlds would tell as much: all of them, or one that outweighs the rest."""
        squares = sum([world.weight * world.weight for world in self.worlds])
        return self.total * self.total / squares if squares > 0.0 else 0.0

    def weigh(self, likelihood: Callable[[Any], float]) -> Particles:
        """The same worlds after something was learnt."""
        worlds = [
            World(world.state, world.weight * likelihood(world.state)) for world in self.worlds
        ]
        return Particles(worlds, self.copy)

    def resample(self, chance: Chance) -> Particles:
        """As many even worlds, each as often as its weight says: by one lot and equal steps."""
        step = self.total / len(self.worlds)
        point = between(chance) * step
        chosen: list[World] = []
        reached = 0.0
        for world in self.worlds:
            reached += world.weight
            while point < reached and len(chosen) < len(self.worlds):
                chosen.append(World(world.state))
                point += step
        return Particles(chosen, self.copy)

    def draw(self, chance: Chance) -> World:
        """One of them, as often as its weight says: drawn so, it counts like any other."""
        point = between(chance) * self.total
        found = self.worlds[-1]
        for world in self.worlds:
            point -= world.weight
            if point < 0.0:
                found = world
                break
        return World(self.copy(found.state))


def particles(belief: Belief, count: int, copy: Callable[[Any], Any], chance: Chance) -> Particles:
    """So many worlds of this belief."""
    return Particles([belief.draw(chance) for _ in range(count)], copy)
