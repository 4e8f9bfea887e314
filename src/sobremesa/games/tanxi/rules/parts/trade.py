"""A deal with the village from afar (TX-75)."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import FAVOUR, Part
from sobremesa.games.tanxi.rules.agenda import step_on
from sobremesa.games.tanxi.rules.possible import wishes
from sobremesa.games.tanxi.rules.questions import ask
from sobremesa.games.tanxi.rules.stats import discount
from sobremesa.games.tanxi.state import TRADE, Frame, State
from sobremesa.kernel.events import Story


class Trade(Part):
    """One deal with the village from any cell, without energy, for fewer coins."""

    do: ClassVar[str] = "trade"
    needs: ClassVar[int] = FAVOUR
    asks: ClassVar[tuple[int, ...]] = (TRADE,)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.discount = fields.number("discount", 0, 5, 0)

    def can_change(self, state: State, seat: int) -> bool:
        """Whether some resident could be dealt with from afar."""
        offers, cards = wishes(state, seat, self.discount + discount(state, seat))
        return bool(offers) or bool(cards)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """TX-75: a deal with the village from here."""
        if self.can_change(state, frame.actor):
            ask(state, TRADE, 1 << frame.actor)
        else:
            step_on(state)
