"""What can lie in an area."""

from __future__ import annotations

from sobremesa.games.antayagi.content import EMPTY_BOX, FISH, T_REX, TOXIC_WASTE, WIZARD
from sobremesa.games.antayagi.placing.reading import fault
from sobremesa.games.antayagi.rules.questions import foods_in, holds
from sobremesa.games.antayagi.state import EAT, OVER, TAKE, State, has_won


def check_areas(state: State) -> None:
    """AY-23, AY-24, AY-45, AY-48: what can lie in an area when it is nobody's moment to change."""
    changing = {state.active, state.chosen} if state.question in (TAKE, EAT) else set()
    for seat, area in enumerate(state.areas):
        where = f"areas {seat}"
        if holds(area, EMPTY_BOX) or holds(area, WIZARD):
            raise fault(where, "AY-23: what has no point mark is not kept")
        if holds(area, FISH) and not holds(area, TOXIC_WASTE):
            raise fault(where, "AY-48: a Fish is not kept without Toxic Waste")
        if seat in changing:
            continue
        if holds(area, T_REX) and foods_in(area):
            raise fault(where, "AY-45: this T-Rex would have eaten")
        if has_won(state.terms, area) and state.question != OVER:
            raise fault(where, "AY-24: this player would have won")
