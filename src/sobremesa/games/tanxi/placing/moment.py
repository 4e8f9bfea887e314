"""When it is: the question, the phase, the round, the turn, and whose it is."""

from __future__ import annotations

from sobremesa.games.tanxi.forms import UNSET, Position
from sobremesa.games.tanxi.placing.reading import asked, fault, or_usual, read_seat_or
from sobremesa.games.tanxi.placing.usual import usual_active, usual_phase, usual_turn
from sobremesa.games.tanxi.state import OPENING, PHASES, QUESTIONS, State


def place_moment(state: State, said: Position) -> None:
    """As it is said, where it can be so."""
    state.question = QUESTIONS.index(or_usual(said.question, "act"))
    state.phase = PHASES.index(or_usual(said.phase, usual_phase(state)))
    state.round = or_usual(said.round, 1)
    state.turn = or_usual(said.turn, usual_turn(state))
    state.first = read_seat_or(state, said.first, 0, "field first")
    state.active = read_seat_or(state, said.active, usual_active(state), "field active")
    _check_phase(state)
    _check_said_in_time(state, said)


def _check_phase(state: State) -> None:
    """Whether question, phase, turn and who is active go together."""
    certain = asked(state) in ("draft", "land", "return", "act") or state.phase == OPENING
    if certain and PHASES[state.phase] != usual_phase(state):
        raise fault("field phase", f"nobody has to {asked(state)} then")
    if (state.phase == OPENING) != (state.turn == 0):
        raise fault("field turn", "TX-27: turns count from 1, once the opening is over")
    if state.phase == OPENING and state.active != state.first:
        raise fault("field active", "TX-24: the first player begins")


def _check_said_in_time(state: State, said: Position) -> None:
    """What can only be said while a certain question is open, and what must be said then."""
    needed = {"monster": "monster", "sought": "pay"}
    optional = {"lair": "monster", "seeks_card": "pay", "price": "pay", "winner": "over"}
    for name, question in (needed | optional).items():
        is_said = getattr(said, name) is not UNSET
        if is_said and asked(state) != question:
            raise fault(f"field {name}", f"said only while the question is {question}")
        if not is_said and asked(state) == question and name in needed:
            raise fault(f"field {name}", f"missing: the question is {question}")
