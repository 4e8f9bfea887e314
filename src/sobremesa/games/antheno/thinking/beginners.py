"""Those who see less of the table, as people do: one line at a time, a tile or a set a turn."""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.content import NUMBERS
from sobremesa.games.antheno.moves import Move, play
from sobremesa.games.antheno.search.glance import glance
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.table import Cells
from sobremesa.games.antheno.thinking.ideas import Idea, small_plays
from sobremesa.games.antheno.thinking.sight import grown, new_set
from sobremesa.games.antheno.thinking.turn import Turn
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.bot import Decision, Thought

_SHOWN: Final = 30_000  # search steps in which the referee shows a small play
_FREE: Final = 5000  # and that somebody looks for one who may draw instead
_FINISH: Final = 20_000  # to see whether the last tiles fit
_LAST: Final = 4  # tiles of which one sees at once whether they go out together


class NoviceBot:
    """Adds a numbered tile to a line that can grow; else it is shown what fits, or lays a set."""

    def choose(self, decision: Decision[View, Move]) -> Thought[Move]:
        """The first line that is seen, as it lies."""
        turn = _turn(decision)
        seen = grown(turn.table, _numbers(turn.rack), 1)
        return Thought(play(seen[0]) if seen else _with_help(turn, 2))


class CasualBot:
    """Sees what fits across a line as well, keeps its stars, and sees when its last tiles fit."""

    def choose(self, decision: Decision[View, Move]) -> Thought[Move]:
        """The last tiles together; else one, and no star if there is another."""
        turn = _turn(decision)
        last = _last_tiles(turn)
        if last is not None:
            return Thought(play(last))
        seen = grown(turn.table, turn.rack, 1)
        return Thought(play(min(seen, key=_stars_on)) if seen else _with_help(turn, 2))


def _turn(decision: Decision[View, Move]) -> Turn:
    return Turn(decision, _FREE if decision.view.options.draw == "free" else _SHOWN)


def _numbers(rack: list[int]) -> list[int]:
    """A rack without its stars."""
    return [tiles if kind % NUMBERS else 0 for kind, tiles in enumerate(rack)]


def _stars_on(cells: Cells) -> int:
    return len([kind for kind in cells.values() if not kind % NUMBERS])


def _last_tiles(turn: Turn) -> Cells | None:
    """The table with the whole rack, where that is small and seen at a glance."""
    if sum(turn.rack) > _LAST:
        return None
    cells = glance(turn.table, turn.rack, "rearranging", Steps(_FINISH))
    return cells if cells is not None and len(cells) == len(turn.table) + sum(turn.rack) else None


def _with_help(turn: Turn, across: int) -> Move:
    """A tile that fits if others move; else a line across, a new set, or what can be shown."""
    small: list[Idea] = small_plays(turn.lying, turn.rack, turn.fitting)
    if small and len(small[0].tiles) == 1:
        return turn.laid(small[0])
    seen = grown(turn.table, turn.rack, across)
    cells = seen[0] if seen else new_set(turn.table, turn.rack)
    if cells is not None:
        return play(cells)
    if small:
        return turn.laid(small[0])
    shown = None if turn.view.options.draw == "free" else turn.shown()
    return turn.drawing() if shown is None else shown
