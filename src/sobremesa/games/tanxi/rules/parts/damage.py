"""Direct damage (TX-71)."""

from __future__ import annotations

from typing import ClassVar, Final

from sobremesa.games.tanxi.events import Rolled
from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import ALWAYS, MOST, SELF, Fault, Part
from sobremesa.games.tanxi.rules.agenda import Aimed, meet_one
from sobremesa.games.tanxi.rules.attacking import roll_defence
from sobremesa.games.tanxi.rules.defeat import hurt
from sobremesa.games.tanxi.rules.stats import reduction
from sobremesa.games.tanxi.state import NOBODY, Frame, State
from sobremesa.kernel.events import Story

MOST_ON_A_DIE: Final = 2


class Damage(Aimed):
    """Direct damage (TX-71): so many hearts, and as many as so many defence dice show."""

    do: ClassVar[str] = "damage"
    in_each: ClassVar[bool] = True
    in_wrath: ClassVar[bool] = True
    of_self: ClassVar[bool] = True

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.hearts = fields.number("hearts", 0, MOST, 0)
        self.dice = fields.number("dice", 0, 3, 0)

    def faults(self, field: str, wrath: bool) -> list[Fault]:
        """It costs something."""
        return [] if self.hearts or self.dice else [("says damage without hearts or dice", "")]

    def can_change(self, state: State, seat: int) -> bool:
        """Nobody may be asked to defeat themselves."""
        if self.who == SELF:
            return state.players[seat].hearts > self.hearts + MOST_ON_A_DIE * self.dice
        return super().can_change(state, seat)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """TX-71: direct damage."""
        seat = meet_one(state, frame, self)
        if seat != NOBODY:
            self.run_for_all(state, frame, [seat], story)

    def run_for_all(self, state: State, frame: Frame, seats: list[int], story: Story) -> None:
        """TX-110a: all of them together."""
        if not seats:
            return
        hearts = self.hearts
        if self.dice:
            dice = roll_defence(state, self.dice)
            hearts += sum(dice)
            if story is not None:
                thrower = seats[0] if frame.actor == NOBODY else frame.actor
                story.append(Rolled(thrower, tuple(dice)))
        if frame.actor == NOBODY:
            losses = [(seat, max(0, hearts - reduction(state, seat, "wrath"))) for seat in seats]
            hurt(state, losses, "wrath", NOBODY, story)
        else:
            hurt(state, [(seat, hearts) for seat in seats], "effect", frame.actor, story)


def faults_otherwise(part: Part, otherwise: list[Part]) -> list[Fault]:
    """What is lost instead is lost by the same one, whatever else is so."""
    faults: list[Fault] = []
    for damage in otherwise:
        faults += damage.faults("", False)
        if damage.whom() != part.whom() or damage.when != ALWAYS:
            faults.append((f"says otherwise of {damage.whom()}, not of {part.whom()}", ""))
    return faults


def damage_others(
    state: State, frame: Frame, seats: list[int], otherwise: list[Part], story: Story
) -> None:
    """What happens to those who have nothing to give."""
    for damage in otherwise:
        damage.run_for_all(state, frame, seats, story)
