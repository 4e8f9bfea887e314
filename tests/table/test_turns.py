"""Whose turn it is, as lists of tables say it: what somebody there is shown anyway."""

from __future__ import annotations

import pytest

from sobremesa.table.messages import Leave
from sobremesa.table.settings import Correspondence, NoClock, PerMove, Window
from sobremesa.table.table import Table
from sobremesa.table.turns import TurnShown, turns_of
from tests.table.tables import LET_IT_BE, PEOPLE, Live, begun, waiting

DAY = 86_400_000


def turn(table: Table, seat: int | None) -> TurnShown:
    """Whose turn it is, for who sits there."""
    turns = turns_of(table)
    assert turns is not None
    return turns.of(seat)


def one_is_asked(live: Live) -> int:
    """Somebody alone is asked: who."""
    live.until(lambda table: table.window is None and len(table.to_act()) == 1)
    return live.table.to_act()[0]


def test_before_and_after_a_game_it_is_nobodys_turn() -> None:
    assert turns_of(waiting().table) is None
    live = begun()
    live.to_the_end()
    assert turns_of(live.table) is None


def test_who_is_asked_reads_so_and_the_others_read_who_it_is() -> None:
    live = begun()
    seat = one_is_asked(live)
    assert turn(live.table, seat) == TurnShown(True, (seat,))
    for other in [*({0, 1, 2} - {seat}), None]:
        assert turn(live.table, other) == TurnShown(False, (seat,))


@pytest.mark.parametrize(("clock", "ms"), [(PerMove(20), 20_000), (Correspondence(2), 2 * DAY)])
def test_it_says_when_the_time_is_over(clock: PerMove | Correspondence, ms: int) -> None:
    live = begun(clock=clock)
    seat = one_is_asked(live)
    until = live.table.asked[seat].since + ms
    assert [turn(live.table, each).until for each in (seat, None)] == [until, until]


@pytest.mark.parametrize("clock", [NoClock(), PerMove(20)])
def test_in_a_window_one_hears_of_oneself_alone(clock: NoClock | PerMove) -> None:
    live = begun(clock=clock, window=Window(6, "time"))
    live.until(lambda table: table.window is not None)
    until = live.table.window_until
    live.until(lambda table: len(table.to_act()) == 3)
    live.plays(1, LET_IT_BE)
    assert turn(live.table, 0) == TurnShown(True, (), until)
    assert turn(live.table, 1) == TurnShown()
    assert turn(live.table, None) == TurnShown()


def test_it_is_not_the_turn_of_who_lets_a_bot_play() -> None:
    live = begun()
    seat = one_is_asked(live)
    live.does(PEOPLE[seat], Leave())
    assert turn(live.table, seat) == TurnShown()
