"""Effects: what holds for a while, and what is being carried out."""

from __future__ import annotations

from sobremesa.games.tanxi.rows.places import AGENDA, LASTING, after_players
from sobremesa.games.tanxi.rows.seating import Seating
from sobremesa.games.tanxi.rows.sizes import RowSizes
from sobremesa.games.tanxi.rows.writing import the_very_same
from sobremesa.games.tanxi.state import Frame, Lasting, State
from sobremesa.kernel.layout import NUMERALS, numeral


class EffectBlocks:
    """Effects as one seat counts those whom they meet, and as it saw them the last time."""

    def __init__(self, sizes: RowSizes, seating: Seating, decks: int, seat: int) -> None:
        self.sizes = sizes
        self.seating = seating
        self.seat = seat
        after = after_players(seating.seats) + decks
        self.lasting_at, self.agenda_at = after + LASTING, after + AGENDA
        self.lasting: list[Lasting] = []
        self.agenda: list[Frame] = []

    def begin(self, row: list[bytes]) -> None:
        """As long as there are none."""
        row[self.lasting_at] = NUMERALS[1] + self.sizes.lasting
        row[self.agenda_at] = NUMERALS[1] + self.sizes.agenda

    def write(self, row: list[bytes], state: State) -> None:
        """As this seat sees them."""
        if not the_very_same(self.lasting, state.lasting):
            self.lasting = state.lasting[:]
            row[self.lasting_at] = self._lasting(state.lasting, self.seat)
        if not the_very_same(self.agenda, state.agenda):
            self.agenda = state.agenda[:]
            row[self.agenda_at] = self._agenda(state.agenda, self.seat)

    def _lasting(self, lasting: list[Lasting], seat: int) -> bytes:
        pieces = [NUMERALS[len(lasting) + 1]]
        for effect in lasting:
            pieces += [
                self.sizes.script[effect.script],
                numeral(effect.step),
                self.seating.somebody(effect.seat, seat),
                self.seating.somebody(effect.user, seat),
                NUMERALS[2 if effect.live else 1],
            ]
        pieces.append(self.sizes.lasting[2 * (len(pieces) - 1) :])
        return b"".join(pieces)

    def _agenda(self, agenda: list[Frame], seat: int) -> bytes:
        pieces = [NUMERALS[len(agenda) + 1]]
        for frame in agenda:
            pieces += [
                self.sizes.script[frame.script],
                numeral(frame.step),
                numeral(frame.stop),
                self.seating.somebody(frame.actor, seat),
                self.seating.somebody(frame.subject, seat),
                self.seating.somebody(frame.foe, seat),
                numeral(frame.damage),
                NUMERALS[self.seating.masks[seat][frame.group] + 1],
                NUMERALS[frame.deck + 1],
                numeral(frame.stage),
                NUMERALS[2 if frame.posthumous else 1],
            ]
        pieces.append(self.sizes.agenda[2 * (len(pieces) - 1) :])
        return b"".join(pieces)
