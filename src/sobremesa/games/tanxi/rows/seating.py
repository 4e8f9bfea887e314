"""Seats as each of them counts: itself first, the others as they sit to the left."""

from __future__ import annotations

from sobremesa.games.tanxi.catalogue import SEATS
from sobremesa.games.tanxi.state import NOBODY
from sobremesa.kernel.layout import NUMERALS, packed


class Seating:
    """So many seats at a table."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.absent = SEATS - seats
        self.nobody = NUMERALS[0] * self.absent  # a number of each who is not there
        self.masks = [_turned(seat, seats) for seat in range(seats)]

    def somebody(self, other: int, seat: int) -> bytes:
        """How far away they sit, or nobody."""
        return NUMERALS[0] if other == NOBODY else NUMERALS[(other - seat) % self.seats + 1]

    def by_seat(self, numbers: list[int], seat: int) -> bytes:
        """A number of each, who looks first."""
        return packed(numbers[seat:] + numbers[:seat]) + self.nobody


def _turned(seat: int, seats: int) -> list[int]:
    """Every mask of seats as this one counts them."""
    everyone = (1 << seats) - 1
    return [(mask >> seat | mask << (seats - seat)) & everyone for mask in range(1 << seats)]
