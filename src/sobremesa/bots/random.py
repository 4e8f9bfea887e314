"""The bot that does not think."""

from __future__ import annotations

from typing import Any

from sobremesa.kernel.game import Decision


class RandomBot:
    """Any of the choices."""

    def choose(self, decision: Decision[Any, Any]) -> Any:
        """One of them, each equally likely."""
        moves = decision.choices.moves
        return moves[decision.chance.below(len(moves))]
