"""During the game: questions and their numbers, answers that come twice, and taking back."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.antayagi.moves import Lay, Sabotage
from sobremesa.kernel.game import Choices
from sobremesa.kernel.record import TookBack, move_data
from sobremesa.table import handler
from sobremesa.table.log import Acted
from sobremesa.table.messages import Answer, Rematch, TakeBack
from sobremesa.table.settings import Window
from sobremesa.table.table import ANSWERS, Table
from sobremesa.table.telling import encode
from tests.table.tables import (
    LET_IT_BE,
    PEOPLE,
    WATCHER,
    Json,
    Live,
    begun,
    standing_of,
)

ANA, BO, CLEO = PEOPLE[:3]
CHOOSE: Json = {"do": "choose", "player": 1}
LAY: Json = {"do": "lay", "slot": 0}


def laying() -> Live:
    """Seat 0 has chosen seat 1: both are to lay a card down."""
    live = begun()
    live.plays(0, CHOOSE)
    return live


def in_window(**how: Any) -> Live:
    """A window is open, and somebody holds a Sabotage that they know of."""
    live = begun(window=Window(closes="answered"), **how)
    live.until(lambda table: saboteur(table) is not None)
    return live


def saboteur(table: Table) -> tuple[int, Json] | None:
    """A seat that may sabotage now, and its move."""
    if table.window is None:
        return None
    for seat in table.to_act():
        for move in table.game.legal_moves(table.state, seat).moves:
            if isinstance(move, Sabotage):
                return seat, {"do": "sabotage", "slot": move.slot}
    return None


def numbers(live: Live) -> list[int]:
    """The number of everyone's last question."""
    return [live.asked(seat) for seat in range(live.table.seats)]


def questions(live: Live, seat: int) -> list[Json | None]:
    """Every question that this seat was told, and that it was none."""
    return [told["question"] for told in live.sent_to(seat) if "question" in told]


# Questions


def test_a_question_says_what_can_be_answered() -> None:
    live = begun()
    question = {"number": 1, "kind": "choose"}
    moves = [{"do": "choose", "player": 1}, {"do": "choose", "player": 2}]
    assert questions(live, 0) == [question | {"moves": moves}]
    assert questions(live, 1) == questions(live, 2) == questions(live, 3) == []


def test_a_seat_that_has_answered_is_asked_nothing_until_it_is_asked_anew() -> None:
    live = laying()
    live.plays(0, LAY)
    assert questions(live, 0)[-1] is None
    assert live.table.streams[0].question is None


def test_numbers_count_the_questions_of_a_seat_and_no_others() -> None:
    live = laying()
    assert numbers(live) == [2, 1, 0]
    live.plays(1, LAY)
    live.plays(0, LAY)
    assert live.table.window is not None
    assert numbers(live) == [3, 2, 1]


def test_every_question_has_the_next_number() -> None:
    live = begun("tanxi", bots=[1])
    live.to_the_end()
    for seat in (0, 2):
        asked = [question["number"] for question in questions(live, seat) if question]
        assert asked == list(range(1, live.asked(seat) + 1))


def test_a_question_stays_open_while_others_act() -> None:
    live = laying()
    before = live.table.asked[1].since
    live.now += 5000
    live.plays(0, LAY)
    assert live.asked(1) == 1
    assert live.table.asked[1].since == before
    assert len(questions(live, 1)) == 1
    live.plays(1, LAY)


def test_a_sabotage_is_a_new_question_for_all() -> None:
    live = in_window()
    before = numbers(live)
    found = saboteur(live.table)
    assert found is not None
    live.plays(*found)
    assert numbers(live) == [number + 1 for number in before]
    assert all(question is not None for question in map(last_question, [live] * 3, range(3)))


def last_question(live: Live, seat: int) -> Json | None:
    """What is asked of this seat, as it was told."""
    return questions(live, seat)[-1]


# Answers that come twice


def test_an_answer_sent_twice_counts_once() -> None:
    live = begun()
    for _ in range(2):
        live.does(ANA, Answer(question=1, move=CHOOSE))
    assert [entry.seat for entry in live.table.play()[1].entries] == [0]


def test_an_answer_sent_twice_counts_once_after_a_restart_too() -> None:
    live = begun(window=Window(6, "time"))
    sent: list[tuple[int, Json]] = []
    live.plays(0, CHOOSE)
    sent.append((0, CHOOSE))
    for seat in (1, 0):
        live.plays(seat, LAY)
        sent.append((seat, LAY))
    live.plays(2, LET_IT_BE)
    sent.append((2, LET_IT_BE))
    live.restart()
    before = live.everything()
    for (seat, move), number in zip(sent, (1, 1, 2, 1), strict=True):
        live.does(PEOPLE[seat], Answer(question=number, move=move))
    assert live.everything() == before


def test_an_answer_is_remembered_for_a_while_only() -> None:
    live = begun("tanxi", options={"characters": "random"})
    seat = live.owing()[0]
    first = Answer(question=1, move=move_data(live.some_move(seat)))
    for _ in range(2):
        live.does(PEOPLE[seat], first)
    live.until(lambda table: table.asked[seat].number > ANSWERS + 2)
    assert live.refusal(PEOPLE[seat], first) == "T-1"
    assert len(live.table.asked[seat].answers) == ANSWERS


def test_t_1_another_answer_to_an_answered_question_is_refused_with_all_that_is_known() -> None:
    live = laying()
    other = Answer(id=9, question=1, move={"do": "choose", "player": 2})
    replies = live.take(handler.receive(live.table, ANA, other, live.now))
    assert [reply["type"] for reply in replies] == ["refused", "fresh"]
    assert replies[0]["id"] == 9
    assert replies[0]["refusal"]["reason"] == "refused-closed-question"
    assert replies[1] == live.fresh(0)
    assert replies[1]["question"]["number"] == 2
    assert live.refusal(ANA, other) == "T-1"


@pytest.mark.parametrize("number", [-1, 0, 2, 3, 10**20])
def test_t_1_a_question_that_was_never_asked_cannot_be_answered(number: int) -> None:
    assert begun().refusal(ANA, Answer(question=number, move=CHOOSE)) == "T-1"


def test_t_1_who_is_asked_nothing_cannot_answer() -> None:
    live = laying()
    assert live.refusal(CLEO, Answer(question=0, move=LAY)) == "T-1"
    live.plays(0, LAY)
    assert live.refusal(ANA, Answer(question=2, move={"do": "lay", "slot": 1})) == "T-1"


# Refused moves


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ({"do": "choose", "player": 0}, "AY-20"),
        ({"do": "choose", "player": 3}, "K-2"),
        ({"do": "lay", "slot": 0}, "K-1"),
        ({"do": "let-it-be"}, "K-1"),
        ({"do": "sabotage", "slot": 0}, "AY-30"),
        ({"do": "dance"}, "K-3"),
        ({"do": "choose", "player": "1"}, "K-3"),
        ({"do": "choose", "player": 1, "why": "so"}, "K-3"),
        ({}, "K-3"),
    ],
)
def test_a_refused_move_changes_nothing(move: Json, rule: str) -> None:
    live = begun()
    assert live.refusal(ANA, Answer(question=1, move=move)) == rule
    assert standing_of(live.refolded()) == standing_of(live.table)
    live.plays(0, CHOOSE)


def test_k_3_a_rematch_is_not_for_the_table() -> None:
    assert begun().refusal(ANA, Rematch()) == "K-3"


def test_a_question_lists_what_its_seat_is_offered() -> None:
    live = laying()
    offered = live.game.offered(live.table.state, 1)
    question = live.table.streams[1].question
    assert question is not None
    assert Choices(question.moves, question.complete) == offered
    assert question.moves == (Lay(0), Lay(1), Lay(2))


# Taking back


def test_a_move_is_taken_back_and_everybody_is_told() -> None:
    live = begun()
    truth = live.truth()
    live.plays(0, CHOOSE)
    assert live.fresh(0)["back"] == 1
    before = len(live.deliveries)
    live.does(ANA, TakeBack())
    assert live.truth() == truth
    act = {"act": "take-back", "seat": 0, "moves": 1}
    assert [live.sent_to(to, before)[0]["lines"] for to in range(4)] == [[act]] * 4
    assert live.sent_to(0, before)[0]["back"] == 0
    assert live.sent_to(1, before)[0]["question"] is None


def test_after_a_take_back_the_question_is_a_new_one() -> None:
    live = laying()
    live.does(ANA, TakeBack())
    assert numbers(live) == [3, 1, 0]
    assert live.refusal(BO, Answer(question=1, move=LAY)) == "T-1"
    live.does(ANA, Answer(question=3, move={"do": "choose", "player": 2}))
    assert numbers(live) == [4, 1, 1]
    assert live.table.state.chosen == 2


def test_an_answer_that_was_taken_back_is_not_given_by_sending_it_twice() -> None:
    live = laying()
    live.does(ANA, TakeBack())
    live.does(ANA, Answer(question=1, move=CHOOSE))
    assert live.table.view(None).question == "choose"


@pytest.mark.parametrize(("person", "moves"), [(ANA, 2), (BO, 1), (CLEO, 1)])
def test_k_5_nobody_takes_back_more_than_their_own_last_moves(person: Any, moves: int) -> None:
    assert laying().refusal(person, TakeBack(moves=moves)) == "K-5"


def test_k_5_what_was_laid_is_final() -> None:
    live = laying()
    live.plays(1, LAY)
    for person in (ANA, BO):
        assert live.refusal(person, TakeBack()) == "K-5"
    assert live.fresh(0).get("back", 0) == 0


def test_k_5_nobody_takes_a_secret_answer_back() -> None:
    live = in_window()
    seat = live.owing()[0]
    live.plays(seat, LET_IT_BE)
    assert live.refusal(PEOPLE[seat], TakeBack()) == "K-5"


def stepping() -> tuple[Live, int]:
    """Somebody has made at least two steps in Tanxi that can be taken back."""
    live = begun("tanxi", options={"characters": "random"})

    def way_back(table: Table) -> int:
        return max(table.play()[0].way_back(seat) for seat in range(3))

    live.until(lambda table: way_back(table) >= 2)
    seat = live.table.play()[1].entries[-1].seat
    assert seat is not None
    return live, seat


def test_steps_are_taken_back_together_or_one_by_one() -> None:
    live, seat = stepping()
    past = [encode(live.game.truth(each.state)) for each in live.table.play()[0].past]
    live.does(PEOPLE[seat], TakeBack())
    assert live.truth() == past[-1]
    live.does(PEOPLE[seat], TakeBack())
    assert live.truth() == past[-2]
    other, _ = stepping()
    other.does(PEOPLE[seat], TakeBack(moves=2))
    assert other.truth() == live.truth()
    assert other.log[-1].what == Acted(other.table.play()[1].entries[-1], by_person=True)
    assert isinstance(other.table.play()[1].entries[-1], TookBack)


def test_steps_are_taken_back_until_something_is_revealed() -> None:
    live, seat = stepping()
    back = live.fresh(seat)["back"]
    assert back == live.table.play()[0].way_back(seat) >= 2
    assert live.refusal(PEOPLE[seat], TakeBack(moves=back + 1)) == "K-5"
    revealed = live.table.state.revealed
    live.until(lambda table: table.state.revealed != revealed)
    assert live.fresh(seat).get("back", 0) == 0
    assert live.refusal(PEOPLE[seat], TakeBack()) == "K-5"


def test_k_5_nobody_takes_back_what_lies_before_the_move_of_another() -> None:
    live = begun("tanxi", options={"characters": "random"})
    live.until(lambda table: len({past.seat for past in table.play()[0].past}) > 1)
    before, last = [past.seat for past in live.table.play()[0].past[-2:]]
    assert before != last
    assert live.refusal(PEOPLE[before], TakeBack()) == "K-5"
    assert live.fresh(before).get("back", 0) == 0
    assert live.fresh(last)["back"] == 1


def test_how_far_back_one_may_go_is_told_as_it_changes() -> None:
    live = begun("tanxi")
    live.until(lambda table: table.stage == "over")
    for seat in range(3):
        told = [message["back"] for message in live.sent_to(seat) if "back" in message]
        assert told
        assert all(one != other for one, other in zip([0, *told], told, strict=False))
    assert not [message for message in live.sent_to(live.table.watchers) if "back" in message]


# The end


@pytest.mark.parametrize("name", ["antayagi", "antheno", "tanxi"])
def test_at_the_end_everybody_sees_the_places(name: str) -> None:
    live = begun(name)
    assert "ranks" not in live.room(WATCHER)
    live.to_the_end()
    outcome = live.game.outcome(live.table.state)
    assert outcome is not None
    assert live.room(WATCHER)["ranks"] == list(outcome.ranks)
    assert all(live.fresh(to).get("question") is None for to in range(4))
    assert not live.table.clocks.running
