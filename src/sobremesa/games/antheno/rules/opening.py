"""AN-5 to AN-8: before the first turn."""

from __future__ import annotations

from sobremesa.games.antheno.content import KINDS, NUMBERS, Pack, kinds_of
from sobremesa.games.antheno.options import Options
from sobremesa.games.antheno.state import NOBODY, State, Terms
from sobremesa.kernel.chance import Chance


def setup(options: Options, pack: Pack, seats: int, chance: Chance) -> State:
    """AN-5, AN-6: see who starts, put everything back, mix, and draw the racks."""
    state = State(Terms.of(options, pack, seats), chance)
    state.bag = kinds_of(state.terms.box)
    chance.shuffle(state.bag)
    state.turn = draw_for_start(state)
    chance.shuffle(state.bag)
    for _ in range(seats):
        rack = [0] * KINDS
        for _ in range(options.hand):
            rack[state.bag.pop()] += 1
        state.racks.append(rack)
    return state


def draw_for_start(state: State) -> int:
    """AN-5, AN-5a: who draws the largest starts; only those who tie draw again."""
    seats = list(range(state.terms.seats))
    drawn: list[int] = []
    while len(seats) > 1 and len(drawn) + len(seats) <= len(state.bag):
        round = [NOBODY] * state.terms.seats
        for seat in seats:
            round[seat] = state.bag[-1 - len(drawn)]
            drawn.append(round[seat])
        state.start.append(round)
        best = max([worth(round[seat]) for seat in seats])
        seats = [seat for seat in seats if worth(round[seat]) == best]
    return seats[0] if len(seats) == 1 else seats[state.chance.below(len(seats))]


def worth(kind: int) -> int:
    """AN-5: a star beats every number."""
    return kind % NUMBERS or NUMBERS
