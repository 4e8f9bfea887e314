"""What the active player has done in this turn, and what was thrown before the game."""

from __future__ import annotations

from sobremesa.games.tanxi.forms import Maybe, Position
from sobremesa.games.tanxi.placing.reading import counted, fault, or_usual, place_among, read_cell
from sobremesa.games.tanxi.state import ACTIONS, State


def place_turn(state: State, said: Position) -> None:
    """As it is said; else nothing."""
    for name in ("spent", "again", "ability_used", "favour_used", "moved"):
        setattr(state, name, or_usual(getattr(said, name), getattr(state, name)))
    for name, times in or_usual(said.done, {}).items():
        state.done[place_among(ACTIONS, name, "action", "field done")] = times
    for n, name in counted(said.explored):
        point = state.terms.island.point[read_cell(state, name, f"explored {n}")]
        if point < 0:
            raise fault(f"explored {n}", f"TX-45: {name} belongs to no exploration point")
        state.explored |= 1 << point
    state.attacked = _per_seat(state, said.attacked, "attacked") or [0] * state.seats
    state.rolls = _per_seat(state, said.rolls, "rolls")


def _per_seat(state: State, said: tuple[int, ...] | Maybe, field: str) -> list[int]:
    numbers = list(or_usual(said, ()))
    if numbers and len(numbers) != state.seats:
        raise fault(f"field {field}", f"{len(numbers)} numbers for {state.seats} players")
    return numbers
