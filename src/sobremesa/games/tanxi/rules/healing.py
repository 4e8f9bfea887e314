"""Recovering hearts (TX-77, TX-96)."""

from __future__ import annotations

from sobremesa.games.tanxi.effects import Heal
from sobremesa.games.tanxi.events import Healed
from sobremesa.games.tanxi.rules.questions import Story
from sobremesa.games.tanxi.rules.stats import holding, modifier
from sobremesa.games.tanxi.state import State, figure_of


def recovers(state: State, seat: int, part: Heal) -> int:
    """How many hearts this brings back: never above the maximum."""
    player, figure = state.players[seat], figure_of(state, seat)
    hearts = figure.half - player.hearts if part.hearts == "half" else int(part.hearts)
    if hearts <= 0 or player.hearts == figure.hearts:
        return 0
    hearts += modifier(state, seat, holding(state, seat), "healing")
    return max(0, min(hearts, figure.hearts - player.hearts))


def heal(state: State, seat: int, part: Heal, story: Story) -> None:
    """Recover them."""
    hearts = recovers(state, seat, part)
    if hearts:
        state.players[seat].hearts += hearts
        if story is not None:
            story.append(Healed(seat, hearts))
