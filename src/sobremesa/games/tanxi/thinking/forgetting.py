"""What somebody sees who does not remember: what lies open, and nothing that was shown before."""

from __future__ import annotations

import msgspec

from sobremesa.games.tanxi.view_types import DeckView, SeatView, View


def forgotten(view: View) -> View:
    """The same view without hands that were seen; what is being looked at now stays."""
    if view.question != "act":
        return view
    seats = tuple([_hidden(seat) for seat in view.seats])
    decks = tuple([_shuffled(deck) for deck in view.decks])
    return msgspec.structs.replace(view, seats=seats, decks=decks)


def _hidden(seat: SeatView) -> SeatView:
    return msgspec.structs.replace(seat, known=()) if seat.known else seat


def _shuffled(deck: DeckView) -> DeckView:
    if not deck.known and deck.top is None:
        return deck
    return msgspec.structs.replace(deck, known=(), top=None, scout=None, depth=0)
