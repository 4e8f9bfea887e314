"""Parts that move tokens, let them strike, or put ice on the island."""

from __future__ import annotations

from sobremesa.games.tanxi.effects import Again, Attack, Ice, Jump, Move, Shove, Swap
from sobremesa.games.tanxi.events import Froze, Shoved, Swapped
from sobremesa.games.tanxi.rules.attacking import strike
from sobremesa.games.tanxi.rules.moving import (
    cell_named,
    cells_to_jump,
    cells_to_push,
    cells_within,
    move_to,
)
from sobremesa.games.tanxi.rules.parts.agenda import ASKED, aim, meet_one, part_asked, step_on
from sobremesa.games.tanxi.rules.possible import cells_to_freeze
from sobremesa.games.tanxi.rules.questions import Story, answered, ask
from sobremesa.games.tanxi.state import BLOCK, GO, NOBODY, NOWHERE, PUSH, Frame, State
from sobremesa.kernel.errors import not_asked, refuse


def move(state: State, frame: Frame, part: Move, story: Story) -> None:
    """Some steps, or none."""
    cells = cells_within(state, frame.actor, part.steps, part.over)
    go_somewhere(state, frame, cells, story)


def jump(state: State, frame: Frame, part: Jump, story: Story) -> None:
    """Elsewhere, whatever lies between."""
    go_somewhere(state, frame, cells_to_jump(state, frame.actor, part.to), story)


def go_somewhere(state: State, frame: Frame, cells: list[int], story: Story) -> None:
    """To one of these cells; asked where there is a choice."""
    if len(cells) > 1:
        ask(state, GO, 1 << frame.actor)
        return
    step_on(state)
    if cells:
        move_to(state, frame.actor, cells[0], story, is_own(state, frame))


def is_own(state: State, frame: Frame) -> bool:
    """Whether a move is one's own, and not that of a monster."""
    return not state.terms.catalogue.monstrous[frame.script]


def cells_to_go(state: State) -> list[int]:
    """The cells that the part which waits can lead to."""
    frame, part = state.agenda[-1], part_asked(state)
    if isinstance(part, Move):
        return cells_within(state, frame.actor, part.steps, part.over)
    if isinstance(part, Jump):
        return cells_to_jump(state, frame.actor, part.to)
    assert isinstance(part, Shove)
    return cells_to_push(state, frame.actor, frame.subject, part.cells, part.way)


def go(state: State, seat: int, name: str, story: Story) -> None:
    """The answer: there."""
    cell = cell_named(state, "TX-4", name)
    if cell not in cells_to_go(state):
        raise refuse("TX-4", "cannot-go-there", name, cell=name)
    frame = state.agenda[-1]
    pushed = state.question == PUSH
    answered(state)
    step_on(state)
    if not pushed:
        move_to(state, seat, cell, story, is_own(state, frame))
    elif state.players[frame.subject].cell != cell:
        state.players[frame.subject].cell = cell
        if story is not None:
            story.append(Shoved(seat, frame.subject, name))


def shove(state: State, frame: Frame, part: Shove, story: Story) -> None:  # noqa: ARG001
    """Somebody is pushed away or pulled near; the user says how far."""
    player = aim(state, frame, part)
    if player == ASKED:
        return
    if player == NOBODY:
        step_on(state)
        return
    state.agenda[-1] = frame.aimed(player)
    ask(state, PUSH, 1 << frame.actor)


def swap(state: State, frame: Frame, part: Swap, story: Story) -> None:
    """Two exchange their cells, rivers notwithstanding."""
    player = meet_one(state, frame, part)
    if player == NOBODY or state.players[frame.actor].cell == NOWHERE:
        return
    mine, theirs = state.players[frame.actor], state.players[player]
    mine.cell, theirs.cell = theirs.cell, mine.cell
    if frame.actor == state.active:
        state.moved = True
    if story is not None:
        story.append(Swapped(frame.actor, player))


def attack(state: State, frame: Frame, part: Attack, story: Story) -> None:
    """TX-85: an attack without energy and without weapons, within the limits of TX-65."""
    player = meet_one(state, frame, part)
    if player != NOBODY:
        strike(state, frame.actor, player, [], part.bonus, story)


def allow_again(state: State, frame: Frame, part: Again, story: Story) -> None:  # noqa: ARG001
    """So many may be attacked once more this turn."""
    step_on(state)
    state.again += part.times


def freeze(state: State, frame: Frame, part: Ice, story: Story) -> None:  # noqa: ARG001
    """Blocks of ice, one after the other."""
    if frame.stage < part.blocks and cells_to_freeze(state, frame.actor, part):
        ask(state, BLOCK, 1 << frame.actor)
    else:
        step_on(state)


def block(state: State, seat: int, name: str, story: Story) -> None:
    """The answer: a block there."""
    if state.question != BLOCK:
        raise not_asked(seat)
    cell = cell_named(state, "TX-15", name)
    if cell not in cells_to_freeze(state, seat, part_asked(state)):
        raise refuse("TX-15a", "cannot-freeze", name, cell=name)
    answered(state)
    frame = state.agenda[-1]
    state.agenda[-1] = frame.aimed(frame.subject)
    state.blocks.append(cell)
    state.freezer = seat
    if story is not None:
        story.append(Froze(seat, name))


def done(state: State, seat: int) -> None:
    """The answer: no more blocks."""
    if state.question != BLOCK:
        raise not_asked(seat)
    if not state.agenda[-1].stage:
        raise refuse("TX-4", "at-least-one-block")
    answered(state)
    step_on(state)
