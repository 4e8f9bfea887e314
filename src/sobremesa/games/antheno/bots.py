"""This game's opponents, and how they imagine what is hidden.

To play the most tiles one must search every rearrangement. People see less, as other levels do.
"""

from __future__ import annotations

from typing import Final

from sobremesa.bots.random import RandomBot
from sobremesa.games.antheno.content import COLOURS, KIND, KINDS, NUMBERS, Pack, count
from sobremesa.games.antheno.moves import Move, cells_of, play
from sobremesa.games.antheno.search.glance import Sight, glance
from sobremesa.games.antheno.search.plays import BUDGET, best_play
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.state import NOBODY, State, Terms
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.bot import Bot, Decision, Thought
from sobremesa.kernel.chance import Chance, fast

LONGER_LOOK: Final = 5_000  # search steps before a bot that sees nothing draws


class MostTilesBot:
    """Plays the most tiles that the search finds."""

    def choose(self, decision: Decision[View, Move]) -> Thought[Move]:
        """The best candidate: they are sorted so."""
        return Thought(decision.candidates(1).moves[0])


class GlancingBot:
    """Plays as many tiles as it sees at a glance; else it looks longer for any play at all."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def choose(self, decision: Decision[View, Move]) -> Thought[Move]:
        """What it sees; else what the referee would show; else it draws, or passes.

        Where it may draw although it could play, it takes a longer look first.
        """
        view = decision.view
        table, rack = cells_of(view.table), rack_of(view, decision.seat)
        seen = glance(table, rack, self.sight, Steps(BUDGET))
        shown: tuple[Move, ...] = ()
        if seen is None and view.options.draw == "free":
            seen = best_play(table, rack, "any", LONGER_LOOK).cells
        elif seen is None:
            shown = decision.candidates(1, "shown").moves
        if seen is not None:
            return Thought(play(seen))
        return Thought((shown or decision.candidates(1, "draw").moves)[0])


BOTS: Final[dict[str, Bot]] = {
    "random": RandomBot(),
    "in-place": GlancingBot("in-place"),
    "rearranging": GlancingBot("rearranging"),
    "greedy": MostTilesBot(),
}


def rack_of(view: View, seat: int) -> list[int]:
    """The own rack, by kind."""
    tiles = view.seats[seat].tiles
    return count([KIND[tile] for tile in tiles or ()])


# Imagining


def imagine(view: View, pack: Pack, chance: Chance) -> State:
    """A state that this seat cannot tell from the real one, each deal equally likely.

    Unseen tiles of a colour lie on the racks that show so many of it, or in the bag.
    """
    if view.seat is None:
        raise ValueError("a spectator has no part in the game to imagine it from")
    terms = Terms.of(view.options, pack, len(view.seats))
    state = State(terms, fast(chance.below(1 << 30)))
    state.box = list(view.box)
    state.start = [
        [NOBODY if tile is None else KIND[tile] for tile in drawn] for drawn in view.start
    ]
    state.table = cells_of(view.table)
    state.turn = view.turn
    state.passes = view.passes
    state.over = view.question == "over"
    places = {seat.place: number for number, seat in enumerate(view.seats)}
    state.out = [places[place] for place in range(1, len(view.seats) + 1) if place in places]
    state.racks = [[0] * KINDS for _ in view.seats]
    state.racks[view.seat] = rack_of(view, view.seat)
    for colour in range(len(COLOURS)):
        _deal(state, view, colour, chance)
    chance.shuffle(state.bag)
    return state


def _deal(state: State, view: View, colour: int, chance: Chance) -> None:
    """AN-7: the unseen tiles of a colour, to those who show so many of it, the rest to the bag."""
    unseen = _unseen(state, view, colour)
    chance.shuffle(unseen)
    for number, seat in enumerate(view.seats):
        if number != view.seat:
            for _ in range(seat.colours[colour]):
                state.racks[number][unseen.pop()] += 1
    state.bag += unseen


def _unseen(state: State, view: View, colour: int) -> list[int]:
    seen = count(list(state.table.values()))
    mine = state.racks[view.seat or 0]
    kinds = range(colour * NUMBERS, (colour + 1) * NUMBERS)
    return [kind for kind in kinds for _ in range(state.box[kind] - seen[kind] - mine[kind])]
