"""What a question promises to a client that knows nothing of the game."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.kernel.record import move_data
from sobremesa.table.messages import Question
from sobremesa.table.settings import Aids
from sobremesa.table.table import Table
from tests.table.tables import STRICT, begun

FREE = {"colours": 2, "copies": 1, "hand": 3, "draw": "free"}
WAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "antayagi": ("antayagi", {}),
    "antheno": ("antheno", {"options": STRICT}),
    "antheno-free": ("antheno", {"options": FREE}),
    "tanxi": ("tanxi", {"options": {"round_limit": 2}}),
}


def questions(table: Table) -> list[tuple[int, Question]]:
    """What each seat is asked now."""
    asked = [(seat, table.streams[seat].question) for seat in range(table.seats)]
    return [(seat, question) for seat, question in asked if question is not None]


def refused(table: Table, seat: int, move: Any) -> bool:
    """Whether the rules refuse a move, as it stands on the wire."""
    read = table.game.read_move(move)
    return table.game.why_not(table.state, seat, read) is not None


@pytest.mark.parametrize("hints", [True, False])
@pytest.mark.parametrize("way", WAYS)
def test_every_question_says_how_to_come_by_a_move_that_is_allowed(way: str, hints: bool) -> None:
    name, how = WAYS[way]
    live = begun(name, aids=Aids(hints=hints), **how)
    seen = 0
    while live.table.stage == "playing" and seen < 300:
        for seat, question in questions(live.table):
            seen += 1
            if question.silence is not None:
                assert not refused(live.table, seat, question.silence)
            elif question.ask is not None:
                assert question.ask == "hint"
                assert live.table.may_hint()
            else:
                moves = [move_data(move) for move in question.moves]
                assert moves
                assert not [move for move in moves if refused(live.table, seat, move)]
        live.steps(1)
    assert seen > 10


def test_a_strict_referee_shows_a_play_though_hints_are_off() -> None:
    live = begun("antheno", options=STRICT, aids=Aids(hints=False))
    [(_, question)] = questions(live.table)
    assert (question.complete, question.ask) == (False, "hint")
