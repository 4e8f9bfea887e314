"""What lies open beside the players, and what each has seen of the draft."""

from __future__ import annotations

from sobremesa.games.tanxi.catalogue import SEATS
from sobremesa.games.tanxi.rows.places import (
    BOX,
    DEITIES,
    DISCARDS,
    DRAFT,
    FOG,
    ICE,
    MARKER,
    MERCHANT,
    RELICS,
    ROLLS,
    WINNER,
    after_players,
)
from sobremesa.games.tanxi.rows.seating import Seating
from sobremesa.games.tanxi.rows.sizes import RowSizes
from sobremesa.games.tanxi.rows.writing import listed, tally
from sobremesa.games.tanxi.rules.opening import characters_left
from sobremesa.games.tanxi.rules.questions import to_act
from sobremesa.games.tanxi.state import NOBODY, NOTHING, OPENING, State
from sobremesa.kernel.layout import NUMERALS, numeral, packed


class HallBlocks:
    """All of it, of a table: most is the same for all who look."""

    def __init__(self, sizes: RowSizes, seating: Seating, decks: int) -> None:
        self.sizes = sizes
        self.seating = seating
        after = after_players(seating.seats) + decks
        self._discards_at, self._box_at = after + DISCARDS, after + BOX
        self._discards: list[int] = []
        self._discard_block = numeral(0) + sizes.discards
        self._box: tuple[int, ...] = ()
        self._box_block = b""
        self._rolls: list[int] = []
        self._roll_blocks = [NUMERALS[0] * SEATS] * seating.seats
        self._merchant: list[int] = []
        self._merchant_block = tally([], sizes.cards)
        self._deities: list[int] = []
        self._awake = NOTHING
        self._deity_block = b""

    def write(self, row: list[bytes], state: State, seat: int) -> None:
        """As this seat sees it."""
        sizes, seating = self.sizes, self.seating
        row[FOG] = numeral(state.fog)
        row[MARKER] = NUMERALS[state.marker + 1]
        row[ICE] = sizes.no_ice
        if state.blocks or state.freezer != NOBODY:
            ice = listed(state.blocks, sizes.blocks)
            row[ICE] = ice + seating.somebody(state.freezer, seat)
        row[DEITIES] = self._deities_of(state)
        row[WINNER] = seating.somebody(state.winner, seat)
        row[ROLLS] = self._rolls_of(state.rolls, seat)
        row[DRAFT] = self._draft(state, seat)
        row[RELICS] = numeral(len(state.relics))
        row[MERCHANT] = self._merchant_of(state)
        row[self._discards_at] = self._discards_of(state)
        row[self._box_at] = self._box_of(state.box)

    def _deities_of(self, state: State) -> bytes:
        """Those that are awake, and how many sleep."""
        if self._awake != state.awake or self._deities != state.deities:
            self._awake, self._deities = state.awake, state.deities[:]
            awake = listed(state.deities[: state.awake], self.sizes.deities)
            self._deity_block = awake + NUMERALS[len(state.deities) - state.awake + 1]
        return self._deity_block

    def _rolls_of(self, rolls: list[int], seat: int) -> bytes:
        """What each threw before the game, if they did."""
        if self._rolls != rolls:
            self._rolls = rolls[:]
            self._roll_blocks = [
                self.seating.by_seat(rolls, other) if rolls else NUMERALS[0] * SEATS
                for other in range(self.seating.seats)
            ]
        return self._roll_blocks[seat]

    def _draft(self, state: State, seat: int) -> bytes:
        """TX-25: what one has seen of the draft, until all is revealed."""
        if state.phase != OPENING or state.terms.options.characters == "random":
            return self.sizes.no_characters
        if state.players[seat].character == NOBODY and seat not in to_act(state):
            return self.sizes.no_characters
        return tally(characters_left(state, seat), self.sizes.figures)

    def _merchant_of(self, state: State) -> bytes:
        if state.phase == OPENING:
            return self.sizes.no_merchant
        if self._merchant != state.merchant:
            self._merchant = state.merchant[:]
            self._merchant_block = tally(state.merchant, self.sizes.cards)
        return self._merchant_block

    def _discards_of(self, state: State) -> bytes:
        if self._discards != state.discards:
            self._discards = state.discards[:]
            self._discard_block = listed(state.discards, self.sizes.discards)
        return self._discard_block

    def _box_of(self, box: tuple[int, ...]) -> bytes:
        if self._box is not box:
            self._box = box
            self._box_block = packed(box)
        return self._box_block
