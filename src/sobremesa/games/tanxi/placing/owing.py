"""Who is asked, and whether they can answer."""

from __future__ import annotations

from sobremesa.games.tanxi.placing.reading import asked, fault
from sobremesa.games.tanxi.placing.usual import doer
from sobremesa.games.tanxi.rules.choices import legal_moves
from sobremesa.games.tanxi.rules.questions import to_act
from sobremesa.games.tanxi.rules.stats import is_steady
from sobremesa.games.tanxi.state import (
    NOBODY,
    NOTHING,
    NOWHERE,
    OVER,
    RISEN,
    Frame,
    State,
    on_island,
)


def who_is_asked(state: State) -> int:
    """As a mask, as the rest of the position tells."""
    question = asked(state)
    if question == "over":
        return 0
    if question == "draft":
        return _next_in_line(state, [player.character != NOBODY for player in state.players])
    if question == "land":
        return _next_in_line(state, [player.cell != NOWHERE for player in state.players])
    if question not in ("discard", "disarm"):
        return 1 << doer(state)
    frame = state.agenda[-1]
    if frame.group:
        return sum([1 << seat for seat in on_island(state) if _still_thinks(state, frame, seat)])
    part = state.terms.catalogue.scripts[frame.script][frame.step]
    return 1 << (frame.subject if part.asks_subject() else doer(state))


def _next_in_line(state: State, ready: list[bool]) -> int:
    """TX-25, TX-26: from the first player on, the one who comes next."""
    line = [(state.first + n) % state.seats for n in range(state.seats)]
    through = [seat for seat in line if ready[seat]]
    if through == line or through != line[: len(through)]:
        raise fault("field seats", "TX-25, TX-26: it goes round once, from the first player on")
    return 1 << line[len(through)]


def _still_thinks(state: State, frame: Frame, seat: int) -> bool:
    """Whether this one of a group has a card to choose and has not answered."""
    player = state.players[seat]
    cards = player.hand if asked(state) == "discard" else player.gear
    safe = asked(state) == "disarm" and is_steady(state, seat)
    return bool(frame.group >> seat & 1 and cards and player.answer == NOTHING and not safe)


def check_answers(state: State) -> None:
    """Whoever is asked is there, and has something to answer."""
    question = asked(state)
    if not state.owes and state.question != OVER:
        raise fault("field question", f"nobody is left to answer: {question}")
    for seat in to_act(state):
        player = state.players[seat]
        if question == "return" and player.standing != RISEN:
            raise fault("field question", f"TX-95: seat {seat} is not about to return")
        away = player.cell == NOWHERE and question not in ("draft", "land", "return")
        posthumous = bool(state.agenda) and state.agenda[-1].posthumous
        if (away and not posthumous) or not legal_moves(state, seat).moves:
            raise fault("field question", f"seat {seat} can give no answer: {question}")
