"""A game that begins in its middle: random play from the beaches hardly comes to rarer rules."""

from __future__ import annotations

from sobremesa.games.tanxi.game import Tanxi
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.rules.cards import leave_deck, put_into_hand
from sobremesa.games.tanxi.state import OPENING, State, figure_of
from sobremesa.kernel.chance import Chance


class InTheThick(Tanxi):
    """Everyone is in or around the village, with gems and a hand full of cards out of the decks.

    One of them looks into decks, and the deities to come ask everyone for a secret answer.
    """

    def setup(self, options: Options, seats: int, chance: Chance) -> State:
        state = super().setup(options, seats, chance)
        while state.phase == OPENING:
            (seat,) = self.to_act(state)
            self.apply(state, seat, self.random_move(state, seat, chance))
        deity, island = state.terms.catalogue.deity, state.terms.island
        asking = [deity["namku"], deity["pachorron"]]
        state.deities = asking + [n for n in state.deities if n not in asking][:1]
        susana = state.terms.catalogue.character["susana"]
        if susana not in [player.character for player in state.players]:
            state.players[0].character = susana
            state.players[0].hearts = figure_of(state, 0).hearts
        cells = [*island.around, *island.village]
        for seat, player in enumerate(state.players):
            player.cell = cells.pop()
            player.gems = 3
            for _ in range(5):
                take_from_a_deck(state, seat)
        return state


def take_from_a_deck(state: State, seat: int) -> None:
    """TX-46: a card that is no monster, secretly."""
    number = state.chance.below(len(state.decks))
    deck, monster = state.decks[number], state.terms.catalogue.monster
    place = max(place for place, kind in enumerate(deck) if not monster[kind])
    kind = deck[place]
    put_into_hand(state, seat, kind, leave_deck(state, number, place, seat))
