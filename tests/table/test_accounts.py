"""Bot accounts at a table: they answer what they are asked, and are bots to everybody."""

from __future__ import annotations

from typing import Any, Final

import pytest

from sobremesa.games import GAMES
from sobremesa.kernel.errors import OptionsFault
from sobremesa.kernel.record import move_data
from sobremesa.table.jobs import Think
from sobremesa.table.log import ACCOUNT, Acted, Person, TableSet
from sobremesa.table.messages import Answer, AnyRequest, Hint, Leave, Plan, Resign, Sit, Stop, Talk
from sobremesa.table.playing import OUTSIDE
from sobremesa.table.settings import BotSeat, OpenSeat, Settings, check_settings
from tests.table.tables import BOT, HOST, PEOPLE, PLAYS, ROOT, Live

DEEP: Final = Person(ACCOUNT + "deep", "deep")
OTHER: Final = Person(ACCOUNT + "other", "other")
INVITED: Final = BotSeat("random", "deep")
SEAT: Final = 1


def invited(game: str = "antayagi", **how: Any) -> Live:
    """A table of Ana with an account and a bot, at which the game is about to begin."""
    settings = Settings(game, (OpenSeat(), INVITED, BOT), options=PLAYS[game], **how)
    live = Live(TableSet(settings, HOST, ROOT))
    live.seat_people()
    return live


def its_turn(live: Live, there: bool = True) -> None:
    """Play until the account is asked."""
    if there:
        live.come(DEEP)
    live.start()
    live.until(lambda table: SEAT in table.to_act())


def thoughts(live: Live) -> list[Think]:
    """What bots of the table are to think about at the account's seat."""
    return [job for job in live.jobs if isinstance(job, Think) and job.seat == SEAT]


def its_answer(live: Live) -> Answer:
    """Something that the account may answer."""
    return Answer(question=live.asked(SEAT), move=move_data(live.some_move(SEAT)))


def test_an_account_that_is_there_answers_itself() -> None:
    live = invited()
    its_turn(live)
    assert not thoughts(live)
    live.does(DEEP, its_answer(live))
    acted = [each.what for each in live.log if isinstance(each.what, Acted)]
    assert (acted[-1].entry.seat, acted[-1].by_person) == (SEAT, False)


def test_a_bot_of_the_table_answers_for_an_account_that_is_away() -> None:
    live = invited()
    its_turn(live, there=False)
    assert thoughts(live)
    live.to_the_end()


def test_who_leaves_is_replaced_at_once_and_may_come_back() -> None:
    live = invited()
    its_turn(live)
    live.go(DEEP)
    assert [job.question for job in thoughts(live)] == [live.asked(SEAT)]
    live.come(DEEP)
    live.does(DEEP, its_answer(live))  # faster than who was asked for it
    live.to_the_end()


def test_nobody_waits_for_ever_for_an_account() -> None:
    live = invited(pace=0)
    its_turn(live)
    number = live.asked(SEAT)
    live.wait(OUTSIDE - 1 - (live.now - live.table.asked[SEAT].since))
    assert not thoughts(live)
    live.wait(1)
    assert [job.question for job in thoughts(live)] == [number]
    live.to_the_end()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_an_account_comes_to_its_end_and_folds_to_the_same(game: str) -> None:
    live = invited(game, pace=0)
    live.come(DEEP)
    live.start()
    for number in range(60):
        if live.table.stage == "playing" and SEAT in live.table.to_act() and number % 3:
            live.say(DEEP, its_answer(live))
        live.steps(1)
    assert live.refolded().size == live.table.size
    assert [stream.number for stream in live.refolded().streams] == [
        stream.number for stream in live.table.streams
    ]


@pytest.mark.parametrize(
    "request_",
    [
        Talk(text="I am a person."),
        Stop(),
        Leave(),
        Resign(),
        Hint(),
        Sit(seat=0, commitment="0" * 64),
    ],
    ids=lambda request: type(request).__name__,
)
def test_t_13_an_account_takes_no_part_in_what_is_for_people(request_: AnyRequest) -> None:
    live = invited()
    its_turn(live)
    assert live.refusal(DEEP, request_) == "T-13"


def test_who_is_not_invited_answers_nothing() -> None:
    live = invited()
    its_turn(live, there=False)
    assert live.refusal(OTHER, its_answer(live)) == "T-2"


def test_an_account_is_a_bot_to_everybody() -> None:
    live = invited()
    its_turn(live)
    seat = live.room(PEOPLE[0])["seats"][SEAT]
    assert seat["plan"] == {"kind": "bot", "level": "random", "account": "deep"}
    assert (seat["name"], seat["connected"]) == ("deep", True)
    assert live.room(PEOPLE[0])["watchers"] == 0
    assert live.room(DEEP)["you"] == SEAT
    record = live.table.play()[1]
    assert (record.head.players[SEAT].name, record.head.players[SEAT].bot) == ("deep", "random")


def test_an_account_does_not_hear_people_talk() -> None:
    live = invited()
    its_turn(live)
    number = live.table.streams[SEAT].number
    live.does(PEOPLE[0], Talk(text="Shall we let it win?"))
    assert live.table.streams[SEAT].number == number
    assert "win?" not in str(live.fresh(SEAT))
    assert "win?" in str(live.fresh(live.table.watchers))


def test_people_stop_a_game_without_asking_an_account() -> None:
    live = invited()
    its_turn(live)
    live.does(PEOPLE[0], Stop())
    assert live.table.stage == "over"


def test_an_account_sits_once_and_plays_our_boxes_alone() -> None:
    twice = Settings("antayagi", (OpenSeat(), INVITED, INVITED))
    with pytest.raises(OptionsFault, match="field seats, seat 2: 'deep' has a seat"):
        check_settings(twice, GAMES)
    text = next(iter(GAMES["antayagi"].released.values()))
    with pytest.raises(OptionsFault, match="field seats, seat 1: bot accounts play only with"):
        check_settings(Settings("antayagi", (OpenSeat(), INVITED, BOT), pack=text), GAMES)
    live = invited()
    assert live.refusal(PEOPLE[0], Plan(seat=2, plan=INVITED)) == "K-3"
