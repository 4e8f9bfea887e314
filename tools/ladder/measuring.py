"""Bots that are made to measure others, and offered to nobody.

One thinks more or less. One plays candidates out to the end, and expects everybody to go on as
simple bots would. Others, or the highest level itself, are allowed to see what is hidden.
"""

from __future__ import annotations

from typing import Any, Final, cast

from tools.ladder.revealing import REVEALING

from sobremesa.bots.beliefs import Belief
from sobremesa.bots.contract import GameModel, Imagined
from sobremesa.bots.halving import Halving
from sobremesa.bots.model import World
from sobremesa.bots.searched import reasons
from sobremesa.games.antheno.moves import Move
from sobremesa.games.antheno.thinking.expert import ExpertBot
from sobremesa.games.antheno.thinking.fitting import Fitting
from sobremesa.games.antheno.thinking.racks import DealtRacks, Rumours
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.bot import Bot, Decision, Thought
from sobremesa.kernel.chance import Chance, fast
from sobremesa.kernel.game import AnyGame

CANDIDATES: Final = 6  # that are played out
DEPTH: Final = 600  # choices ahead, as not every game must end


class Thinking:
    """A bot that has so many times the budget."""

    def __init__(self, bot: Bot, times: float) -> None:
        self._bot = bot
        self._times = times

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        """As it would, with another budget."""
        budget = max(1, round(self._times * decision.budget))
        return self._bot.choose(_again(decision, decision.view, budget))


def _again(decision: Decision[Any, Any], view: Any, budget: int) -> Decision[Any, Any]:
    """The same decision with another view or budget."""
    game, told, chance, go_on = decision.game, decision.told, decision.chance, decision.go_on
    return Decision(game, view, told, chance, budget, go_on)


# Playing out


class Rollouts:
    """Takes the candidate after which it wins most often, if all play on as simple bots."""

    def __init__(self, game: AnyGame, policy: Bot, others: Bot, tries: int, *, sees: bool) -> None:
        self._watched = cast("Watched", game) if sees else None
        self._policy = policy
        self._others = others
        self._tries = tries

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        """The best of some candidates, the policy's own among them."""
        game, chance = decision.game, decision.chance
        belief = self._belief(decision)  # at once: it is the last view that is remembered
        own = self._policy.choose(_again(decision, decision.view, 1)).move
        others = [move for move in decision.candidates(CANDIDATES).moves if move != own]
        if not others:
            return Thought(own)
        bots = [self._others] * decision.world.seats
        bots[decision.seat] = self._policy
        model = _Policies(game, belief, bots)
        halving = Halving(model, decision.seat, [own, *others], DEPTH, chance)
        searched = halving.search(self._tries, decision.go_on)
        return Thought(searched.move, reasons(searched))

    def _belief(self, decision: Decision[Any, Any]) -> Belief:
        if self._watched is None:
            return Imagined(decision.game, decision.view)
        return Truth(self._watched.truth)


class _Policies(GameModel):
    """The game, in which each seat plays on as a bot does."""

    def __init__(self, game: AnyGame, belief: Belief, bots: list[Bot]) -> None:
        super().__init__(game, belief, len(bots), CANDIDATES)
        self._bots = bots

    def guess(self, state: Any, seat: int, chance: Chance) -> Any:
        """From what the seat sees, without what it was told before."""
        view = self.game.view(state, seat)
        return self._bots[seat].choose(Decision(self.game, view, (), chance, 1)).move


class Truth(Belief):
    """The state as it is, all hands and the order of all decks; only dice fall otherwise."""

    def __init__(self, state: Any) -> None:
        self._state = state

    def draw(self, chance: Chance) -> World:
        """A copy of it."""
        state = self._state.copy()
        state.chance = fast(chance.below(1 << 30))
        return World(state)


# Seeing


class Seeing:
    """A bot of the game whose seat is shown all hands."""

    def __init__(self, game: AnyGame, bot: Bot) -> None:
        self._watched = cast("Watched", game)
        self._reveal = REVEALING[game.name]
        self._bot = bot

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        """As it would, if it had seen them."""
        state = self._watched.truth.copy()
        self._reveal(state, decision.seat)
        view = decision.game.view(state, decision.seat)
        return self._bot.choose(_again(decision, view, decision.budget))


class KnownRacks(Rumours):
    """All racks of Antheno, and the order of its bag."""

    def __init__(self, state: Any, view: View, fitting: Fitting) -> None:
        super().__init__(view, (), fitting)
        self._state = state

    def deal(self, chance: Chance) -> DealtRacks:  # noqa: ARG002
        """As it is."""
        racks = [rack[:] for rack in self._state.racks]
        return DealtRacks(racks, self._state.bag[:], [])


class SeeingRacks(ExpertBot):
    """Antheno's expert, whose views have no room for racks: it is told of them as it thinks."""

    def __init__(self, game: AnyGame) -> None:
        self._watched = cast("Watched", game)

    def choose(self, decision: Decision[View, Move]) -> Thought[Move]:
        """As the expert would, if it had seen them."""
        self._truth = self._watched.truth.copy()  # at once: it is the last view that is remembered
        return super().choose(decision)

    def rumours(self, decision: Decision[View, Move], fitting: Fitting) -> Rumours:
        """No rumours, but the truth."""
        return KnownRacks(self._truth, decision.view, fitting)


class Watched:
    """Beside a game: remembers the state whose view was asked for last."""

    truth: Any

    def view(self, state: Any, seat: int | None) -> Any:
        """What the seat may know; and the truth is kept."""
        self.truth = state
        return super().view(state, seat)  # type: ignore[misc]


def watched(game: AnyGame) -> AnyGame:
    """The same game, for a bot that may see everything."""
    kind = type("WatchedGame", (Watched, type(game)), {})
    seen: AnyGame = object.__new__(kind)
    seen.__dict__.update(game.__dict__)
    return seen
