"""How far a script has come, and whom its parts meet."""

from __future__ import annotations

from typing import ClassVar, Final

from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import ATTACKER, IT, SAME, SELF, STRUCK, WHO, Part
from sobremesa.games.tanxi.rules.possible import can_meet, targets
from sobremesa.games.tanxi.rules.questions import answered, ask
from sobremesa.games.tanxi.state import NOBODY, NOWHERE, TARGET, Frame, State
from sobremesa.kernel.errors import not_asked, refuse

ASKED: Final = -2  # instead of a seat: the question is put


class Aimed(Part):
    """A part that happens to somebody."""

    usually: ClassVar[str | None] = None  # whom it is about where a pack does not say so

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.aim(fields.selector("who", WHO, self.usually))

    def can_change(self, state: State, seat: int) -> bool:
        """Where there is somebody whom it can meet."""
        return bool(targets(state, seat, self))


def step_on(state: State) -> None:
    """The innermost script is at its next part."""
    state.agenda[-1] = state.agenda[-1].next()


def step_on_with(state: State, subject: int) -> None:
    """Likewise, and `same` is now this character, or nobody."""
    state.agenda[-1] = state.agenda[-1].aimed(subject).next()


def part_asked(state: State) -> Part:
    """The part that waits for an answer."""
    frame = state.agenda[-1]
    return state.terms.catalogue.scripts[frame.script][frame.step]


def aim(state: State, frame: Frame, part: Part) -> int:
    """Whom this part meets: nobody, or one, or the question is put."""
    who = part.who
    if who == SELF:
        return met(state, frame, frame.actor, part)
    if who in (SAME, IT) or frame.stage:
        return met(state, frame, frame.subject, part)
    if who in (STRUCK, ATTACKER):
        return met(state, frame, frame.foe, part)
    found = targets(state, frame.actor, part)
    if len(found) > 1:
        ask(state, TARGET, 1 << frame.actor)
        return ASKED
    return found[0] if found else NOBODY


def meet_one(state: State, frame: Frame, part: Part) -> int:
    """Whom this part meets, the script being at its next part; nobody while the question is put."""
    seat = aim(state, frame, part)
    if seat == ASKED:
        return NOBODY
    step_on_with(state, seat)
    return seat


def meet_and_wait(state: State, frame: Frame, part: Part) -> int:
    """Whom this part meets, still being at it; nobody where it is over or the question is put."""
    seat = aim(state, frame, part)
    if seat == ASKED:
        return NOBODY
    if seat == NOBODY:
        step_on(state)
    return seat


def met(state: State, frame: Frame, seat: int, part: Part) -> int:
    """This character, if the part can still do something to it."""
    if seat == NOBODY or state.players[seat].cell == NOWHERE:
        return NOBODY
    reach = seat if frame.actor == NOBODY else frame.actor
    return seat if can_meet(state, reach, seat, part) else NOBODY


def target(state: State, seat: int, player: int) -> None:
    """The answer: this one."""
    if state.question != TARGET:
        raise not_asked(seat)
    part = part_asked(state)
    if player not in targets(state, seat, part):
        raise refuse(part.rule(), "cannot-aim", player, player=player)
    answered(state)
    state.agenda[-1] = state.agenda[-1].aimed(player)
