"""What the question is about: a monster, an object, a purchase, an end; and who is asked."""

from __future__ import annotations

from sobremesa.games.tanxi.catalogue import OBJECT
from sobremesa.games.tanxi.forms import UNSET, Maybe, Position
from sobremesa.games.tanxi.placing.owing import who_is_asked
from sobremesa.games.tanxi.placing.reading import (
    asked,
    fault,
    numbered,
    or_usual,
    read_card,
    read_deck,
    read_mask,
    read_seat_or,
)
from sobremesa.games.tanxi.placing.usual import usual_price, usual_winner
from sobremesa.games.tanxi.rules.questions import to_act
from sobremesa.games.tanxi.state import NOBODY, NOWHERE, OVER, State, on_island


def place_question(state: State, said: Position) -> None:
    """What is said of it, and who owes an answer."""
    if said.monster is not UNSET:
        _place_monster(state, said.monster, said.lair)
    if said.used is not UNSET:
        _place_used(state, said.used)
    if said.sought is not UNSET:
        _place_wish(state, said.sought, said.seeks_card)
        state.price = or_usual(said.price, usual_price(state))
        if not state.price:
            raise fault("field price", "TX-76: nothing is free")
    if state.question == OVER:
        _place_end(state, said.winner)
    state.owes = who_is_asked(state)
    if read_mask(state, or_usual(said.owes, to_act(state)), "field owes") != state.owes:
        raise fault("field owes", f"{asked(state)} is asked of {list(to_act(state))}")


def _place_monster(state: State, name: str, lair: str | Maybe) -> None:
    """Unless it is said, it came from the deck of the point where the active character is."""
    state.monster = read_card(state, name, "field monster")
    if not state.terms.catalogue.monster[state.monster]:
        raise fault("field monster", f"TX-47: {name} is no monster")
    island, cell = state.terms.island, state.players[state.active].cell
    if lair is not UNSET:
        state.lair = read_deck(state, lair, "field lair")
    elif cell != NOWHERE and island.point[cell] >= 0:
        state.lair = island.deck[island.point[cell]]
    else:
        raise fault("field lair", "missing: the deck that the monster came from")


def _place_used(state: State, name: str) -> None:
    state.used = read_card(state, name, "field used")
    if state.terms.catalogue.kinds[state.used].type != OBJECT:
        raise fault("field used", f"TX-60: {name} is no object")
    if asked(state) in ("draft", "land", "return", "act", "over"):
        raise fault("field used", "TX-60: said only while something is asked that it led to")


def _place_wish(state: State, name: str, seeks_card: bool | Maybe) -> None:
    catalogue = state.terms.catalogue
    state.seeks_card = or_usual(seeks_card, name not in catalogue.offer)
    numbers = catalogue.kind if state.seeks_card else catalogue.offer
    state.sought = numbered(numbers, name, "benefit or card", "field sought")
    if state.seeks_card and state.sought not in state.merchant:
        raise fault("field sought", f"TX-80: the merchant has no {name}")


def _place_end(state: State, winner: int | Maybe) -> None:
    """TX-110, TX-111: one is left, or none by somebody's own effect, or time is up."""
    state.winner = read_seat_or(state, winner, usual_winner(state), "field winner")
    left, limit = len(on_island(state)), state.terms.options.round_limit
    if left > 1 and (limit is None or state.round < limit):
        raise fault("field question", f"TX-110: {left} are still on the island")
    if state.winner == NOBODY if not left else state.winner != usual_winner(state):
        raise fault("field winner", "TX-110: who alone is left, or, if none is, who did it")
