"""A card that lies open."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from sobremesa.games.tanxi.events import Took
from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import ASKING, Part
from sobremesa.games.tanxi.rules.agenda import part_asked, step_on
from sobremesa.games.tanxi.rules.cards import kind_among, put_openly_into_hand
from sobremesa.games.tanxi.rules.questions import answered, ask
from sobremesa.games.tanxi.state import TAKE, Frame, State
from sobremesa.kernel.events import Story

Pile = Literal["discards", "merchant"]
PILES: Final[tuple[Pile, ...]] = ("discards", "merchant")


class Take(Part):
    """One loot or relic card out of the open discard pile, or of the merchant's cards."""

    do: ClassVar[str] = "take"
    needs: ClassVar[int] = ASKING
    asks: ClassVar[tuple[int, ...]] = (TAKE,)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.out_of = fields.word("out_of", PILES)

    def can_change(self, state: State, seat: int) -> bool:
        """Where a card lies."""
        return bool(self.cards(state))

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """A card of the discard pile, or of the merchant's."""
        kinds = self.cards(state)
        if len(kinds) > 1:
            ask(state, TAKE, 1 << frame.actor)
            return
        step_on(state)
        if kinds:
            self.bring(state, frame.actor, kinds[0], story)

    def cards(self, state: State) -> list[int]:
        """The kinds of cards that can be taken openly, each once."""
        monster = state.terms.catalogue.monster
        return [kind for kind in sorted(set(self.pile(state))) if not monster[kind]]

    def pile(self, state: State) -> list[int]:
        """Where the cards lie."""
        return state.discards if self.out_of == "discards" else state.merchant

    def bring(self, state: State, seat: int, kind: int, story: Story) -> None:
        """It comes openly into the hand."""
        self.pile(state).remove(kind)
        put_openly_into_hand(state, seat, kind)
        if story is not None:
            story.append(Took(seat, state.terms.catalogue.names[kind], self.out_of))


def take_openly(state: State, seat: int, card: str, story: Story) -> None:
    """The answer: this card."""
    part = taking(state)
    kind = kind_among(state, part.cards(state), card, "TX-4")
    answered(state)
    step_on(state)
    part.bring(state, seat, kind, story)


def taking(state: State) -> Take:
    """The part that waits for a card."""
    part = part_asked(state)
    assert isinstance(part, Take)
    return part
