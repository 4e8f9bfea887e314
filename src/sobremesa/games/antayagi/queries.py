"""What a seat may ask beside moving, and what it is told: all of it follows from its view."""

from __future__ import annotations

import msgspec

from sobremesa.games.antayagi.bots import UNKNOWN, Puzzle
from sobremesa.games.antayagi.content import OBJECTS, Object
from sobremesa.games.antayagi.counting import Tally, group_of, tallies
from sobremesa.games.antayagi.view_types import View
from sobremesa.kernel.errors import malformed


class QueryBase(msgspec.Struct, frozen=True, tag_field="ask", forbid_unknown_fields=True):
    """Something to be told."""


class Chances(QueryBase, frozen=True, tag="chances"):
    """What the cards of the own hand can be whose objects this seat has not seen."""


class Likely(msgspec.Struct, frozen=True):
    """An object that a card may have, and how likely it has it: more than 0, at most 1."""

    object: Object
    chance: float


class Unseen(msgspec.Struct, frozen=True):
    """A card of the own hand, by its slot, and all that it can be, the likeliest first."""

    slot: int
    objects: tuple[Likely, ...]


class HandChances(msgspec.Struct, frozen=True):
    """The cards whose objects this seat has not seen, every deal that its view allows alike."""

    cards: tuple[Unseen, ...]


def answer(view: View, ask: QueryBase) -> HandChances:
    """What this seat is told; who has no hand, or asks for something else, is refused."""
    if not isinstance(ask, Chances):
        raise malformed("that is nothing to ask")
    if view.seat is None:
        raise malformed("a spectator has no cards to ask about")
    puzzle = Puzzle(view)
    slots = [
        (slot, group_of(gap))
        for slot, gap in enumerate(puzzle.places[view.seat])
        if gap.object == UNKNOWN
    ]
    if not slots:
        return HandChances(())
    counted = tallies(view, puzzle)
    return HandChances(tuple([Unseen(slot, _likely(counted[group])) for slot, group in slots]))


def _likely(tally: Tally) -> tuple[Likely, ...]:
    """The objects that there is a deal for, the likeliest first, equals in the box's order."""
    total = sum(tally)
    order = sorted(range(len(OBJECTS)), key=lambda thing: -tally[thing])
    return tuple([Likely(OBJECTS[thing], tally[thing] / total) for thing in order if tally[thing]])
