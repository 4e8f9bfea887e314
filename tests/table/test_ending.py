"""Tables end: closed, stopped, given up, deserted or full; and what their record says then."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.course import Course, verify
from sobremesa.kernel.errors import RecordFault
from sobremesa.kernel.record import Moved, Record, Resigned, Stopped, read_record, write_record
from sobremesa.table import ending, handler
from sobremesa.table.ending import ABSENCE, LONG_ABSENCE
from sobremesa.table.messages import (
    Close,
    Leave,
    Mute,
    Resign,
    Return,
    Rise,
    SetStandingAnswer,
    Stop,
    TakeBack,
    Talk,
)
from sobremesa.table.playing import PATIENCE, wake_at
from sobremesa.table.settings import DAY, Bank, Clock, Correspondence, NoClock, PerMove, Window
from sobremesa.terminal.start import resumed
from tests.table.tables import (
    HOST,
    LET_IT_BE,
    PEOPLE,
    WATCHER,
    Json,
    Live,
    begun,
    seated,
    sit,
    standing_of,
    waiting,
)

ANA, BO, CLEO = PEOPLE[:3]
CHOOSE: Json = {"do": "choose", "player": 1}
LAY: Json = {"do": "lay", "slot": 0}


def record_of(live: Live) -> Record:
    """The record as it is downloaded and read again."""
    return read_record(write_record(live.table.play()[1]), GAMES)[1]


def verified(live: Live) -> dict[str, bool]:
    """What was verified of the record, and whether it is right."""
    return {each.what: each.fault is None for each in verify(live.game, record_of(live))}


# Closing


def test_a_waiting_table_is_closed_by_its_host() -> None:
    live = seated()
    assert live.refusal(BO, Close()) == "T-3"
    live.does(HOST, Close())
    assert live.table.stage == "closed"
    assert live.room(BO)["ended"] == "host"
    assert live.refusal(BO, Rise()) == "T-5"
    assert live.refusal(HOST, Close()) == "T-5"


def test_a_table_in_play_is_not_closed_by_its_host() -> None:
    live = begun()
    assert live.refusal(HOST, Close()) == "T-5"


def test_a_table_that_nobody_came_to_says_so() -> None:
    live = waiting()
    live.take(handler.close(live.table, live.now))
    assert live.room(HOST)["ended"] == "abandoned"


def test_a_table_that_has_begun_meanwhile_is_not_put_away() -> None:
    live = begun()
    live.take(handler.close(live.table, live.now))
    assert live.table.stage == "playing"


# Stopping


@pytest.mark.parametrize("name", ["antayagi", "antheno", "tanxi"])
def test_a_game_stops_when_all_who_are_there_agree(name: str) -> None:
    live = begun(name)
    live.steps(5)
    live.until(lambda table: not table.judging)
    live.does(BO, Stop())
    assert live.room(CLEO)["stopping"] == [1]
    assert live.sent_to(3)[-1]["lines"] == [{"act": "stop", "seat": 1, "agree": True}]
    assert "seed" not in live.room(ANA)
    live.does(ANA, Stop())
    assert live.table.stage == "playing"
    live.does(CLEO, Stop())
    seen = live.room(WATCHER)
    assert (seen["stage"], seen["ended"]) == ("over", "agreed")
    assert "ranks" not in seen
    assert seen["seed"] == live.table.seed()
    assert live.sent_to(3)[-1]["lines"] == [{"act": "stopped", "seat": 2, "why": "agreed"}]
    assert all(live.fresh(seat).get("question") is None for seat in range(3))
    assert wake_at(live.table) is None
    assert standing_of(live.refolded()) == standing_of(live.table)


def test_a_stopped_game_verifies_and_ends_with_the_stop() -> None:
    live = begun(bots=[1, 2])
    live.plays(0, CHOOSE)
    live.does(ANA, Stop())
    assert verified(live) == {
        "commitment": True,
        "words": True,
        "shuffle": True,
        "moves": True,
        "stopped-agreed": True,
    }
    course = Course(live.game, record_of(live).head)
    for entry in record_of(live).entries:
        course.follow(entry)
    assert course.outcome is None


def test_a_stopped_game_is_not_resumed_in_the_terminal() -> None:
    live = begun(bots=[1, 2])
    live.does(ANA, Stop())
    with pytest.raises(RecordFault, match="was stopped"):
        resumed(live.game, record_of(live))


def test_nothing_comes_after_the_stop_in_a_record() -> None:
    live = begun(bots=[1, 2])
    live.does(ANA, Stop())
    record = record_of(live)
    record.entries.append(Moved(0, CHOOSE))
    moves = verify(live.game, record)[3]
    assert moves.illegal is not None
    assert moves.illegal.rule == "K-4"


def test_who_declines_takes_the_proposal_off_the_table() -> None:
    live = begun()
    live.does(ANA, Stop())
    rooms = live.rooms
    live.does(BO, Stop(agree=False))
    assert live.sent_to(3)[-1]["lines"] == [{"act": "stop", "seat": 1, "agree": False}]
    assert "stopping" not in live.room(CLEO)
    assert live.rooms == rooms + 1
    live.does(CLEO, Stop())
    live.does(BO, Stop())
    assert live.table.stage == "playing"


def test_a_move_withdraws_the_proposal_and_everybody_sees_it() -> None:
    live = begun()
    live.does(BO, Stop())
    rooms = live.rooms
    live.plays(0, CHOOSE)
    assert "stopping" not in live.room(CLEO)
    assert live.rooms == rooms + 1


def test_a_bots_move_does_not_withdraw_the_proposal() -> None:
    live = begun(bots=[1])
    live.plays(0, CHOOSE)
    live.does(ANA, Stop())
    live.work(live.jobs.pop())
    live.wait(2_000)
    assert 1 not in live.table.to_act()
    assert live.table.stopping == [0]


def test_a_secret_answer_does_not_withdraw_the_proposal() -> None:
    live = begun(window=Window(600, "answered"))
    live.until(lambda table: table.window is not None)
    live.does(ANA, Stop())
    rooms = live.rooms
    live.plays(1, LET_IT_BE)
    assert (live.table.stopping, live.rooms) == ([0], rooms)


def test_who_is_there_is_asked_and_who_has_been_away_for_long_is_not() -> None:
    live = begun()
    live.go(CLEO)
    live.does(ANA, Stop())
    live.does(BO, Stop())
    assert live.table.stage == "playing"  # her connection may only have been lost for a moment
    live.now += PATIENCE
    live.does(BO, Stop())
    assert live.table.ended == "agreed"


@pytest.mark.parametrize(
    ("clock", "absence"),
    [
        (PerMove(3600), ABSENCE),
        (Bank(14_400), ABSENCE),
        (NoClock(), LONG_ABSENCE),
        (Correspondence(3), 3 * DAY * 1000),
    ],
)
def test_one_alone_stops_a_game_after_a_documented_time(clock: Clock, absence: int) -> None:
    live = begun(clock=clock)
    live.go(BO)
    live.go(CLEO)
    live.now += absence - 1
    live.does(ANA, Stop())
    assert live.table.stage == "playing"
    live.now += 1
    live.does(ANA, Stop())
    assert live.table.ended == "alone"
    assert live.room(BO)["ended"] == "alone"


def test_in_correspondence_play_those_count_who_were_there_within_its_days() -> None:
    live = begun(clock=Correspondence(3))
    live.go(CLEO)
    live.now += 2 * DAY * 1000
    live.does(ANA, Stop())
    live.does(BO, Stop())
    assert live.table.stage == "playing"
    live.come(CLEO)
    live.does(CLEO, Stop())
    assert live.table.ended == "agreed"


def test_how_long_somebody_was_away_is_known_after_a_restart() -> None:
    live = begun()
    live.plays(0, CHOOSE)
    live.now += LONG_ABSENCE
    live.restart()
    live.come(ANA)
    live.does(ANA, Stop())
    assert live.table.ended == "alone"


def test_only_who_plays_can_stop_a_game() -> None:
    live = begun()
    assert live.refusal(WATCHER, Stop()) == "T-2"
    live.does(BO, Resign())
    assert live.refusal(BO, Stop()) == "K-6"
    assert seated().refusal(ANA, Stop()) == "T-5"


def test_a_game_that_nobody_has_touched_is_stopped() -> None:
    live = begun()
    live.take(handler.expire(live.table, live.now))
    assert (live.table.stage, live.table.ended) == ("over", "untouched")
    assert verified(live)["stopped-untouched"]
    size = len(live.log)
    live.take(handler.expire(live.table, live.now))
    assert len(live.log) == size


# Resigning


@pytest.mark.parametrize("name", ["antayagi", "antheno", "tanxi"])
def test_who_resigns_is_last_and_a_bot_plays_on(name: str) -> None:
    live = begun(name, seats=4, bots=[3], substitute="random")
    live.does(CLEO, Resign())
    live.does(ANA, Resign())
    seats = live.room(WATCHER)["seats"]
    assert [seat.get("resigned", False) for seat in seats] == [True, False, True, False]
    assert [seat.get("asleep") for seat in seats] == ["random", None, "random", None]
    live.to_the_end()
    ranks = live.room(BO)["ranks"]
    assert (ranks[0], ranks[2]) == (3, 4)  # who held out longer is better placed
    own = live.game.outcome(live.table.state)
    assert own is not None
    assert (ranks[1] < ranks[3]) == (own.ranks[1] < own.ranks[3])
    assert all(verified(live).values())
    assert standing_of(live.refolded()) == standing_of(live.table)


def test_k_6_who_has_resigned_does_not_come_back() -> None:
    live = begun()
    live.does(BO, Resign())
    assert live.refusal(BO, Return()) == "K-6"
    assert live.refusal(BO, Resign()) == "K-6"


def test_who_sleeps_can_resign() -> None:
    live = begun()
    live.does(BO, Leave())
    size = len(live.log)
    live.does(BO, Resign())
    assert len(live.log) == size + 1


def test_a_game_ends_when_its_last_person_resigns() -> None:
    live = begun(seats=4, bots=[1, 3])
    live.does(ANA, Resign())
    live.does(CLEO, Resign())
    seen = live.room(WATCHER)
    assert (seen["stage"], seen["ranks"]) == ("over", [4, 1, 3, 1])
    assert "ended" not in seen
    assert seen["seed"] == live.table.seed()
    assert wake_at(live.table) is None
    assert all(verified(live).values())


def test_a_resignation_in_a_record_cannot_be_forged() -> None:
    live = begun(bots=[1])
    live.does(ANA, Resign())
    live.does(CLEO, Resign())
    record = record_of(live)
    [remark, _] = verify(live.game, record)[3].remarks
    assert (remark.id, remark.args["seat"]) == ("remarked-resigned", 0)
    record.entries[0] = Resigned(2, record.entries[0].check)
    assert verify(live.game, record)[3].fault is not None
    record.entries[0] = Stopped("agreed", 0, record.entries[0].check)
    assert verify(live.game, record)[3].fault is not None


# Nobody there, and nothing for ever


def test_bots_do_not_play_on_for_nobody_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "LONELY", 30)
    live = begun("tanxi", options={"characters": "random"}, bots=[2], substitute="random")
    live.steps(20)
    live.does(ANA, Leave())
    live.does(BO, Leave())
    played = live.table.moves
    live.until(lambda table: table.stage == "over")
    assert (live.table.ended, live.table.moves) == ("deserted", played + 30)
    assert verified(live)["stopped-deserted"]


def test_bots_play_on_while_somebody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "LONELY", 3)
    live = begun("antayagi", bots=[1, 2])
    live.to_the_end()
    assert live.table.outcome is not None


def test_a_log_that_is_full_of_moves_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "MOVES", 12)
    live = begun("tanxi", options={"characters": "random"})
    live.until(lambda table: table.stage == "over")
    assert (live.table.ended, live.table.moves) == ("full", 12)


@pytest.mark.parametrize(
    "chatter",
    [
        [Talk(text="la la la")],
        [Mute(seat=1, on=True), Mute(seat=1, on=False)],
        [SetStandingAnswer(move=LET_IT_BE)],
        [Stop(), Stop(agree=False)],
    ],
    ids=["talk", "mute", "stand", "stop"],
)
def test_t_12_asides_leave_room_for_moves(
    chatter: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ending, "ASIDES", 8)
    live = begun()
    for number in range(8):
        live.now += 10_000
        live.does(ANA, chatter[number % len(chatter)])
    live.now += 10_000
    for request in (*chatter, Talk(phrase="hello"), TakeBack()):
        assert live.refusal(ANA, request) == "T-12"
    live.does(BO, Talk(phrase="hello"))
    live.plays(0, CHOOSE)


def test_t_12_nobody_leaves_and_returns_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "ASIDES", 4)
    live = begun()
    for _ in range(4):
        live.does(ANA, Leave())
        live.does(ANA, Return())
    live.does(ANA, Leave())
    assert live.refusal(ANA, Return()) == "T-12"


def test_t_12_spectators_share_their_part_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "ASIDES", 2)
    live = begun()
    for _ in range(2):
        live.does(WATCHER, Talk(phrase="hello"))
    assert live.refusal(PEOPLE[5], Talk(phrase="hello")) == "T-12"
    live.does(ANA, Talk(phrase="hello"))


def test_t_12_a_stranger_does_not_close_a_table_by_changing_seats() -> None:
    live = waiting()
    for number in range(ending.SITTINGS):
        live.does(BO, sit(1 + number % 2))
    for seat in (1, 2):
        assert live.refusal(BO, sit(seat)) == "T-12"
    live.does(BO, Rise())
    assert live.table.stage == "waiting"
    live.does(CLEO, sit(1))


def test_a_table_at_which_people_only_sit_down_and_rise_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ending, "SEATINGS", 10)
    live = waiting()
    for _ in range(5):
        live.does(BO, sit(1))
        live.does(BO, Rise())
    assert (live.table.stage, live.table.ended) == ("closed", "full")
