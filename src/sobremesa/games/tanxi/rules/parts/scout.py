"""Looking at the top of a deck."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.events import Sorted
from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import ASKING, Part
from sobremesa.games.tanxi.rules.agenda import step_on
from sobremesa.games.tanxi.rules.looking import choose_deck, seen_on_top, show_top
from sobremesa.games.tanxi.rules.questions import answered, ask
from sobremesa.games.tanxi.state import DIG, NOTHING, SORT, Frame, State
from sobremesa.kernel.errors import not_asked, refuse
from sobremesa.kernel.events import Story


class Scout(Part):
    """Look at the top cards of any deck and put them back in any order."""

    do: ClassVar[str] = "scout"
    needs: ClassVar[int] = ASKING
    if_possible: ClassVar[bool] = True
    asks: ClassVar[tuple[int, ...]] = (DIG, SORT)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.number = fields.number("cards", 1, 4)

    def can_change(self, state: State, seat: int) -> bool:
        """Wherever there is a deck."""
        return any(state.decks)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """Look at the top cards of a deck and put them back in any order."""
        if not frame.stage and choose_deck(state, frame):
            return
        deck = state.agenda[-1].deck
        if deck == NOTHING:
            step_on(state)
            return
        number = min(self.number, len(state.decks[deck]))
        show_top(state, frame.actor, deck, number, story)
        if number > 1:
            ask(state, SORT, 1 << frame.actor)
        else:
            step_on(state)


def sort(state: State, seat: int, cards: tuple[str, ...], story: Story) -> None:
    """The answer: in this order, the top one first."""
    if state.question != SORT:
        raise not_asked(seat)
    catalogue = state.terms.catalogue
    order = [catalogue.kind.get(name, NOTHING) for name in cards]
    if sorted(order) != sorted(seen_on_top(state)):
        raise refuse("TX-4", "not-these-cards")
    deck = state.agenda[-1].deck
    answered(state)
    step_on(state)
    state.decks[deck][-len(order) :] = order[::-1]
    state.revealed += 1
    if story is not None:
        story.append(Sorted(seat, catalogue.decks[deck]))
