"""A card that somebody discards."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import ASKING, SELF, Fault
from sobremesa.games.tanxi.rules.agenda import ASKED, Aimed, aim, step_on, step_on_with
from sobremesa.games.tanxi.rules.hands import answer, collect, discard_card
from sobremesa.games.tanxi.rules.parts.damage import damage_others, faults_otherwise
from sobremesa.games.tanxi.rules.questions import answered, ask
from sobremesa.games.tanxi.state import DISCARD, NOBODY, NOTHING, Frame, State
from sobremesa.kernel.errors import not_asked, refuse
from sobremesa.kernel.events import Story


class Toss(Aimed):
    """Somebody discards a card of their choice; `otherwise` for those with an empty hand."""

    do: ClassVar[str] = "toss"
    needs: ClassVar[int] = ASKING
    in_wrath: ClassVar[bool] = True
    of_self: ClassVar[bool] = True
    asks: ClassVar[tuple[int, ...]] = (DISCARD,)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.otherwise = fields.parts_if_any("otherwise", "damage")

    def faults(self, field: str, wrath: bool) -> list[Fault]:
        """Only a wrath asks others to choose, between two rounds."""
        faults = faults_otherwise(self, self.otherwise)
        if self.who != SELF and not wrath:
            faults.append(("says toss so that somebody else chooses: only a wrath does", ""))
        if self.who == SELF and wrath:
            faults.append(("says toss, in which a wrath lets it choose", ""))
        return faults

    def asks_subject(self) -> bool:
        """Whoever discards chooses."""
        return True

    def meets(self, state: State, seat: int, other: int) -> bool:
        """Somebody who can discard, or else suffers for it."""
        return bool(state.players[other].hand) or bool(self.otherwise)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """Somebody discards a card of their own choice."""
        seat = aim(state, frame, self)
        if seat == ASKED:
            return
        if seat == NOBODY or not state.players[seat].hand:
            step_on_with(state, seat)
            if seat != NOBODY:
                damage_others(state, frame, [seat], self.otherwise, story)
            return
        hand = state.players[seat].hand
        if len(hand) > 1:
            state.agenda[-1] = frame.aimed(seat)
            ask(state, DISCARD, 1 << seat)
            return
        step_on_with(state, seat)
        discard_card(state, seat, hand[0], story)

    def run_for_all(self, state: State, frame: Frame, seats: list[int], story: Story) -> None:
        """Those without cards suffer, all others choose in secret."""
        poor = [seat for seat in seats if not state.players[seat].hand]
        damage_others(state, frame, poor, self.otherwise, story)
        collect(state, [seat for seat in seats if state.players[seat].hand], DISCARD, story)


def discard(state: State, seat: int, card: str, story: Story) -> None:
    """The answer: this card."""
    if state.question != DISCARD:
        raise not_asked(seat)
    kind = state.terms.catalogue.kind.get(card, NOTHING)
    if kind not in state.players[seat].hand:
        raise refuse("TX-4", "not-in-hand", card, card=card)
    if state.agenda[-1].group:
        answer(state, seat, kind, story)
        return
    answered(state)
    step_on(state)
    discard_card(state, seat, kind, story)
