"""What people know of hands and decks."""

from __future__ import annotations

from sobremesa.games.tanxi.forms import UNSET, Known, Maybe, Position, Scouted
from sobremesa.games.tanxi.memory import kind_in, learn
from sobremesa.games.tanxi.placing.reading import (
    by_deck,
    counted,
    fault,
    need,
    read_card,
    read_mask,
    read_seat_or,
)
from sobremesa.games.tanxi.state import NOBODY, State


def place_memories(state: State, said: Position) -> None:
    """What people know of each deck: some of its cards, and perhaps the order on top."""
    known = by_deck(state, said.known, "known")
    scouted = by_deck(state, said.scouted, "scouted")
    for name, deck in zip(state.terms.catalogue.decks, state.decks, strict=True):
        state.lore.append(read_memory(state, known.get(name, ()), deck, f"known, {name}"))
        _place_look(state, scouted.get(name), deck, f"scouted, {name}")


def _place_look(state: State, look: Scouted | None, deck: list[int], where: str) -> None:
    """Who knows the order on top, and how far down."""
    depth = need(look.cards, f"{where}, field cards") if look else 0
    if depth > len(deck):
        raise fault(f"{where}, field cards", f"this deck has {len(deck)} cards")
    state.depth.append(depth)
    seat = need(look.seat, f"{where}, field seat") if look and depth else UNSET
    state.scout.append(read_seat_or(state, seat, NOBODY, f"{where}, field seat"))


def read_memory(
    state: State,
    said: tuple[Known, ...] | Maybe,
    cards: list[int],
    where: str,
    owner: int = NOBODY,
) -> list[int]:
    """What is known of these cards."""
    memory: list[int] = []
    for n, data in counted(said):
        kind = read_card(state, need(data.card, f"{where} {n}, field card"), f"{where} {n}")
        seats = need(data.seats, f"{where} {n}, field seats")
        if owner in seats:
            raise fault(f"{where} {n}, field seats", "TX-6: this is their own hand")
        learn(memory, kind, read_mask(state, seats, f"{where} {n}, field seats"))
        if [kind_in(entry) for entry in memory].count(kind) > cards.count(kind):
            raise fault(f"{where} {n}", f"TX-6: {cards.count(kind)} cards {data.card} are there")
    return memory
