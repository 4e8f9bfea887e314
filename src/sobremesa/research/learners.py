"""Learners as bots: who answers a row and a mask with an action plays wherever bots play.

    class Mine:
        def act(self, row, mask, random):
            return random.choice(mask.nonzero()[0])

A learner sees what its seat sees: the row is that of the view, and the mask follows from it too,
since what a seat may do is the same in every world that its view allows.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from sobremesa.arena.games import BotFailed
from sobremesa.kernel.bot import Bot, Decision, Thought
from sobremesa.kernel.encoding import Encoding, Walk

_SEEDS: Final = 1 << 30


class Learner(Protocol):
    """Somebody who chooses in numbers; docs/environments.md says what each of them means."""

    def act(
        self, row: npt.NDArray[np.int16], mask: npt.NDArray[np.int8], random: np.random.Generator
    ) -> int:
        """One of the actions whose mask is 1; `random` is the same if the game is played again."""


class RowBot:
    """A learner at one seat of one game."""

    def __init__(self, learner: Learner) -> None:
        self._learner = learner
        self._encoding: Encoding[Any, Any] | None = None

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        """The move that the learner says, action by action."""
        view: Any = decision.view
        if self._encoding is None:
            self._encoding = decision.game.encoding(view.options)
        encoding = self._encoding
        walk = encoding.actions.walk(decision.world, decision.seat)
        random = np.random.default_rng(decision.chance.below(_SEEDS))
        while True:
            row = np.empty(encoding.width, np.int16)
            mask = np.empty(len(encoding.actions.names), np.int8)
            encoding.write(view, walk.taken, row)
            encoding.write_mask(walk, mask)
            action = _number(self._learner.act(row, mask, random))
            if action not in walk.following():
                raise BotFailed(_outside(decision, encoding, walk, action))
            move = walk.take(action)
            if move is not None:
                return Thought(move)


def _number(said: Any) -> int:
    """What a learner answered, as a number."""
    try:
        return index(said)
    except TypeError:
        what = "nothing" if said is None else f"a {type(said).__name__}"
        raise BotFailed(f"act returned {what}, not the number of an action") from None


def _outside(
    decision: Decision[Any, Any], encoding: Encoding[Any, Any], walk: Walk[Any], action: int
) -> str:
    """Which action is illegal, and by which rule."""
    names = encoding.actions.names
    name = f" ({names[action]})" if 0 <= action < len(names) else ""
    refusal = encoding.refusal(decision.world, decision.seat, walk, action, decision.game)
    return f"act returned action {action}{name}, which the mask forbids: {refusal}"


def as_bot(made: Any) -> Bot:
    """A bot as it is, a learner as a bot."""
    bot: Bot = made if callable(getattr(made, "choose", None)) else RowBot(made)
    return bot
