"""Somebody who is pushed away or pulled near."""

from __future__ import annotations

from typing import ClassVar, Final

from sobremesa.games.tanxi.events import Shoved
from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import ASKING, MOST
from sobremesa.games.tanxi.rules.agenda import Aimed, meet_and_wait, part_asked, step_on
from sobremesa.games.tanxi.rules.moving import cell_named
from sobremesa.games.tanxi.rules.questions import answered, ask
from sobremesa.games.tanxi.rules.stats import can_be_forced
from sobremesa.games.tanxi.state import NOBODY, PUSH, Frame, State, is_free
from sobremesa.kernel.errors import refuse
from sobremesa.kernel.events import Story

WAYS: Final = ("away", "toward")


class Shove(Aimed):
    """Somebody goes up to so many cells straight away from the user, or toward them."""

    do: ClassVar[str] = "shove"
    needs: ClassVar[int] = ASKING
    in_each: ClassVar[bool] = True
    asks: ClassVar[tuple[int, ...]] = (PUSH,)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.farthest = fields.number("cells", 1, MOST)
        self.toward = fields.word("way", WAYS, "away") == "toward"

    def meets(self, state: State, seat: int, other: int) -> bool:
        """Somebody who has somewhere to go."""
        return can_be_forced(state, seat, other) and len(self.cells(state, seat, other)) > 1

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """The user says how far."""
        player = meet_and_wait(state, frame, self)
        if player != NOBODY:
            state.agenda[-1] = frame.aimed(player)
            ask(state, PUSH, 1 << frame.actor)

    def cells(self, state: State, seat: int, subject: int) -> list[int]:
        """Where somebody can be shoved: straight along the axis of the larger distance.

        It stops at sea, rivers and obstacles. The first cell is their own: nobody has to be shoved.
        """
        island = state.terms.island
        mine, theirs = state.players[seat].cell, state.players[subject].cell
        down = island.row[theirs] - island.row[mine]
        right = island.column[theirs] - island.column[mine]
        found = [theirs]
        directions = []
        if abs(down) >= abs(right) and down:
            directions.append(2 if down > 0 else 0)
        if abs(right) >= abs(down) and right:
            directions.append(1 if right > 0 else 3)
        for outward in directions:
            direction = (outward + 2) % 4 if self.toward else outward
            line = island.lines[theirs][direction]
            for number in range(min(self.farthest, island.dry[theirs][direction], len(line))):
                if not is_free(state, line[number]):
                    break
                found.append(line[number])
        return found


def push(state: State, name: str, story: Story) -> None:
    """The answer: so far."""
    cell = cell_named(state, "TX-4", name)
    if cell not in cells_to_push(state):
        raise refuse("TX-4", "cannot-go-there", name, cell=name)
    frame = state.agenda[-1]
    answered(state)
    step_on(state)
    pushed = state.players[frame.subject]
    if pushed.cell != cell:
        pushed.cell = cell
        if story is not None:
            story.append(Shoved(frame.actor, frame.subject, name))


def cells_to_push(state: State) -> list[int]:
    """The cells to which the part that waits can shove somebody."""
    part, frame = part_asked(state), state.agenda[-1]
    assert isinstance(part, Shove)
    return part.cells(state, frame.actor, frame.subject)
