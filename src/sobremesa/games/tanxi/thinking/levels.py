"""Tanxi's levels, weakest first: they differ in what they see, remember and how far they think."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from sobremesa.games.tanxi.content import Pack
from sobremesa.games.tanxi.imagining import imagine
from sobremesa.games.tanxi.moves import Move
from sobremesa.games.tanxi.state import State
from sobremesa.games.tanxi.thinking.forgetting import forgotten
from sobremesa.games.tanxi.thinking.judging import Judge
from sobremesa.games.tanxi.thinking.opening import worth_at_the_start
from sobremesa.games.tanxi.thinking.paying import payment
from sobremesa.games.tanxi.thinking.planning import Planner, TurnPlan
from sobremesa.games.tanxi.thinking.reasons import why, why_at_once
from sobremesa.games.tanxi.thinking.reflexes import FirstSteps, Reflexes
from sobremesa.games.tanxi.thinking.seeing import Eyes
from sobremesa.games.tanxi.view_types import View
from sobremesa.kernel.bot import Considered, Decision, Reasons, Thought
from sobremesa.kernel.native import mypyc_attr

EQUAL: Final = 1e-9  # what is no farther apart is equally good
AT_ONCE: Final = 40  # positions that come to mind soon
EVERYTHING: Final = 1_000_000  # more than any turn has
LEAST: Final = 16  # positions, with which no turn can be planned
TOLD: Final = 12  # candidates that are named as considered


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelBot(ABC):
    """Somebody who plays Tanxi."""

    reads = True  # the texts of characters

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def choose(self, decision: Decision[View, Move]) -> Thought[Move]:
        """What to answer; before the first turn by what is printed on characters and island."""
        if decision.view.question == "pay":
            return self.pay(decision)
        moves = list(decision.legal().moves)
        if len(moves) == 1:
            return Thought(moves[0])
        if decision.view.question in ("draft", "land"):
            worths = [worth_at_the_start(decision.world, move, self.reads) for move in moves]
            return Thought(any_best(decision, moves, worths))
        return self.think(decision, moves)

    def pay(self, decision: Decision[View, Move]) -> Thought[Move]:
        """Payments may be thousands: they are not listed."""
        state: State = decision.world
        move = payment(state, decision.seat, Eyes(state).hands)
        return Thought(move, Reasons((Considered(move, 0.0, 0.0, 1),), 1, 1))

    def at_first_sight(
        self, decision: Decision[View, Move], view: View, moves: list[Move], new: bool
    ) -> Thought[Move]:
        """What is done without trying anything out."""
        state = imagine(view, self.pack, decision.chance)
        eyes, seat = Eyes(state), decision.seat
        reflexes = FirstSteps(eyes) if new else Reflexes(eyes)
        move = reflexes.answer(state, seat, decision.chance)
        if move not in moves:
            move = moves[0]
        said = why_at_once(state, seat, move)
        return Thought(move, Reasons((Considered(move, 0.0, 0.0, 1),), 1, 1, None, said))

    @abstractmethod
    def think(self, decision: Decision[View, Move], moves: list[Move]) -> Thought[Move]:
        """What to answer in the game, of at least two choices."""


def any_best(decision: Decision[View, Move], moves: list[Move], worths: list[float]) -> Move:
    """Any of those that are worth most."""
    most = max(worths)
    equals = [move for move, worth in zip(moves, worths, strict=True) if worth >= most - EQUAL]
    return equals[decision.chance.below(len(equals)) if len(equals) > 1 else 0]


class NewcomerBot(LevelBot):
    """Does what looks good at first sight: it sees cards and weapons, not what others may do."""

    reads = False

    def think(self, decision: Decision[View, Move], moves: list[Move]) -> Thought[Move]:
        """By the reflexes of a first evening."""
        return self.at_first_sight(decision, forgotten(decision.view), moves, True)


class ReflexBot(LevelBot):
    """Also sees whom it could reach, what gems can buy, and the fog; of hands it forgets all."""

    def think(self, decision: Decision[View, Move], moves: list[Move]) -> Thought[Move]:
        """By reflexes."""
        return self.at_first_sight(decision, forgotten(decision.view), moves, False)


class PlanningBot(LevelBot):
    """Plans its whole turn, as far as comes to mind soon, and remembers what it was shown."""

    most = AT_ONCE  # positions that it looks at

    def think(self, decision: Decision[View, Move], moves: list[Move]) -> Thought[Move]:
        """The choice with the best plan behind it."""
        if decision.budget < LEAST:
            return self.at_first_sight(decision, decision.view, moves, False)
        state = imagine(decision.view, self.pack, decision.chance)
        judge = Judge(state, decision.seat)
        planner = Planner(judge, state, decision.seat, decision.go_on)
        plans = planner.plans(state, moves, min(self.most, decision.budget))
        return considered(judge, state, plans)


class ThoroughBot(PlanningBot):
    """Plans for as long as it may: it finds long and unusual turns as well."""

    most = EVERYTHING


def considered(judge: Judge, state: State, plans: list[TurnPlan]) -> Thought[Move]:
    """The first move of the best plan, and why: each move by its best plan.

    What can be won now is what the best plan promises: of this turn only the rest is left.
    """
    firsts: list[Move] = []
    tried: list[Considered] = []
    for plan in plans:
        first = plan.moves()[0]
        if first not in firsts and len(firsts) < TOLD:
            firsts.append(first)
            tried.append(Considered(first, plan.value, 0.0, 1, plan.value))
    said = why(judge, state, plans[0])
    return Thought(firsts[0], Reasons(tuple(tried), judge.looks, 1, plans[0].value, said))
