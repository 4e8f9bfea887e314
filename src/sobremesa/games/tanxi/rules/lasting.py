"""What holds for a while: how it begins."""

from __future__ import annotations

from sobremesa.games.tanxi.events import Affected
from sobremesa.games.tanxi.part import SAME, SELF, Holding
from sobremesa.games.tanxi.rules.agenda import meet_one
from sobremesa.games.tanxi.rules.possible import targets
from sobremesa.games.tanxi.state import NOBODY, Frame, Lasting, State
from sobremesa.kernel.events import Story


class Continuous(Holding):
    """A part that holds, as the agenda carries it out."""

    def can_change(self, state: State, seat: int) -> bool:
        """For oneself always; for others where there is one."""
        return self.who == SELF or self.who == SAME or bool(targets(state, seat, self))

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """Something holds from now on, or from somebody's next turn."""
        seat = meet_one(state, frame, self)
        if seat == NOBODY:
            return
        live = self.lasts != "next-turn"
        state.lasting.append(Lasting(frame.script, frame.step, seat, frame.actor, live))
        if story is not None and self.stat and self.lasts is not None:
            user = None if frame.actor == NOBODY else frame.actor
            story.append(Affected(seat, user, self.stat, self.by, self.lasts))
