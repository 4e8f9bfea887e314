"""Information-set tree search: one tree over all worlds.

An iteration draws a world and plays in it: where the seat that is asked has been before, knowing
what it knows now, by what came of it then; once from there on by the rollout's policy. What the end
is worth to each seat goes back to every information set on the way, and each counts its own (maxⁿ).
Information sets are found by what the seat knows, so ways that lead to the same knowledge meet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from sobremesa.bots.beliefs import between
from sobremesa.bots.mixing import MixedNode
from sobremesa.bots.model import Model
from sobremesa.bots.node import Node
from sobremesa.bots.regret import lot, matched
from sobremesa.bots.rollout import rollout
from sobremesa.bots.searched import Arm, Searched
from sobremesa.bots.slices import Slices
from sobremesa.kernel.bot import always
from sobremesa.kernel.chance import Chance

NOBODY: Final = -1


class Ways:
    """How a tree is searched."""

    __slots__ = ("depth", "explore", "stray")

    def __init__(self, explore: float = 0.4, stray: float = 0.4, depth: int = 1000) -> None:
        self.explore = explore  # how curious a seat is that maximises, in units of utility
        self.stray = stray  # how often one that mixes tries anything at all, to learn of it
        self.depth = depth  # how many choices ahead the evaluation is asked


class TreeStep:
    """One choice on the way down."""

    __slots__ = (
        "node", "number", "odds", "others", "own", "places", "played", "seat", "strategy",
    )  # fmt: skip

    def __init__(self, node: Node, seat: int, places: list[int]) -> None:
        self.node = node
        self.seat = seat
        self.places = places
        self.number = 0  # which of them is tried
        self.odds = 1.0  # how likely this move was to be tried
        self.strategy: list[float] = []  # what a seat that mixes wants to play
        self.played: list[float] = []  # and what it does play
        self.own = 1.0  # how likely the seat's own choices led here, over the odds of trying
        self.others = 1.0  # and those of all others, over the same


class Tree:
    """A tree that grows by iterations, for one seat that has to choose, or for everybody."""

    def __init__(
        self,
        model: Model,
        chance: Chance,
        ways: Ways,
        seat: int = NOBODY,
        moves: Sequence[Any] = (),
    ) -> None:
        self.model = model
        self.chance = chance
        self.ways = ways
        self.seat = seat  # who has to choose, in every world drawn, among these moves
        self.moves = moves
        self.root: Node | None = None
        self.nodes: dict[object, Node] = {}
        self.iterations = 0

    def grow(self, budget: int, go_on: Callable[[], bool] = always) -> None:
        """So many more iterations."""
        slices = Slices(budget, go_on)
        while slices.spend(1):
            self.iterate()

    def search(self, budget: int, go_on: Callable[[], bool] = always) -> Searched:
        """What the seat should do after so many iterations."""
        self.grow(budget, go_on)
        node = self.root
        assert node is not None
        places = node.locate(self.moves)
        shares = node.shares(places)
        arms = [
            Arm(node.moves[place], node.tallies[place], share)
            for place, share in zip(places, shares, strict=True)
        ]
        move = self.moves[lot(shares, between(self.chance))]
        return Searched(move, arms, self.iterations, self.iterations)

    def average(self, state: Any, seat: int, moves: Sequence[Any]) -> list[float]:
        """How often this seat plays each of these, knowing what it knows; evenly if never seen."""
        node = self.nodes.get((seat, self.model.key(state, seat)))
        return matched([0.0] * len(moves)) if node is None else node.shares(node.locate(moves))

    def iterate(self) -> None:
        """Down, out and back."""
        world = self.model.draw(self.chance)
        steps = self.descend(world.state)
        left = self.ways.depth - len(steps)
        values = rollout(self.model, world.state, left, self.chance)
        for step in reversed(steps):
            values = learn(step, values, world.weight)
        self.iterations += 1

    def descend(self, state: Any) -> list[TreeStep]:
        """Play until an information set was new, or it is over, or far enough."""
        model, chance, ways = self.model, self.chance, self.ways
        steps: list[TreeStep] = []
        likely = [1.0] * model.seats  # that each seat would make the choices that it made
        tried = 1.0  # that all these choices were tried
        seats = model.to_act(state)
        together = len(seats) > 1
        new = False
        while seats and not new and len(steps) < ways.depth:
            seat = self.next(seats, not steps)
            known = len(self.nodes)
            step = self.step(state, seat, together, not steps)
            new = len(self.nodes) > known
            node = step.node
            if isinstance(node, MixedNode):
                weigh(step, likely, tried)
                choose(step, node, ways.stray, chance)
                likely[seat] *= step.played[step.number]
                tried *= step.odds
            else:
                step.number = node.select(step.places, ways.explore)
            steps.append(step)
            model.apply(state, seat, node.moves[step.places[step.number]])
            asked, seats = seats, model.to_act(state)
            together = len(seats) > 1 or (together and still_open(asked, seats, seat))
        return steps

    def next(self, seats: Sequence[int], first: bool) -> int:
        """Who answers now: any of those who are asked, but first of all who has to choose."""
        if first and self.seat != NOBODY:
            return self.seat
        return seats[self.chance.below(len(seats))] if len(seats) > 1 else seats[0]

    def step(self, state: Any, seat: int, together: bool, first: bool) -> TreeStep:
        """The information set of this seat, and what it can do here."""
        if first and self.seat != NOBODY:
            if self.root is None:
                self.root = self.new(state, seat, together)
            return TreeStep(self.root, seat, self.root.locate(self.moves))
        key = (seat, self.model.key(state, seat))
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = self.new(state, seat, together)
        return TreeStep(node, seat, node.locate(self.model.moves(state, seat)))

    def new(self, state: Any, seat: int, together: bool) -> Node:
        """An information set that was never seen before."""
        if self.model.mixes(state, seat, together):
            return MixedNode(self.model.seats)
        return Node()


def still_open(before: Sequence[int], now: Sequence[int], answered: int) -> bool:
    """Whether the same question is still open, to all but who has answered."""
    return len(now) == len(before) - 1 and answered not in now


def weigh(step: TreeStep, likely: list[float], tried: float) -> None:
    """What is learnt here counts as much as the others would let it happen."""
    others = 1.0
    for seat, chance in enumerate(likely):
        if seat != step.seat:
            others *= chance
    step.own = likely[step.seat] / tried
    step.others = others / tried


def choose(step: TreeStep, node: MixedNode, stray: float, chance: Chance) -> None:
    """Draw the move to be tried: of the mixture, or now and then of all alike."""
    step.strategy = node.strategy(step.places)
    step.played = node.trembling(step.strategy)
    even = stray / len(step.places)
    odds = [(1.0 - stray) * share + even for share in step.played]
    step.number = lot(odds, between(chance))
    step.odds = odds[step.number]


def learn(step: TreeStep, values: list[float], weight: float) -> list[float]:
    """Note what came of a step; what it was worth to each seat goes on to the step before."""
    node, seat, place = step.node, step.seat, step.places[step.number]
    if isinstance(node, MixedNode):
        whole = node.value(step.places, step.played, place, step.odds, values)
        node.regret(step.places, seat, place, step.odds, values, whole[seat], weight * step.others)
        node.remember(step.places, step.strategy, weight * step.own)
        node.earn(place, values)
        node.tallies[place].add(values[seat], weight)
        return whole
    node.tallies[place].add(values[seat], weight)
    return values
