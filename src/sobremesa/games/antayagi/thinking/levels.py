"""The four levels: what each looks at, remembers, and how far it thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from sobremesa.bots.beliefs import Belief, Weighed
from sobremesa.bots.contract import GameModel
from sobremesa.bots.searched import Arm, Searched
from sobremesa.games.antayagi.state import LAY, State
from sobremesa.games.antayagi.thinking.calibration import calibrated
from sobremesa.games.antayagi.thinking.glance import glance
from sobremesa.games.antayagi.thinking.lookahead import Lookahead
from sobremesa.games.antayagi.thinking.novice import first_sight
from sobremesa.games.antayagi.thinking.numbers import Numbers, numbers_of
from sobremesa.games.antayagi.thinking.policy import Policy, best_of
from sobremesa.games.antayagi.thinking.reveal import LaidDown
from sobremesa.games.antayagi.thinking.signals import Overheard, signal_of, soft
from sobremesa.games.antayagi.thinking.silence import silences_of
from sobremesa.games.antayagi.thinking.standing import Factors
from sobremesa.games.antayagi.thinking.why import why
from sobremesa.games.antayagi.thinking.worlds import Deals
from sobremesa.kernel.bot import Considered, Decision, Reasons, Thought

Glancing = Callable[[State, int, Policy], list[float]]


class GlanceBot:
    """Looks at the table once, and takes what looks best."""

    def __init__(self, look: Glancing) -> None:
        self.look = look

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        """The answer with the highest value; any of equals."""
        moves = decision.legal().moves
        if len(moves) == 1:
            return Thought(moves[0])
        policy = policy_of(decision.world)
        values = self.look(decision.world, decision.seat, policy)
        chosen = moves[best_of(values, decision.chance)]
        return Thought(chosen, glanced(moves, values, chosen, why(decision, policy, chosen)))


class ThinkingBot:
    """Tries every answer in imagined worlds, and takes what wins most often."""

    def __init__(
        self,
        *,
        hands: bool,
        signals: bool,
        waits: bool,
        mixes: bool,
        exchanges: int,
        trust: float = 0.0,
    ) -> None:
        self.hands = hands  # whether it asks what hands are worth, and whose turn comes when
        self.signals = signals  # whether it asks what the choices of others and their silence tell
        self.waits = waits  # whether it reckons that others leave a Sabotage to one another
        self.mixes = mixes  # whether it takes the reveal for a game of two who choose at once
        self.exchanges = exchanges  # how many it looks beyond this one
        self.trust = trust  # how many tries its first glance is worth

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        """The answer that is left, with what was seen of the others."""
        moves = decision.legal().moves
        if len(moves) == 1:
            return Thought(moves[0])
        policy = policy_of(decision.world, self.waits)
        values = glance(decision.world, decision.seat, policy)
        found = self.search(decision, moves, values, policy)
        return Thought(found.move, searched(found, why(decision, policy, found.move)))

    def search(
        self,
        decision: Decision[Any, Any],
        legal: Sequence[Any],
        values: list[float],
        policy: Policy,
    ) -> Searched:
        """What comes of these answers, which have such values at a glance."""
        order = promising(values)
        moves = [legal[place] for place in order]
        terms = decision.world.terms
        belief = self.belief(decision, policy)
        if self.mixes and decision.world.question == LAY:
            belief = LaidDown(belief, decision.world, decision.seat, policy)
        model = GameModel(decision.game, belief, terms.seats, len(moves))
        factors = self.factors(numbers_of(terms))
        lookahead = Lookahead(
            model, policy, factors, decision.seat, moves, self.exchanges, decision.chance
        )
        lookahead.first = [values[place] for place in order]
        lookahead.trust = self.trust
        return lookahead.search(decision.budget, decision.go_on)

    def belief(self, decision: Decision[Any, Any], policy: Policy) -> Belief:
        """The worlds that it holds possible."""
        belief: Belief = Deals(decision.view, decision.world.terms.pack)
        if not self.signals:
            return belief
        seat, state = decision.seat, decision.world
        silences = silences_of(decision.told, state, seat, policy)
        if silences is not None:
            belief = Weighed(belief, silences.likelihood)
        signal = signal_of(decision.told, seat, len(state.hands[seat]))
        if signal is not None:
            prospects = soft(policy.terms, policy.prospects.strengths)
            belief = Overheard(belief, signal, prospects, seat)
        return belief

    def factors(self, numbers: Numbers) -> Factors:
        """By what it judges a position."""
        return numbers.factors if self.hands else numbers.open_factors


def promising(values: list[float]) -> list[int]:
    """What looks best at a glance comes first: a small budget tries no more than that."""
    return sorted(range(len(values)), key=lambda place: -values[place])


def policy_of(state: State, waits: bool = True) -> Policy:
    """How all seats of this table are thought to play."""
    numbers = numbers_of(state.terms)
    return Policy(state.terms, numbers.strengths, numbers.sabotage_worth, waits)


def glanced(
    moves: Sequence[Any], values: list[float], chosen: Any, reasons: tuple[Any, ...]
) -> Reasons:
    """All answers with their values, the chosen one first, then the best."""
    considered = [
        Considered(move, value, 0.0, 1) for move, value in zip(moves, values, strict=True)
    ]
    considered.sort(key=lambda one: (one.move != chosen, -one.value))
    return Reasons(tuple(considered), 1, 1, why=reasons)


def searched(found: Searched, reasons: tuple[Any, ...]) -> Reasons:
    """What was tried with its chance to win, the chosen answer first, then the best."""
    considered = [
        Considered(arm.move, arm.value, arm.error, arm.tries, chance_of(arm))
        for arm in found.arms
        if arm.tries or arm.move == found.move
    ]
    considered.sort(key=lambda one: (one.move != found.move, -one.value))
    chance = considered[0].chance
    return Reasons(tuple(considered), found.iterations, found.worlds, chance, reasons)


def chance_of(arm: Arm) -> float | None:
    """The chance to win after this answer, where it was tried."""
    return calibrated(arm.value) if arm.tries else None


NOVICE: Final = GlanceBot(first_sight)
CASUAL: Final = GlanceBot(glance)
STRONG: Final = ThinkingBot(hands=False, signals=False, waits=False, mixes=False, exchanges=0)
EXPERT: Final = ThinkingBot(
    hands=True, signals=True, waits=True, mixes=True, exchanges=4, trust=5.0
)
BUDGETS: Final = {"strong": 1000, "expert": 4000}  # iterations at a live table
