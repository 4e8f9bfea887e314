"""Imagined worlds that a seat cannot tell from the real one, drawn again and again.

Most of a world is the same each time: it is built once, and what differs is put in its place.
"""

from __future__ import annotations

from sobremesa.bots.beliefs import Belief
from sobremesa.bots.model import World
from sobremesa.games.antayagi.bots import UNKNOWN, Gap, Puzzle, imagine_again
from sobremesa.games.antayagi.content import Pack
from sobremesa.games.antayagi.state import LAY, NOBODY, WINDOW, Card, State
from sobremesa.games.antayagi.view_types import View
from sobremesa.kernel.chance import Chance, fast


class Blank:
    """A card that is not the same in every world, and where it lies."""

    __slots__ = ("card", "gap", "slot", "zone")

    def __init__(self, zone: int, slot: int, card: Card, gap: Gap) -> None:
        self.zone = zone  # hands, then areas, then the discards and the revealed cards
        self.slot = slot
        self.card = card  # as it was in the first world
        self.gap = gap

    def filled(self) -> Card:
        """The card as the puzzle has it now."""
        card = self.card
        return Card(self.gap.kind, card.private, card.object_seen, card.back_seen, card.era)


class Deals(Belief):
    """Every deal that the view allows, each as likely as the other."""

    def __init__(self, view: View, pack: Pack) -> None:
        self.puzzle = Puzzle(view)
        unknown = [
            [gap.object == UNKNOWN or gap.back == UNKNOWN for gap in zone]
            for zone in self.puzzle.places
        ]
        self.first = imagine_again(view, pack, self.puzzle, fast(0))
        self.owes = 0
        for seat in view.asked:
            self.owes |= 1 << seat
        zones = zones_of(self.first)
        self.blanks = [
            Blank(zone, slot, zones[zone][slot], self.puzzle.places[zone][slot])
            for zone, blank in enumerate(unknown)
            for slot, is_blank in enumerate(blank)
            if is_blank
        ]

    def draw(self, chance: Chance) -> World:
        """One of them; who has laid a card down in secret may still think again."""
        state = self.first.copy()
        state.pile = self.puzzle.fill(chance)
        chance.shuffle(state.pile)
        if self.puzzle.top is not None:
            state.pile.append(self.puzzle.top.kind)
        state.chance = fast(chance.below(1 << 30))
        for blank in self.blanks:
            put(state, blank)
        if state.question == LAY:
            state.active_slot = state.chosen_slot = NOBODY
            state.owes = 1 << state.active | 1 << state.chosen
        elif state.question == WINDOW:
            state.owes = self.owes
        return World(state)


def zones_of(state: State) -> list[list[Card]]:
    """All cards outside the pile, in the order in which a puzzle reads them."""
    shown = [card for card in (state.active_card, state.chosen_card) if card is not None]
    return [*state.hands, *[list(area) for area in state.areas], state.discards, shown]


def put(state: State, blank: Blank) -> None:
    """Lay the card of a blank where it belongs."""
    seats = state.terms.seats
    zone, slot, card = blank.zone, blank.slot, blank.filled()
    if zone < seats:
        state.hands[zone][slot] = card
    elif zone < 2 * seats:
        area = list(state.areas[zone - seats])
        area[slot] = card
        state.areas[zone - seats] = tuple(area)
    elif zone == 2 * seats:
        state.discards[slot] = card
    elif slot == 0 and state.active_card is not None:
        state.active_card = card
    else:
        state.chosen_card = card
