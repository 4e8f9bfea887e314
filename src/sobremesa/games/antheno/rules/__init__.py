"""The rules of Antheno, a file per chapter, one small function per rule.

`apply` is the table of contents.
"""

from __future__ import annotations

from typing import assert_never

from sobremesa.games.antheno.moves import Draw, Move, Pass, Play
from sobremesa.games.antheno.rules.choices import (
    candidates,
    legal_moves,
    offered,
    random_move,
    to_act,
)
from sobremesa.games.antheno.rules.end import outcome
from sobremesa.games.antheno.rules.opening import setup
from sobremesa.games.antheno.rules.referee import allowed_to_draw, allowed_to_pass, verdict
from sobremesa.games.antheno.rules.turn import draw, pass_on, play
from sobremesa.games.antheno.state import State
from sobremesa.kernel.errors import game_over, no_such_seat, not_asked
from sobremesa.kernel.events import Story


def apply(state: State, seat: int, move: Move, said: str | None, story: Story = None) -> None:
    """Play the move, trusting what the referee said of it; a refused one changes nothing."""
    if not 0 <= seat < state.terms.seats:
        raise no_such_seat(seat, state.terms.seats)
    if state.over:
        raise game_over()
    if seat != state.turn:
        raise not_asked(seat)
    match move:
        case Play():
            play(state, seat, move.table, story)
        case Draw():
            draw(state, seat, allowed_to_draw(state, said), story)
        case Pass():
            pass_on(state, seat, allowed_to_pass(state, said), story)
        case _:
            assert_never(move)


__all__ = [
    "apply",
    "candidates",
    "legal_moves",
    "offered",
    "outcome",
    "random_move",
    "setup",
    "to_act",
    "verdict",
]
