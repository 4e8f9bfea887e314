"""Showing all hands to one seat: what a game remembers of who has seen what is widened.

A bot of the game then counts them as known, as if they had been shown at the table. Where a view
has no room for that, as in Antheno, `measuring.py` has bots that are told the truth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sobremesa.games.antayagi.state import Card
from sobremesa.games.antayagi.state import State as AntaYagiState
from sobremesa.games.tanxi.memory import know_at_least
from sobremesa.games.tanxi.state import State as TanxiState


def _antayagi(state: AntaYagiState, seat: int) -> None:
    """Both sides of every card in a hand."""
    eyes = 1 << seat
    state.hands = [[_seen(card, eyes) for card in hand] for hand in state.hands]


def _seen(card: Card, eyes: int) -> Card:
    return Card(card.kind, card.private, card.object_seen | eyes, card.back_seen | eyes, card.era)


def _tanxi(state: TanxiState, seat: int) -> None:
    """The hands of all others, and what is in the decks, though not its order."""
    for owner, player in enumerate(state.players):
        if owner != seat:
            _remember(player.seen, player.hand, seat)
    for lore, deck in zip(state.lore, state.decks, strict=True):
        _remember(lore, deck, seat)


def _remember(memory: list[int], cards: list[int], seat: int) -> None:
    for kind in set(cards):
        know_at_least(memory, kind, seat, cards.count(kind))


REVEALING: Final[dict[str, Callable[[Any, int], None]]] = {"antayagi": _antayagi, "tanxi": _tanxi}
