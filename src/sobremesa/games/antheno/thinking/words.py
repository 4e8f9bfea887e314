"""Why: what a bot says of its choice, in sentences of the text files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sobremesa.games.antheno.content import COLOURS, NUMBERS
from sobremesa.games.antheno.moves import Move
from sobremesa.kernel.bot import Considered, Reasons, Thought
from sobremesa.kernel.errors import Reason

OUT: Final = Reason("why-out")
LINE: Final = Reason("why-line")
MUST: Final = Reason("why-must")
NOTHING: Final = Reason("why-nothing")
HOLD: Final = Reason("why-hold")
STARS: Final = Reason("why-stars")
_MOST: Final = 3  # reasons; more are not listened to


def next_out(seat: int, percent: int) -> Reason:
    """How likely it is that the next one goes out, as far as one can know."""
    return Reason("why-next-out", {"seat": seat, "percent": percent})


def drew(seat: int) -> Reason:
    """What a draw has told."""
    return Reason("why-drew", {"seat": seat})


def of_a_small_play(rack: list[int], tiles: Sequence[int]) -> list[Reason]:
    """Why one holds back, and what."""
    holds_stars = any(rack[colour * NUMBERS] for colour in range(len(COLOURS)))
    plays_stars = any(kind % NUMBERS == 0 for kind in tiles)
    return [HOLD, STARS] if holds_stars and not plays_stars else [HOLD]


def going_out(move: Move, to_win: bool) -> Thought[Move]:
    """Whoever goes out has what they wanted; the first one wins."""
    chance = 1.0 if to_win else None
    considered = Considered(move, 1.0, 0.0, 1, chance)
    return Thought(move, Reasons((considered,), 1, 0, chance, (OUT,)))


def thought(move: Move, why: Sequence[Reason]) -> Thought[Move]:
    """A choice that was not weighed against others."""
    considered = Considered(move, 0.0, 0.0, 1)
    return Thought(move, Reasons((considered,), 1, 0, None, tuple(why)))


def weighed(
    considered: list[Considered], iterations: int, worlds: int, why: list[Reason]
) -> Thought[Move]:
    """The first of these, after so many iterations in so many worlds."""
    best = considered[0]
    reasons = Reasons(tuple(considered), iterations, worlds, best.chance, tuple(why[:_MOST]))
    return Thought(best.move, reasons)
