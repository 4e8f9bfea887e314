"""Putting a question, and what all chapters share."""

from __future__ import annotations

from typing import Final

from sobremesa.games.tanxi.catalogue import SEATS
from sobremesa.games.tanxi.state import NOTHING, OVER, Frame, State

SEATS_IN: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(SEATS) if mask >> seat & 1) for mask in range(1 << SEATS)
]


def ask(state: State, question: int, seats: int) -> None:
    """Put a question to these seats."""
    state.question = question
    state.owes = seats


def answered(state: State) -> None:
    """The question is answered; what follows is carried out next."""
    state.question = NOTHING
    state.owes = 0


def to_act(state: State) -> tuple[int, ...]:
    """Who still owes an answer."""
    return SEATS_IN[state.owes]


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.question == OVER


def carry_out(state: State, script: int, actor: int) -> None:
    """Put a script on the agenda, if there is one."""
    if script >= 0:
        stop = len(state.terms.catalogue.scripts[script])
        state.agenda.append(Frame(script, 0, stop, actor))


def names_of(state: State, kinds: list[int]) -> tuple[str, ...]:
    """Cards by name."""
    names = state.terms.catalogue.names
    return tuple([names[kind] for kind in kinds])
