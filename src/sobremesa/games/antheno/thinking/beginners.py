"""Those who see less of the table, as people do: one line at a time, a tile or a set a turn."""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.content import NUMBERS
from sobremesa.games.antheno.moves import Move, play
from sobremesa.games.antheno.table import Cells
from sobremesa.games.antheno.thinking.ideas import small_plays
from sobremesa.games.antheno.thinking.sight import grown, new_set
from sobremesa.games.antheno.thinking.turn import Turn
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.bot import Decision, Thought

_SHOWN: Final = 30_000  # search steps in which the referee shows a small play
_FREE: Final = 5000  # and that somebody looks for one who may draw instead
_FINISH: Final = 20_000  # to see whether the last tiles fit
_LAST: Final = 2  # tiles of which casual sees whether they go out together


class NoviceBot:
    """Adds a numbered tile to a line that can grow; else it has to be shown what fits."""

    def choose(self, decision: Decision[View, Move]) -> Thought[Move]:
        """The first line that is seen, as it lies."""
        turn = _turn(decision)
        seen = grown(turn.table, _numbers(turn.rack), 1)
        return Thought(play(seen[0]) if seen else _with_help(turn))


class CasualBot:
    """Keeps its stars as long as it can, and sees how its last tiles go out together."""

    def choose(self, decision: Decision[View, Move]) -> Thought[Move]:
        """The last tiles together; else one, and no star if there is another."""
        turn = _turn(decision)
        out = turn.going_out(_FINISH) if sum(turn.rack) <= _LAST else None
        if out is not None:
            return Thought(out)
        seen = grown(turn.table, turn.rack, 1)
        return Thought(play(min(seen, key=_stars_on)) if seen else _with_help(turn))


def _turn(decision: Decision[View, Move]) -> Turn:
    return Turn(decision, _FREE if decision.view.options.draw == "free" else _SHOWN)


def _numbers(rack: list[int]) -> list[int]:
    """A rack without its stars."""
    return [tiles if kind % NUMBERS else 0 for kind, tiles in enumerate(rack)]


def _stars_on(cells: Cells) -> int:
    return len([kind for kind in cells.values() if not kind % NUMBERS])


def _with_help(turn: Turn) -> Move:
    """The smallest play that can be shown, whatever has to move; else a new set, or a draw."""
    small = small_plays(turn.lying, turn.rack, turn.fitting)
    if small:
        return turn.laid(small[0])
    cells = new_set(turn.table, turn.rack)
    if cells is not None:
        return play(cells)
    shown = None if turn.view.options.draw == "free" else turn.shown()
    return turn.drawing() if shown is None else shown
