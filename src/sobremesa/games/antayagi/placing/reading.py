"""Seats as a position names them, and what is wrong where."""

from __future__ import annotations

from sobremesa.games.antayagi.position import UNSET, Cards, Maybe
from sobremesa.games.antayagi.state import State
from sobremesa.kernel.errors import ScenarioFault


def fault(where: str, what: str) -> ScenarioFault:
    """What is wrong at this place of the position."""
    return ScenarioFault(f"position, {where}", what)


def read_seat(where: str, seat: int, seats: int) -> int:
    """A seat of this table."""
    if not 0 <= seat < seats:
        raise fault(where, f"there is no seat {seat} at a table of {seats}")
    return seat


def read_mask(seats: tuple[int, ...] | Maybe, default: int, state: State, where: str) -> int:
    """Several seats, as a mask."""
    if seats is UNSET:
        return default
    mask = 0
    for seat in seats:
        mask |= 1 << read_seat(where, seat, state.seats)
    return mask


def per_seat(where: str, lists: tuple[Cards, ...], seats: int) -> list[Cards]:
    """A list for each seat, empty where nothing is said."""
    if len(lists) > seats:
        raise fault(where, f"{len(lists)} lists for {seats} players")
    return [*lists, *[()] * (seats - len(lists))]
