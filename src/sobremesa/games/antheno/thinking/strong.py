"""Who sees every rearrangement of a few tiles, but does not look ahead."""

from __future__ import annotations

from typing import Final

from sobremesa.games.antheno.content import NUMBERS
from sobremesa.games.antheno.moves import Move, play
from sobremesa.games.antheno.table import Cells
from sobremesa.games.antheno.thinking import words
from sobremesa.games.antheno.thinking.ideas import small_plays
from sobremesa.games.antheno.thinking.sight import grown, new_set
from sobremesa.games.antheno.thinking.turn import Turn
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.bot import Decision, Thought

_LAST: Final = 7  # tiles of which every rearrangement is seen
_GOING_OUT: Final = 60_000  # search steps for that
_LONGEST: Final = 3  # tiles that a line grows by


class StrongBot:
    """Goes out with its last tiles whatever has to move; till then a line or a set, stars last."""

    def choose(self, decision: Decision[View, Move]) -> Thought[Move]:
        """The whole rack; else what it sees; else the smallest play."""
        turn = Turn(decision)
        out = turn.going_out(_GOING_OUT) if sum(turn.rack) <= _LAST else None
        if out is not None:
            return words.going_out(out, turn.to_win)
        seen = line_or_set(turn)
        if seen is not None:
            return words.thought(play(seen), [words.LINE])
        small = small_plays(turn.lying, turn.rack, turn.fitting)
        if not small:
            return without_ideas(turn)
        why = words.of_a_small_play(turn.rack, small[0].tiles)
        return words.thought(turn.laid(small[0]), why)


def line_or_set(turn: Turn) -> Cells | None:
    """The longest line, or else a set, that numbers of the rack make without moving anything."""
    numbers = [tiles if kind % NUMBERS else 0 for kind, tiles in enumerate(turn.rack)]
    seen = grown(turn.table, numbers, _LONGEST)
    longest = max(seen, key=len) if seen else None
    if longest is not None and len(longest) > len(turn.table) + 1:
        return longest
    return new_set(turn.table, numbers) or longest


def without_ideas(turn: Turn) -> Thought[Move]:
    """What the referee would show, as one must play; without that one draws, or passes."""
    shown = turn.shown()
    if shown is not None:
        return words.thought(shown, [words.MUST])
    return words.thought(turn.drawing(), [words.NOTHING])
