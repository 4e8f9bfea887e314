"""What is asked, where the game stands, and what was done in this turn."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.rows.places import (
    AGAIN,
    ASKED,
    ATTACKED,
    BUSY,
    DONE,
    EXPLORED,
    FLAGS,
    LEFT,
    SPENT,
    TURN,
)
from sobremesa.games.tanxi.rows.players import PlayerBlocks
from sobremesa.games.tanxi.rows.seating import Seating
from sobremesa.games.tanxi.rows.sizes import RowSizes
from sobremesa.games.tanxi.rows.writing import any_of
from sobremesa.games.tanxi.state import NOBODY, NOTHING, NOWHERE, OPENING, State
from sobremesa.kernel.layout import NUMERALS, numeral, packed

FLAG_BLOCKS: Final = [packed([flags >> 2, flags >> 1 & 1, flags & 1]) for flags in range(8)]


class TurnBlocks:
    """The turn as one seat sees it, and as it saw it the last time."""

    def __init__(self, sizes: RowSizes, seating: Seating, players: PlayerBlocks, seat: int) -> None:
        self.sizes = sizes
        self.seating = seating
        self.players = players
        self.seat = seat
        self.masks = seating.masks[seat]
        self.not_attacked = NUMERALS[1] * seating.seats + seating.nobody
        self.round = NOTHING
        self.turn = NOTHING
        self.first = NOBODY
        self.active = NOBODY

    def write(self, row: list[bytes], state: State) -> None:
        """The players are looked at before, for the energy that is left."""
        sizes, seating, active = self.sizes, self.seating, state.active
        asked = self.masks[state.owes]
        row[ASKED] = sizes.asked(seating.seats, state.question, asked, state.phase)
        if (
            self.turn != state.turn
            or self.active != active
            or self.round != state.round
            or self.first != state.first
        ):
            row[TURN] = self._whose_turn(state)
        playing = state.players[active].cell != NOWHERE and state.phase != OPENING
        left = self.players.blocks[active].energy - state.spent
        row[LEFT] = numeral(left) if playing and left > 0 else NUMERALS[1]
        row[SPENT] = numeral(state.spent)
        row[DONE] = sizes.done(state.done)
        row[EXPLORED] = sizes.explored(state.explored)
        attacked = any_of(state.attacked)
        row[ATTACKED] = (
            seating.by_seat(state.attacked, self.seat) if attacked else self.not_attacked
        )
        row[AGAIN] = numeral(state.again)
        flags = (4 if state.ability_used else 0) | (2 if state.favour_used else 0)
        row[FLAGS] = FLAG_BLOCKS[flags | 1 if state.moved else flags]
        row[BUSY] = self._busy(state)

    def _whose_turn(self, state: State) -> bytes:
        """The round, the turn, who began and who is active."""
        self.turn, self.round = state.turn, state.round
        self.first, self.active = state.first, state.active
        first = self.seating.somebody(self.first, self.seat)
        now = self.seating.somebody(self.active, self.seat)
        return b"".join([numeral(self.round), numeral(self.turn), first, now])

    def _busy(self, state: State) -> bytes:
        """The monster that is being met, the object that is being used, what is being paid for."""
        idle = state.monster == state.lair == state.used == state.sought == NOTHING
        if idle and not state.price and not state.seeks_card:
            return self.sizes.idle
        sought = state.sought
        if state.seeks_card and sought != NOTHING:
            sought += self.sizes.offers
        seeks_card = 1 if state.seeks_card else 0
        return packed([state.monster, state.lair, state.used, sought, seeks_card, state.price])
