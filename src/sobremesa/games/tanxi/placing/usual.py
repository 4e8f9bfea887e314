"""What is so where a position does not say it, as far as it follows from what is placed before.

What is written leaves out just this (`position.py`).
"""

from __future__ import annotations

from sobremesa.games.tanxi.forms import Phase
from sobremesa.games.tanxi.placing.reading import asked
from sobremesa.games.tanxi.rules.stats import discount
from sobremesa.games.tanxi.state import (
    NOBODY,
    NOTHING,
    OPENING,
    UP,
    WAKING,
    State,
    figure_of,
    on_island,
)


def usual_phase(state: State) -> Phase:
    """The phase in which this is asked."""
    if asked(state) in ("draft", "land"):
        return "opening"
    return "starting" if asked(state) == "return" else "acting"


def usual_turn(state: State) -> int:
    """The first, once the game has begun."""
    return int(state.phase != OPENING)


def usual_active(state: State) -> int:
    """Before the first turn whoever begins it, else seat 0."""
    return state.first if state.phase == OPENING else 0


def nth_free(number: int, taken: list[int]) -> int:
    """This one, or the first that is left; now it is taken."""
    free: list[int] = [n for n in [number, *range(len(taken) + 1)] if n not in taken]
    taken.append(free[0])
    return free[0]


def usual_hearts(state: State, seat: int) -> int:
    """All of them, for those on the island."""
    if state.phase == OPENING or state.players[seat].standing != UP:
        return 0
    return figure_of(state, seat).hearts


def usual_fog(state: State) -> int:
    """TX-101a: a step for each deity, but only after its wrath."""
    return max(0, state.awake - (state.phase == WAKING))


def usual_actor(state: State, script: int) -> int:
    """A wrath is nobody's; everything else is somebody's."""
    name = state.terms.catalogue.script_names[script]
    return NOBODY if name.split("/")[1] == "wrath" else state.active


def doer(state: State) -> int:
    """Whose effect is being carried out, else whose turn it is."""
    actor = state.agenda[-1].actor if state.agenda else NOBODY
    return state.active if actor == NOBODY else actor


def usual_price(state: State) -> int:
    """TX-76: what the passive and the cards of the buyer leave of it."""
    catalogue, sought = state.terms.catalogue, state.sought
    if sought == NOTHING:
        return 0
    full = catalogue.kinds[sought].value if state.seeks_card else catalogue.offers[sought].price
    return max(1, full - discount(state, doer(state)))


def usual_winner(state: State) -> int:
    """Whoever alone is left."""
    left = on_island(state)
    return left[0] if len(left) == 1 else NOBODY
