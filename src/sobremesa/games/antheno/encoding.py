"""Numbers for learners: every view as a row of the same length, and every choice beside it.

There are too many tables for a fixed list of actions, so an action is the place of a move among the
listed choices, and its own row says what it does.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.content import COLOURS, KIND, KINDS, count
from sobremesa.games.antheno.moves import Draw, Move, Play, cells_of
from sobremesa.games.antheno.table import joined
from sobremesa.games.antheno.view_types import SeatView, View

SEATS: Final = 4


def observation(view: View) -> list[int]:
    """The view as a row of small numbers, the seat itself first, then the others to its left."""
    seats = len(view.seats)
    first = view.seat or 0
    row = [
        seats,
        int(view.options.draw == "strict"),
        view.bag,
        (view.turn - first) % seats,
        view.passes,
        *view.box,
        *count([KIND[placed.tile] for placed in view.table]),
        *count([KIND[tile] for tile in view.seats[first].tiles or ()]),
    ]
    for distance in range(SEATS):
        row += _seat(view.seats[(first + distance) % seats] if distance < seats else None)
    return row


def _seat(seat: SeatView | None) -> list[int]:
    if seat is None:
        return [0] * (len(COLOURS) + 1)
    return [*seat.colours, seat.place or 0]


def action(view: View, move: Move) -> list[int]:
    """A choice as a row: what it is, how many tiles it moves, and which ones it plays."""
    if not isinstance(move, Play):
        return [int(isinstance(move, Draw)), 0] + [0] * KINDS
    before, after = cells_of(view.table), cells_of(move.table)
    moved = len([cell for cell, kind in before.items() if after.get(cell) != kind])
    return [0, moved, *joined(before, after)]
