"""What a position says, as the state numbers it; a slip of the pen is told what is near."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from sobremesa.games.tanxi.forms import Maybe, Names, Position, SeatData, Seats, T
from sobremesa.games.tanxi.state import QUESTIONS, State
from sobremesa.kernel.errors import ScenarioFault


def fault(where: str, what: str) -> ScenarioFault:
    """What is wrong at this place of the position."""
    return ScenarioFault(f"position, {where}", what)


# What may be left out


def or_usual(value: T | Maybe, usual: T) -> T:
    """What is said, else what is usual."""
    return usual if isinstance(value, Maybe) else value


def need(value: T | Maybe, where: str) -> T:
    """What cannot be left out."""
    if isinstance(value, Maybe):
        raise fault(where, "missing")
    return value


def counted(said: tuple[T, ...] | Maybe) -> Iterable[tuple[int, T]]:
    """The entries of a list, which count from 1 where a mistake is named."""
    return enumerate(or_usual(said, ()), 1)


# What has a name


def numbered(numbers: Mapping[str, int], name: str, what: str, where: str) -> int:
    """The number of what has this name."""
    if name not in numbers:
        near = " or ".join(get_close_matches(name, numbers))
        raise fault(where, f"there is no {what} {name!r}" + (near and f"; there is {near}"))
    return numbers[name]


def place_among(names: Iterable[str], name: str, what: str, where: str) -> int:
    """Likewise where the names stand in the order of their numbers."""
    return numbered({other: number for number, other in enumerate(names)}, name, what, where)


def read_card(state: State, name: str, where: str) -> int:
    """A kind of card."""
    return numbered(state.terms.catalogue.kind, name, "card", where)


def read_cards(state: State, names: Names | Maybe, where: str) -> list[int]:
    """Kinds of cards, in their order."""
    return [read_card(state, name, f"{where} {n}") for n, name in counted(names)]


def read_loot(state: State, names: Names | Maybe, where: str) -> list[int]:
    """Cards that can be held, sorted."""
    kinds = read_cards(state, names, where)
    for n, kind in enumerate(kinds, 1):
        if state.terms.catalogue.monster[kind]:
            raise fault(f"{where} {n}", "TX-47: a monster is met, nobody holds it")
    return sorted(kinds)


def read_deck(state: State, name: str, where: str) -> int:
    """The deck of a quadrant."""
    return place_among(state.terms.catalogue.decks, name, "deck", where)


def by_deck(state: State, said: dict[str, T] | Maybe, field: str) -> dict[str, T]:
    """What is said of each deck, by its name."""
    for name in or_usual(said, {}):
        read_deck(state, name, f"field {field}")
    return or_usual(said, {})


def read_cell(state: State, name: str, where: str) -> int:
    """A cell of land."""
    return numbered(state.terms.island.index, name, "land cell", where)


# Who


def seats_of(state: State, said: Position) -> list[SeatData]:
    """What is said of each player."""
    told = or_usual(said.seats, ())
    if len(told) > state.seats:
        raise fault("field seats", f"{len(told)} entries for {state.seats} players")
    return [*told, *[SeatData()] * (state.seats - len(told))]


def read_seat(state: State, seat: int, where: str) -> int:
    """A seat of this table."""
    if not 0 <= seat < state.seats:
        raise fault(where, f"there is no seat {seat} at a table of {state.seats}")
    return seat


def read_seat_or(state: State, seat: int | Maybe, usual: int, where: str) -> int:
    """Likewise, or who it usually is."""
    return usual if isinstance(seat, Maybe) else read_seat(state, seat, where)


def read_mask(state: State, seats: Seats, where: str) -> int:
    """Several seats, as a mask."""
    mask = 0
    for seat in seats:
        mask |= 1 << read_seat(state, seat, where)
    return mask


# What is asked


def asked(state: State) -> str:
    """The question by its name."""
    return QUESTIONS[state.question]
