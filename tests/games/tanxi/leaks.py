"""Leaks, planted on purpose: each must be caught."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.games.tanxi.events import Found, Looked, Scouted
from sobremesa.games.tanxi.game import Tanxi
from sobremesa.games.tanxi.memory import kind_in
from sobremesa.games.tanxi.moves import EXPLORE, Move
from sobremesa.games.tanxi.state import NOBODY, NOTHING, State
from sobremesa.games.tanxi.view_types import View
from sobremesa.kernel.events import Event
from sobremesa.kernel.game import Choices
from tests.games.tanxi.thick import InTheThick


class ShowsAHand(Tanxi):
    """The view shows the next player's hand."""

    def view(self, state: State, seat: int | None) -> View:
        neighbour = ((seat or 0) + 1) % state.seats
        hand = named(state, state.players[neighbour].hand)
        return with_seat(super().view(state, seat), neighbour, hand=hand)


class ShowsTheDraft(Tanxi):
    """The view shows who is who as soon as a character is taken."""

    def view(self, state: State, seat: int | None) -> View:
        honest = super().view(state, seat)
        figures = state.terms.catalogue.figures
        for other, player in enumerate(state.players):
            if player.character != NOBODY:
                name = figures[player.character].name
                honest = with_seat(honest, other, character=name)
        return honest


class ShowsSleepers(Tanxi):
    """The view shows the deities that sleep."""

    def view(self, state: State, seat: int | None) -> View:
        deities = state.terms.catalogue.deities
        shown = tuple([deities[number].name for number in state.deities])
        return msgspec.structs.replace(super().view(state, seat), deities=shown)


class ShowsAnswers(InTheThick):
    """The view shows what others have answered while somebody still thinks."""

    def view(self, state: State, seat: int | None) -> View:
        honest = super().view(state, seat)
        for other, player in enumerate(state.players):
            if player.answer != NOTHING:
                (answer,) = named(state, [player.answer])
                honest = with_seat(honest, other, answer=answer)
        return honest


class KnowsWhatOthersKnow(Tanxi):
    """The view shows what anybody knows of a deck."""

    def view(self, state: State, seat: int | None) -> View:
        honest = super().view(state, seat)
        decks = [
            msgspec.structs.replace(deck, known=named(state, [kind_in(e) for e in memory]))
            for deck, memory in zip(honest.decks, state.lore, strict=True)
        ]
        return msgspec.structs.replace(honest, decks=tuple(decks))


class LooksIntoTheDeck(Tanxi):
    """To explore comes first among the choices when the next card is a monster."""

    def legal_moves(self, state: State, seat: int) -> Choices[Move]:
        choices = super().legal_moves(state, seat)
        if EXPLORE not in choices.moves:
            return choices
        island = state.terms.island
        deck = island.deck[island.point[state.players[seat].cell]]
        if not state.terms.catalogue.monster[state.decks[deck][-1]]:
            return choices
        return Choices((EXPLORE, *[move for move in choices.moves if move != EXPLORE]))


class TellsTooMuch(InTheThick):
    """Secrets of these events are told to all."""

    told_to_all: tuple[type[Event], ...] = ()

    def apply(self, state: State, seat: int, move: Move, story: list[Event] | None = None) -> None:
        super().apply(state, seat, move, story)
        for index, event in enumerate(story or []):
            if story and isinstance(event, self.told_to_all):
                story[index] = event.opened()


class TellsWhatIsFound(TellsTooMuch):
    """TX-46: a card that comes into the hand."""

    told_to_all = (Found,)


class TellsWhatTheWitchSees(TellsTooMuch):
    """TX-78a: the hand of the witch's victim."""

    told_to_all = (Looked,)


class TellsWhatIsScouted(TellsTooMuch):
    """The top cards of a deck at which one has looked."""

    told_to_all = (Scouted,)


def with_seat(view: View, number: int, **changes: Any) -> View:
    """A view in which one seat looks different."""
    seats = list(view.seats)
    seats[number] = msgspec.structs.replace(seats[number], **changes)
    return msgspec.structs.replace(view, seats=tuple(seats))


def named(state: State, kinds: list[int]) -> tuple[str, ...]:
    """Cards by name."""
    return tuple([state.terms.catalogue.names[kind] for kind in kinds])
