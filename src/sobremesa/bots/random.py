"""The bot that does not think."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.kernel.chance import Chance
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Choices


class RandomBot:
    """Any of the choices."""

    def choose(
        self,
        view: Any,
        told: Sequence[Event],
        choices: Choices[Any],
        chance: Chance,
        budget: int,
    ) -> Any:
        """One of them, each equally likely."""
        return choices.moves[chance.below(len(choices.moves))]
