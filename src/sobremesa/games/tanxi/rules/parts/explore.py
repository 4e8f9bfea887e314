"""Exploring with a choice (TX-85a)."""

from __future__ import annotations

from typing import ClassVar, Final

from sobremesa.games.tanxi.events import Explored
from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import MOST, USED, Part
from sobremesa.games.tanxi.rules.agenda import step_on
from sobremesa.games.tanxi.rules.cards import (
    draw_top,
    kind_among,
    leave_deck,
    remember_the_top,
    shuffle,
)
from sobremesa.games.tanxi.rules.exploring import receive, use_point, why_no_exploring
from sobremesa.games.tanxi.rules.looking import choose_deck, seen_on_top, show_top
from sobremesa.games.tanxi.rules.questions import answered, ask
from sobremesa.games.tanxi.state import DIG, KEEP, NOTHING, NOWHERE, Frame, State
from sobremesa.kernel.events import Story

PLACES: Final = ("point", "any-deck")


class Explore(Part):
    """Look at so many cards of a deck and keep one (TX-85a); no energy."""

    do: ClassVar[str] = "explore"
    needs: ClassVar[int] = USED
    asks: ClassVar[tuple[int, ...]] = (DIG, KEEP)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.draw = fields.number("draw", 1, MOST)
        self.at_point = fields.word("at", PLACES, "point") == "point"

    def rule(self) -> str:
        """TX-85a where one stands, TX-45a elsewhere."""
        return "TX-85a" if self.at_point else "TX-45a"

    def can_change(self, state: State, seat: int) -> bool:
        """TX-85a: on an unexplored point, or wherever there is a deck."""
        if self.at_point:
            return state.players[seat].cell != NOWHERE and not why_no_exploring(state, seat)
        return any(state.decks)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """TX-85a: look at the top cards of a deck and keep one."""
        seat = frame.actor
        deck = frame.deck
        if not frame.stage:
            if not self.at_point:
                if choose_deck(state, frame):
                    return
                deck = state.agenda[-1].deck
            elif not why_no_exploring(state, seat):
                deck = use_point(state, seat)
            else:
                deck = NOTHING
        if deck == NOTHING:
            step_on(state)
            return
        if story is not None:
            story.append(Explored(seat, state.terms.catalogue.decks[deck]))
        number = min(self.draw, len(state.decks[deck]))
        if number > 1:
            state.agenda[-1] = frame.at_deck(deck)
            show_top(state, seat, deck, number, story)
            ask(state, KEEP, 1 << seat)
            return
        step_on(state)
        kind, known_to = draw_top(state, deck, seat)
        receive(state, seat, deck, kind, known_to, story)


def keep(state: State, seat: int, card: str, story: Story) -> None:
    """TX-85a: the answer: this one; the rest is shuffled back."""
    top = seen_on_top(state)
    kind = kind_among(state, top, card, "TX-85a")
    deck = state.agenda[-1].deck
    answered(state)
    step_on(state)
    remember_the_top(state, deck)
    known_to = leave_deck(state, deck, len(state.decks[deck]) - 1 - top.index(kind), seat)
    shuffle(state, deck)
    receive(state, seat, deck, kind, known_to, story)
