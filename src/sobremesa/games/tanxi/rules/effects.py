"""Carrying out effects: the agenda.

The innermost script is at the end of the agenda. A part that needs an answer asks and waits; the
answer finishes it and the script goes on. "All choices of one use" come one after the other. What
each part does is said in its file in `rules/parts/`.
"""

from __future__ import annotations

from sobremesa.games.tanxi.part import Part
from sobremesa.games.tanxi.rules.agenda import step_on
from sobremesa.games.tanxi.rules.stats import applies
from sobremesa.games.tanxi.state import NOBODY, NOWHERE, Frame, State
from sobremesa.kernel.events import Story


def run(state: State, story: Story) -> None:
    """One step of the innermost script."""
    frame = state.agenda[-1]
    if frame.step >= frame.stop or not goes_on(state, frame):
        state.agenda.pop()
        return
    part = state.terms.catalogue.scripts[frame.script][frame.step]
    if frame.group:
        seats = [s for s in nearest_first(state, frame) if state.players[s].cell != NOWHERE]
        step_on(state)
        part.run_for_all(state, frame, seats, story)
    elif is_met(state, frame, part):
        part.run(state, frame, story)
    else:
        step_on(state)


def goes_on(state: State, frame: Frame) -> bool:
    """TX-90a: what somebody does ends when they fall, except for cards that say otherwise."""
    actor = frame.actor
    return actor == NOBODY or state.players[actor].cell != NOWHERE or frame.posthumous


def is_met(state: State, frame: Frame, part: Part) -> bool:
    """Whether this part acts: what lasts is judged while it holds, an `each` for each one."""
    if not part.judged_later and not applies(state, frame.actor, part):
        return False
    return frame.damage >= part.least_damage


def nearest_first(state: State, frame: Frame) -> list[int]:
    """The group from the nearest to the farthest, ties in turn order."""
    count = state.terms.seats
    start = state.active if frame.actor == NOBODY else frame.actor
    seats = [(start + n) % count for n in range(count) if frame.group >> (start + n) % count & 1]
    if frame.actor == NOBODY or state.players[frame.actor].cell == NOWHERE:
        return seats
    island, here = state.terms.island, state.players[frame.actor].cell
    return sorted(seats, key=lambda seat: island.apart(here, max(0, state.players[seat].cell)))
