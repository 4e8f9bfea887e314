"""Where everybody stands."""

from __future__ import annotations

from sobremesa.games.tanxi.forms import UNSET, Position
from sobremesa.games.tanxi.placing.reading import asked, fault, read_cell, seats_of
from sobremesa.games.tanxi.placing.usual import nth_free
from sobremesa.games.tanxi.state import (
    NOBODY,
    NOWHERE,
    OPENING,
    OVER,
    UP,
    State,
    on_island,
    who_stands_on,
)


def place_tokens(state: State, said: Position) -> None:
    """Where it is said; else on the nth beach, or the first free one."""
    for seat, data in enumerate(seats_of(state, said)):
        if data.cell is not UNSET:
            _place_token(state, seat, data.cell, f"seats {seat + 1}, field cell")
    if state.phase == OPENING:
        return
    _place_on_beaches(state)
    if state.question != OVER and len(on_island(state)) < 2:
        raise fault("field seats", "TX-110: with fewer than two on the island the game is over")


def _place_token(state: State, seat: int, name: str, where: str) -> None:
    cell = read_cell(state, name, where)
    landing = asked(state) == "land" and cell in state.terms.island.beaches
    if state.phase == OPENING and not landing:
        raise fault(where, "TX-26: tokens land on beaches, after the characters are chosen")
    if state.players[seat].standing != UP:
        raise fault(where, "TX-95: whoever has fallen is on no cell")
    if who_stands_on(state, cell) != NOBODY:
        raise fault(where, "TX-10: at most one character to a cell")
    state.players[seat].cell = cell


def _place_on_beaches(state: State) -> None:
    """Those of whom it is not said."""
    beaches = state.terms.island.beaches
    taken = [n for n, cell in enumerate(beaches) if who_stands_on(state, cell) != NOBODY]
    for seat, player in enumerate(state.players):
        if player.standing == UP and player.cell == NOWHERE:
            player.cell = beaches[nth_free(seat, taken)]
