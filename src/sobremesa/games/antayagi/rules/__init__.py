"""The rules of AntaYagí, a file per chapter, one small function per rule.

`apply` is the table of contents, what happens most often first: it looks at the type alone, since
`isinstance` is slow to say no of a Struct, and at constants, since names of modules that are not
compiled are looked up each time.
"""

from __future__ import annotations

from typing import Final

from sobremesa.games.antayagi.moves import Choose, Eat, Lay, LetItBe, Move, Sabotage, Take
from sobremesa.games.antayagi.rules.effects import eat, take
from sobremesa.games.antayagi.rules.end import outcome
from sobremesa.games.antayagi.rules.exchange import choose, lay
from sobremesa.games.antayagi.rules.opening import setup
from sobremesa.games.antayagi.rules.questions import (
    is_asked,
    legal_moves,
    offered,
    random_move,
    to_act,
)
from sobremesa.games.antayagi.rules.window import let_it_be, no_sabotage_now, sabotage
from sobremesa.games.antayagi.state import OVER, State
from sobremesa.kernel.errors import IllegalMove, game_over, no_such_seat, not_asked
from sobremesa.kernel.events import Story

LAY: Final = Lay
CHOOSE: Final = Choose
LET_IT_BE: Final = LetItBe
SABOTAGE: Final = Sabotage
TAKE: Final = Take
EAT: Final = Eat


def apply(state: State, seat: int, move: Move, story: Story = None) -> None:
    """Play the move; a refused one changes nothing."""
    if not is_asked(state, seat):
        raise why_not_asked(state, seat, move)
    if type(move) is LAY:
        lay(state, seat, move.slot, story)
    elif type(move) is CHOOSE:
        choose(state, seat, move.player, story)
    elif type(move) is LET_IT_BE:
        let_it_be(state, seat, story)
    elif type(move) is SABOTAGE:
        sabotage(state, seat, move.slot, story)
    elif type(move) is TAKE:
        take(state, seat, move.slot, story)
    elif type(move) is EAT:
        eat(state, seat, move.food, story)
    else:
        raise not_asked(seat)


def why_not_asked(state: State, seat: int, move: Move) -> IllegalMove:
    """K-1, K-2, K-4, and for a Sabotage at the wrong moment the rule that says when."""
    if not 0 <= seat < state.terms.seats:
        return no_such_seat(seat, state.terms.seats)
    if state.question == OVER:
        return game_over()
    if isinstance(move, Sabotage):
        return no_sabotage_now(state)
    return not_asked(seat)


__all__ = ["apply", "legal_moves", "offered", "outcome", "random_move", "setup", "to_act"]
