"""Kuhn and Leduc poker as a search sees them: small games whose solution is known.

Two play with an ante of 1, and with bets of 1 in Kuhn's. In Leduc's there are two cards each of
three ranks, a card for both after the first round, and raises of 2 and 4 in the two rounds, at most
two in each; who has a pair with the common card wins, else the higher rank.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final

from sobremesa.bots.model import Model, World
from sobremesa.kernel.chance import Chance

Move = str
FOLD: Final = "f"  # in Kuhn's game: pass, which is a check where nobody has bet
CALL: Final = "c"  # or check; in Kuhn's game: bet, or call
RAISE: Final = "r"
UNKNOWN: Final = -1


class Hand:
    """What was dealt, and what has been done."""

    __slots__ = ("cards", "done", "paid", "rounds", "to_act")

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards  # of the first, of the second, and in Leduc's of both
        self.done = ""
        self.rounds: list[str] = [""]
        self.paid = [1, 1]
        self.to_act: tuple[int, ...] = (0,)

    def copy(self) -> Hand:
        copied = Hand(self.cards)
        copied.done = self.done
        copied.rounds = self.rounds[:]
        copied.paid = self.paid[:]
        copied.to_act = self.to_act
        return copied


class Poker(Model):
    """What both games have in common. Everybody mixes, or else everybody maximises."""

    pack: tuple[int, ...]  # the ranks of all cards
    dealt: int

    def __init__(self, mixed: bool = True, held: int = UNKNOWN) -> None:
        super().__init__(2)
        self.mixed = mixed
        self.held = held  # the card of the first player, where that is who searches

    def deals(self) -> list[World]:
        """Every deal, with its probability."""
        deals = list(permutations(self.pack, self.dealt))
        return [World(Hand(cards), 1 / len(deals)) for cards in deals]

    def draw(self, chance: Chance) -> World:
        pack = list(self.pack)
        if self.held != UNKNOWN:
            pack.remove(self.held)
        chance.shuffle(pack)
        if self.held != UNKNOWN:
            pack.insert(0, self.held)
        return World(Hand(tuple(pack[: self.dealt])))

    def copy(self, state: Any) -> Any:
        return state.copy()

    def to_act(self, state: Any) -> Sequence[int]:
        seats: tuple[int, ...] = state.to_act
        return seats

    def mixes(self, state: Any, seat: int, together: bool) -> bool:  # noqa: ARG002
        return self.mixed

    def evaluate(self, state: Any) -> list[float]:  # noqa: ARG002
        return [0.0, 0.0]


class Kuhn(Poker):
    """Three cards, one round, one bet."""

    pack = (0, 1, 2)
    dealt = 2
    ENDS: Final = ("ff", "fcf", "fcc", "cf", "cc")

    def moves(self, state: Any, seat: int) -> Sequence[Move]:  # noqa: ARG002
        return (FOLD, CALL)

    def apply(self, state: Any, seat: int, move: Move) -> None:
        state.done += move
        state.to_act = () if state.done in self.ENDS else (1 - seat,)

    def utilities(self, state: Any) -> list[float]:
        done, cards = state.done, state.cards
        if done.endswith("cf"):  # somebody bet, and the other folded
            first = 1.0 if done == "cf" else -1.0
        else:
            stake = 2.0 if done.endswith("cc") else 1.0
            first = stake if cards[0] > cards[1] else -stake
        return [first, -first]

    def key(self, state: Any, seat: int) -> object:
        return state.cards[seat], state.done


class Leduc(Poker):
    """Six cards, two rounds, two raises in each."""

    pack = (0, 0, 1, 1, 2, 2)
    dealt = 3

    def moves(self, state: Any, seat: int) -> Sequence[Move]:
        behind = state.paid[seat] < state.paid[1 - seat]
        folding = (FOLD,) if behind else ()
        raising = (RAISE,) if state.rounds[-1].count(RAISE) < 2 else ()
        return (*folding, CALL, *raising)

    def apply(self, state: Any, seat: int, move: Move) -> None:
        state.done += move
        if move == FOLD:
            state.to_act = ()
            return
        state.paid[seat] = state.paid[1 - seat]
        if move == RAISE:
            state.paid[seat] += 2 * len(state.rounds)
        state.rounds[-1] += move
        state.to_act = (1 - seat,)
        if move == CALL and len(state.rounds[-1]) > 1:
            self.close(state)

    def close(self, state: Any) -> None:
        """The bets are equal: the next round, or the end."""
        last = len(state.rounds) == 2
        state.to_act = () if last else (0,)
        if not last:
            state.rounds.append("")

    def utilities(self, state: Any) -> list[float]:
        paid = state.paid
        if state.done.endswith(FOLD):
            first = -paid[0] if paid[0] < paid[1] else paid[1]
        else:
            one, other, common = state.cards
            ranks = (one + 9 * (one == common), other + 9 * (other == common))
            first = paid[0] * ((ranks[0] > ranks[1]) - (ranks[0] < ranks[1]))
        return [float(first), -float(first)]

    def key(self, state: Any, seat: int) -> object:
        common = state.cards[2] if len(state.rounds) == 2 else -1
        return state.cards[seat], common, state.rounds[0], state.rounds[-1]
