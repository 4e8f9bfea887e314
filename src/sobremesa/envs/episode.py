"""A game under way in numbers: what every face for learners is made of."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from sobremesa.envs.terms import EnvTerms
from sobremesa.kernel.chance import Chance, fast
from sobremesa.kernel.encoding import Encoding, Walk
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Outcome, Seat

Row = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


class Episode:
    """One game: somebody is asked, and answers by actions until a move is whole.

    Where several are asked at once, chance says who answers first, and nothing tells the others.
    """

    def __init__(self, terms: EnvTerms, seed: int, told: bool = False) -> None:
        self.terms = terms
        self.encoding: Encoding[Any, Any] = terms.encoding
        self.state = terms.game.setup(terms.options, terms.players, fast(2 * seed))
        self.story: list[Event] | None = [] if told else None  # for bots, who may look back
        self._order: Chance = fast(2 * seed + 1)
        self.seat: Seat | None = None
        self.walk: Walk[Any] | None = None
        self._ask()

    def _ask(self) -> None:
        """The next who owes an answer; nobody once the game is over."""
        asked = self.terms.game.to_act(self.state)
        if not asked:
            self.seat = self.walk = None
            return
        self.seat = asked[0] if len(asked) == 1 else asked[self._order.below(len(asked))]
        self.walk = self.encoding.actions.walk(self.state, self.seat)

    def take(self, action: int) -> bool:
        """The action of who is asked; says whether a move was made. IllegalMove changes nothing."""
        assert self.seat is not None
        assert self.walk is not None
        if action not in self.walk.following():
            game = self.terms.game
            raise self.encoding.refusal(self.state, self.seat, self.walk, action, game)
        move = self.walk.take(action)
        if move is None:
            return False
        self.play(move)
        return True

    def play(self, move: Any) -> None:
        """A whole move of who is asked."""
        assert self.seat is not None
        self.terms.game.apply(self.state, self.seat, move, self.story)
        self._ask()

    def outcome(self) -> Outcome | None:
        """The places, once it is over."""
        return None if self.seat is not None else self.terms.game.outcome(self.state)

    # In numbers

    def write(self, seat: Seat, row: Row, mask: Mask) -> None:
        """What this seat sees, and what is open to it: nothing while somebody else is asked."""
        walk = self.walk if seat == self.seat else None
        view = self.terms.game.view(self.state, seat)
        self.encoding.write(view, () if walk is None else walk.taken, row)
        self.encoding.write_mask(walk, mask)

    def observation(self, seat: Seat) -> dict[str, Any]:
        """The same as new arrays, named as PettingZoo wants them."""
        row = np.empty(self.encoding.width, np.int16)
        mask = np.empty(len(self.encoding.actions.names), np.int8)
        self.write(seat, row, mask)
        return {"observation": row, "action_mask": mask}


def rewards(outcome: Outcome) -> list[float]:
    """1 for who alone is first, shared among those who are, and as much less for the others."""
    seats, first = len(outcome.ranks), len(outcome.winners)
    won, lost = (seats / first - 1) / (seats - 1), -1 / (seats - 1)
    if first == seats:
        return [0.0] * seats
    return [won if rank == 1 else lost for rank in outcome.ranks]
