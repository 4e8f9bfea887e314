"""Before the first turn: whom to be, and where to land."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.catalogue import Catalogue, Figure
from sobremesa.games.tanxi.moves import Draft, Go, Move
from sobremesa.games.tanxi.state import NOWHERE, State
from sobremesa.games.tanxi.thinking.maps import Maps, maps_of
from sobremesa.games.tanxi.worth import ENERGY_WORTH, TEXT_WORTH, worth_of_part

POINT: Final = 3.0  # of attack or defence, in hearts
ROOM: Final = 8  # cells between oneself and others, more do not matter


def worth_of_character(catalogue: Catalogue, figure: Figure, reads: bool) -> float:
    """What a character is worth, in hearts; who reads sees more than its numbers."""
    worth = figure.hearts + POINT * (figure.attack + figure.defence)
    worth += 4.0 * ENERGY_WORTH * (figure.energy - 4)
    if not reads:
        return worth
    for part in figure.always:
        worth += worth_of_part(part, 9)
    scripts = (figure.at_start, figure.at_end, figure.on_hit, figure.on_hurt, figure.on_beat)
    worth += 2.0 * TEXT_WORTH * len([script for script in scripts if script >= 0])
    uses = [sum([worth_of_part(p, 9) for p in catalogue.scripts[use]]) for use in figure.uses]
    return worth + max(uses, default=0.0)


def worth_of_beach(state: State, maps: Maps, cell: int) -> float:
    """Near to something to explore, with another point not far, and not beside anybody."""
    steps = sorted([ways[cell] for ways in maps.to_deck])
    apart = [
        state.terms.island.ways[cell][player.cell]
        for player in state.players
        if player.cell != NOWHERE
    ]
    return 0.2 * min([ROOM, *apart]) - steps[0] - 0.3 * steps[1]


def worth_at_the_start(state: State, move: Move, reads: bool) -> float:
    """What a choice before the first turn is worth."""
    catalogue = state.terms.catalogue
    if isinstance(move, Draft):
        figure = catalogue.figures[catalogue.character[move.character]]
        return worth_of_character(catalogue, figure, reads)
    assert isinstance(move, Go)
    island = state.terms.island
    return worth_of_beach(state, maps_of(island), island.index[move.cell])
