"""No time is gained by leaving, returning or taking back, but for one grace in a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sobremesa.table.clocks import GRACE
from sobremesa.table.log import Acted, Dealt, Logged, read
from sobremesa.table.messages import HandToBot, Leave, Return, TakeBack
from sobremesa.table.playing import MOMENT, wake_at
from sobremesa.table.settings import DAY, Bank, Clock, Correspondence, PerMove
from sobremesa.table.telling import encode
from tests.table.tables import HOST, PEOPLE, Json, Live, begun

ANA, BO = PEOPLE[:2]
CHOOSE: Json = {"do": "choose", "player": 1}
LAY: Json = {"do": "lay", "slot": 0}
TIMED: list[Clock] = [Bank(30, 10), Bank(12, 0), PerMove(20), Correspondence(1)]
DEEDS = ("move", "leave", "return", "back", "back two", "bots", "pass")


class Meter:
    """What each clock has given, and what was used of it while it was seen to run."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.used = [0] * live.table.seats
        self.asked: list[set[Any]] = [set() for _ in range(live.table.seats)]
        self.earned: list[tuple[int, int]] = []  # by whom, and how much: of moves that stand
        self.numbers = [0] * live.table.seats  # of the last question of each seat
        self.depths = [0] * live.table.seats  # how many moves stood when it was asked
        self.ran: list[int] = []  # whose time ran when we last looked
        self.seen = 0
        self.look()

    def running(self) -> list[int]:
        """Whose time runs, as everybody sees it."""
        running: list[int] = self.live.fresh(self.live.table.watchers)["clocks"]["running"]
        return running

    def look(self) -> None:
        """Note what has happened, and what is asked now."""
        log, self.seen = self.live.log[self.seen :], len(self.live.log)
        for entry in [logged.what for logged in log if isinstance(logged.what, Acted)]:
            self._note(entry)
        self.ran = self.running()
        for seat, asked in enumerate(self.live.table.asked):
            if asked.number != self.numbers[seat]:
                self.numbers[seat], self.depths[seat] = asked.number, len(self.earned)
            if seat in self.ran:
                self.asked[seat].add((self.depths[seat], asked.occasion))

    def _note(self, acted: Acted) -> None:
        entry: Any = acted.entry
        clock = self.live.table.settings.clock
        if entry.__struct_config__.tag == "take-back":
            del self.earned[-entry.moves :]
        elif entry.__struct_config__.tag == "move":
            increment = clock.increment * 1000 if isinstance(clock, Bank) else 0
            self.earned.append((entry.seat, increment if entry.seat in self.ran else 0))

    def given(self, seat: int) -> int:
        """All that this seat may ever have had so far."""
        clock = self.live.table.settings.clock
        if isinstance(clock, Bank):
            earned = sum(ms for who, ms in self.earned if who == seat)
            return clock.seconds * 1000 + earned + GRACE
        seconds = clock.days * DAY if isinstance(clock, Correspondence) else clock.seconds  # type: ignore[union-attr]
        return len(self.asked[seat]) * seconds * 1000 + GRACE

    def check(self) -> None:
        """Nobody has had more."""
        clock = self.live.table.settings.clock
        for seat, used in enumerate(self.used):
            banked = isinstance(clock, Bank) or seat in self.running()
            left = self.live.table.clocks.left_at(seat, self.live.now) if banked else 0
            assert used + left <= self.given(seat), (seat, used, left, self.given(seat))


def deed(live: Live, what: str, seat: int) -> None:
    """Something that this seat does, if it may; a refusal is an answer too."""
    person = live.person(seat)
    if what == "move" and seat in live.owing():
        live.answer(seat, live.some_move(seat))
    elif what == "bots":
        for _ in range(3):
            if live.jobs:
                live.work(live.jobs.pop(0))
    elif what in ("leave", "return"):
        live.say(person, Leave() if what == "leave" else Return())
    elif what.startswith("back"):
        live.say(person, TakeBack(moves=2 if what == "back two" else 1))


def pass_time(live: Live, meter: Meter, ms: int) -> None:
    """Time goes by, step by step, and is noted for those whose clocks run."""
    until = live.now + ms
    while live.table.stage == "playing":
        at = wake_at(live.table)
        then = until if at is None else min(max(at, live.now), until)
        for seat in meter.running():
            meter.used[seat] += then - live.now
        live.now = then
        if at is None or at > until:
            break
        live.wake(then)
        meter.look()
        meter.check()


@pytest.mark.parametrize("clock", TIMED, ids=str)
@pytest.mark.parametrize("name", ["antayagi", "tanxi"])
@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32))
@example(seed=11081)  # who came back to a question of before the others' last moves had it anew
@example(seed=5196)
def test_no_time_is_gained_by_leaving_returning_or_taking_back(
    name: str, clock: Clock, seed: int
) -> None:
    simulated = Random(seed)
    live = begun(name, clock=clock, bots=[2], substitute="random", pace=3000)
    live.random = simulated
    slow = 3600 if isinstance(clock, Correspondence) else 1
    meter = Meter(live)
    for _ in range(80):
        if live.table.stage != "playing":
            break
        what = simulated.choice(DEEDS)
        if what == "pass":
            pass_time(live, meter, simulated.randrange(8_000) * slow)
        else:
            deed(live, what, simulated.choice(live.owing() or [0, 1]))
        if live.table.stage == "playing":
            meter.look()
            meter.check()


# One by one


def left(live: Live, seat: int = 0) -> int:
    """What this seat has left."""
    return live.table.clocks.left_at(seat, live.now)


def test_who_leaves_and_returns_again_and_again_has_one_grace() -> None:
    live = begun(clock=Bank(10))
    live.now += 9_000
    live.does(ANA, Leave())
    live.does(ANA, Return())
    assert left(live) == GRACE
    live.now += 7_000
    live.does(ANA, Leave())
    live.does(ANA, Return())
    assert left(live) == 3_000


def test_a_move_that_is_taken_back_takes_its_increment_along() -> None:
    live = begun(clock=Bank(30, 10))
    for _ in range(12):
        live.plays(0, CHOOSE)
        live.now += 1_000
        live.does(ANA, TakeBack())
    assert left(live) == 30_000 - 12 * 1_000


def test_t_10_a_move_whose_increment_is_spent_stands() -> None:
    live = begun(clock=Bank(10, 10))
    live.now += 9_000
    live.plays(0, CHOOSE)
    live.now += 2_000
    assert left(live) == 9_000
    assert live.refusal(ANA, TakeBack()) == "T-10"


@pytest.mark.parametrize("clock", [PerMove(20), Correspondence(1)])
def test_a_question_that_comes_back_by_taking_back_keeps_its_time(clock: Clock) -> None:
    live = begun(clock=clock)
    whole = left(live)
    live.now += 5_000
    live.plays(0, CHOOSE)
    assert left(live) == left(live, 1) == whole
    live.now += 7_000
    live.does(ANA, TakeBack())
    assert left(live) == whole - 5_000
    live.now += 1_000
    live.plays(0, CHOOSE)
    assert left(live) == left(live, 1) == whole - 7_000


def test_t_10_nobody_returns_to_a_clock_that_has_run_out_and_given_its_grace() -> None:
    live = begun(clock=Bank(10))
    live.wait(10_000)
    live.does(ANA, Return())
    live.wait(GRACE)
    assert live.table.bots[0] is not None
    assert live.refusal(ANA, Return()) == "T-10"


def test_t_10_who_has_used_up_a_question_returns_with_the_next_one() -> None:
    live = begun(clock=PerMove(20), substitute="random")
    live.wait(20_000)
    live.does(ANA, Return())
    live.wait(GRACE)
    assert live.refusal(ANA, Return()) == "T-10"
    live.until(lambda table: table.view(None).question != "choose")
    live.does(ANA, Return())
    assert left(live) == 20_000


def test_a_bot_does_not_begin_to_think_anew_when_its_player_leaves_twice() -> None:
    live = begun(clock=PerMove(20), pace=10_000)
    live.does(ANA, Leave())
    due = live.table.thinking[0].due
    live.now += 1_000
    live.does(ANA, Return())
    assert live.table.thinking[0].due == due
    assert wake_at(live.table) == live.now + 20_000
    live.now += 1_000
    live.does(ANA, Leave())
    assert live.table.thinking[0].due == due


@pytest.mark.parametrize("clock", TIMED, ids=str)
def test_clocks_are_the_same_when_the_log_is_followed_again(clock: Clock) -> None:
    live = begun(clock=clock, bots=[2], substitute="random")
    for what in ("move", "pass", "back", "move", "leave", "pass", "bots", "return", "back"):
        live.wait(3_000) if what == "pass" else deed(live, what, 0)
    assert live.refolded().clocks.left == live.table.clocks.left


# Games that were dealt before


def dealt_before(live: Live) -> list[Logged]:
    """The log as a version wrote it that knew nothing of this."""
    return [
        Logged(logged.at, Dealt(logged.what.head)) if isinstance(logged.what, Dealt) else logged
        for logged in live.log
    ]


def test_a_game_that_was_dealt_before_keeps_the_clocks_that_it_had() -> None:
    live = begun(clock=Bank(30, 10))
    old = Live(live.table.made)
    old.log = dealt_before(live)
    old.table, old.now = old.refolded(), live.now
    for _ in range(12):
        old.plays(0, CHOOSE)
        old.does(ANA, TakeBack())
    assert left(old) == 150_000
    assert old.refolded().clocks.left == old.table.clocks.left


def test_a_deal_of_an_older_version_is_read_as_such() -> None:
    live = begun()
    [dealt] = [logged.what for logged in dealt_before(live) if isinstance(logged.what, Dealt)]
    body = b'{"what":"dealt","head":' + encode(dealt.head) + b"}"
    assert read(0, body).what == dealt
    assert dealt.just is False


# Whose turn it is


def test_t_11_a_host_does_not_take_the_turn_of_somebody_who_is_there() -> None:
    live = begun(bots=[2])
    assert live.refusal(HOST, HandToBot(seat=1)) == "T-11"
    live.go(BO)
    live.now += MOMENT - 1
    assert live.refusal(HOST, HandToBot(seat=1)) == "T-11"
    live.now += 1
    live.does(HOST, HandToBot(seat=1))
    assert live.table.bots[1] == "casual"


def test_t_11_who_has_days_to_answer_need_not_be_there() -> None:
    live = begun(bots=[2], clock=Correspondence(2))
    live.go(BO)
    live.now += 2 * DAY * 1000 - 1
    assert live.refusal(HOST, HandToBot(seat=1)) == "T-11"
