"""How a game may go on, by counts of tiles alone: the next goes out, or not, and so on.

Whoever can go out does. Else some play the most tiles that they see, and some hold back: one tile,
the others only if there is none. Who does what is guessed from what they have played so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sobremesa.bots.model import RolloutModel, World
from sobremesa.bots.tally import Tally
from sobremesa.games.antheno.content import KINDS, NUMBERS
from sobremesa.games.antheno.events import Played
from sobremesa.games.antheno.thinking.ideas import kinds_in
from sobremesa.games.antheno.thinking.racks import Rumours
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.events import Event

Tiles = tuple[int, ...]  # kinds that are played together; none: a draw, or a pass
_FEW: Final = 3  # tiles in a play that tells nothing of how much somebody holds back


class Ahead:
    """A game that may be, as far as it matters."""

    __slots__ = (
        "bag",
        "dumps",
        "inside",
        "passes",
        "racks",
        "table",
        "turn",
        "turns",
        "weight",
        "winner",
    )

    def __init__(
        self, table: list[int], racks: list[list[int]], bag: list[int], inside: list[int]
    ) -> None:
        self.table = table
        self.racks = racks
        self.bag = bag
        self.inside = inside  # who has tiles left, clockwise from whose turn it is
        self.dumps: list[bool] = []  # by seat, whether they play the most that they can
        self.turn = 0  # in `inside`
        self.turns = 0  # how many there have been
        self.weight = 1.0  # how much this world counts
        self.passes = 0
        self.winner = -1

    def copy(self) -> Ahead:
        """A copy that goes its own way."""
        copied = Ahead(self.table[:], [rack[:] for rack in self.racks], self.bag[:], self.inside)
        copied.dumps = self.dumps
        copied.turn = self.turn
        copied.turns = self.turns
        copied.weight = self.weight
        copied.passes = self.passes
        copied.winner = self.winner
        return copied


class Onward(RolloutModel):
    """Games that go on from what one seat sees."""

    def __init__(self, rumours: Rumours, told: Sequence[Event]) -> None:
        super().__init__(len(rumours.view.seats))
        self.rumours = rumours
        self.fitting = rumours.fitting
        self.habits = habits(self.seats, told)
        self.order = self._inside()
        self.depth = 2 * len(self.order)  # turns that are looked ahead
        self.next = self.order[1]
        self.next_out = Tally()  # whether they go out at once

    def draw(self, chance: Chance) -> World:
        """A deal that the seat holds possible, and a guess at how the others play."""
        dealt = self.rumours.deal(chance)
        state = Ahead(self.rumours.table[:], dealt.racks, dealt.bag, self.order)
        state.dumps = [chance.below(whole) < part for part, whole in self.habits]
        state.weight = self.rumours.likelihood(dealt)
        return World(state, state.weight)

    def _inside(self) -> list[int]:
        """Who is still in, clockwise from the seat that thinks."""
        order = [(self.rumours.seat + step) % self.seats for step in range(self.seats)]
        return [seat for seat in order if self.rumours.view.seats[seat].place is None]

    def copy(self, state: Any) -> Ahead:
        """Its own copy."""
        ahead: Ahead = state
        return ahead.copy()

    def to_act(self, state: Any) -> Sequence[int]:
        """Whose turn it is, until somebody is out."""
        ahead: Ahead = state
        return () if _is_over(ahead) else (ahead.inside[ahead.turn],)

    def apply(self, state: Any, seat: int, move: Any) -> None:
        """Tiles join the table; without any a tile is drawn, or the turn passes."""
        ahead: Ahead = state
        tiles: Tiles = move
        rack = ahead.racks[seat]
        for kind in tiles:
            rack[kind] -= 1
            ahead.table[kind] += 1
        if tiles:
            ahead.passes = 0
            if not any(rack):
                ahead.winner = seat
        elif ahead.bag:
            rack[ahead.bag.pop()] += 1
            ahead.passes = 0
        else:
            ahead.passes += 1
        ahead.turn = (ahead.turn + 1) % len(ahead.inside)
        ahead.turns += 1

    def utilities(self, state: Any) -> list[float]:
        """Who goes out next has all; in a blocked game those with the fewest tiles share it."""
        ahead: Ahead = state
        worth = [0.0] * self.seats
        if ahead.winner >= 0:
            worth[ahead.winner] = 1.0
            return worth
        fewest = min([sum(ahead.racks[seat]) for seat in ahead.inside])
        best = [seat for seat in ahead.inside if sum(ahead.racks[seat]) == fewest]
        for seat in best:
            worth[seat] = 1.0 / len(best)
        return worth

    def evaluate(self, state: Any) -> list[float]:
        """Nobody is out yet: the fewer tiles, the better."""
        ahead: Ahead = state
        worth = [0.0] * self.seats
        for seat in ahead.inside:
            worth[seat] = 1.0 / (2 + sum(ahead.racks[seat]))
        total = sum(worth)
        return [one / total for one in worth]

    def guess(self, state: Any, seat: int, chance: Chance) -> Tiles:
        """Go out; else the most, or as little as possible."""
        ahead: Ahead = state
        rack = ahead.racks[seat]
        goes_out = self.fitting.goes_out(ahead.table, rack)
        if seat == self.next and ahead.turns == 1:
            self.next_out.add(1.0 if goes_out else 0.0, ahead.weight)
        if goes_out:
            return kinds_in(rack)
        if ahead.dumps[seat]:
            solution = self.fitting.most(ahead.table, rack)
        else:
            alone = self._one(ahead.table, rack, chance)
            if alone >= 0:
                return (alone,)
            solution = self.fitting.find(ahead.table, rack, sum(rack) - 1)
        return () if solution is None else kinds_in(solution.played)

    def _one(self, table: list[int], rack: list[int], chance: Chance) -> int:
        """A tile that can be played alone, a star only if there is no other; -1: none."""
        kinds = [kind for kind in range(KINDS) if rack[kind]]
        chance.shuffle(kinds)
        for kind in sorted(kinds, key=_is_star):
            if self.fitting.joins(table, kind):
                return kind
        return -1


def _is_over(ahead: Ahead) -> bool:
    return ahead.winner >= 0 or ahead.passes >= len(ahead.inside)


def _is_star(kind: int) -> bool:
    return kind % NUMBERS == 0


def habits(seats: int, told: Sequence[Event]) -> list[tuple[int, int]]:
    """By seat, in how many of how many worlds they play the most: even, then by what shows."""
    found = [(1, 2)] * seats
    for event in told:
        if isinstance(event, Played) and len(event.tiles) != _FEW:
            part, whole = found[event.seat]
            found[event.seat] = (part + (len(event.tiles) > _FEW), whole + 1)
    return found
