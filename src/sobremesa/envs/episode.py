"""A game under way in numbers: what every face for learners is made of."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.envs.terms import EnvTerms
from sobremesa.kernel.episode import NumberedGame
from sobremesa.kernel.game import Outcome, Seat

Row = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


class Episode(NumberedGame):
    """One game on these terms, dealt by a seed; its rows and masks as arrays."""

    def __init__(self, terms: EnvTerms, seed: int, told: bool = False) -> None:
        super().__init__(terms.game, terms.options, terms.players, told)
        self.terms = terms
        self.deal(seed)

    def write(self, seat: Seat, row: Row, mask: Mask) -> None:
        """What this seat sees, and what is open to it: nothing while somebody else is asked."""
        row.data.cast("B")[:] = self.row(seat)
        mask.data.cast("B")[:] = self.mask(seat)

    def observation(self, seat: Seat) -> dict[str, Any]:
        """The same as new arrays, named as PettingZoo wants them."""
        return {
            "observation": np.frombuffer(bytearray(self.row(seat)), np.int16),
            "action_mask": np.frombuffer(bytearray(self.mask(seat)), np.int8),
        }


def rewards(outcome: Outcome) -> list[float]:
    """1 for who alone is first, shared among those who are, and as much less for the others."""
    seats, first = len(outcome.ranks), len(outcome.winners)
    won, lost = (seats / first - 1) / (seats - 1), -1 / (seats - 1)
    if first == seats:
        return [0.0] * seats
    return [won if rank == 1 else lost for rank in outcome.ranks]
