"""Dealing anew what nobody knows: which card lies where in the decks, and who sleeps."""

from __future__ import annotations

from sobremesa.games.tanxi.catalogue import Catalogue
from sobremesa.games.tanxi.memory import kind_in
from sobremesa.games.tanxi.state import NOBODY, OPENING, State


def redeal(state: State) -> None:
    """Mix, by the state's chance, all cards of which no seat knows where they are, and the deities.

    A deck keeps the cards that somebody remembers or has looked at, as many monsters as all can
    count, and as many relics; so has the merchant before anybody has seen what he sells (TX-20).
    """
    places = [_unknown(state, number) for number in range(len(state.decks))]
    places += [list(state.relics)]
    if state.phase == OPENING:
        places.append(list(state.merchant))
    for sort in range(3):
        _mix(state, places, sort)
    for number in range(len(state.decks)):
        _put_back(state, number, places[number])
    state.relics = places[len(state.decks)]
    if state.phase == OPENING:
        state.merchant = sorted(places[-1])
    _wake_others(state)


def _sort(catalogue: Catalogue, kind: int) -> int:
    """Monsters, relics and loot never change places with each other."""
    card = catalogue.kinds[kind]
    return 0 if card.is_monster else 1 if card.relic else 2


def _mix(state: State, places: list[list[int]], sort: int) -> None:
    catalogue = state.terms.catalogue
    cards = [kind for place in places for kind in place if _sort(catalogue, kind) == sort]
    state.chance.shuffle(cards)
    for place in places:
        for number, kind in enumerate(place):
            if _sort(catalogue, kind) == sort:
                place[number] = cards.pop()


def _seen(state: State, number: int) -> int:
    """How many cards on top of a deck somebody has looked at."""
    return 0 if state.scout[number] == NOBODY else state.depth[number]


def _unknown(state: State, number: int) -> list[int]:
    """The cards of a deck that nobody has looked at or remembers to be there."""
    deck = state.decks[number]
    cards = deck[: len(deck) - _seen(state, number)]
    for entry in state.lore[number]:
        if kind_in(entry) in cards:
            cards.remove(kind_in(entry))
    return cards


def _put_back(state: State, number: int, cards: list[int]) -> None:
    """The deck with these cards in the place of those that nobody knew, all but its top mixed."""
    deck = state.decks[number]
    below = len(deck) - _seen(state, number)
    known = deck[:below]
    for kind in _unknown(state, number):
        known.remove(kind)
    mixed = known + cards
    state.chance.shuffle(mixed)
    state.decks[number] = mixed + deck[below:]


def _wake_others(state: State) -> None:
    """TX-22: the deities that sleep may be any of the others."""
    awake = state.deities[: state.awake]
    others = [n for n in range(len(state.terms.catalogue.deities)) if n not in awake]
    state.chance.shuffle(others)
    state.deities = awake + others[: len(state.deities) - len(awake)]
