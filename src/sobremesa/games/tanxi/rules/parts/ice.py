"""Blocks of ice (TX-15a)."""

from __future__ import annotations

from typing import ClassVar

from sobremesa.games.tanxi.catalogue import BLOCKS
from sobremesa.games.tanxi.events import Froze
from sobremesa.games.tanxi.fields import Fields
from sobremesa.games.tanxi.part import ABILITY, MOST, Part
from sobremesa.games.tanxi.rules.agenda import part_asked, step_on
from sobremesa.games.tanxi.rules.moving import cell_named
from sobremesa.games.tanxi.rules.questions import answered, ask
from sobremesa.games.tanxi.state import BLOCK, NOBODY, Frame, State, is_free
from sobremesa.kernel.errors import not_asked, refuse
from sobremesa.kernel.events import Story


class Ice(Part):
    """Up to so many blocks on free cells, until the start of the user's next turn."""

    do: ClassVar[str] = "ice"
    needs: ClassVar[int] = ABILITY
    asks: ClassVar[tuple[int, ...]] = (BLOCK,)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.blocks = fields.number("blocks", 1, BLOCKS)
        self.reach = fields.number("within", 1, MOST)

    def can_change(self, state: State, seat: int) -> bool:
        """Where there is room and ice."""
        return bool(self.cells(state, seat))

    def run(self, state: State, frame: Frame, story: Story) -> None:
        """Blocks of ice, one after the other."""
        if frame.stage < self.blocks and self.cells(state, frame.actor):
            ask(state, BLOCK, 1 << frame.actor)
        else:
            step_on(state)

    def cells(self, state: State, seat: int) -> list[int]:
        """Free cells near enough for a block, while there are blocks."""
        if state.freezer not in (NOBODY, seat) or len(state.blocks) >= BLOCKS:
            return []
        here, island = state.players[seat].cell, state.terms.island
        return [
            cell
            for cell in range(island.size)
            if island.apart(here, cell) <= self.reach and is_free(state, cell)
        ]


def block(state: State, seat: int, name: str, story: Story) -> None:
    """The answer: a block there."""
    if state.question != BLOCK:
        raise not_asked(seat)
    cell = cell_named(state, "TX-15", name)
    if cell not in cells_to_block(state, seat):
        raise refuse("TX-15a", "cannot-freeze", name, cell=name)
    answered(state)
    frame = state.agenda[-1]
    state.agenda[-1] = frame.aimed(frame.subject)
    state.blocks.append(cell)
    state.freezer = seat
    if story is not None:
        story.append(Froze(seat, name))


def cells_to_block(state: State, seat: int) -> list[int]:
    """The cells on which the part that waits can lay one."""
    part = part_asked(state)
    assert isinstance(part, Ice)
    return part.cells(state, seat)


def done(state: State, seat: int) -> None:
    """The answer: no more blocks."""
    if state.question != BLOCK:
        raise not_asked(seat)
    if not state.agenda[-1].stage:
        raise refuse("TX-4", "at-least-one-block")
    answered(state)
    step_on(state)
