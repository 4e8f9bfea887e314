"""From a partial position to a state: what is not said is usual, what cannot be is refused."""

from __future__ import annotations

from typing import Any

from sobremesa.games.tanxi.content import Pack
from sobremesa.games.tanxi.forms import Position
from sobremesa.games.tanxi.options import Options
from sobremesa.games.tanxi.placing.agenda import place_agenda
from sobremesa.games.tanxi.placing.cards import place_box, place_cards
from sobremesa.games.tanxi.placing.island import place_deities, place_ice
from sobremesa.games.tanxi.placing.memories import place_memories
from sobremesa.games.tanxi.placing.moment import place_moment
from sobremesa.games.tanxi.placing.owing import check_answers
from sobremesa.games.tanxi.placing.players import place_players
from sobremesa.games.tanxi.placing.question import place_question
from sobremesa.games.tanxi.placing.tokens import place_tokens
from sobremesa.games.tanxi.placing.turn import place_turn
from sobremesa.games.tanxi.state import State, Terms
from sobremesa.kernel.chance import Chance
from sobremesa.kernel.content import typed
from sobremesa.kernel.errors import ScenarioFault


def place(data: Any, options: Options, pack: Pack, seats: int, chance: Chance) -> State:
    """The state of a partial position; ScenarioFault where no game can come to it.

    Each step relies on those before it, as the hearts of players do on when it is.
    """
    said = typed(data, Position, "position", ScenarioFault)
    state = State(Terms.of(options, pack, seats), chance, ())
    place_moment(state, said)
    place_players(state, said)
    place_tokens(state, said)
    place_cards(state, said)
    place_memories(state, said)
    place_deities(state, said)
    place_ice(state, said)
    place_turn(state, said)
    place_agenda(state, said)
    place_question(state, said)
    place_box(state)
    check_answers(state)
    return state


__all__ = ["place"]
