"""An equipped card that comes off."""

from __future__ import annotations

from typing import ClassVar, Final

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import ASKING, Fault
from sobremesa.games.tanxi.rules.agenda import Aimed, meet_and_wait, step_on, step_on_with
from sobremesa.games.tanxi.rules.hands import answer, collect, take_off_by_force
from sobremesa.games.tanxi.rules.questions import answered, ask
from sobremesa.games.tanxi.rules.stats import can_be_forced, is_steady
from sobremesa.games.tanxi.state import DISARM, NOBODY, NOTHING, Frame, State
from sobremesa.kernel.errors import not_asked, refuse
from sobremesa.kernel.events import Story

CHOOSERS: Final = ("user", "it")


class Disarm(Aimed):
    """One equipped card of somebody goes back into their hand; the user or they choose."""

    do: ClassVar[str] = "disarm"
    needs: ClassVar[int] = ASKING
    in_wrath: ClassVar[bool] = True
    asks: ClassVar[tuple[int, ...]] = (DISARM,)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.by_user = fields.word("chooser", CHOOSERS, "user") == "user"

    def faults(self, field: str, wrath: bool) -> list[Fault]:
        """Only a wrath asks others to choose, between two rounds."""
        if self.by_user != wrath:
            return []
        if wrath:
            return [("says disarm, in which a wrath lets it choose", "")]
        return [("says disarm so that somebody else chooses: only a wrath does", "")]

    def asks_subject(self) -> bool:
        """Where they choose."""
        return not self.by_user

    def meets(self, state: State, seat: int, other: int) -> bool:
        """Somebody with an equipped card."""
        return can_be_forced(state, seat, other) and bool(state.players[other].gear)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """One equipped card comes off."""
        player = meet_and_wait(state, frame, self)
        if player == NOBODY:
            return
        gear = state.players[player].gear
        if len(set(gear)) > 1:
            state.agenda[-1] = frame.aimed(player)
            ask(state, DISARM, 1 << (frame.actor if self.by_user else player))
            return
        step_on_with(state, player)
        take_off_by_force(state, player, gear[0], story)

    def run_for_all(self, state: State, frame: Frame, seats: list[int], story: Story) -> None:
        """Each chooses in secret."""
        if self.by_user:
            super().run_for_all(state, frame, seats, story)
            return
        open_to_it = [s for s in seats if state.players[s].gear and not is_steady(state, s)]
        collect(state, open_to_it, DISARM, story)


def take_off_this(state: State, seat: int, card: str, story: Story) -> None:
    """The answer: this card."""
    if state.question != DISARM:
        raise not_asked(seat)
    frame = state.agenda[-1]
    kind = state.terms.catalogue.kind.get(card, NOTHING)
    owner = seat if frame.group else frame.subject
    if kind not in state.players[owner].gear:
        raise refuse("TX-4", "not-equipped", card, card=card)
    if frame.group:
        answer(state, seat, kind, story)
        return
    answered(state)
    step_on(state)
    take_off_by_force(state, owner, kind, story)
