"""Windows: all are asked the same for the same time, and nobody can see who lets it be."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.antayagi.moves import LET_IT_BE as BE
from sobremesa.games.antayagi.moves import Sabotage
from sobremesa.kernel.record import GivenToBot, Moved, move_data
from sobremesa.table import handler
from sobremesa.table.clocks import bots_delay
from sobremesa.table.log import Acted, Held, StandingAnswerSet
from sobremesa.table.messages import Answer, Leave, SetStandingAnswer
from sobremesa.table.playing import wake_at
from sobremesa.table.settings import DAY, Clock, Correspondence, NoClock, PerMove, Window
from sobremesa.table.table import Table
from tests.table.tables import LET_IT_BE, PEOPLE, WATCHER, Json, Live, begun, decoded

TIMED = Window(6, "time")
ANSWERED = Window(6, "answered")
LATEST = 1350  # ms after which a bot, and a standing answer, has answered: one and a half paces


def a_window(window: Window = TIMED, several: int = 1, **how: Any) -> Live:
    """A window has just opened: so many people could sabotage, and some could not."""
    live = begun(window=window, **how)
    live.until(lambda table: just_opened(table) and several <= sum(able(table)) < table.seats)
    return live


def just_opened(table: Table) -> bool:
    """Whether nobody has answered this window yet."""
    return table.window == ("sabotage", 0) and len(table.to_act()) == table.seats


def able(table: Table) -> list[bool]:
    """Who could sabotage."""
    choices = [table.game.legal_moves(table.state, seat) for seat in range(table.seats)]
    return [len(each.moves) > 1 for each in choices]


def saboteur(table: Table) -> tuple[int, Json] | None:
    """A person who may sabotage now, and the move."""
    if table.window is None:
        return None
    for seat in table.to_act():
        for move in table.game.legal_moves(table.state, seat).moves:
            if isinstance(move, Sabotage) and table.bots[seat] is None:
                return seat, move_data(move)
    return None


def sabotage(live: Live) -> int:
    """Somebody sabotages: who."""
    found = saboteur(live.table)
    assert found is not None
    live.plays(*found)
    return found[0]


def moved(live: Live, since: int) -> list[tuple[int, Json]]:
    """The moves in the log from there on."""
    acted = [logged.what.entry for logged in live.log[since:] if isinstance(logged.what, Acted)]
    return [(entry.seat, entry.move) for entry in acted if isinstance(entry, Moved)]


# Windows that close by time


def test_letting_it_be_is_held_and_nobody_else_is_told() -> None:
    live = a_window()
    live.come(WATCHER)
    truth, heard, rooms = live.truth(), len(live.deliveries), live.rooms
    live.plays(1, LET_IT_BE)
    assert live.log[-1].what == Held(1, LET_IT_BE)
    assert live.truth() == truth
    assert live.rooms == rooms
    assert [to for to, _ in live.deliveries[heard:]] == [1]
    told = live.sent_to(1, heard)[0]
    assert told == {"type": "told", "number": told["number"], "at": live.now, "question": None}


def test_a_window_closes_at_its_time_and_not_before() -> None:
    live = a_window()
    until = live.table.window_until
    assert until is not None
    for seat in range(3):
        live.plays(seat, LET_IT_BE)
    assert wake_at(live.table) == until
    live.wake(until - 1)
    assert live.table.window is not None
    size = len(live.log)
    live.wake(until)
    assert live.table.window is None
    assert sorted(moved(live, size)) == [(seat, LET_IT_BE) for seat in range(3)]
    assert {logged.at for logged in live.log[size:]} == {until}


def test_who_says_nothing_lets_it_be() -> None:
    live = a_window()
    live.plays(2, LET_IT_BE)
    live.wait(6000)
    assert live.table.window is None
    assert not live.table.held
    quiet = a_window()
    quiet.wait(6000)
    assert quiet.truth() == live.truth()


def test_t_1_who_lets_it_be_has_answered() -> None:
    live = a_window()
    found = saboteur(live.table)
    assert found is not None
    seat, move = found
    live.plays(seat, LET_IT_BE)
    assert live.refusal(PEOPLE[seat], Answer(question=live.asked(seat), move=move)) == "T-1"
    live.does(PEOPLE[seat], Answer(question=live.asked(seat), move=LET_IT_BE))


def test_a_sabotage_opens_the_window_anew_for_the_whole_time_and_for_all() -> None:
    live = a_window()
    first = live.table.window_until
    assert first is not None
    seat, _ = saboteur(live.table) or (0, {})
    others = [other for other in range(3) if other != seat]
    for other in others:
        live.plays(other, LET_IT_BE)
    live.now = first - 1
    sabotage(live)
    assert live.table.window_until == first - 1 + 6000
    assert not live.table.held
    assert live.table.to_act() == (0, 1, 2)
    for recipient in range(3):
        question = live.fresh(recipient)["question"]
        assert (question["kind"], question["until"]) == ("sabotage", first + 5999)


def test_a_question_says_until_when() -> None:
    live = a_window()
    questions = [live.fresh(seat)["question"] for seat in range(3)]
    assert {question["until"] for question in questions} == {live.table.window_until}


# Windows that close when all have answered


def test_a_window_closes_with_the_last_answer() -> None:
    live = a_window(ANSWERED)
    for seat in (2, 0):
        live.plays(seat, LET_IT_BE)
        assert live.table.window is not None
    live.plays(1, LET_IT_BE)
    assert live.table.window is None
    assert not any(isinstance(logged.what, Held) for logged in live.log)


def test_nobody_waits_longer_than_the_window_lasts() -> None:
    live = a_window(ANSWERED)
    until = live.table.window_until
    assert until is not None
    live.plays(0, LET_IT_BE)
    size = len(live.log)
    live.wake(until)
    assert live.table.window is None
    assert moved(live, size) == [(1, LET_IT_BE), (2, LET_IT_BE)]


@pytest.mark.parametrize("window", [TIMED, ANSWERED])
def test_who_holds_a_sabotage_and_who_does_not_are_asked_the_same(window: Window) -> None:
    live = a_window(window)
    assert sorted(set(able(live.table))) == [False, True]
    for seat in range(3):
        question = live.table.streams[seat].question
        assert question is not None
        hand = range(len(live.table.state.hands[seat]))
        assert question.moves == (BE, *[Sabotage(slot) for slot in hand])
        assert question.kind == "sabotage"
        assert question.until == live.table.window_until


# Standing answers


@pytest.mark.parametrize("window", [TIMED, ANSWERED])
def test_who_always_lets_it_be_is_not_waited_for(window: Window) -> None:
    live = begun(window=window)
    live.does(PEOPLE[2], SetStandingAnswer(move=LET_IT_BE))
    for _ in range(2):
        live.until(lambda table: table.window is None)
        live.until(lambda table: table.window is not None)
        assert 2 in live.table.to_act()
        live.wait(LATEST)
        assert live.table.window is not None
        assert 2 not in live.table.to_act()
    assert live.room(PEOPLE[2])["standing"] == LET_IT_BE


@pytest.mark.parametrize("clock", [NoClock(), PerMove(20), Correspondence(3)])
def test_a_standing_answer_comes_when_a_bots_would(clock: Clock) -> None:
    live = begun(window=ANSWERED, clock=clock)
    live.does(PEOPLE[2], SetStandingAnswer(move=LET_IT_BE))
    live.until(lambda table: table.window is not None)
    opened = live.table.asked[2].since
    due = opened + bots_delay(900, live.table.made.root, 2, live.asked(2))
    assert opened + 450 <= due <= opened + LATEST
    live.wake(due - 1)
    assert 2 in live.table.to_act()
    assert wake_at(live.table) == due
    live.wake(due)
    assert 2 not in live.table.to_act()


def test_who_answers_before_their_standing_answer_has_answered() -> None:
    live, seat, move = armed(TIMED, before=True)
    live.plays(seat, LET_IT_BE)
    live.wait(LATEST)
    assert live.table.held == {seat: LET_IT_BE}
    assert live.table.standing_answers[seat] == move


def test_a_standing_answer_that_is_left_late_counts_at_once() -> None:
    live = a_window()
    live.wait(LATEST)
    live.does(PEOPLE[1], SetStandingAnswer(move=LET_IT_BE))
    assert live.table.held == {1: LET_IT_BE}


def test_after_a_restart_a_standing_answer_takes_its_time_again() -> None:
    live = begun(window=TIMED)
    live.does(PEOPLE[2], SetStandingAnswer(move=LET_IT_BE))
    live.until(lambda table: table.window is not None)
    live.now += 5000
    live.table = live.refolded()
    live.take(handler.resume(live.table, live.now))
    assert 2 in live.table.to_act()
    due = live.now + bots_delay(900, live.table.made.root, 2, live.asked(2))
    assert wake_at(live.table) == due


def test_a_standing_answer_is_shown_to_its_player_alone() -> None:
    live = begun()
    live.does(PEOPLE[2], SetStandingAnswer(move=LET_IT_BE))
    for person in (PEOPLE[0], PEOPLE[1], WATCHER):
        assert "standing" not in live.room(person)
    live.does(PEOPLE[2], SetStandingAnswer(move=None))
    assert "standing" not in live.room(PEOPLE[2])


def armed(window: Window, before: bool) -> tuple[Live, int, Json]:
    """Somebody who will sabotage has said so, before the window or in it."""
    live = a_window(window)
    found = saboteur(live.table)
    assert found is not None
    if before:
        size = live.table.size
        live = begun(window=window)
        live.until(lambda table: table.size == size - 1)
        assert live.table.window is None
    live.does(PEOPLE[found[0]], SetStandingAnswer(move=found[1]))
    live.until(lambda table: table.window is not None)
    return live, *found


@pytest.mark.parametrize("window", [TIMED, ANSWERED])
@pytest.mark.parametrize("before", [True, False])
def test_an_armed_sabotage_is_used_once(window: Window, before: bool) -> None:
    live, seat, move = armed(window, before)
    live.wait(LATEST)
    assert (seat, move) in moved(live, 0)
    assert live.table.standing_answers[seat] is None
    shown = [
        (to, told) for to, data in live.deliveries if (told := decoded(data))["type"] == "room"
    ]
    assert {to for to, _ in shown} == {seat}
    assert "standing" not in shown[-1][1]
    assert StandingAnswerSet(seat, None) in [logged.what for logged in live.log]
    assert live.table.state.sabotages == 1
    assert seat in live.table.to_act()


def test_a_standing_answer_that_is_not_allowed_lets_it_be() -> None:
    live = begun()
    for seat in range(3):
        live.does(PEOPLE[seat], SetStandingAnswer(move={"do": "lay", "slot": 0}))
    live.until(lambda table: table.window is not None)
    live.wait(LATEST)
    assert live.table.held == dict.fromkeys(range(3), LET_IT_BE)
    assert live.table.standing_answers == [{"do": "lay", "slot": 0}] * 3


def test_who_has_no_sabotage_lets_it_be_however_they_stand() -> None:
    live = a_window()
    unable = able(live.table).index(False)
    live.does(PEOPLE[unable], SetStandingAnswer(move={"do": "sabotage", "slot": 0}))
    live.wait(LATEST)
    assert live.table.held == {unable: LET_IT_BE}
    assert live.table.standing_answers[unable] == {"do": "sabotage", "slot": 0}


def test_k_3_what_is_no_move_cannot_stand() -> None:
    assert begun().refusal(PEOPLE[0], SetStandingAnswer(move={"do": "dance"})) == "K-3"


def test_who_sleeps_does_not_stand() -> None:
    live = begun()
    live.does(PEOPLE[2], SetStandingAnswer(move=LET_IT_BE))
    live.does(PEOPLE[2], Leave())
    live.until(lambda table: table.window is not None)
    live.wait(LATEST)
    assert 2 in live.table.to_act()


def test_of_two_armed_sabotages_the_lot_decides_and_both_come() -> None:
    live = a_window(several=2, seats=5)
    armed = [
        (seat, move_data(move))
        for seat in range(5)
        for move in live.game.legal_moves(live.table.state, seat).moves[1:2]
    ]
    size, opened = live.table.size, live.asked(0)
    live = begun(seats=5, window=TIMED)
    live.until(lambda table: table.size == size - 1)
    for seat, move in armed[:2]:
        live.does(PEOPLE[seat], SetStandingAnswer(move=move))
    size = len(live.log)
    live.step()
    live.wait(2 * LATEST)
    assert sorted(moved(live, size)[1:], key=str) == sorted(armed[:2], key=str)
    assert live.table.state.sabotages == 2
    assert live.asked(0) == opened + 2


# Correspondence


def test_in_correspondence_a_window_is_open_for_days() -> None:
    live = a_window(clock=Correspondence(3))
    opened = live.table.window_until
    assert opened is not None
    asked = live.table.asked[0].since
    assert opened == asked + 3 * DAY * 1000
    live.wake(opened - 1)
    assert live.table.window is not None
    live.wake(opened)
    assert live.table.window is None


# Bots and sleepers in windows


def test_bots_answer_a_window_within_their_delay() -> None:
    live = begun(seats=4, bots=[1, 2, 3], window=TIMED)
    live.until(lambda table: table.window is not None)
    opened = live.table.asked[0].since
    while live.jobs:
        live.work(live.jobs.pop(0))
    dues = [live.table.thinking[seat].due - opened for seat in (1, 2, 3)]
    assert all(450 <= due <= 450 + 900 for due in dues)
    number, window = [live.asked(seat) for seat in range(4)], live.table.window
    live.wait(1350)
    if live.table.window == window:
        assert set(live.table.held) == {1, 2, 3}
    else:
        assert [live.asked(seat) for seat in range(4)] == [each + 1 for each in number]


def test_who_falls_asleep_after_letting_it_be_has_answered() -> None:
    live = a_window()
    live.plays(1, LET_IT_BE)
    live.does(PEOPLE[1], Leave())
    assert live.table.held == {1: LET_IT_BE}
    assert 1 not in live.table.to_act()
    assert not live.jobs
    live.wait(6000)
    assert live.table.window is None


def test_a_bot_answers_for_who_falls_asleep_in_a_window() -> None:
    live = a_window(substitute="random")
    live.does(PEOPLE[1], Leave())
    assert [(job.seat, job.level) for job in live.jobs if hasattr(job, "level")] == [(1, "random")]
    assert live.log[-1].what == Acted(
        GivenToBot(1, "random", live.table.play()[1].entries[-1].check)
    )


@pytest.mark.parametrize("name", ["antheno", "tanxi"])
def test_other_games_have_no_windows(name: str) -> None:
    live = begun(name, clock=PerMove(60))
    live.does(PEOPLE[0], SetStandingAnswer(move=None))
    while live.table.stage == "playing":
        assert live.table.window is None
        assert live.table.window_until is None
        live.step()
    assert live.table.outcome is not None
