"""From a partial position to a state: what is not said is usual, what cannot be is refused."""

from __future__ import annotations

from typing import Any

from sobremesa.games.antayagi.content import Pack
from sobremesa.games.antayagi.options import Options
from sobremesa.games.antayagi.placing.areas import check_areas
from sobremesa.games.antayagi.placing.cards import choose_backs, place_box, place_cards
from sobremesa.games.antayagi.placing.question import place_question
from sobremesa.games.antayagi.placing.reading import read_seat
from sobremesa.games.antayagi.position import UNSET, Position, written_out
from sobremesa.games.antayagi.state import State, Terms
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.content import typed
from sobremesa.kernel.errors import ScenarioFault


def place(data: Any, options: Options, pack: Pack, seats: int, chance: Chance) -> State:
    """The state of a partial position; ScenarioFault where no game can come to it."""
    said = typed(written_out(data, "position"), Position, "position", ScenarioFault)
    choose_backs(said, pack)
    state = State(Terms.of(options, pack, seats), chance, (), said.era or 0)
    state.active = read_seat("active", said.active or 0, seats)
    if said.chosen is not UNSET:
        state.chosen = read_seat("chosen", said.chosen, seats)
    place_cards(state, said)
    place_box(state, pack)
    place_question(state, said)
    check_areas(state)
    return state


__all__ = ["place"]
