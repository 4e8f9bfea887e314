"""Which cards lie where, and whether there can be so many."""

from __future__ import annotations

from sobremesa.games.tanxi.forms import Position
from sobremesa.games.tanxi.placing.reading import by_deck, fault, read_cards, read_loot
from sobremesa.games.tanxi.state import State
from sobremesa.kernel.errors import ScenarioFault


def place_cards(state: State, said: Position) -> None:
    """The decks, the relics, the merchant's cards and the discards."""
    catalogue = state.terms.catalogue
    decks = by_deck(state, said.decks, "decks")
    for name in catalogue.decks:
        state.decks.append(read_cards(state, decks.get(name, ()), f"decks, {name}")[::-1])
    state.monsters = [sum([catalogue.monster[kind] for kind in deck]) for deck in state.decks]
    state.relics = read_cards(state, said.relics, "relics")[::-1]
    for n, kind in enumerate(reversed(state.relics), 1):
        if not catalogue.kinds[kind].relic:
            raise fault(f"relics {n}", "TX-21: the relic deck holds relics only")
    state.merchant = read_loot(state, said.merchant, "merchant")
    state.discards = read_cards(state, said.discards, "discards")


def place_box(state: State) -> None:
    """TX-1, TX-22: the cards on the table are those of this game, at most what a box has."""
    cards = [kind for pile in _piles(state) for kind in pile]
    kinds = state.terms.catalogue.kinds
    state.box = tuple([cards.count(kind.number) for kind in kinds])
    for kind, count in zip(kinds, state.box, strict=True):
        most = kind.copies + min(kind.starting, state.seats)
        if count > most:
            what = f"{count} cards {kind.name}, but a game of {state.seats} has {most}"
            raise ScenarioFault("position", what)


def _piles(state: State) -> list[list[int]]:
    """Wherever a card can be."""
    held = [pile for player in state.players for pile in (player.hand, player.gear)]
    in_use = [state.monster, state.used]
    return [*held, *state.decks, state.relics, state.merchant, state.discards, in_use]
