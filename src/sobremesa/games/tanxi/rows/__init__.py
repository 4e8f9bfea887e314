"""Rows of Tanxi written straight from the state, block by block.

A block is what its codec writes of a part of the view. It is kept together with a copy of what it
was made of, and written anew where that is no longer the same. Each seat keeps the blocks of its
row in their order (`places.py`).
"""

from __future__ import annotations

from sobremesa.games.tanxi.rows.decks import DeckBlocks
from sobremesa.games.tanxi.rows.effects import EffectBlocks
from sobremesa.games.tanxi.rows.hall import HallBlocks
from sobremesa.games.tanxi.rows.places import places
from sobremesa.games.tanxi.rows.players import PlayerBlocks
from sobremesa.games.tanxi.rows.seating import Seating
from sobremesa.games.tanxi.rows.sizes import RowSizes
from sobremesa.games.tanxi.rows.turn import TurnBlocks
from sobremesa.games.tanxi.state import State
from sobremesa.kernel.encoding import RowWriter
from sobremesa.kernel.layout import LayoutFault


class SeatRow:
    """The row of one seat, and what only this seat sees so."""

    def __init__(
        self, turn: TurnBlocks, decks: DeckBlocks, effects: EffectBlocks, row: list[bytes]
    ) -> None:
        self.turn = turn
        self.decks = decks
        self.effects = effects
        self.row = row


class TanxiRows(RowWriter[State]):
    """The rows of a table of so many seats."""

    def __init__(self, sizes: RowSizes, decks: int, seats: int) -> None:
        seating = Seating(seats)
        self._length = 2 * sizes.width
        self._players = PlayerBlocks(sizes, seating, decks)
        self._hall = HallBlocks(sizes, seating, decks)
        self._seats = [
            SeatRow(
                TurnBlocks(sizes, seating, self._players, seat),
                DeckBlocks(sizes, seating, decks, seat),
                EffectBlocks(sizes, seating, decks, seat),
                [b""] * places(seats, decks),
            )
            for seat in range(seats)
        ]
        for own in self._seats:
            self._players.begin(own.row)
            own.effects.begin(own.row)

    def row(self, state: State, seat: int) -> bytes:
        """Block by block: what is no longer so is written anew."""
        own = self._seats[seat]
        row = own.row
        self._players.look(state)
        own.turn.write(row, state)
        self._hall.write(row, state, seat)
        self._players.write(row, state, seat)
        own.decks.write(row, state)
        own.effects.write(row, state)
        whole = b"".join(row)
        if len(whole) != self._length:
            raise LayoutFault("there is more in one place than there is room for")
        return whole


__all__ = ["RowSizes", "TanxiRows"]
