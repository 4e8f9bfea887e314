"""The bot that does not think."""

from __future__ import annotations

from typing import Any

from sobremesa.kernel.bot import Decision, Thought


class RandomBot:
    """Any legal move."""

    def choose(self, decision: Decision[Any, Any]) -> Thought[Any]:
        """One of them, each equally likely."""
        moves = decision.legal().moves
        return Thought(moves[decision.chance.below(len(moves))])
