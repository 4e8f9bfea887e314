"""Whose time runs, who falls asleep and wakes up, how long bots take; and no table ever hangs."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from sobremesa.kernel.errors import malformed
from sobremesa.kernel.record import GivenToBot, Moved, TimeOver, move_data
from sobremesa.table import handler
from sobremesa.table.clocks import GRACE, bots_delay, next_slot
from sobremesa.table.jobs import Think
from sobremesa.table.log import Acted
from sobremesa.table.messages import Answer, HandToBot, Leave, Return, TakeBack
from sobremesa.table.playing import MOMENT, PATIENCE, wake_at
from sobremesa.table.settings import DAY, Bank, Clock, Correspondence, NoClock, PerMove, Window
from tests.table.tables import HOST, LET_IT_BE, PEOPLE, WATCHER, Json, Live, begun

ANA, BO, CLEO = PEOPLE[:3]
CHOOSE: Json = {"do": "choose", "player": 1}
LAY: Json = {"do": "lay", "slot": 0}
CLOCKS: list[Clock] = [NoClock(), PerMove(20), Bank(60, 2), Correspondence(2)]


def faces(live: Live) -> tuple[list[int], list[int]]:
    """The time that all have left, and whose runs, as everybody sees it."""
    clocks = live.fresh(live.table.watchers)["clocks"]
    return clocks["left"], clocks["running"]


def acts(live: Live, since: int = 0) -> list[Any]:
    """What was done outside of the game, without checks."""
    entries = [log.what.entry for log in live.log[since:] if isinstance(log.what, Acted)]
    return [
        (type(entry), entry.seat, *((entry.level,) if isinstance(entry, GivenToBot) else ()))
        for entry in entries
        if not isinstance(entry, Moved)
    ]


# Clocks


def test_a_table_without_a_clock_shows_none() -> None:
    live = begun()
    assert "clocks" not in live.fresh(0)
    assert not any("clocks" in told for told in live.sent_to(0))
    assert wake_at(live.table) is None


def test_each_answer_has_its_own_time() -> None:
    live = begun(clock=PerMove(20))
    start = live.now
    assert faces(live) == ([20_000] * 3, [0])
    live.now += 15_000
    assert faces(live)[0] == [5000, 20_000, 20_000]
    assert wake_at(live.table) == start + 20_000
    live.plays(0, CHOOSE)
    assert faces(live) == ([20_000] * 3, [0, 1])
    live.now += 3000
    live.plays(0, LAY)
    live.now += 4000
    assert faces(live) == ([17_000, 13_000, 20_000], [1])


def test_a_bank_is_for_the_whole_game_and_grows_with_each_answer() -> None:
    live = begun(clock=Bank(60, 2))
    live.now += 15_000
    live.plays(0, CHOOSE)
    assert faces(live) == ([47_000, 60_000, 60_000], [0, 1])
    live.now += 10_000
    live.plays(1, LAY)
    assert faces(live) == ([37_000, 52_000, 60_000], [0])
    live.now += 1000
    live.plays(0, LAY)
    assert faces(live) == ([38_000, 52_000, 60_000], [])


def test_in_correspondence_each_answer_has_days() -> None:
    live = begun(clock=Correspondence(3))
    assert faces(live) == ([3 * DAY * 1000] * 3, [0])
    live.now += 2 * DAY * 1000
    live.plays(0, CHOOSE)
    assert faces(live) == ([3 * DAY * 1000] * 3, [0, 1])


@pytest.mark.parametrize("clock", CLOCKS[1:])
def test_nobodys_time_runs_in_a_window(clock: Clock) -> None:
    live = begun(clock=clock, window=Window(600))
    live.until(lambda table: table.window is not None)
    left, running = faces(live)
    assert running == []
    live.now += 5000
    live.plays(0, LET_IT_BE)
    assert faces(live) == (left, [])


def test_nobodys_time_runs_for_bots_or_sleepers() -> None:
    live = begun(clock=PerMove(20), bots=[1])
    live.plays(0, CHOOSE)
    assert faces(live)[1] == [0]
    live.does(ANA, Leave())
    assert faces(live)[1] == []
    live.does(ANA, Return())
    assert faces(live)[1] == [0]


def test_a_question_that_stays_open_keeps_its_time() -> None:
    live = begun(clock=PerMove(20))
    live.plays(0, CHOOSE)
    live.now += 12_000
    live.plays(0, LAY)
    assert faces(live) == ([8000, 8000, 20_000], [1])


def test_deliveries_carry_the_clocks() -> None:
    live = begun(clock=PerMove(20))
    live.now += 1500
    live.plays(0, CHOOSE)
    for recipient in range(4):
        told = live.sent_to(recipient)[-1]
        assert told["at"] == live.now
        assert told["clocks"] == {"left": [20_000] * 3, "running": [0, 1]}


# Time over


@pytest.mark.parametrize("clock", CLOCKS[1:])
def test_when_time_is_over_a_bot_plays(clock: Clock) -> None:
    live = begun(clock=clock, substitute="random")
    at = wake_at(live.table)
    assert at is not None
    live.wake(at - 1)
    assert live.table.bots[0] is None
    size, heard = len(live.log), len(live.deliveries)
    live.wake(at)
    assert acts(live, size) == [(TimeOver, 0), (GivenToBot, 0, "random")]
    assert [(job.seat, job.level) for job in live.jobs if isinstance(job, Think)] == [(0, "random")]
    lines = [line for told in live.sent_to(2, heard) for line in told["lines"]]
    assert lines == [
        {"act": "time-over", "seat": 0},
        {"act": "bot", "seat": 0, "level": "random"},
    ]
    assert live.room(WATCHER)["seats"][0]["asleep"] == "random"


def test_of_two_whose_time_is_over_both_fall_asleep() -> None:
    live = begun(clock=PerMove(20))
    live.plays(0, CHOOSE)
    live.wait(20_000)
    assert sorted(acts(live)[::2], key=lambda act: act[1]) == [(TimeOver, 0), (TimeOver, 1)]
    assert live.table.bots == ["casual", "casual", None]


def test_who_sleeps_is_played_for_by_the_level_of_the_table_or_the_everyday_one() -> None:
    for substitute, level in ((None, "casual"), ("random", "random")):
        live = begun(substitute=substitute)
        live.does(BO, Leave())
        assert live.table.bots == [None, level, None]


def test_who_returns_with_an_empty_bank_finds_ten_seconds() -> None:
    live = begun(clock=Bank(10))
    live.wait(10_000)
    live.wait(100)
    assert faces(live)[0][0] == 0
    live.does(ANA, Return())
    assert faces(live) == ([GRACE, 10_000, 10_000], [0])
    live.plays(0, CHOOSE)


def test_who_returns_with_more_keeps_it() -> None:
    live = begun(clock=Bank(60))
    live.now += 20_000
    live.does(ANA, Leave())
    live.now += 20_000
    live.does(ANA, Return())
    assert faces(live)[0][0] == 40_000


def test_who_leaves_and_returns_gains_no_increment() -> None:
    live = begun(clock=Bank(60, 5))
    for _ in range(3):
        live.does(ANA, Leave())
        live.does(ANA, Return())
    assert faces(live)[0][0] == 60_000


def test_who_takes_back_gains_no_increment_and_gives_none() -> None:
    live = begun(clock=Bank(60, 5))
    live.plays(0, CHOOSE)
    assert faces(live)[0] == [65_000, 60_000, 60_000]
    live.does(ANA, TakeBack())
    assert faces(live)[0] == [60_000, 60_000, 60_000]


@pytest.mark.parametrize("gone", [15_000, 20_000])
def test_who_leaves_and_returns_has_what_was_left_or_ten_seconds(gone: int) -> None:
    live = begun(clock=PerMove(30))
    live.now += gone
    live.does(ANA, Leave())
    live.does(ANA, Return())
    assert faces(live)[0][0] == max(GRACE, 30_000 - gone)


# Leaving and returning


def test_t_9_who_sleeps_does_not_answer() -> None:
    live = begun()
    live.does(ANA, Leave())
    assert live.refusal(ANA, Answer(question=1, move=CHOOSE)) == "T-9"
    live.does(ANA, Return())
    live.does(ANA, Answer(question=1, move=CHOOSE))


def test_t_9_nobody_falls_asleep_or_wakes_up_twice() -> None:
    live = begun()
    assert live.refusal(ANA, Return()) == "T-9"
    live.does(ANA, Leave())
    assert live.refusal(ANA, Leave()) == "T-9"


def test_t_9_who_sleeps_takes_nothing_back() -> None:
    live = begun(substitute="random")
    live.does(ANA, Leave())
    live.until(lambda table: table.play()[0].way_back(0) == 1)
    assert live.refusal(ANA, TakeBack()) == "T-9"


def test_everybody_sees_who_leaves_and_returns() -> None:
    live = begun()
    rooms = live.rooms
    live.does(BO, Leave())
    assert live.sent_to(3)[-1]["lines"] == [{"act": "bot", "seat": 1, "level": "casual"}]
    assert live.room(WATCHER)["seats"][1]["asleep"] == "casual"
    live.does(BO, Return())
    assert live.sent_to(3)[-1]["lines"] == [{"act": "bot", "seat": 1, "level": None}]
    assert "asleep" not in live.room(WATCHER)["seats"][1]
    assert live.rooms == rooms + 2


def test_the_host_hands_a_seat_to_a_bot() -> None:
    live = begun(bots=[2])
    live.go(BO)
    live.now += MOMENT
    live.does(HOST, HandToBot(seat=1))
    assert live.table.bots == [None, "casual", "random"]
    assert live.refusal(HOST, HandToBot(seat=1)) == "T-9"
    assert live.refusal(HOST, HandToBot(seat=2)) == "T-9"
    assert live.refusal(HOST, HandToBot(seat=3)) == "K-2"
    live.does(BO, Return())
    assert live.table.bots == [None, None, "random"]


# Away, where there is no clock


def test_who_is_away_for_two_minutes_falls_asleep_where_there_is_no_clock() -> None:
    live = begun()
    live.now += 60_000
    live.go(ANA)
    assert wake_at(live.table) == live.now + PATIENCE
    live.wait(PATIENCE - 1)
    assert live.table.bots[0] is None
    live.wait(1)
    assert acts(live) == [(GivenToBot, 0, "casual")]


def test_patience_begins_with_the_question() -> None:
    live = begun()
    live.go(BO)
    live.now += PATIENCE
    live.plays(0, CHOOSE)
    assert wake_at(live.table) == live.now + PATIENCE


def test_who_comes_back_in_time_is_not_put_to_sleep() -> None:
    live = begun()
    live.go(ANA)
    live.wait(PATIENCE - 1)
    live.come(ANA)
    assert wake_at(live.table) is None
    live.wait(PATIENCE)
    live.plays(0, CHOOSE)


def test_a_table_that_all_have_left_waits_for_them() -> None:
    live = begun(bots=[2])
    live.come(WATCHER)
    live.go(ANA)
    live.go(BO)
    assert wake_at(live.table) is None
    live.wait(10 * PATIENCE)
    live.come(BO)
    at = wake_at(live.table)
    assert at is not None
    live.wake(max(at, live.now))
    assert acts(live) == [(GivenToBot, 0, "casual")]


def test_who_is_away_but_owes_nothing_is_left_alone() -> None:
    live = begun()
    live.go(CLEO)
    assert wake_at(live.table) is None
    live.wait(2 * PATIENCE)
    assert acts(live) == []


def test_who_does_not_come_back_after_a_restart_falls_asleep_too() -> None:
    live = begun()
    live.restart()
    live.come(BO)
    live.wait(2 * PATIENCE)
    assert acts(live) == [(GivenToBot, 0, "casual")]


# Bots


def test_a_bots_delay_depends_on_root_seat_and_question_alone() -> None:
    delays = {
        bots_delay(900, root, seat, number)
        for root, seat, number in product(("one", "two"), range(3), range(20))
    }
    assert len(delays) > 60
    assert all(450 <= delay <= 1350 for delay in delays)
    assert bots_delay(0, "root", 1, 1) == 0


def test_bots_that_hold_other_cards_take_as_long() -> None:
    live, other = begun(bots=[1, 2]), begun(bots=[1, 2])
    state = other.table.state
    state.hands[1], state.hands[2] = state.hands[2], state.hands[1]
    for each in (live, other):
        each.plays(0, CHOOSE)
    assert live.table.thinking[1].due == other.table.thinking[1].due


def test_a_bot_that_moves_again_is_faster() -> None:
    live = begun("tanxi", bots=[0, 1, 2], pace=9000)
    paces = set()
    while live.table.stage == "playing":
        entries = live.table.play()[1].entries
        for seat, thinking in live.table.thinking.items():
            pace = 3000 if entries and entries[-1].seat == seat else 9000
            asked = live.table.asked[seat]
            delay = bots_delay(pace, live.table.made.root, seat, asked.number)
            assert thinking.due == asked.since + delay
            paces.add(pace)
        live.step()
    assert paces == {3000, 9000}


@pytest.mark.parametrize(
    ("due", "now", "slot"),
    [
        (1000, 0, 1000),
        (1000, 1000, 1000),
        (1000, 1001, 1450),
        (1000, 1450, 1450),
        (1000, 1451, 1900),
    ],
)
def test_who_thinks_too_long_answers_half_paces_later(due: int, now: int, slot: int) -> None:
    assert next_slot(due, now, 900) == slot


def test_a_bot_without_a_pace_answers_at_once() -> None:
    assert next_slot(1000, 1234, 0) == 1234
    assert next_slot(1000, 1234, 1) == 1234


def thinking() -> tuple[Live, Think]:
    """A bot has been asked."""
    live = begun(bots=[1])
    live.plays(0, CHOOSE)
    assert live.jobs == [Think(1, "random", 1)]
    return live, Think(1, "random", 1)


def test_a_bot_is_asked_to_think_once_for_each_question() -> None:
    live, job = thinking()
    live.wake(live.now + 1)
    live.plays(0, LAY)
    assert live.jobs == [job]


def test_a_bot_answers_when_it_is_due_and_not_before() -> None:
    live, job = thinking()
    due = live.table.thinking[1].due
    live.take(handler.thought(live.table, job, LAY, None, live.now))
    assert wake_at(live.table) == due
    live.wake(due - 1)
    assert 1 in live.table.to_act()
    live.wake(due)
    assert 1 not in live.table.to_act()
    assert live.log[-1].at == due
    assert live.log[-1].what == Acted(live.table.play()[1].entries[-1], by_person=False)


def test_a_bot_that_was_too_slow_answers_in_the_next_slot() -> None:
    live, job = thinking()
    due = live.table.thinking[1].due
    live.now = due + 451
    live.take(handler.thought(live.table, job, LAY, None, live.now))
    assert wake_at(live.table) == due + 900
    live.wake(due + 900)
    assert 1 not in live.table.to_act()


def test_a_thought_about_an_old_question_is_dropped() -> None:
    live, job = thinking()
    live.does(ANA, TakeBack())
    live.plays(0, CHOOSE)
    anew = Think(1, "random", 2)
    assert live.jobs == [job, anew]
    live.take(handler.thought(live.table, job, {"do": "nonsense"}, None, live.now + 9000))
    assert live.table.thinking[1].move is None
    live.take(handler.thought(live.table, anew, LAY, None, live.now))
    assert live.table.thinking[1].move == LAY


def test_nobody_answers_for_a_bot_whose_question_is_gone() -> None:
    live, job = thinking()
    live.take(handler.thought(live.table, job, LAY, None, live.now))
    live.does(ANA, TakeBack())
    assert wake_at(live.table) is None
    live.wait(10_000)
    assert live.table.view(None).question == "choose"


def test_a_bot_whose_worker_failed_thinks_again_and_takes_its_time() -> None:
    live, job = thinking()
    due, live.jobs = live.table.thinking[1].due, []
    live.now += 200
    live.take(handler.failed(live.table, job, malformed("no worker"), live.now))
    assert live.jobs == [job]
    assert live.table.thinking[1].due == due + 200


def test_a_worker_that_failed_over_an_old_question_changes_nothing() -> None:
    live, job = thinking()
    live.does(ANA, TakeBack())
    live.plays(0, CHOOSE)
    live.jobs = []
    live.take(handler.failed(live.table, job, malformed("no worker"), live.now))
    assert live.jobs == []


def test_a_bot_that_wants_what_is_not_allowed_does_not_undo_what_others_do() -> None:
    live, job = thinking()
    live.take(handler.thought(live.table, job, {"do": "lay", "slot": 7}, None, live.now))
    live.now += 2000
    live.plays(0, LAY)
    assert len(live.log) == live.table.size


def test_who_returns_is_not_played_for_by_a_thought_that_comes_later() -> None:
    live = begun()
    live.does(ANA, Leave())
    job = live.jobs.pop()
    assert isinstance(job, Think)
    live.does(ANA, Return())
    live.take(handler.thought(live.table, job, CHOOSE, None, live.now))
    live.wait(5000)
    assert live.table.play()[1].entries[-1].seat == 0
    assert live.table.view(None).question == "choose"


def test_a_slow_bot_answers_before_the_window_closes() -> None:
    for number in range(8):
        live = begun(bots=[2], pace=10_000, window=Window(1), root=str(number))
        live.until(lambda table: table.window is not None)
        live.work(live.jobs.pop())
        until = live.table.window_until
        assert until is not None
        assert live.table.thinking[2].due < until


# No table ever hangs


def goes_on_alone(live: Live, steps: int) -> int:
    """Let nothing happen but what happens by itself; how many steps it took to the end."""
    for number in range(steps):
        if live.table.stage == "over":
            return number
        if live.jobs:
            live.work(live.jobs.pop(0))
            continue
        at = wake_at(live.table)
        assert at is not None, "the table hangs"
        before = wake_at(live.table), len(live.log)
        live.wake(max(at, live.now))
        assert (wake_at(live.table), len(live.log)) != before, "woken for nothing"
    raise AssertionError("it goes on for ever")


@pytest.mark.parametrize("window", [Window(6, "time"), Window(6, "answered")])
@pytest.mark.parametrize("clock", CLOCKS[1:])
@pytest.mark.parametrize("name", ["antayagi", "antheno", "tanxi"])
@pytest.mark.parametrize("there", [True, False])
def test_a_game_ends_though_nobody_ever_answers(
    name: str, clock: Clock, window: Window, there: bool
) -> None:
    live = begun(name, clock=clock, window=window, substitute="random", bots=[1])
    for person in () if there else (ANA, CLEO):
        live.go(person)
    goes_on_alone(live, 5000)
    assert live.table.outcome is not None


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("name", ["antayagi", "antheno", "tanxi"])
def test_a_game_ends_though_people_stop_answering_in_its_midst(name: str, clock: Clock) -> None:
    live = begun(name, clock=clock, substitute="random", seats=4 if name != "tanxi" else 3)
    live.steps(15)
    for person in PEOPLE[1:4]:
        live.go(person)
    live.does(ANA, Leave())
    goes_on_alone(live, 5000)
    assert live.table.outcome is not None


@pytest.mark.parametrize("name", ["antayagi", "antheno", "tanxi"])
def test_a_game_without_a_clock_ends_though_only_one_is_still_there(name: str) -> None:
    live = begun(name, substitute="random")
    live.go(BO)
    live.go(CLEO)
    for _ in range(5000):
        if live.table.stage == "over":
            break
        if 0 in live.owing() and not live.jobs:
            live.answer(0, move_data(live.some_move(0)))
            live.now += 10
        elif live.jobs:
            live.work(live.jobs.pop(0))
        else:
            at = wake_at(live.table)
            assert at is not None, "the table hangs"
            live.wake(max(at, live.now))
    assert live.table.outcome is not None
    assert set(live.table.bots[1:]) <= {"random", None}


@pytest.mark.parametrize("clock", CLOCKS[1:])
@pytest.mark.parametrize("name", ["antayagi", "antheno", "tanxi"])
def test_a_game_ends_though_the_server_restarts_again_and_again(name: str, clock: Clock) -> None:
    live = begun(name, clock=clock, substitute="random")
    for _ in range(8):
        for _ in range(10):
            if live.jobs:
                live.work(live.jobs.pop(0))
            elif live.table.stage == "playing":
                live.wake(max(wake_at(live.table) or 0, live.now))
        live.restart()
    goes_on_alone(live, 5000)
    assert live.table.outcome is not None


# The server was away


@pytest.mark.parametrize("clock", [PerMove(30), Bank(60, 5)])
def test_nobody_loses_minutes_while_the_server_is_away(clock: Clock) -> None:
    live = begun(clock=clock)
    before = list(live.table.clocks.left)
    live.now += 3_600_000
    live.take(handler.resume(live.table, live.now))
    assert [live.table.clocks.left_at(seat, live.now) for seat in range(3)] == before
    assert live.table.bots == [None] * 3
    assert live.refolded().clocks.left == live.table.clocks.left


def test_days_go_on_while_the_server_is_away() -> None:
    live = begun(clock=Correspondence(1))
    size = live.table.size
    live.now += 3_600_000
    live.take(handler.resume(live.table, live.now))
    assert live.table.size == size
