"""Who looks ahead: each small play is tried in deals that may be, until somebody goes out."""

from __future__ import annotations

from typing import Final

from sobremesa.bots.halving import Halving
from sobremesa.bots.searched import Arm, Searched
from sobremesa.bots.slices import Slices
from sobremesa.games.antheno.moves import Move
from sobremesa.games.antheno.search.steps import Steps
from sobremesa.games.antheno.thinking import words
from sobremesa.games.antheno.thinking.fitting import Fitting
from sobremesa.games.antheno.thinking.ideas import Idea, small_plays
from sobremesa.games.antheno.thinking.onward import Onward
from sobremesa.games.antheno.thinking.racks import Rumours
from sobremesa.games.antheno.thinking.strong import without_ideas
from sobremesa.games.antheno.thinking.turn import Turn
from sobremesa.games.antheno.view_types import View
from sobremesa.kernel.bot import Considered, Decision, Thought
from sobremesa.kernel.errors import Reason
from sobremesa.kernel.native import mypyc_attr

_GOING_OUT: Final = 1000  # search steps an iteration, to see whether the whole rack can be played
_MOST: Final = 150_000  # and no more than this
_ITERATION: Final = 4000  # that an iteration of looking ahead may take on average
_ONE: Final = 4  # of so many iterations one is enough where there is only one idea
_SHOWN: Final = 3  # ideas that are laid, to be looked at
_USUAL: Final = (0.48, 0.3, 0.16)  # who cannot go out wins so often: of two, three, four experts
_TRIES: Final = 12.0  # that this is worth; both are fitted to 360 games among experts
_LIKELY: Final = 0.2  # from here on it is said that the next one may go out


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpertBot:
    """Weighs what it could play by how the game may go on, with what it knows of the others."""

    def choose(self, decision: Decision[View, Move]) -> Thought[Move]:
        """The whole rack; else the small play that wins most often."""
        turn = Turn(decision)
        out = turn.going_out(min(_MOST, _GOING_OUT * decision.budget))
        if out is not None:
            return words.going_out(out, turn.to_win)
        ideas = small_plays(turn.lying, turn.rack, turn.fitting)
        if not ideas:
            return without_ideas(turn)
        fitting = Fitting(Steps(_ITERATION * decision.budget))
        model = Onward(self.rumours(decision, fitting), decision.told)
        found = _tried(decision, model, [idea.tiles for idea in ideas])
        return _told(turn, model, ideas, found)

    def rumours(self, decision: Decision[View, Move], fitting: Fitting) -> Rumours:
        """What it knows of the racks of the others."""
        return Rumours(decision.view, decision.told, fitting)


def _tried(decision: Decision[View, Move], model: Onward, tiles: list[tuple[int, ...]]) -> Searched:
    """Each of these in many deals; the first alone only to learn what it is worth."""
    halving = Halving(model, decision.seat, tiles, model.depth, decision.chance)
    if min(len(tiles), decision.budget) > 1:
        return halving.search(decision.budget, decision.go_on)
    slices = Slices(decision.budget // _ONE, decision.go_on)
    while slices.spend(1):
        halving.try_all([0])
    return halving.found(0, slices)


def _told(turn: Turn, model: Onward, ideas: list[Idea], found: Searched) -> Thought[Move]:
    """The best ideas as moves, with their chances and the reasons for the first."""
    by_tiles = {idea.tiles: idea for idea in ideas}
    tried = sorted([arm for arm in found.arms if arm.tries], key=_best_first)[:_SHOWN]
    considered = [_considered(turn, arm, by_tiles[arm.move]) for arm in tried]
    why = _why(turn, model, by_tiles[found.move])
    return words.weighed(considered, found.iterations, found.worlds, why)


def _best_first(arm: Arm) -> tuple[float, float]:
    return -arm.share, -arm.value


def _considered(turn: Turn, arm: Arm, idea: Idea) -> Considered:
    chance = _chance(arm, len(turn.view.seats)) if turn.to_win else None
    return Considered(turn.laid(idea), arm.value, arm.error, arm.tries, chance)


def _chance(arm: Arm, players: int) -> float:
    """What was seen, drawn towards the usual share: the best of a few tries was lucky in part."""
    usual = _USUAL[players - 2]
    return (arm.value * arm.tries + _TRIES * usual) / (arm.tries + _TRIES)


def _why(turn: Turn, model: Onward, idea: Idea) -> list[Reason]:
    """What the next one may do, and what is held back."""
    why: list[Reason] = []
    share = model.next_out.mean()
    if share >= _LIKELY:
        why.append(words.next_out(model.next, round(share * 20) * 5))
    if model.next in model.rumours.clues:
        why.append(words.drew(model.next))
    return why + words.of_a_small_play(turn.rack, idea.tiles)
