"""What lies on the island beside the castaways: deities, the fog, the village's marker, ice."""

from __future__ import annotations

from sobremesa.games.tanxi.catalogue import BLOCKS
from sobremesa.games.tanxi.forms import UNSET, Position
from sobremesa.games.tanxi.placing.reading import (
    counted,
    fault,
    numbered,
    or_usual,
    place_among,
    read_cell,
    read_seat_or,
)
from sobremesa.games.tanxi.placing.usual import usual_fog
from sobremesa.games.tanxi.state import DEITIES, NOBODY, State, who_stands_on


def place_deities(state: State, said: Position) -> None:
    """Deities, the fog that comes with them, and whom the village's marker is on."""
    catalogue = state.terms.catalogue
    for n, name in counted(said.deities):
        deity = numbered(catalogue.deity, name, "deity", f"deities {n}")
        if deity in state.deities or n > DEITIES:
            raise fault(f"deities {n}", f"TX-22: {DEITIES} different ones")
        state.deities.append(deity)
    state.awake = or_usual(said.awake, 0)
    if state.awake > len(state.deities):
        raise fault("field awake", f"TX-101: {len(state.deities)} deities lie there")
    state.fog = or_usual(said.fog, usual_fog(state))
    if said.marker is not UNSET:
        state.marker = place_among(catalogue.residents, said.marker, "resident", "field marker")


def place_ice(state: State, said: Position) -> None:
    """Blocks of ice, and whose they are."""
    for n, name in counted(said.blocks):
        cell = read_cell(state, name, f"blocks {n}")
        if cell in state.blocks or who_stands_on(state, cell) != NOBODY:
            raise fault(f"blocks {n}", "TX-15a: ice lies on free cells")
        if n > BLOCKS:
            raise fault(f"blocks {n}", f"TX-3: there are {BLOCKS} blocks of ice")
        state.blocks.append(cell)
    if said.freezer is not UNSET and not state.blocks:
        raise fault("field freezer", "there is no ice")
    if state.blocks:
        state.freezer = read_seat_or(state, said.freezer, state.active, "field freezer")
