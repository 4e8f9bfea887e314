"""Parts that lead somewhere: how they ask, and the answer."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from sobremesa.games.tanxi.part import ASKING, Part
from sobremesa.games.tanxi.rules.agenda import part_asked, step_on
from sobremesa.games.tanxi.rules.moving import cell_named, move_to
from sobremesa.games.tanxi.rules.questions import answered, ask
from sobremesa.games.tanxi.state import GO, Frame, State
from sobremesa.kernel.errors import refuse
from sobremesa.kernel.events import Story


class Leading(Part):
    """A part that takes its user to one of some cells."""

    needs: ClassVar[int] = ASKING
    asks: ClassVar[tuple[int, ...]] = (GO,)

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """There; asked where there is a choice."""
        cells = self.cells(state, frame.actor)
        if len(cells) > 1:
            ask(state, GO, 1 << frame.actor)
            return
        step_on(state)
        if cells:
            lead(state, frame, cells[0], story)

    @abstractmethod
    def cells(self, state: State, seat: int) -> list[int]:
        """Those to which it can lead."""


def go(state: State, name: str, story: Story) -> None:
    """The answer: there."""
    cell = cell_named(state, "TX-4", name)
    if cell not in cells_to_go(state):
        raise refuse("TX-4", "cannot-go-there", name, cell=name)
    frame = state.agenda[-1]
    answered(state)
    step_on(state)
    lead(state, frame, cell, story)


def cells_to_go(state: State) -> list[int]:
    """The cells that the part which waits can lead to."""
    part = part_asked(state)
    assert isinstance(part, Leading)
    return part.cells(state, state.agenda[-1].actor)


def lead(state: State, frame: Frame, cell: int, story: Story) -> None:
    """A move is one's own, unless a monster is behind it."""
    own = not state.terms.catalogue.monstrous[frame.script]
    move_to(state, frame.actor, cell, story, own)
